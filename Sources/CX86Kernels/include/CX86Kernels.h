#pragma once

// The micro-kernels: what each instruction set has, and which of them this processor runs.
//
// The functions are written, and documented, in Sources/MicroKernels, by the names after `vitruvian_`. The
// assembly is made of those files by `make kernels`; nothing in it is written by hand.

#include <stdbool.h>

#pragma clang assume_nonnull begin

// The lists of names, in C and in Swift, and of parameters, which all declarations and tables follow from.

/// Products of codes, which VNNI has instructions for.
#define VITRUVIAN_CODE_PRODUCTS(KERNEL, set)                                                       \
  KERNEL(set, multiply_codes, multiplyCodes,                                                       \
      (const unsigned char *a, long a_step, const long *run_offsets, long run_count,               \
      long group_count, const int *flips, long row_count, const int *packed, long column_count,    \
      const int *_Nullable row_terms, const int *column_terms, const float *multipliers,           \
      float lower, float upper, int zero_point, unsigned char *c, long c_step))                    \
  KERNEL(set, multiply_codes_to_numbers, multiplyCodesToNumbers,                                   \
      (const unsigned char *a, long a_step, const long *run_offsets, long run_count,               \
      long group_count, const int *flips, long row_count, const int *packed, long column_count,    \
      const float *scales, const int *zero_points, long scale_step, const int *column_terms,       \
      const float *filter_scales, const float *bias, const float *_Nullable slope, float lower,    \
      float upper, float *c, long c_step))                                                         \
  KERNEL(set, interleave_codes, interleaveCodes,                                                   \
      (const unsigned char *image, long height, long row_step, long width, long pixel_step,        \
      long channel_count, long first_row, long group_count, long left_margin, long right_margin,   \
      unsigned char margin, unsigned char flip, int zero_point, int *groups))                      \
  KERNEL(set, depthwise_codes, depthwiseCodes,                                                     \
      (const int *groups, long plane_step, long row_step, long row_stride, long column_stride,     \
      const long *alignment_starts, const long *line_offsets, const int *line_ones,                \
      long tap_count, long tap_step, bool corrects_sums, const int *packed, float lower,           \
      float upper, int zero_point, long channel_count, unsigned char *output, long output_height,  \
      long output_width, long output_row_step, long output_pixel_step))                            \
  KERNEL(set, depthwise_codes_to_numbers, depthwiseCodesToNumbers,                                 \
      (const int *groups, long plane_step, long row_step, long row_stride, long column_stride,     \
      const long *alignment_starts, const long *line_offsets, const int *line_ones,                \
      long tap_count, long tap_step, const int *packed, float scale, int zero_point, float lower,  \
      float upper, long channel_count, float *output, long output_height, long output_width,       \
      long output_row_step, long output_pixel_step))

// Those of kernels that some processors have a second one of.
#define VITRUVIAN_MULTIPLY_PARAMETERS                                                              \
  (const float *a, long a_stride, long run_count, long run_length, long run_stride,                \
   long row_count, const float *packed, long column_count, const float *_Nullable slope,           \
   const float *_Nullable addend, float lower, float upper, float *c, long c_stride)
#define VITRUVIAN_LOOK_UP_PARAMETERS                                                               \
  (const unsigned char *bytes, const unsigned char *table, unsigned char *output, long count)

/// All others.
#define VITRUVIAN_KERNELS(KERNEL, set)                                                             \
  /* Matrix products of numbers */                                                                 \
  KERNEL(set, multiply, multiply, VITRUVIAN_MULTIPLY_PARAMETERS)                                   \
  KERNEL(set, widen, widen, (const unsigned short *halves, long count, float *floats))             \
  KERNEL(set, multiply_sparse, multiplySparse,                                                     \
      (const float *a, long a_stride, long row_count, long depth, long slice_count,                \
      const void *entries, const int *counts, const float *bias, long column_count,                \
      const float *_Nullable addend, float lower, float upper, float *c, long c_stride,            \
      long vector_count, float *scratch))                                                          \
  /* Windows over images of numbers */                                                             \
  KERNEL(set, depthwise, depthwise,                                                                \
      (const float *input, long input_height, long input_width, long input_row_step,               \
      long origin_y, long origin_x, long pixel_step, long channel_count, long span_length,         \
      long filter_height, long filter_width, long stride_height, long stride_width,                \
      long dilation_height, long dilation_width, const float *packed, bool has_slope, float lower, \
      float upper, float *output, long output_height, long output_width, long output_row_step,     \
      float *scratch))                                                                             \
  KERNEL(set, separate, separate,                                                                  \
      (const float *pixels, long width, long channel_count, float *planes, long plane_step))       \
  KERNEL(set, convolve_planes, convolvePlanes,                                                     \
      (const float *planes, long plane_step, long tap_row_step, long channel_count,                \
      const float *filter, long filter_height, long filter_width, float bias, float lower,         \
      float upper, float *output, long count, long row_count))                                     \
  KERNEL(set, convolve_planes_to_channels, convolvePlanesToChannels,                               \
      (const float *planes, long plane_step, long tap_row_step, long channel_count,                \
      const float *filters, long filter_height, long filter_width, const float *biases,            \
      float lower, float upper, float *output, long output_step, long count,                       \
      long output_channel_count))                                                                  \
  KERNEL(set, transform_input_tiles, transformInputTiles,                                          \
      (const float *pixels, long row_step, long channel_count, long tile_count, float *elements,   \
      long element_step))                                                                          \
  KERNEL(set, transform_output_tiles, transformOutputTiles,                                        \
      (const float *elements, long element_step, long channel_count, long row_count,               \
      long column_count, const float *_Nullable slope, const float *_Nullable addend, float lower, \
      float upper, float *output, long row_step, long column_step))                                \
  KERNEL(set, max_pool, maxPool,                                                                   \
      (const float *window, long row_step, long column_step, long output_step, long row_count,     \
      long column_count, long channel_count, float lower, float upper, float *output,              \
      long output_count))                                                                          \
  KERNEL(set, add_taps, addTaps,                                                                   \
      (const float *window, const long *offsets, long tap_count, long output_step,                 \
      long channel_count, bool starts_at_zero, float factor, float lower, float upper,             \
      float *output, long output_count))                                                           \
  KERNEL(set, fold_rows, foldRows,                                                                 \
      (long function, const float *numbers, long row_step, long row_count, long column_count,      \
      float *folds))                                                                               \
  KERNEL(set, interpolate_columns, interpolateColumns,                                             \
      (const float *line, const long *lefts, const long *rights, const float *fractions,           \
      float *output, long pixel_count, long channel_count))                                        \
  KERNEL(set, interpolate_rows, interpolateRows,                                                   \
      (const float *above, const float *below, float fraction, const float *_Nullable addend,      \
      float lower, float upper, float *output, long count))                                        \
  /* Numbers one by one */                                                                         \
  KERNEL(set, combine, combine,                                                                    \
      (long function, const float *left, long left_step, long left_row_step, const float *right,   \
      long right_step, long right_row_step, float lower, float upper, float *output, long count,   \
      long row_count))                                                                             \
  KERNEL(set, apply, apply, (long function, const float *input, long count, float *output))        \
  KERNEL(set, transpose, transpose,                                                                \
      (const float *source, long source_step, long row_count, long column_count,                   \
      float *destination, long destination_step))                                                  \
  KERNEL(set, largest_numbers, largestNumbers,                                                     \
      (const float *numbers, long row_count, long row_length, long row_step, float *largest))      \
  KERNEL(set, share, share,                                                                        \
      (const float *scores, long row_count, long row_length, float beta, float *shares))           \
  /* Pictures and masks */                                                                         \
  KERNEL(set, sampling_positions, samplingPositions,                                               \
      (double x, double y, double w, double x_step, double y_step, double w_step,                  \
      double units_per_pixel, long first, long count, int *columns, int *rows))                    \
  KERNEL(set, sample_pixels, samplePixels,                                                         \
      (const unsigned char *pixels, long column_step, long row_step, long width, long height,      \
      bool replicates, const int *columns, const int *rows, long count, float scale,               \
      float minimum, float *output, unsigned *scratch))                                            \
  KERNEL(set, sample_pixels_as_bytes, samplePixelsAsBytes,                                         \
      (const unsigned char *pixels, long column_step, long row_step, long width, long height,      \
      bool replicates, const int *columns, const int *rows, long count, unsigned char *output,     \
      unsigned *scratch))                                                                          \
  KERNEL(set, sample_mask, sampleMask,                                                             \
      (const float *values, long row_step, long width, long height, int x, int y,                  \
      const int *columns, const int *rows, long count, float *output, float *scratch))             \
  /* Codes one by one */                                                                           \
  KERNEL(set, add_codes, addCodes,                                                                 \
      (const unsigned char *left, int left_factor, const unsigned char *right, int right_factor,   \
      unsigned char flip, int offset, int shift, int zero_point, int lower, int upper,             \
      unsigned char *output, long count))                                                          \
  KERNEL(set, multiply_code_rows, multiplyCodeRows,                                                \
      (const unsigned char *left, long left_step, long left_row_step, int left_zero_point,         \
      const unsigned char *right, long right_step, long right_row_step, int right_zero_point,      \
      unsigned char flip, float scale, float lower, float upper, int zero_point,                   \
      unsigned char *output, long count, long row_count))                                          \
  KERNEL(set, dequantize, dequantize,                                                              \
      (const unsigned char *codes, unsigned char flip, int zero_point, float scale, float *output, \
      long count))                                                                                 \
  KERNEL(set, subtract_zero_point, subtractZeroPoint,                                              \
      (const unsigned char *codes, unsigned char flip, short zero_point, short *differences,       \
      long count))                                                                                 \
  KERNEL(set, look_up, lookUp, VITRUVIAN_LOOK_UP_PARAMETERS)                                       \
  KERNEL(set, blend_rows, blendRows,                                                               \
      (const unsigned char *upper, const unsigned char *lower, int fraction, unsigned char flip,   \
      int *blended, long count))                                                                   \
  KERNEL(set, blend_columns, blendColumns,                                                         \
      (const int *row, const long *lefts, const long *rights, const int *fractions,                \
      unsigned char flip, unsigned char *output, long pixel_count, long channel_count))            \
  KERNEL(set, sum_code_window, sumCodeWindow,                                                      \
      (const unsigned char *codes, long row_step, long row_count, long pixel_step,                 \
      long pixel_count, long channel_count, unsigned char flip, int *sums))                        \
  KERNEL(set, find_largest, findLargest,                                                           \
      (const unsigned char *codes, long row_count, long row_length, long row_step,                 \
      unsigned char flip, int *positions))                                                         \
  KERNEL(set, share_codes, shareCodes,                                                             \
      (const unsigned char *codes, long row_count, long row_length, unsigned char flip,            \
      const float *exponentials, float scale, bool halves_away_from_zero, int zero_point,          \
      unsigned char *shares, float *scratch))                                                      \
  /* Numbers that become codes */                                                                  \
  KERNEL(set, quantize_rows, quantizeRows,                                                         \
      (const float *numbers, long row_count, long row_length, unsigned char *codes, float *scales, \
      int *zero_points))                                                                           \
  KERNEL(set, find_range, findRange, (const float *numbers, long count, float *range))             \
  KERNEL(set, quantize, quantize,                                                                  \
      (const float *numbers, long count, float codes_per_unit, bool halves_away_from_zero,         \
      float lower, float upper, int zero_point, unsigned char *codes))                             \
  /* The rate of multiply-adds */                                                                  \
  KERNEL(set, peak, peak, (long count, float *values))

#define VITRUVIAN_FIELD(set, name, swift, parameters) \
  void (*name) parameters __attribute__((swift_name(#swift)));
#define VITRUVIAN_DECLARATION(set, name, swift, parameters) void vitruvian_##name##_##set parameters;
#define VITRUVIAN_ENTRY(set, name, swift, parameters) .name = vitruvian_##name##_##set,
#define VITRUVIAN_REPLACEMENT(set, name, swift, parameters) kernels.name = vitruvian_##name##_##set;

/// The micro-kernels of one instruction set.
typedef struct {
  VITRUVIAN_KERNELS(VITRUVIAN_FIELD, )
  /// For processors that compute vectors in halves; `multiply` where vectors are short.
  VITRUVIAN_FIELD(, multiply_half_vectors, multiplyHalfVectors, VITRUVIAN_MULTIPLY_PARAMETERS)
  VITRUVIAN_CODE_PRODUCTS(VITRUVIAN_FIELD, )
} vitruvian_micro_kernels __attribute__((swift_name("KernelTable"), swift_attr("@Sendable")));

/// Declares the micro-kernels of an instruction set, and a function that lists them.
#define VITRUVIAN_DECLARE_INSTRUCTION_SET(set, half_vectors)                                       \
  VITRUVIAN_KERNELS(VITRUVIAN_DECLARATION, set)                                                    \
  VITRUVIAN_CODE_PRODUCTS(VITRUVIAN_DECLARATION, set)                                              \
  static inline vitruvian_micro_kernels vitruvian_##set##_kernels(void) {                          \
    return (vitruvian_micro_kernels){                                                              \
        VITRUVIAN_KERNELS(VITRUVIAN_ENTRY, set)                                                    \
        VITRUVIAN_CODE_PRODUCTS(VITRUVIAN_ENTRY, set)                                              \
        .multiply_half_vectors = half_vectors,                                                     \
    };                                                                                             \
  }

// `MicroKernels` defines those for any processor.
VITRUVIAN_DECLARE_INSTRUCTION_SET(baseline, vitruvian_multiply_baseline)

#if defined(__x86_64__) && defined(__linux__)

void vitruvian_multiply_half_vectors_avx512 VITRUVIAN_MULTIPLY_PARAMETERS;

VITRUVIAN_DECLARE_INSTRUCTION_SET(avx2, vitruvian_multiply_avx2)
VITRUVIAN_DECLARE_INSTRUCTION_SET(avx512, vitruvian_multiply_half_vectors_avx512)

VITRUVIAN_CODE_PRODUCTS(VITRUVIAN_DECLARATION, avx512vnni)
void vitruvian_sum_codes_avx512vnni(
    const unsigned char *a, long a_step, const long *run_offsets, long run_count, long run_length,
    const int *flips, long row_count, int *sums);
void vitruvian_look_up_avx512vbmi VITRUVIAN_LOOK_UP_PARAMETERS;

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

static inline vitruvian_micro_kernels vitruvian_avx512vnni_kernels(void) {
  vitruvian_micro_kernels kernels = vitruvian_avx512_kernels();
  VITRUVIAN_CODE_PRODUCTS(VITRUVIAN_REPLACEMENT, avx512vnni)
  // Most processors with VNNI have it; the first ones have not.
  if (vitruvian_supports_avx512vbmi()) kernels.look_up = vitruvian_look_up_avx512vbmi;
  return kernels;
}

#endif

#pragma clang assume_nonnull end
