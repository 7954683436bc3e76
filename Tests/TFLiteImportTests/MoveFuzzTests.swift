import FuzzHarnesses
import ModelFormat
import TFLiteImport
import TensorCore
import TestSupport
import Testing

/// Changed bytes in operators whose attributes are constants or computed from shapes.
@Suite struct MoveFuzzTests {
  /// Shape arithmetic, blocks, parts, repetitions and a transposed convolution in a row.
  static let network: [UInt8] = {
    func integers(_ name: String, _ values: [Int32], _ shape: [Int32]? = nil) -> SampleNetwork.Tensor {
      SampleNetwork.integers(name, values, shape: shape)
    }
    return SampleNetwork(
      tensors: [
        .init(name: "image", shape: [1, 4, 4, 2]),  // 0
        integers("blocks", [2, 2]), integers("margins", [0, 0, 0, 0], [2, 2]),
        .init(name: "batches", shape: [4, 2, 2, 2]), .init(name: "joined", shape: [1, 4, 4, 2]),
        integers("axis", [3], []), .init(name: "left", shape: [1, 4, 4, 1]),  // 6
        .init(name: "right", shape: [1, 4, 4, 1]), .init(name: "pair", shape: [2, 1, 4, 4, 1]),
        .init(name: "whole", shape: [5], type: 2), integers("positions", [2, 3]),
        .init(name: "sides", shape: [2], type: 2), .init(name: "rows", shape: [4, 8]),  // 12
        .init(name: "product", shape: [2], type: 2), integers("start", [0], []), integers("limit", [4], []),
        integers("step", [2], []), .init(name: "counted", shape: [2], type: 2),
        integers("wanted", [4, 8]),  // 18
        integers("repetitions", [1, 2]), .init(name: "tiled", shape: [4, 16]),
        integers("size", [1, 8, 16, 1]), integers("imageShape", [1, 4, 8, 2]),
        .init(name: "picture", shape: [1, 4, 8, 2]),  // 23
        SampleNetwork.floats("filter", [Float](repeating: 1, count: 8), shape: [1, 2, 2, 2]),
        .init(name: "larger", shape: [1, 8, 16, 1]), integers("begin", [0, 1, -1, 0]),
        integers("end", [1, 8, 0, 1]), integers("steps", [1, 2, -1, 1]),
        .init(name: "result", shape: [1, 4, 15, 1]),  // 29
      ],
      operators: [
        .init(38, [0, 1, 2], to: [3]), .init(37, [3, 1, 2], to: [4]),
        .init(49, [5, 4], to: [6, 7], options: [0: .integer(Int32(2))]),
        .init(83, [6, 7], to: [8], options: [0: .integer(Int32(2)), 1: .integer(Int32(0))]),
        .init(77, [8], to: [9], options: [0: .integer(Int8(2))]),
        .init(36, [9, 10], to: [11], options: [0: .integer(Int32(0))]),
        .init(96, [14, 15, 16], to: [17]), .init(18, [11, 17], to: [13]),
        .init(22, [8, 18], to: [12]), .init(69, [12, 19], to: [20]), .init(22, [20, 22], to: [23]),
        .init(
          67, [21, 24, 23], to: [25],
          options: [0: .integer(Int8(0)), 1: .integer(Int32(2)), 2: .integer(Int32(2))]),
        .init(45, [25, 26, 27, 28], to: [29]),
      ],
      inputs: [0], outputs: [29]
    ).bytes
  }()

  @Test func soundNetwork_isImported() throws {
    let graph = try Model(importing: Self.network, named: "sample.tflite").graphs[0]
    #expect(
      graph.nodes.map(\.operation.kind) == [
        "reshape", "transpose", "transpose", "reshape", "slice", "slice", "reshape", "reshape",
        "concatenate", "reshape", "tile", "reshape", "transposedConvolution2D", "slice",
      ])
  }

  @Test func networkWithAnyByteChanged_isImportedOrRefused() throws {
    var refusedCount = 0
    for position in Self.network.indices {
      for value in [0, 0x7F, 0xFF] as [UInt8] where Self.network[position] != value {
        var bytes = Self.network
        bytes[position] = value
        if try !ModelFuzzing.accepts(bytes, named: "sample.tflite") { refusedCount += 1 }
      }
    }
    #expect(refusedCount > Self.network.count / 2)
  }
}
