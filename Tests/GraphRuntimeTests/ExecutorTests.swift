import GraphRuntime
import ModelFormat
import TensorCore
import TestSupport
import Testing

struct ExecutorTests {
  private let graph = SmallGraphs.residualBlock(height: 61, width: 47, channels: 24)

  private func input(seed: UInt64 = 3) -> Tensor {
    var generator = SeededGenerator(seed: seed)
    let shape = graph.tensors[0].shape
    return Tensor(shape: shape, values: generator.floats(shape.elementCount))
  }

  private func output(_ options: PlanOptions, seed: UInt64 = 3) throws -> [Float] {
    let executor = Executor(try Plan(graph, options: options))
    try executor.setInput(0, to: input(seed: seed))
    executor.run()
    return executor.output(0).floats
  }

  @Test(arguments: KernelTier.allCases.filter(\.isSupported))
  func everyTier_agreesWithPlainLoops(kernels: KernelTier) throws {
    let expected = try output(PlanOptions(kernels: .reference))
    let actual = try output(PlanOptions(kernels: kernels))
    let worst = zip(actual, expected).map { abs($0 - $1) }.max() ?? .infinity
    #expect(worst < 1e-4)
    #expect(expected.contains { $0 != 0 })
  }

  /// As in the reference; and only while it runs, on the thread that asks for it as on others.
  @Test(arguments: KernelTier.allCases.filter(\.isSupported), [1, 2])
  func subnormalNumbers_countAsZeros(kernels: KernelTier, threadCount: Int) throws {
    var sketch = GraphSketch(seed: 8)
    let image = sketch.input([1, 64, 64, 16])
    let sum = try sketch.node("sum", Operation(ElementwiseBinary(.add)), image, image)
    let graph = sketch.graph(outputs: [sum])
    let executor = Executor(try Plan(graph, options: PlanOptions(kernels: kernels, threadCount: threadCount)))
    let (shape, tiny) = (graph.tensors[image].shape, Float.leastNormalMagnitude / 4)
    let values = (0..<shape.elementCount).map { $0.isMultiple(of: 2) ? tiny : 4 * tiny }
    try executor.setInput(0, to: Tensor(shape: shape, values: values))
    executor.run()
    #expect(executor.output(0).floats == values.map { $0 == tiny ? 0 : 2 * $0 })
    executor.run { _ in #expect(values[0] + values[0] > 0) }
    #expect(executor.output(0).floats == values.map { $0 == tiny ? 0 : 2 * $0 })
    #expect(values[0] + values[0] > 0)
  }

  @Test(arguments: KernelTier.allCases.filter(\.isSupported))
  func result_isTheSameForAnyThreadCount(kernels: KernelTier) throws {
    let expected = try output(PlanOptions(kernels: kernels))
    for threadCount in [2, 3, 7] {
      let actual = try output(PlanOptions(kernels: kernels, threadCount: threadCount))
      #expect(actual.map(\.bitPattern) == expected.map(\.bitPattern))
    }
  }

  @Test func inputs_keepTheirContents() throws {
    let executor = Executor(try Plan(graph))
    try executor.setInput(0, to: input())
    executor.run()
    let first = executor.output(0).floats
    executor.run()
    #expect(executor.output(0).floats == first)
    #expect(executor.tensor(named: "image")?.floats == input().floats)
  }

  @Test func executors_shareAPlan() throws {
    let plan = try Plan(graph)
    let executors = [Executor(plan), Executor(plan)]
    for (seed, executor) in executors.enumerated() {
      try executor.setInput(0, to: input(seed: UInt64(seed)))
    }
    for executor in executors { executor.run() }
    #expect(try executors[0].output(0).floats == output(PlanOptions(), seed: 0))
    #expect(try executors[1].output(0).floats == output(PlanOptions(), seed: 1))
  }

  @Test func capturedTensor_survivesTheRun() throws {
    let executor = Executor(try Plan(graph, options: PlanOptions(capturedTensors: ["convolved"])))
    try executor.setInput(0, to: input())
    executor.run()
    let convolved = try #require(executor.tensor(named: "convolved")).floats
    #expect(zip(convolved, input().floats).map(+) == executor.output(0).floats)
  }

  @Test func wrongInputs_areRefused() throws {
    let executor = Executor(try Plan(graph))
    #expect(throws: EngineError.self) { try executor.setInput(1, to: input()) }
    #expect(throws: EngineError.self) {
      try executor.setInput(0, to: Tensor(shape: [1], values: [1 as Float]))
    }
    let shape = graph.tensors[0].shape
    let codes = Tensor(shape: shape, values: [UInt8](repeating: 0, count: shape.elementCount))
    #expect(throws: EngineError.self) { try executor.setInput(0, to: codes) }
  }
}
