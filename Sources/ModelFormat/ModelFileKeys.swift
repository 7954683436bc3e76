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
  static let currentVersion = "1"

  static let constantPrefix = "constant/"
  static let attachmentPrefix = "attachment/"

  /// How the names of a graph's custom metadata blocks start. A graph's name holds no slash.
  static func metadataPrefix(graph: String) -> String { "metadata/\(graph)/" }
}
