#ifndef KEYLINE_CTERMINALRESCUE_H
#define KEYLINE_CTERMINALRESCUE_H

#include <stddef.h>
#include <termios.h>

/// Bytes of restore sequences that can be kept for the handler.
#define KL_RESCUE_CAPACITY 512

/// Puts the terminal back when a fatal signal (SEGV, BUS, FPE, ILL, ABRT, SYS, TRAP) ends the process.
///
/// The handler runs on its own stack (so that it survives a stack overflow of the calling thread), writes the
/// sequences, sets the saved attributes and lets the signal end the process as if it had not been handled.
/// Arming again replaces what is kept.
/// Returns 0, or -1 with errno set (EINVAL when the sequences are longer than KL_RESCUE_CAPACITY).
int kl_rescue_arm(int tty_fd, const struct termios *saved, const char *restore_sequences, size_t n);

/// Keeps the handler from touching the terminal: it is not ours at the moment (suspended, or given back).
void kl_rescue_disarm(void);

#endif
