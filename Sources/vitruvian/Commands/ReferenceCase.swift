import Foundation
import ModelFormat
import TensorCore

/// A reference's inputs and outputs for one run of a network.
struct ReferenceCase {
  let name: String
  let graph: GraphDefinition
  let inputs: [TensorFile]
  let outputs: [TensorFile]
  /// Tensors inside the network.
  let tensors: [TensorFile]
  /// Files with tensors that the network does not have.
  var unmatchedFiles: [String] = []

  /// A tensor in a file.
  struct TensorFile {
    let name: String
    let path: String
    /// The difference between two of the reference's own backends, when it is known.
    var floor: Double?
  }

  /// The file for an input: the one with its name, or else the one at its position.
  func inputPath(named name: String, at index: Int) throws -> String {
    let file = inputs.first { $0.name == name } ?? (inputs.indices ~= index ? inputs[index] : nil)
    guard let file else {
      throw EngineError(.notFound, "the reference has no file for input \"\(name)\"")
    }
    return file.path
  }

  /// The cases in a folder that concern a model.
  static func all(
    in directory: String, for model: Model, graph: String?, path: String
  ) throws -> [ReferenceCase] {
    let directory = URL(fileURLWithPath: directory, isDirectory: true)
    let manifest = directory.appendingPathComponent("manifest.json")
    if FileManager.default.fileExists(atPath: manifest.path) {
      return try ReferenceManifest(contentsOf: manifest).cases(
        for: model, graphs: model.graphs(orAll: graph, in: path), in: directory)
    }
    return [try folder(directory, graph: model.graph(orOnly: graph, in: path))]
  }

  /// A case in a folder with `inputs`, `outputs` and perhaps `tensors`.
  private static func folder(_ directory: URL, graph: GraphDefinition) throws -> ReferenceCase {
    func files(_ folder: String, for tensors: [Int]) -> [TensorFile] {
      let folder = directory.appendingPathComponent(folder, isDirectory: true)
      let names = tensors.map { graph.tensors[$0].name }
      let fileNames = NumPyFile.fileNames(forTensors: names)
      return names.compactMap { name in
        guard let fileName = fileNames[name] else { return nil }
        let file = folder.appendingPathComponent(fileName)
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        return TensorFile(name: name, path: file.path)
      }
    }
    let outputs = files("outputs", for: graph.outputs)
    guard !outputs.isEmpty else {
      throw EngineError(
        .notFound,
        "\(directory.path) has neither a manifest.json nor outputs/NAME.npy for network \(graph.name)")
    }
    let tensors = files(
      "tensors", for: graph.nodes.flatMap(\.outputs).filter { !graph.outputs.contains($0) })
    let known = Set((outputs + tensors).map { URL(fileURLWithPath: $0.path).lastPathComponent })
    let present = try? FileManager.default.contentsOfDirectory(
      atPath: directory.appendingPathComponent("tensors").path)
    return ReferenceCase(
      name: directory.lastPathComponent, graph: graph, inputs: files("inputs", for: graph.inputs),
      outputs: outputs, tensors: tensors,
      unmatchedFiles: (present ?? []).filter { $0.hasSuffix(".npy") && !known.contains($0) }.sorted())
  }
}

/// A list of networks with the reference's inputs and outputs for each.
private struct ReferenceManifest: Decodable {
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

  init(contentsOf file: URL) throws {
    do {
      self = try JSONDecoder().decode(ReferenceManifest.self, from: Data(contentsOf: file))
    } catch let error as DecodingError {
      throw EngineError(
        .invalidArgument,
        "\(file.path) is not a manifest of reference networks: \(error.place); expected "
          + #"{"networks": [{"name":, "file":, "cases": [{"input":, "inputs":, "outputs":}]}]}"#)
    } catch {
      throw EngineError(.unreadable, "\(file.path) cannot be read: \(error.localizedDescription)")
    }
    guard !networks.isEmpty else {
      throw EngineError(.invalidArgument, "\(file.path) lists no networks: its list \"networks\" is empty")
    }
  }

  /// The cases of those networks that the model holds.
  func cases(
    for model: Model, graphs: [GraphDefinition], in directory: URL
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
    URL(fileURLWithPath: member ?? file).deletingPathExtension().lastPathComponent
  }
}

extension ReferenceManifest.Case {
  fileprivate func referenceCase(graph: GraphDefinition, in directory: URL) -> ReferenceCase {
    func path(_ file: String) -> String { directory.appendingPathComponent(file).path }
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
  fileprivate var place: String {
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
