import GraphRuntime
import ModelFormat
import TensorCore
import Testing

/// Transposed convolutions whose strides are wider than their filters, so that no weight meets some outputs.
struct TransposedConvolutionGapTests {
  private static let tiers = KernelTier.allCases.filter { $0.isSupported && $0 != .automatic }

  @Test(arguments: tiers)
  func gapsBetweenWindowsOfCodes_areTheBias(tier: KernelTier) throws {
    let graph = Self.graph(
      .uint8, filter: .uint8, zeroPoint: 100, bias: Tensor(shape: [2], values: [Int32(10), -14]))
    let image = Tensor(shape: [1, 1, 2, 1], values: [UInt8(104), 98])
    let output = try Self.output(of: graph, image: image, tier)
    #expect(output.integers == [107, 95, 105, 93, 105, 93, 104, 92, 105, 93])
  }

  @Test(arguments: tiers)
  func gapsBetweenWindowsOfDynamicRange_areTheBias(tier: KernelTier) throws {
    let graph = Self.graph(
      .float32, filter: .int8, zeroPoint: 0, bias: Tensor(shape: [2], values: [Float(5), -7]))
    let image = Tensor(shape: [1, 1, 2, 1], values: [Float(3), -2])
    let numbers = try Self.output(of: graph, image: image, tier).floats
    #expect(numbers[2..<6] + numbers[8...] == [5, -7, 5, -7, 5, -7])
  }

  /// Filters of one weight for each of two channels, the windows of neighbouring pixels three columns apart.
  private static func graph(
    _ image: ElementType, filter: ElementType, zeroPoint: Int, bias: Tensor
  ) -> GraphDefinition {
    let codes = image == .float32 ? nil : Quantization(scale: 1, zeroPoint: zeroPoint)
    return GraphDefinition(
      name: "gaps",
      tensors: [
        TensorDefinition(name: "image", shape: [1, 1, 2, 1], elementType: image, quantization: codes),
        TensorDefinition(
          name: "filter", shape: [2, 1, 1, 1], elementType: filter,
          quantization: Quantization(scale: 0.5, zeroPoint: zeroPoint),
          constant: Tensor(shape: [2, 1, 1, 1], elementType: filter) { weights in
            for index in weights.indices { weights[index] = UInt8(zeroPoint + 1) }
          }),
        TensorDefinition(name: "bias", shape: [2], elementType: bias.elementType, constant: bias),
        TensorDefinition(name: "output", shape: [1, 1, 5, 2], elementType: image, quantization: codes),
      ],
      nodes: [
        NodeDefinition(
          name: "node",
          operation: Operation(TransposedConvolution2D(height: 1, width: 5, strideWidth: 3)),
          inputs: [0, 1, 2], outputs: [3])
      ],
      inputs: [0], outputs: [3])
  }

  private static func output(of graph: GraphDefinition, image: Tensor, _ tier: KernelTier) throws -> Tensor {
    let executor = Executor(try Plan(graph, options: PlanOptions(kernels: tier)))
    try executor.setInput(0, to: image)
    executor.run()
    return executor.output(0)
  }
}
