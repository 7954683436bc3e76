import ArgumentParser
import Foundation
import GraphRuntime
import ModelFormat
import TFLiteImport
import TensorCore

struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", abstract: "Shows what is in a model file: networks, tensors, metadata.",
    discussion: HelpText.discussion(examples: ["inspect Models/pose_landmarker_full.task"]))

  @Argument(help: "A converted file, a .task bundle or a .tflite file.", completion: .file())
  var model: String

  @OptionGroup var shapes: InputShapeOptions

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let report = ModelReport(try shapes.modelWithDigest(at: model))
    if json {
      try JSONOutput.pretty.print(report)
    } else {
      try StandardOutput.write(report.text)
    }
  }
}

/// What is in a model, as JSON or as text.
private struct ModelReport: Encodable {
  let source: String
  let sha256: String?
  let converter: String
  let graphs: [Graph]
  let unsupportedGraphs: [UnsupportedGraph]?
  let attachments: [String: Int]

  enum CodingKeys: String, CodingKey {
    case source, sha256, converter, graphs, attachments
    case unsupportedGraphs = "unsupported_graphs"
  }

  /// A network that does not run beside others that do.
  struct UnsupportedGraph: Encodable {
    let name: String
    let reason: String
  }

  struct Graph: Encodable {
    let name: String
    let inputs: [TensorReport]
    let outputs: [TensorReport]
    let operators: [String: Int]
    let nodeCount: Int
    let parameterCount: Int
    let parameterBytes: Int

    enum CodingKeys: String, CodingKey {
      case name, inputs, outputs, operators
      case nodeCount = "node_count"
      case parameterCount = "parameter_count"
      case parameterBytes = "parameter_bytes"
    }
  }

  struct TensorReport: Encodable {
    let name: String
    let type: String
    let shape: [Int]
    let scale: Float?
    let zeroPoint: Int?
    let mean: [Float]?
    let standardDeviation: [Float]?
    let labelFiles: [String: Int]?

    enum CodingKeys: String, CodingKey {
      case name, type, shape, scale, mean
      case zeroPoint = "zero_point"
      case standardDeviation = "standard_deviation"
      case labelFiles = "label_files"
    }
  }

  init(_ model: Model) {
    source = model.source.fileName
    sha256 = model.source.sha256
    converter = model.source.converterVersion
    graphs = model.graphs.map(Graph.init)
    let unsupported = model.unsupportedGraphs.map {
      UnsupportedGraph(name: $0.name, reason: $0.error.description)
    }
    unsupportedGraphs = unsupported.isEmpty ? nil : unsupported
    attachments = model.attachments.mapValues(\.count)
  }
}

extension ModelReport.Graph {
  init(_ graph: GraphDefinition) {
    name = graph.name
    inputs = zip(graph.inputs, graph.metadata.inputs.padded(to: graph.inputs.count)).map {
      ModelReport.TensorReport(graph.tensors[$0], $1)
    }
    outputs = zip(graph.outputs, graph.metadata.outputs.padded(to: graph.outputs.count)).map {
      ModelReport.TensorReport(graph.tensors[$0], $1)
    }
    operators = graph.nodes.reduce(into: [:]) { $0[$1.operation.kind.rawValue, default: 0] += 1 }
    nodeCount = graph.nodes.count
    let constants = graph.tensors.compactMap(\.constant)
    parameterCount = constants.reduce(0) { $0 + $1.shape.elementCount }
    parameterBytes = constants.reduce(0) { $0 + $1.byteCount }
  }

  fileprivate var lines: [String] {
    var lines = [
      "network \(name): \(nodeCount) nodes, \(parameterCount) parameters in "
        + "\(parameterBytes.inKibibytes) KiB"
    ]
    lines += inputs.map { "  input   " + $0.text }
    lines += outputs.map { "  output  " + $0.text }
    let counts = operators.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    lines.append("  nodes   " + counts.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
    return lines
  }
}

extension ModelReport.TensorReport {
  init(_ tensor: TensorDefinition, _ metadata: TensorMetadata?) {
    name = tensor.name
    type = tensor.elementType.rawValue
    shape = tensor.shape.dimensions
    scale = tensor.quantization?.scale
    zeroPoint = tensor.quantization?.zeroPoint
    mean = metadata?.normalization?.mean
    standardDeviation = metadata?.normalization?.standardDeviation
    let files = metadata?.labelFiles ?? []
    labelFiles =
      files.isEmpty ? nil : Dictionary(files.map { ($0.name, $0.labels.count) }) { first, _ in first }
  }

  fileprivate var text: String {
    var text = "\(name)  \(type) \(Shape(shape))"
    if let scale, let zeroPoint { text += "  scale \(scale), zero point \(zeroPoint)" }
    if let mean, let standardDeviation { text += "  mean \(mean), deviation \(standardDeviation)" }
    for (file, count) in (labelFiles ?? [:]).sorted(by: { $0.key < $1.key }) {
      text += "  \(count) labels in \(file)"
    }
    return text
  }
}

extension ModelReport {
  fileprivate var text: String {
    let digest = sha256.map { " (SHA-256 \($0))" } ?? ""
    var lines = ["converted from \(source)\(digest) by converter \(converter)"]
    lines += graphs.flatMap(\.lines)
    lines += (unsupportedGraphs ?? []).map { "network \($0.name) does not run: \($0.reason)" }
    lines += attachments.sorted { $0.key < $1.key }.map { "attachment \($0.key): \($0.value) bytes" }
    return lines.joined(separator: "\n")
  }
}

extension [TensorMetadata] {
  /// As many entries as there are tensors; `nil` where the model says nothing.
  fileprivate func padded(to count: Int) -> [TensorMetadata?] {
    map(Optional.some) + [TensorMetadata?](repeating: nil, count: Swift.max(0, count - self.count))
  }
}
