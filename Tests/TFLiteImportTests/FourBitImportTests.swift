import GraphRuntime
import ModelFormat
import TFLiteImport
import TensorCore
import TestSupport
import Testing

/// Weights of four bits, which are read as bytes.
@Suite struct FourBitImportTests {
  private typealias Network = SampleNetwork

  /// The code of the operator in the schema.
  private static let code: Int32 = 9

  private static func graph(_ network: Network) throws -> GraphDefinition {
    try #require(try Model(importing: network.bytes, named: "sample.tflite").graphs.first)
  }

  /// Networks that are refused, and words of the message.
  static let refusals: [(SampleNetwork, String)] = [
    (halves(contents: nil), "has the element type int4"),
    (halves(contents: [0x21]), "has 1 bytes of contents"),
  ]

  /// A product with weights of four bits.
  private static func halves(contents: [UInt8]?) -> Network {
    let quantization: Network.Value = .table([2: .floats([0.5]), 3: .integers([Int64(0)])])
    return Network(
      tensors: [
        .init(name: "x", shape: [1, 3]),
        .init(name: "weights", shape: [1, 3], type: 17, contents: contents, extra: [4: quantization]),
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

  @Test func weightsOfFourBits_becomeBytes() throws {
    // Seven, minus eight and minus one.
    let graph = try Self.graph(Self.halves(contents: [0x87, 0x0F]))
    let weights = try #require(graph.tensors.first { $0.name == "weights" })
    #expect(weights.elementType == .int8)
    #expect(weights.constant?.integers == [7, -8, -1])
  }
}
