import FileAccess
import Foundation
import ModelFormat
import TFLiteImport
import TensorCore
import TestSupport
import Testing

/// Sparse constants of an open file are unfolded from it whenever they are read.
@Suite struct SparseFileTests {
  private static let rowCount = 64
  private static let columnCount = 200
  /// More than are read together with their record.
  private static let valuesPerRow = 12
  /// Row `r` holds `r + 1` from column `r` on.
  private static let dense: [Float] = (0..<rowCount * columnCount).map { place in
    let (row, column) = (place / columnCount, place % columnCount)
    return row..<row + valuesPerRow ~= column ? Float(row + 1) : 0
  }

  private static var network: [UInt8] {
    let shape = [Int32(rowCount), Int32(columnCount)]
    let values = (0..<rowCount).flatMap { [Float](repeating: Float($0 + 1), count: valuesPerRow) }
    var constant = SampleNetwork.floats("sparse", values, shape: shape)
    let indices = (0..<rowCount).flatMap { row in (0..<valuesPerRow).map { UInt8(row + $0) } }
    constant.extra[6] = .table([
      0: .integers([Int32(0), 1]), 1: .integers([Int32]()),
      2: .tables([
        [0: .integer(Int8(0)), 1: .integer(Int32(rowCount))],
        [
          0: .integer(Int8(1)), 2: .integer(UInt8(2)),
          3: .table([0: .integers((0...rowCount).map { UInt16(valuesPerRow * $0) })]), 4: .integer(UInt8(3)),
          5: .table([0: .integers(indices)]),
        ],
      ]),
    ])
    return SampleNetwork(
      tensors: [
        .init(name: "image", shape: shape), constant, .init(name: "dense", shape: shape),
        .init(name: "sum", shape: shape),
      ],
      operators: [.init(124, [1], to: [2]), .init(0, [0, 2], to: [3])], inputs: [0], outputs: [3]
    ).bytes
  }

  private func withConstant(_ body: (Tensor, _ path: String, Model) throws -> Void) throws {
    let files = try TemporaryDirectory()
    let path = try files.write(Self.network, to: "sparse.tflite")
    let file = try StoredFile(path: path, maximumByteCount: 1 << 20)
    let model = try ModelImporter.read(file) { _ in }.model
    let constant = model.graphs[0].tensors[try #require(model.graphs[0].nodes[0].inputs[1])].constant
    try body(#require(constant), path, model)
  }

  @Test func contents_areUnfolded() throws {
    try withConstant { constant, _, model in
      let storage = constant.storage
      #expect(storage.source != nil && model.byteCountInMemory < storage.byteCount / 10)
      #expect(constant.floats == Self.dense && constant.inMemory.floats == Self.dense)
      #expect(constant.nonzeroCount == Self.valuesPerRow * Self.rowCount)
      let row = 5 * 4 * Self.columnCount..<6 * 4 * Self.columnCount
      let rowFloats = Tensor(shape: [Self.columnCount], elementType: .float32, storage: storage.part(row))
      #expect(rowFloats.floats == Array(Self.dense[5 * Self.columnCount..<6 * Self.columnCount]))
      #expect(storage.start == storage.start)
      #expect(
        UnsafeRawBufferPointer(start: storage.start, count: storage.byteCount).elementsEqual(storage.bytes))
      #expect(model.inMemory == model)
    }
  }

  /// Lists that no longer fit the tensor do no harm.
  @Test func aChangeOfTheFile_isNoticed() throws {
    try withConstant { constant, path, _ in
      let handle = try FileHandle(forUpdating: URL(fileURLWithPath: path))
      try handle.write(contentsOf: Data(repeating: 0xFF, count: Self.network.count))
      try handle.close()
      _ = constant.floats
      #expect(throws: EngineError.self) { try constant.storage.source?.check() }
    }
  }
}
