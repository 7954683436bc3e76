#pragma once

// The micro-kernels: their list, what each takes, and the table of those of one instruction set.
//
// The functions are written, and documented, in Sources/MicroKernels, for any processor. `make kernels`, which
// makes assembly of those files, has the compiler check that each function is as it is declared here.

#include "KernelParameters.h"

#pragma clang assume_nonnull begin

// The lists of names, in C and in Swift, of labels, and of parameters, which all declarations and tables
// follow from.

/// Products of rows of quantized values and matrices that are packed once, which AMX has tiles for.
#define VITRUVIAN_TILE_PRODUCTS(KERNEL, set)                                                       \
  KERNEL(set, multiply_quantized, multiplyQuantized, (_:),                                         \
      (const vitruvian_quantized_product_parameters *parameters))                                  \
  KERNEL(set, multiply_dynamic_range, multiplyDynamicRange, (_:),                                  \
      (const vitruvian_dynamic_range_product_parameters *parameters))

/// Products of rows of quantized values and packed matrices, and what packs these.
#define VITRUVIAN_QUANTIZED_MATRIX_PRODUCTS(KERNEL, set)                                           \
  VITRUVIAN_TILE_PRODUCTS(KERNEL, set)                                                             \
  KERNEL(set, multiply_computed, multiplyComputed, (_:),                                           \
      (const vitruvian_computed_product_parameters *parameters))                                   \
  KERNEL(set, pack_columns, packColumns, (_:),                                                     \
      (const vitruvian_column_packing_parameters *parameters))

/// Products of quantized values, which VNNI has instructions for.
#define VITRUVIAN_QUANTIZED_PRODUCTS(KERNEL, set)                                                  \
  VITRUVIAN_QUANTIZED_MATRIX_PRODUCTS(KERNEL, set)                                                 \
  KERNEL(set, sum_products, sumProducts, (_:),                                                     \
      (const vitruvian_product_sums_parameters *parameters))                                       \
  KERNEL(set, interleave_rows, interleaveRows, (_:),                                               \
      (const vitruvian_row_interleaving_parameters *parameters))                                   \
  KERNEL(set, depthwise_quantized, depthwiseQuantized, (_:),                                       \
      (const vitruvian_quantized_depthwise_parameters *parameters))                                \
  KERNEL(set, depthwise_dynamic_range, depthwiseDynamicRange, (_:),                                \
      (const vitruvian_dynamic_range_depthwise_parameters *parameters))

// Kernels that some processors have a second one of.
#define VITRUVIAN_MULTIPLY_PARAMETERS (const vitruvian_matrix_product_parameters *parameters)
#define VITRUVIAN_HALF_PRODUCT_PARAMETERS (const vitruvian_half_product_parameters *parameters)
#define VITRUVIAN_ROW_SUM_PARAMETERS (const vitruvian_quantized_row_sum_parameters *parameters)
#define VITRUVIAN_LOOK_UP_PARAMETERS                                                               \
  (const unsigned char *bytes, const unsigned char *table, unsigned char *output, long count)

/// All others.
#define VITRUVIAN_KERNELS(KERNEL, set)                                                             \
  /* Matrix products */                                                                            \
  KERNEL(set, multiply, multiply, (_:), VITRUVIAN_MULTIPLY_PARAMETERS)                             \
  KERNEL(set, single_from_half, singleFromHalf, (_:count:floats:),                                 \
      (const unsigned short *halves, long count, float *floats))                                   \
  KERNEL(set, half_from_single, halfFromSingle, (_:count:halves:),                                 \
      (const float *floats, long count, unsigned short *halves))                                   \
  KERNEL(set, multiply_halves, multiplyHalves, (_:), VITRUVIAN_HALF_PRODUCT_PARAMETERS)            \
  KERNEL(set, multiply_sparse, multiplySparse, (_:),                                               \
      (const vitruvian_sparse_product_parameters *parameters))                                     \
  /* Windows over images */                                                                        \
  KERNEL(set, depthwise, depthwise, (_:), (const vitruvian_depthwise_parameters *parameters))      \
  KERNEL(set, deinterleave, deinterleave, (_:),                                                    \
      (const vitruvian_deinterleaving_parameters *parameters))                                     \
  KERNEL(set, convolve_planes, convolvePlanes, (_:),                                               \
      (const vitruvian_plane_convolution_parameters *parameters))                                  \
  KERNEL(set, convolve_planes_to_channels, convolvePlanesToChannels, (_:),                         \
      (const vitruvian_plane_channels_parameters *parameters))                                     \
  KERNEL(set, transform_input_tiles, transformInputTiles, (_:),                                    \
      (const vitruvian_input_tiles_parameters *parameters))                                        \
  KERNEL(set, transform_output_tiles, transformOutputTiles, (_:),                                  \
      (const vitruvian_output_tiles_parameters *parameters))                                       \
  KERNEL(set, max_pool, maxPool, (_:), (const vitruvian_maximum_pooling_parameters *parameters))   \
  KERNEL(set, add_taps, addTaps, (_:), (const vitruvian_tap_sum_parameters *parameters))           \
  KERNEL(set, reduce_rows, reduceRows, (_:),                                                       \
      (const vitruvian_row_reduction_parameters *parameters))                                      \
  KERNEL(set, interpolate_columns, interpolateColumns, (_:),                                       \
      (const vitruvian_column_interpolation_parameters *parameters))                               \
  KERNEL(set, interpolate_rows, interpolateRows, (_:),                                             \
      (const vitruvian_row_interpolation_parameters *parameters))                                  \
  /* Numbers one by one */                                                                         \
  KERNEL(set, combine_rows, combineRows, (_:),                                                     \
      (const vitruvian_row_combination_parameters *parameters))                                    \
  KERNEL(set, apply, apply, (_:input:count:output:),                                               \
      (vitruvian_unary_function function, const float *input, long count, float *output))          \
  KERNEL(set, transpose, transposeMatrix, (_:),                                                    \
      (const vitruvian_transposition_parameters *parameters))                                      \
  KERNEL(set, copy_rows, copyRows, (_:), (const vitruvian_row_copy_parameters *parameters))        \
  KERNEL(set, row_maxima, rowMaxima, (_:), (const vitruvian_row_maxima_parameters *parameters))    \
  KERNEL(set, row_sums, rowSums, (_:), (const vitruvian_row_sums_parameters *parameters))          \
  KERNEL(set, row_places, rowPlaces, (_:), (const vitruvian_row_places_parameters *parameters))    \
  KERNEL(set, softmax, softmax, (_:), (const vitruvian_softmax_parameters *parameters))            \
  /* Pictures and masks */                                                                         \
  KERNEL(set, sampling_positions, samplingPositions, (_:),                                         \
      (const vitruvian_sampling_positions_parameters *parameters))                                 \
  KERNEL(set, sample_pixels, samplePixels, (_:),                                                   \
      (const vitruvian_pixel_sampling_parameters *parameters))                                     \
  KERNEL(set, sample_pixels_as_bytes, samplePixelsAsBytes, (_:),                                   \
      (const vitruvian_byte_sampling_parameters *parameters))                                      \
  KERNEL(set, sample_mask, sampleMask, (_:),                                                       \
      (const vitruvian_mask_sampling_parameters *parameters))                                      \
  KERNEL(set, convert_colors, convertColors, (_:),                                                 \
      (const vitruvian_color_conversion_parameters *parameters))                                   \
  /* Quantized values one by one */                                                                \
  KERNEL(set, add_quantized_rows, addQuantizedRows, (_:),                                          \
      (const vitruvian_quantized_addition_parameters *parameters))                                 \
  KERNEL(set, multiply_quantized_rows, multiplyQuantizedRows, (_:),                                \
      (const vitruvian_quantized_multiplication_parameters *parameters))                           \
  KERNEL(set, combine_wide, combineWide, (_:),                                                     \
      (const vitruvian_wide_combination_parameters *parameters))                                   \
  KERNEL(set, dequantize, dequantize, (_:),                                                        \
      (const vitruvian_dequantization_parameters *parameters))                                     \
  KERNEL(set, subtract_zero_point, subtractZeroPoint, (_:),                                        \
      (const vitruvian_zero_point_differences_parameters *parameters))                             \
  KERNEL(set, look_up, lookUp, (_:table:output:count:), VITRUVIAN_LOOK_UP_PARAMETERS)              \
  KERNEL(set, interpolate_quantized_rows, interpolateQuantizedRows, (_:),                          \
      (const vitruvian_quantized_row_interpolation_parameters *parameters))                        \
  KERNEL(set, interpolate_quantized_columns, interpolateQuantizedColumns, (_:),                    \
      (const vitruvian_quantized_column_interpolation_parameters *parameters))                     \
  KERNEL(set, sum_quantized_window, sumQuantizedWindow, (_:),                                      \
      (const vitruvian_quantized_window_sum_parameters *parameters))                               \
  KERNEL(set, pool_quantized_maxima, poolQuantizedMaxima, (_:),                                    \
      (const vitruvian_quantized_pooling_parameters *parameters))                                  \
  KERNEL(set, pool_quantized_means, poolQuantizedMeans, (_:),                                      \
      (const vitruvian_quantized_pooling_parameters *parameters))                                  \
  KERNEL(set, find_quantized_maxima, findQuantizedMaxima, (_:),                                    \
      (const vitruvian_quantized_maxima_parameters *parameters))                                   \
  KERNEL(set, softmax_quantized, softmaxQuantized, (_:),                                           \
      (const vitruvian_quantized_softmax_parameters *parameters))                                  \
  /* Numbers that are quantized */                                                                 \
  KERNEL(set, quantize_rows, quantizeRows, (_:),                                                   \
      (const vitruvian_row_quantization_parameters *parameters))                                   \
  KERNEL(set, find_range, findRange, (_:count:range:),                                             \
      (const float *numbers, long count, float *range))                                            \
  KERNEL(set, quantize, quantize, (_:), (const vitruvian_quantization_parameters *parameters))     \
  /* The rate of multiply-adds */                                                                  \
  KERNEL(set, measure_peak, measurePeak, (_:values:), (long count, float *values))

#define VITRUVIAN_FIELD(set, name, swift, labels, parameters)                                      \
  void (*name) parameters __attribute__((swift_name(#swift)));
#define VITRUVIAN_DECLARATION(set, name, swift, labels, parameters)                                \
  void vitruvian_##name##_##set parameters;
#define VITRUVIAN_SWIFT_DECLARATION(set, name, swift, labels, parameters)                          \
  void vitruvian_##name##_##set parameters __attribute__((swift_name(#swift #labels)));
#define VITRUVIAN_ENTRY(set, name, swift, labels, parameters) .name = vitruvian_##name##_##set,
#define VITRUVIAN_REPLACEMENT(set, name, swift, labels, parameters)                                \
  kernels.name = vitruvian_##name##_##set;

/// The micro-kernels of one instruction set.
typedef struct {
  VITRUVIAN_KERNELS(VITRUVIAN_FIELD, )
  /// For processors that compute vectors in halves; `multiply` where vectors are short.
  VITRUVIAN_FIELD(, multiply_half_vectors, multiplyHalfVectors, (_:), VITRUVIAN_MULTIPLY_PARAMETERS)
  VITRUVIAN_QUANTIZED_PRODUCTS(VITRUVIAN_FIELD, )
  /// For products that are corrected with the sums of rows, and for means of rows; of no use where neither is.
  VITRUVIAN_FIELD(, sum_quantized_rows, sumQuantizedRows, (_:), VITRUVIAN_ROW_SUM_PARAMETERS)
} vitruvian_kernel_table __attribute__((swift_name("KernelTable"), swift_attr("@Sendable")));

static inline void vitruvian_sum_no_rows VITRUVIAN_ROW_SUM_PARAMETERS {}

/// Defines a function that lists the micro-kernels of an instruction set.
#define VITRUVIAN_DEFINE_TABLE(set, half_vectors, row_sums)                                        \
  static inline vitruvian_kernel_table vitruvian_##set##_kernels(void) {                           \
    return (vitruvian_kernel_table){                                                               \
        VITRUVIAN_KERNELS(VITRUVIAN_ENTRY, set)                                                    \
        VITRUVIAN_QUANTIZED_PRODUCTS(VITRUVIAN_ENTRY, set)                                         \
        .multiply_half_vectors = half_vectors,                                                     \
        .sum_quantized_rows = row_sums,                                                            \
    };                                                                                             \
  }

/// Declares the micro-kernels of an instruction set that the assembly defines, and lists them.
#define VITRUVIAN_DECLARE_INSTRUCTION_SET(set, half_vectors, row_sums)                             \
  VITRUVIAN_KERNELS(VITRUVIAN_DECLARATION, set)                                                    \
  VITRUVIAN_QUANTIZED_PRODUCTS(VITRUVIAN_DECLARATION, set)                                         \
  VITRUVIAN_DEFINE_TABLE(set, half_vectors, row_sums)

// `MicroKernels` defines those for any processor, by their names in Swift. The last two, which only some
// instruction sets have, are declared for its sources, and defined where these are compiled for such a set.
VITRUVIAN_KERNELS(VITRUVIAN_SWIFT_DECLARATION, baseline)
VITRUVIAN_QUANTIZED_PRODUCTS(VITRUVIAN_SWIFT_DECLARATION, baseline)
VITRUVIAN_SWIFT_DECLARATION(
    baseline, multiply_half_vectors, multiplyHalfVectors, (_:), VITRUVIAN_MULTIPLY_PARAMETERS)
VITRUVIAN_SWIFT_DECLARATION(
    baseline, sum_quantized_rows, sumQuantizedRows, (_:), VITRUVIAN_ROW_SUM_PARAMETERS)
VITRUVIAN_DEFINE_TABLE(baseline, vitruvian_multiply_baseline, vitruvian_sum_no_rows)

#pragma clang assume_nonnull end
