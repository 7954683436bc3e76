import CX86Kernels
import TensorCore

/// The micro-kernels of one instruction set. What they compute stands where they are written, in `Micro`.
///
/// All are called through C: those of other instruction sets are assembly.
struct MicroKernels: Sendable {
  /// Multiplies rows by a panel of a packed matrix.
  typealias Multiply =
    @Sendable @convention(c) (
      _ a: UnsafePointer<Float>?, _ aStride: Int, _ runCount: Int, _ runLength: Int, _ runStride: Int,
      _ rowCount: Int, _ packed: UnsafePointer<Float>?, _ columnCount: Int, _ slope: UnsafePointer<Float>?,
      _ addend: UnsafePointer<Float>?, _ lower: Float, _ upper: Float, _ c: UnsafeMutablePointer<Float>?,
      _ cStride: Int
    ) -> Void

  /// `microMultiply`
  let multiply: Multiply
  /// `microMultiplyHalfVectors`, or `multiply` where vectors are short
  let multiplyHalfVectors: Multiply
  /// `microWiden`, or `HalfPrecision` where no instruction widens
  let widen:
    @Sendable @convention(c) (
      _ halves: UnsafePointer<UInt16>?, _ count: Int, _ floats: UnsafeMutablePointer<Float>?
    ) -> Void
  /// `microMultiplySparse`
  let multiplySparse:
    @Sendable @convention(c) (
      _ a: UnsafePointer<Float>?, _ aStride: Int, _ rowCount: Int, _ depth: Int, _ sliceCount: Int,
      _ entries: UnsafeRawPointer?, _ counts: UnsafePointer<Int32>?, _ bias: UnsafePointer<Float>?,
      _ columnCount: Int, _ addend: UnsafePointer<Float>?, _ lower: Float, _ upper: Float,
      _ c: UnsafeMutablePointer<Float>?, _ cStride: Int, _ vectorCount: Int,
      _ scratch: UnsafeMutablePointer<Float>?
    ) -> Void
  /// `microDepthwise`
  let depthwise:
    @Sendable @convention(c) (
      _ input: UnsafePointer<Float>?, _ inputHeight: Int, _ inputWidth: Int, _ originY: Int, _ originX: Int,
      _ pixelStep: Int, _ channelCount: Int, _ spanLength: Int, _ filterHeight: Int, _ filterWidth: Int,
      _ strideHeight: Int, _ strideWidth: Int, _ dilationHeight: Int, _ dilationWidth: Int,
      _ packed: UnsafePointer<Float>?, _ hasSlope: Bool, _ lower: Float, _ upper: Float,
      _ output: UnsafeMutablePointer<Float>?, _ outputHeight: Int, _ outputWidth: Int,
      _ scratch: UnsafeMutablePointer<Float>?
    ) -> Void
  /// `microSeparate`
  let separate:
    @Sendable @convention(c) (
      _ pixels: UnsafePointer<Float>?, _ width: Int, _ channelCount: Int,
      _ planes: UnsafeMutablePointer<Float>?, _ planeStep: Int
    ) -> Void
  /// `microConvolvePlanes`
  let convolvePlanes:
    @Sendable @convention(c) (
      _ planes: UnsafePointer<Float>?, _ planeStep: Int, _ tapRowStep: Int, _ channelCount: Int,
      _ filter: UnsafePointer<Float>?, _ filterHeight: Int, _ filterWidth: Int, _ bias: Float,
      _ lower: Float, _ upper: Float, _ output: UnsafeMutablePointer<Float>?, _ count: Int,
      _ rowCount: Int
    ) -> Void
  /// `microCombine`
  let combine:
    @Sendable @convention(c) (
      _ function: Int, _ left: UnsafePointer<Float>?, _ leftStep: Int, _ leftRowStep: Int,
      _ right: UnsafePointer<Float>?, _ rightStep: Int, _ rightRowStep: Int, _ lower: Float,
      _ upper: Float, _ output: UnsafeMutablePointer<Float>?, _ count: Int, _ rowCount: Int
    ) -> Void
  /// `microTransposeMatrix`
  let transpose:
    @Sendable @convention(c) (
      _ source: UnsafePointer<Float>?, _ sourceStep: Int, _ rowCount: Int, _ columnCount: Int,
      _ destination: UnsafeMutablePointer<Float>?, _ destinationStep: Int
    ) -> Void
  /// `microMaxPool`
  let maxPool:
    @Sendable @convention(c) (
      _ window: UnsafePointer<Float>?, _ rowStep: Int, _ columnStep: Int, _ outputStep: Int,
      _ rowCount: Int, _ columnCount: Int, _ channelCount: Int, _ lower: Float, _ upper: Float,
      _ output: UnsafeMutablePointer<Float>?, _ outputCount: Int
    ) -> Void
  /// `microPeak`
  let peak: @Sendable @convention(c) (_ count: Int, _ values: UnsafeMutablePointer<Float>?) -> Void
  /// `microSamplingPositions`
  let samplingPositions:
    @Sendable @convention(c) (
      _ x: Double, _ y: Double, _ w: Double, _ xStep: Double, _ yStep: Double, _ wStep: Double,
      _ unitsPerPixel: Double, _ first: Int, _ count: Int, _ positionsX: UnsafeMutablePointer<Int32>?,
      _ positionsY: UnsafeMutablePointer<Int32>?
    ) -> Void
  /// `microSamplePixels`
  let samplePixels:
    @Sendable @convention(c) (
      _ pixels: UnsafePointer<UInt8>?, _ columnStep: Int, _ rowStep: Int, _ width: Int, _ height: Int,
      _ replicates: Bool, _ positionsX: UnsafePointer<Int32>?, _ positionsY: UnsafePointer<Int32>?,
      _ count: Int, _ scale: Float, _ minimum: Float, _ output: UnsafeMutablePointer<Float>?,
      _ scratch: UnsafeMutablePointer<UInt32>?
    ) -> Void
  /// `microSamplePixelsAsBytes`
  let samplePixelsAsBytes:
    @Sendable @convention(c) (
      _ pixels: UnsafePointer<UInt8>?, _ columnStep: Int, _ rowStep: Int, _ width: Int, _ height: Int,
      _ replicates: Bool, _ positionsX: UnsafePointer<Int32>?, _ positionsY: UnsafePointer<Int32>?,
      _ count: Int, _ output: UnsafeMutablePointer<UInt8>?, _ scratch: UnsafeMutablePointer<UInt32>?
    ) -> Void
  /// `microSampleMask`
  let sampleMask:
    @Sendable @convention(c) (
      _ values: UnsafePointer<Float>?, _ rowStep: Int, _ width: Int, _ height: Int, _ x: Int32, _ y: Int32,
      _ positionsX: UnsafePointer<Int32>?, _ positionsY: UnsafePointer<Int32>?, _ count: Int,
      _ output: UnsafeMutablePointer<Float>?, _ scratch: UnsafeMutablePointer<Float>?
    ) -> Void
  /// `microApply`
  let apply:
    @Sendable @convention(c) (
      _ function: Int, _ input: UnsafePointer<Float>?, _ count: Int, _ output: UnsafeMutablePointer<Float>?
    ) -> Void
  /// `microAddCodes`
  let addCodes:
    @Sendable @convention(c) (
      _ left: UnsafePointer<UInt8>?, _ leftFactor: Int32, _ right: UnsafePointer<UInt8>?,
      _ rightFactor: Int32, _ flip: UInt8, _ offset: Int32, _ shift: Int32, _ zeroPoint: Int32,
      _ lower: Int32, _ upper: Int32, _ output: UnsafeMutablePointer<UInt8>?, _ count: Int
    ) -> Void
  /// `microDequantize`
  let dequantize:
    @Sendable @convention(c) (
      _ codes: UnsafePointer<UInt8>?, _ flip: UInt8, _ zeroPoint: Int32, _ scale: Float,
      _ output: UnsafeMutablePointer<Float>?, _ count: Int
    ) -> Void
  /// `microLookUp`
  fileprivate(set) var lookUp:
    @Sendable @convention(c) (
      _ bytes: UnsafePointer<UInt8>?, _ table: UnsafePointer<UInt8>?, _ output: UnsafeMutablePointer<UInt8>?,
      _ count: Int
    ) -> Void
  /// `microMultiplyCodes`
  fileprivate(set) var multiplyCodes:
    @Sendable @convention(c) (
      _ a: UnsafePointer<UInt8>?, _ aStep: Int, _ runOffsets: UnsafePointer<Int>?, _ runCount: Int,
      _ groupCount: Int, _ flips: UnsafePointer<Int32>?, _ rowCount: Int, _ packed: UnsafePointer<Int32>?,
      _ columnCount: Int, _ rowTerms: UnsafePointer<Int32>?, _ columnTerms: UnsafePointer<Int32>?,
      _ multipliers: UnsafePointer<Float>?, _ lower: Float, _ upper: Float, _ zeroPoint: Int32,
      _ c: UnsafeMutablePointer<UInt8>?, _ cStep: Int
    ) -> Void
  /// `microMultiplyCodesToNumbers`
  fileprivate(set) var multiplyCodesToNumbers:
    @Sendable @convention(c) (
      _ a: UnsafePointer<UInt8>?, _ aStep: Int, _ runOffsets: UnsafePointer<Int>?, _ runCount: Int,
      _ groupCount: Int, _ flips: UnsafePointer<Int32>?, _ rowCount: Int, _ packed: UnsafePointer<Int32>?,
      _ columnCount: Int, _ scales: UnsafePointer<Float>?, _ zeroPoints: UnsafePointer<Int32>?,
      _ scaleStep: Int, _ columnTerms: UnsafePointer<Int32>?, _ filterScales: UnsafePointer<Float>?,
      _ bias: UnsafePointer<Float>?, _ slope: UnsafePointer<Float>?, _ lower: Float, _ upper: Float,
      _ c: UnsafeMutablePointer<Float>?, _ cStep: Int
    ) -> Void
  /// `microInterleaveCodes`
  fileprivate(set) var interleaveCodes:
    @Sendable @convention(c) (
      _ image: UnsafePointer<UInt8>?, _ height: Int, _ rowStep: Int, _ width: Int, _ channelCount: Int,
      _ firstRow: Int, _ groupCount: Int, _ leftMargin: Int, _ rightMargin: Int, _ margin: UInt8,
      _ flip: UInt8, _ zeroPoint: Int32, _ groups: UnsafeMutablePointer<Int32>?
    ) -> Void
  /// `microDepthwiseCodes`
  fileprivate(set) var depthwiseCodes:
    @Sendable @convention(c) (
      _ groups: UnsafePointer<Int32>?, _ planeStep: Int, _ rowStep: Int, _ rowStride: Int,
      _ columnStride: Int, _ phaseStarts: UnsafePointer<Int>?, _ lineOffsets: UnsafePointer<Int>?,
      _ lineOnes: UnsafePointer<Int32>?, _ tapCount: Int, _ tapStep: Int, _ correctsSums: Bool,
      _ packed: UnsafePointer<Int32>?, _ lower: Float, _ upper: Float, _ zeroPoint: Int32,
      _ channelCount: Int, _ output: UnsafeMutablePointer<UInt8>?, _ outputHeight: Int, _ outputWidth: Int
    ) -> Void
  /// `microDepthwiseCodesToNumbers`
  fileprivate(set) var depthwiseCodesToNumbers:
    @Sendable @convention(c) (
      _ groups: UnsafePointer<Int32>?, _ planeStep: Int, _ rowStep: Int, _ rowStride: Int,
      _ columnStride: Int, _ phaseStarts: UnsafePointer<Int>?, _ lineOffsets: UnsafePointer<Int>?,
      _ lineOnes: UnsafePointer<Int32>?, _ tapCount: Int, _ tapStep: Int, _ packed: UnsafePointer<Int32>?,
      _ scale: Float, _ zeroPoint: Int32, _ lower: Float, _ upper: Float, _ channelCount: Int,
      _ output: UnsafeMutablePointer<Float>?, _ outputHeight: Int, _ outputWidth: Int
    ) -> Void
  /// `microBlendRows`
  let blendRows:
    @Sendable @convention(c) (
      _ upper: UnsafePointer<UInt8>?, _ lower: UnsafePointer<UInt8>?, _ fraction: Int32, _ flip: UInt8,
      _ blended: UnsafeMutablePointer<Int32>?, _ count: Int
    ) -> Void
  /// `microBlendColumns`
  let blendColumns:
    @Sendable @convention(c) (
      _ row: UnsafePointer<Int32>?, _ lefts: UnsafePointer<Int>?, _ rights: UnsafePointer<Int>?,
      _ fractions: UnsafePointer<Int32>?, _ flip: UInt8, _ output: UnsafeMutablePointer<UInt8>?,
      _ pixelCount: Int, _ channelCount: Int
    ) -> Void
  /// `microInterpolateColumns`
  let interpolateColumns:
    @Sendable @convention(c) (
      _ line: UnsafePointer<Float>?, _ lefts: UnsafePointer<Int>?, _ rights: UnsafePointer<Int>?,
      _ fractions: UnsafePointer<Float>?, _ output: UnsafeMutablePointer<Float>?, _ pixelCount: Int,
      _ channelCount: Int
    ) -> Void
  /// `microInterpolateRows`
  let interpolateRows:
    @Sendable @convention(c) (
      _ above: UnsafePointer<Float>?, _ below: UnsafePointer<Float>?, _ fraction: Float,
      _ addend: UnsafePointer<Float>?, _ lower: Float, _ upper: Float,
      _ output: UnsafeMutablePointer<Float>?, _ count: Int
    ) -> Void
  /// `microMultiplyCodeRows`
  let multiplyCodeRows:
    @Sendable @convention(c) (
      _ left: UnsafePointer<UInt8>?, _ leftStep: Int, _ leftRowStep: Int, _ leftZeroPoint: Int32,
      _ right: UnsafePointer<UInt8>?, _ rightStep: Int, _ rightRowStep: Int, _ rightZeroPoint: Int32,
      _ flip: UInt8, _ scale: Float, _ lower: Float, _ upper: Float, _ zeroPoint: Int32,
      _ output: UnsafeMutablePointer<UInt8>?, _ count: Int, _ rowCount: Int
    ) -> Void
  /// `microSumCodeWindow`
  let sumCodeWindow:
    @Sendable @convention(c) (
      _ codes: UnsafePointer<UInt8>?, _ rowStep: Int, _ rowCount: Int, _ pixelStep: Int, _ pixelCount: Int,
      _ channelCount: Int, _ flip: UInt8, _ sums: UnsafeMutablePointer<Int32>?
    ) -> Void
  /// `microFindLargest`
  let findLargest:
    @Sendable @convention(c) (
      _ codes: UnsafePointer<UInt8>?, _ rowCount: Int, _ rowLength: Int, _ rowStep: Int, _ flip: UInt8,
      _ positions: UnsafeMutablePointer<Int32>?
    ) -> Void
  /// `microLargestNumbers`
  let largestNumbers:
    @Sendable @convention(c) (
      _ numbers: UnsafePointer<Float>?, _ rowCount: Int, _ rowLength: Int, _ rowStep: Int,
      _ largest: UnsafeMutablePointer<Float>?
    ) -> Void
  /// `microShareCodes`
  let shareCodes:
    @Sendable @convention(c) (
      _ codes: UnsafePointer<UInt8>?, _ rowCount: Int, _ rowLength: Int, _ flip: UInt8,
      _ exponentials: UnsafePointer<Float>?, _ scale: Float, _ halvesAwayFromZero: Bool, _ zeroPoint: Int32,
      _ shares: UnsafeMutablePointer<UInt8>?, _ scratch: UnsafeMutablePointer<Float>?
    ) -> Void
  /// `microQuantizeRows`
  let quantizeRows:
    @Sendable @convention(c) (
      _ numbers: UnsafePointer<Float>?, _ rowCount: Int, _ rowLength: Int,
      _ codes: UnsafeMutablePointer<UInt8>?, _ scales: UnsafeMutablePointer<Float>?,
      _ zeroPoints: UnsafeMutablePointer<Int32>?
    ) -> Void
  /// `microFindRange`
  let findRange:
    @Sendable @convention(c) (
      _ numbers: UnsafePointer<Float>?, _ count: Int, _ range: UnsafeMutablePointer<Float>?
    ) -> Void
  /// `microQuantize`
  let quantize:
    @Sendable @convention(c) (
      _ numbers: UnsafePointer<Float>?, _ count: Int, _ codesPerUnit: Float, _ halvesAwayFromZero: Bool,
      _ lower: Float, _ upper: Float, _ zeroPoint: Int32, _ codes: UnsafeMutablePointer<UInt8>?
    ) -> Void
}

extension MicroKernels {
  fileprivate static let baseline = MicroKernels(
    multiply: vitruvian_multiply_baseline, multiplyHalfVectors: vitruvian_multiply_baseline,
    widen: { halves, count, floats in
      guard let halves, let floats else { return }
      HalfPrecision.widen(from: halves, count: count, into: floats)
    },
    multiplySparse: vitruvian_multiply_sparse_baseline,
    depthwise: vitruvian_depthwise_baseline, separate: vitruvian_separate_baseline,
    convolvePlanes: vitruvian_convolve_planes_baseline, combine: vitruvian_combine_baseline,
    transpose: vitruvian_transpose_baseline, maxPool: vitruvian_max_pool_baseline,
    peak: vitruvian_peak_baseline,
    samplingPositions: vitruvian_sampling_positions_baseline,
    samplePixels: vitruvian_sample_pixels_baseline,
    samplePixelsAsBytes: vitruvian_sample_pixels_as_bytes_baseline,
    sampleMask: vitruvian_sample_mask_baseline,
    apply: vitruvian_apply_baseline,
    addCodes: vitruvian_add_codes_baseline, dequantize: vitruvian_dequantize_baseline,
    lookUp: vitruvian_look_up_baseline, multiplyCodes: vitruvian_multiply_codes_baseline,
    multiplyCodesToNumbers: vitruvian_multiply_codes_to_numbers_baseline,
    interleaveCodes: vitruvian_interleave_codes_baseline, depthwiseCodes: vitruvian_depthwise_codes_baseline,
    depthwiseCodesToNumbers: vitruvian_depthwise_codes_to_numbers_baseline,
    blendRows: vitruvian_blend_rows_baseline,
    blendColumns: vitruvian_blend_columns_baseline,
    interpolateColumns: vitruvian_interpolate_columns_baseline,
    interpolateRows: vitruvian_interpolate_rows_baseline,
    multiplyCodeRows: vitruvian_multiply_code_rows_baseline,
    sumCodeWindow: vitruvian_sum_code_window_baseline, findLargest: vitruvian_find_largest_baseline,
    largestNumbers: vitruvian_largest_numbers_baseline,
    shareCodes: vitruvian_share_codes_baseline,
    quantizeRows: vitruvian_quantize_rows_baseline,
    findRange: vitruvian_find_range_baseline,
    quantize: vitruvian_quantize_baseline)

  #if arch(x86_64) && os(Linux)
    fileprivate static let avx2 = MicroKernels(
      multiply: vitruvian_multiply_avx2, multiplyHalfVectors: vitruvian_multiply_avx2,
      widen: vitruvian_widen_avx2,
      multiplySparse: vitruvian_multiply_sparse_avx2,
      depthwise: vitruvian_depthwise_avx2, separate: vitruvian_separate_avx2,
      convolvePlanes: vitruvian_convolve_planes_avx2, combine: vitruvian_combine_avx2,
      transpose: vitruvian_transpose_avx2, maxPool: vitruvian_max_pool_avx2,
      peak: vitruvian_peak_avx2,
      samplingPositions: vitruvian_sampling_positions_avx2,
      samplePixels: vitruvian_sample_pixels_avx2,
      samplePixelsAsBytes: vitruvian_sample_pixels_as_bytes_avx2,
      sampleMask: vitruvian_sample_mask_avx2,
      apply: vitruvian_apply_avx2,
      addCodes: vitruvian_add_codes_avx2, dequantize: vitruvian_dequantize_avx2,
      lookUp: vitruvian_look_up_avx2, multiplyCodes: vitruvian_multiply_codes_avx2,
      multiplyCodesToNumbers: vitruvian_multiply_codes_to_numbers_avx2,
      interleaveCodes: vitruvian_interleave_codes_avx2, depthwiseCodes: vitruvian_depthwise_codes_avx2,
      depthwiseCodesToNumbers: vitruvian_depthwise_codes_to_numbers_avx2,
      blendRows: vitruvian_blend_rows_avx2,
      blendColumns: vitruvian_blend_columns_avx2,
      interpolateColumns: vitruvian_interpolate_columns_avx2,
      interpolateRows: vitruvian_interpolate_rows_avx2,
      multiplyCodeRows: vitruvian_multiply_code_rows_avx2,
      sumCodeWindow: vitruvian_sum_code_window_avx2, findLargest: vitruvian_find_largest_avx2,
      largestNumbers: vitruvian_largest_numbers_avx2,
      shareCodes: vitruvian_share_codes_avx2,
      quantizeRows: vitruvian_quantize_rows_avx2,
      findRange: vitruvian_find_range_avx2,
      quantize: vitruvian_quantize_avx2)

    fileprivate static let avx512 = MicroKernels(
      multiply: vitruvian_multiply_avx512, multiplyHalfVectors: vitruvian_multiply_half_vectors_avx512,
      widen: vitruvian_widen_avx512,
      multiplySparse: vitruvian_multiply_sparse_avx512,
      depthwise: vitruvian_depthwise_avx512, separate: vitruvian_separate_avx512,
      convolvePlanes: vitruvian_convolve_planes_avx512, combine: vitruvian_combine_avx512,
      transpose: vitruvian_transpose_avx512, maxPool: vitruvian_max_pool_avx512,
      peak: vitruvian_peak_avx512,
      samplingPositions: vitruvian_sampling_positions_avx512,
      samplePixels: vitruvian_sample_pixels_avx512,
      samplePixelsAsBytes: vitruvian_sample_pixels_as_bytes_avx512,
      sampleMask: vitruvian_sample_mask_avx512,
      apply: vitruvian_apply_avx512,
      addCodes: vitruvian_add_codes_avx512, dequantize: vitruvian_dequantize_avx512,
      lookUp: vitruvian_look_up_avx512, multiplyCodes: vitruvian_multiply_codes_avx512,
      multiplyCodesToNumbers: vitruvian_multiply_codes_to_numbers_avx512,
      interleaveCodes: vitruvian_interleave_codes_avx512, depthwiseCodes: vitruvian_depthwise_codes_avx512,
      depthwiseCodesToNumbers: vitruvian_depthwise_codes_to_numbers_avx512,
      blendRows: vitruvian_blend_rows_avx512,
      blendColumns: vitruvian_blend_columns_avx512,
      interpolateColumns: vitruvian_interpolate_columns_avx512,
      interpolateRows: vitruvian_interpolate_rows_avx512,
      multiplyCodeRows: vitruvian_multiply_code_rows_avx512,
      sumCodeWindow: vitruvian_sum_code_window_avx512, findLargest: vitruvian_find_largest_avx512,
      largestNumbers: vitruvian_largest_numbers_avx512,
      shareCodes: vitruvian_share_codes_avx512,
      quantizeRows: vitruvian_quantize_rows_avx512,
      findRange: vitruvian_find_range_avx512,
      quantize: vitruvian_quantize_avx512)

    fileprivate static let avx512vnni: MicroKernels = {
      var kernels = avx512
      kernels.multiplyCodes = vitruvian_multiply_codes_avx512vnni
      kernels.multiplyCodesToNumbers = vitruvian_multiply_codes_to_numbers_avx512vnni
      kernels.interleaveCodes = vitruvian_interleave_codes_avx512vnni
      kernels.depthwiseCodes = vitruvian_depthwise_codes_avx512vnni
      kernels.depthwiseCodesToNumbers = vitruvian_depthwise_codes_to_numbers_avx512vnni
      // Most processors with VNNI have it; the first ones have not.
      if vitruvian_supports_avx512vbmi() { kernels.lookUp = vitruvian_look_up_avx512vbmi }
      return kernels
    }()
  #endif
}

extension InstructionSet {
  /// The micro-kernels compiled for it.
  ///
  /// - Precondition: ``isSupported``.
  var kernels: MicroKernels {
    switch self {
    #if arch(x86_64) && os(Linux)
      case .avx2: .avx2
      case .avx512: .avx512
      case .avx512vnni: .avx512vnni
    #endif
    default: .baseline
    }
  }
}
