import FileAccess
import Foundation
import ModelFormat
import TensorCore
import TestSupport
import Testing

/// The model file: what is written comes back, and its layout is what the format promises.
@Suite struct ModelFileTests {
  @Test(arguments: OperatorKind.allCases)
  func aGraphOfEveryOperatorComesBack(kind: OperatorKind) throws {
    let model = Model(graphs: [SampleGraphs.graph(of: kind)], source: SampleModels.source)
    #expect(try Model(decoding: model.encoded(), name: "sample") == model)
  }

  @Test func usualChoicesAreLeftOut() throws {
    for (quantization, isSaid) in [(InputQuantization.xnnpack, false), (.symmetric, true)] {
      var graph = SampleGraphs.graph(of: Convolution2D.kind)
      graph.nodes[0].operation = Operation(
        Convolution2D(window: Window2D(), inputQuantization: quantization))
      let model = Model(graphs: [graph], source: SampleModels.source)
      let text = try StoredHeader(model.encoded()).graph(graph.name)
      #expect(text.contains("inputQuantization") == isSaid)
      #expect(try Model(decoding: model.encoded(), name: "sample") == model)
    }
  }

  @Test func everythingComesBackFromBytesAndFromAFile() throws {
    let model = try SampleModels.everything()
    #expect(try Model(decoding: model.encoded(), name: "sample") == model)
    let path = TemporaryFile.path("vitruvian")
    defer { TemporaryFile.remove(path) }
    try model.write(toFile: path)
    #expect(try Model(contentsOfFile: path) == model)
  }

  @Test(arguments: ["1", "2"])
  func graphsOfFormerVersionsAreRead(version: String) throws {
    let model = try SampleModels.everything()
    let file = try StoredHeader(model.encoded()).file(ofVersion: #require(Int(version))) { text in
      guard version == "1" else { return text }
      // Its scales and zero points are part of the text.
      return text.replacingOccurrences(
        of: #""axis":0,"firstPair":0"#, with: #""scales":[0.1,1e-07,3],"zeroPoints":[0,-128,127],"axis":0"#
      ).replacingOccurrences(of: #""scale":0.3,"zeroPoint":4"#, with: #""scales":[0.3],"zeroPoints":[4]"#)
    }
    #expect(try Model(decoding: file, name: "sample") == model)
    #expect(try Model(decoding: file, name: "sample").encoded() == model.encoded())
  }

  @Test(arguments: [("{", #"{\n\t"#), ("/", #"\/"#), (#":""#, #":\u0022"#)])
  func graphsOfFormerVersionsAreReadWhateverTheirTextEscapes(plain: String, escaped: String) throws {
    let model = try SampleModels.everything()
    let header = try StoredHeader(model.encoded())
    let file = try header.file(ofVersion: 2) { $0.replacingOccurrences(of: plain, with: "\u{1}") }
    let bytes = try StoredHeader(file).file(replacing: #"\u0001"#, with: escaped)
    #expect(try Model(decoding: bytes, name: "sample") == model)
  }

  @Test func zerosOfFiltersAreCounted() throws {
    let numbers: [Float] = [0, -0.0, 1, .nan, .leastNonzeroMagnitude, 0]
    var graph = SampleGraphs.chain()
    graph.tensors[1].constant = Tensor(shape: [2, 3], values: numbers)
    let model = Model(graphs: [graph], source: SampleModels.source)
    let header = try StoredHeader(model.encoded())
    #expect(try header.graph("chain").contains(#""nonzeroCount":3"#))
    func count(_ bytes: [UInt8]) throws -> Int? {
      try Model(decoding: bytes, name: "sample").graphs[0].tensors[1].constant?.nonzeroCount
    }
    #expect(try count(header.file(withHeader: header.text)) == 3)
    #expect(try count(header.file(inGraph: "chain", replacing: #","nonzeroCount":3"#, with: "")) == nil)
    #expect(try count(header.file(inGraph: "chain", replacing: #"Count":3"#, with: #"Count":6"#)) == 6)
  }

  @Test func graphsAreReadWhereverTheMetadataStand() throws {
    let model = try SampleModels.everything()
    let header = try StoredHeader(model.encoded())
    let first = try #require(header.tensors.first?.name)
    let start = header.text.index(after: header.text.startIndex)
    let end = try #require(header.text.range(of: "\"\(first)\"")).lowerBound
    var text = header.text
    let metadata = String(text[start..<end]).dropLast()
    text.removeSubrange(start..<end)
    let last = try #require(text.lastIndex(of: "}"))
    text.insert(contentsOf: "," + metadata, at: last)
    #expect(try Model(decoding: header.file(withHeader: text), name: "sample") == model)
    for space in [" ", "\n\t"] {
      let spaced = header.text.replacingOccurrences(
        of: "{\"__metadata__\":", with: "\(space){\(space)\"__metadata__\"\(space):\(space)")
      #expect(throws: EngineError.self) {
        try Model(decoding: header.file(withHeader: spaced), name: "sample")
      }
      let inside = String(spaced.dropFirst(space.count))
      #expect(try Model(decoding: header.file(withHeader: inside), name: "sample") == model)
    }
  }

  @Test func blocksOfAFileOutliveIt() throws {
    let path = TemporaryFile.path("vitruvian")
    let model = try SampleModels.everything()
    try model.write(toFile: path)
    let metadata = try Model(contentsOfFile: path).graphs.map(\.metadata)
    TemporaryFile.remove(path)
    #expect(metadata.contains { !$0.custom.isEmpty })
    #expect(metadata == model.graphs.map(\.metadata))
    #expect(metadata.map(\.custom) == model.graphs.map(\.metadata.custom))
  }

  @Test func encodingIsDeterministic() throws {
    let bytes = try SampleModels.everything().encoded()
    #expect(try SampleModels.everything().encoded() == bytes)
    #expect(try Model(decoding: bytes, name: "sample").encoded() == bytes)
  }

  @Test func weightsOfAnOpenFileStayInIt() throws {
    let path = TemporaryFile.path("vitruvian")
    defer { TemporaryFile.remove(path) }
    let written = try SampleModels.everything()
    try written.write(toFile: path)
    let file = try StoredFile(path: path, maximumByteCount: .max)
    let model = try Model(decoding: file, name: path)
    let constants = model.graphs.flatMap { $0.tensors.compactMap(\.constant) }
    #expect(!constants.isEmpty && constants.allSatisfy { $0.storage.source === file })
    for constant in constants {
      constant.withUnsafeBytes { #expect(UInt(bitPattern: $0.baseAddress) % 64 == 0) }
    }
    #expect(model == written)
    let loaded = try model.inMemory(from: file)
    #expect(loaded.graphs.allSatisfy { $0.tensors.allSatisfy { $0.constant?.storage.source == nil } })
    #expect(loaded == written)
    // Those that are stored once are in memory once.
    #expect(loaded.graphs.map(\.storedByteCount) == model.graphs.map(\.storedByteCount))
  }

  @Test func weightsOutliveTheModelThatReadThem() throws {
    let path = TemporaryFile.path("vitruvian")
    try Model(graphs: [SampleGraphs.chain()], source: SampleModels.source).write(toFile: path)
    let weights = try #require(try Model(contentsOfFile: path).graphs.first?.tensors[1].constant)
    TemporaryFile.remove(path)
    #expect(weights.floats == [1, 2, 3, 4, 5, 6])
  }

  /// A model in memory does not care what becomes of its file.
  @Test func aModelKeepsItsContentsWhenItsFileIsOverwritten() throws {
    let path = TemporaryFile.path("vitruvian")
    defer { TemporaryFile.remove(path) }
    let written = try SampleModels.everything()
    try written.write(toFile: path)
    let model = try Model(contentsOfFile: path)
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
    try file.truncate(atOffset: 0)
    #expect(model == written)
  }

  @Test(arguments: [true, false])
  func aChangeWhileAModelIsReadIsNoticed(isCutOff: Bool) throws {
    let path = TemporaryFile.path("vitruvian")
    defer { TemporaryFile.remove(path) }
    try SampleModels.everything().write(toFile: path)
    let file = try StoredFile(path: path, maximumByteCount: .max)
    let change = try FileHandle(forUpdating: URL(fileURLWithPath: path))
    let error = try #require(throws: EngineError.self) {
      _ = try Model(decoding: file, name: path) { _ in
        if isCutOff { try? change.truncate(atOffset: 100) } else { try? change.write(contentsOf: Data([1])) }
      }
    }
    #expect(error.code == .unreadable && error.context == [path])
    #expect(throws: EngineError.self) { try Model(decoding: file, name: path) }
  }

  @Test func everyTensorIsAlignedAndEveryGapIsATensor() throws {
    let bytes = try SampleModels.everything().encoded()
    let header = try StoredHeader(bytes)
    #expect(header.dataStart % 64 == 0)
    var end = 0
    for tensor in header.tensors {
      #expect(tensor.start == end)
      if !tensor.name.hasPrefix("__padding_") { #expect(tensor.start % 64 == 0, "\(tensor.name)") }
      end = tensor.end
    }
    #expect(header.dataStart + end == bytes.count)
    let paddings = header.tensors.map(\.name).filter { $0.hasPrefix("__padding_") }
    #expect(paddings == paddings.indices.map { "__padding_\($0)" })
  }

  @Test func equalConstantsAreStoredOnce() throws {
    let model = Model(graphs: [try SampleModels.typed(), SampleGraphs.chain()], source: SampleModels.source)
    let names = try StoredHeader(model.encoded()).tensors.map(\.name)
    #expect(names.contains("constant/typed/codes"))
    #expect(!names.contains("constant/typed/same codes"))
    #expect(names.contains("constant/typed/weights"))
    #expect(!names.contains("constant/chain/weights"))
  }

  /// The reader expects constants in the order of the graphs.
  @Test func constantsAreFoundInAnyOrderOfTheHeader() throws {
    let model = Model(graphs: [try SampleModels.typed(), SampleGraphs.chain()], source: SampleModels.source)
    let header = try StoredHeader(model.encoded())
    let entry = try #require(header.text.firstRange(of: /,"constant\/typed\/weights":\{[^}]*\}/))
    let end = try #require(header.text.lastIndex(of: "}"))
    var text = header.text
    text.insert(contentsOf: header.text[entry], at: end)
    text.removeSubrange(entry)
    let decoded = try Model(decoding: header.file(withHeader: text), name: "sample")
    #expect(decoded == model)
  }

  @Test func manyConstantsAreFoundInTheOppositeOrder() throws {
    var graph = SampleGraphs.chain()
    graph.tensors += (0..<40).map {
      TensorDefinition(
        name: "constant \($0)", shape: [1], elementType: .float32,
        constant: Tensor(shape: [1], values: [Float($0)])
      )
    }
    let model = Model(graphs: [graph], source: SampleModels.source)
    let header = try StoredHeader(model.encoded())
    let entries = header.text.ranges(of: /,"constant\/chain\/[^"]*":\{[^}]*\}/)
    #expect(entries.count > 40)
    var text = header.text
    for entry in entries.reversed() { text.removeSubrange(entry) }
    let end = try #require(text.lastIndex(of: "}"))
    text.insert(contentsOf: entries.reversed().map { header.text[$0] }.joined(), at: end)
    #expect(try Model(decoding: header.file(withHeader: text), name: "sample") == model)
  }

  @Test func aMisalignedConstantIsCopied() throws {
    let model = Model(graphs: [SampleGraphs.chain()], source: SampleModels.source)
    let bytes = try StoredHeader(model.encoded()).withHeaderLonger(by: 3)
    let decoded = try Model(decoding: bytes, name: "sample")
    #expect(decoded == model)
    let weights = try #require(decoded.graphs.first?.tensors[1].constant)
    weights.withUnsafeBytes { #expect(UInt(bitPattern: $0.baseAddress) % 64 == 0) }
  }

  @Test func graphsShareTheCopyOfAMisalignedConstant() throws {
    let graphs = ["first", "second", "third"].map { name in
      var graph = SampleGraphs.chain()
      graph.name = name
      return graph
    }
    let model = Model(graphs: graphs, source: SampleModels.source)
    let bytes = try StoredHeader(model.encoded()).withHeaderLonger(by: 3)
    let decoded = try Model(decoding: bytes, name: "sample")
    #expect(decoded == model)
    let storages = try decoded.graphs.map { ObjectIdentifier(try #require($0.tensors[1].constant).storage) }
    #expect(Set(storages).count == 1)
  }

  /// The texts of all graphs could take gigabytes before their length is known.
  @Test func theFirstGraphTooManyIsNotWritten() throws {
    let graphs = ["first", "second"].map { name in
      var graph = SampleGraphs.chain()
      graph.name = name
      for index in 0..<9_000 {
        let tensor = TensorDefinition(
          name: String(repeating: "n", count: 4000) + String(index), shape: [], elementType: .float32)
        graph.tensors.append(tensor)
      }
      return graph
    }
    let model = Model(graphs: graphs, source: SampleModels.source)
    let error = try #require(throws: EngineError.self) { try model.encoded() }
    #expect(error.code == .resourceExhausted)
    #expect(error.context == ["graph \"second\""])
  }

  @Test func labelsThatFilesShareAreNotWrittenWithoutEnd() throws {
    var graph = SampleGraphs.chain()
    let labels = [String](repeating: "", count: 1 << 16)
    let file = LabelFile(name: "names", kind: .valueLabels, locale: "", labels: labels)
    var metadata = TensorMetadata(name: "")
    metadata.labelFiles = [LabelFile](repeating: file, count: 400)
    graph.metadata.outputs = graph.outputs.map { _ in metadata }
    let model = Model(graphs: [graph], source: SampleModels.source)
    let error = try #require(throws: EngineError.self) { try model.encoded() }
    #expect(error.code == .resourceExhausted)
    #expect(error.context == ["graph \(graph.name.quoted)"])
  }

  @Test func anInvalidModelIsNotWritten() throws {
    var model = Model(graphs: [SampleGraphs.chain(), SampleGraphs.chain()], source: SampleModels.source)
    #expect(throws: EngineError.self) { try model.encoded() }
    model.graphs.removeLast()
    model.source.sha256 = "ABC"
    let error = try #require(throws: EngineError.self) { try model.encoded() }
    #expect(error.description.contains("64 lower-case hexadecimal digits"))
  }

  @Test func onlyModelFilesLookLikeOne() throws {
    let model = try SampleModels.everything().encoded()
    let zip = [UInt8]("PK\u{3}\u{4}".utf8) + [UInt8](repeating: 0, count: 40)
    let flatBuffer: [UInt8] = [0x1C, 0, 0, 0] + Array("TFL3{".utf8)
    for (bytes, expected) in [(model, true), (zip, false), (flatBuffer, false), ([], false)] {
      #expect(bytes.withUnsafeBytes { Model.isModelFile($0) } == expected)
    }
  }

  /// Loads the file with the Python package of the container's authors; `VITRUVIAN_PYTHON` names a Python
  /// that has it.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["VITRUVIAN_PYTHON"] != nil, "no VITRUVIAN_PYTHON"))
  func pythonLoadsTheFile() throws {
    let python = try #require(ProcessInfo.processInfo.environment["VITRUVIAN_PYTHON"])
    let path = TemporaryFile.path("safetensors")
    defer { TemporaryFile.remove(path) }
    try SampleModels.everything().write(toFile: path)
    let script = """
      import json, sys, safetensors, safetensors.numpy
      tensors = safetensors.numpy.load_file(sys.argv[1])
      with safetensors.safe_open(sys.argv[1], "numpy") as file:
          metadata = file.metadata()
      graphs = {name[6:]: json.loads(bytes(tensors[name])) for name in tensors if name.startswith("graph/")}
      print(metadata["format"], metadata["format_version"], len(graphs),
            graphs["typed"]["nodes"][0]["operator"],
            tensors["constant/typed/weights"].sum(),
            tensors["constant/typed/float16"].dtype, tensors["constant/typed/bool"].all(),
            bytes(tensors["attachment/labels/names.txt"]))
      """
    let output = try run(python, ["-c", script, path])
    let graphCount = OperatorKind.allCases.count + 2
    #expect(output == "vitruvian 3 \(graphCount) fullyConnected 21.0 float16 True b'cat\\ndog\\n'\n")
  }

  private func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: output, as: UTF8.self)
  }
}
