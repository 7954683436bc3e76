import FileAccess
import Foundation
import TensorCore
import VisionTasks

/// Writes values as JSON, with keys in alphabetical order and floats in their shortest exact form.
struct JSONOutput {
  /// One line for each value.
  static let lines = JSONOutput([])
  /// Indented, for a person.
  static let pretty = JSONOutput(.prettyPrinted)

  private let encoder = JSONEncoder.pictureResults

  private init(_ formatting: JSONEncoder.OutputFormatting) {
    encoder.outputFormatting.formUnion(formatting)
  }

  /// The JSON text of `value` and a line break.
  func data(_ value: some Encodable) throws -> Data {
    var data = try encoder.encode(value)
    data.append(UInt8(ascii: "\n"))
    return data
  }

  /// Writes `value` to standard output.
  func print(_ value: some Encodable) throws {
    try StandardOutput.write(data(value))
  }
}

/// Standard output, whose failures are errors and not silence.
enum StandardOutput {
  static func write(_ data: Data) throws {
    try WritableFile.standardOutput.write([UInt8](data))
  }

  static func write(_ line: String) throws {
    try write(Data((line.withBytesSpelledOut + "\n").utf8))
  }
}
