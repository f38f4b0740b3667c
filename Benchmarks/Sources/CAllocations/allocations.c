#include "allocations.h"

#include <stdatomic.h>
#include <stdlib.h>

static atomic_long count;

#ifdef __GLIBC__
extern void *__libc_malloc(size_t size);

void *malloc(size_t size) {
  atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
  return __libc_malloc(size);
}
#endif

long navigator_allocation_count(void) {
  return atomic_load_explicit(&count, memory_order_relaxed);
}
