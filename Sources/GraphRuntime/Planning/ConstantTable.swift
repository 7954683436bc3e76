import ComputeKernels
import ModelFormat
import TensorCore

/// The constants of a graph in the types that operators see: half precision is widened on request.
struct ConstantTable {
  private let tensors: [TensorDefinition]
  private let owners: [Int]

  /// - Parameter owners: For each tensor, the one whose memory it uses.
  init(_ graph: GraphDefinition, owners: [Int]) {
    tensors = graph.tensors
    self.owners = owners
  }

  /// The contents of a tensor, under the shape of the tensor that owns them; `nil` when they are computed.
  subscript(tensor: Int) -> Tensor? {
    let owner = tensors[owners[tensor]]
    guard let constant = owner.constant else { return nil }
    return constant.elementType == owner.elementType ? constant : constant.widened
  }

  /// The contents of a tensor as the model has them, perhaps in half precision; `nil` when they are computed.
  func stored(_ tensor: Int) -> Tensor? { tensors[owners[tensor]].constant }

  /// Whether a tensor is a constant.
  func isConstant(_ tensor: Int) -> Bool { tensors[owners[tensor]].constant != nil }
}

extension Tensor {
  /// The same numbers in single precision.
  ///
  /// - Precondition: They are of single or half precision.
  var widened: Tensor {
    guard elementType != .float32 else { return self }
    return Tensor(shape: shape, elementType: .float32) { destination in
      // A tensor's storage is never empty memory.
      guard let floats = destination.baseAddress else { return }
      withExtendedLifetime(self) {
        StoredFloats(self).read(
          shape.elementCount, from: 0, into: floats.assumingMemoryBound(to: Float.self))
      }
    }
  }

  /// Calls `body` with the contents of a single-precision tensor.
  @inline(__always)
  func withFloats<Result>(_ body: (UnsafePointer<Float>) -> Result) -> Result {
    withExtendedLifetime(self) { body(UnsafePointer(storage.start.assumingMemoryBound(to: Float.self))) }
  }
}

extension Tensor? {
  /// Calls `body` with the contents of a single-precision tensor, or with `nil` when there is none.
  @inline(__always)
  func withFloats<Result>(_ body: (UnsafePointer<Float>?) -> Result) -> Result {
    switch self {
    case .some(let tensor): tensor.withFloats { body($0) }
    case .none: body(nil)
    }
  }
}
