import GraphRuntime
import ModelFormat
import TensorCore
import Testing

/// What the operators around landmarks do with inputs that no network of good will gives them.
@Suite struct LandmarkTransformTests {
  private func graph(
    _ operation: ModelFormat.Operation, _ inputs: [Shape], to output: Shape
  ) -> GraphDefinition {
    let tensors = (inputs + [output]).enumerated().map { index, shape in
      TensorDefinition(name: "tensor \(index)", shape: shape, elementType: .float32)
    }
    let node = NodeDefinition(
      name: "node", operation: operation, inputs: Array(inputs.indices), outputs: [inputs.count])
    return GraphDefinition(
      name: "graph", tensors: tensors, nodes: [node], inputs: Array(inputs.indices), outputs: [inputs.count])
  }

  private func crop(height: Int, width: Int, from image: Tensor, matrix: [Float]) throws -> [Float] {
    let output: Shape = [1, height, width, image.shape[3]]
    let executor = Executor(
      try Plan(
        graph(
          Operation(TransformTensorBilinear(height: height, width: width)),
          [image.shape, [1, 4, 4]], to: output)))
    try executor.setInput(0, to: image)
    try executor.setInput(1, to: Tensor(shape: [1, 4, 4], values: matrix))
    executor.run()
    return executor.output(0).floats
  }

  private static let identity: [Float] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

  @Test func cropByTheIdentity_isTheImageAndZerosAround() throws {
    let image = Tensor(shape: [1, 2, 2, 1], values: [1, 2, 3, 4] as [Float])
    #expect(
      try crop(height: 3, width: 3, from: image, matrix: Self.identity) == [1, 2, 0, 3, 4, 0, 0, 0, 0])
  }

  @Test(arguments: [Float.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func cropFromNowhere_isZero(value: Float) throws {
    let image = Tensor(shape: [1, 2, 2, 1], values: [1, 2, 3, 4] as [Float])
    let matrix = [Float](repeating: value, count: 16)
    #expect(try crop(height: 1, width: 2, from: image, matrix: matrix) == [0, 0])
  }

  @Test func landmarkThatThereIsNot_isRefused() {
    let operation = LandmarksToTransformMatrix(
      leftLandmark: 0, rightLandmark: 1, subset: [0, 7], verticalScale: 1, horizontalScale: 1, cropHeight: 4,
      cropWidth: 4)
    let graph = graph(Operation(operation), [[1, 7, 3]], to: [1, 4, 4])
    #expect {
      try Plan(graph)
    } throws: {
      ($0 as? EngineError)?.code == .shapeMismatch && "\($0)".contains("landmark 7, but input 0 has 7")
    }
  }

  @Test(arguments: [[1, 7, 4], [2, 7, 3], [7, 3]] as [Shape])
  func landmarksOfAnotherShape_areRefused(shape: Shape) {
    #expect(throws: EngineError.self) {
      try Plan(graph(Operation(TransformLandmarks()), [shape, [1, 4, 4]], to: shape))
    }
  }

  @Test(arguments: [[4, 4], [1, 3, 4], [1, 4, 4, 1]] as [Shape])
  func matrixOfAnotherShape_isRefused(shape: Shape) {
    #expect(throws: EngineError.self) {
      try Plan(graph(Operation(TransformLandmarks()), [[1, 7, 3], shape], to: [1, 7, 3]))
    }
  }
}
