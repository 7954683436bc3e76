#pragma once

// How a thread computes with subnormal numbers, and a conversion without a check, which the compiler makes vectors of.

#include <stdint.h>

/// Makes this thread take subnormal numbers for zeros, in what it reads and in what it writes, on the processors that can. Returns
/// what it did before.
static inline uint64_t vitruvian_flush_subnormals(void) {
#if defined(__x86_64__)
  // Results and operands, of vectors and single numbers.
  uint32_t mode = __builtin_ia32_stmxcsr();
  __builtin_ia32_ldmxcsr(mode | 0x8040);
  return mode;
#elif defined(__aarch64__)
  uint64_t mode;
  __asm__ volatile("mrs %0, fpcr" : "=r"(mode));
  __asm__ volatile("msr fpcr, %0" : : "r"(mode | 1 << 24));
  return mode;
#else
  return 0;
#endif
}

/// Makes this thread do with subnormal numbers what it did before `vitruvian_flush_subnormals`.
static inline void vitruvian_restore_subnormals(uint64_t mode) {
#if defined(__x86_64__)
  __builtin_ia32_ldmxcsr((uint32_t)mode);
#elif defined(__aarch64__)
  __asm__ volatile("msr fpcr, %0" : : "r"(mode));
#endif
}

/// A number without its fraction. It must lie between those that 32 bits hold.
static inline int32_t vitruvian_truncated(float number) { return (int32_t)number; }
