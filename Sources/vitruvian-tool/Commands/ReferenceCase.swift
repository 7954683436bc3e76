import FileAccess
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
  /// Files that belong to no tensor of the network.
  var unmatchedFiles: [String] = []
  /// Files of tensors that the network had until the converter folded them away.
  var foldedFiles: [String] = []

  /// A tensor in a file.
  struct TensorFile {
    let name: String
    let path: String
    /// The difference between two of the reference's own backends, when it is known.
    var floor: Double?
  }

  /// The outputs of the network that the reference says nothing of.
  var missingOutputs: [String] {
    let known = Set(outputs.map(\.name))
    return graph.distinctOutputs.map { graph.tensors[$0].name }.filter { !known.contains($0) }
  }

  /// The file for an input: the one with its name, or else the one at its position.
  func inputPath(named name: String, at index: Int) throws -> String {
    let file = inputs.first { $0.name == name } ?? (inputs.indices ~= index ? inputs[index] : nil)
    guard let file else {
      throw EngineError(.notFound, "the reference has no file for input \(name.quoted)")
    }
    return file.path
  }

  /// The cases in a folder that concern a model.
  static func all(
    in directory: String, for model: Model, graph: String?, path: String
  ) throws -> [ReferenceCase] {
    let directory = directory.absolutePath
    let manifest = directory.appending(fileName: "manifest.json")
    if RegularFile.isPresent(manifest) {
      return try ReferenceManifest(contentsOfFile: manifest).cases(
        for: model, graphs: model.graphs(orAll: graph, in: path), in: directory)
    }
    return [try folder(directory, graph: model.graph(orOnly: graph, in: path))]
  }

  /// A case in a folder with `inputs`, `outputs` and perhaps `tensors`.
  private static func folder(_ directory: String, graph: GraphDefinition) throws -> ReferenceCase {
    let origin = ReferenceOrigin(of: directory)
    func files(_ folderName: String, for tensors: [Int]) -> [TensorFile] {
      let folder = directory.appending(fileName: folderName)
      let names = tensors.map { graph.tensors[$0].name }
      let fileNames = NumPyFile.fileNames(forTensors: names)
      return names.compactMap { name in
        guard let fileName = fileNames[name] else { return nil }
        let file = folder.appending(fileName: fileName)
        // What is no file is told when it is read.
        guard FileIdentity(ofFile: file) != nil else { return nil }
        return TensorFile(
          name: name, path: file, floor: origin?.differences?[folderName + "/" + fileName])
      }
    }
    let outputs = files("outputs", for: graph.distinctOutputs)
    guard !outputs.isEmpty else {
      throw EngineError(
        .notFound,
        "\(directory) has neither a manifest.json nor outputs/NAME.npy for network \(graph.name)")
    }
    let tensors = files(
      "tensors", for: graph.nodes.flatMap(\.outputs).filter { !graph.outputs.contains($0) })
    let known = Set((outputs + tensors).map(\.path))
    let unmatched = ["outputs", "tensors"].flatMap { name in
      (Folder.names(in: directory.appending(fileName: name)) ?? []).sorted()
        .filter { $0.hasSuffix(".npy") }.map { name + "/" + $0 }
    }.filter { !known.contains(directory.appending(fileName: $0)) }
    let folded = Set(origin?.tensors ?? []).intersection(unmatched)
    return ReferenceCase(
      name: directory.fileName, graph: graph, inputs: files("inputs", for: graph.inputs),
      outputs: outputs, tensors: tensors, unmatchedFiles: unmatched.filter { !folded.contains($0) },
      foldedFiles: folded.sorted())
  }
}

/// How a reference was made, as its maker recorded it.
private struct ReferenceOrigin: Decodable {
  /// The files of tensors inside of the network that was run.
  let tensors: [String]?
  /// By how much other kernels of the reference's change tensors of numbers, by their files.
  let differences: [String: Double]?

  /// A file that lists a hundred thousand tensors is not longer.
  private static let maximumByteCount = 64 << 20

  /// - Returns: `nil` when the folder does not tell.
  init?(of directory: String) {
    let file = try? StoredFile(
      path: directory.appending(fileName: "origin.json"), maximumByteCount: Self.maximumByteCount)
    guard let bytes = try? file?.bytes(),
      let origin = try? JSONDecoder().decode(ReferenceOrigin.self, from: Data(bytes))
    else { return nil }
    self = origin
  }
}

extension GraphDefinition {
  /// The tensors that are outputs, each once.
  fileprivate var distinctOutputs: [Int] {
    var seen: Set<Int> = []
    return outputs.filter { seen.insert($0).inserted }
  }
}
