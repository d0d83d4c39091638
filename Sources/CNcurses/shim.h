#ifndef KEYLINE_CNCURSES_SHIM_H
#define KEYLINE_CNCURSES_SHIM_H
// pkg-config's flags are dropped by SwiftPM, and without this macro the wide-character API is not declared.
#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#include <stdio.h>
#include <wchar.h>
#include <curses.h>
#include <term.h>

// Declared by wchar.h for _XOPEN_SOURCE only.
extern int wcwidth(wchar_t);

// Declared by sys/mman.h for _GNU_SOURCE only.
extern int memfd_create(const char *, unsigned);
static inline int keyline_memory_file(const char *name) { return memfd_create(name, 1U /* MFD_CLOEXEC */); }

// Attribute macros hold casts, which are not imported.
static const attr_t keyline_bold = A_BOLD;
static const attr_t keyline_dim = A_DIM;
static const attr_t keyline_italic = A_ITALIC;
static const attr_t keyline_underline = A_UNDERLINE;
static const attr_t keyline_reverse = A_REVERSE;

// C globals are rejected by Swift 6.
static inline WINDOW *keyline_newscr(void) { return newscr; }
static inline WINDOW *keyline_curscr(void) { return curscr; }
static inline int keyline_max_colors(void) { return tigetnum("colors"); }

// The largest run that keyline_put_run takes.
enum { KEYLINE_RUN = 256 };

// Puts up to KEYLINE_RUN characters of one scalar each, all in one style. cchar_t holds an array of
// wide characters, which Swift sees as a tuple.
static inline void keyline_put_run(WINDOW *window, int row, int column, const uint32_t *scalars, int count,
                                   attr_t attributes, int pair) {
  cchar_t run[KEYLINE_RUN];
  const wchar_t blank[2] = {L' ', 0};
  cchar_t cell;
  setcchar(&cell, blank, attributes, 0, &pair);
  for (int i = 0; i < count && i < KEYLINE_RUN; i++) {
    run[i] = cell;
    run[i].chars[0] = (wchar_t)scalars[i];
  }
  mvwadd_wchnstr(window, row, column, run, count < KEYLINE_RUN ? count : KEYLINE_RUN);
}

// Puts one character of several scalars: a base and up to four marks, ended by 0.
static inline void keyline_put_cluster(WINDOW *window, int row, int column, const wchar_t *scalars,
                                       attr_t attributes, int pair) {
  cchar_t cell;
  if (setcchar(&cell, scalars, attributes, 0, &pair) == OK) mvwadd_wchnstr(window, row, column, &cell, 1);
}
#endif
