import FileAccess
import ModelFormat
import TensorCore

/// A task whose model is made of two networks: one that finds, and one that looks closely.
public enum NetworkPair: String, Sendable, CaseIterable {
  case pose
  case face
  case hand

  /// The names of the networks in the official bundle, in the order in which they run.
  var networkNames: [String] { [rawValue + "_detector", rawValue + "_landmarks_detector"] }
}

extension ModelImporter {
  /// Makes the model of a task from two loose `.tflite` networks, as if they came in the official bundle.
  ///
  /// - Throws: As ``read(contentsOfFile:inputShapes:limits:)``; also
  ///   ``/TensorCore/EngineError/Code/invalidModel`` when a file is not a single network.
  public static func read(_ pair: NetworkPair, detector: String, landmarks: String) throws -> Result {
    let name = "\(fileName(of: detector))+\(fileName(of: landmarks))"
    var result = Result(model: Model(graphs: [], source: source(named: name)), report: ImportReport())
    var digest = SHA256()
    for (name, path) in zip(pair.networkNames, [detector, landmarks]) {
      let block = try StoredFile(modelAt: path).block()
      let imported = try EngineError.within("model \(path)") {
        let view = ByteView(block)
        guard try FileKind(view) == .network else {
          throw EngineError(.invalidModel, "is not a single network; expected a .tflite file")
        }
        return try NetworkImport.only(of: view, named: name)
      }
      try result.append(imported)
      block.withBytes { digest.update($0) }
    }
    // There is no one source file: its digest is that of both networks, one after the other.
    result.model.source.sha256 = digest.hexDigest()
    try result.model.validateAroundGraphs()
    result.model = result.model.inMemory
    return result
  }
}
