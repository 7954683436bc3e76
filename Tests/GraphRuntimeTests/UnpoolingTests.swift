import GraphRuntime
import ModelFormat
import TensorCore
import Testing

@Suite struct UnpoolingTests {
  private static func graph(values: Shape, indices: Shape, _ operation: MaxUnpool2D) -> GraphDefinition {
    let output: Shape = [
      values[0], values[1] * operation.windowHeight, values[2] * operation.windowWidth, values[3],
    ]
    return GraphDefinition(
      name: "unpooling",
      tensors: [
        TensorDefinition(name: "values", shape: values, elementType: .float32),
        TensorDefinition(name: "indices", shape: indices, elementType: .float32),
        TensorDefinition(name: "output", shape: output, elementType: .float32),
      ],
      nodes: [
        NodeDefinition(name: "node", operation: Operation(operation), inputs: [0, 1], outputs: [2])
      ],
      inputs: [0, 1], outputs: [2])
  }

  private func unpooled(_ values: [Float], at indices: [Float], paddingLeft: Int = 0) throws -> [Float] {
    let shape: Shape = [1, 1, values.count, 1]
    let operation = MaxUnpool2D(
      windowHeight: 1, windowWidth: 2, strideHeight: 1, strideWidth: 2, paddingLeft: paddingLeft)
    let executor = Executor(try Plan(Self.graph(values: shape, indices: shape, operation)))
    try executor.setInput(0, to: Tensor(shape: shape, values: values))
    try executor.setInput(1, to: Tensor(shape: shape, values: indices))
    executor.run()
    return executor.output(0).floats
  }

  @Test func valuesReturnToTheirPlaces() throws {
    #expect(try unpooled([5, 6, 7], at: [0.1, 1.1, 0.1]) == [5, 0, 0, 6, 7, 0])
  }

  @Test(arguments: [Float.nan, .infinity, -.infinity, 2, -1, 1e30])
  func indexOutsideTheWindow_isPassedOver(index: Float) throws {
    #expect(try unpooled([5, 6], at: [index, 0]) == [0, 0, 6, 0])
  }

  @Test func placeOutsideTheImage_isPassedOver() throws {
    #expect(try unpooled([5, 6], at: [0, 0], paddingLeft: 1) == [0, 6, 0, 0])
  }

  @Test func indicesOfAnotherShape_areRefused() {
    let operation = MaxUnpool2D(windowHeight: 1, windowWidth: 2, strideHeight: 1, strideWidth: 2)
    #expect(throws: EngineError.self) {
      try Plan(Self.graph(values: [1, 1, 3, 1], indices: [1, 1, 2, 1], operation))
    }
  }
}
