import GraphRuntime
import ModelFormat
import TFLiteImport
import TensorCore
import TestSupport
import Testing

/// Tensors of complex numbers, which only some operators take.
@Suite struct SpectrumImportTests {
  private typealias Network = SampleNetwork

  /// The code of each operator in the schema.
  private enum Code {
    static let multiply: Int32 = 18
    static let transform: Int32 = 131
    static let magnitude: Int32 = 135
  }

  private static func graph(_ network: Network) throws -> GraphDefinition {
    try #require(try Model(importing: network.bytes, named: "sample.tflite").graphs.first)
  }

  /// Networks that are refused, and words of the message.
  static let refusals: [(SampleNetwork, String)] = [
    (spectrum(then: Code.multiply), "MUL of complex numbers"),
    (
      .init(
        tensors: [.init(name: "x", shape: [1, 4]), Network.integers("lengths", [1, 4]), complex],
        operators: [.init(Code.transform, [0, 1], to: [2])], inputs: [0], outputs: [2]),
      "has the element type complex64"
    ),
    (
      .init(
        tensors: [.init(name: "x", shape: [1, 4]), Network.integers("lengths", [1, 3]), complex]
          + [.init(name: "y", shape: [1, 3])],
        operators: [
          .init(Code.transform, [0, 1], to: [2]), .init(Code.magnitude, [2], to: [3]),
        ], inputs: [0], outputs: [3]),
      "two powers of two"
    ),
  ]

  private static let complex = Network.Tensor(name: "transformed", shape: [1, 3], type: 8)

  private static func spectrum(then code: Int32) -> Network {
    Network(
      tensors: [
        .init(name: "x", shape: [1, 4]), Network.integers("lengths", [1, 4]), complex,
        .init(name: "product", shape: [1, 3], type: 8), .init(name: "y", shape: [1, 3]),
      ],
      operators: [
        .init(Code.transform, [0, 1], to: [2]), .init(code, [2, 2], to: [3]),
        .init(Code.magnitude, [3], to: [4]),
      ], inputs: [0], outputs: [4])
  }

  @Test(arguments: refusals)
  func whatIsNotSupported_isRefused(network: SampleNetwork, words: String) throws {
    let error = try #require(throws: EngineError.self) {
      _ = try Plan(try Self.graph(network))
    }
    #expect(error.description.contains(words), "\(error)")
  }

  @Test func magnitudeOfATransform_isThatOfItsParts() throws {
    let network = Network(
      tensors: [
        .init(name: "x", shape: [1, 4]), Network.integers("lengths", [1, 4]), Self.complex,
        .init(name: "y", shape: [1, 3]),
      ],
      operators: [.init(Code.transform, [0, 1], to: [2]), .init(Code.magnitude, [2], to: [3])], inputs: [0],
      outputs: [3])
    let executor = Executor(try Plan(try Self.graph(network)))
    try executor.setInput(0, to: Tensor(shape: [1, 4], values: [1, 2, 3, 5] as [Float]))
    executor.run()
    // 11, −2 + 3i and −3.
    #expect(executor.output(0).floats == [11, Float(13).squareRoot(), 3])
  }
}
