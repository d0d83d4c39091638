#ifndef KEYLINE_CMAPPEDFILE_H
#define KEYLINE_CMAPPEDFILE_H

#include <stdbool.h>
#include <stddef.h>

/// A file that is mapped for reading, and whose loss no reader dies of.
///
/// The kernel answers a look at bytes that were cut off from a mapped file with SIGBUS. Here all of the mapping reads as
/// zero from then on, and says that it does.
typedef struct kl_mapping kl_mapping;

/// Maps the first bytes of an open file.
///
/// The first call installs a handler for SIGBUS, which leaves faults anywhere else to whoever had the signal before.
/// Returns NULL with errno set where that fails.
kl_mapping *kl_mapping_make(int file, size_t length);

/// Where the bytes are.
const void *kl_mapping_bytes(const kl_mapping *mapping);

/// Whether bytes were cut off from the file and looked at: everything has been zero since.
bool kl_mapping_is_cut(const kl_mapping *mapping);

/// Lets go of a mapping.
void kl_mapping_end(kl_mapping *mapping);

/// Turns the mapping that an address belongs to into zeros; for handlers of SIGBUS, async-signal-safe.
///
/// Returns false for an address that belongs to none: the fault is another's.
bool kl_mapping_mend(const void *address);

#endif
