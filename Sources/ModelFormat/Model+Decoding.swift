import TensorCore

extension Model {
  /// The most bytes that a model file may have.
  package static let maximumFileByteCount = 1 << 30

  /// Reads the model file at `path`.
  ///
  /// - Throws: ``EngineError/Code/notFound``, ``EngineError/Code/unreadable`` or
  ///   ``EngineError/Code/resourceExhausted`` for the file; ``EngineError/Code/invalidModel`` or
  ///   ``EngineError/Code/unsupportedOperator`` for its contents, with the graph and node at fault as
  ///   context.
  public init(contentsOfFile path: String) throws {
    let file = try StoredFile(path: path, maximumByteCount: Self.maximumFileByteCount)
    self = try Model(decoding: file, name: path).inMemory(from: file)
  }

  /// Reads a model file that is open already; the weights stay where they are.
  ///
  /// - Parameter body: Is called with each network as soon as it is read and checked, with several at once. An error
  ///   elsewhere in the file may be found later.
  package init(
    decoding file: StoredFile, name: String, forEachGraph body: (GraphDefinition) -> Void = { _ in }
  ) throws {
    self = try file.reading {
      try EngineError.within("model \(name)") {
        try ModelDecoder(AlignedStorage(in: file, 0..<file.byteCount)).model(forEachGraph: body)
      }
    }
  }

  /// Reads the bytes of a model file called `name`.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` or ``EngineError/Code/unsupportedOperator``, with the graph
  ///   and node at fault as context.
  public init(decoding bytes: [UInt8], name: String) throws {
    let storage = AlignedStorage(byteCount: bytes.count, isZeroed: false)
    UnsafeMutableRawBufferPointer(start: storage.start, count: bytes.count).copyBytes(from: bytes)
    self = try EngineError.within("model \(name)") { try ModelDecoder(storage).model { _ in } }
  }

  /// Whether a file that starts with these bytes can only be a model file, neither a zip nor a FlatBuffer.
  package static func isModelFile(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count > SafetensorsContents.lengthByteCount else { return false }
    let length = UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self))
    return length <= UInt64(SafetensorsContents.maximumHeaderByteCount)
      && bytes[SafetensorsContents.lengthByteCount] == UInt8(ascii: "{")
  }
}

extension Model {
  /// A copy of the model with everything in memory that is still in `file`.
  ///
  /// - Throws: ``EngineError/Code/unreadable`` when the file was changed since it was opened;
  ///   ``EngineError/Code/resourceExhausted`` when there is no memory for it.
  package func inMemory(from file: StoredFile) throws -> Model {
    try EngineError.within(file.path) { try MemoryRoom.check(for: file.byteCount, "the file takes") }
    // Networks share what the file holds once.
    var copies: [ObjectIdentifier: AlignedStorage] = [:]
    func copy(of storage: AlignedStorage) -> AlignedStorage {
      let copy = copies[ObjectIdentifier(storage)] ?? storage.inMemory
      copies[ObjectIdentifier(storage)] = copy
      return copy
    }
    var model = self
    for graph in graphs.indices {
      for (index, tensor) in graphs[graph].tensors.enumerated() {
        model.graphs[graph].tensors[index].constant = tensor.constant.map {
          Tensor(shape: $0.shape, elementType: $0.elementType, storage: copy(of: $0.storage))
        }
      }
      model.graphs[graph].metadata.blocks = graphs[graph].metadata.blocks.mapValues {
        MetadataBlock(copy(of: $0.storage))
      }
    }
    try file.check()
    return model
  }
}

/// A text of a model file's metadata that is read before the rest of the header is.
private struct EarlyText {
  /// Holds what the text may refer to.
  private let metadata: JSONTokens
  let tokens: JSONTokens

  /// `nil` when the file does not start with the metadata, as writers make it, or has no such text.
  init?(_ key: String, of header: UnsafeRawBufferPointer) throws {
    guard let metadata = try SafetensorsContents.metadataAtStart(of: header),
      let tokens = try metadata.withValue({ try $0.objectValue()[key]?.tokensOfText() })
    else { return nil }
    self.metadata = metadata
    self.tokens = tokens
  }
}

/// Reads one model file.
private struct ModelDecoder {
  private let file: AlignedStorage
  /// In memory, since what is read refers to it.
  private let header: AlignedStorage
  private let contents: SafetensorsContents
  /// The text of the graphs, if it was found before the header was read.
  private let earlyText: EarlyText?

  init(_ file: AlignedStorage) throws {
    self.file = file
    let headerRange = try SafetensorsContents.headerRange(in: file)
    let header = file.part(headerRange).inMemory
    self.header = header
    let bytes = UnsafeRawBufferPointer(start: header.start, count: header.byteCount)
    (contents, earlyText) = try concurrently(if: bytes.count >= Self.largeHeaderByteCount) {
      try SafetensorsContents(parsing: bytes, dataRange: headerRange.upperBound..<file.byteCount)
    } _: {
      // What is wrong with it is found, and told, after the header is read.
      bytes.count >= Self.largeHeaderByteCount ? try? EarlyText(ModelFileKeys.graphs, of: bytes) : nil
    }
  }

  /// The length from which on a header is read by two threads.
  private static let largeHeaderByteCount = 1 << 17

  func model(forEachGraph body: (GraphDefinition) -> Void) throws -> Model {
    try checkVersion()
    let source = ModelSource(
      fileName: try metadata(ModelFileKeys.sourceFile),
      sha256: try metadata(ModelFileKeys.sourceSHA256),
      converterVersion: try metadata(ModelFileKeys.converterVersion))
    try source.validate()
    var graphs = try validatedGraphs(forEach: body)
    try Model.validateNames(of: graphs)
    for index in graphs.indices {
      graphs[index].metadata.blocks = try EngineError.within("graph \(graphs[index].name.quoted)") {
        try blocks("custom metadata", prefix: ModelFileKeys.metadataPrefix(graph: graphs[index].name))
      }
    }
    let attachments = try blocks("attachments", prefix: ModelFileKeys.attachmentPrefix)
    return Model(
      graphs: graphs, attachments: attachments.isEmpty ? [:] : attachments.mapValues(\.bytes), source: source)
  }

  private func checkVersion() throws {
    guard try contents.metadata(ModelFileKeys.format) == ModelFileKeys.formatName else {
      throw EngineError(
        .invalidModel,
        "a safetensors file, but not of this engine: its metadata does not say format "
          + "\"\(ModelFileKeys.formatName)\". Convert the source model with model-converter.")
    }
    let version = try metadata(ModelFileKeys.formatVersion)
    guard version == ModelFileKeys.currentVersion else {
      throw EngineError(
        .invalidModel,
        "format version \(version.quoted); expected \"\(ModelFileKeys.currentVersion)\". Convert the "
          + "source model again, or use a newer engine.")
    }
    if let text = try contents.metadata(ModelFileKeys.requiredFeatures) {
      let features = try EngineError.within(ModelFileKeys.requiredFeatures) {
        try JSONParser.parse(text) { try $0.arrayValue().map { try $0.stringValue() } }
      }
      guard features.isEmpty else {
        throw EngineError(
          .invalidModel,
          "requires \(features.prefix(8).map(\.quoted).joined(separator: ", ")), which this version "
            + "does not know. Use a newer engine.")
      }
    }
  }

  private func metadata(_ key: String) throws -> String {
    guard let value = try contents.metadata(key) else { throw missingMetadata(key) }
    return value
  }

  private func missingMetadata(_ key: String) -> EngineError {
    EngineError(.invalidModel, "metadata \"\(key)\" is missing")
  }

  private func validatedGraphs(forEach body: (GraphDefinition) -> Void) throws -> [GraphDefinition] {
    let key = ModelFileKeys.graphs
    return try contents.withMetadata(key) { text in
      guard let text else { throw missingMetadata(key) }
      let place = "metadata \"\(key)\""
      let tokens = try earlyText?.tokens ?? EngineError.within(place) { try text.tokensOfText() }
      return try tokens.withValue { value in
        try validatedGraphs(Array(EngineError.within(place) { try value.arrayValue() }), forEach: body)
      }
    }
  }

  /// Reads and checks the graphs, each by itself.
  private func validatedGraphs(
    _ values: [JSONNode], forEach body: (GraphDefinition) -> Void
  ) throws -> [GraphDefinition] {
    guard values.count <= Model.maximumGraphCount else {
      throw EngineError(
        .resourceExhausted, "\(values.count) graphs are beyond the limit of \(Model.maximumGraphCount)")
    }
    let stored = StoredTensors(contents.tensors, in: file)
    return try values.indices.concurrentMap { index in
      let graph = try EngineError.within("graph \(index)") {
        var stored = stored
        return try GraphDefinition(values[index].objectValue(), &stored)
      }
      try graph.validate()
      body(graph)
      return graph
    }
  }

  /// The stored blocks of bytes whose names start with `prefix`, by the rest of the name, which is checked.
  private func blocks(_ what: String, prefix: String) throws -> [String: MetadataBlock] {
    var blocks: [String: MetadataBlock] = [:]
    for stored in contents.tensors where stored.name.utf8.starts(with: prefix.utf8) {
      let name = stored.name
      guard stored.elementType == .uint8, stored.shape.rank == 1 else {
        throw EngineError(
          .invalidModel,
          "stored tensor \(name.quoted) is \(stored.elementType) \(stored.shape); expected a row of uint8")
      }
      let blockName = String(decoding: name.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
      try EngineError.within(what) { try validateName(blockName) }
      blocks[blockName] = MetadataBlock(file.part(stored.byteRange))
    }
    return blocks
  }
}
