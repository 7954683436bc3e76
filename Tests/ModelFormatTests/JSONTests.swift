import Foundation
import ModelFormat
import TensorCore
import TestSupport
import Testing

/// The strict reader of JSON, against RFC 8259.
@Suite struct JSONTests {
  @Test(arguments: [
    ("null", JSONValue.null), (" true ", .boolean(true)), ("0", .integer(0)), ("-12", .integer(-12)),
    ("9223372036854775807", .integer(.max)), ("9223372036854775808", .number(0x1p63)),
    ("-9223372036854775808", .integer(.min)),
    ("1.50", .number(1.5)), ("-0", .number(-0.0)), ("1e-05", .number(1e-05)), ("\"\"", .string("")),
    (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{c}\n\r\t")), (#""\u00e9\ud83e\uddb4""#, .string("é🦴")),
    (#""\"a\" \"b\"""#, .string(#""a" "b""#)), (#"{"\"a\"":1}"#, .object(JSONObject([#""a""#: .integer(1)]))),
    ("[]", .array([])), ("[1, [2]]", .array([.integer(1), .array([.integer(2)])])),
    ("{}", .object(JSONObject([:]))), (#"{"a" : 1}"#, .object(JSONObject(["a": .integer(1)]))),
  ])
  func aSoundTextIsRead(text: String, value: JSONValue) throws {
    #expect(try JSONValue.read(text) == value)
    #expect(try JSONValue.read(String(decoding: JSONWriter.encode(value), as: UTF8.self)) == value)
  }

  @Test(arguments: [
    "", " ", "nul", "tru e", "01", "-", "-01", "1.", ".5", "+1", "1e", "1e+", "0x1", "NaN", "Infinity", "'a'",
    "\"", "\"\n\"", #""\x""#, #""\u12""#, #""\u12g4""#, #""\ud800""#, #""\ud800\u0041""#, #""\udc00""#, "[",
    "[1",
    "[1,]", "[,1]", "[1 2]", "{", "{a:1}", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, #"{"a":1 "b":2}"#, #"{1:2}"#,
    "1 2",
    "[]]", #"{"a":1,"a":2}"#, #"{"a":1,"\u0061":2}"#, #"{"\"":1,"\u0022":2}"#, #""\""#,
  ])
  func anUnsoundTextIsRefused(text: String) {
    #expect(throws: EngineError.self) { try JSONValue.read(text) }
  }

  @Test func aKeyOfManyMayNotOccurTwice() throws {
    let members = (0..<40).map { "\"key \($0)\":\($0)" }
    #expect(try JSONValue.read("{\(members.joined(separator: ","))}") != .null)
    let repeated = (members + [#""key\u00201":1"#]).joined(separator: ",")
    let error = try #require(throws: EngineError.self) { try JSONValue.read("{\(repeated)}") }
    #expect(error.message.contains("key \"key 1\" occurs twice"))
  }

  @Test(
    arguments: [[0xFF], [0x22, 0xC3, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xC0, 0x80, 0x22]]
      as [[UInt8]])
  func bytesThatAreNotUTF8AreRefused(bytes: [UInt8]) throws {
    let error = try #require(throws: EngineError.self) {
      try bytes.withUnsafeBytes { try JSONParser.parse($0) { _ in } }
    }
    #expect(error.message.contains("UTF-8"))
  }

  @Test(arguments: 0..<20)
  func escapedQuotationMarksAreFoundAnywhere(count: Int) throws {
    let fillers = [String(repeating: "x", count: count), String(repeating: "\"", count: count)]
    for filler in fillers {
      for text in [
        "\"\(filler)\"", "\"\(filler)\"yé\"\"", "\"\(filler)\\", "\"\(filler)\\\\\"", "\"\(filler)\n\"",
      ] {
        let encoded = JSONWriter.encode(.object(JSONObject(["key": .string(text), "next": .string(text)])))
        let value = try JSONValue.read(String(decoding: encoded, as: UTF8.self))
        #expect(value == .object(JSONObject(["key": .string(text), "next": .string(text)])))
      }
      let plain = filler.replacingOccurrences(of: "\"", with: #"\""#)
      for fault in ["\n", "\u{1F}", #"\x"#, #"\"#] {
        #expect(throws: EngineError.self) { try JSONValue.read(#""\"\#(plain)\#(fault)\"xxxxxxxxxxxxxxxx"#) }
      }
    }
  }

  @Test func keysOfOneLengthAndFirstCharacterDiffer() throws {
    let text = #"{"top":1,"tap":2,"tip":3,"a":4,"b":5}"#
    #expect(
      try JSONParser.parse(text) { try $0.objectValue().map(\.key) } == ["top", "tap", "tip", "a", "b"])
    #expect(throws: EngineError.self) { try JSONValue.read(#"{"top":1,"tap":2,"tip":3,"a":4,"tap":5}"#) }
  }

  @Test func nestingStopsAtTheLimit() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
    }
    _ = try JSONValue.read(nested(JSONParser.maximumDepth))
    #expect(throws: EngineError.self) { try JSONValue.read(nested(JSONParser.maximumDepth + 1)) }
  }

  @Test func numbersComeBackBitForBit() throws {
    var generator = SeededGenerator(seed: 7)
    let special: [Float] = [0, -0.0, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 0.1, 16_777_216]
    let random = (0..<2000).map { _ in Float(bitPattern: UInt32.random(in: .min ... .max, using: &generator))
    }
    for value in special + random.filter(\.isFinite) {
      let text = String(decoding: JSONWriter.encode(.number(value)), as: UTF8.self)
      #expect(try JSONParser.parse(text) { try $0.floatValue() }.bitPattern == value.bitPattern)
    }
  }

  @Test func numbersThatAreNotFiniteAreRefused() {
    for text in ["1e999", "-1e999", "\"1\""] {
      #expect(throws: EngineError.self) { try JSONParser.parse(text) { try $0.floatValue() } }
    }
  }
}
