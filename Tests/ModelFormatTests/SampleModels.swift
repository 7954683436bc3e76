import ModelFormat
import TensorCore

/// Models for the tests of the model file.
enum SampleModels {
  static let source = ConversionSource(
    fileName: "sample.task", sha256: String(repeating: "0123456789abcdef", count: 4),
    converterVersion: "1.0.0")

  /// One graph of every operator, constants of every type, metadata, quantization and attachments.
  static func everything() throws -> Model {
    var graphs = OperatorKind.allCases.map { SampleGraphs.graph(of: $0) }
    graphs.append(try typed())
    graphs.append(described())
    return Model(
      graphs: graphs, attachments: ["labels/names.txt": Array("cat\ndog\n".utf8), "empty": []], source: source
    )
  }

  /// A graph with a constant of each element type, some of them empty, equal or quantized.
  static func typed() throws -> GraphDefinition {
    var graph = SampleGraphs.chain()
    graph.name = "typed"
    for (index, type) in ElementType.allCases.enumerated() {
      let constant = Tensor(shape: [3, 5], elementType: type) { bytes in
        for offset in bytes.indices { bytes[offset] = type == .bool ? 1 : UInt8(7 * index + offset) }
      }
      graph.tensors.append(
        TensorDefinition(name: "\(type)", shape: [3, 5], elementType: type, constant: constant))
    }
    let codes = Tensor(shape: [3, 5], elementType: .int8) { $0.copyBytes(from: Array(1...15)) }
    graph.tensors.append(
      TensorDefinition(
        name: "codes", shape: [3, 5], elementType: .int8,
        quantization: try Quantization(validating: [0.1, 1e-7, 3], zeroPoints: [0, -128, 127], axis: 0),
        constant: codes))
    graph.tensors.append(
      TensorDefinition(
        name: "same codes", shape: [3, 5], elementType: .int8,
        quantization: Quantization(scale: 0.3, zeroPoint: 4),
        constant: codes))
    graph.tensors.append(
      TensorDefinition(
        name: "nothing", shape: [0, 4], elementType: .float32,
        constant: Tensor(shape: [0, 4], values: [Float]())))
    return graph
  }

  /// A graph with all kinds of metadata and names that JSON must escape.
  static func described() -> GraphDefinition {
    var graph = SampleGraphs.chain()
    graph.name = "described \"quoted\" \\ ünïcödé 🦴"
    graph.tensors[2].name = "model/layer:0;é"
    graph.metadata = GraphMetadata(
      inputs: [
        TensorMetadata(
          name: "image", content: .rgbImage,
          normalization: Normalization(mean: [127.5], standardDeviation: [127.5, 0.1, 3.4e38]))
      ],
      outputs: [
        TensorMetadata(
          name: "boxes", content: .boundingBox,
          boundingBox: BoundingBoxLayout(index: [1, 0, 3, 2], kind: .boundaries, coordinates: .ratio),
          scoreCalibration: ScoreCalibration(
            transformation: .inverseLogistic, defaultScore: 0.2, parameters: "0.9,1\n\n\t0.7"),
          labelFiles: [LabelFile(name: "labels.txt", kind: .valueLabels, locale: "", labels: ["", "cat"])])
      ],
      custom: ["SSD_ANCHORS_OPTIONS": [0, 1, 255], "\u{301}accent": [3]])
    return graph
  }
}
