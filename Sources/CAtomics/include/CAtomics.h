#pragma once

// Sequentially consistent operations on shared counters, and a hint to the processor for those who wait for them. Swift's own
// counters need newer systems than this package does.

#include <stdbool.h>
#include <stdint.h>

static inline uint64_t vitruvian_atomic_load(const uint64_t *counter) {
  return __atomic_load_n(counter, __ATOMIC_SEQ_CST);
}

static inline void vitruvian_atomic_store(uint64_t *counter, uint64_t value) {
  __atomic_store_n(counter, value, __ATOMIC_SEQ_CST);
}

/// Adds one and returns the value before.
static inline uint64_t vitruvian_atomic_increment(uint64_t *counter) {
  return __atomic_fetch_add(counter, 1, __ATOMIC_SEQ_CST);
}

/// Subtracts an amount and returns the value before.
static inline uint64_t vitruvian_atomic_decrease(uint64_t *counter, uint64_t amount) {
  return __atomic_fetch_sub(counter, amount, __ATOMIC_SEQ_CST);
}

/// Stores `value` if the counter holds `expected`, and returns whether it did.
static inline bool vitruvian_atomic_replace(uint64_t *counter, uint64_t expected, uint64_t value) {
  return __atomic_compare_exchange_n(
      counter, &expected, value, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}

/// Tells the processor that the thread waits in a loop.
static inline void vitruvian_pause(void) {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  __asm__ volatile("yield");
#endif
}
