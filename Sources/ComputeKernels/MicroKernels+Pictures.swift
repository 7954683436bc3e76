extension MicroKernels {
  /// `microSamplingPositions`
  typealias SamplingPositions =
    @Sendable @convention(c) (
      _ x: Double, _ y: Double, _ w: Double, _ xStep: Double, _ yStep: Double, _ wStep: Double,
      _ unitsPerPixel: Double, _ first: Int, _ count: Int, _ positionsX: UnsafeMutablePointer<Int32>?,
      _ positionsY: UnsafeMutablePointer<Int32>?
    ) -> Void

  /// `microSamplePixels`
  typealias SamplePixels =
    @Sendable @convention(c) (
      _ pixels: UnsafePointer<UInt8>?, _ columnStep: Int, _ rowStep: Int, _ width: Int, _ height: Int,
      _ replicates: Bool, _ positionsX: UnsafePointer<Int32>?, _ positionsY: UnsafePointer<Int32>?,
      _ count: Int, _ scale: Float, _ minimum: Float, _ output: UnsafeMutablePointer<Float>?,
      _ scratch: UnsafeMutablePointer<UInt32>?
    ) -> Void

  /// `microSamplePixelsAsBytes`
  typealias SamplePixelsAsBytes =
    @Sendable @convention(c) (
      _ pixels: UnsafePointer<UInt8>?, _ columnStep: Int, _ rowStep: Int, _ width: Int, _ height: Int,
      _ replicates: Bool, _ positionsX: UnsafePointer<Int32>?, _ positionsY: UnsafePointer<Int32>?,
      _ count: Int, _ output: UnsafeMutablePointer<UInt8>?, _ scratch: UnsafeMutablePointer<UInt32>?
    ) -> Void

  /// `microSampleMask`
  typealias SampleMask =
    @Sendable @convention(c) (
      _ values: UnsafePointer<Float>?, _ rowStep: Int, _ width: Int, _ height: Int, _ x: Int32, _ y: Int32,
      _ positionsX: UnsafePointer<Int32>?, _ positionsY: UnsafePointer<Int32>?, _ count: Int,
      _ output: UnsafeMutablePointer<Float>?, _ scratch: UnsafeMutablePointer<Float>?
    ) -> Void
}
