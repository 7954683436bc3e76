import CX86Kernels
import TensorCore

/// The micro-kernels of one instruction set. What they compute stands where they are written, in `Micro`.
///
/// All are called through C: those of other instruction sets are assembly.
struct MicroKernels: Sendable {
  // Matrix products of numbers: `MicroKernels+Products.swift`
  let multiply: Multiply
  /// `microMultiplyHalfVectors`, or `multiply` where vectors are short
  let multiplyHalfVectors: Multiply
  /// `microWiden`, or `HalfPrecision` where no instruction widens
  let widen: Widen
  let multiplySparse: MultiplySparse
  // Windows over images of numbers: `MicroKernels+Windows.swift`
  let depthwise: Depthwise
  let separate: Separate
  let convolvePlanes: ConvolvePlanes
  let convolvePlanesToChannels: ConvolvePlanesToChannels
  let transformInputTiles: TransformInputTiles
  let transformOutputTiles: TransformOutputTiles
  let maxPool: MaxPool
  let addTaps: AddTaps
  let foldRows: FoldRows
  let interpolateColumns: InterpolateColumns
  let interpolateRows: InterpolateRows
  // Numbers one by one: `MicroKernels+Elements.swift`
  let combine: Combine
  let apply: Apply
  let transpose: Transpose
  let largestNumbers: LargestNumbers
  let share: Share
  // Pictures and masks: `MicroKernels+Pictures.swift`
  let samplingPositions: SamplingPositions
  let samplePixels: SamplePixels
  let samplePixelsAsBytes: SamplePixelsAsBytes
  let sampleMask: SampleMask
  // Products of codes: `MicroKernels+CodeProducts.swift`
  fileprivate(set) var multiplyCodes: MultiplyCodes
  fileprivate(set) var multiplyCodesToNumbers: MultiplyCodesToNumbers
  fileprivate(set) var interleaveCodes: InterleaveCodes
  fileprivate(set) var depthwiseCodes: DepthwiseCodes
  fileprivate(set) var depthwiseCodesToNumbers: DepthwiseCodesToNumbers
  // Codes one by one: `MicroKernels+Codes.swift`
  let addCodes: AddCodes
  let multiplyCodeRows: MultiplyCodeRows
  let dequantize: Dequantize
  let subtractZeroPoint: SubtractZeroPoint
  fileprivate(set) var lookUp: LookUp
  let blendRows: BlendRows
  let blendColumns: BlendColumns
  let sumCodeWindow: SumCodeWindow
  let findLargest: FindLargest
  let shareCodes: ShareCodes
  // Numbers that become codes: `MicroKernels+Quantization.swift`
  let quantizeRows: QuantizeRows
  let findRange: FindRange
  let quantize: Quantize

  /// `microPeak`
  let peak: @Sendable @convention(c) (_ count: Int, _ values: UnsafeMutablePointer<Float>?) -> Void
}

extension MicroKernels {
  fileprivate static let baseline = MicroKernels(
    multiply: vitruvian_multiply_baseline,
    multiplyHalfVectors: vitruvian_multiply_baseline,
    widen: { halves, count, floats in
      guard let halves, let floats else { return }
      HalfPrecision.widen(from: halves, count: count, into: floats)
    },
    multiplySparse: vitruvian_multiply_sparse_baseline,
    depthwise: vitruvian_depthwise_baseline,
    separate: vitruvian_separate_baseline,
    convolvePlanes: vitruvian_convolve_planes_baseline,
    convolvePlanesToChannels: vitruvian_convolve_planes_to_channels_baseline,
    transformInputTiles: vitruvian_transform_input_tiles_baseline,
    transformOutputTiles: vitruvian_transform_output_tiles_baseline,
    maxPool: vitruvian_max_pool_baseline,
    addTaps: vitruvian_add_taps_baseline,
    foldRows: vitruvian_fold_rows_baseline,
    interpolateColumns: vitruvian_interpolate_columns_baseline,
    interpolateRows: vitruvian_interpolate_rows_baseline,
    combine: vitruvian_combine_baseline,
    apply: vitruvian_apply_baseline,
    transpose: vitruvian_transpose_baseline,
    largestNumbers: vitruvian_largest_numbers_baseline,
    share: vitruvian_share_baseline,
    samplingPositions: vitruvian_sampling_positions_baseline,
    samplePixels: vitruvian_sample_pixels_baseline,
    samplePixelsAsBytes: vitruvian_sample_pixels_as_bytes_baseline,
    sampleMask: vitruvian_sample_mask_baseline,
    multiplyCodes: vitruvian_multiply_codes_baseline,
    multiplyCodesToNumbers: vitruvian_multiply_codes_to_numbers_baseline,
    interleaveCodes: vitruvian_interleave_codes_baseline,
    depthwiseCodes: vitruvian_depthwise_codes_baseline,
    depthwiseCodesToNumbers: vitruvian_depthwise_codes_to_numbers_baseline,
    addCodes: vitruvian_add_codes_baseline,
    multiplyCodeRows: vitruvian_multiply_code_rows_baseline,
    dequantize: vitruvian_dequantize_baseline,
    subtractZeroPoint: vitruvian_subtract_zero_point_baseline,
    lookUp: vitruvian_look_up_baseline,
    blendRows: vitruvian_blend_rows_baseline,
    blendColumns: vitruvian_blend_columns_baseline,
    sumCodeWindow: vitruvian_sum_code_window_baseline,
    findLargest: vitruvian_find_largest_baseline,
    shareCodes: vitruvian_share_codes_baseline,
    quantizeRows: vitruvian_quantize_rows_baseline,
    findRange: vitruvian_find_range_baseline,
    quantize: vitruvian_quantize_baseline,
    peak: vitruvian_peak_baseline)

  #if arch(x86_64) && os(Linux)
    fileprivate static let avx2 = MicroKernels(
      multiply: vitruvian_multiply_avx2,
      multiplyHalfVectors: vitruvian_multiply_avx2,
      widen: vitruvian_widen_avx2,
      multiplySparse: vitruvian_multiply_sparse_avx2,
      depthwise: vitruvian_depthwise_avx2,
      separate: vitruvian_separate_avx2,
      convolvePlanes: vitruvian_convolve_planes_avx2,
      convolvePlanesToChannels: vitruvian_convolve_planes_to_channels_avx2,
      transformInputTiles: vitruvian_transform_input_tiles_avx2,
      transformOutputTiles: vitruvian_transform_output_tiles_avx2,
      maxPool: vitruvian_max_pool_avx2,
      addTaps: vitruvian_add_taps_avx2,
      foldRows: vitruvian_fold_rows_avx2,
      interpolateColumns: vitruvian_interpolate_columns_avx2,
      interpolateRows: vitruvian_interpolate_rows_avx2,
      combine: vitruvian_combine_avx2,
      apply: vitruvian_apply_avx2,
      transpose: vitruvian_transpose_avx2,
      largestNumbers: vitruvian_largest_numbers_avx2,
      share: vitruvian_share_avx2,
      samplingPositions: vitruvian_sampling_positions_avx2,
      samplePixels: vitruvian_sample_pixels_avx2,
      samplePixelsAsBytes: vitruvian_sample_pixels_as_bytes_avx2,
      sampleMask: vitruvian_sample_mask_avx2,
      multiplyCodes: vitruvian_multiply_codes_avx2,
      multiplyCodesToNumbers: vitruvian_multiply_codes_to_numbers_avx2,
      interleaveCodes: vitruvian_interleave_codes_avx2,
      depthwiseCodes: vitruvian_depthwise_codes_avx2,
      depthwiseCodesToNumbers: vitruvian_depthwise_codes_to_numbers_avx2,
      addCodes: vitruvian_add_codes_avx2,
      multiplyCodeRows: vitruvian_multiply_code_rows_avx2,
      dequantize: vitruvian_dequantize_avx2,
      subtractZeroPoint: vitruvian_subtract_zero_point_avx2,
      lookUp: vitruvian_look_up_avx2,
      blendRows: vitruvian_blend_rows_avx2,
      blendColumns: vitruvian_blend_columns_avx2,
      sumCodeWindow: vitruvian_sum_code_window_avx2,
      findLargest: vitruvian_find_largest_avx2,
      shareCodes: vitruvian_share_codes_avx2,
      quantizeRows: vitruvian_quantize_rows_avx2,
      findRange: vitruvian_find_range_avx2,
      quantize: vitruvian_quantize_avx2,
      peak: vitruvian_peak_avx2)

    fileprivate static let avx512 = MicroKernels(
      multiply: vitruvian_multiply_avx512,
      multiplyHalfVectors: vitruvian_multiply_half_vectors_avx512,
      widen: vitruvian_widen_avx512,
      multiplySparse: vitruvian_multiply_sparse_avx512,
      depthwise: vitruvian_depthwise_avx512,
      separate: vitruvian_separate_avx512,
      convolvePlanes: vitruvian_convolve_planes_avx512,
      convolvePlanesToChannels: vitruvian_convolve_planes_to_channels_avx512,
      transformInputTiles: vitruvian_transform_input_tiles_avx512,
      transformOutputTiles: vitruvian_transform_output_tiles_avx512,
      maxPool: vitruvian_max_pool_avx512,
      addTaps: vitruvian_add_taps_avx512,
      foldRows: vitruvian_fold_rows_avx512,
      interpolateColumns: vitruvian_interpolate_columns_avx512,
      interpolateRows: vitruvian_interpolate_rows_avx512,
      combine: vitruvian_combine_avx512,
      apply: vitruvian_apply_avx512,
      transpose: vitruvian_transpose_avx512,
      largestNumbers: vitruvian_largest_numbers_avx512,
      share: vitruvian_share_avx512,
      samplingPositions: vitruvian_sampling_positions_avx512,
      samplePixels: vitruvian_sample_pixels_avx512,
      samplePixelsAsBytes: vitruvian_sample_pixels_as_bytes_avx512,
      sampleMask: vitruvian_sample_mask_avx512,
      multiplyCodes: vitruvian_multiply_codes_avx512,
      multiplyCodesToNumbers: vitruvian_multiply_codes_to_numbers_avx512,
      interleaveCodes: vitruvian_interleave_codes_avx512,
      depthwiseCodes: vitruvian_depthwise_codes_avx512,
      depthwiseCodesToNumbers: vitruvian_depthwise_codes_to_numbers_avx512,
      addCodes: vitruvian_add_codes_avx512,
      multiplyCodeRows: vitruvian_multiply_code_rows_avx512,
      dequantize: vitruvian_dequantize_avx512,
      subtractZeroPoint: vitruvian_subtract_zero_point_avx512,
      lookUp: vitruvian_look_up_avx512,
      blendRows: vitruvian_blend_rows_avx512,
      blendColumns: vitruvian_blend_columns_avx512,
      sumCodeWindow: vitruvian_sum_code_window_avx512,
      findLargest: vitruvian_find_largest_avx512,
      shareCodes: vitruvian_share_codes_avx512,
      quantizeRows: vitruvian_quantize_rows_avx512,
      findRange: vitruvian_find_range_avx512,
      quantize: vitruvian_quantize_avx512,
      peak: vitruvian_peak_avx512)

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
