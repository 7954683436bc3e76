import ModelFormat
import TFLiteImport
import TensorCore
import TestSupport
import Testing

/// Shapes that a file states wrongly, or leaves to be computed.
@Suite struct ShapeInferenceTests {
  private func graph(_ network: SampleNetwork) throws -> GraphDefinition {
    try #require(Model(importing: network.bytes, named: "sample.tflite").graphs.first)
  }

  /// `image → transposition → sum with itself → result`, whose tensors have the given shapes.
  private func chain(_ image: [Int32], _ transposed: [Int32], _ result: [Int32]) -> SampleNetwork {
    SampleNetwork(
      tensors: [
        .init(name: "image", shape: image), SampleNetwork.integers("order", [1, 0]),
        .init(name: "transposed", shape: transposed), .init(name: "result", shape: result),
      ],
      operators: [.init(39, [0, 1], to: [2]), .init(0, [2, 2], to: [3])], inputs: [0], outputs: [3])
  }

  @Test(
    arguments: [[[1, 1], [1, 1]], [[], []], [[7, 7, 7], [9]], [[-1, 2], [3, -1]]] as [[[Int32]]])
  func storedShapes_giveWayToThoseThatFollowFromTheInputs(stored: [[Int32]]) throws {
    let graph = try graph(chain([2, 3], stored[0], stored[1]))
    let shapes = Dictionary(uniqueKeysWithValues: graph.tensors.map { ($0.name, $0.shape) })
    #expect(shapes["transposed"] == [3, 2] && shapes["result"] == [3, 2])
  }

  @Test func openLengthOfAnInput_isOne() throws {
    #expect(try graph(chain([-1, 3], [3, -1], [3, 1])).tensors.first?.shape == [1, 3])
  }

  @Test func openLengthOfAConstant_isRefused() {
    var network = chain([2, 3], [3, 2], [3, 2])
    network.tensors[1].shape = [-1]
    #expect(throws: EngineError.self) { try graph(network) }
  }

  @Test func shapeOfAResizedTensor_isTheOneThatItHas() throws {
    let network = SampleNetwork(
      tensors: [
        .init(name: "image", shape: [1, 2, 3, 1]), SampleNetwork.integers("size", [4, 6]),
        .init(name: "resized", shape: [1, 1, 1, 1]), .init(name: "shape", shape: [4], type: 2),
        SampleNetwork.integers("axis", [0]), .init(name: "count", shape: [], type: 2),
        SampleNetwork.integers("open", [1], shape: []), .init(name: "target", shape: [1], type: 2),
        .init(name: "result", shape: [1]),
      ],
      operators: [
        .init(23, [0, 1], to: [2]), .init(77, [2], to: [3]), .init(81, [3, 4], to: [5]),
        .init(83, [5], to: [7], options: [0: .integer(Int32(1)), 1: .integer(Int32(0))]),
        .init(22, [2, 7], to: [8]),
      ], inputs: [0], outputs: [8])
    let graph = try graph(network)
    #expect(graph.nodes.map(\.operation.kind) == ["resizeBilinear", "reshape"])
    #expect(graph.tensors[graph.outputs[0]].shape == [24])
  }
}
