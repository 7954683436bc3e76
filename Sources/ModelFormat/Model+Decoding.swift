import FileAccess
import TensorCore
import Threading

extension Model {
  /// Reads the model file at `path`, unless it has more bytes than `limits` allow.
  ///
  /// - Throws: ``/TensorCore/EngineError/Code/notFound``, ``/TensorCore/EngineError/Code/unreadable`` or
  ///   ``/TensorCore/EngineError/Code/resourceExhausted`` for the file;
  ///   ``/TensorCore/EngineError/Code/invalidModel`` or ``/TensorCore/EngineError/Code/unsupportedOperator``
  ///   for its contents, with the graph and node at fault as context.
  public init(contentsOfFile path: String, limits: ModelLimits = ModelLimits()) throws {
    let file = try StoredFile(modelAt: path, limits: limits)
    self = try Model(decoding: file, name: path).inMemory(from: file)
  }

  /// Reads a model file that is open already; the weights stay where they are.
  ///
  /// - Parameter body: Is called with each network as soon as it is read and checked, with several at once.
  ///   An error elsewhere in the file may be found later.
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
  /// - Throws: ``/TensorCore/EngineError/Code/invalidModel`` or
  ///   ``/TensorCore/EngineError/Code/unsupportedOperator``, with the graph and node at fault as context.
  public init(decoding bytes: [UInt8], name: String) throws {
    let block = bytes.withUnsafeBytes { AlignedStorage(copying: $0) }
    self = try EngineError.within("model \(name)") { try Model(decoding: block) }
  }

  /// Reads a model file that is in memory, where its weights stay.
  ///
  /// - Throws: As ``init(decoding:name:)``.
  package init(decoding block: AlignedStorage) throws {
    self = try ModelDecoder(block).model { _ in }
  }

  /// Whether a file that starts with these bytes can only be a model file, neither a zip nor a FlatBuffer.
  package static func isModelFile(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count > SafetensorsContents.lengthByteCount else { return false }
    let length = UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self))
    return length <= UInt64(JSONParser.maximumByteCount)
      && bytes[SafetensorsContents.lengthByteCount] == UInt8(ascii: "{")
  }
}

extension Model {
  /// A copy of the model with everything in memory that is still in `file`.
  ///
  /// - Throws: ``/TensorCore/EngineError/Code/unreadable`` when the file was changed since it was opened;
  ///   ``/TensorCore/EngineError/Code/resourceExhausted`` when there is no memory for it.
  package func inMemory(from file: StoredFile) throws -> Model {
    try EngineError.within(file.path) { try MemoryRoom.check(for: file.byteCount, "the file takes") }
    let model = inMemory
    try file.check()
    return model
  }

  /// A copy of the model with everything in memory.
  package var inMemory: Model {
    // Networks share what a file holds once.
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
          $0.replacingStorage(with: copy(of: $0.storage))
        }
      }
      model.graphs[graph].metadata.blocks = graphs[graph].metadata.blocks.mapValues {
        MetadataBlock(copy(of: $0.storage))
      }
    }
    return model
  }
}

/// Reads one model file.
private struct ModelDecoder {
  private let file: AlignedStorage
  private let contents: SafetensorsContents

  init(_ file: AlignedStorage) throws {
    self.file = file
    let headerRange = try SafetensorsContents.headerRange(in: file)
    contents = try file.withBytes(in: headerRange) {
      try SafetensorsContents(parsing: $0, dataRange: headerRange.upperBound..<file.byteCount)
    }
  }

  func model(forEachGraph body: (GraphDefinition) -> Void) throws -> Model {
    let version = try formatVersion()
    try checkFeatures()
    let source = ConversionSource(
      fileName: try metadata(ModelFileKeys.sourceFile), sha256: contents.metadata(ModelFileKeys.sourceSHA256),
      converterVersion: try metadata(ModelFileKeys.converterVersion))
    try source.validate()
    var graphs = version == .three ? try storedGraphs(forEach: body) : try graphs(in: version, forEach: body)
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

  private func formatVersion() throws -> FormatVersion {
    guard contents.metadata(ModelFileKeys.format) == ModelFileKeys.formatName else {
      throw EngineError(
        .invalidModel,
        "a safetensors file, but not of this engine: its metadata does not say format "
          + "\"\(ModelFileKeys.formatName)\". Convert the source model with model-converter.")
    }
    let name = try metadata(ModelFileKeys.formatVersion)
    guard let version = FormatVersion(named: name) else {
      throw EngineError(
        .invalidModel,
        "format version \(name.quoted); expected at most \"\(FormatVersion.current.rawValue)\". Use a newer "
          + "engine, or convert the source model with this one's model-converter.")
    }
    return version
  }

  private func checkFeatures() throws {
    guard let text = contents.metadata(ModelFileKeys.requiredFeatures) else { return }
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

  private func metadata(_ key: String) throws -> String {
    guard let text = contents.metadata(key) else {
      throw EngineError(.invalidModel, "metadata \"\(key)\" is missing")
    }
    return text
  }

  /// The stored blocks of bytes whose names start with `prefix`, by the rest of the name, which is checked.
  private func blocks(_ what: String, prefix: String) throws -> [String: MetadataBlock] {
    var blocks: [String: MetadataBlock] = [:]
    for (name, tensor) in contents.tensors(prefix: prefix) {
      let range = try tensor.rangeOfBytes()
      try EngineError.within(what) { try validateName(name) }
      blocks[name] = MetadataBlock(file.part(range))
    }
    return blocks
  }
}

extension ModelDecoder {
  /// Reads and checks the graphs, each of which is a stored tensor.
  private func storedGraphs(forEach body: (GraphDefinition) -> Void) throws -> [GraphDefinition] {
    let texts = contents.tensors(prefix: ModelFileKeys.graphPrefix)
    let stored = StoredTensors(contents.tensors, in: file)
    return try validatedGraphs(count: texts.count, forEach: body) { index in
      let (name, text) = texts[index]
      return try EngineError.within("graph \(name.quoted)") {
        let range = try text.rangeOfBytes()
        return try file.withBytes(in: range) { bytes in
          try JSONParser.parse(bytes) { value in
            var members = JSONMemberReader(try value.objectValue())
            return try GraphDefinition(
              name: name, &members, stored, StoredQuantization(graph: name, format: .three))
          }
        }
      }
    }
  }

  /// Reads and checks the graphs of a file that has them all in one text.
  private func graphs(
    in version: FormatVersion, forEach body: (GraphDefinition) -> Void
  ) throws -> [GraphDefinition] {
    let place = "metadata \"\(ModelFileKeys.graphs)\""
    var text = try metadata(ModelFileKeys.graphs)
    return try text.withUTF8 { text in
      let tokens = try EngineError.within(place) { try JSONParser.tokens(of: UnsafeRawBufferPointer(text)) }
      return try tokens.withValue { value in
        let values = try Array(EngineError.within(place) { try value.arrayValue() })
        let stored = StoredTensors(contents.tensors, in: file)
        return try validatedGraphs(count: values.count, forEach: body) { index in
          try EngineError.within("graph \(index)") {
            var members = JSONMemberReader(try values[index].objectValue())
            let name = try members.required("name") { try $0.stringValue() }
            return try EngineError.within("graph \(name.quoted)") {
              try GraphDefinition(
                name: name, &members, stored, StoredQuantization(graph: name, format: version))
            }
          }
        }
      }
    }
  }

  /// Reads graphs with `read` and checks each, all by themselves.
  private func validatedGraphs(
    count: Int, forEach body: (GraphDefinition) -> Void, _ read: (Int) throws -> GraphDefinition
  ) throws -> [GraphDefinition] {
    try Model.validate(graphCount: count)
    return try (0..<count).concurrentMap { index in
      let graph = try read(index)
      try graph.validate()
      body(graph)
      return graph
    }
  }
}
