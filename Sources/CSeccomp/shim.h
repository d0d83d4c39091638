#ifndef KEYLINE_CSECCOMP_SHIM_H
#define KEYLINE_CSECCOMP_SHIM_H
#include <seccomp.h>

// Function-like macros are not imported.
static inline uint32_t kl_refuse_with(uint16_t error) { return SCMP_ACT_ERRNO(error); }
#endif
