extension MicroKernels {
  /// `microCombine`
  typealias Combine =
    @Sendable @convention(c) (
      _ function: Int, _ left: UnsafePointer<Float>?, _ leftStep: Int, _ leftRowStep: Int,
      _ right: UnsafePointer<Float>?, _ rightStep: Int, _ rightRowStep: Int, _ lower: Float,
      _ upper: Float, _ output: UnsafeMutablePointer<Float>?, _ count: Int, _ rowCount: Int
    ) -> Void

  /// `microApply`
  typealias Apply =
    @Sendable @convention(c) (
      _ function: Int, _ input: UnsafePointer<Float>?, _ count: Int, _ output: UnsafeMutablePointer<Float>?
    ) -> Void

  /// `microTransposeMatrix`
  typealias Transpose =
    @Sendable @convention(c) (
      _ source: UnsafePointer<Float>?, _ sourceStep: Int, _ rowCount: Int, _ columnCount: Int,
      _ destination: UnsafeMutablePointer<Float>?, _ destinationStep: Int
    ) -> Void

  /// `microLargestNumbers`
  typealias LargestNumbers =
    @Sendable @convention(c) (
      _ numbers: UnsafePointer<Float>?, _ rowCount: Int, _ rowLength: Int, _ rowStep: Int,
      _ largest: UnsafeMutablePointer<Float>?
    ) -> Void

  /// `microShare`
  typealias Share =
    @Sendable @convention(c) (
      _ scores: UnsafePointer<Float>?, _ rowCount: Int, _ rowLength: Int, _ beta: Float,
      _ shares: UnsafeMutablePointer<Float>?
    ) -> Void
}
