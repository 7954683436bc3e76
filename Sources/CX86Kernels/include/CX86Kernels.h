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
      const float *a, long a_stride, long run_count, long run_length, long run_stride,               \
      long row_count, const float *packed, long column_count, const float *slope,                    \
      const float *addend, float lower, float upper, float *c, long c_stride);                       \
  void vitruvian_multiply_sparse_##instruction_set(                                                  \
      const float *a, long a_stride, long row_count, long depth, long slice_length,                  \
      const void *entries, const int *counts, const float *bias, long column_count,                  \
      const float *addend, float lower, float upper, float *c, long c_stride, long vector_count,     \
      float *scratch);                                                                               \
  void vitruvian_depthwise_##instruction_set(                                                        \
      const float *input, long input_height, long input_width, long origin_y, long origin_x,         \
      long pixel_step, long channel_count, const float *filter, long filter_height,                  \
      long filter_width, long stride_height, long stride_width, long dilation_height,                \
      long dilation_width, const float *bias, const float *slope, float lower, float upper,          \
      float *output, long output_height, long output_width, long output_row_step,                    \
      bool copies_pixels, float *scratch);                                                           \
  void vitruvian_separate_##instruction_set(                                                         \
      const float *pixels, long width, long channel_count, float *planes, long plane_step);          \
  void vitruvian_convolve_planes_##instruction_set(                                                  \
      const float *planes, long plane_step, long tap_row_step, long channel_count,                   \
      const float *filter, long filter_height, long filter_width, float bias, float lower,           \
      float upper, float *output, long count);                                                       \
  void vitruvian_combine_##instruction_set(                                                          \
      long function, const float *left, long left_step, const float *right, long right_step,         \
      float lower, float upper, float *output, long count);                                          \
  void vitruvian_max_pool_##instruction_set(                                                         \
      const float *window, long row_step, long column_step, long output_step, long row_count,        \
      long column_count, long channel_count, float lower, float upper, float *output,                \
      long output_count);                                                                            \
  void vitruvian_peak_##instruction_set(long count, float *values);

VITRUVIAN_DECLARE_KERNELS(avx2)
VITRUVIAN_DECLARE_KERNELS(avx512)

#endif
