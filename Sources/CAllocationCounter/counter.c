#include "include/CAllocationCounter.h"

#include <stdatomic.h>
#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif

static atomic_uint_fast64_t process_total;
static _Thread_local uint64_t thread_total;

uint64_t allocation_counter_process_total(void) {
  return atomic_load_explicit(&process_total, memory_order_relaxed);
}

uint64_t allocation_counter_thread_total(void) {
  return thread_total;
}

#if defined(__GLIBC__) && !defined(HAS_SANITIZER)

#include <errno.h>

bool allocation_counter_works(void) {
  return true;
}

static void count(void) {
  atomic_fetch_add_explicit(&process_total, 1, memory_order_relaxed);
  thread_total += 1;
}

// The GNU C library's own names for its functions. A program's functions come before a library's, so these below are
// called by all parts of the program; see "Replacing malloc" in the library's manual.
void *__libc_malloc(size_t byte_count);
void *__libc_calloc(size_t element_count, size_t byte_count);
void *__libc_realloc(void *block, size_t byte_count);
void *__libc_memalign(size_t alignment, size_t byte_count);
void __libc_free(void *block);

void *malloc(size_t byte_count) {
  count();
  return __libc_malloc(byte_count);
}

void *calloc(size_t element_count, size_t byte_count) {
  count();
  return __libc_calloc(element_count, byte_count);
}

void *realloc(void *block, size_t byte_count) {
  count();
  return __libc_realloc(block, byte_count);
}

void *memalign(size_t alignment, size_t byte_count) {
  count();
  return __libc_memalign(alignment, byte_count);
}

void *aligned_alloc(size_t alignment, size_t byte_count) {
  count();
  return __libc_memalign(alignment, byte_count);
}

int posix_memalign(void **block, size_t alignment, size_t byte_count) {
  size_t words = alignment / sizeof(void *);
  if (alignment % sizeof(void *) != 0 || words == 0 || (words & (words - 1)) != 0) return EINVAL;
  count();
  void *memory = __libc_memalign(alignment, byte_count);
  if (memory == NULL) return ENOMEM;
  *block = memory;
  return 0;
}

void free(void *block) {
  __libc_free(block);
}

#else

bool allocation_counter_works(void) {
  return false;
}

#endif
