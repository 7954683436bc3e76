import ModelFormat
import TensorCore

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
    guard view.count > 0 else { throw EngineError(.invalidModel, "is empty; expected \(Self.expectation)") }
    if Self.isConverted(view[0..<min(Self.startByteCount, view.count)]) {
      self = .converted
    } else if FlatBuffer.hasIdentifier(TFLiteModel.fileIdentifier, in: view) {
      self = .network
    } else if ZipArchive.isPresent(in: view) {
      self = .bundle
    } else {
      let found = Self.otherKind(of: view).map { "it is \($0)" } ?? "its contents are something else"
      throw EngineError(.invalidModel, "is not a model: \(found); expected \(Self.expectation)")
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
