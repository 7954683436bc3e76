import GraphRuntime
import ModelFormat
import TFLiteImport
import TensorCore
import TestSupport
import Testing

/// Weights of two or four bits, which are read as bytes.
@Suite struct NarrowWeightImportTests {
  private typealias Network = SampleNetwork

  /// The code of the operator in the schema.
  private static let code: Int32 = 9

  private static func graph(_ network: Network) throws -> GraphDefinition {
    try #require(try Model(importing: network.bytes, named: "sample.tflite").graphs.first)
  }

  /// Networks that are refused, and words of the message.
  static let refusals: [(SampleNetwork, String)] = [
    (product(type: 17, contents: nil), "has the element type int4"),
    (product(type: 17, contents: [0x21]), "has 1 bytes of contents"),
    (product(type: 19, contents: nil), "has the element type int2"),
    (product(type: 19, contents: [0x21, 0x43]), "has 2 bytes of contents"),
  ]

  /// A product with three weights.
  private static func product(type: Int8, contents: [UInt8]?) -> Network {
    let quantization: Network.Value = .table([2: .floats([0.5]), 3: .integers([Int64(0)])])
    return Network(
      tensors: [
        .init(name: "x", shape: [1, 3]),
        .init(name: "weights", shape: [1, 3], type: type, contents: contents, extra: [4: quantization]),
        .init(name: "y", shape: [1, 1]),
      ],
      operators: [.init(code, [0, 1, -1], to: [2])], inputs: [0], outputs: [2])
  }

  @Test(arguments: refusals)
  func whatIsNotSupported_isRefused(network: SampleNetwork, words: String) throws {
    let error = try #require(throws: EngineError.self) {
      _ = try Plan(try Self.graph(network))
    }
    #expect(error.description.contains(words), "\(error)")
  }

  /// A type in the schema, the bytes of three weights, and these.
  static let contents: [(type: Int8, bytes: [UInt8], weights: [Int])] = [
    (17, [0x87, 0x0F], [7, -8, -1]), (19, [0b11_10_01], [1, -2, -1]), (19, [0b01_00_00_10], [-2, 0, 0]),
  ]

  @Test(arguments: contents)
  func narrowWeights_becomeBytes(type: Int8, bytes: [UInt8], weights: [Int]) throws {
    let graph = try Self.graph(Self.product(type: type, contents: bytes))
    let tensor = try #require(graph.tensors.first { $0.name == "weights" })
    #expect(tensor.elementType == .int8)
    #expect(tensor.constant?.integers == weights)
  }
}
