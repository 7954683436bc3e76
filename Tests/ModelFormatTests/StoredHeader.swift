import Foundation
import ModelFormat
import TensorCore
import Testing

/// A second, plain reading of a file's header, to check and to damage files.
struct StoredHeader {
  struct Entry {
    let name: String
    let start: Int
    let end: Int
  }

  let text: String
  let data: [UInt8]
  let dataStart: Int
  /// In the order of the header.
  let tensors: [Entry]

  init(_ bytes: [UInt8]) throws {
    let count = bytes[..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
    dataStart = 8 + count
    text = String(decoding: bytes[8..<dataStart], as: UTF8.self)
    data = Array(bytes[dataStart...])
    tensors = try JSONParser.parse(text) { value in
      try value.objectValue().filter { $0.key != "__metadata__" }.map { member in
        let offsets = try #require(try member.value.objectValue()["data_offsets"]).arrayValue()
          .map { try $0.integerValue() }
        return Entry(name: member.key, start: offsets[0], end: offsets[1])
      }
    }
  }

  /// The file with another header before the same data.
  func file(withHeader text: String) -> [UInt8] {
    let header = Array(text.utf8)
    return (0..<8).map { UInt8(truncatingIfNeeded: header.count >> (8 * $0)) } + header + data
  }

  /// The file with one part of the header's text replaced by another.
  func file(replacing old: String, with new: String) throws -> [UInt8] {
    try #require(text.contains(old), "\(text)")
    return file(withHeader: text.replacingOccurrences(of: old, with: new))
  }

  /// The text of a graph.
  func graph(_ name: String) throws -> String {
    let entry = try #require(tensors.first { $0.name == "graph/" + name })
    return String(decoding: data[entry.start..<entry.end], as: UTF8.self)
  }

  /// The file with another text of a graph, which stands behind all other data; the one before has another
  /// name.
  func file(withGraph name: String, _ graph: String) throws -> [UInt8] {
    let key = String(decoding: JSONWriter.encode(.string("graph/" + name)), as: UTF8.self)
    try #require(text.contains(key + ":"), "\(text)")
    let length = graph.utf8.count
    var header = text.replacingOccurrences(of: key + ":", with: "\"former graph\":")
    let end = try #require(header.lastIndex(of: "}"))
    header.insert(
      contentsOf:
        ",\(key):{\"dtype\":\"U8\",\"shape\":[\(length)],\"data_offsets\":[\(data.count),\(data.count + length)]}",
      at: end)
    return file(withHeader: header) + Array(graph.utf8)
  }

  /// The file with one part of a graph's text replaced by another.
  func file(inGraph name: String, replacing old: String, with new: String) throws -> [UInt8] {
    let graph = try graph(name)
    try #require(graph.contains(old), "\(graph)")
    return try file(withGraph: name, graph.replacingOccurrences(of: old, with: new))
  }

  /// The file as version 1 or 2 has it, with all graphs in one text of the metadata.
  ///
  /// - Parameter change: What is done to that text.
  func file(ofVersion version: Int, _ change: (String) throws -> String = { $0 }) throws -> [UInt8] {
    let names = tensors.map(\.name).filter { $0.hasPrefix("graph/") }.map {
      String($0.dropFirst("graph/".count))
    }
    let graphs = try names.map { name in
      let key = String(decoding: JSONWriter.encode(.string(name)), as: UTF8.self)
      return "{\"name\":\(key)," + (try graph(name)).dropFirst()
    }
    let text = try change("[" + graphs.joined(separator: ",") + "]")
    let escaped = String(decoding: JSONWriter.encode(.string(text)), as: UTF8.self)
    return try file(
      replacing: "\"format_version\":\"3\"",
      with: "\"format_version\":\"\(version)\",\"graphs\":\(escaped)")
  }

  /// The file with spaces before the data, which moves it out of alignment.
  func withHeaderLonger(by count: Int) -> [UInt8] {
    file(withHeader: text + String(repeating: " ", count: count))
  }
}

extension JSONValue {
  /// The value that a text stands for.
  static func read(_ text: String) throws -> JSONValue { try JSONParser.parse(text) { try JSONValue($0) } }

  /// The value that was read, by asking for each kind in turn. Numbers that are no integers become those that
  /// a model file would write.
  private init(_ node: JSONNode) throws {
    if node.isNull {
      self = .null
    } else if let value = try? node.booleanValue() {
      self = .boolean(value)
    } else if let value = try? node.integerValue() {
      self = .integer(value)
    } else if let value = try? node.floatValue() {
      self = .number(value)
    } else if let value = try? node.stringValue() {
      self = .string(value)
    } else if let elements = try? node.arrayValue() {
      self = .array(try elements.map { try JSONValue($0) })
    } else {
      let members = try node.objectValue().map {
        JSONObject.Member(key: $0.key, value: try JSONValue($0.value))
      }
      self = .object(JSONObject(members))
    }
  }
}
