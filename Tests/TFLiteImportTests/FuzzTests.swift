import FuzzHarnesses
import ModelFormat
import TFLiteImport
import TensorCore
import TestSupport
import Testing

/// Changed bytes must give a model or an error, never a crash or a flood.
@Suite struct FuzzTests {
  private typealias Value = FlatBufferBuilder.Value

  /// A network with most kinds of records: options, quantization, sparsity, metadata and files.
  static let network: [UInt8] = {
    let sparsity: [Int: FlatBufferBuilder.Value] = [
      0: .integers([Int32(0), 1]),
      2: .tables([
        [0: .integer(Int8(0)), 1: .integer(Int32(2))],
        [
          0: .integer(Int8(1)), 2: .integer(UInt8(1)), 3: .table([0: .integers([Int32(0), 1, 2])]),
          4: .integer(UInt8(1)), 5: .table([0: .integers([Int32(1), 0])]),
        ],
      ]),
    ]
    var sparse = SampleNetwork.floats("sparse", [1, 2], shape: [2, 2])
    sparse.extra[6] = .table(sparsity)
    var network = SampleNetwork(
      tensors: [
        .init(name: "image", shape: [1, 4, 4, 2]),
        SampleNetwork.integers("paddings", [0, 0, 1, 1, 1, 1, 0, 0], shape: [4, 2]),
        .init(name: "padded", shape: [1, 6, 6, 2]),
        SampleNetwork.floats("filter", [Float](repeating: 1, count: 36), shape: [2, 3, 3, 2]),
        .init(name: "features", shape: [1, 4, 4, 2]), SampleNetwork.integers("shape", [-1, 2]),
        .init(name: "rows", shape: [16, 2]), sparse, .init(name: "dense", shape: [2, 2]),
        .init(name: "scores", shape: [16, 2]),
        .init(
          name: "codes", shape: [16, 2], type: 9,
          extra: [4: .table([2: .floats([0.5]), 3: .integers([Int64(3)])])]),
      ],
      operators: [
        .init(34, [0, 1], to: [2]),
        .init(
          3, [2, 3], to: [4], options: [0: .integer(Int8(1)), 1: .integer(Int32(1)), 2: .integer(Int32(1))]),
        .init(22, [4, 5], to: [6]), .init(124, [7], to: [8]),
        .init(9, [6, 8], to: [9], options: [0: .integer(Int8(1))]),
        .init(114, [9], to: [10]),
      ],
      inputs: [0], outputs: [10])
    network.metadata = FlatBufferBuilder.file(
      identifier: "M001",
      root: [
        3: .tables([
          [
            2: .tables([[0: .string("image")]]),
            3: .tables([[6: .tables([[0: .string("names"), 2: .integer(Int8(2))]])]]),
          ]
        ])
      ])
    let files = [ZipBuilder.Member(name: "names", contents: Array("a\nb\n".utf8))]
    return ZipBuilder(prefix: network.bytes, members: files).bytes
  }()

  @Test func soundNetwork_isImported() throws {
    let graph = try Model(importing: Self.network, named: "sample.tflite").graphs[0]
    #expect(graph.nodes.map(\.operation.kind) == ["convolution2D", "reshape", "fullyConnected", "quantize"])
    #expect(graph.metadata.outputs[0].labelFiles.map(\.labels) == [["a", "b"]])
  }

  @Test func networkWithAnyByteChanged_isImportedOrRefused() throws {
    var refusedCount = 0
    for position in Self.network.indices {
      for value in [0, 0x7F, 0xFF] as [UInt8] where Self.network[position] != value {
        var bytes = Self.network
        bytes[position] = value
        if try !ModelFuzzing.accepts(bytes, named: "sample.tflite") { refusedCount += 1 }
      }
    }
    #expect(refusedCount > Self.network.count)
  }

  @Test(arguments: 1...4) func networkWithManyBytesChanged_isImportedOrRefused(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1000 {
      var bytes = Self.network
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let position = Int.random(in: bytes.indices, using: &generator)
        bytes[position] = UInt8.random(in: .min ... .max, using: &generator)
      }
      if Bool.random(using: &generator) {
        bytes.removeSubrange(Int.random(in: bytes.indices, using: &generator)...)
      }
      _ = try ModelFuzzing.accepts(bytes, named: "sample.tflite")
    }
  }

  @Test func truncatedNetwork_isRefusedOrLosesItsFiles() throws {
    for count in stride(from: 0, to: Self.network.count, by: 7) {
      #expect(
        try !ModelFuzzing.accepts(
          Array(Self.network.prefix(count)), named: "sample.tflite"), "\(count) bytes")
    }
  }

  @Test(arguments: 1...4) func bundleWithBytesChanged_isImportedOrRefused(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let sound = ZipBuilder(members: [
      .init(name: "a.tflite", contents: Self.network), .init(name: "b", contents: [1, 2, 3]),
    ]).bytes
    for _ in 0..<300 {
      var bytes = sound
      // Most of the structure is at the end.
      let start = Bool.random(using: &generator) ? bytes.count - 140 : 0
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let position = Int.random(in: start..<bytes.count, using: &generator)
        bytes[position] = UInt8.random(in: .min ... .max, using: &generator)
      }
      _ = try ModelFuzzing.accepts(bytes, named: "sample.tflite")
    }
  }

  /// Many tables that all point to one long vector: small to write, quadratic to read.
  @Test func partsThatShareBytes_areRefusedBeforeTheyFillTheMemory() throws {
    let count = 20_000
    var network = SampleNetwork.one(14, input: [2], output: [2])
    network.tensors[0].name = String(repeating: "n", count: 200_000)
    var bytes = network.bytes
    // Appends a vector of operators, all of them the table of the first one.
    let position = bytes.count
    bytes += Value.bytes(of: UInt32(count))
    let model = ByteSearch(bytes)
    let subgraph = try model.table(at: model.root, field: 2, element: 0)
    let tensor = try model.table(at: subgraph, field: 0, element: 0)
    // Offsets only point forward, so the shared table is copied behind the vector with its far offsets.
    let copy = position + 4 + 4 * count
    for index in 0..<count {
      let slot = position + 4 + 4 * index
      bytes += Value.bytes(of: UInt32(copy - slot))
    }
    bytes += model.relocatedTable(at: tensor, to: copy, name: 200_000)
    let slot = try model.slot(at: subgraph, field: 0)
    bytes.replaceSubrange(slot..<slot + 4, with: Value.bytes(of: UInt32(position - slot)))
    let error = #expect(throws: EngineError.self) { try Model(importing: bytes, named: "sample.tflite") }
    #expect(try #require(error).description.contains("overlap"))
  }
}

/// Finds positions in a FlatBuffers file that the builder wrote.
private struct ByteSearch {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var root: Int { Int(word(0)) }

  private func word(_ position: Int) -> UInt32 {
    bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: position, as: UInt32.self) }
  }

  private func half(_ position: Int) -> Int {
    Int(bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: position, as: UInt16.self) })
  }

  /// The position of a field of the table at `table`.
  func slot(at table: Int, field: Int) throws -> Int {
    let fieldList = table - Int(Int32(bitPattern: word(table)))
    let offset = half(fieldList + 4 + 2 * field)
    try #require(offset > 0)
    return table + offset
  }

  /// The position of a table in a vector of tables.
  func table(at table: Int, field: Int, element: Int) throws -> Int {
    let slot = try slot(at: table, field: field)
    let entry = slot + Int(word(slot)) + 4 + 4 * element
    return entry + Int(word(entry))
  }

  /// A table with one field, a name of `name` letters, for position `position`.
  func relocatedTable(at table: Int, to position: Int, name: Int) -> [UInt8] {
    typealias Value = FlatBufferBuilder.Value
    // The list of fields follows the table, so its distance is negative.
    let body = Value.bytes(of: Int32(-8)) + Value.bytes(of: UInt32(16 + 4))
    let fieldList = [UInt16(12), 8, 0, 0, 0, 4].flatMap { Value.bytes(of: $0) }
    return body + fieldList + [0, 0, 0, 0] + Value.bytes(of: UInt32(name))
      + [UInt8](repeating: 110, count: name)
  }
}
