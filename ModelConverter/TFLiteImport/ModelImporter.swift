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
  ///   ``/TensorCore/EngineError/Code/unsupportedOperator`` with all operators that the engine does not have,
  ///   when no network of the file does without them: otherwise ``/ModelFormat/Model/unsupportedGraphs``
  ///   tells of those that do not; ``/TensorCore/EngineError/Code/resourceExhausted`` when it is too large.
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
    try EngineError.within(file.path) {
      try MemoryRoom.check(for: file.byteCount + importByteCount, "importing the file takes")
    }
    do {
      let result = try convert(
        ByteView(readingFrom: storage), named: file.path, inputShapes: inputShapes,
        checkingNetworks: checkingNetworks, forEachGraph: body)
      try file.check()
      return result
    } catch {
      // A change of the file may have caused it.
      try file.check()
      throw error
    }
  }

  /// Reads a model from memory. It does not say the digest of what it was made from, unless the bytes do.
  ///
  /// - Throws: As ``read(contentsOfFile:inputShapes:limits:)``.
  package static func read(
    _ view: ByteView, named name: String, inputShapes: [String: Shape] = [:]
  ) throws -> Result {
    try convert(view, named: name, inputShapes: inputShapes, checkingNetworks: true) { _ in }
  }

  private static func convert(
    _ view: ByteView, named name: String, inputShapes: [String: Shape], checkingNetworks: Bool,
    forEachGraph body: (GraphDefinition) -> Void
  ) throws -> Result {
    let source = source(named: fileName(of: name))
    var result = Result(model: Model(graphs: [], source: source), report: ImportReport())
    do {
      switch try FileKind(view) {
      case .converted:
        return Result(model: try Model(decoding: view.block).resized(inputShapes), report: nil)
      case .network:
        let networks = try NetworkImport.all(of: view, named: stem(of: name), inputShapes: inputShapes)
        for imported in networks.imported {
          body(imported.graph)
          try result.append(imported)
        }
        try result.append(networks.unsupported)
      case .bundle:
        var contents = BundleContents(
          source: source, inputShapes: inputShapes, checksNetworks: checkingNetworks)
        try contents.append(view, mayHoldBundles: true)
        result = try contents.imported(forEachGraph: body)
      }
      if result.model.graphs.isEmpty, let graph = result.model.unsupportedGraphs.first { throw graph.error }
      try result.model.checkInputs(named: inputShapes.keys)
      try result.model.validateAroundGraphs()
      return result
    } catch let error as EngineError {
      throw error.within("model \(name)")
    }
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
    try checkPlace(forNetworkNamed: imported.graph.name)
    model.graphs.append(imported.graph)
    report?.graphs.append(imported.report)
  }

  /// Adds networks that the engine does not run.
  ///
  /// - Throws: As for one that it runs.
  mutating func append(_ unsupported: [UnsupportedGraph]) throws {
    for graph in unsupported {
      try checkPlace(forNetworkNamed: graph.name)
      model.unsupportedGraphs.append(graph)
    }
  }

  private func checkPlace(forNetworkNamed name: String) throws {
    let names = model.graphs.map(\.name) + model.unsupportedGraphs.map(\.name)
    guard !names.contains(name) else {
      throw EngineError(.invalidModel, "has two networks named \(name.quoted)")
    }
    try Model.validate(graphCount: names.count + 1)
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

/// The kinds of model files, told by their contents.
enum FileKind {
  /// The engine's own format.
  case converted
  /// A single `.tflite` network.
  case network
  /// A `.task` bundle: a zip archive with networks.
  case bundle

  /// The kind of the file with the contents `view`.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when it is none.
  init(_ view: ByteView) throws {
    guard view.count > 0 else {
      throw EngineError(.invalidModel, "the file is empty; expected \(Self.expectation)")
    }
    if Self.isConverted(view[0..<min(Self.startByteCount, view.count)]) {
      self = .converted
    } else if FlatBuffer.hasIdentifier(TFLiteModel.fileIdentifier, in: view) {
      self = .network
    } else if ZipArchive.isPresent(in: view) {
      self = .bundle
    } else {
      let found = Self.otherKind(of: view).map { "it is \($0)" } ?? "its contents are something else"
      throw EngineError(.invalidModel, "this is no model: \(found); expected \(Self.expectation)")
    }
  }

  /// How many bytes from its start tell whether a file is of the engine's own format.
  static let startByteCount = 16

  /// Whether a file that starts with these bytes is of the engine's own format.
  static func isConverted(_ start: ByteView) -> Bool {
    !FlatBuffer.hasIdentifier(TFLiteModel.fileIdentifier, in: start) && start.withBytes(Model.isModelFile)
  }

  private static let expectation = "a converted model (.safetensors), a .task bundle or a .tflite network"

  /// What a file that is not a model looks like, for the message.
  private static func otherKind(of view: ByteView) -> String? {
    let signatures: [(bytes: [UInt8], name: String)] = [
      ([0xFF, 0xD8, 0xFF], "a JPEG picture"), ([0x89, 0x50, 0x4E, 0x47], "a PNG picture"),
      (Array("GIF8".utf8), "a GIF picture"), (Array("%PDF".utf8), "a PDF document"),
      (Array("PK".utf8), "a zip archive that is cut off or damaged"),
      ([0x1F, 0x8B], "a gzip file, which must be unpacked first"),
      (Array("<".utf8), "a web page or XML text"),
    ]
    // Bundles may have zeros in front of their first member, to align it.
    let start = view[0..<min(64, view.count)].array.drop { $0 == 0 }
    return signatures.first { start.starts(with: $0.bytes) }?.name
  }
}

/// The way of a network in a `.tflite` file into a graph: read, translate, rewrite, check.
struct NetworkImport {
  let graph: GraphDefinition
  let report: ImportReport.Graph

  /// Imports the networks in `view`: one under `name`, or several, each under the name of its signature.
  ///
  /// Those that use what the engine does not have are given back apart: others may do without it.
  ///
  /// - Parameter inputShapes: The shapes of inputs, by their names; others have those of the file.
  /// - Throws: ``EngineError/Code/invalidModel`` or ``EngineError/Code/resourceExhausted``;
  ///   ``EngineError/Code/shapeMismatch`` when an input does not take the shape, or needs one.
  static func all(
    of view: ByteView, named name: String, inputShapes: [String: Shape] = [:]
  ) throws -> (imported: [NetworkImport], unsupported: [UnsupportedGraph]) {
    let model = try TFLiteModel(view)
    let networks = model.networks
    try Model.validate(graphCount: networks.count)
    var (imported, unsupported): ([NetworkImport], [UnsupportedGraph]) = ([], [])
    for network in networks {
      let name = network.name.map(graphName) ?? name
      do {
        imported.append(
          try NetworkImport(of: model, subgraph: network.subgraph, named: name, inputShapes: inputShapes))
      } catch let error as EngineError where error.code == .unsupportedOperator {
        unsupported.append(UnsupportedGraph(name: name, error: error))
      }
    }
    return (imported, unsupported)
  }

  /// Imports the only network in `view` under `name`.
  ///
  /// - Throws: As ``all(of:named:inputShapes:)``; ``EngineError/Code/unsupportedOperator`` when the engine
  ///   does not run it; ``EngineError/Code/invalidModel`` when there are several.
  static func only(of view: ByteView, named name: String) throws -> NetworkImport {
    let networks = try all(of: view, named: name)
    let names = networks.imported.map(\.graph.name) + networks.unsupported.map(\.name)
    guard names.count == 1 else {
      throw EngineError(
        .invalidModel,
        "has \(names.count) networks (\(names.map(\.quoted).joined(separator: ", "))); expected one")
    }
    guard let imported = networks.imported.first else { throw networks.unsupported[0].error }
    return imported
  }

  /// The name of a graph for that of a signature.
  private static func graphName(_ signature: String) -> String {
    let name = String(
      String.UnicodeScalarView(signature.unicodeScalars.map { $0 == "/" || $0.isUnprintable ? "_" : $0 }))
    return name.isEmpty ? "signature" : name
  }

  private init(
    of model: TFLiteModel, subgraph: Int, named name: String, inputShapes: [String: Shape]
  ) throws {
    var (graph, sources, rewrites) = try GraphImporter.graph(
      from: model, subgraph: subgraph, named: name, inputShapes: inputShapes)
    // It describes the first subgraph.
    if subgraph == 0 { graph.metadata = try MetadataReader.metadata(of: model) }
    KnownNetworks.complete(&graph.metadata, of: model.view, inputCount: graph.inputs.count)
    // The passes rely on sound indices and order, and whatever they do must be sound again.
    do { try graph.validate() } catch let error as EngineError { throw sources.naming(error, in: graph) }
    let counts = Canonicalization.apply(to: &graph)
    try graph.validate()
    try Self.checkKernels(of: graph, from: sources)
    report = ImportReport.Graph(
      name: name, sourceByteCount: model.view.count,
      sourceNodeCount: model.subgraphs[subgraph].operators.count, nodeCount: graph.nodes.count,
      rewrites: rewrites + counts)
    self.graph = graph
  }

  /// Checks that the engine runs what was imported.
  ///
  /// - Throws: ``EngineError/Code/unsupportedOperator`` with all nodes whose types no kernel takes.
  private static func checkKernels(of graph: GraphDefinition, from sources: SourceNodes) throws {
    var (unsupported, sources) = (UnsupportedOperatorList(), sources)
    for (index, node) in graph.nodes.enumerated() {
      let site: NodeSite
      do {
        site = try graph.checkedSite(of: node)
      } catch let error as EngineError {
        throw error.within(sources.source(of: node, at: index).place(ofNode: node.name))
      }
      do {
        // Plain loops take what any kernel takes.
        _ = try site.makeKernel()
      } catch let error as EngineError where error.code == .unsupportedOperator {
        unsupported.add(error, of: sources.source(of: node, at: index), name: node.name)
      }
    }
    try unsupported.throwIfAny(graph: graph.name)
  }
}

/// A rewrite of an imported network.
package protocol ImportPass: Pass where Graph == GraphDefinition {}

/// The passes that every imported network goes through.
package enum Canonicalization {
  package static let passes: [any ImportPass] = [
    HalfPrecisionFolding(), ConstantFolding(), ReshapeMerging(), PaddingFolding(), ActivationFolding(),
    SlopeFolding(), ConstantSharing(), UnusedRemoval(),
  ]

  /// A second round sees what the first one uncovered, and a third finds nothing to do in networks that
  /// people make. Hostile ones get no more rounds than these.
  private static let maximumRoundCount = 4

  /// Applies all passes until none finds anything more to do.
  ///
  /// - Returns: How often each pass rewrote something, in the order of ``passes``.
  package static func apply(to graph: inout GraphDefinition) -> [PassCount] {
    var counts = passes.map { PassCount(summary: $0.summary, count: 0) }
    for _ in 0..<maximumRoundCount {
      let before = counts
      for (index, pass) in passes.enumerated() { counts[index].count += pass.apply(to: &graph) }
      if counts == before { break }
    }
    return counts
  }
}

/// How often a pass rewrote something.
public struct PassCount: Sendable, Hashable {
  /// What the pass does, for people.
  public var summary: String
  /// How often it did so.
  public var count: Int

  /// Creates a count.
  public init(summary: String, count: Int) {
    self.summary = summary
    self.count = count
  }
}
