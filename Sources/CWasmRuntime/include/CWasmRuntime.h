// The C runtime of Embedded Swift on wasm32. Linked, never called by our own code; see runtime.c.
#ifndef CWASMRUNTIME_H
#define CWASMRUNTIME_H

#ifdef __wasm__

#include <stddef.h>

/// Memory of `size` bytes at a multiple of `alignment`, a power of two of at least 4. Gives 0, or 12 (ENOMEM) when
/// there is none and 22 (EINVAL) for another alignment; `result` is then untouched.
int posix_memalign(void **result, size_t alignment, size_t size);

/// Gives memory back. Null is fine; to give the same memory back twice traps.
void free(void *payload);

/// Compares bytes as unsigned numbers.
int memcmp(const void *a, const void *b, size_t count);

#endif
#endif
