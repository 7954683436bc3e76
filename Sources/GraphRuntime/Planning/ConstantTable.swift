import ModelFormat
import TensorCore

/// The constants of a graph in the types that operators see: half precision is widened on request.
struct ConstantTable {
  private let tensors: [TensorDefinition]

  init(_ graph: GraphDefinition) {
    tensors = graph.tensors
  }

  /// The contents of a tensor, or `nil` when it is not a constant.
  subscript(tensor: Int) -> Tensor? {
    guard let constant = tensors[tensor].constant else { return nil }
    return constant.elementType == tensors[tensor].elementType ? constant : Self.widened(constant)
  }

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
  /// The contents of a single-precision tensor. Valid as long as the tensor lives.
  var floatPointer: UnsafePointer<Float> {
    UnsafePointer(storage.start.assumingMemoryBound(to: Float.self))
  }
}
