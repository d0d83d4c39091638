// One C file because the handler must run on an alternate stack and may only make async-signal-safe calls;
// a Swift closure can promise neither.
#define _GNU_SOURCE
#include "CTerminalRescue.h"

#include "CMappedFile.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

static int rescue_tty = -1;
static struct termios rescue_attributes;
static char rescue_bytes[KL_RESCUE_CAPACITY];
static size_t rescue_length;
static volatile sig_atomic_t rescue_armed;
static char rescue_stack[64 * 1024];

static const int fatal_signals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGSYS, SIGTRAP};

static void rescue(int number, siginfo_t *fault, void *context) {
  (void)context;
  if (number == SIGBUS && fault->si_code > 0 && kl_mapping_mend(fault->si_addr)) return;
  if (rescue_armed) {
    rescue_armed = 0;
    size_t written = 0;
    while (written < rescue_length) {
      ssize_t count = write(rescue_tty, rescue_bytes + written, rescue_length - written);
      if (count < 0 && errno == EINTR) continue;
      if (count <= 0) break;
      written += (size_t)count;
    }
    tcsetattr(rescue_tty, TCSANOW, &rescue_attributes);
  }
  signal(number, SIG_DFL);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, number);
  raise(number);
  sigprocmask(SIG_UNBLOCK, &only, NULL);
}

int kl_rescue_arm(int tty_fd, const struct termios *saved, const char *restore_sequences, size_t n) {
  if (n > KL_RESCUE_CAPACITY) {
    errno = EINVAL;
    return -1;
  }
  rescue_armed = 0;
  rescue_tty = tty_fd;
  rescue_attributes = *saved;
  memcpy(rescue_bytes, restore_sequences, n);
  rescue_length = n;

  stack_t stack = {.ss_sp = rescue_stack, .ss_size = sizeof rescue_stack};
  if (sigaltstack(&stack, NULL) != 0) return -1;
  struct sigaction action = {.sa_sigaction = rescue, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  // Everything is held back meanwhile: SIGTTOU would otherwise stop a background process in tcsetattr.
  sigfillset(&action.sa_mask);
  for (size_t i = 0; i < sizeof fatal_signals / sizeof fatal_signals[0]; i++) {
    if (sigaction(fatal_signals[i], &action, NULL) != 0) return -1;
  }
  rescue_armed = 1;
  return 0;
}

void kl_rescue_disarm(void) { rescue_armed = 0; }
