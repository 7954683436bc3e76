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

  /// What importing takes at least besides the bytes of the file: stacks of threads, and records as values.
  private static let importByteCount = 1 << 24

  /// Reads the model file at `path`: a converted model, a `.task` bundle or a `.tflite` network.
  ///
  /// - Throws: ``/TensorCore/EngineError/Code/notFound`` when there is no such file,
  ///   ``/TensorCore/EngineError/Code/permissionDenied`` when it may not be read,
  ///   ``/TensorCore/EngineError/Code/unreadable`` when it is a folder, a device or empty;
  ///   ``/TensorCore/EngineError/Code/invalidModel`` when it is corrupt or something else;
  ///   ``/TensorCore/EngineError/Code/unsupportedOperator`` with all operators that the engine does not have;
  ///   ``/TensorCore/EngineError/Code/resourceExhausted`` when it is too large.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - inputShapes: The shapes of networks' inputs, by their names, where others than those in the file are
  ///     wanted: of larger pictures, or several at a time.
  ///   - limits: How large the file may be.
  public static func read(
    contentsOfFile path: String, inputShapes: [String: Shape] = [:], limits: ModelLimits = ModelLimits()
  ) throws -> Result {
    let file = try StoredFile(modelAt: path, limits: limits)
    var result = try readInMemory(file, inputShapes: inputShapes)
    if result.report != nil { result.model.source.sha256 = try file.sha256() }
    return result
  }

  /// Reads a model from memory.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - name: The name of the file that the bytes come from. A network that is not in a bundle is named
  ///     after it, without the extension.
  ///   - inputShapes: The shapes of networks' inputs, by their names, where others than those in the file are
  ///     wanted.
  /// - Throws: As ``read(contentsOfFile:inputShapes:limits:)``.
  public static func read(
    bytes: [UInt8], named name: String, inputShapes: [String: Shape] = [:]
  ) throws -> Result {
    let view = ByteView(bytes)
    var result = try read(view, named: name, inputShapes: inputShapes)
    result.model = result.model.inMemory
    if result.report != nil { result.model.source.sha256 = view.withBytes { SHA256.hexDigest(of: $0) } }
    return result
  }

  /// Reads a file that is open already; the model is in memory and does not say the digest of what it was
  /// made from, unless the file does.
  ///
  /// - Throws: As ``read(contentsOfFile:inputShapes:limits:)``.
  fileprivate static func readInMemory(
    _ file: StoredFile, inputShapes: [String: Shape] = [:]
  ) throws -> Result {
    var result = try read(file, inputShapes: inputShapes, checkingNetworks: true) { _ in }
    result.model = try result.model.inMemory(from: file)
    return result
  }

  /// Reads a model file that is open already. Weights stay in it: who reads them then checks the file. The
  /// model does not say the digest of what it was made from, unless the file does.
  ///
  /// - Parameters:
  ///   - checkingNetworks: Whether networks are compared with the checksums of the bundle that they lie in,
  ///     for which all of their weights are read.
  ///   - body: Is called with each network as soon as it is read and checked, with several at once.
  /// - Throws: As ``read(contentsOfFile:inputShapes:limits:)``.
  package static func read(
    _ file: StoredFile, inputShapes: [String: Shape] = [:], checkingNetworks: Bool = false,
    forEachGraph body: (GraphDefinition) -> Void
  ) throws -> Result {
    let storage = AlignedStorage(in: file, 0..<file.byteCount)
    let start = storage.part(0..<min(FileKind.startByteCount, file.byteCount))
    if FileKind.isConverted(ByteView(start.inMemory)) {
      let model = try Model(decoding: file, name: file.path, forEachGraph: body)
      return Result(model: try model.resized(inputShapes), report: nil)
    }
    return try file.reading {
      try EngineError.within(file.path) {
        try MemoryRoom.check(for: file.byteCount + importByteCount, "importing the file takes")
      }
      let source = NetworkSource(in: storage)
      return try EngineError.within("model \(file.path)") {
        try convert(
          source, FileKind(source.view), named: fileName(of: file.path), inputShapes: inputShapes,
          checkingNetworks: checkingNetworks, forEachGraph: body)
      }
    }
  }

  /// Reads a model from memory. It does not say the digest of what it was made from, unless the bytes do.
  ///
  /// - Throws: As ``read(contentsOfFile:inputShapes:limits:)``.
  package static func read(
    _ view: ByteView, named name: String, inputShapes: [String: Shape] = [:]
  ) throws -> Result {
    try EngineError.within("model \(name)") {
      let kind = try FileKind(view)
      if kind == .converted {
        return Result(model: try Model(decoding: view.block).resized(inputShapes), report: nil)
      }
      return try convert(
        NetworkSource(view: view), kind, named: fileName(of: name), inputShapes: inputShapes)
    }
  }

  private static func convert(
    _ source: NetworkSource, _ kind: FileKind, named name: String, inputShapes: [String: Shape],
    checkingNetworks: Bool = true, forEachGraph body: (GraphDefinition) -> Void = { _ in }
  ) throws -> Result {
    var result = Result(model: Model(graphs: [], source: self.source(named: name)), report: ImportReport())
    if kind == .network {
      for imported in try NetworkImport.all(of: source, named: stem(of: name), inputShapes: inputShapes) {
        body(imported.graph)
        try result.append(imported)
      }
    } else {
      var contents = BundleContents(
        source: self.source(named: name), inputShapes: inputShapes, checksNetworks: checkingNetworks)
      try contents.append(source, mayHoldBundles: true)
      result = try contents.imported(forEachGraph: body)
    }
    try result.model.checkInputs(named: inputShapes.keys)
    try result.model.validateAroundGraphs()
    return result
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
  /// - Throws: ``/TensorCore/EngineError/Code/invalidModel`` when there is one of the same name already;
  ///   ``/TensorCore/EngineError/Code/resourceExhausted`` when there are as many as a model may have.
  mutating func append(_ imported: NetworkImport) throws {
    guard model.graph(named: imported.graph.name) == nil else {
      throw EngineError(.invalidModel, "has two networks named \(imported.graph.name.quoted)")
    }
    try Model.validate(graphCount: model.graphs.count + 1)
    model.graphs.append(imported.graph)
    report?.graphs.append(imported.report)
  }
}

extension Model {
  /// Reads the model file at `path` to run it: a converted model, a `.task` bundle or a `.tflite` network.
  ///
  /// What it was made from is told without a digest, which
  /// ``ModelImporter/read(contentsOfFile:inputShapes:limits:)`` computes.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - inputShapes: The shapes of networks' inputs, by their names, where others than those in the file are
  ///     wanted: of larger pictures, or several at a time.
  ///   - limits: How large the file may be.
  /// - Throws: As ``ModelImporter/read(contentsOfFile:inputShapes:limits:)``.
  public init(
    importing path: String, inputShapes: [String: Shape] = [:], limits: ModelLimits = ModelLimits()
  ) throws {
    let file = try StoredFile(modelAt: path, limits: limits)
    self = try ModelImporter.readInMemory(file, inputShapes: inputShapes).model
  }

  /// Reads a model from memory to run it; `name` is that of the file which the bytes come from.
  ///
  /// What it was made from is told without a digest, which ``ModelImporter/read(bytes:named:inputShapes:)``
  /// computes.
  ///
  /// - Throws: As ``ModelImporter/read(bytes:named:inputShapes:)``.
  public init(importing bytes: [UInt8], named name: String, inputShapes: [String: Shape] = [:]) throws {
    self = try ModelImporter.read(ByteView(bytes), named: name, inputShapes: inputShapes).model.inMemory
  }
}
