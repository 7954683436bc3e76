import ModelFormat
import TFLiteImport
import TensorCore
import TestSupport
import Testing

@Suite struct SparsityTests {
  private typealias Value = FlatBufferBuilder.Value

  private static func dense(_ count: Int32) -> [Int: Value] { [0: .integer(Int8(0)), 1: .integer(count)] }

  /// A level that lists positions, its two vectors in the integer type of number `type` in the schema.
  private static func sparse<Integer: FixedWidthInteger>(
    _ segments: [Integer], _ indices: [Integer], type: UInt8
  ) -> [Int: Value] {
    [
      0: .integer(Int8(1)), 2: .integer(type), 3: .table([0: .integers(segments)]), 4: .integer(type),
      5: .table([0: .integers(indices)]),
    ]
  }

  /// Adds a sparse constant to an input of the same shape, and gives back the constant as imported.
  private func densified(
    _ values: [Float], shape: [Int32], order: [Int32], blocks: [Int32] = [], levels: [[Int: Value]]
  ) throws -> [Float]? {
    var constant = SampleNetwork.floats("sparse", values, shape: shape)
    constant.extra[6] = .table([0: .integers(order), 1: .integers(blocks), 2: .tables(levels)])
    let network = SampleNetwork(
      tensors: [
        .init(name: "image", shape: shape), constant, .init(name: "dense", shape: shape),
        .init(name: "sum", shape: shape),
      ],
      operators: [.init(124, [1], to: [2]), .init(0, [0, 2], to: [3])], inputs: [0], outputs: [3])
    let graph = try Model(importing: network.bytes, named: "sample.tflite").graphs[0]
    #expect(graph.nodes.map(\.operation.kind) == ["binary"])
    return try graph.tensors[#require(graph.nodes[0].inputs[1])].constant?.floats
  }

  @Test func listedColumns_areUnfolded() throws {
    let expected: [Float] = [0, 5, 0, 0, 0, 0, 6, 0, 7]
    for level in [
      Self.sparse([Int32(0), 1, 1, 3], [1, 0, 2], type: 1),
      Self.sparse([UInt16(0), 1, 1, 3], [1, 0, 2], type: 2),
      Self.sparse([UInt8(0), 1, 1, 3], [1, 0, 2], type: 3),
    ] {
      let dense = try densified([5, 6, 7], shape: [3, 3], order: [0, 1], levels: [Self.dense(3), level])
      #expect(dense == expected)
    }
  }

  @Test func columnsFirst_areUnfolded() throws {
    let levels = [Self.dense(2), Self.sparse([Int32(0), 1, 2], [2, 0], type: 1)]
    #expect(try densified([5, 6], shape: [3, 2], order: [1, 0], levels: levels) == [0, 6, 0, 0, 5, 0])
  }

  @Test func blocks_areUnfolded() throws {
    // Two by two blocks of a 4×4 matrix; only the upper right one and the lower left one are stored.
    let levels = [
      Self.dense(2), Self.sparse([UInt8(0), 1, 2], [1, 0], type: 3), Self.dense(2), Self.dense(2),
    ]
    let dense = try densified(
      [1, 2, 3, 4, 5, 6, 7, 8], shape: [4, 4], order: [0, 1, 2, 3], blocks: [0, 1], levels: levels)
    #expect(dense == [0, 0, 1, 2, 0, 0, 3, 4, 5, 6, 0, 0, 7, 8, 0, 0])
  }

  /// Layouts that contradict the shape [3, 3] or themselves.
  private static let refusals: [(order: [Int32], blocks: [Int32], levels: [[Int: Value]])] = [
    ([0], [], [dense(3)]),
    ([0, 0], [], [dense(3), dense(3)]),
    ([0, 1], [], [dense(4), dense(3)]),
    ([0, 1], [], [dense(3), sparse([Int32(0), 1, 1], [1], type: 1)]),
    ([0, 1], [], [dense(3), sparse([Int32(0), 2, 1, 3], [0, 1, 2], type: 1)]),
    ([0, 1], [], [dense(3), sparse([Int32(0), 1, 2, 3], [0, 1, 3], type: 1)]),
    ([0, 1], [], [dense(3), sparse([Int32(0), 1, 2, 3], [0, 1, -1], type: 1)]),
    ([0, 1], [], [dense(3), sparse([Int32(0), 3, 3, 3], [1, 1, 1], type: 1)]),
    ([0, 1], [], [dense(3), sparse([Int32(0), 1, 2, 2], [0, 1], type: 1)]),
    ([0, 1], [], [dense(3), sparse([Int32(0), 1, 2, 3], [0, 1, 2], type: 9)]),
    ([0, 1, 2], [1], [dense(3), dense(3), dense(2)]),
    ([0, 1, 2], [5], [dense(3), dense(3), dense(1)]),
  ]

  @Test(arguments: refusals.indices) func contradictoryLayout_isRefused(index: Int) throws {
    let layout = Self.refusals[index]
    let error = #expect(throws: EngineError.self) {
      try densified(
        [1, 2, 3], shape: [3, 3], order: layout.order, blocks: layout.blocks, levels: layout.levels)
    }
    #expect(try #require(error).description.contains("is sparse"))
  }

  @Test func giantShape_isRefusedBeforeMemoryIsTaken() throws {
    let error = #expect(throws: EngineError.self) {
      try densified(
        [1], shape: [1 << 15, 1 << 15], order: [0, 1],
        levels: [Self.dense(1 << 15), Self.sparse([Int32(0), 1], [0], type: 1)])
    }
    #expect(try #require(error).code == .resourceExhausted)
  }

  @Test(arguments: [[dense(4096), dense(4096)], [dense(4096), sparse([Int32(0), 1], [0], type: 1)]])
  private func denseLevels_areNotUnfoldedBeyondWhatIsStored(levels: [[Int: Value]]) throws {
    let error = #expect(throws: EngineError.self) {
      try densified([1], shape: [4096, 4096], order: [0, 1], levels: levels)
    }
    #expect(try #require(error).message == "is sparse with 4096 places for 1 values")
  }
}
