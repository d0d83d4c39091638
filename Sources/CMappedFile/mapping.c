// One C file because what mends a mapping runs inside a signal handler, and may only make async-signal-safe calls; a
// Swift closure cannot promise that.
#define _GNU_SOURCE
#include "CMappedFile.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>

struct kl_mapping {
  /// 0 while the entry is free.
  atomic_uintptr_t start;
  atomic_size_t length;
  atomic_bool is_cut;
  atomic_bool is_taken;
  kl_mapping *next;
};

// Entries are used again and never freed, so that a handler may walk along them at any moment.
static _Atomic(kl_mapping *) mappings;
static struct sigaction previous;
static atomic_bool is_handling;

bool kl_mapping_mend(const void *address) {
  for (kl_mapping *entry = atomic_load(&mappings); entry; entry = entry->next) {
    uintptr_t start = atomic_load(&entry->start);
    size_t length = atomic_load(&entry->length);
    if (start == 0 || (uintptr_t)address - start >= length) continue;
    int error = errno;
    void *zeros = mmap((void *)start, length, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0);
    errno = error;
    if (zeros == MAP_FAILED) return false;
    atomic_store(&entry->is_cut, true);
    return true;
  }
  return false;
}

static void handle(int number, siginfo_t *fault, void *context) {
  (void)context;
  // What another process sends has no address, and ends this one as ever.
  if (fault->si_code > 0 && kl_mapping_mend(fault->si_addr)) return;
  sigaction(number, &previous, NULL);
  // A fault comes again by itself; what was sent does not.
  if (fault->si_code <= 0) raise(number);
}

static int install(void) {
  if (atomic_exchange(&is_handling, true)) return 0;
  struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigfillset(&action.sa_mask);
  return sigaction(SIGBUS, &action, &previous);
}

/// An entry of one's own.
static kl_mapping *take_entry(void) {
  for (kl_mapping *entry = atomic_load(&mappings); entry; entry = entry->next) {
    if (!atomic_exchange(&entry->is_taken, true)) return entry;
  }
  kl_mapping *entry = calloc(1, sizeof *entry);
  if (!entry) return NULL;
  atomic_store(&entry->is_taken, true);
  entry->next = atomic_load(&mappings);
  while (!atomic_compare_exchange_weak(&mappings, &entry->next, entry)) {}
  return entry;
}

kl_mapping *kl_mapping_make(int file, size_t length) {
  if (install() != 0) return NULL;
  kl_mapping *entry = take_entry();
  if (!entry) return NULL;
  void *bytes = mmap(NULL, length, PROT_READ, MAP_SHARED, file, 0);
  if (bytes == MAP_FAILED) {
    atomic_store(&entry->is_taken, false);
    return NULL;
  }
  atomic_store(&entry->is_cut, false);
  atomic_store(&entry->length, length);
  atomic_store(&entry->start, (uintptr_t)bytes);
  return entry;
}

const void *kl_mapping_bytes(const kl_mapping *mapping) { return (const void *)atomic_load(&mapping->start); }

bool kl_mapping_is_cut(const kl_mapping *mapping) { return atomic_load(&mapping->is_cut); }

void kl_mapping_end(kl_mapping *mapping) {
  uintptr_t start = atomic_exchange(&mapping->start, 0);
  munmap((void *)start, atomic_load(&mapping->length));
  atomic_store(&mapping->is_taken, false);
}
