import ModelFormat
import TFLiteImport
import TestSupport
import Testing
import TensorCore

@Suite struct MetadataTests {
  private typealias Value = FlatBufferBuilder.Value

  /// A network with a metadata block for its input and its output, and files behind it.
  private func model(
    inputs: [[Int: Value]] = [[:]], outputs: [[Int: Value]] = [[:]], custom: [[Int: Value]] = [],
    identifier: String = "M001", files: [ZipBuilder.Member] = []
  ) throws -> GraphMetadata {
    var network = SampleNetwork.one(14, input: [2], output: [2])
    let subgraph: [Int: Value] = [2: .tables(inputs), 3: .tables(outputs), 9: .tables(custom)]
    network.metadata = FlatBufferBuilder.file(identifier: identifier, root: [3: .tables([subgraph])])
    let archive = files.isEmpty ? [] : ZipBuilder(prefix: network.bytes, members: files).bytes
    return try Model(importing: files.isEmpty ? network.bytes : archive, named: "sample.tflite").graphs[0]
      .metadata
  }

  @Test func normalization_andKindOfImage_areRead() throws {
    let unit: [Int: Value] = [
      0: .integer(UInt8(1)), 1: .table([0: .floats([1, 2, 3]), 1: .floats([4, 5, 6])]),
    ]
    let content: [Int: Value] = [0: .integer(UInt8(2)), 1: .table([0: .integer(Int8(1))])]
    let metadata = try model(inputs: [[0: .string("image"), 3: .table(content), 4: .tables([unit])]])
    let expected = TensorMetadata(
      name: "image", content: .rgbImage,
      normalization: Normalization(mean: [1, 2, 3], standardDeviation: [4, 5, 6]))
    #expect(metadata.inputs == [expected])
  }

  @Test func boxLayout_isRead() throws {
    let box: [Int: Value] = [
      0: .integers([UInt32(1), 0, 3, 2]), 1: .integer(Int8(1)), 2: .integer(Int8(1)),
    ]
    let metadata = try model(outputs: [[3: .table([0: .integer(UInt8(3)), 1: .table(box)])]])
    #expect(metadata.outputs[0].content == .boundingBox)
    #expect(
      metadata.outputs[0].boundingBox
        == BoundingBoxLayout(index: [1, 0, 3, 2], kind: .boundaries, coordinates: .pixel))
  }

  @Test func labels_areReadFromTheArchiveBehindTheNetwork() throws {
    let files: [[Int: Value]] = [
      [0: .string("names"), 2: .integer(Int8(3)), 3: .string("de")],
      [0: .string("notes"), 2: .integer(Int8(1))],
    ]
    let text = "Katze\r\nHund\n\nVogel\rFisch\n"
    let metadata = try model(
      outputs: [[6: .tables(files)]], files: [.init(name: "names", contents: Array(text.utf8))])
    let expected = LabelFile(
      name: "names", kind: .valueLabels, locale: "de", labels: ["Katze", "Hund", "", "Vogel", "Fisch"])
    #expect(metadata.outputs[0].labelFiles == [expected])
  }

  @Test func scoreCalibration_isReadWithItsParameters() throws {
    let unit: [Int: Value] = [
      0: .integer(UInt8(2)), 1: .table([0: .integer(Int8(2)), 1: .float(0.25)]),
    ]
    let file: [Int: Value] = [0: .string("scores.csv"), 2: .integer(Int8(4))]
    let metadata = try model(
      outputs: [[4: .tables([unit]), 6: .tables([file])]],
      files: [.init(name: "scores.csv", contents: Array("1,2,3".utf8))])
    #expect(
      metadata.outputs[0].scoreCalibration
        == ScoreCalibration(transformation: .inverseLogistic, defaultScore: 0.25, parameters: "1,2,3"))
  }

  @Test func customBlocks_areKeptByName() throws {
    let metadata = try model(custom: [[0: .string("ANCHORS"), 1: .bytes([1, 2, 3])]])
    #expect(metadata.custom == ["ANCHORS": [1, 2, 3]])
  }

  /// Zip members of one letter repeated are a thousand times smaller than their contents.
  @Test(arguments: [(1 << 16 + 1, "has 65537 labels"), (4 << 20 + 1, "has 4194305 bytes")])
  func endlessLabels_areRefused(count: Int, words: String) throws {
    let file: [Int: Value] = [0: .string("names"), 2: .integer(Int8(2))]
    let error = #expect(throws: EngineError.self) {
      try model(
        outputs: [[6: .tables([file])]],
        files: [.init(name: "names", contents: [UInt8](repeating: 10, count: count))])
    }
    #expect(error?.code == .resourceExhausted)
    #expect(error?.description.contains(words) == true)
  }

  @Test func labelsThatTensorsShare_areReadOnce() throws {
    let file: [Int: Value] = [0: .string("names"), 2: .integer(Int8(2))]
    let output: [Int: Value] = [6: .tables([file, file, file])]
    let contents = [UInt8](repeating: 97, count: 2 << 20)
    let metadata = try model(outputs: [output], files: [.init(name: "names", contents: contents)])
    #expect(metadata.outputs[0].labelFiles.map(\.labels.count) == [1, 1, 1])
  }

  @Test func missingLabelFile_isRefused() throws {
    let file: [Int: Value] = [0: .string("names"), 2: .integer(Int8(2))]
    let error = #expect(throws: EngineError.self) {
      try model(outputs: [[6: .tables([file])]], files: [.init(name: "other", contents: [])])
    }
    #expect(try #require(error).description.contains("\"names\": is named by the metadata"))
  }

  @Test func otherIdentifier_isRefused() {
    #expect(throws: EngineError.self) { try model(identifier: "M002") }
  }

  @Test func entryForATensorThatIsNotThere_isRefused() {
    #expect(throws: EngineError.self) { try model(inputs: [[:], [:]]) }
  }
}
