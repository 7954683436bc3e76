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
    return constant.elementType == owner.elementType ? constant : Self.widened(constant)
  }

  /// Whether a tensor is a constant.
  func isConstant(_ tensor: Int) -> Bool { tensors[owners[tensor]].constant != nil }

  private static func widened(_ constant: Tensor) -> Tensor {
    Tensor(shape: constant.shape, elementType: .float32) { destination in
      constant.withUnsafeBytes { source in
        // Both buffers have a base address: a tensor's storage is never empty memory.
        guard let halves = source.baseAddress, let floats = destination.baseAddress else { return }
        HalfPrecision.widen(
          from: halves, count: constant.shape.elementCount,
          into: floats.assumingMemoryBound(to: Float.self))
      }
    }
  }
}

extension Tensor {
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
