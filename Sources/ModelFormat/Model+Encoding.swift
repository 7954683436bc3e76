import TensorCore

extension Model {
  /// Writes the model to the file at `path`, replacing what was there.
  ///
  /// - Throws: What ``encoded()`` throws, and ``EngineError/Code/unwritable`` when the file cannot be
  ///   written.
  public func write(toFile path: String) throws {
    try FileWriting.write(encoded(), to: path)
  }

  /// The bytes of the model file. The same model always gives the same bytes.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` or ``EngineError/Code/resourceExhausted`` when the model is
  ///   not valid or too large for a reader.
  public func encoded() throws -> [UInt8] {
    try validate()
    try checkTexts()
    var writer = SafetensorsWriter()
    var stored: [ConstantContents: String] = [:]
    var graphObjects: [JSONValue] = []
    for graph in graphs {
      let names = graph.storeConstants(in: &writer, stored: &stored)
      var pairs = QuantizationPairs()
      graphObjects.append(.object(graph.jsonObject(constantNames: names, pairs: &pairs)))
      pairs.store(in: &writer, graph: graph.name)
    }
    for graph in graphs {
      writer.append(graph.metadata.custom, prefix: ModelFileKeys.metadataPrefix(graph: graph.name))
    }
    writer.append(attachments, prefix: ModelFileKeys.attachmentPrefix)
    let graphText = String(decoding: JSONWriter.encode(.array(graphObjects)), as: UTF8.self)
    return try writer.encoded(
      metadata: JSONObject([
        ModelFileKeys.format: .string(ModelFileKeys.formatName),
        ModelFileKeys.formatVersion: .string(ModelFileKeys.currentVersion),
        ModelFileKeys.sourceFile: .string(source.fileName),
        ModelFileKeys.sourceSHA256: .string(source.sha256),
        ModelFileKeys.converterVersion: .string(source.converterVersion),
        ModelFileKeys.graphs: .string(graphText),
      ]))
  }
}

extension Model {
  /// Checks that names and labels alone do not make too long a header, before they all are put into one text: tensors may
  /// share files of labels, which the text repeats for each.
  private func checkTexts() throws {
    var byteCount = 0
    func add(_ texts: some Sequence<String>) throws {
      // Around each are two quotation marks and a comma.
      byteCount += texts.reduce(0) { $0 + $1.utf8.count + 3 }
      try SafetensorsWriter.checkHeader(byteCount: byteCount)
    }
    for graph in graphs {
      try EngineError.within("graph \(graph.name.quoted)") {
        try add(graph.tensors.lazy.map(\.name))
        try add(graph.nodes.lazy.map(\.name))
        for metadata in [graph.metadata.inputs, graph.metadata.outputs].joined() {
          try add(CollectionOfOne(metadata.scoreCalibration?.parameters ?? ""))
          for file in metadata.labelFiles { try add(file.labels) }
        }
      }
    }
  }
}

/// What makes two constants one stored tensor.
private struct ConstantContents: Hashable {
  let elementType: ElementType
  let shape: Shape
  let digest: String

  init(_ tensor: Tensor) {
    elementType = tensor.elementType
    shape = tensor.shape
    digest = tensor.withUnsafeBytes { SHA256.hexDigest(of: $0) }
  }
}

extension GraphDefinition {
  /// Adds the constants that are not stored yet, and returns the stored name of each by tensor index.
  fileprivate func storeConstants(
    in writer: inout SafetensorsWriter, stored: inout [ConstantContents: String]
  ) -> [Int: String] {
    var names: [Int: String] = [:]
    for (index, tensor) in tensors.enumerated() {
      guard let constant = tensor.constant else { continue }
      let contents = ConstantContents(constant)
      if let name = stored[contents] {
        names[index] = name
      } else {
        let storedName = "\(ModelFileKeys.constantPrefix)\(name)/\(tensor.name)"
        writer.append(constant, named: storedName)
        stored[contents] = storedName
        names[index] = storedName
      }
    }
    return names
  }
}

extension SafetensorsWriter {
  /// Adds named blocks of bytes in the order of their names.
  fileprivate mutating func append(_ blocks: [String: [UInt8]], prefix: String) {
    for (name, bytes) in blocks.sorted(by: { $0.key < $1.key }) {
      append(Tensor(shape: [bytes.count], values: bytes), named: prefix + name)
    }
  }
}
