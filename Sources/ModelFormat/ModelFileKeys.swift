/// The names that the model file gives to its parts.
enum ModelFileKeys {
  static let format = "format"
  static let formatVersion = "format_version"
  static let requiredFeatures = "required_features"
  static let sourceFile = "source_file"
  static let sourceSHA256 = "source_sha256"
  static let converterVersion = "converter_version"
  /// Where the graphs of versions 1 and 2 stand, as one text.
  static let graphs = "graphs"

  static let formatName = "vitruvian"

  static let graphPrefix = "graph/"
  static let constantPrefix = "constant/"
  static let attachmentPrefix = "attachment/"

  /// The names of the scales and zero points of a graph's tensors that have several.
  static func scales(graph: String) -> String { "quantization/\(graph)/scales" }
  static func zeroPoints(graph: String) -> String { "quantization/\(graph)/zeroPoints" }

  /// How the names of a graph's custom metadata blocks start. A graph's name holds no slash.
  static func metadataPrefix(graph: String) -> String { "metadata/\(graph)/" }
}

/// The versions of the model file that are read. The last one is written.
enum FormatVersion: String, CaseIterable {
  /// As 2, with the scales and zero points of all tensors in the text of the graphs.
  case one = "1"
  /// All graphs are one text in the metadata.
  case two = "2"
  /// Each graph is a stored tensor.
  case three = "3"

  static let current = three
}
