extension MicroKernels {
  /// `microDepthwise`
  typealias Depthwise =
    @Sendable @convention(c) (
      _ input: UnsafePointer<Float>?, _ inputHeight: Int, _ inputWidth: Int, _ inputRowStep: Int,
      _ originY: Int, _ originX: Int, _ pixelStep: Int, _ channelCount: Int, _ spanLength: Int,
      _ filterHeight: Int, _ filterWidth: Int,
      _ strideHeight: Int, _ strideWidth: Int, _ dilationHeight: Int, _ dilationWidth: Int,
      _ packed: UnsafePointer<Float>?, _ hasSlope: Bool, _ lower: Float, _ upper: Float,
      _ output: UnsafeMutablePointer<Float>?, _ outputHeight: Int, _ outputWidth: Int, _ outputRowStep: Int,
      _ scratch: UnsafeMutablePointer<Float>?
    ) -> Void

  /// `microSeparate`
  typealias Separate =
    @Sendable @convention(c) (
      _ pixels: UnsafePointer<Float>?, _ width: Int, _ channelCount: Int,
      _ planes: UnsafeMutablePointer<Float>?, _ planeStep: Int
    ) -> Void

  /// `microConvolvePlanes`
  typealias ConvolvePlanes =
    @Sendable @convention(c) (
      _ planes: UnsafePointer<Float>?, _ planeStep: Int, _ tapRowStep: Int, _ channelCount: Int,
      _ filter: UnsafePointer<Float>?, _ filterHeight: Int, _ filterWidth: Int, _ bias: Float,
      _ lower: Float, _ upper: Float, _ output: UnsafeMutablePointer<Float>?, _ count: Int,
      _ rowCount: Int
    ) -> Void

  /// `microConvolvePlanesToChannels`
  typealias ConvolvePlanesToChannels =
    @Sendable @convention(c) (
      _ planes: UnsafePointer<Float>?, _ planeStep: Int, _ tapRowStep: Int, _ channelCount: Int,
      _ filters: UnsafePointer<Float>?, _ filterHeight: Int, _ filterWidth: Int,
      _ biases: UnsafePointer<Float>?, _ lower: Float, _ upper: Float,
      _ output: UnsafeMutablePointer<Float>?, _ outputStep: Int, _ count: Int, _ outputChannelCount: Int
    ) -> Void

  /// `microTransformInputTiles`
  typealias TransformInputTiles =
    @Sendable @convention(c) (
      _ pixels: UnsafePointer<Float>?, _ rowStep: Int, _ channelCount: Int, _ tileCount: Int,
      _ elements: UnsafeMutablePointer<Float>?, _ elementStep: Int
    ) -> Void

  /// `microTransformOutputTiles`
  typealias TransformOutputTiles =
    @Sendable @convention(c) (
      _ elements: UnsafePointer<Float>?, _ elementStep: Int, _ channelCount: Int, _ rowCount: Int,
      _ columnCount: Int, _ slope: UnsafePointer<Float>?, _ addend: UnsafePointer<Float>?, _ lower: Float,
      _ upper: Float, _ output: UnsafeMutablePointer<Float>?, _ rowStep: Int, _ columnStep: Int
    ) -> Void

  /// `microMaxPool`
  typealias MaxPool =
    @Sendable @convention(c) (
      _ window: UnsafePointer<Float>?, _ rowStep: Int, _ columnStep: Int, _ outputStep: Int,
      _ rowCount: Int, _ columnCount: Int, _ channelCount: Int, _ lower: Float, _ upper: Float,
      _ output: UnsafeMutablePointer<Float>?, _ outputCount: Int
    ) -> Void

  /// `microAddTaps`
  typealias AddTaps =
    @Sendable @convention(c) (
      _ window: UnsafePointer<Float>?, _ offsets: UnsafePointer<Int>?, _ tapCount: Int, _ outputStep: Int,
      _ channelCount: Int, _ startsAtZero: Bool, _ factor: Float, _ lower: Float, _ upper: Float,
      _ output: UnsafeMutablePointer<Float>?, _ outputCount: Int
    ) -> Void

  /// `microFoldRows`
  typealias FoldRows =
    @Sendable @convention(c) (
      _ function: Int, _ numbers: UnsafePointer<Float>?, _ rowStep: Int, _ rowCount: Int, _ columnCount: Int,
      _ folds: UnsafeMutablePointer<Float>?
    ) -> Void

  /// `microInterpolateColumns`
  typealias InterpolateColumns =
    @Sendable @convention(c) (
      _ line: UnsafePointer<Float>?, _ lefts: UnsafePointer<Int>?, _ rights: UnsafePointer<Int>?,
      _ fractions: UnsafePointer<Float>?, _ output: UnsafeMutablePointer<Float>?, _ pixelCount: Int,
      _ channelCount: Int
    ) -> Void

  /// `microInterpolateRows`
  typealias InterpolateRows =
    @Sendable @convention(c) (
      _ above: UnsafePointer<Float>?, _ below: UnsafePointer<Float>?, _ fraction: Float,
      _ addend: UnsafePointer<Float>?, _ lower: Float, _ upper: Float,
      _ output: UnsafeMutablePointer<Float>?, _ count: Int
    ) -> Void
}
