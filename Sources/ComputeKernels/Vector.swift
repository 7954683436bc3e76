/// The vector that portable kernels compute with: that of the micro-kernels for any processor.
typealias Vector = SIMD8<Float>

extension SIMD where Scalar == Float, Self: BitwiseCopyable {
  /// Reads as many floats as the vector has; `source` needs no more than a float's alignment.
  @inline(__always)
  init(loading source: UnsafePointer<Float>) {
    self = UnsafeRawPointer(source).loadUnaligned(as: Self.self)
  }

  /// Writes all floats; `destination` needs no more than a float's alignment.
  @inline(__always)
  func store(to destination: UnsafeMutablePointer<Float>) {
    UnsafeMutableRawPointer(destination).storeBytes(of: self, as: Self.self)
  }
}
