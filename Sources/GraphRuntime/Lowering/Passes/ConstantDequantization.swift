import ComputeKernels
import ModelFormat
import TensorCore

/// Turns quantized constants that a node makes numbers into constants of numbers, so that kernels can pack
/// them. The model file keeps the quantized values.
///
/// The nodes stay, and have nothing left to compute. Beyond the bytes that may be made of constants, nodes
/// are left to run time; those of the same constant share its numbers.
struct ConstantDequantization: LoweringPass {
  let summary = "constants dequantized"
  let keepsTypes = true

  func apply(to graph: inout LoweredGraph) -> Int {
    let isOutput = graph.marks(graph.outputs)
    lazy var allowance = PackingBudget.limit(of: graph)
    // By tensor of quantized values; no dictionary, whose type would be looked up at run time.
    lazy var made = [Constant?](repeating: nil, count: graph.tensors.count)
    var count = 0
    for node in graph.nodes where node.operation.is(Dequantize.self) {
      guard let input = node.inputs.first ?? nil, let output = node.outputs.first, !isOutput[output],
        graph.tensors[output].type.elementType == .float32,
        graph.tensors[output].type.shape == graph.tensors[input].type.shape
      else { continue }
      if made[input] == nil {
        let byteCount = graph.tensors[output].type.byteCount
        guard byteCount <= allowance, let numbers = numbers(of: graph.tensors[input]) else { continue }
        allowance -= byteCount
        made[input] = .stored(numbers)
      }
      graph.tensors[output].constant = made[input]
      count += 1
    }
    return count
  }

  /// What the quantized values of a constant stand for; `nil` when it is no constant of 8-bit quantized
  /// values.
  private func numbers(of tensor: LoweredTensor) -> Tensor? {
    guard let constant = tensor.constant, let quantization = tensor.type.quantization else { return nil }
    switch tensor.type.elementType {
    case .int8: return numbers(constant.evaluated, quantization, quantized: Int8.self)
    case .uint8: return numbers(constant.evaluated, quantization, quantized: UInt8.self)
    default: return nil
    }
  }

  private func numbers<Quantized: QuantizedElement>(
    _ constant: Tensor, _ quantization: Quantization, quantized: Quantized.Type
  ) -> Tensor {
    let runLength = quantization.axis.map { constant.shape.strides[$0] } ?? 1
    let (scales, zeroPoints) = (quantization.scales, quantization.narrowZeroPoints)
    return Tensor(shape: constant.shape, elementType: .float32) { target in
      constant.withUnsafeBytes { bytes in
        let numbers = target.bindMemory(to: Float.self)
        for (index, quantized) in bytes.bindMemory(to: Quantized.self).enumerated() {
          let channel = index / runLength % scales.count
          let difference = Int(quantized) - Int(zeroPoints[channel])
          numbers[index] = Float(difference) * scales[channel]
        }
      }
    }
  }
}
