import TensorCore

extension Tensor {
  /// A tensor in memory with these numbers in single precision.
  ///
  /// - Precondition: They are of single or half precision.
  var widened: Tensor { Constant(self, as: .float32).evaluated.inMemory }

  /// Calls `body` with the contents of a single-precision tensor in memory.
  @inline(__always)
  func withFloats<Result>(_ body: (UnsafePointer<Float>) -> Result) -> Result {
    withExtendedLifetime(self) { body(UnsafePointer(storage.start.assumingMemoryBound(to: Float.self))) }
  }
}

extension Tensor? {
  /// Calls `body` with the contents of a single-precision tensor in memory, or with `nil` when there is none.
  @inline(__always)
  func withFloats<Result>(_ body: (UnsafePointer<Float>?) -> Result) -> Result {
    switch self {
    case .some(let tensor): tensor.withFloats { body($0) }
    case .none: body(nil)
    }
  }
}
