import FileAccess
import Foundation
import ModelFormat
import TensorCore
import Testing

/// `ModelConverter/FORMAT.md` says what the code does: its example is built here, and its tables of
/// operators.
@Suite(.serialized) struct FormatDocumentTests {
  @Test func theWorkedExampleIsExactlyThisFile() throws {
    let document = try FormatDocument()
    let file = try Self.example().encoded()
    #expect(document.text.contains("The file has \(file.count) bytes"))
    #expect(document.text.contains("    \(SHA256.hexDigest(of: file))\n"))
    let header = try StoredHeader(file)
    #expect(document.text.contains("Its header has \(header.dataStart - 8) bytes"))
    #expect(try JSONValue.read(document.block("json header")) == JSONValue.read(header.text))
    #expect(
      try JSONValue.read(document.block("json graph")) == JSONValue.read(header.graph("classifier")))
    #expect(try Model(decoding: file, name: "example") == Self.example())
  }

  @Test func theBytesOfTheWorkedExampleAreThoseOfTheFile() throws {
    let file = try Self.example().encoded()
    let lines = try FormatDocument().block("hex").split(separator: "\n")
    #expect(lines.count > 4)
    for line in lines {
      let parts = line.split(separator: ":")
      let offset = try #require(Int(parts[0], radix: 16))
      let bytes = try parts[1].split(separator: " ").map { try #require(UInt8($0, radix: 16)) }
      #expect(Array(file[offset..<offset + bytes.count]) == bytes, "at \(offset)")
    }
  }

  @Test(arguments: FormatTables.sections.indices)
  func theTablesOfOperatorsAreThoseOfTheDefinitions(index: Int) throws {
    let (label, lines) = FormatTables.sections[index]
    let document = try FormatDocument()
    if ProcessInfo.processInfo.environment["VITRUVIAN_WRITE_FORMAT"] == "1" {
      try document.replaceSection(label, with: lines)
    } else {
      #expect(try document.section(label) == lines, "make format-tables writes the tables anew")
    }
  }

  @Test func everyElementTypeHasARow() throws {
    let document = try FormatDocument()
    for type in ElementType.allCases {
      #expect(document.text.contains("| `\(type.safetensorsName)` | `\(type)` | \(type.byteCount) |"))
    }
  }

  @Test func everyNamedChoiceIsListed() throws {
    let text = try FormatDocument().text
    let names =
      TensorMetadata.Content.allCases.map(\.rawValue) + BoundingBoxLayout.Kind.allCases.map(\.rawValue)
      + BoundingBoxLayout.Coordinates.allCases.map(\.rawValue)
      + ScoreCalibration.Transformation.allCases.map(\.rawValue) + LabelFile.Kind.allCases.map(\.rawValue)
    for name in names { #expect(text.contains("`\(name)`"), "\(name)") }
  }

  /// The model of the worked example.
  private static func example() -> Model {
    let halves: [UInt16] = [0x3C00, 0x4000, 0x4200, 0xBC00, 0x3800, 0x0000]
    let weights = Tensor(shape: [2, 3], elementType: .float16) { bytes in
      for (index, half) in halves.enumerated() {
        bytes.storeBytes(of: half.littleEndian, toByteOffset: 2 * index, as: UInt16.self)
      }
    }
    let graph = GraphDefinition(
      name: "classifier",
      tensors: [
        TensorDefinition(name: "features", shape: [1, 3], elementType: .float32),
        TensorDefinition(name: "weights", shape: [2, 3], elementType: .float32, constant: weights),
        TensorDefinition(
          name: "bias", shape: [2], elementType: .float32,
          constant: Tensor(shape: [2], values: [0.5, -0.5] as [Float])),
        TensorDefinition(name: "scores", shape: [1, 2], elementType: .float32),
      ],
      nodes: [
        NodeDefinition(
          name: "scores", operation: Operation(FullyConnected(activation: .rectifier)),
          inputs: [0, 1, 2],
          outputs: [3])
      ],
      inputs: [0], outputs: [3])
    return Model(
      graphs: [graph], attachments: ["labels.txt": Array("cat\ndog\n".utf8)],
      source: ConversionSource(
        fileName: "classifier.tflite", sha256: SHA256.hexDigest(of: Array("example".utf8)),
        converterVersion: "1.0.0"))
  }
}

/// The text of `FORMAT.md`, found from the place of this file.
private struct FormatDocument {
  let text: String
  private let file: URL

  init() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    file = package.appendingPathComponent("ModelConverter/FORMAT.md")
    text = try String(contentsOf: file, encoding: .utf8)
  }

  /// The fenced block that is labelled `label`.
  func block(_ label: String) throws -> String {
    let start = try #require(text.range(of: "```\(label)\n"))
    let end = try #require(text.range(of: "\n```", range: start.upperBound..<text.endIndex))
    return String(text[start.upperBound..<end.lowerBound])
  }

  /// The lines between the comments that begin and end a generated part.
  func section(_ label: String) throws -> String { try String(text[sectionRange(label)]) }

  /// Writes the document with other lines in a generated part.
  func replaceSection(_ label: String, with lines: String) throws {
    let range = try sectionRange(label)
    try text.replacingCharacters(in: range, with: lines).write(to: file, atomically: true, encoding: .utf8)
  }

  private func sectionRange(_ label: String) throws -> Range<String.Index> {
    let start = try #require(text.range(of: "<!-- generated: \(label) -->\n"))
    let end = try #require(text.range(of: "<!-- end -->", range: start.upperBound..<text.endIndex))
    return start.upperBound..<end.lowerBound
  }
}
