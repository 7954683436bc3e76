import GraphRuntime
import ModelFormat
import TFLiteImport
import TensorCore
import TestSupport
import Testing

/// Layers that keep values from one run to the next.
@Suite struct RecurrenceImportTests {
  private typealias Network = SampleNetwork

  /// The code of the operator in the schema.
  private static let code: Int32 = 44

  private static let variable: [Int: Network.Value] = [5: .bool(true)]

  /// A layer of two cells for sequences of numbers; the recurrent weights feed cells back to one another.
  private static func memory(steps: Int32) -> Network {
    func weights(_ name: String, _ shape: [Int32], from first: Float) -> Network.Tensor {
      let count = Int(shape.reduce(1, *))
      return Network.floats(name, (0..<count).map { first + Float($0) * 0.375 }, shape: shape)
    }
    var tensors: [Network.Tensor] = [.init(name: "sequence", shape: [1, steps, 1])]
    for gate in 0..<4 { tensors.append(weights("weights \(gate)", [2, 1], from: Float(gate) / 4 - 0.5)) }
    for gate in 0..<4 { tensors.append(weights("recurrent \(gate)", [2, 2], from: Float(gate) / 8 - 0.75)) }
    for gate in 0..<4 { tensors.append(weights("biases \(gate)", [2], from: Float(gate) / 16)) }
    tensors.append(.init(name: "last output", shape: [1, 2], extra: variable))
    tensors.append(.init(name: "cells", shape: [1, 2], extra: variable))
    tensors.append(.init(name: "output", shape: [1, steps, 2]))
    let inputs: [Int32] = [0, 1, 2, 3, 4, 5, 6, 7, 8, -1, -1, -1, 9, 10, 11, 12, -1, -1, 13, 14]
    return Network(
      tensors: tensors,
      operators: [.init(code, inputs, to: [15], options: [0: .integer(Int8(4))])], inputs: [0],
      outputs: [15])
  }

  private static func graph(_ network: Network) throws -> GraphDefinition {
    try #require(try Model(importing: network.bytes, named: "sample.tflite").graphs.first)
  }

  private static func outputs(_ executor: Executor, _ numbers: [Float]) throws -> [Float] {
    try executor.setInput(0, to: Tensor(shape: [1, numbers.count, 1], values: numbers))
    executor.run()
    return executor.output(0).floats
  }

  @Test func sequenceInTwoRuns_goesOnWhereTheFirstOneEnded() throws {
    let numbers: [Float] = [0.5, -2, 3, 0.25]
    let whole = try Self.outputs(Executor(try Plan(try Self.graph(Self.memory(steps: 4)))), numbers)
    let parts = Executor(try Plan(try Self.graph(Self.memory(steps: 2))))
    let first = try Self.outputs(parts, Array(numbers[..<2]))
    #expect(try first + Self.outputs(parts, Array(numbers[2...])) == whole)
    #expect(try Self.outputs(parts, Array(numbers[..<2])) != first)
    parts.reset()
    #expect(try Self.outputs(parts, Array(numbers[..<2])) == first)
  }

  @Test func gates_becomeRowsOfOneMatrix() throws {
    let graph = try Self.graph(Self.memory(steps: 3))
    let node = try #require(graph.nodes.first)
    #expect(node.operation == Operation(LongShortTermMemory()))
    let weights = try #require(node.inputs[1].flatMap { graph.tensors[$0].constant })
    #expect(weights.floats == [-0.5, -0.125, -0.25, 0.125, 0, 0.375, 0.25, 0.625])
    #expect(graph.states.count == 2)
    #expect(graph.states.allSatisfy { graph.tensors[$0.initial].constant?.floats == [0, 0] })
  }

  @Test func withoutAnInputGate_threeAreLeft() throws {
    var network = Self.memory(steps: 1)
    for position in [1, 5, 12] { network.operators[0].inputs[position] = -1 }
    let graph = try Self.graph(network)
    #expect(graph.nodes[0].inputs[1].map { graph.tensors[$0].shape } == [6, 1])
  }

  /// Networks that are refused, and words of the message.
  static let refusals: [(SampleNetwork, String)] = [
    (memory { $0.tensors[13].extra = [:] }, "\"last output\" from one run to the next, which is no variable"),
    (
      memory { $0.tensors[13].contents = [UInt8](repeating: 0, count: 8) },
      "from one run to the next and has contents of its own"
    ),
    (memory { $0.operators[0].options = [0: .integer(Int8(1))] }, "than the hyperbolic tangent"),
    (memory { $0.operators[0].options = [0: .integer(Int8(4)), 5: .bool(true)] }, "diagonal recurrent"),
    (memory { $0.operators[0].inputs[2] = -1 }, "for some gates only"),
    (memory { $0.tensors[2] = Network.floats("short", [1], shape: [1, 1]) }, "different shapes or types"),
    (memory { $0.operators[0].inputs = [0] }, "has no input, or none for a state"),
    (memory { $0.tensors[0].shape = [1, 1, 3] }, "1 elements in each step"),
    (memory { $0.tensors[14].shape = [1, 3] }, "3 or 4 rows for each of 3 cells"),
  ]

  private static func memory(_ change: (inout Network) -> Void) -> Network {
    var network = memory(steps: 1)
    change(&network)
    return network
  }

  @Test(arguments: refusals)
  func whatIsNotSupported_isRefused(network: SampleNetwork, words: String) throws {
    let error = try #require(throws: EngineError.self) {
      _ = try Plan(try Self.graph(network))
    }
    #expect(error.description.contains(words), "\(error)")
  }
}
