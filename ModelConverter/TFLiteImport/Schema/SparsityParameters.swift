import TensorCore

/// How the contents of a sparse tensor are stored: as a tree with one level for each axis, outermost first.
///
/// A level is dense, when all positions along its axis are there, or lists the positions that are. An axis
/// may be cut into blocks; the position within the block is then a level of its own.
///
/// - Source: `tensorflow/compiler/mlir/lite/schema/schema.fbs`, `SparsityParameters`, and
///   `tensorflow/lite/kernels/internal/utils/sparsity_format_converter.cc`.
struct SparsityParameters {
  /// The axis of each level. Numbers from the rank on are blocks.
  let axes: [Int]
  /// The axis that each block is cut from.
  private let blockAxes: [Int]
  let levels: [Level]

  enum Level {
    case dense(count: Int)
    /// The positions below parent `i` are `indices[segments[i]..<segments[i + 1]]`.
    case sparse(segments: StoredIndices, indices: StoredIndices)
  }

  /// - Parameter view: Where the record and its lists lie.
  /// - Throws: ``EngineError/Code/invalidModel`` when the record is corrupt.
  init(reading table: FlatBufferTable, in view: ByteView) throws {
    axes = try table.integers(Field.SparsityParameters.traversalOrder, from: Int32.self)
    blockAxes = try table.integers(Field.SparsityParameters.blockMap, from: Int32.self)
    levels = try table.tables(Field.SparsityParameters.dimensionMetadata) {
      try Self.level($0, in: view)
    }
  }

  private static func level(_ table: FlatBufferTable, in view: ByteView) throws -> Level {
    switch try table.integer(Field.DimensionMetadata.format, default: Int8(0)) {
    case 0:
      return .dense(count: Int(try table.integer(Field.DimensionMetadata.denseSize, default: Int32(0))))
    case 1:
      return .sparse(
        segments: try StoredIndices(
          table, type: Field.DimensionMetadata.segmentsType, value: Field.DimensionMetadata.segments,
          in: view),
        indices: try StoredIndices(
          table, type: Field.DimensionMetadata.indicesType, value: Field.DimensionMetadata.indices, in: view
        ))
    case let format:
      throw EngineError(.invalidModel, "is sparse in the unknown format \(format)")
    }
  }
}

extension SparsityParameters {
  /// The length of each axis and block, and the distance between neighbours along it in the dense tensor.
  typealias Layout = (lengths: [Int], strides: [Int])

  /// The layout of a tensor of `shape`.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when axes or blocks do not fit it.
  func layout(for shape: Shape) throws -> Layout {
    let rank = shape.rank
    let axisCount = rank + blockAxes.count
    guard axes.count == axisCount, levels.count == axisCount, axes.sorted() == Array(0..<axisCount),
      blockAxes.allSatisfy((0..<rank).contains), Set(blockAxes).count == blockAxes.count
    else {
      throw EngineError(.invalidModel, "is sparse with axes that do not fit shape \(shape)")
    }
    var lengths = shape.dimensions + blockAxes.map { _ in 1 }
    var strides = shape.strides + blockAxes.map { shape.strides[$0] }
    for (level, axis) in zip(levels, axes) where axis >= rank {
      let blocked = blockAxes[axis - rank]
      guard case .dense(let block) = level, block > 0, shape[blocked] % block == 0 else {
        throw EngineError(.invalidModel, "is sparse with blocks that do not divide shape \(shape)")
      }
      lengths[axis] = block
      lengths[blocked] = shape[blocked] / block
      strides[blocked] = shape.strides[blocked] * block
    }
    return (lengths, strides)
  }

  /// The number of places for values, once the levels are known to fit the layout and each other.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when they contradict each other.
  func placeCount(_ layout: Layout, valueCount: Int) throws -> Int {
    var placeCount = 1
    for (index, axis) in axes.enumerated() {
      let length = layout.lengths[axis]
      switch levels[index] {
      case .dense(let count):
        guard count == length else {
          throw EngineError(.invalidModel, "is sparse with \(count) positions along an axis of \(length)")
        }
        let capacity = capacity(behind: index, valueCount: valueCount)
        guard placeCount * count <= capacity else {
          throw EngineError(
            .invalidModel, "is sparse with \(placeCount * count) places for \(capacity) values")
        }
        placeCount *= count
      case .sparse(let segments, let indices):
        let isSound = segments.withBytes { segments in
          indices.withBytes { indices in
            indices.areWithin(length, in: segments, parentCount: placeCount)
          }
        }
        guard isSound else {
          throw EngineError(.invalidModel, "is sparse with positions that lie outside the tensor")
        }
        placeCount = indices.count
      }
    }
    return placeCount
  }

  /// The most positions that the levels behind one can go on with: what the file lists bounds what is
  /// unfolded.
  private func capacity(behind index: Int, valueCount: Int) -> Int {
    for case .sparse(let segments, _) in levels[(index + 1)...] { return segments.count - 1 }
    return valueCount
  }
}
