#ifndef KEYLINE_CNCURSES_SHIM_H
#define KEYLINE_CNCURSES_SHIM_H
#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#include <wchar.h>
#include <curses.h>
#include <term.h>
#endif
