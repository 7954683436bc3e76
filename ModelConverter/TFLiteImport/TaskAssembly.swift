import ModelFormat
import TensorCore

/// A task whose model is made of two networks: one that finds, and one that looks closely.
public enum NetworkPair: String, Sendable, CaseIterable {
  case pose
  case face
  case hand

  /// The names of the networks in the official bundle, in the order in which they run.
  package var networkNames: [String] { [rawValue + "_detector", rawValue + "_landmarks_detector"] }
}

extension ModelImporter {
  /// Makes the model of a task from two loose `.tflite` networks, as if they came in the official bundle.
  ///
  /// - Throws: As ``read(contentsOfFile:)``; also ``EngineError/Code/invalidModel`` when a file is not a
  ///   single network.
  public static func read(_ pair: NetworkPair, detector: String, landmarks: String) throws -> Result {
    var allBytes: [UInt8] = []
    var graphs: [(GraphDefinition, ImportReport.Graph)] = []
    for (name, path) in zip(pair.networkNames, [detector, landmarks]) {
      let bytes = try StoredFile(path: path, maximumByteCount: Model.maximumFileByteCount).contents()
      try EngineError.within("model \(path)") {
        guard try bytes.withUnsafeBytes({ try FileKind($0) }) == .network else {
          throw EngineError(.invalidModel, "is not a single network; expected a .tflite file")
        }
        graphs.append(try NetworkImport.graph(from: bytes, named: name))
        allBytes += bytes
      }
    }
    // There is no one source file: its digest is that of both networks, one after the other.
    let source = source(named: "\(fileName(of: detector))+\(fileName(of: landmarks))", allBytes)
    var result = Result(model: Model(graphs: [], source: source), report: ImportReport())
    for (graph, report) in graphs { try result.append(graph, report) }
    try result.model.validate()
    return result
  }
}
