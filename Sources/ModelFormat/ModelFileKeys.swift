/// The names that the model file gives to its parts.
enum ModelFileKeys {
  static let format = "format"
  static let formatVersion = "format_version"
  static let requiredFeatures = "required_features"
  static let sourceFile = "source_file"
  static let sourceSHA256 = "source_sha256"
  static let converterVersion = "converter_version"
  static let graphs = "graphs"

  static let formatName = "vitruvian"
  static let currentVersion = "2"

  static let constantPrefix = "constant/"
  static let attachmentPrefix = "attachment/"

  /// The names of the scales and zero points of a graph's tensors that have several.
  static func scales(graph: String) -> String { "quantization/\(graph)/scales" }
  static func zeroPoints(graph: String) -> String { "quantization/\(graph)/zeroPoints" }

  /// How the names of a graph's custom metadata blocks start. A graph's name holds no slash.
  static func metadataPrefix(graph: String) -> String { "metadata/\(graph)/" }
}
