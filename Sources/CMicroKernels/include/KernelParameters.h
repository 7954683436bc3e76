#pragma once

// What micro-kernels take: declared here once, for those who write them and those who call them.
//
// Only Swift reads the fields and cases, so they have names as Swift's.

#include <stdbool.h>

#pragma clang assume_nonnull begin

// Functions that kernels are told by.

#define VITRUVIAN_CASE(type, name) \
  vitruvian_##type##_##name __attribute__((swift_name(#name))),

/// A function of a number.
typedef enum __attribute__((enum_extensibility(closed))) {
  VITRUVIAN_CASE(unary_function, exponential)
  /// 1 / (1 + exp(-x)) in single precision throughout.
  VITRUVIAN_CASE(unary_function, logistic)
  /// 1 / (1 + exp(-x)) of the nearest number to the exponential; the quotient is of double precision before
  /// it is rounded.
  VITRUVIAN_CASE(unary_function, maskProbability)
  VITRUVIAN_CASE(unary_function, hardSwish)
  VITRUVIAN_CASE(unary_function, hyperbolicTangent)
  VITRUVIAN_CASE(unary_function, exponentialLinearUnit)
  VITRUVIAN_CASE(unary_function, gaussianErrorLinearUnit)
  VITRUVIAN_CASE(unary_function, gaussianErrorLinearUnitByTangent)
  VITRUVIAN_CASE(unary_function, logarithm)
  /// Of numbers up to 2¹⁶, where products are added with one rounding.
  VITRUVIAN_CASE(unary_function, sine)
  /// Of numbers up to 2¹⁶, where products are added with one rounding.
  VITRUVIAN_CASE(unary_function, cosine)
  VITRUVIAN_CASE(unary_function, absolute)
  VITRUVIAN_CASE(unary_function, ceiling)
  VITRUVIAN_CASE(unary_function, floor)
  VITRUVIAN_CASE(unary_function, negate)
  /// The nearest whole number; of two the even one.
  VITRUVIAN_CASE(unary_function, round)
  /// One with the sign of the number, which stays as it is where it has none.
  VITRUVIAN_CASE(unary_function, sign)
  VITRUVIAN_CASE(unary_function, squareRoot)
  VITRUVIAN_CASE(unary_function, reciprocalSquareRoot)
  /// The number times its logistic function.
  VITRUVIAN_CASE(unary_function, swish)
  /// These in fewer steps, with other last bits.
  VITRUVIAN_CASE(unary_function, quickLogarithm)
  VITRUVIAN_CASE(unary_function, quickLogistic)
  VITRUVIAN_CASE(unary_function, quickReciprocalSquareRoot)
  VITRUVIAN_CASE(unary_function, quickSwish)
} vitruvian_unary_function __attribute__((swift_name("UnaryKernelFunction")));

/// A function of two numbers.
typedef enum __attribute__((enum_extensibility(closed))) {
  VITRUVIAN_CASE(binary_function, add)
  VITRUVIAN_CASE(binary_function, subtract)
  VITRUVIAN_CASE(binary_function, multiply)
  VITRUVIAN_CASE(binary_function, divide)
  VITRUVIAN_CASE(binary_function, squaredDifference)
  VITRUVIAN_CASE(binary_function, maximum)
  VITRUVIAN_CASE(binary_function, minimum)
  /// The left number, times the right one where it is negative.
  VITRUVIAN_CASE(binary_function, rectify)
} vitruvian_binary_function __attribute__((swift_name("BinaryKernelFunction")));

/// A function that makes one number of many.
typedef enum __attribute__((enum_extensibility(closed))) {
  VITRUVIAN_CASE(reduction_function, sum)
  /// What is not a number is passed over.
  VITRUVIAN_CASE(reduction_function, maximum)
  VITRUVIAN_CASE(reduction_function, minimum)
} vitruvian_reduction_function __attribute__((swift_name("ReductionKernelFunction")));

// What kernels take that have many parameters. Distances are counted in elements, where nothing else is said.

// Products

/// A weight that is not zero.
typedef struct {
  /// Where its row of the transposed slice begins, in floats.
  int offset;
  /// The weight itself.
  float weight;
} vitruvian_sparse_entry __attribute__((swift_name("SparseEntry")));

/// Rows A that are multiplied by a packed matrix B.
typedef struct {
  /// `rowCount` rows of `runCount` runs of `runLength` numbers.
  const float *a;
  /// The distance in floats between rows of A.
  long aStride;
  /// The number of runs of a row of A.
  long runCount;
  /// The number of elements of a run.
  long runLength;
  /// The distance in floats between runs.
  long runStride;
  /// The number of rows.
  long rowCount;
  /// B and the biases, in panels of vectors.
  const float *packed;
  /// The number of columns.
  long columnCount;
  /// One factor for each packed column; `nil` for none.
  const float *_Nullable slope;
  /// One number for each result, laid out as C, added before the slope and the bounds apply; `nil` for none.
  const float *_Nullable addend;
  /// What no result is less than.
  float lower;
  /// What no result is greater than.
  float upper;
  /// `rowCount` rows of `columnCount` results.
  float *c;
  /// The distance in floats between rows of C.
  long cStride;
} vitruvian_matrix_product_parameters __attribute__((swift_name("MatrixProductParameters")));

/// Rows A and a matrix B of numbers of half precision, and what their product C begins with.
typedef struct {
  /// The bits of `rowCount` rows of `depth` numbers.
  const unsigned short *a;
  /// The distance in numbers between rows of A.
  long aStride;
  /// The number of rows.
  long rowCount;
  /// The number of columns of A, and of rows of B.
  long depth;
  /// The bits of B, in panels of sixteen columns.
  const unsigned short *packed;
  /// What the sums of each column begin with.
  const float *bias;
  /// The number of columns, a multiple of sixteen.
  long columnCount;
  /// `rowCount` rows of `columnCount` results.
  float *c;
  /// The distance in floats between rows of C.
  long cStride;
} vitruvian_half_product_parameters __attribute__((swift_name("HalfProductParameters")));

/// Rows A that are multiplied by a matrix B that is packed without its zeros.
typedef struct {
  /// `rowCount` rows of `depth` numbers.
  const float *a;
  /// The distance in floats between rows of A.
  long aStride;
  /// The number of rows.
  long rowCount;
  /// The number of columns of A, and of rows of B.
  long depth;
  /// The slices that the columns of A are cut into; slice `i` begins at column `i · depth / sliceCount`.
  long sliceCount;
  /// The weights that are not zero: those of the first slice, column by column of B, then those of the next.
  /// Each names its row of the transposed slice.
  const vitruvian_sparse_entry *entries;
  /// How many entries belong to each slice and column.
  const int *counts;
  /// One for each column.
  const float *bias;
  /// The number of columns.
  long columnCount;
  /// One number for each result, added before the bounds apply; `nil` for none.
  const float *_Nullable addend;
  /// What no result is less than.
  float lower;
  /// What no result is greater than.
  float upper;
  /// `rowCount` rows of `columnCount` results.
  float *c;
  /// The distance in floats between rows of C.
  long cStride;
  /// The number of vectors that hold a number of each row.
  long vectorCount;
  /// `vectorCount` vectors for each column of a slice and each of C; overwritten.
  float *scratch;
} vitruvian_sparse_product_parameters __attribute__((swift_name("SparseProductParameters")));

/// A row of pixels whose channels are taken apart.
typedef struct {
  /// `width · channelCount` floats.
  const float *pixels;
  /// The number of pixels of a row.
  long width;
  /// The number of channels.
  long channelCount;
  /// One row of `width` floats for each channel, `planeStep` floats apart.
  float *planes;
  /// The distance in floats between the rows of neighbouring channels.
  long planeStep;
} vitruvian_deinterleaving_parameters __attribute__((swift_name("DeinterleavingParameters")));

/// One or two rows of outputs of one channel, of an image whose channels are planes.
typedef struct {
  /// The rows of pixels under the filter's first row, taken apart by channel.
  const float *planes;
  /// The distance in floats between the rows of neighbouring channels.
  long planeStep;
  /// The distance in floats between the rows of neighbouring rows of the filter, and between those under two
  /// rows of outputs.
  long tapRowStep;
  /// The number of channels of the image.
  long channelCount;
  /// `filterHeight · filterWidth · channelCount` floats.
  const float *filter;
  /// The number of rows of a filter.
  long filterHeight;
  /// The number of columns of a filter.
  long filterWidth;
  /// What the results begin with.
  float bias;
  /// What no result is less than.
  float lower;
  /// What no result is greater than.
  float upper;
  /// `rowCount` rows of `count` floats.
  float *output;
  /// The number of outputs of a row.
  long count;
  /// 1, or 2 rows that share what they read.
  long rowCount;
} vitruvian_plane_convolution_parameters __attribute__((swift_name("PlaneConvolutionParameters")));

/// A row of outputs of all channels, of an image whose channels are planes.
typedef struct {
  /// The rows of pixels under the filter's first row, taken apart by channel.
  const float *planes;
  /// The distance in floats between the rows of neighbouring channels.
  long planeStep;
  /// The distance in floats between the rows of neighbouring rows of the filter.
  long tapRowStep;
  /// The number of channels of the image.
  long channelCount;
  /// `filterHeight · filterWidth · channelCount` floats for each output channel.
  const float *filters;
  /// The number of rows of a filter.
  long filterHeight;
  /// The number of columns of a filter.
  long filterWidth;
  /// One for each output channel.
  const float *biases;
  /// What no result is less than.
  float lower;
  /// What no result is greater than.
  float upper;
  /// A row of `count` floats for each output channel, `outputStep` floats apart.
  float *output;
  /// The distance in floats between the rows of neighbouring output channels.
  long outputStep;
  /// The number of outputs of a row.
  long count;
  /// The number of channels of the outputs.
  long outputChannelCount;
} vitruvian_plane_channels_parameters __attribute__((swift_name("PlaneChannelsParameters")));

/// A row of overlapping tiles of 4×4 pixels.
typedef struct {
  /// The first pixel of the first tile; tiles lie two pixels apart.
  const float *pixels;
  /// The distance in floats between rows of pixels.
  long rowStep;
  /// The number of channels.
  long channelCount;
  /// The number of tiles.
  long tileCount;
  /// For each element a matrix with a row of channels for each tile, `elementStep` floats apart.
  float *elements;
  /// The distance in floats between the matrices of elements.
  long elementStep;
} vitruvian_input_tiles_parameters __attribute__((swift_name("InputTilesParameters")));

/// Products of transformed tiles that become a row of tiles of 2×2 outputs.
typedef struct {
  /// For each of the 16 elements a matrix with a row of channels for each tile, `elementStep` floats apart.
  const float *elements;
  /// The distance in floats between the matrices of elements.
  long elementStep;
  /// The number of channels.
  long channelCount;
  /// How many of a tile's two rows of outputs there are.
  long rowCount;
  /// How many outputs there are in a row: two for each tile, or one for the last.
  long columnCount;
  /// One factor for each channel; `nil` for none.
  const float *_Nullable slope;
  /// One number for each output, laid out as these, added before the slope and the bounds apply; `nil` for
  /// none.
  const float *_Nullable addend;
  /// What no result is less than.
  float lower;
  /// What no result is greater than.
  float upper;
  /// The first output of the first tile.
  float *output;
  /// The distance in floats between neighbouring rows of outputs.
  long rowStep;
  /// The distance in floats between neighbouring outputs of a row.
  long columnStep;
} vitruvian_output_tiles_parameters __attribute__((swift_name("OutputTilesParameters")));

// Windows

/// Rows of outputs of a convolution of each channel with a filter of its own.
typedef struct {
  /// The first channel that is computed of the first pixel of an image.
  const float *input;
  /// The number of rows of the image.
  long inputHeight;
  /// The number of pixels of a row of the image.
  long inputWidth;
  /// The distance in floats between neighbouring rows of the image.
  long inputRowStep;
  /// The input row under the first tap of the first row of outputs; negative above the image.
  long originY;
  /// The input column under the first tap of the first output of a row.
  long originX;
  /// The distance in floats between neighbouring pixels of a row, of the input and of the output: the number
  /// of all channels, or for spans of one output more.
  long pixelStep;
  /// The number of channels that are computed.
  long channelCount;
  /// The number of neighbouring outputs of a row that are computed as one, with the channels of all, so that
  /// those fill vectors; 1, or all channels are computed.
  long spanLength;
  /// The number of rows of a filter.
  long filterHeight;
  /// The number of columns of a filter.
  long filterWidth;
  /// The distance in rows between neighbouring windows.
  long strideHeight;
  /// The distance in columns between neighbouring windows.
  long strideWidth;
  /// The distance in rows between neighbouring taps.
  long dilationHeight;
  /// The distance in columns between neighbouring taps.
  long dilationWidth;
  /// For each vector of channels of a span, of which the last ends with the last channel: their biases, their
  /// slopes if they have any, and the weights of one tap after the other, column by column.
  const float *packed;
  /// Whether negative results are multiplied by slopes.
  bool hasSlope;
  /// What no result is less than.
  float lower;
  /// What no result is greater than.
  float upper;
  /// Rows of `outputWidth` pixels.
  float *output;
  /// The number of rows of outputs.
  long outputHeight;
  /// The number of outputs of a row.
  long outputWidth;
  /// The distance in floats between neighbouring rows of outputs.
  long outputRowStep;
  /// One vector for each pixel that is copied: ``Window/copiedPixelCount``, or the
  /// ``Window/longestExtentY(_:)`` rows under a window, or under a span of them, if those are more; overwritten.
  float *scratch;
} vitruvian_depthwise_parameters __attribute__((swift_name("DepthwiseParameters")));

/// Neighbouring windows of a row, of which the largest numbers are wanted, channel by channel.
typedef struct {
  /// The first pixel under the first window.
  const float *window;
  /// The distance in floats between the pixels of neighbouring rows of a window.
  long rowStep;
  /// The distance in floats between the pixels of neighbouring columns of a window.
  long columnStep;
  /// The distance in floats between the first pixels of neighbouring windows.
  long outputStep;
  /// The number of rows of a window; may be zero.
  long rowCount;
  /// The number of columns of a window; may be zero.
  long columnCount;
  /// The number of channels.
  long channelCount;
  /// What no result is less than.
  float lower;
  /// What no result is greater than.
  float upper;
  /// `outputCount · channelCount` floats.
  float *output;
  /// The number of outputs.
  long outputCount;
} vitruvian_maximum_pooling_parameters __attribute__((swift_name("MaximumPoolingParameters")));

/// What quantized values are multiplied with: `significand · 2^(−31 − exponent)`, where neither is negative and the exponent
/// is at most 30.
typedef struct {
  /// The significant bits of the factor.
  int significand;
  /// By how many bits products are shifted.
  int exponent;
} vitruvian_fixed_point_factor __attribute__((swift_name("FixedPointFactor")));

/// 16-bit quantized values around zero that are added, subtracted or multiplied.
typedef struct {
  /// `count` quantized values.
  const short *left;
  /// `count` quantized values.
  const short *right;
  /// Whether they are multiplied.
  bool multiplies;
  /// Minus one where the right ones are subtracted, otherwise zero.
  int sign;
  /// By how many bits left ones that are added are shifted first; at most fifteen.
  int leftBits;
  /// By how many bits right ones that are added are shifted first; at most fifteen.
  int rightBits;
  /// What makes terms of shifted left ones; no more than a half.
  vitruvian_fixed_point_factor leftFactor;
  /// What makes terms of shifted right ones; no more than a half.
  vitruvian_fixed_point_factor rightFactor;
  /// What makes results of sums or products.
  vitruvian_fixed_point_factor resultFactor;
  /// What no result is less than, as a quantized value.
  int lower;
  /// What no result is greater than, as a quantized value.
  int upper;
  /// `count` quantized values; neither operand.
  short *output;
  /// The number of quantized values, at least as many as a vector has lanes.
  long count;
} vitruvian_wide_combination_parameters __attribute__((swift_name("WideCombinationParameters")));

/// Neighbouring windows of a row of quantized values, of which the largest or the means are wanted, channel by
/// channel.
typedef struct {
  /// The first pixel under the first window.
  const unsigned char *window;
  /// The distance between the pixels of neighbouring rows of a window.
  long rowStep;
  /// The distance between the pixels of neighbouring columns of a window.
  long columnStep;
  /// The distance between the first pixels of neighbouring windows.
  long outputStep;
  /// The number of rows of a window.
  long rowCount;
  /// The number of columns of a window.
  long columnCount;
  /// The number of channels.
  long channelCount;
  /// The highest bit if quantized values are signed, which makes them unsigned; otherwise zero.
  unsigned char flip;
  /// What no result is less than, as a quantized value.
  int lower;
  /// What no result is greater than, as a quantized value.
  int upper;
  /// `outputCount · channelCount` quantized values.
  unsigned char *output;
  /// The number of outputs.
  long outputCount;
} vitruvian_quantized_pooling_parameters __attribute__((swift_name("QuantizedPoolingParameters")));

/// Neighbouring windows of a row, and those of their pixels that are added.
typedef struct {
  /// The first pixel under the first window.
  const float *window;
  /// Where the pixels of the taps begin, in floats.
  const long *offsets;
  /// The number of taps, one to nine.
  long tapCount;
  /// The distance in floats between neighbouring windows.
  long outputStep;
  /// The number of channels.
  long channelCount;
  /// Whether there are no sums yet.
  bool startsAtZero;
  /// What the new sums are multiplied with.
  float factor;
  /// What no result is less than.
  float lower;
  /// What no result is greater than.
  float upper;
  /// `outputCount · channelCount` sums.
  float *output;
  /// The number of outputs.
  long outputCount;
} vitruvian_tap_sum_parameters __attribute__((swift_name("TapSumParameters")));

// Elements and rows

/// Two matrices whose elements are combined.
typedef struct {
  /// How two elements are combined.
  vitruvian_binary_function function;
  /// The left matrix.
  const float *left;
  /// The distance between neighbouring elements of a left row: one, or zero for one number that stands for a
  /// whole row.
  long leftStep;
  /// The distance between neighbouring left rows; zero for a row that stands for all.
  long leftRowStep;
  /// The right matrix.
  const float *right;
  /// The distance between neighbouring elements of a right row: one, or zero for one number that stands for a
  /// whole row.
  long rightStep;
  /// The distance between neighbouring right rows; zero for a row that stands for all.
  long rightRowStep;
  /// What no result is less than.
  float lower;
  /// What no result is greater than.
  float upper;
  /// `rowCount` rows of `count` floats; may be a matrix of as many dense rows.
  float *output;
  /// The number of elements of a row.
  long count;
  /// The number of rows.
  long rowCount;
} vitruvian_row_combination_parameters __attribute__((swift_name("RowCombinationParameters")));

/// Rows that are reduced to one.
typedef struct {
  /// How two elements become one.
  vitruvian_reduction_function function;
  /// `rowCount` rows of `columnCount` floats, `rowStep` apart.
  const float *numbers;
  /// The distance in floats between neighbouring rows.
  long rowStep;
  /// The number of rows.
  long rowCount;
  /// The number of columns.
  long columnCount;
  /// What the rows are reduced to, a number for each column, which begins with what is there.
  float *results;
} vitruvian_row_reduction_parameters __attribute__((swift_name("RowReductionParameters")));

/// Rows of which the largest, or smallest, numbers are wanted.
typedef struct {
  /// `rowCount` rows of `rowLength` numbers, `rowStep` apart.
  const float *numbers;
  /// The number of rows.
  long rowCount;
  /// The number of elements of a row.
  long rowLength;
  /// The distance in floats between neighbouring rows.
  long rowStep;
  /// What numbers are multiplied with before and after: one, or minus one where the smallest are wanted.
  float sign;
  /// A number for each row.
  float *largest;
} vitruvian_row_maxima_parameters __attribute__((swift_name("RowMaximaParameters")));

/// Rows of numbers of which each is added up.
typedef struct {
  /// The first row.
  const float *numbers;
  /// The number of rows.
  long rowCount;
  /// The number of numbers in a row: those of whole vectors.
  long rowLength;
  /// The distance in floats between neighbouring rows.
  long rowStep;
  /// Whether squares are added up.
  bool squares;
  /// A center for each row, which is taken off numbers before they are squared; `nil` for none.
  const float *_Nullable centers;
  /// What each sum is multiplied with.
  float scale;
  /// A sum for each row.
  float *sums;
} vitruvian_row_sums_parameters __attribute__((swift_name("RowSumsParameters")));

/// Rows of numbers of which the places of the largest, or of the smallest, are wanted.
typedef struct {
  /// The first row.
  const float *numbers;
  /// The number of rows: at least as many as a vector has lanes.
  long rowCount;
  /// The number of numbers in a row; at least one.
  long rowLength;
  /// The distance in floats between neighbouring rows.
  long rowStep;
  /// Whether the smallest are wanted.
  bool findsSmallest;
  /// `rowCount` places.
  int *places;
} vitruvian_row_places_parameters __attribute__((swift_name("RowPlacesParameters")));

/// Rows of scores that become probabilities.
typedef struct {
  /// `rowCount` rows of `rowLength` numbers.
  const float *scores;
  /// The number of rows.
  long rowCount;
  /// The number of elements of a row.
  long rowLength;
  /// What scores are multiplied with before their exponentials are taken.
  float beta;
  /// `rowCount` rows of `rowLength` numbers; may be the scores.
  float *probabilities;
} vitruvian_softmax_parameters __attribute__((swift_name("SoftmaxParameters")));

/// A matrix whose columns are written as rows.
typedef struct {
  /// `rowCount` rows of `columnCount` numbers.
  const float *source;
  /// The distance in floats between neighbouring rows of the source.
  long sourceStep;
  /// The number of rows.
  long rowCount;
  /// The number of columns.
  long columnCount;
  /// `columnCount` rows of `rowCount` numbers.
  float *destination;
  /// The distance in floats between neighbouring rows of the destination.
  long destinationStep;
} vitruvian_transposition_parameters __attribute__((swift_name("TranspositionParameters")));

/// Rows of bytes that are copied.
typedef struct {
  /// `rowCount` rows of `byteCount` bytes, `sourceStep` bytes apart.
  const void *source;
  /// The distance in bytes between rows.
  long sourceStep;
  /// Where they go, `targetStep` bytes apart; overwritten.
  void *target;
  /// The distance in bytes between the copies.
  long targetStep;
  /// The number of bytes of a row.
  long byteCount;
  /// The number of rows.
  long rowCount;
} vitruvian_row_copy_parameters __attribute__((swift_name("RowCopyParameters")));

// Pictures and masks

/// A line through a picture, in homogeneous coordinates, and the positions on it that are wanted.
typedef struct {
  /// The column of the first pixel.
  double x;
  /// The row of the first pixel.
  double y;
  /// The divisor of the first pixel.
  double w;
  /// What is added to the column from pixel to pixel.
  double xStep;
  /// What is added to the row from pixel to pixel.
  double yStep;
  /// What is added to the divisor from pixel to pixel.
  double wStep;
  /// How many units of a position make a pixel.
  double unitsPerPixel;
  /// The first pixel of the row that is wanted.
  long first;
  /// The number of pixels that are wanted.
  long count;
  /// `count` columns, rounded; overwritten.
  int *positionsX;
  /// `count` rows, rounded; overwritten.
  int *positionsY;
} vitruvian_sampling_positions_parameters
    __attribute__((swift_name("SamplingPositionsParameters")));

/// Positions in a picture, the pixels around which are blended into numbers.
typedef struct {
  /// The picture's first pixel: red, green, blue, and perhaps another byte, which does not count. Behind all
  /// pixels there are two more bytes.
  const unsigned char *pixels;
  /// The distance in bytes between neighbouring pixels of a row.
  long columnStep;
  /// The distance in bytes between neighbouring pixels of a column.
  long rowStep;
  /// The number of pixels of a row.
  long width;
  /// The number of rows.
  long height;
  /// Whether the nearest pixel counts where there is none; if not, black does.
  bool replicates;
  /// The column of each position in 1/32 pixel.
  const int *positionsX;
  /// The row of each position in 1/32 pixel.
  const int *positionsY;
  /// The number of positions.
  long count;
  /// The distance in bytes from each pixel to one near which another position lies that will be sampled soon.
  long ahead;
  /// What a step between samples is worth.
  float scale;
  /// What the lowest sample is worth.
  float minimum;
  /// `3 · count` floats.
  float *output;
  /// `4 · count` numbers; overwritten.
  unsigned *scratch;
} vitruvian_pixel_sampling_parameters __attribute__((swift_name("PixelSamplingParameters")));

/// Positions in a picture, the pixels around which are blended into bytes.
typedef struct {
  /// The picture's first pixel: red, green, blue, and perhaps another byte, which does not count. Behind all
  /// pixels there are two more bytes.
  const unsigned char *pixels;
  /// The distance in bytes between neighbouring pixels of a row.
  long columnStep;
  /// The distance in bytes between neighbouring pixels of a column.
  long rowStep;
  /// The number of pixels of a row.
  long width;
  /// The number of rows.
  long height;
  /// Whether the nearest pixel counts where there is none; if not, black does.
  bool replicates;
  /// The column of each position in 1/32 pixel.
  const int *positionsX;
  /// The row of each position in 1/32 pixel.
  const int *positionsY;
  /// The number of positions.
  long count;
  /// The distance in bytes from each pixel to one near which another position lies that will be sampled soon.
  long ahead;
  /// `3 · count` bytes.
  unsigned char *output;
  /// `4 · count` numbers; overwritten.
  unsigned *scratch;
} vitruvian_byte_sampling_parameters __attribute__((swift_name("ByteSamplingParameters")));

/// Positions in a mask, the values around which are blended.
typedef struct {
  /// The mask's first value. Two more columns and rows on each side of the mask are zeros.
  const float *values;
  /// The distance in floats between neighbouring values of a column.
  long rowStep;
  /// The number of values of a row.
  long width;
  /// The number of rows.
  long height;
  /// A part of the columns of all positions in 1/1024 value.
  int x;
  /// A part of the rows of all positions in 1/1024 value.
  int y;
  /// The rest of the column of each position.
  const int *positionsX;
  /// The rest of the row of each position.
  const int *positionsY;
  /// The number of positions.
  long count;
  /// `count` floats.
  float *output;
  /// `4 · count` floats; overwritten.
  float *scratch;
} vitruvian_mask_sampling_parameters __attribute__((swift_name("MaskSamplingParameters")));

/// A row of brightness, and four rows of colour differences as wide, between which the row lies.
typedef struct {
  /// The brightness of each pixel.
  const unsigned char *luma;
  /// The rows of differences to blue.
  const short *row0, *row1, *row2, *row3;
  /// The distance in numbers from each difference to blue to that to red.
  long redOffset;
  /// The weights of the first two rows, each in 16 bits, the first one's in the lower half.
  int earlyWeights;
  /// The weights of the other two.
  int lateWeights;
  /// What brightness is multiplied by.
  int lumaFactor;
  /// What is added to that.
  int lumaAddend;
  /// How much red there is in the difference to red.
  int redOfRed;
  /// How much green there is in the difference to red.
  int greenOfRed;
  /// How much green there is in the difference to blue.
  int greenOfBlue;
  /// How much blue there is in the difference to blue.
  int blueOfBlue;
  /// `count` bytes each; overwritten.
  unsigned char *red, *green, *blue;
  /// The number of pixels, a multiple of 16, and not zero.
  long count;
} vitruvian_color_conversion_parameters __attribute__((swift_name("ColorConversionParameters")));

/// Pixels between neighbouring ones of a row.
typedef struct {
  /// The row.
  const float *line;
  /// The first element of each left pixel.
  const long *lefts;
  /// The first element of each right pixel.
  const long *rights;
  /// The weights of the right pixels.
  const float *fractions;
  /// `pixelCount · channelCount` floats.
  float *output;
  /// The number of pixels of the output.
  long pixelCount;
  /// The number of channels.
  long channelCount;
} vitruvian_column_interpolation_parameters
    __attribute__((swift_name("ColumnInterpolationParameters")));

/// A row between two neighbouring ones.
typedef struct {
  /// `count` elements of the upper row.
  const float *above;
  /// `count` elements of the lower row.
  const float *below;
  /// The weight of the lower row.
  float fraction;
  /// Numbers that are added to the blended ones before these are clamped, or `nil`.
  const float *_Nullable addend;
  /// What no result is less than.
  float lower;
  /// What no result is greater than.
  float upper;
  /// `count` floats.
  float *output;
  /// The number of elements.
  long count;
} vitruvian_row_interpolation_parameters __attribute__((swift_name("RowInterpolationParameters")));

// Quantized values

/// Rows that are quantized, each by a scale of its own.
typedef struct {
  /// `rowCount` rows of `rowLength` floats.
  const float *numbers;
  /// The number of rows.
  long rowCount;
  /// The number of elements of a row.
  long rowLength;
  /// `rowCount` rows of `rowLength` quantized values.
  unsigned char *quantized;
  /// What a step between the quantized values of each row is worth; overwritten.
  float *scales;
  /// What zero is as a quantized value of each row; overwritten.
  int *zeroPoints;
} vitruvian_row_quantization_parameters __attribute__((swift_name("RowQuantizationParameters")));

/// Rows of numbers that are quantized by one scale.
typedef struct {
  /// The first row, of `count` numbers.
  const float *numbers;
  /// The number of elements of a row.
  long count;
  long rowCount;
  /// The distance in floats between rows.
  long rowStep;
  /// The number of steps between quantized values from one number to the next whole one.
  float stepsPerUnit;
  /// Whether halves are rounded away from zero, by adding a half and cutting; otherwise to even.
  bool halvesAwayFromZero;
  /// The lowest quantized value less the zero point, which NaN becomes, too.
  float lower;
  /// The highest quantized value less the zero point.
  float upper;
  /// What zero is as a quantized value.
  int zeroPoint;
  /// `count` quantized values for each row, side by side.
  unsigned char *quantized;
} vitruvian_quantization_parameters __attribute__((swift_name("QuantizationParameters")));

/// Quantized values that become real numbers.
typedef struct {
  /// `count` quantized values.
  const unsigned char *quantized;
  /// The highest bit if quantized values are signed, which makes them unsigned; otherwise zero.
  unsigned char flip;
  /// The zero point of the unsigned quantized values.
  int zeroPoint;
  /// What one step between quantized values is worth.
  float scale;
  /// `count` floats.
  float *output;
  /// The number of elements.
  long count;
} vitruvian_dequantization_parameters __attribute__((swift_name("DequantizationParameters")));

/// Quantized values whose differences from the zero point are wanted.
typedef struct {
  /// `count` quantized values.
  const unsigned char *quantized;
  /// The highest bit if quantized values are signed, which makes them unsigned; otherwise zero.
  unsigned char flip;
  /// The zero point of the unsigned values.
  short zeroPoint;
  /// `count` numbers.
  short *differences;
  /// The number of elements.
  long count;
} vitruvian_zero_point_differences_parameters
    __attribute__((swift_name("ZeroPointDifferencesParameters")));

/// Rows of two matrices of quantized values that are added.
typedef struct {
  /// The left rows.
  const unsigned char *left;
  /// The distance between neighbouring values of a left row: one, or zero for the same value again.
  long leftStep;
  /// The distance between neighbouring left rows; zero for a row that stands for all.
  long leftRowStep;
  /// What the left values are multiplied with.
  int leftFactor;
  /// The right rows.
  const unsigned char *right;
  /// The distance between neighbouring values of a right row: one, or zero for the same value again.
  long rightStep;
  /// The distance between neighbouring right rows; zero for a row that stands for all.
  long rightRowStep;
  /// What the right values are multiplied with.
  int rightFactor;
  /// The highest bit if quantized values are signed, which makes them unsigned; otherwise zero.
  unsigned char flip;
  /// What is added to the sums of the products.
  int offset;
  /// How many bits lower the sums then are.
  int shift;
  /// The zero point of the results.
  int zeroPoint;
  /// The lowest result less the zero point.
  int lower;
  /// The highest result less the zero point.
  int upper;
  /// `rowCount` rows of `count` quantized values; may be neither of the matrices.
  unsigned char *output;
  /// The number of values of a row.
  long count;
  /// The number of rows.
  long rowCount;
} vitruvian_quantized_addition_parameters
    __attribute__((swift_name("QuantizedAdditionParameters")));

/// Rows of quantized values that are multiplied.
typedef struct {
  /// The left rows.
  const unsigned char *left;
  /// The distance between neighbouring values of a left row: one, or zero for the same value again.
  long leftStep;
  /// The distance between neighbouring left rows; zero for a row that stands for all.
  long leftRowStep;
  /// The zero point of the unsigned left values.
  int leftZeroPoint;
  /// The right rows.
  const unsigned char *right;
  /// The distance between neighbouring values of a right row: one, or zero for the same value again.
  long rightStep;
  /// The distance between neighbouring right rows; zero for a row that stands for all.
  long rightRowStep;
  /// The zero point of the unsigned right values.
  int rightZeroPoint;
  /// The highest bit if quantized values are signed, which makes them unsigned; otherwise zero.
  unsigned char flip;
  /// What a step of both, multiplied, is worth in steps of the result.
  float scale;
  /// The lowest result less the zero point, which NaN becomes, too.
  float lower;
  /// The highest result less the zero point.
  float upper;
  /// The zero point of the results.
  int zeroPoint;
  /// `rowCount` rows of `count` quantized values; may be neither of the matrices.
  unsigned char *output;
  /// The number of values of a row.
  long count;
  /// The number of rows.
  long rowCount;
} vitruvian_quantized_multiplication_parameters
    __attribute__((swift_name("QuantizedMultiplicationParameters")));

/// A window whose values are added, channel by channel.
typedef struct {
  /// `rowCount` rows, `rowStep` quantized values apart, of `pixelCount` pixels, `pixelStep` quantized values
  /// apart.
  const unsigned char *quantized;
  /// The distance between neighbouring rows.
  long rowStep;
  /// The number of rows.
  long rowCount;
  /// The distance between neighbouring pixels of a row.
  long pixelStep;
  /// The number of pixels.
  long pixelCount;
  /// The number of channels.
  long channelCount;
  /// The highest bit if quantized values are signed, which makes them unsigned; otherwise zero.
  unsigned char flip;
  /// A sum for each channel; overwritten.
  int *sums;
} vitruvian_quantized_window_sum_parameters
    __attribute__((swift_name("QuantizedWindowSumParameters")));

/// Rows of which the positions of the largest values are wanted.
typedef struct {
  /// `rowCount` rows of `rowLength` quantized values, `rowStep` apart.
  const unsigned char *quantized;
  /// The number of rows.
  long rowCount;
  /// The number of elements of a row.
  long rowLength;
  /// The distance between neighbouring rows.
  long rowStep;
  /// Bits that are turned before values are compared as signed ones: the highest one if they are unsigned,
  /// all others to find the smallest value.
  unsigned char flip;
  /// The position in each row; overwritten, up to a multiple of four.
  int *positions;
} vitruvian_quantized_maxima_parameters __attribute__((swift_name("QuantizedMaximaParameters")));

/// Rows of quantized scores that become quantized probabilities.
typedef struct {
  /// `rowCount` rows of `rowLength` quantized values.
  const unsigned char *quantized;
  /// The number of rows.
  long rowCount;
  /// The number of elements of a row.
  long rowLength;
  /// The highest bit if quantized values are signed, which makes them unsigned; otherwise zero.
  unsigned char flip;
  /// The exponentials of the differences from 0 to 255 between the largest value of a row and another.
  const float *exponentials;
  /// What one step between probabilities is worth.
  float scale;
  /// Whether probabilities are rounded to the nearest with halves away from zero; otherwise a half is added
  /// and what stands behind the point cut.
  bool halvesAwayFromZero;
  /// What zero is as a quantized probability, less the lowest one.
  int zeroPoint;
  /// `rowCount` rows of `rowLength` quantized values.
  unsigned char *probabilities;
  /// Room for a vector of floats and one of bytes for each quantized value of a row; overwritten.
  float *scratch;
} vitruvian_quantized_softmax_parameters __attribute__((swift_name("QuantizedSoftmaxParameters")));

/// A row between two neighbouring ones of quantized values.
typedef struct {
  /// `count` quantized values of the upper row.
  const unsigned char *upper;
  /// `count` quantized values of the lower row.
  const unsigned char *lower;
  /// The weight of the lower row in steps of 2⁻¹¹.
  int fraction;
  /// The highest bit if quantized values are signed, which makes them unsigned; otherwise zero.
  unsigned char flip;
  /// `count` numbers in steps of 2⁻¹¹; overwritten.
  int *blended;
  /// The number of elements.
  long count;
} vitruvian_quantized_row_interpolation_parameters
    __attribute__((swift_name("QuantizedRowInterpolationParameters")));

/// Pixels between neighbouring ones of a row that was blended of two.
typedef struct {
  /// What ``interpolateQuantizedRows`` made.
  const int *row;
  /// Where the left pixel of each result begins in the row.
  const long *lefts;
  /// Where the right pixel of each result begins in the row.
  const long *rights;
  /// The weight of the right pixel in steps of 2⁻¹¹.
  const int *fractions;
  /// As for ``interpolateQuantizedRows``.
  unsigned char flip;
  /// `pixelCount` pixels of `channelCount` quantized values.
  unsigned char *output;
  /// The number of pixels.
  long pixelCount;
  /// The number of channels.
  long channelCount;
} vitruvian_quantized_column_interpolation_parameters
    __attribute__((swift_name("QuantizedColumnInterpolationParameters")));

// Products of quantized values

/// Rows A of quantized values that are multiplied by a packed matrix B.
typedef struct {
  /// `rowCount` rows of `runCount` runs of `groupCount` groups of 32 bits.
  const unsigned char *a;
  /// The distance in bytes between rows of A.
  long aStep;
  /// Where each run of a row begins, in bytes from the row's address.
  const long *runOffsets;
  /// The number of runs of a row of A.
  long runCount;
  /// The number of groups of a run.
  long groupCount;
  /// A vector of masks, see ``QuantizedGroups``.
  const int *flips;
  /// The number of rows.
  long rowCount;
  /// The number of rows of a line, which are `aStep` apart. Only tiles take more than one line at a time.
  long lineLength;
  /// The distance in bytes between the first rows of neighbouring lines.
  long lineStep;
  /// The number of rows from the first of a line to the first of the next one where those between lines may be
  /// multiplied, too; otherwise zero.
  long linePitch;
  /// B and the biases, in panels of vectors.
  const int *packed;
  /// The number of columns.
  long columnCount;
  /// One factor for each row; `nil` for none.
  const int *_Nullable rowTerms;
  /// One factor of the row's for each packed column.
  const int *columnTerms;
  /// One factor for each packed column, which makes a sum an output.
  const float *multipliers;
  /// The lowest output less the zero point.
  float lower;
  /// The highest output less the zero point.
  float upper;
  /// The zero point of the results.
  int zeroPoint;
  /// `rowCount` rows of `columnCount` quantized values.
  unsigned char *c;
  /// The distance in bytes between rows of C.
  long cStep;
} vitruvian_quantized_product_parameters __attribute__((swift_name("QuantizedProductParameters")));

/// Rows A of values that were quantized when the network ran, which are multiplied by a packed matrix B.
typedef struct {
  /// `rowCount` rows of `runCount` runs of `groupCount` groups of 32 bits.
  const unsigned char *a;
  /// The distance in bytes between rows of A.
  long aStep;
  /// Where each run of a row begins, in bytes from the row's address.
  const long *runOffsets;
  /// The number of runs of a row of A.
  long runCount;
  /// The number of groups of a run.
  long groupCount;
  /// A vector of masks, see ``QuantizedGroups``.
  const int *flips;
  /// The number of rows.
  long rowCount;
  /// The number of rows of a line, which are `aStep` apart. Only tiles take more than one line at a time.
  long lineLength;
  /// The distance in bytes between the first rows of neighbouring lines.
  long lineStep;
  /// The number of rows from the first of a line to the first of the next one where those between lines may be
  /// multiplied, too; otherwise zero.
  long linePitch;
  /// B, in panels of vectors.
  const int *packed;
  /// The number of columns.
  long columnCount;
  /// What one step between the quantized values of a row is worth.
  const float *scales;
  /// What zero is as a quantized value of each row.
  const int *zeroPoints;
  /// The distance between the scales, and zero points, of neighbouring rows; zero if they are all the same.
  long scaleStep;
  /// One factor of the zero points for each packed column.
  const int *columnTerms;
  /// One for each packed column.
  const float *filterScales;
  /// One addend for each packed column.
  const float *bias;
  /// One factor for each packed column; `nil` for none.
  const float *_Nullable slope;
  /// What no result is less than.
  float lower;
  /// What no result is greater than.
  float upper;
  /// `rowCount` rows of `columnCount` numbers.
  float *c;
  /// The distance in floats between rows of C.
  long cStep;
} vitruvian_dynamic_range_product_parameters
    __attribute__((swift_name("DynamicRangeProductParameters")));

/// Rows A of quantized values that are multiplied by a matrix B which was packed in the same run.
typedef struct {
  /// `rowCount` rows of `groupCount` groups of 32 bits.
  const unsigned char *a;
  /// The distance in bytes between rows of A.
  long aStep;
  /// The number of groups of a row.
  long groupCount;
  /// A vector of masks, see ``QuantizedGroups``.
  const int *flips;
  /// The number of rows.
  long rowCount;
  /// B, in panels of vectors, each with its column terms in front.
  const int *packed;
  /// The number of columns.
  long columnCount;
  /// What `rowFactor` times is added to the sums of each row; `nil` for nothing.
  const int *_Nullable rowTerms;
  /// The factor of `rowTerms`.
  int rowFactor;
  /// The fixed-point factor of sums, a fraction of 2³¹; unused where `scale` is not zero.
  int significand;
  /// How far sums are shifted to the left before they are multiplied.
  int leftShift;
  /// How far products are shifted to the right.
  int rightShift;
  /// −1 where halves are rounded away from zero when products are shifted; zero where they are rounded up.
  int roundsAwayFromZero;
  /// The factor of sums where products are rounded to the nearest; zero where they are rounded twice.
  float scale;
  /// The lowest result less the zero point.
  int lower;
  /// The highest result less the zero point.
  int upper;
  /// The zero point of the results.
  int zeroPoint;
  /// Room for 256 vectors; overwritten.
  int *sums;
  /// `rowCount` rows of `columnCount` quantized values.
  unsigned char *c;
  /// The distance in bytes between rows of C.
  long cStep;
} vitruvian_computed_product_parameters __attribute__((swift_name("ComputedProductParameters")));

/// Rows A of quantized values, or differences, whose products with a packed matrix B stay sums.
typedef struct {
  /// `rowCount` rows of `groupCount` groups of 32 bits.
  const unsigned char *a;
  /// The distance in bytes between rows of A.
  long aStep;
  /// The number of groups of a row.
  long groupCount;
  /// A vector of masks, see ``QuantizedGroups``.
  const int *flips;
  /// The number of rows.
  long rowCount;
  /// B, in panels of vectors, each with what is added to its columns in front.
  const int *packed;
  /// The number of columns.
  long columnCount;
  /// `rowCount` rows of `columnCount` sums.
  int *sums;
  /// The distance between rows of sums.
  long sumStep;
} vitruvian_product_sums_parameters __attribute__((swift_name("ProductSumsParameters")));

/// Columns of quantized values that become a vector's lanes in a panel of a packed matrix.
typedef struct {
  /// `depth` quantized values of each column, `depthStep` bytes apart.
  const unsigned char *columns;
  /// The number of quantized values of a column.
  long depth;
  /// The distance in bytes between neighbours in a column; one, unless `columnStep` is.
  long depthStep;
  /// The distance in bytes between columns; one, unless `depthStep` is.
  long columnStep;
  /// The number of columns; no more than lanes, the others of which become zero.
  long columnCount;
  /// The highest bit if quantized values change from unsigned to signed or the other way; otherwise zero.
  unsigned char flip;
  /// The zero point after the change.
  int zeroPoint;
  /// The zero point of the rows that the matrix is multiplied by; unused where differences are multiplied.
  int rowZeroPoint;
  /// A line of terms and one for each group of quantized values; overwritten.
  int *lines;
  /// The distance between lines.
  long lineStep;
} vitruvian_column_packing_parameters __attribute__((swift_name("ColumnPackingParameters")));

/// Rows whose quantized values are added.
typedef struct {
  /// `rowCount` rows, `aStep` bytes apart, of `runCount` runs of `runLength` quantized values.
  const unsigned char *a;
  /// The distance in bytes between rows of A.
  long aStep;
  /// Where each run of a row begins, in bytes from the row's address.
  const long *runOffsets;
  /// The number of runs of a row of A.
  long runCount;
  /// The number of elements of a run.
  long runLength;
  /// A vector of masks, see ``QuantizedGroups``.
  const int *flips;
  /// The number of rows.
  long rowCount;
  /// A sum for each row; overwritten.
  int *sums;
} vitruvian_quantized_row_sum_parameters __attribute__((swift_name("QuantizedRowSumParameters")));

/// Rows of quantized values whose columns form groups of 32 bits.
typedef struct {
  /// `height` rows, `rowStep` quantized values apart, of `width` pixels, `pixelStep` quantized values apart,
  /// of `channelCount` quantized values.
  const unsigned char *image;
  /// The number of rows.
  long height;
  /// The distance between neighbouring rows.
  long rowStep;
  /// The number of pixels of a row.
  long width;
  /// The distance between neighbouring pixels of a row.
  long pixelStep;
  /// The number of channels.
  long channelCount;
  /// The row of the first member of the first group; negative above the image.
  long firstRow;
  /// The number of groups below each other.
  long groupCount;
  /// The number of pixels of the margin before each row; `rightMargin` is that behind.
  long leftMargin;
  /// The number of pixels of the margin behind each row.
  long rightMargin;
  /// The quantized value that the margin is made of.
  unsigned char margin;
  /// The highest bit if quantized values are signed, which makes them unsigned; otherwise zero.
  unsigned char flip;
  /// The zero point of the unsigned quantized values; unused where no differences are made.
  int zeroPoint;
  /// For each vector of channels, `groupCount` rows of `leftMargin + width + rightMargin` such vectors;
  /// overwritten. The last vector ends with the last channel, if there are as many as it has; otherwise some
  /// lanes mean nothing.
  int *groups;
} vitruvian_row_interleaving_parameters __attribute__((swift_name("RowInterleavingParameters")));

/// Rows of outputs of a convolution of each channel of quantized values with a filter of its own.
typedef struct {
  /// What ``interleaveRows`` made of the image from the first row under the windows on.
  const int *groups;
  /// The distance between the groups of neighbouring vectors of channels.
  long planeStep;
  /// The distance between neighbouring rows of groups.
  long rowStep;
  /// The number of rows of the image between the windows of neighbouring rows of outputs.
  long rowStride;
  /// The number of columns between the windows of neighbouring outputs of a row.
  long columnStride;
  /// The first line of taps of each alignment among those of all, and last the number of all.
  const long *alignmentStarts;
  /// Where the first group of each line lies, from that at the window's corner.
  const long *lineOffsets;
  /// A one for each member of a line's groups that lies under the window, for the sums of the inputs.
  const int *lineOnes;
  /// The number of taps of a line.
  long tapCount;
  /// The number of columns between neighbouring taps.
  long tapStep;
  /// Whether products are corrected with the sums of the inputs.
  bool correctsSums;
  /// For each vector of channels some lines of one 32-bit number for each channel: biases, factors of the
  /// sums of the inputs, multipliers, and the weights of each tap. The last vector ends with the last
  /// channel.
  const int *packed;
  /// The lowest output less the zero point.
  float lower;
  /// The highest output less the zero point.
  float upper;
  /// The zero point of the results.
  int zeroPoint;
  /// The number of channels.
  long channelCount;
  /// `outputHeight` rows, `outputRowStep` results apart, of `outputWidth` outputs, `outputPixelStep` results
  /// apart.
  unsigned char *output;
  /// The number of rows of outputs.
  long outputHeight;
  /// The number of outputs of a row.
  long outputWidth;
  /// The distance between neighbouring rows of outputs.
  long outputRowStep;
  /// The distance between neighbouring outputs of a row.
  long outputPixelStep;
} vitruvian_quantized_depthwise_parameters
    __attribute__((swift_name("QuantizedDepthwiseParameters")));

/// Rows of outputs of a convolution of each channel of values that were quantized when the network ran.
typedef struct {
  /// As for ``depthwiseQuantized``.
  const int *groups;
  /// The distance between neighbouring planes.
  long planeStep;
  /// The distance between neighbouring rows.
  long rowStep;
  /// The number of rows of the image between the windows of neighbouring rows of outputs.
  long rowStride;
  /// The number of columns between the windows of neighbouring outputs of a row.
  long columnStride;
  /// The first line of taps of each alignment among those of all, and last the number of all.
  const long *alignmentStarts;
  /// Where the first group of each line lies, from that at the window's corner.
  const long *lineOffsets;
  /// As for ``depthwiseQuantized``.
  const int *lineOnes;
  /// The number of taps of a line.
  long tapCount;
  /// The number of columns between neighbouring taps.
  long tapStep;
  /// As for ``depthwiseQuantized``, with other lines before the weights: factors of the zero point, factors
  /// before the image's scale and behind it, biases, and factors of negative results.
  const int *packed;
  /// What one step between quantized values is worth.
  float scale;
  /// What zero is as a quantized value.
  int zeroPoint;
  /// What no result is less than.
  float lower;
  /// What no result is greater than.
  float upper;
  /// The number of channels.
  long channelCount;
  /// `outputHeight` rows, `outputRowStep` floats apart, of `outputWidth` outputs, `outputPixelStep` floats
  /// apart.
  float *output;
  /// The number of rows of outputs.
  long outputHeight;
  /// The number of outputs of a row.
  long outputWidth;
  /// The distance between neighbouring rows of outputs.
  long outputRowStep;
  /// The distance between neighbouring outputs of a row.
  long outputPixelStep;
} vitruvian_dynamic_range_depthwise_parameters
    __attribute__((swift_name("DynamicRangeDepthwiseParameters")));

#pragma clang assume_nonnull end
