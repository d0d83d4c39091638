#ifndef KEYLINE_CRESCUEVICTIM_H
#define KEYLINE_CRESCUEVICTIM_H

#include <sys/types.h>

/// How a child is to die.
enum kl_victim_death {
  kl_victim_bad_address,
  kl_victim_past_the_file,
  kl_victim_stack_overflow,
  kl_victim_abort,
  kl_victim_raise,
};

/// Forks a child that has a terminal put back when it dies, makes the terminal raw, and dies.
///
/// All of the child is C: no Swift code may run between fork and exec.
///
/// tty_fd: the terminal. restore: what is written to it. death: how the child dies. number: the signal that it
/// raises, where it dies like that. disarms: whether it gives the terminal back before. Returns the child's ID, or
/// -1 with errno set.
pid_t kl_victim_start(int tty_fd, const char *restore, enum kl_victim_death death, int number, int disarms);

#endif
