#include "CMemory.h"

#ifdef __linux__
#include <malloc.h>
#include <sys/prctl.h>
#endif

void return_free_memory(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

void use_small_pages(void) {
#ifdef __linux__
  prctl(PR_SET_THP_DISABLE, 1, 0, 0, 0);
#endif
}
