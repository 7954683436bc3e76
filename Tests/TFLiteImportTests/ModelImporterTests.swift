import FileAccess
import Foundation
import ModelFormat
import TFLiteImport
import TensorCore
import TestSupport
import Testing

@Suite struct ModelImporterTests {
  private let network = SampleNetwork.one(14, input: [2], output: [2]).bytes
  /// A matrix product, with more weights than are read together with their records.
  private let weighted = SampleNetwork.one(
    9, input: [1, 3000], constants: [SampleNetwork.floats("weights", Self.weights, shape: [2, 3000])],
    output: [1, 2]
  ).bytes
  private static let weights = (0..<6000).map { Float($0 % 7) }

  private func refusal(_ bytes: [UInt8]) throws -> String {
    let error = #expect(throws: EngineError.self) { try Model(importing: bytes, named: "file") }
    return try #require(error).description
  }

  @Test func longNames_areRefusedBeforeTheyAreCopied() throws {
    var network = SampleNetwork.one(14, input: [2], output: [2])
    network.tensors[1].name = String(repeating: "y", count: 4096)
    #expect(try Model(importing: network.bytes, named: "file").graphs.count == 1)
    network.tensors[1].name += "y"
    #expect(try refusal(network.bytes).contains("tensor 1 has a name of 4097 bytes; the limit is 4096"))
  }

  @Test func tensors_areProducedOnce() throws {
    var network = SampleNetwork.one(14, input: [2], output: [2])
    network.operators += network.operators
    #expect(try refusal(network.bytes).contains("which is already produced"))
  }

  @Test func lists_haveALimit() throws {
    var root = SampleNetwork.one(14, input: [2], output: [2]).root
    root[6] = .tables([[Int: FlatBufferBuilder.Value]](repeating: [:], count: 65_537))
    let bytes = FlatBufferBuilder.file(identifier: "TFL3", root: root)
    #expect(try refusal(bytes).contains("has a list of 65537 records; the limit is 65536"))
  }

  @Test func unprintableCharactersOfNames_becomeUnderscores() throws {
    var network = SampleNetwork.one(14, input: [2], output: [2])
    network.tensors[1].name = "\u{9B}2J\u{202E}é"
    let graph = try Model(importing: network.bytes, named: "file").graphs[0]
    #expect(graph.tensors[graph.outputs[0]].name == "_2J_é")
  }

  @Test func bundle_givesNetworksByStemAndKeepsOtherMembers() throws {
    let bundle = ZipBuilder(
      prefix: [0, 0],
      members: [
        .init(name: "hand_detector.tflite", contents: network), .init(name: "notes", contents: [1, 2]),
        .init(name: "deep/eyes.tflite", contents: network),
      ])
    let model = try ModelImporter.read(bytes: bundle.bytes, named: "path/hand.task").model
    #expect(model.graphs.map(\.name) == ["hand_detector", "eyes"])
    #expect(model.attachments == ["notes": [1, 2]])
    #expect(model.source.fileName == "hand.task")
    #expect(model.source.sha256 == SHA256.hexDigest(of: bundle.bytes))
  }

  /// The gesture recogniser's bundle holds that of the hand landmarker.
  @Test func bundlesInABundle_giveTheirMembers() throws {
    let hand = ZipBuilder(members: [.init(name: "hand_detector.tflite", contents: network)])
    let gesture = ZipBuilder(members: [
      .init(name: "gesture_embedder.tflite", contents: network), .init(name: "notes", contents: [1]),
    ])
    let bundle = ZipBuilder(members: [
      .init(name: "hand.task", contents: hand.bytes), .init(name: "gesture.task", contents: gesture.bytes),
    ])
    let model = try ModelImporter.read(bytes: bundle.bytes, named: "gestures.task").model
    #expect(model.graphs.map(\.name) == ["hand_detector", "gesture_embedder"])
    #expect(model.attachments == ["notes": [1]])
  }

  @Test func bundlesThatLieDeeper_areNotOpened() throws {
    let inner = ZipBuilder(members: [.init(name: "a.tflite", contents: network)])
    let middle = ZipBuilder(members: [
      .init(name: "inner.task", contents: inner.bytes), .init(name: "b.tflite", contents: network),
    ])
    let outer = ZipBuilder(members: [.init(name: "middle.task", contents: middle.bytes)])
    let model = try ModelImporter.read(bytes: outer.bytes, named: "outer.task").model
    #expect(model.graphs.map(\.name) == ["b"])
    #expect(model.attachments == ["inner.task": inner.bytes])
  }

  @Test func damagedBundleInABundle_isRefusedByName() throws {
    let bundle = ZipBuilder(members: [.init(name: "hand.task", contents: Array("PK and no more".utf8))])
    #expect(try refusal(bundle.bytes).contains("member \"hand.task\""))
  }

  @Test func networksThatAreRead_areNotHashed() throws {
    let bytes = ZipBuilder(members: [.init(name: "sample.tflite", contents: network)]).bytes
    #expect(try Model(importing: bytes, named: "hand.task").source.sha256 == nil)
    try withTemporaryFolder { folder in
      let path = folder.appendingPathComponent("hand.task").path
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      #expect(try Model(importing: path).source.sha256 == nil)
      #expect(try ModelImporter.read(contentsOfFile: path).model.source.sha256 == SHA256.hexDigest(of: bytes))
    }
  }

  /// An archive's members begin anywhere.
  @Test(arguments: [0, 1, 64])
  func weightsOfStoredMembers_stayInTheFile(prefixByteCount: Int) throws {
    let prefix = [UInt8](repeating: 0, count: prefixByteCount)
    let bytes = ZipBuilder(prefix: prefix, members: [.init(name: "sample.tflite", contents: weighted)]).bytes
    try withTemporaryFolder { folder in
      let path = folder.appendingPathComponent("hand.task").path
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      let file = try StoredFile(path: path, maximumByteCount: .max)
      var planned: [GraphDefinition] = []
      let model = try ModelImporter.read(file) { planned.append($0) }.model
      #expect(planned == model.graphs && model.byteCountInMemory == 0)
      let constants = model.graphs[0].tensors.compactMap(\.constant)
      #expect(!constants.isEmpty && constants.allSatisfy { $0.storage.source === file })
      #expect(try model.graphs == Model(importing: bytes, named: path).graphs)
      for constant in constants {
        constant.withUnsafeBytes { #expect(UInt(bitPattern: $0.baseAddress) % 64 == 0) }
        #expect(constant.floats == Self.weights)
      }
      try FileHandle(forUpdating: URL(fileURLWithPath: path)).truncate(atOffset: 10)
      #expect(throws: EngineError.self) { try model.inMemory(from: file) }
    }
  }

  /// All that is small lies between weights.
  @Test func smallConstants_areInMemory() throws {
    let network = SampleNetwork.one(
      9, input: [1, 3], constants: [SampleNetwork.floats("weights", [1, 0, 2, -0.0, 0, 3], shape: [2, 3])],
      output: [1, 2])
    try withTemporaryFolder { folder in
      let path = folder.appendingPathComponent("a.tflite").path
      try Data(network.bytes).write(to: URL(fileURLWithPath: path))
      let model = try ModelImporter.read(StoredFile(path: path, maximumByteCount: .max)) { _ in }.model
      let constants = model.graphs[0].tensors.compactMap(\.constant)
      #expect(constants.map(\.floats) == [[1, 0, 2, -0.0, 0, 3]] && constants[0].storage.source == nil)
    }
  }

  /// To open a bundle for a task reads no weights, which a checksum is of; to convert it does.
  @Test func damagedWeights_areNoticedByWhoReadsThem() throws {
    var bytes = ZipBuilder(members: [.init(name: "sample.tflite", contents: weighted)]).bytes
    let place = try #require(
      bytes.indices.first { bytes[$0...].starts(with: Self.weights[..<9].flatMap(Self.bytes)) })
    bytes[place + 16_000] ^= 1
    try withTemporaryFolder { folder in
      let path = folder.appendingPathComponent("hand.task").path
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      _ = try ModelImporter.read(StoredFile(path: path, maximumByteCount: .max)) { _ in }
      for read in [{ try ModelImporter.read(contentsOfFile: path).model }, { try Model(importing: path) }] {
        let error = #expect(throws: EngineError.self) { try read() }
        #expect(try #require(error).message == "is corrupt: its checksum differs from the directory's")
      }
    }
    #expect(try refusal(bytes).contains("its checksum differs"))
  }

  private static func bytes(of number: Float) -> [UInt8] {
    withUnsafeBytes(of: number.bitPattern.littleEndian) { Array($0) }
  }

  @Test func weightsOfCompressedMembers_areInMemory() throws {
    // One block without compression is a sound stream.
    let length = withUnsafeBytes(of: UInt16(weighted.count).littleEndian) { Array($0) }
    let member = ZipBuilder.Member(
      name: "sample.tflite", contents: weighted, data: [1] + length + length.map { ~$0 } + weighted, method: 8
    )
    let bytes = ZipBuilder(members: [member]).bytes
    try withTemporaryFolder { folder in
      let path = folder.appendingPathComponent("hand.task").path
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      let model = try ModelImporter.read(StoredFile(path: path, maximumByteCount: .max)) { _ in }.model
      #expect(model.byteCountInMemory > 0)
      #expect(model.graphs[0].tensors.allSatisfy { $0.constant?.storage.source == nil })
    }
  }

  @Test func bundlePackedByFinder_isWhatWasPacked() throws {
    let apple: [UInt8] = [0, 5, 0x16, 7, 0, 2, 0, 0] + Array("Mac OS X        ".utf8)
    for folder in ["", "hand/"] {
      let bundle = ZipBuilder(members: [
        .init(name: "hand/", contents: []), .init(name: "hand/.DS_Store", contents: [0, 0, 0, 1]),
        .init(name: "__MACOSX/", contents: []),
        .init(name: "__MACOSX/\(folder)._detector.tflite", contents: apple),
        .init(name: "\(folder)._detector.tflite", contents: apple),
        .init(name: "\(folder)detector.tflite", contents: network),
        .init(name: "\(folder)notes", contents: [1, 2]),
      ])
      let model = try Model(importing: bundle.bytes, named: "hand.task")
      #expect(model.graphs.map(\.name) == ["detector"])
      #expect(model.attachments == ["notes": [1, 2]])
    }
  }

  @Test func networksOfOneName_areRefused() throws {
    let bundle = ZipBuilder(members: [
      .init(name: "a.tflite", contents: network), .init(name: "b/a.tflite", contents: network),
    ])
    #expect(try refusal(bundle.bytes).contains("two networks named \"a\""))
  }

  @Test func moreNetworksThanAModelHas_areRefused() throws {
    func bundle(networkCount: Int) -> [UInt8] {
      ZipBuilder(members: (0..<networkCount).map { .init(name: "\($0).tflite", contents: network) }).bytes
    }
    #expect(try Model(importing: bundle(networkCount: 64), named: "file").graphs.count == 64)
    #expect(try refusal(bundle(networkCount: 65)).contains("65 graphs are beyond the limit of 64"))
  }

  @Test func bundleWithoutNetworks_isRefused() throws {
    #expect(
      try refusal(ZipBuilder(members: [.init(name: "a", contents: [])]).bytes).contains("without a .tflite"))
  }

  @Test(
    arguments: [
      ([], "is empty"), ([0xFF, 0xD8, 0xFF, 0xE0, 0, 0], "JPEG"), (Array("<html>".utf8), "web page"),
      (Array("PK\u{3}\u{4} and no more".utf8), "cut off"), ([1, 2, 3], "this is no model"),
    ] as [([UInt8], String)])
  func otherFiles_areRefusedByWhatTheyAre(bytes: [UInt8], words: String) throws {
    let message = try refusal(bytes)
    #expect(message.contains(words) && message.contains("expected a converted model"))
    #expect(!message.contains("\n"))
  }

  @Test func convertedModel_isReadBackFromFileAndMemory() throws {
    let model = try Model(importing: network, named: "sample.tflite")
    let encoded = try model.encoded()
    #expect(try Model(importing: encoded, named: "converted") == model)
    try withTemporaryFolder { folder in
      let path = folder.appendingPathComponent("model").path
      try model.write(toFile: path)
      #expect(try Model(importing: path) == model)
      #expect(try ModelImporter.read(contentsOfFile: path).report == nil)
    }
  }

  @Test func missingFileAndFolder_areRefused() throws {
    let missing = #expect(throws: EngineError.self) { try Model(importing: "/nowhere/model.task") }
    #expect(try #require(missing).code == .notFound)
    let folder = #expect(throws: EngineError.self) { try Model(importing: "/") }
    #expect(try #require(folder).code == .unreadable)
  }

  @Test func pairOfNetworks_getsTheNamesOfTheOfficialBundle() throws {
    try withTemporaryFolder { folder in
      let path = folder.appendingPathComponent("any").path
      try Data(network).write(to: URL(fileURLWithPath: path))
      let result = try ModelImporter.read(.pose, detector: path, landmarks: path)
      #expect(result.model.graphs.map(\.name) == ["pose_detector", "pose_landmarks_detector"])
      #expect(result.report?.graphs.map(\.sourceNodeCount) == [1, 1])
    }
  }

  @Test func conversion_givesTheSameBytesEachTime() throws {
    let first = try Model(importing: network, named: "a.tflite").encoded()
    #expect(try Model(importing: network, named: "a.tflite").encoded() == first)
  }

  private func withTemporaryFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}
