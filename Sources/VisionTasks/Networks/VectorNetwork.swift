import GraphRuntime
import ModelFormat
import TensorCore

/// A network whose inputs and output are lists of numbers, ready to run. One caller at a time.
struct VectorNetwork {
  private let shared: SharedPlanExecutor
  /// Numbers in the output.
  let outputCount: Int

  /// Plans the network.
  ///
  /// - Parameters:
  ///   - inputs: For each input what it holds, for messages, and how many numbers that are.
  ///   - output: What the output holds, for messages.
  /// - Throws: `VisionError` when the graph has other inputs or outputs or cannot be planned.
  init(
    _ graph: GraphDefinition, inputs: [(meaning: String, count: Int)], output: String, planner: NetworkPlanner
  ) throws {
    let found = graph.inputs.compactMap { graph.tensors.indices.contains($0) ? graph.tensors[$0] : nil }
    guard found.count == inputs.count, found.allSatisfy({ $0.elementType == .float32 }),
      zip(found, inputs).allSatisfy({ $0.shape.elementCount == $1.count })
    else {
      let expected = inputs.map { "\($0.count) numbers, \($0.meaning)" }.joined(separator: "; ")
      throw VisionError(
        .invalidArgument,
        "Network \(graph.name) takes \(found.map { "\($0.elementType.rawValue) \($0.shape)" }.joined(separator: ", "));"
          + " expected float32: \(expected)")
    }
    outputCount = try graph.dimensions(ofOutput: 0, output, matching: [nil])[0]
    shared = try planner.makeExecutor(graph)
  }

  /// Runs the network.
  ///
  /// - Precondition: There is a list for each input, of its length.
  /// - Throws: `VisionError` when the first run finds that the model file was changed.
  func run(_ inputs: [[Float]]) throws {
    let executor = shared.executor
    try executor.prepare()
    for (index, values) in inputs.enumerated() {
      executor.withInput(index) { bytes in
        // The runtime aligns tensors to 64 bytes.
        let input = bytes.bindMemory(to: Float.self)
        precondition(input.count == values.count, "\(values.count) numbers for an input of \(input.count)")
        _ = input.update(fromContentsOf: values)
      }
    }
    executor.run()
  }

  /// Calls `body` with the output of the last run.
  func withOutput<Result>(_ body: (UnsafeBufferPointer<Float>) throws -> Result) rethrows -> Result {
    try shared.executor.withOutput(0) { try body($0.bindMemory(to: Float.self)) }
  }
}
