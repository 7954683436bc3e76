import ComputeKernels
import ModelFormat
import TensorCore

/// Turns constants of codes that a node makes numbers into constants of numbers, so that kernels can pack
/// them. The model file keeps the codes.
enum ConstantDequantization {
  /// `graph` with the results of nodes that dequantise constants as constants. The nodes stay, so that each
  /// keeps its position, but have nothing left to compute. Beyond the bytes that may be made of constants, nodes are
  /// left to run time; those of the same constant share its numbers.
  static func applied(to graph: GraphDefinition) -> GraphDefinition {
    var graph = graph
    let isOutput = graph.marks(graph.outputs)
    lazy var allowance = PackingBudget.limit(of: graph)
    var made: [Int: Tensor] = [:]
    for index in graph.nodes.indices {
      guard graph.nodes[index].operation.is(Dequantize.self) else { continue }
      let node = graph.nodes[index]
      guard let input = node.inputs.first ?? nil, let output = node.outputs.first, !isOutput[output],
        graph.tensors[output].elementType == .float32,
        graph.tensors[output].shape == graph.tensors[input].shape
      else { continue }
      if made[input] == nil {
        let byteCount = TensorType(graph.tensors[output]).byteCount
        guard byteCount <= allowance, let numbers = numbers(of: graph.tensors[input]) else { continue }
        allowance -= byteCount
        made[input] = numbers
      }
      graph.tensors[output].constant = made[input]
    }
    return graph
  }

  /// What the codes of a constant stand for; `nil` when it is no constant of 8-bit codes.
  private static func numbers(of tensor: TensorDefinition) -> Tensor? {
    guard let constant = tensor.constant, let quantization = tensor.quantization else { return nil }
    switch tensor.elementType {
    case .int8: return numbers(constant, quantization, codes: Int8.self)
    case .uint8: return numbers(constant, quantization, codes: UInt8.self)
    default: return nil
    }
  }

  private static func numbers<Code: QuantizedCode>(
    _ constant: Tensor, _ quantization: Quantization, codes: Code.Type
  ) -> Tensor {
    let runLength = quantization.axis.map { constant.shape.strides[$0] } ?? 1
    let (scales, zeroPoints) = (quantization.scales, quantization.narrowZeroPoints)
    return Tensor(shape: constant.shape, elementType: .float32) { target in
      constant.withUnsafeBytes { bytes in
        let numbers = target.bindMemory(to: Float.self)
        for (index, code) in bytes.bindMemory(to: Code.self).enumerated() {
          let channel = index / runLength % scales.count
          let difference = Int(code) - Int(zeroPoints[channel])
          numbers[index] = Float(difference) * scales[channel]
        }
      }
    }
  }
}
