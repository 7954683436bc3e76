import FileAccess
import TensorCore

extension Model {
  /// Writes the model to the file at `path`, replacing what was there.
  ///
  /// - Throws: What ``encoded()`` throws, and ``/TensorCore/EngineError/Code/unwritable`` when the file
  ///   cannot be written.
  public func write(toFile path: String) throws {
    try FileWriting.write(encoded(), to: path)
  }

  /// The bytes of the model file. The same model always gives the same bytes.
  ///
  /// - Throws: ``/TensorCore/EngineError/Code/invalidModel`` or
  ///   ``/TensorCore/EngineError/Code/resourceExhausted`` when the model is not valid or too large for a
  ///   reader.
  public func encoded() throws -> [UInt8] {
    try validate()
    try checkTexts()
    var texts: [[UInt8]] = []
    var constants = StoredConstants()
    for graph in graphs {
      let names = graph.tensors.map { tensor in
        tensor.constant.map { constants.add($0, named: "\(graph.name)/\(tensor.name)") }
      }
      var pairs = QuantizationPairs()
      texts.append(JSONWriter.encode(.object(graph.jsonObject(constantNames: names, pairs: &pairs))))
      constants.add(pairs, graph: graph.name)
    }
    var writer = SafetensorsWriter()
    for (graph, text) in zip(graphs, texts) {
      try EngineError.within("graph \(graph.name.quoted)") { try SafetensorsWriter.checkText(text.count) }
      writer.append(Tensor(shape: [text.count], values: text), named: ModelFileKeys.graphPrefix + graph.name)
    }
    for (name, tensor) in constants.tensors { writer.append(tensor, named: name) }
    for graph in graphs {
      writer.append(graph.metadata.custom, prefix: ModelFileKeys.metadataPrefix(graph: graph.name))
    }
    writer.append(attachments, prefix: ModelFileKeys.attachmentPrefix)
    return try writer.encoded(
      metadata: JSONObject([
        ModelFileKeys.format: .string(ModelFileKeys.formatName),
        ModelFileKeys.formatVersion: .string(FormatVersion.current.rawValue),
        ModelFileKeys.sourceFile: .string(source.fileName),
        ModelFileKeys.sourceSHA256: source.sha256.map(JSONValue.string),
        ModelFileKeys.converterVersion: .string(source.converterVersion),
      ]))
  }
}

extension Model {
  /// Checks that names and labels alone do not make too long a text, before they are put into one: tensors
  /// may share files of labels, which the text repeats for each.
  private func checkTexts() throws {
    var byteCount = 0
    func add(_ texts: some Sequence<String>) throws {
      // Around each are two quotation marks and a comma.
      byteCount += texts.reduce(0) { $0 + $1.utf8.count + 3 }
      try SafetensorsWriter.checkText(byteCount)
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

/// The constants of a file, and the scales and zero points that go with them, in the order of the file.
private struct StoredConstants {
  private(set) var tensors: [(name: String, tensor: Tensor)] = []
  private var names: [Contents: String] = [:]

  /// What makes two constants one stored tensor.
  private struct Contents: Hashable {
    let constant: Tensor

    static func == (left: Contents, right: Contents) -> Bool {
      left.constant.elementType == right.constant.elementType && left.constant.shape == right.constant.shape
        && left.constant.withUnsafeBytes { left in right.constant.withUnsafeBytes { left.elementsEqual($0) } }
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(constant.elementType)
      hasher.combine(constant.shape)
      constant.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  /// Adds a constant unless it is there already, and gives back the name that it is stored under.
  mutating func add(_ constant: Tensor, named name: String) -> String {
    if let known = names[Contents(constant: constant)] { return known }
    let name = ModelFileKeys.constantPrefix + name
    names[Contents(constant: constant)] = name
    tensors.append((name, constant))
    return name
  }

  /// Adds the scales and zero points of a graph, if there are any.
  mutating func add(_ pairs: QuantizationPairs, graph: String) {
    guard let (scales, zeroPoints) = pairs.tensors else { return }
    tensors.append((ModelFileKeys.scales(graph: graph), scales))
    tensors.append((ModelFileKeys.zeroPoints(graph: graph), zeroPoints))
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
