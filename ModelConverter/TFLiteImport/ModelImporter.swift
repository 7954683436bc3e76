import FileAccess
import ModelFormat
import TensorCore

/// Reads models of every kind that the engine accepts.
///
/// What a file is, is told by its contents and never by its name.
public enum ModelImporter {
  /// A model and what importing it changed.
  public struct Result: Sendable {
    /// The model.
    public var model: Model
    /// What importing changed; `nil` when the model was in the engine's own format already.
    public var report: ImportReport?
  }

  /// Stands in every converted file, so that it can be told which rules it was made by.
  static let converterVersion = "1"

  /// Reads the model file at `path`: a converted model, a `.task` bundle or a `.tflite` network.
  ///
  /// - Throws: ``EngineError/Code/notFound`` when there is no such file,
  ///   ``EngineError/Code/permissionDenied`` when it may not be read, ``EngineError/Code/unreadable`` when it
  ///   is a folder, a device or empty; ``EngineError/Code/invalidModel`` when it is corrupt or something
  ///   else; ``EngineError/Code/unsupportedOperator`` with all operators that the engine does not have;
  ///   ``EngineError/Code/resourceExhausted`` when it is too large.
  public static func read(contentsOfFile path: String) throws -> Result {
    let file = try StoredFile(path: path, maximumByteCount: Model.maximumFileByteCount)
    var result = try readInMemory(file)
    if result.report != nil { result.model.source.sha256 = try file.sha256() }
    return result
  }

  /// Reads a model from memory.
  ///
  /// - Parameter name: The name of the file that the bytes come from. A network that is not in a bundle is
  ///   named after it, without the extension.
  /// - Throws: As ``read(contentsOfFile:)``.
  public static func read(bytes: [UInt8], named name: String) throws -> Result {
    let view = ByteView(bytes)
    var result = try read(view, named: name)
    if result.report != nil { result.model.source.sha256 = view.withBytes { SHA256.hexDigest(of: $0) } }
    return result
  }

  /// Reads a file that is open already; the model is in memory and does not say the digest of what it was
  /// made from, unless the file does.
  ///
  /// - Throws: As ``read(contentsOfFile:)``.
  fileprivate static func readInMemory(_ file: StoredFile) throws -> Result {
    var result = try read(file) { _ in }
    result.model = try result.model.inMemory(from: file)
    return result
  }

  /// Reads a model file that is open already. Weights that are stored there as the model has them stay in it:
  /// who reads them then checks the file. The model does not say the digest of what it was made from, unless
  /// the file does.
  ///
  /// - Parameter body: Is called with each network as soon as it is read and checked, with several at once.
  /// - Throws: As ``read(contentsOfFile:)``.
  package static func read(
    _ file: StoredFile, forEachGraph body: (GraphDefinition) -> Void
  ) throws -> Result {
    let storage = AlignedStorage(in: file, 0..<file.byteCount)
    let start = storage.part(0..<min(FileKind.startByteCount, file.byteCount))
    if FileKind.isConverted(ByteView(start.inMemory)) {
      return Result(model: try Model(decoding: file, name: file.path, forEachGraph: body), report: nil)
    }
    return try file.reading {
      try file.withBlock { block in
        let source = NetworkSource(view: ByteView(block), stored: storage)
        let result = try EngineError.within("model \(file.path)") {
          try convert(source, FileKind(source.view), named: fileName(of: file.path))
        }
        result.model.forEachGraph(body)
        return result
      }
    }
  }

  /// Reads a model from memory. It does not say the digest of what it was made from, unless the bytes do.
  ///
  /// - Throws: As ``read(contentsOfFile:)``.
  package static func read(_ view: ByteView, named name: String) throws -> Result {
    try EngineError.within("model \(name)") {
      let kind = try FileKind(view)
      if kind == .converted { return Result(model: try Model(decoding: view.storage), report: nil) }
      return try convert(NetworkSource(view: view), kind, named: fileName(of: name))
    }
  }

  private static func convert(
    _ source: NetworkSource, _ kind: FileKind, named name: String
  ) throws -> Result {
    let result = kind == .network ? try network(source, named: name) : try bundle(source, named: name)
    try result.model.validate()
    return result
  }

  private static func network(_ network: NetworkSource, named name: String) throws -> Result {
    let (graph, report) = try NetworkImport.graph(from: network, named: stem(of: name))
    return Result(
      model: Model(graphs: [graph], source: source(named: name)), report: ImportReport(graphs: [report]))
  }

  private static func bundle(_ bundle: NetworkSource, named name: String) throws -> Result {
    var contents = BundleContents(source: source(named: name))
    try contents.append(bundle, mayHoldBundles: true)
    guard !contents.result.model.graphs.isEmpty else {
      throw EngineError(
        .invalidModel, "is a zip archive without a .tflite member; expected a .task bundle with networks")
    }
    return contents.result
  }
}

extension ModelImporter {
  static func source(named name: String) -> ConversionSource {
    ConversionSource(fileName: name, sha256: nil, converterVersion: converterVersion)
  }

  /// The last part of a path.
  static func fileName(of path: String) -> String {
    let name = path.fileName.withBytesSpelledOut
    return name.isEmpty || name == "/" ? "model" : name
  }

  /// The name of a network: that of its file without folders and extension.
  static func stem(of name: String) -> String { fileName(of: name).fileStem }
}

extension ModelImporter.Result {
  /// Adds a network.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when there is one of the same name already;
  ///   ``EngineError/Code/resourceExhausted`` when there are as many as a model may have.
  mutating func append(_ graph: GraphDefinition, _ graphReport: ImportReport.Graph) throws {
    guard model.graph(named: graph.name) == nil else {
      throw EngineError(.invalidModel, "has two networks named \(graph.name.quoted)")
    }
    guard model.graphs.count < Model.maximumGraphCount else {
      throw EngineError(
        .resourceExhausted, "has more networks than \(Model.maximumGraphCount), which is the limit")
    }
    model.graphs.append(graph)
    report?.graphs.append(graphReport)
  }
}

extension Model {
  /// Reads the model file at `path` to run it: a converted model, a `.task` bundle or a `.tflite` network.
  ///
  /// What it was made from is told without a digest, which ``ModelImporter/read(contentsOfFile:)`` computes.
  ///
  /// - Throws: As ``ModelImporter/read(contentsOfFile:)``.
  public init(importing path: String) throws {
    let file = try StoredFile(path: path, maximumByteCount: Self.maximumFileByteCount)
    self = try ModelImporter.readInMemory(file).model
  }

  /// Reads a model from memory to run it; `name` is that of the file which the bytes come from.
  ///
  /// What it was made from is told without a digest, which ``ModelImporter/read(bytes:named:)`` computes.
  ///
  /// - Throws: As ``ModelImporter/read(bytes:named:)``.
  public init(importing bytes: [UInt8], named name: String) throws {
    self = try ModelImporter.read(ByteView(bytes), named: name).model
  }
}
