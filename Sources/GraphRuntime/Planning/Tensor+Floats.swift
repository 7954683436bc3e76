import ComputeKernels
import TensorCore

extension Tensor {
  /// A tensor in memory with these numbers in single precision.
  ///
  /// - Precondition: They are of single or half precision.
  var widened: Tensor {
    guard elementType != .float32 else { return inMemory }
    return Tensor(shape: shape, elementType: .float32) { destination in
      // A tensor's storage is never empty memory.
      guard let floats = destination.baseAddress else { return }
      withTensorInMemory { source in
        withExtendedLifetime(source) {
          StoredFloats(source).read(
            shape.elementCount, from: 0, into: floats.assumingMemoryBound(to: Float.self))
        }
      }
    }
  }

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
