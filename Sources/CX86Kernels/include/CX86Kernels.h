#pragma once

// Kernels for any processor, and for x86-64 processors with wider vectors than the baseline has.
//
// The assembly is made by `make kernels` from the Swift files in Sources/ComputeKernels/Micro, where the
// functions are documented. Nothing in it is written by hand.

#include <stdbool.h>

#define VITRUVIAN_DECLARE_CODE_KERNELS(instruction_set)                                              \
  void vitruvian_multiply_codes_##instruction_set(                                                   \
      const unsigned char *a, long a_step, const long *run_offsets, long run_count,                  \
      long group_count, const int *flips, long row_count, const int *packed, long column_count,      \
      const int *row_terms, const int *column_terms, const float *multipliers, float lower,          \
      float upper, int zero_point, unsigned char *c, long c_step);                                   \
  void vitruvian_multiply_codes_to_numbers_##instruction_set(                                        \
      const unsigned char *a, long a_step, const long *run_offsets, long run_count,                  \
      long group_count, const int *flips, long row_count, const int *packed, long column_count,      \
      const float *scales, const int *zero_points, long scale_step, const int *column_terms,         \
      const float *filter_scales, const float *bias, const float *slope, float lower, float upper,   \
      float *c, long c_step);                                                                        \
  void vitruvian_interleave_codes_##instruction_set(                                                 \
      const unsigned char *image, long height, long row_step, long width, long pixel_step,           \
      long channel_count, long first_row, long group_count, long left_margin, long right_margin,     \
      unsigned char margin, unsigned char flip, int zero_point, int *groups);                        \
  void vitruvian_depthwise_codes_##instruction_set(                                                  \
      const int *groups, long plane_step, long row_step, long row_stride, long column_stride,        \
      const long *alignment_starts, const long *line_offsets, const int *line_ones, long tap_count,  \
      long tap_step, bool corrects_sums, const int *packed, float lower, float upper,                \
      int zero_point, long channel_count, unsigned char *output, long output_height,                 \
      long output_width, long output_row_step, long output_pixel_step);                              \
  void vitruvian_depthwise_codes_to_numbers_##instruction_set(                                       \
      const int *groups, long plane_step, long row_step, long row_stride, long column_stride,        \
      const long *alignment_starts, const long *line_offsets, const int *line_ones, long tap_count,  \
      long tap_step, const int *packed, float scale, int zero_point, float lower, float upper,       \
      long channel_count, float *output, long output_height, long output_width,                      \
      long output_row_step, long output_pixel_step);

#define VITRUVIAN_DECLARE_KERNELS(instruction_set)                                                   \
  void vitruvian_multiply_##instruction_set(                                                         \
      const float *a, long a_stride, long run_count, long run_length, long run_stride,               \
      long row_count, const float *packed, long column_count, const float *slope,                    \
      const float *addend, float lower, float upper, float *c, long c_stride);                       \
  void vitruvian_multiply_sparse_##instruction_set(                                                  \
      const float *a, long a_stride, long row_count, long depth, long slice_count,                   \
      const void *entries, const int *counts, const float *bias, long column_count,                  \
      const float *addend, float lower, float upper, float *c, long c_stride, long vector_count,     \
      float *scratch);                                                                               \
  void vitruvian_depthwise_##instruction_set(                                                        \
      const float *input, long input_height, long input_width, long input_row_step, long origin_y,   \
      long origin_x, long pixel_step, long channel_count, long span_length, long filter_height,      \
      long filter_width, long stride_height, long stride_width, long dilation_height,                \
      long dilation_width, const float *packed, _Bool has_slope, float lower, float upper,           \
      float *output, long output_height, long output_width, long output_row_step, float *scratch);   \
  void vitruvian_separate_##instruction_set(                                                         \
      const float *pixels, long width, long channel_count, float *planes, long plane_step);          \
  void vitruvian_convolve_planes_##instruction_set(                                                  \
      const float *planes, long plane_step, long tap_row_step, long channel_count,                   \
      const float *filter, long filter_height, long filter_width, float bias, float lower,           \
      float upper, float *output, long count, long row_count);                                       \
  void vitruvian_convolve_planes_to_channels_##instruction_set(                                      \
      const float *planes, long plane_step, long tap_row_step, long channel_count,                   \
      const float *filters, long filter_height, long filter_width, const float *biases,              \
      float lower, float upper, float *output, long output_step, long count,                         \
      long output_channel_count);                                                                    \
  void vitruvian_combine_##instruction_set(                                                          \
      long function, const float *left, long left_step, long left_row_step, const float *right,      \
      long right_step, long right_row_step, float lower, float upper, float *output, long count,     \
      long row_count);                                                                               \
  void vitruvian_transpose_##instruction_set(                                                        \
      const float *source, long source_step, long row_count, long column_count,                      \
      float *destination, long destination_step);                                                    \
  void vitruvian_add_taps_##instruction_set(                                                         \
      const float *window, const long *offsets, long tap_count, long output_step,                    \
      long channel_count, _Bool starts_at_zero, float factor, float lower, float upper,              \
      float *output, long output_count);                                                             \
  void vitruvian_fold_rows_##instruction_set(                                                        \
      long function, const float *numbers, long row_step, long row_count, long column_count,         \
      float *folds);                                                                                 \
  void vitruvian_transform_input_tiles_##instruction_set(                                            \
      const float *pixels, long row_step, long channel_count, long tile_count, float *elements,      \
      long element_step);                                                                            \
  void vitruvian_transform_output_tiles_##instruction_set(                                           \
      const float *elements, long element_step, long channel_count, long row_count,                  \
      long column_count, const float *slope, const float *addend, float lower, float upper,          \
      float *output, long row_step, long column_step);                                               \
  void vitruvian_max_pool_##instruction_set(                                                         \
      const float *window, long row_step, long column_step, long output_step, long row_count,        \
      long column_count, long channel_count, float lower, float upper, float *output,                \
      long output_count);                                                                            \
  void vitruvian_peak_##instruction_set(long count, float *values);                                  \
  void vitruvian_sampling_positions_##instruction_set(                                               \
      double x, double y, double w, double x_step, double y_step, double w_step,                     \
      double units_per_pixel, long first, long count, int *columns, int *rows);                      \
  void vitruvian_sample_pixels_##instruction_set(                                                    \
      const unsigned char *pixels, long column_step, long row_step, long width, long height,         \
      bool replicates, const int *columns, const int *rows, long count, float scale,                 \
      float minimum, float *output, unsigned *scratch);                                              \
  void vitruvian_sample_pixels_as_bytes_##instruction_set(                                           \
      const unsigned char *pixels, long column_step, long row_step, long width, long height,         \
      bool replicates, const int *columns, const int *rows, long count, unsigned char *output,       \
      unsigned *scratch);                                                                            \
  void vitruvian_sample_mask_##instruction_set(                                                      \
      const float *values, long row_step, long width, long height, int x, int y,                     \
      const int *columns, const int *rows, long count, float *output, float *scratch);               \
  void vitruvian_apply_##instruction_set(                                                            \
      long function, const float *input, long count, float *output);                                 \
  void vitruvian_add_codes_##instruction_set(                                                        \
      const unsigned char *left, int left_factor, const unsigned char *right, int right_factor,      \
      unsigned char flip, int offset, int shift, int zero_point, int lower, int upper,               \
      unsigned char *output, long count);                                                            \
  void vitruvian_dequantize_##instruction_set(                                                       \
      const unsigned char *codes, unsigned char flip, int zero_point, float scale, float *output,    \
      long count);                                                                                   \
  void vitruvian_subtract_zero_point_##instruction_set(                                              \
      const unsigned char *codes, unsigned char flip, short zero_point, short *differences,          \
      long count);                                                                                   \
  void vitruvian_look_up_##instruction_set(                                                          \
      const unsigned char *bytes, const unsigned char *table, unsigned char *output, long count);    \
  void vitruvian_blend_rows_##instruction_set(                                                       \
      const unsigned char *upper, const unsigned char *lower, int fraction, unsigned char flip,      \
      int *blended, long count);                                                                     \
  void vitruvian_interpolate_columns_##instruction_set(                                              \
      const float *line, const long *lefts, const long *rights, const float *fractions,              \
      float *output, long pixel_count, long channel_count);                                          \
  void vitruvian_interpolate_rows_##instruction_set(                                                 \
      const float *above, const float *below, float fraction, const float *addend, float lower,      \
      float upper, float *output, long count);                                                       \
  void vitruvian_blend_columns_##instruction_set(                                                    \
      const int *row, const long *lefts, const long *rights, const int *fractions,                   \
      unsigned char flip, unsigned char *output, long pixel_count, long channel_count);              \
  void vitruvian_multiply_code_rows_##instruction_set(                                               \
      const unsigned char *left, long left_step, long left_row_step, int left_zero_point,            \
      const unsigned char *right, long right_step, long right_row_step, int right_zero_point,        \
      unsigned char flip, float scale, float lower, float upper, int zero_point,                     \
      unsigned char *output, long count, long row_count);                                            \
  void vitruvian_sum_code_window_##instruction_set(                                                  \
      const unsigned char *codes, long row_step, long row_count, long pixel_step,                    \
      long pixel_count, long channel_count, unsigned char flip, int *sums);                          \
  void vitruvian_find_largest_##instruction_set(                                                     \
      const unsigned char *codes, long row_count, long row_length, long row_step,                    \
      unsigned char flip, int *positions);                                                           \
  void vitruvian_largest_numbers_##instruction_set(                                                  \
      const float *numbers, long row_count, long row_length, long row_step, float *largest);         \
  void vitruvian_share_##instruction_set(                                                            \
      const float *scores, long row_count, long row_length, float beta, float *shares);              \
  void vitruvian_share_codes_##instruction_set(                                                      \
      const unsigned char *codes, long row_count, long row_length, unsigned char flip,               \
      const float *exponentials, float scale, bool halves_away_from_zero, int zero_point,            \
      unsigned char *shares, float *scratch);                                                        \
  void vitruvian_quantize_rows_##instruction_set(                                                    \
      const float *numbers, long row_count, long row_length, unsigned char *codes,                   \
      float *scales, int *zero_points);                                                              \
  void vitruvian_find_range_##instruction_set(const float *numbers, long count, float *range);       \
  void vitruvian_quantize_##instruction_set(                                                         \
      const float *numbers, long count, float codes_per_unit, bool halves_away_from_zero,            \
      float lower, float upper, int zero_point, unsigned char *codes);

// Those for any processor, which `ComputeKernels` defines.
VITRUVIAN_DECLARE_KERNELS(baseline)
VITRUVIAN_DECLARE_CODE_KERNELS(baseline)

#if defined(__x86_64__) && defined(__linux__)

VITRUVIAN_DECLARE_KERNELS(avx2)
VITRUVIAN_DECLARE_KERNELS(avx512)

VITRUVIAN_DECLARE_CODE_KERNELS(avx2)
VITRUVIAN_DECLARE_CODE_KERNELS(avx512)
VITRUVIAN_DECLARE_CODE_KERNELS(avx512vnni)

void vitruvian_sum_codes_avx512vnni(
    const unsigned char *a, long a_step, const long *run_offsets, long run_count, long run_length,
    const int *flips, long row_count, int *sums);

void vitruvian_widen_avx2(const unsigned short *halves, long count, float *floats);
void vitruvian_widen_avx512(const unsigned short *halves, long count, float *floats);

void vitruvian_multiply_half_vectors_avx512(
    const float *a, long a_stride, long run_count, long run_length, long run_stride, long row_count,
    const float *packed, long column_count, const float *slope, const float *addend, float lower, float upper,
    float *c, long c_stride);

void vitruvian_look_up_avx512vbmi(
    const unsigned char *bytes, const unsigned char *table, unsigned char *output, long count);

/// Whether this processor, and the operating system, run code for AVX2 and FMA (x86-64-v3).
bool vitruvian_supports_avx2(void);

/// Whether they also run AVX-512 F, BW, CD, DQ and VL (x86-64-v4).
bool vitruvian_supports_avx512(void);

/// Whether they also run VNNI.
bool vitruvian_supports_avx512vnni(void);

/// Whether they also run VBMI.
bool vitruvian_supports_avx512vbmi(void);

/// Whether they run code for AVX-512 with units half as wide as its registers.
bool vitruvian_halves_vectors(void);

#endif
