import ModelFormat
import TFLiteImport
import TensorCore
import TestSupport
import Testing

/// MediaPipe's operators that keep their attributes as a structure of C.
@Suite struct StoredStructureTests {
  /// Padding, strides, window and activation as C stores them.
  private static func attributes(
    padding: Int32 = 1, strideWidth: Int32 = 2, strideHeight: Int32 = 1, width: Int32 = 2, height: Int32 = 3,
    activation: Int32 = 3
  ) -> [UInt8] {
    integers(padding, strideWidth, strideHeight, width, height, activation)
  }

  private static func integers(_ numbers: Int32...) -> [UInt8] {
    numbers.flatMap { FlatBufferBuilder.Value.bytes(of: $0) }
  }

  private func operation(
    _ name: String, inputs: [[Int32]], outputs: [[Int32]], _ attributes: [UInt8]
  ) throws -> ModelFormat.Operation {
    let tensors = (inputs + outputs).enumerated().map {
      SampleNetwork.Tensor(name: "tensor \($0)", shape: $1)
    }
    let indices = tensors.indices.map(Int32.init)
    let (sources, results) = (Array(indices.prefix(inputs.count)), Array(indices.suffix(outputs.count)))
    let network = SampleNetwork(
      tensors: tensors,
      operators: [.init(32, custom: name, sources, to: results, customOptions: attributes)], inputs: sources,
      outputs: results)
    return try Model(importing: network.bytes, named: "sample.tflite").graphs[0].nodes[0].operation
  }

  private func pooling(_ attributes: [UInt8]) throws -> ModelFormat.Operation {
    let shape: [Int32] = [1, 4, 3, 5]
    return try operation(
      "MaxPoolingWithArgmax2D", inputs: [[1, 4, 5, 5]], outputs: [shape, shape], attributes)
  }

  @Test func attributesOfThePooling_areRead() throws {
    let expected = MaxPoolWithIndices2D(
      windowHeight: 3, windowWidth: 2,
      window: Window2D(strideHeight: 1, strideWidth: 2, paddingTop: 1, paddingBottom: 1, paddingRight: 1),
      activation: .rectifier6)
    #expect(try pooling(Self.attributes()) == Operation(expected))
  }

  @Test func attributesOfTheUnpooling_areRead() throws {
    let expected = MaxUnpool2D(
      windowHeight: 3, windowWidth: 2, strideHeight: 1, strideWidth: 4, paddingLeft: 2)
    let operation = try operation(
      "MaxUnpooling2D", inputs: [[1, 4, 3, 5], [1, 4, 3, 5]], outputs: [[1, 12, 6, 5]],
      Self.attributes(strideWidth: 4))
    #expect(operation == Operation(expected))
  }

  @Test func sizeOfTheTransposedConvolution_isComputed() throws {
    // Three windows of four rows, two apart, cover eight; three of them are padding, one of those above.
    let operation = try operation(
      "Convolution2DTransposeBias", inputs: [[1, 3, 2, 5], [7, 4, 1, 5], [7]], outputs: [[1, 5, 4, 7]],
      Self.integers(1, 3, 2))
    let expected = TransposedConvolution2D(
      height: 5, width: 4, strideHeight: 2, strideWidth: 3, paddingTop: 1, paddingLeft: 0)
    #expect(operation == Operation(expected))
  }

  @Test(arguments: [
    attributes(padding: 0), attributes(padding: 3), attributes(strideWidth: 0), attributes(strideHeight: -1),
    attributes(width: (1 << 16) + 1), attributes(height: .min), attributes(activation: 4),
    Array(attributes().dropLast()), [],
  ])
  func attributesThatMakeNoSense_areRefused(attributes: [UInt8]) {
    #expect(throws: EngineError.self) { try pooling(attributes) }
  }
}
