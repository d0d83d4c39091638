#ifndef KEYLINE_CVTERM_SHIM_H
#define KEYLINE_CVTERM_SHIM_H
#include <vterm.h>
#endif
