import VisionPipeline

/// A value that writes its JSON text by itself, and not part for part through an encoder.
protocol JSONWritable: Encodable {
  func writeJSON(to text: inout [UInt8])
}

struct JSONNull: JSONWritable {
  func writeJSON(to text: inout [UInt8]) { text += "null".utf8 }
}

extension Bool: JSONWritable {
  func writeJSON(to text: inout [UInt8]) { text += (self ? "true" : "false").utf8 }
}

extension Int: JSONWritable {}
extension Int8: JSONWritable {}
extension Int16: JSONWritable {}
extension Int32: JSONWritable {}
extension Int64: JSONWritable {}
extension UInt: JSONWritable {}
extension UInt8: JSONWritable {}
extension UInt16: JSONWritable {}
extension UInt32: JSONWritable {}
extension UInt64: JSONWritable {}

extension JSONWritable where Self: FixedWidthInteger {
  func writeJSON(to text: inout [UInt8]) { text += description.utf8 }
}

extension Float: JSONWritable {}
extension Double: JSONWritable {}

extension JSONWritable where Self: BinaryFloatingPoint & CustomStringConvertible {
  /// Writes the shortest decimals that stand for the number, or a word for what is none.
  func writeJSON(to text: inout [UInt8]) {
    guard isFinite else {
      text += (isNaN ? "\"NaN\"" : self > 0 ? "\"Infinity\"" : "\"-Infinity\"").utf8
      return
    }
    var decimals = description
    decimals.withUTF8 {
      let isWhole = $0.count > 2 && $0[$0.count - 2] == UInt8(ascii: ".") && $0.last == UInt8(ascii: "0")
      text += isWhole ? $0.dropLast(2) : $0[...]
    }
  }
}

extension String: JSONWritable {
  func writeJSON(to text: inout [UInt8]) {
    text.append(UInt8(ascii: "\""))
    var copy = self
    copy.withUTF8 { bytes in
      var start = 0
      for (position, byte) in bytes.enumerated() {
        guard let replacement = Self.replacement(of: byte) else { continue }
        text += bytes[start..<position]
        text += replacement.utf8
        start = position + 1
      }
      text += bytes[start...]
    }
    text.append(UInt8(ascii: "\""))
  }

  /// What stands in a string for a byte that may not; `nil` for one that may.
  private static func replacement(of byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "\""): "\\\""
    case UInt8(ascii: "\\"): "\\\\"
    case UInt8(ascii: "\n"): "\\n"
    case UInt8(ascii: "\r"): "\\r"
    case UInt8(ascii: "\t"): "\\t"
    case 0x08: "\\b"
    case 0x0C: "\\f"
    case 0x00..<0x10: "\\u000" + String(byte, radix: 16)
    case 0x10..<0x20: "\\u00" + String(byte, radix: 16)
    default: nil
    }
  }
}

extension Array: JSONWritable where Element: JSONWritable {
  func writeJSON(to text: inout [UInt8]) {
    text.append(UInt8(ascii: "["))
    for index in indices {
      if index > 0 { text.append(UInt8(ascii: ",")) }
      self[index].writeJSON(to: &text)
    }
    text.append(UInt8(ascii: "]"))
  }
}

// Most of what a line consists of are positions and landmarks.

extension Position: JSONWritable {
  func writeJSON(to text: inout [UInt8]) {
    text.append(UInt8(ascii: "{"))
    writeMembers(to: &text)
    text.append(UInt8(ascii: "}"))
  }

  fileprivate func writeMembers(to text: inout [UInt8]) {
    text += "\"x\":".utf8
    x.writeJSON(to: &text)
    text += ",\"y\":".utf8
    y.writeJSON(to: &text)
    text += ",\"z\":".utf8
    z.writeJSON(to: &text)
  }
}

extension SpatialLandmark: JSONWritable {
  func writeJSON(to text: inout [UInt8]) {
    text += "{\"presence\":".utf8
    presence.writeJSON(to: &text)
    text += ",\"visibility\":".utf8
    visibility.writeJSON(to: &text)
    text.append(UInt8(ascii: ","))
    position.writeMembers(to: &text)
    text.append(UInt8(ascii: "}"))
  }
}
