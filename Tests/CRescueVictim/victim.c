#define _GNU_SOURCE
#include "CRescueVictim.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <termios.h>
#include <unistd.h>

#include "CTerminalRescue.h"

// Written after the call, so that no compiler makes a loop of it.
static int overflow(volatile char *above) {
  volatile char room[4096];
  room[0] = above ? above[0] : 1;
  int depth = overflow(room);
  room[1] = (char)depth;
  return depth + room[1];
}

static void die(enum kl_victim_death death, int number) {
  switch (death) {
  case kl_victim_bad_address: *(volatile int *)8 = 1; break;
  case kl_victim_past_the_file: {
    int empty = (int)memfd_create("empty", 0);
    volatile char *page = mmap(NULL, 4096, PROT_READ, MAP_SHARED, empty, 0);
    (void)page[0];
    break;
  }
  case kl_victim_stack_overflow: overflow(NULL); break;
  case kl_victim_abort: abort();
  case kl_victim_raise: raise(number); break;
  }
}

static _Noreturn void be_victim(
    int tty_fd, const char *restore, enum kl_victim_death death, int number, int disarms) {
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_UNBLOCK, &all, NULL);

  struct termios saved;
  if (tcgetattr(tty_fd, &saved) != 0) _exit(2);
  if (kl_rescue_arm(tty_fd, &saved, restore, strlen(restore)) != 0) _exit(3);
  struct termios raw = saved;
  cfmakeraw(&raw);
  if (tcsetattr(tty_fd, TCSANOW, &raw) != 0) _exit(4);
  if (disarms) kl_rescue_disarm();
  die(death, number);
  _exit(5);
}

pid_t kl_victim_start(int tty_fd, const char *restore, enum kl_victim_death death, int number, int disarms) {
  pid_t child = fork();
  if (child == 0) be_victim(tty_fd, restore, death, number, disarms);
  return child;
}
