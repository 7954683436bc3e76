import ModelFormat
import TensorCore

/// Gives every constant the type that operators see: half precision is widened to single precision.
enum ConstantWidening {
  /// The constants of the graph by tensor index.
  static func constants(of graph: GraphDefinition) -> [Int: Tensor] {
    var constants: [Int: Tensor] = [:]
    for (index, tensor) in graph.tensors.enumerated() {
      guard let constant = tensor.constant else { continue }
      constants[index] = constant.elementType == tensor.elementType ? constant : widened(constant)
    }
    return constants
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
