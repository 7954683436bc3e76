import TensorCore
import Threading

/// Everything that one model file holds: networks by name, and files that go with them.
public struct Model: Sendable, Equatable {
  /// The networks in the order of the source, each named by the stem of its source file.
  public var graphs: [GraphDefinition]
  /// Other members of the source bundle by name, as bytes.
  public var attachments: [String: [UInt8]]
  /// Where the model was converted from.
  public var source: ConversionSource
  /// The networks of the source that are not among ``graphs``, since they use what the engine does not have.
  /// The file that a model is written to does not have them either.
  public var unsupportedGraphs: [UnsupportedGraph] = []

  /// Creates a model; nothing is checked before it is written.
  public init(graphs: [GraphDefinition], attachments: [String: [UInt8]] = [:], source: ConversionSource) {
    self.graphs = graphs
    self.attachments = attachments
    self.source = source
  }

  /// The network named `name`, or `nil`.
  public func graph(named name: String) -> GraphDefinition? {
    graphs.first { $0.name == name }
  }

  /// Checks that the network named `name` is none that the engine does not run.
  ///
  /// - Throws: ``/TensorCore/EngineError/Code/unsupportedOperator`` with all that the network uses and the
  ///   engine does not have.
  package func checkSupport(ofGraphNamed name: String) throws(EngineError) {
    if let graph = unsupportedGraphs.first(where: { $0.name == name }) { throw graph.error }
  }

  /// The bytes of the constants and blocks of bytes that are in memory, not in a file.
  package var byteCountInMemory: Int {
    var blocks = StoredBlocks()
    func count(_ storage: AlignedStorage) { if storage.source == nil { blocks.append(storage) } }
    // Loops, since the types of lazy collections would be looked up at run time, which takes longer than all
    // the rest.
    for graph in graphs {
      for tensor in graph.tensors { if let constant = tensor.constant { count(constant.storage) } }
      for block in graph.metadata.blocks.values { count(block.storage) }
    }
    return attachments.values.reduce(blocks.byteCount) { $0 + $1.count }
  }

  /// Calls `body` with each network, with several at once.
  package func forEachGraph(_ body: (GraphDefinition) -> Void) {
    // One alone needs no array of results, whose type would be looked up at run time.
    guard graphs.count > 1 else { return graphs.forEach(body) }
    _ = graphs.indices.concurrentMap { body(graphs[$0]) }
  }
}

/// A network that the engine does not run, beside others of the same source that it runs.
public struct UnsupportedGraph: Sendable, Equatable {
  /// What the network would be called.
  public var name: String
  /// What the network uses and the engine does not have.
  public var error: EngineError

  /// Creates a note on a network.
  public init(name: String, error: EngineError) {
    self.name = name
    self.error = error
  }
}

/// Where a model was converted from.
public struct ConversionSource: Sendable, Equatable {
  /// The name of the source file, without its folder.
  public var fileName: String
  /// The SHA-256 of the source file, as 64 hexadecimal digits; `nil` when it was not computed.
  public var sha256: String?
  /// The version of the converter.
  public var converterVersion: String

  /// Creates a note on the source.
  public init(fileName: String, sha256: String? = nil, converterVersion: String) {
    self.fileName = fileName
    self.sha256 = sha256
    self.converterVersion = converterVersion
  }
}
