extension MicroKernels {
  /// `microMultiplyCodes`
  typealias MultiplyCodes =
    @Sendable @convention(c) (
      _ a: UnsafePointer<UInt8>?, _ aStep: Int, _ runOffsets: UnsafePointer<Int>?, _ runCount: Int,
      _ groupCount: Int, _ flips: UnsafePointer<Int32>?, _ rowCount: Int, _ packed: UnsafePointer<Int32>?,
      _ columnCount: Int, _ rowTerms: UnsafePointer<Int32>?, _ columnTerms: UnsafePointer<Int32>?,
      _ multipliers: UnsafePointer<Float>?, _ lower: Float, _ upper: Float, _ zeroPoint: Int32,
      _ c: UnsafeMutablePointer<UInt8>?, _ cStep: Int
    ) -> Void

  /// `microMultiplyCodesToNumbers`
  typealias MultiplyCodesToNumbers =
    @Sendable @convention(c) (
      _ a: UnsafePointer<UInt8>?, _ aStep: Int, _ runOffsets: UnsafePointer<Int>?, _ runCount: Int,
      _ groupCount: Int, _ flips: UnsafePointer<Int32>?, _ rowCount: Int, _ packed: UnsafePointer<Int32>?,
      _ columnCount: Int, _ scales: UnsafePointer<Float>?, _ zeroPoints: UnsafePointer<Int32>?,
      _ scaleStep: Int, _ columnTerms: UnsafePointer<Int32>?, _ filterScales: UnsafePointer<Float>?,
      _ bias: UnsafePointer<Float>?, _ slope: UnsafePointer<Float>?, _ lower: Float, _ upper: Float,
      _ c: UnsafeMutablePointer<Float>?, _ cStep: Int
    ) -> Void

  /// `microInterleaveCodes`
  typealias InterleaveCodes =
    @Sendable @convention(c) (
      _ image: UnsafePointer<UInt8>?, _ height: Int, _ rowStep: Int, _ width: Int, _ pixelStep: Int,
      _ channelCount: Int, _ firstRow: Int, _ groupCount: Int, _ leftMargin: Int, _ rightMargin: Int,
      _ margin: UInt8, _ flip: UInt8, _ zeroPoint: Int32, _ groups: UnsafeMutablePointer<Int32>?
    ) -> Void

  /// `microDepthwiseCodes`
  typealias DepthwiseCodes =
    @Sendable @convention(c) (
      _ groups: UnsafePointer<Int32>?, _ planeStep: Int, _ rowStep: Int, _ rowStride: Int,
      _ columnStride: Int, _ alignmentStarts: UnsafePointer<Int>?, _ lineOffsets: UnsafePointer<Int>?,
      _ lineOnes: UnsafePointer<Int32>?, _ tapCount: Int, _ tapStep: Int, _ correctsSums: Bool,
      _ packed: UnsafePointer<Int32>?, _ lower: Float, _ upper: Float, _ zeroPoint: Int32,
      _ channelCount: Int, _ output: UnsafeMutablePointer<UInt8>?, _ outputHeight: Int, _ outputWidth: Int,
      _ outputRowStep: Int, _ outputPixelStep: Int
    ) -> Void

  /// `microDepthwiseCodesToNumbers`
  typealias DepthwiseCodesToNumbers =
    @Sendable @convention(c) (
      _ groups: UnsafePointer<Int32>?, _ planeStep: Int, _ rowStep: Int, _ rowStride: Int,
      _ columnStride: Int, _ alignmentStarts: UnsafePointer<Int>?, _ lineOffsets: UnsafePointer<Int>?,
      _ lineOnes: UnsafePointer<Int32>?, _ tapCount: Int, _ tapStep: Int, _ packed: UnsafePointer<Int32>?,
      _ scale: Float, _ zeroPoint: Int32, _ lower: Float, _ upper: Float, _ channelCount: Int,
      _ output: UnsafeMutablePointer<Float>?, _ outputHeight: Int, _ outputWidth: Int, _ outputRowStep: Int,
      _ outputPixelStep: Int
    ) -> Void
}
