extension MicroKernels {
  /// `microQuantizeRows`
  typealias QuantizeRows =
    @Sendable @convention(c) (
      _ numbers: UnsafePointer<Float>?, _ rowCount: Int, _ rowLength: Int,
      _ codes: UnsafeMutablePointer<UInt8>?, _ scales: UnsafeMutablePointer<Float>?,
      _ zeroPoints: UnsafeMutablePointer<Int32>?
    ) -> Void

  /// `microFindRange`
  typealias FindRange =
    @Sendable @convention(c) (
      _ numbers: UnsafePointer<Float>?, _ count: Int, _ range: UnsafeMutablePointer<Float>?
    ) -> Void

  /// `microQuantize`
  typealias Quantize =
    @Sendable @convention(c) (
      _ numbers: UnsafePointer<Float>?, _ count: Int, _ codesPerUnit: Float, _ halvesAwayFromZero: Bool,
      _ lower: Float, _ upper: Float, _ zeroPoint: Int32, _ codes: UnsafeMutablePointer<UInt8>?
    ) -> Void
}
