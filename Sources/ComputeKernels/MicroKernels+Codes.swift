extension MicroKernels {
  /// `microAddCodes`
  typealias AddCodes =
    @Sendable @convention(c) (
      _ left: UnsafePointer<UInt8>?, _ leftFactor: Int32, _ right: UnsafePointer<UInt8>?,
      _ rightFactor: Int32, _ flip: UInt8, _ offset: Int32, _ shift: Int32, _ zeroPoint: Int32,
      _ lower: Int32, _ upper: Int32, _ output: UnsafeMutablePointer<UInt8>?, _ count: Int
    ) -> Void

  /// `microMultiplyCodeRows`
  typealias MultiplyCodeRows =
    @Sendable @convention(c) (
      _ left: UnsafePointer<UInt8>?, _ leftStep: Int, _ leftRowStep: Int, _ leftZeroPoint: Int32,
      _ right: UnsafePointer<UInt8>?, _ rightStep: Int, _ rightRowStep: Int, _ rightZeroPoint: Int32,
      _ flip: UInt8, _ scale: Float, _ lower: Float, _ upper: Float, _ zeroPoint: Int32,
      _ output: UnsafeMutablePointer<UInt8>?, _ count: Int, _ rowCount: Int
    ) -> Void

  /// `microDequantize`
  typealias Dequantize =
    @Sendable @convention(c) (
      _ codes: UnsafePointer<UInt8>?, _ flip: UInt8, _ zeroPoint: Int32, _ scale: Float,
      _ output: UnsafeMutablePointer<Float>?, _ count: Int
    ) -> Void

  /// `microSubtractZeroPoint`
  typealias SubtractZeroPoint =
    @Sendable @convention(c) (
      _ codes: UnsafePointer<UInt8>?, _ flip: UInt8, _ zeroPoint: Int16,
      _ differences: UnsafeMutablePointer<Int16>?, _ count: Int
    ) -> Void

  /// `microLookUp`
  typealias LookUp =
    @Sendable @convention(c) (
      _ bytes: UnsafePointer<UInt8>?, _ table: UnsafePointer<UInt8>?, _ output: UnsafeMutablePointer<UInt8>?,
      _ count: Int
    ) -> Void

  /// `microBlendRows`
  typealias BlendRows =
    @Sendable @convention(c) (
      _ upper: UnsafePointer<UInt8>?, _ lower: UnsafePointer<UInt8>?, _ fraction: Int32, _ flip: UInt8,
      _ blended: UnsafeMutablePointer<Int32>?, _ count: Int
    ) -> Void

  /// `microBlendColumns`
  typealias BlendColumns =
    @Sendable @convention(c) (
      _ row: UnsafePointer<Int32>?, _ lefts: UnsafePointer<Int>?, _ rights: UnsafePointer<Int>?,
      _ fractions: UnsafePointer<Int32>?, _ flip: UInt8, _ output: UnsafeMutablePointer<UInt8>?,
      _ pixelCount: Int, _ channelCount: Int
    ) -> Void

  /// `microSumCodeWindow`
  typealias SumCodeWindow =
    @Sendable @convention(c) (
      _ codes: UnsafePointer<UInt8>?, _ rowStep: Int, _ rowCount: Int, _ pixelStep: Int, _ pixelCount: Int,
      _ channelCount: Int, _ flip: UInt8, _ sums: UnsafeMutablePointer<Int32>?
    ) -> Void

  /// `microFindLargest`
  typealias FindLargest =
    @Sendable @convention(c) (
      _ codes: UnsafePointer<UInt8>?, _ rowCount: Int, _ rowLength: Int, _ rowStep: Int, _ flip: UInt8,
      _ positions: UnsafeMutablePointer<Int32>?
    ) -> Void

  /// `microShareCodes`
  typealias ShareCodes =
    @Sendable @convention(c) (
      _ codes: UnsafePointer<UInt8>?, _ rowCount: Int, _ rowLength: Int, _ flip: UInt8,
      _ exponentials: UnsafePointer<Float>?, _ scale: Float, _ halvesAwayFromZero: Bool, _ zeroPoint: Int32,
      _ shares: UnsafeMutablePointer<UInt8>?, _ scratch: UnsafeMutablePointer<Float>?
    ) -> Void
}
