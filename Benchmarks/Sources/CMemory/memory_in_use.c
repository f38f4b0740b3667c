#include "memory_in_use.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

long navigator_bytes_in_use(void) {
#ifdef __GLIBC__
  struct mallinfo2 info = mallinfo2();
  return (long)(info.uordblks + info.hblkhd);
#else
  return 0;
#endif
}
