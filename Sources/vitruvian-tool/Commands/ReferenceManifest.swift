import FileAccess
import Foundation
import ModelFormat
import TensorCore

/// A list of networks with the reference's inputs and outputs for each.
struct ReferenceManifest: Decodable {
  let networks: [Network]

  struct Network: Decodable {
    let name: String
    let file: String
    let member: String?
    let cases: [Case]
  }

  struct Case: Decodable {
    let input: String
    let inputs: [String]
    let outputs: [Output]
  }

  struct Output: Decodable {
    let name: String
    let xnnpack: String
    let difference: Difference?

    enum CodingKeys: String, CodingKey {
      case name, xnnpack
      case difference = "xnnpack_vs_reference"
    }
  }

  struct Difference: Decodable {
    let largest: Double

    enum CodingKeys: String, CodingKey {
      case largest = "max_abs"
    }
  }

  /// The most bytes of a manifest; one for a hundred networks has some hundred thousand.
  private static let maximumByteCount = 256 << 20

  init(contentsOfFile path: String) throws {
    let contents = try StoredFile(path: path, maximumByteCount: Self.maximumByteCount).bytes()
    do {
      self = try JSONDecoder().decode(ReferenceManifest.self, from: Data(contents))
    } catch let error as DecodingError {
      throw EngineError(
        .invalidArgument,
        "\(path) is not a manifest of reference networks: \(error.place); expected "
          + #"{"networks": [{"name":, "file":, "cases": [{"input":, "inputs":, "outputs":}]}]}"#)
    }
    guard !networks.isEmpty else {
      throw EngineError(.invalidArgument, "\(path) lists no networks: its list \"networks\" is empty")
    }
  }

  /// The cases of those networks that the model holds.
  func cases(
    for model: Model, graphs: [GraphDefinition], in directory: String
  ) throws -> [ReferenceCase] {
    let cases = graphs.flatMap { graph in
      network(for: graph, of: model).map { network in
        network.cases.map { $0.referenceCase(graph: graph, in: directory) }
      } ?? []
    }
    guard !cases.isEmpty else {
      throw EngineError(
        .notFound,
        "the manifest lists no network of \(model.source.fileName); it has "
          + networks.map { $0.member ?? $0.file }.joined(separator: ", "))
    }
    return cases
  }

  /// The entry for a network of the model: from the same file if possible, else of the same name.
  private func network(for graph: GraphDefinition, of model: Model) -> Network? {
    let namesakes = networks.filter { $0.stem == graph.name }
    return namesakes.first { $0.file == model.source.fileName }
      ?? (namesakes.count == 1 ? namesakes.first : nil)
  }
}

extension ReferenceManifest.Network {
  /// The name of the network's source file without its extension.
  fileprivate var stem: String {
    (member ?? file).fileStem
  }
}

extension ReferenceManifest.Case {
  fileprivate func referenceCase(graph: GraphDefinition, in directory: String) -> ReferenceCase {
    func path(_ file: String) -> String { directory.appending(fileName: file) }
    let files = outputs.map {
      ReferenceCase.TensorFile(name: $0.name, path: path($0.xnnpack), floor: $0.difference?.largest)
    }
    let names = Set(graph.outputs.map { graph.tensors[$0].name })
    return ReferenceCase(
      name: input, graph: graph,
      inputs: inputs.map { ReferenceCase.TensorFile(name: "", path: path($0)) },
      outputs: files.filter { names.contains($0.name) },
      tensors: files.filter { !names.contains($0.name) })
  }
}

extension DecodingError {
  /// What is wrong in a JSON text and where, in a few words.
  var place: String {
    func path(_ context: Context, _ key: (any CodingKey)? = nil) -> String {
      (context.codingPath + (key.map { [$0] } ?? []))
        .map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
        .drop { $0 == "." }
        .description
    }
    return switch self {
    case .keyNotFound(let key, let context): "\"\(path(context, key))\" is missing"
    case .typeMismatch(let type, let context): "\"\(path(context))\" is no \(type)"
    case .valueNotFound(let type, let context): "\"\(path(context))\" is null instead of \(type)"
    case .dataCorrupted(let context): context.codingPath.isEmpty ? "it is no JSON" : path(context)
    @unknown default: "it cannot be decoded"
    }
  }
}
