import GraphRuntime
import TensorCore
import TestSupport
import Testing

struct ExecutionTraceTests {
  private let graph = SmallGraphs.residualBlock(height: 61, width: 47, channels: 24)

  private func executor(threadCount: Int) throws -> Executor {
    let executor = Executor(try Plan(graph, options: PlanOptions(threadCount: threadCount)))
    var generator = SeededGenerator(seed: 3)
    let shape = graph.tensors[0].shape
    try executor.setInput(0, to: Tensor(shape: shape, values: generator.floats(shape.elementCount)))
    return executor
  }

  @Test func tracedRun_givesWhatARunGives() throws {
    let executor = try executor(threadCount: 2)
    executor.run()
    let expected = executor.output(0).floats
    _ = executor.runTraced()
    #expect(executor.output(0).floats == expected)
  }

  @Test(arguments: [1, 3])
  func times_areNested(threadCount: Int) throws {
    let executor = try executor(threadCount: threadCount)
    let trace = executor.runTraced()
    #expect(trace.steps.count == executor.plan.steps.count)
    var end: Int64 = 0
    for (step, planned) in zip(trace.steps, executor.plan.steps) {
      #expect(step.start >= end && step.end >= step.start)
      #expect(step.tiles.count >= planned.tileCount)
      for tile in step.tiles {
        #expect(tile.start >= step.start && tile.end >= tile.start && tile.end <= step.end)
        #expect(0..<threadCount ~= tile.thread)
      }
      end = step.end
    }
  }
}
