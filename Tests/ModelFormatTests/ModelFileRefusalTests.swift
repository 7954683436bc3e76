import Foundation
import ModelFormat
import TensorCore
import Testing

/// A file that is not what it should be is refused with a message that names the fault.
@Suite struct ModelFileRefusalTests {
  /// The stored file of one node with attributes: `[1,4]` from an image, with a bias left out.
  private static func sample() throws -> StoredHeader {
    try StoredHeader(Model(graphs: [SampleGraphs.chain()], source: SampleModels.source).encoded())
  }

  private func refusal(of bytes: [UInt8]) throws -> EngineError {
    let error = try #require(throws: EngineError.self) { try Model(decoding: bytes, name: "bad") }
    #expect(error.context.first == "model bad")
    #expect(!error.description.contains("\n"))
    #expect(error.description.utf8.count < 1000)
    return error
  }

  /// Text in the header, what replaces it, and what the refusal must say. `START` and `END` are those of the
  /// weights.
  static let replacements: [(old: String, new: String, message: String)] = [
    (#""format":"vitruvian""#, #""format":"pt""#, "not of this engine"),
    (#""format":"vitruvian","#, "", "not of this engine"),
    (#""format_version":"3""#, #""format_version":"4""#, "format version \"4\"; expected at most \"3\""),
    (#""format_version":"3""#, #""format_version":"2""#, "metadata \"graphs\" is missing"),
    (#""format_version":"3","#, "", "metadata \"format_version\" is missing"),
    (
      #""format_version""#, #""required_features":"[\"sparse\"]","format_version""#,
      "requires \"sparse\", which this version does not know"
    ),
    (#""source_file":"sample.task","#, "", "metadata \"source_file\" is missing"),
    (#""source_sha256":"0123"#, #""source_sha256":"012"#, "64 lower-case hexadecimal digits"),
    (#""converter_version":"1.0.0""#, #""converter_version":1"#, "expected a text, found the integer 1"),
    (#"graph/chain":{"dtype":"U8"#, #"graph/chain":{"dtype":"I8"#, "expected a row of uint8"),
    (#"graph/chain":{"dtype":"U8"#, #"graph/":{"dtype":"U8"#, "a name is empty"),
    (#"graph/chain":{"dtype":"U8"#, #"graph/a/b":{"dtype":"U8"#, "graph \"a/b\""),
    (#""dtype":"F32""#, #""dtype":"F64""#, "type \"F64\" is not known"),
    (#""dtype":"F32""#, #""dtype":"F16""#, "takes 12 bytes, but the data offsets are [START, END]"),
    (#""dtype":"F32","#, "", "\"dtype\" is missing"),
    (#""shape":[2,3],"data"#, #""shape":[2,4],"data"#, "takes 32 bytes"),
    (#""shape":[2,3],"data"#, #""shape":[9223372036854775807,2],"data"#, "more than"),
    (#""data_offsets":[START,END]"#, #""data_offsets":[START]"#, "not a start and an end"),
    (#""data_offsets":[START,END]"#, #""data_offsets":[END,START]"#, "not a start and an end"),
    (#""data_offsets":[START,END]"#, #""data_offsets":[-24,START]"#, "not a start and an end"),
    (
      #""data_offsets":[START,END]"#, #""data_offsets":[9223372036854775783,9223372036854775807]"#,
      "not a start and an end"
    ),
    (#""data_offsets":[START,END]"#, #""data_offsets":[OTHER,OTHEREND]"#, "but the tensor before it ends"),
    (#""data_offsets":[START,END]"#, #""data_offsets":[START,END],"note":"x""#, "unknown key: \"note\""),
    (
      #","constant/chain/weights""#,
      #","x":{"dtype":"U8","shape":[4],"data_offsets":[2,6]},"constant/chain/weights""#,
      "but the tensor before it ends"
    ),
    (
      #","constant/chain/weights""#,
      #","x":{"dtype":"U8","shape":[4],"data_offsets":[ALL,ALLEND]},"constant/chain/weights""#,
      "the stored tensors end at byte"
    ),
    (
      #","constant/chain/weights""#, #","__metadata__":{},"constant/chain/weights""#,
      "key \"__metadata__\" occurs twice"
    ),
    (
      #","constant/chain/weights""#,
      #","attachment/x":{"dtype":"F32","shape":[0],"data_offsets":[START,START]},"constant/chain/weights""#,
      "expected a row of uint8"
    ),
  ]

  @Test(arguments: replacements)
  func aWrongHeaderIsRefused(old: String, new: String, message: String) throws {
    let header = try Self.sample()
    let weights = try #require(header.tensors.first { $0.name == "constant/chain/weights" })
    let places = [
      ("OTHEREND", weights.end + 1), ("OTHER", weights.start + 1), ("ALLEND", header.data.count + 4),
      ("ALL", header.data.count), ("START", weights.start), ("END", weights.end),
    ]
    func filled(_ text: String) -> String {
      places.reduce(text) { $0.replacingOccurrences(of: $1.0, with: String($1.1)) }
    }
    let error = try refusal(of: header.file(replacing: filled(old), with: filled(new)))
    #expect(error.description.contains(filled(message)), "\(error)")
  }

  /// Text in a graph, what replaces it, and what the refusal must say.
  static let graphReplacements: [(old: String, new: String, message: String)] = [
    (#"{"inputs":"#, #"{"inputs";"#, "expected a colon"),
    (#""operator":"unary""#, #""operator":"unari""#, "did you mean \"unary\"?"),
    (#""operator":"unary""#, #""operator":"LSTM""#, "operator \"LSTM\" is not known; known are:"),
    (
      #""function":"logistic""#, #""function":"gelu""#,
      "attribute \"function\": \"gelu\" is not known"
    ),
    (#""function":"logistic""#, "", "\"scores\" → unary: attribute \"function\" is missing"),
    (
      #""function":"logistic""#, #""function":"logistic","alpha":1"#,
      "unknown attribute: \"alpha\" is not known"
    ),
    (#""keepsDimensions":false"#, #""keepsDimensions":0"#, "expected true or false, found the integer 0"),
    (#""keepsDimensions":false"#, #""keepsDimension":false"#, "attribute \"keepsDimensions\" is missing"),
    (#""outputs":[2]"#, #""outputs":[2.0]"#, "expected an integer, found the number 2.0"),
    (#""outputs":[2]"#, #""outputs":[1e0]"#, "expected an integer, found the number 1e0"),
    (
      #""outputs":[2]"#, #""outputs":[99999999999999999999]"#, "expected an integer, found the number 999"
    ),
    (#""outputs":[2]"#, #""outputs":[null]"#, "expected an integer, found null"),
    (
      #""inputs":[0,1,null]"#, #""inputs":[0,1,"x"]"#,
      "node 0 → \"rows\" → \"inputs\": expected an integer"
    ),
    (#""inputs":[0,1,null]"#, #""inputs":[0,9]"#, "refers to tensor 9"),
    (#""attributes":{"function""#, #""hint":1,"attributes":{"function""#, "unknown key: \"hint\""),
    (#""type":"float32""#, #""type":"float64""#, "\"float64\" is not known"),
    (#""shape":[2,3]"#, #""shape":[2,-3]"#, "negative dimension"),
    (#""shape":[2,3]"#, #""shape":[4294967296,4294967296]"#, "more than"),
    (#""shape":[2,3]"#, #""shape":[1,1,1,1,1,1,1,1,1]"#, "rank 9"),
    (#""constant":"constant/chain/weights""#, #""constant":"x""#, "there is no stored tensor \"x\""),
    (#""name":"rows","#, "", "\"name\" is missing"),
    (#""nodes":"#, #""nodes":[],"nodes":"#, "key \"nodes\" occurs twice"),
    (#""nonzeroCount":6"#, #""nonzeroCount":7"#, "7 of 6 elements are said not to be zero"),
    (#""nonzeroCount":6"#, #""nonzeroCount":-1"#, "-1 of 6 elements are said not to be zero"),
  ]

  @Test(arguments: graphReplacements)
  func aWrongGraphIsRefused(old: String, new: String, message: String) throws {
    let header = try Self.sample()
    let error = try refusal(of: header.file(inGraph: "chain", replacing: old, with: new))
    #expect(error.description.contains(message), "\(error)")
    #expect(error.context[1] == "graph \"chain\"", "\(error)")
    // Its name stands before what version 2 has too.
    let old = old.hasPrefix("{") ? String(old.dropFirst()) : old
    let new = new.hasPrefix("{") ? String(new.dropFirst()) : new
    let former = try header.file(ofVersion: 2) { text in
      try #require(text.contains(old))
      return text.replacingOccurrences(of: old, with: new)
    }
    #expect(try refusal(of: former).description.contains(message))
  }

  @Test func theFirstWrongByteOfAGraphIsTold() throws {
    let header = try Self.sample()
    let error = try refusal(
      of: header.file(inGraph: "chain", replacing: #"{"inputs":"#, with: #"{"inputs";"#))
    #expect(
      error.description.contains("graph \"chain\": the JSON text is not valid at byte 9: expected a colon"))
    let former = try refusal(of: header.file(ofVersion: 2) { "x" + $0 })
    #expect(former.description.contains("metadata \"graphs\": the JSON text is not valid at byte 0"))
  }

  /// Text that describes the pairs of a tensor `[3, 5]` with an axis, what replaces it, and what the refusal
  /// must say.
  static let quantizationReplacements: [(old: String, new: String, message: String)] = [
    (#""firstPair":0"#, #""firstPair":1"#, "3 pairs from pair 1 on, but the graph has 3"),
    (#""firstPair":0"#, #""firstPair":-1"#, "3 pairs from pair -1 on"),
    (#""firstPair":0"#, #""firstPair":9223372036854775807"#, "but the graph has 3"),
    (#""axis":0"#, #""axis":1"#, "5 pairs from pair 0 on, but the graph has 3"),
    (#""axis":0"#, #""axis":2"#, "quantization axis 2 of shape [3×5]"),
    (#""axis":0"#, #""axis":-1"#, "quantization axis -1"),
    (#""axis":0,"#, "", "\"scale\" is missing"),
    (#""firstPair":0"#, #""firstPair":0,"scale":1"#, "unknown key: \"scale\""),
    (#""zeroPoint":4"#, #""zeroPoint":4,"scales":[1]"#, "unknown key: \"scales\""),
  ]

  /// Text in the header that describes stored pairs, what replaces it, and what the refusal must say.
  static let storedPairReplacements: [(old: String, new: String, message: String)] = [
    (
      "quantization/typed/scales", "quantization/other/scales",
      "no stored tensor \"quantization/typed/scales\""
    ),
    (#"scales":{"dtype":"F32""#, #"scales":{"dtype":"I32""#, "the graph's scales are int32 [3]"),
    (
      #"zeroPoints":{"dtype":"I32","shape":[3]"#, #"zeroPoints":{"dtype":"I32","shape":[3,1]"#, "equally long"
    ),
  ]

  @Test(arguments: quantizationReplacements)
  func wrongPairsOfScaleAndZeroPointAreRefused(old: String, new: String, message: String) throws {
    let model = Model(graphs: [try SampleModels.typed()], source: SampleModels.source)
    let header = try StoredHeader(model.encoded())
    let error = try refusal(of: header.file(inGraph: "typed", replacing: old, with: new))
    #expect(error.description.contains(message), "\(error)")
  }

  @Test(arguments: storedPairReplacements)
  func wrongStoredPairsAreRefused(old: String, new: String, message: String) throws {
    let model = Model(graphs: [try SampleModels.typed()], source: SampleModels.source)
    let error = try refusal(of: StoredHeader(model.encoded()).file(replacing: old, with: new))
    #expect(error.description.contains(message), "\(error)")
  }

  @Test func aStoredScaleThatIsNoneIsRefused() throws {
    let model = Model(graphs: [try SampleModels.typed()], source: SampleModels.source)
    var bytes = try model.encoded()
    let header = try StoredHeader(bytes)
    let scales = try #require(header.tensors.first { $0.name == "quantization/typed/scales" })
    for offset in 0..<4 { bytes[header.dataStart + scales.start + offset] = 0 }
    #expect(try refusal(of: bytes).message.contains("not a positive finite number"))
  }

  /// Each tensor gets a copy of its pairs, so that thousands that share them would take gigabytes.
  @Test func tensorsThatShareTheirPairsAreRefused() throws {
    let model = Model(graphs: [try SampleModels.typed()], source: SampleModels.source)
    let header = try StoredHeader(model.encoded())
    var text = try header.graph("typed")
    let end = try #require(text.range(of: #""zeroPoint":4"#)).upperBound
    let start = try #require(
      text.range(of: #""scale""#, options: .backwards, range: text.startIndex..<end)
    ).lowerBound
    text.replaceSubrange(start..<end, with: #""axis":0,"firstPair":0"#)
    let error = try refusal(of: header.file(withGraph: "typed", text))
    #expect(error.code == .invalidModel)
    #expect(error.message.contains("tensors share pairs: 6 are read, the graph has 3"), "\(error)")
  }

  /// Each graph would get a copy of the blocks under its name, so the name comes first.
  @Test func graphsOfOneNameAreRefusedBeforeTheirBlocksAreRead() throws {
    var (first, second) = (SampleModels.described(), SampleModels.described())
    (first.name, second.name) = ("first", "other")
    let model = Model(graphs: [first, second], source: SampleModels.source)
    let header = try StoredHeader(model.encoded())
    // The container has one tensor of a name, but version 2 says the names of graphs in its text.
    let former = try header.file(ofVersion: 2) {
      $0.replacingOccurrences(of: #""name":"other""#, with: #""name":"first""#)
    }
    let bytes = try StoredHeader(former)
      .file(replacing: #""dtype":"U8","shape":[1]"#, with: #""dtype":"BOOL","shape":[1]"#)
    #expect(try refusal(of: bytes).message.contains("two graphs are named \"first\""))
    let twice = header.text.replacingOccurrences(of: "graph/other", with: "graph/first")
    #expect(try refusal(of: header.file(withHeader: twice)).message.contains("\"graph/first\" occurs twice"))
  }

  @Test func unknownOptionalKeysAreSkipped() throws {
    let model = Model(graphs: [SampleModels.described()], source: SampleModels.source)
    let header = try StoredHeader(model.encoded())
    let metadataKey = try header.file(
      replacing: #""format_version""#, with: #""mood":"good","format_version""#)
    #expect(try Model(decoding: metadataKey, name: "sample") == model)
    let imageKey = try header.file(
      inGraph: model.graphs[0].name, replacing: #""content":"rgbImage""#,
      with: #""content":"rgbImage","x":{}"#)
    #expect(try Model(decoding: imageKey, name: "sample") == model)
    let feature = try header.file(
      replacing: #""format_version""#, with: #""required_features":"[]","format_version""#)
    #expect(try Model(decoding: feature, name: "sample") == model)
  }

  @Test func unsupportedOperatorsHaveTheirOwnCode() throws {
    let bytes = try Self.sample().file(
      inGraph: "chain", replacing: #""operator":"unary""#, with: #""operator":"lstm""#)
    let error = try refusal(of: bytes)
    #expect(error.code == .unsupportedOperator)
    #expect(
      error.context == ["model bad", "graph \"chain\"", "node 1", "\"scores\"", "\"operator\""])
  }

  @Test func everyTruncationIsRefused() throws {
    let bytes = try Model(graphs: [SampleGraphs.chain()], source: SampleModels.source).encoded()
    for count in 0..<bytes.count {
      #expect(throws: EngineError.self) { try Model(decoding: Array(bytes[..<count]), name: "cut") }
    }
    #expect(try refusal(of: bytes + [0]).message.contains("the stored tensors end at byte"))
  }

  @Test(arguments: [UInt64.max, UInt64(Int64.max), 1 << 32, 65 << 20])
  func aHeaderLengthBeyondTheFileIsRefused(length: UInt64) throws {
    var bytes = (0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) }
    bytes += Array("{}".utf8)
    #expect(try refusal(of: bytes).message.contains("the header has \(length) bytes"))
  }

  @Test(arguments: [
    String(repeating: "[", count: 100_000),
    String(repeating: #"{"a":"#, count: 100_000),
    "[" + String(repeating: "[],", count: 2_100_000) + "[]]",
  ])
  func jsonThatIsDeepOrEndlessIsRefused(graph: String) throws {
    let header = try Self.sample()
    for bytes in [try header.file(withGraph: "chain", graph), try header.file(ofVersion: 2) { graph + $0 }] {
      let error = try refusal(of: bytes)
      #expect(error.message.contains("nested deeper") || error.message.contains("more than 2000000 values"))
    }
  }
}
