import ModelFormat
import TensorCore

/// Reads what a `.tflite` network says about the meaning of its inputs and outputs.
///
/// Label and parameter files lie in a zip archive behind the network.
struct MetadataReader {
  private let network: ByteView
  private var archive: ZipArchive?
  /// The texts and labels of files, which tensors may share.
  private var texts: [String: String] = [:]
  private var labels: [String: [String]] = [:]
  private var textAllowance = maximumTextByteCount

  /// The most bytes of all files of labels and parameters.
  private static let maximumTextByteCount = 4 << 20
  /// The most labels of one file.
  private static let maximumLabelCount = 1 << 16

  /// The metadata of `model`; empty when it has none.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when the metadata is corrupt or names missing files, and
  ///   ``EngineError/Code/resourceExhausted`` when the files are larger than labels ever are.
  static func metadata(of model: TFLiteModel) throws -> GraphMetadata {
    guard let block = try model.metadata(named: MetadataField.bufferName) else { return GraphMetadata() }
    return try EngineError.within("metadata") {
      var reader = MetadataReader(network: model.view)
      return try reader.read(block)
    }
  }

  private init(network: ByteView) {
    self.network = network
  }

  private mutating func read(_ block: ByteView) throws -> GraphMetadata {
    guard FlatBuffer.hasIdentifier(MetadataField.fileIdentifier, in: block) else {
      throw EngineError(
        .invalidModel, "is of an unknown kind: the identifier \(MetadataField.fileIdentifier) is missing")
    }
    let subgraphs = try FlatBuffer(block).root().tables(MetadataField.ModelMetadata.subgraphs)
    guard let subgraph = subgraphs.first else { return GraphMetadata() }
    let inputs = try subgraph.tables(MetadataField.SubGraphMetadata.inputs)
    let outputs = try subgraph.tables(MetadataField.SubGraphMetadata.outputs)
    var metadata = GraphMetadata(
      inputs: try inputs.map { try tensor($0) }, outputs: try outputs.map { try tensor($0) })
    for entry in try subgraph.tables(MetadataField.SubGraphMetadata.custom) {
      let name = try entry.string(MetadataField.CustomMetadata.name)
      let range = try entry.byteRange(MetadataField.CustomMetadata.data) ?? 0..<0
      guard metadata.blocks.updateValue(MetadataBlock(block.storage(of: range)), forKey: name) == nil else {
        throw EngineError(.invalidModel, "has two blocks named \(name.quoted)")
      }
    }
    return metadata
  }

  private mutating func tensor(_ table: FlatBufferTable) throws -> TensorMetadata {
    typealias Fields = MetadataField.TensorMetadata
    var metadata = TensorMetadata(name: try table.string(Fields.name))
    if let content = try table.table(Fields.content) {
      metadata.content = try contentKind(content)
      metadata.boundingBox = try boundingBox(content)
    }
    let units = try table.tables(Fields.processUnits)
    let files = try table.tables(Fields.files).map(AssociatedFile.init)
    metadata.normalization = try units.compactMap(normalization).first
    metadata.scoreCalibration = try scoreCalibration(units: units, files: files)
    metadata.labelFiles = try files.compactMap { try labelFile($0) }
    return metadata
  }
}

extension MetadataReader {
  private func contentKind(_ content: FlatBufferTable) throws -> TensorMetadata.Content {
    typealias Fields = MetadataField.Content
    switch try content.integer(Fields.type, default: UInt8(0)) {
    case Fields.feature: return .feature
    case Fields.boundingBox: return .boundingBox
    case Fields.audio: return .audio
    case Fields.image:
      let image = try content.table(Fields.properties)
      switch try image?.integer(MetadataField.ImageProperties.colorSpace, default: Int8(0)) ?? 0 {
      case MetadataField.ImageProperties.rgb: return .rgbImage
      case MetadataField.ImageProperties.grayscale: return .grayImage
      default: return .otherImage
      }
    default: return .unspecified
    }
  }

  private func boundingBox(_ content: FlatBufferTable) throws -> BoundingBoxLayout? {
    typealias Fields = MetadataField.BoundingBoxProperties
    guard
      try content.integer(MetadataField.Content.type, default: UInt8(0)) == MetadataField.Content.boundingBox,
      let box = try content.table(MetadataField.Content.properties)
    else { return nil }
    let kinds: [BoundingBoxLayout.Kind] = [.unknown, .boundaries, .upperLeft, .center]
    let kind = Int(try box.integer(Fields.type, default: Int8(0)))
    let coordinates = try box.integer(Fields.coordinateType, default: Int8(0))
    return BoundingBoxLayout(
      index: try box.integers(Fields.index, from: UInt32.self),
      kind: kinds.indices.contains(kind) ? kinds[kind] : .unknown,
      coordinates: coordinates == 1 ? .pixel : .ratio)
  }

  private func normalization(_ unit: FlatBufferTable) throws -> Normalization? {
    typealias Fields = MetadataField.NormalizationOptions
    guard let options = try options(of: unit, type: MetadataField.ProcessUnit.normalization) else {
      return nil
    }
    return Normalization(
      mean: try options.floats(Fields.mean), standardDeviation: try options.floats(Fields.standardDeviation))
  }

  private mutating func scoreCalibration(
    units: [FlatBufferTable], files: [AssociatedFile]
  ) throws -> ScoreCalibration? {
    typealias Fields = MetadataField.ScoreCalibrationOptions
    let type = MetadataField.ProcessUnit.scoreCalibration
    guard let options = try units.compactMap({ try self.options(of: $0, type: type) }).first else {
      return nil
    }
    let transformations: [ScoreCalibration.Transformation] = [.identity, .log, .inverseLogistic]
    let transformation = Int(try options.integer(Fields.transformation, default: Int8(0)))
    guard transformations.indices.contains(transformation) else {
      throw EngineError(.invalidModel, "has score transformation \(transformation); known are 0 to 2")
    }
    guard let file = files.first(where: { $0.type == MetadataField.AssociatedFile.scoreCalibration }) else {
      throw EngineError(.invalidModel, "calibrates scores, but names no file with the parameters")
    }
    return ScoreCalibration(
      transformation: transformations[transformation],
      defaultScore: try options.float(Fields.defaultScore, default: 0), parameters: try text(of: file.name))
  }

  private func options(of unit: FlatBufferTable, type: UInt8) throws -> FlatBufferTable? {
    guard try unit.integer(MetadataField.ProcessUnit.type, default: UInt8(0)) == type else { return nil }
    return try unit.table(MetadataField.ProcessUnit.options)
  }
}

/// A file that a tensor's metadata names.
private struct AssociatedFile {
  var name: String
  var type: Int8
  var locale: String

  init(_ table: FlatBufferTable) throws {
    name = try table.string(MetadataField.AssociatedFile.name)
    type = try table.integer(MetadataField.AssociatedFile.type, default: Int8(0))
    locale = try table.string(MetadataField.AssociatedFile.locale)
  }
}

extension MetadataReader {
  private mutating func labelFile(_ file: AssociatedFile) throws -> LabelFile? {
    let kind: LabelFile.Kind
    switch file.type {
    case MetadataField.AssociatedFile.axisLabels: kind = .axisLabels
    case MetadataField.AssociatedFile.valueLabels: kind = .valueLabels
    default: return nil
    }
    return LabelFile(
      name: file.name, kind: kind, locale: file.locale, labels: try labels(inFile: file.name))
  }

  private mutating func labels(inFile name: String) throws -> [String] {
    if let known = labels[name] { return known }
    let lines = Self.lines(of: try text(of: name))
    guard lines.count <= Self.maximumLabelCount else {
      throw EngineError(
        .resourceExhausted,
        "file \(name.quoted) has \(lines.count) labels; the limit is \(Self.maximumLabelCount)")
    }
    labels[name] = lines
    return lines
  }

  /// The text of the file `name` in the archive behind the network.
  private mutating func text(of name: String) throws -> String {
    if let known = texts[name] { return known }
    return try EngineError.within("file \(name.quoted)") {
      let archive = try archive ?? ZipArchive(network)
      self.archive = archive
      guard let contents = try archive.contents(of: name, maximumByteCount: textAllowance) else {
        throw EngineError(.invalidModel, "is named by the metadata, but is not in the model")
      }
      textAllowance -= contents.count
      let text = contents.text
      texts[name] = text
      return text
    }
  }

  /// The lines of a text, ended by line feed, carriage return or both; an empty last line does not count.
  static func lines(of text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map(String.init)
  }
}
