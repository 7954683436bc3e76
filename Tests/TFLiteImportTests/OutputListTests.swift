import GraphRuntime
import ModelFormat
import TFLiteImport
import TensorCore
import TestSupport
import Testing

/// What LiteRT takes for outputs: tensors twice, constants, inputs.
struct OutputListTests {
  /// `image → exp → result`, and a constant; `ABS` is 101 in the schema.
  private static func network(outputs: [Int32]) -> SampleNetwork {
    SampleNetwork(
      tensors: [
        SampleNetwork.Tensor(name: "image", shape: [3]), SampleNetwork.Tensor(name: "result", shape: [3]),
        SampleNetwork.floats("numbers", [4, 5, 6], shape: [3]),
      ],
      operators: [SampleNetwork.Operator(101, [0], to: [1])], inputs: [0], outputs: outputs)
  }

  private static let image: [Float] = [-1, 2, -3]
  private static let values: [[Float]] = [image, [1, 2, 3], [4, 5, 6]]

  @Test(arguments: [[1, 1], [2], [2, 2], [0], [0, 0], [1, 2, 0], [0, 1, 1, 2]] as [[Int32]])
  func outputs_areAsManyAsTheFileLists(outputs: [Int32]) throws {
    let network = Self.network(outputs: outputs)
    let imported = try Model(importing: network.bytes, named: "ends.tflite")
    let written = try Model(decoding: imported.encoded(), name: "ends")
    for model in [imported, written] {
      let executor = Executor(try Plan(model.graphs[0]))
      try executor.setInput(0, to: Tensor(shape: [3], values: Self.image))
      executor.run()
      #expect(executor.plan.outputs.map(\.name) == outputs.map { network.tensors[Int($0)].name })
      for (position, tensor) in outputs.enumerated() {
        #expect(executor.output(position).floats == Self.values[Int(tensor)], "output \(position)")
      }
    }
  }

  @Test(.enabled(if: ReferenceKit.hasCase("output_listed_twice.tflite"), "needs the kit's folder cases"))
  func fileThatListsAnOutputTwice_hasTwo() throws {
    let graph = try Model(importing: ReferenceKit.url("cases/output_listed_twice.tflite").path).graphs[0]
    #expect(graph.outputs.count == 2 && graph.outputs[0] == graph.outputs[1])
    #expect(throws: Never.self) { try Plan(graph) }
  }
}
