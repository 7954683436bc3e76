import CX86Kernels

/// The micro-kernels of one instruction set. What they compute stands where they are written, in `Micro`.
///
/// All are called through C: those of other instruction sets are assembly.
struct MicroKernels: Sendable {
  /// `microMultiply`
  let multiply:
    @Sendable @convention(c) (
      _ a: UnsafePointer<Float>?, _ aStride: Int, _ runCount: Int, _ runLength: Int, _ runStride: Int,
      _ rowCount: Int, _ packed: UnsafePointer<Float>?, _ columnCount: Int, _ slope: UnsafePointer<Float>?,
      _ addend: UnsafePointer<Float>?, _ lower: Float, _ upper: Float, _ c: UnsafeMutablePointer<Float>?,
      _ cStride: Int
    ) -> Void
  /// `microMultiplySparse`
  let multiplySparse:
    @Sendable @convention(c) (
      _ a: UnsafePointer<Float>?, _ aStride: Int, _ rowCount: Int, _ depth: Int, _ sliceLength: Int,
      _ entries: UnsafeRawPointer?, _ counts: UnsafePointer<Int32>?, _ bias: UnsafePointer<Float>?,
      _ columnCount: Int, _ addend: UnsafePointer<Float>?, _ lower: Float, _ upper: Float,
      _ c: UnsafeMutablePointer<Float>?, _ cStride: Int, _ vectorCount: Int,
      _ scratch: UnsafeMutablePointer<Float>?
    ) -> Void
  /// `microDepthwise`
  let depthwise:
    @Sendable @convention(c) (
      _ input: UnsafePointer<Float>?, _ inputHeight: Int, _ inputWidth: Int, _ originY: Int, _ originX: Int,
      _ pixelStep: Int, _ channelCount: Int, _ filter: UnsafePointer<Float>?, _ filterHeight: Int,
      _ filterWidth: Int, _ strideHeight: Int, _ strideWidth: Int, _ dilationHeight: Int,
      _ dilationWidth: Int, _ bias: UnsafePointer<Float>?, _ slope: UnsafePointer<Float>?, _ lower: Float,
      _ upper: Float, _ output: UnsafeMutablePointer<Float>?, _ outputHeight: Int, _ outputWidth: Int,
      _ outputRowStep: Int, _ copiesPixels: Bool, _ scratch: UnsafeMutablePointer<Float>?
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
      _ lower: Float, _ upper: Float, _ output: UnsafeMutablePointer<Float>?, _ count: Int
    ) -> Void
  /// `microCombine`
  let combine:
    @Sendable @convention(c) (
      _ function: Int, _ left: UnsafePointer<Float>?, _ leftStep: Int, _ right: UnsafePointer<Float>?,
      _ rightStep: Int, _ lower: Float, _ upper: Float, _ output: UnsafeMutablePointer<Float>?, _ count: Int
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
}

extension MicroKernels {
  fileprivate static let baseline = MicroKernels(
    multiply: vitruvian_multiply_baseline, multiplySparse: vitruvian_multiply_sparse_baseline,
    depthwise: vitruvian_depthwise_baseline, separate: vitruvian_separate_baseline,
    convolvePlanes: vitruvian_convolve_planes_baseline, combine: vitruvian_combine_baseline,
    maxPool: vitruvian_max_pool_baseline, peak: vitruvian_peak_baseline)

  #if arch(x86_64) && os(Linux)
    fileprivate static let avx2 = MicroKernels(
      multiply: vitruvian_multiply_avx2, multiplySparse: vitruvian_multiply_sparse_avx2,
      depthwise: vitruvian_depthwise_avx2, separate: vitruvian_separate_avx2,
      convolvePlanes: vitruvian_convolve_planes_avx2, combine: vitruvian_combine_avx2,
      maxPool: vitruvian_max_pool_avx2, peak: vitruvian_peak_avx2)

    fileprivate static let avx512 = MicroKernels(
      multiply: vitruvian_multiply_avx512, multiplySparse: vitruvian_multiply_sparse_avx512,
      depthwise: vitruvian_depthwise_avx512, separate: vitruvian_separate_avx512,
      convolvePlanes: vitruvian_convolve_planes_avx512, combine: vitruvian_combine_avx512,
      maxPool: vitruvian_max_pool_avx512, peak: vitruvian_peak_avx512)
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
      case .avx512, .avx512vnni: .avx512
    #endif
    default: .baseline
    }
  }
}
