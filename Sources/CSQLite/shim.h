// SQLite's C interface as it is: see https://www.sqlite.org/c3ref/intro.html.
#ifndef KEYLINE_CSQLITE_SHIM_H
#define KEYLINE_CSQLITE_SHIM_H

#include <sqlite3.h>

#endif
