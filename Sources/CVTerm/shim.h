#ifndef KEYLINE_CVTERM_SHIM_H
#define KEYLINE_CVTERM_SHIM_H
#include <spawn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <termios.h>
#include <unistd.h>
#include <vterm.h>

/* Bit fields, unions and casting macros do not reach Swift: one getter each. */

static inline uint32_t kl_cell_scalar(const VTermScreenCell *cell, int index) { return cell->chars[index]; }
static inline bool kl_cell_bold(const VTermScreenCell *cell) { return cell->attrs.bold; }
static inline bool kl_cell_underline(const VTermScreenCell *cell) { return cell->attrs.underline != 0; }
static inline bool kl_cell_italic(const VTermScreenCell *cell) { return cell->attrs.italic; }
static inline bool kl_cell_reverse(const VTermScreenCell *cell) { return cell->attrs.reverse; }

/* -1: the default colour; 0 to 255: an index; from 256 on: 256 + 0xRRGGBB. */
static inline int32_t kl_color_code(const VTermColor *color) {
  if (color->type & VTERM_COLOR_DEFAULT_MASK) return -1;
  if (VTERM_COLOR_IS_INDEXED(color)) return color->indexed.idx;
  return 256 + (color->rgb.red << 16 | color->rgb.green << 8 | color->rgb.blue);
}
static inline int32_t kl_cell_foreground(const VTermScreenCell *cell) { return kl_color_code(&cell->fg); }
static inline int32_t kl_cell_background(const VTermScreenCell *cell) { return kl_color_code(&cell->bg); }

/* The other end of the terminal: Glibc's Swift module hides these prototypes. */

extern int posix_openpt(int flags);
extern int grantpt(int descriptor);
extern int unlockpt(int descriptor);
extern int ptsname_r(int descriptor, char *name, size_t length);
extern int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);

/* POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK, and POSIX_SPAWN_SETSID: the names are not imported. */
static const short kl_spawn_reset_signals = 0x04 | 0x08;
static const short kl_spawn_new_session = 0x80;

static inline int kl_pidfd_open(pid_t pid) { return (int)syscall(SYS_pidfd_open, pid, 0); }

#endif
