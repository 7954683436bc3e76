extension MicroKernels {
  /// `microMultiply`: multiplies rows by a panel of a packed matrix.
  typealias Multiply =
    @Sendable @convention(c) (
      _ a: UnsafePointer<Float>?, _ aStride: Int, _ runCount: Int, _ runLength: Int, _ runStride: Int,
      _ rowCount: Int, _ packed: UnsafePointer<Float>?, _ columnCount: Int, _ slope: UnsafePointer<Float>?,
      _ addend: UnsafePointer<Float>?, _ lower: Float, _ upper: Float, _ c: UnsafeMutablePointer<Float>?,
      _ cStride: Int
    ) -> Void

  /// `microWiden`
  typealias Widen =
    @Sendable @convention(c) (
      _ halves: UnsafePointer<UInt16>?, _ count: Int, _ floats: UnsafeMutablePointer<Float>?
    ) -> Void

  /// `microMultiplySparse`
  typealias MultiplySparse =
    @Sendable @convention(c) (
      _ a: UnsafePointer<Float>?, _ aStride: Int, _ rowCount: Int, _ depth: Int, _ sliceCount: Int,
      _ entries: UnsafeRawPointer?, _ counts: UnsafePointer<Int32>?, _ bias: UnsafePointer<Float>?,
      _ columnCount: Int, _ addend: UnsafePointer<Float>?, _ lower: Float, _ upper: Float,
      _ c: UnsafeMutablePointer<Float>?, _ cStride: Int, _ vectorCount: Int,
      _ scratch: UnsafeMutablePointer<Float>?
    ) -> Void
}
