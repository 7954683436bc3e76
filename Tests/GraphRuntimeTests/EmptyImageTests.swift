import GraphRuntime
import ModelFormat
import TensorCore
import TestSupport
import Testing

/// Images without rows or columns, of which windows see the margin alone: what they compute is the bias.
struct EmptyImageTests {
  enum Convolution: CaseIterable {
    case dense, depthwise
  }

  private static let biases: [Float] = [1, -2, 3, -4, 5, -6, 7, -8]

  @Test(arguments: KernelTier.allCases.filter(\.isSupported), Convolution.allCases)
  func sumsAreBiases(tier: KernelTier, convolution: Convolution) throws {
    for (height, width) in [(0, 4), (4, 0), (0, 0)] {
      for channelCount in [4, 8] {
        for isQuantized in [false, true] {
          let graph = Self.graph(
            convolution, height: height, width: width, channelCount: channelCount, isQuantized: isQuantized)
          let executor = Executor(try Plan(graph, options: PlanOptions(kernels: tier)))
          // What an earlier run left in the output must not stay.
          executor.run()
          executor.run()
          let pixel = Self.biases.prefix(channelCount)
          let pixelCount = executor.output(0).floats.count / channelCount
          #expect(pixelCount >= 4)
          #expect(
            executor.output(0).floats == (0..<pixelCount).flatMap { _ in pixel },
            "\(height)×\(width)×\(channelCount), codes: \(isQuantized)")
        }
      }
    }
  }

  /// A convolution by a 3×3 filter, with a margin of two pixels where the image has none and of one
  /// elsewhere.
  ///
  /// - Parameter isQuantized: Whether the weights are quantized values.
  private static func graph(
    _ convolution: Convolution, height: Int, width: Int, channelCount: Int, isQuantized: Bool
  ) -> GraphDefinition {
    let (vertical, horizontal) = (height == 0 ? 2 : 1, width == 0 ? 2 : 1)
    let window = Window2D(
      paddingTop: vertical, paddingBottom: vertical, paddingLeft: horizontal, paddingRight: horizontal)
    let output: Shape = [1, height + 2 * vertical - 2, width + 2 * horizontal - 2, channelCount]
    let filter: Shape =
      convolution == .dense ? [channelCount, 3, 3, channelCount] : [1, 3, 3, channelCount]
    let operation: ModelFormat.Operation =
      convolution == .dense
      ? Operation(Convolution2D(window: window))
      : Operation(DepthwiseConvolution2D(window: window))
    return GraphDefinition(
      name: "margin",
      tensors: [
        TensorDefinition(name: "image", shape: [1, height, width, channelCount], elementType: .float32),
        isQuantized ? codes(filter) : weights(filter),
        SmallGraphs.constant("bias", [channelCount], Array(biases.prefix(channelCount))),
        TensorDefinition(name: "output", shape: output, elementType: .float32),
      ],
      nodes: [NodeDefinition(name: "convolution", operation: operation, inputs: [0, 1, 2], outputs: [3])],
      inputs: [0], outputs: [3])
  }

  private static func weights(_ shape: Shape) -> TensorDefinition {
    SmallGraphs.constant("filter", shape, [Float](repeating: 1.5, count: shape.elementCount))
  }

  private static func codes(_ shape: Shape) -> TensorDefinition {
    TensorDefinition(
      name: "filter", shape: shape, elementType: .int8, quantization: Quantization(scale: 0.5, zeroPoint: 0),
      constant: Tensor(shape: shape, elementType: .int8) { bytes in
        for index in bytes.indices { bytes[index] = 3 }
      })
  }
}
