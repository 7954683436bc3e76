#pragma once

// Kernels for x86-64 processors with wider vectors than the baseline has.
//
// The assembly is made by `make kernels` from the Swift files in Sources/ComputeKernels/Micro, where the
// functions are documented. Nothing in it is written by hand.

#if defined(__x86_64__) && defined(__linux__)

#include <stdbool.h>

/// Whether this processor, and the operating system, run code for AVX2 and FMA (x86-64-v3).
bool vitruvian_supports_avx2(void);

/// Whether this processor, and the operating system, run code for AVX-512 F, BW, CD, DQ and VL (x86-64-v4).
bool vitruvian_supports_avx512(void);

#define VITRUVIAN_DECLARE_KERNELS(instruction_set)                                                   \
  void vitruvian_multiply_##instruction_set(                                                         \
      const float *a, long a_stride, long row_count, const float *packed, long depth,                \
      long column_count, const float *slope, float lower, float upper, float *c, long c_stride,      \
      float *remainder);                                                                             \
  void vitruvian_depthwise_##instruction_set(                                                        \
      const float *window, long row_step, long column_step, long output_step, const float *filter,   \
      long filter_row_step, long tap_row_count, long tap_column_count, long channel_count,           \
      const float *bias, const float *slope, float lower, float upper, float *output,                \
      long output_count);                                                                            \
  void vitruvian_peak_##instruction_set(long count, float *values);

VITRUVIAN_DECLARE_KERNELS(avx2)
VITRUVIAN_DECLARE_KERNELS(avx512)

#endif
