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
  private let axes: [Int]
  /// The axis that each block is cut from.
  private let blockAxes: [Int]
  private let levels: [Level]

  private enum Level {
    case dense(count: Int)
    /// The positions below parent `i` are `indices[segments[i]..<segments[i + 1]]`.
    case sparse(segments: [Int], indices: [Int])
  }

  /// The most bytes that a sparse tensor may unfold to.
  private static let maximumByteCount = 64 << 20

  /// - Throws: ``EngineError/Code/invalidModel`` when the record is corrupt.
  init(reading table: FlatBufferTable) throws {
    axes = try (table.integers(Field.SparsityParameters.traversalOrder, of: Int32.self) ?? []).map(Int.init)
    blockAxes = try (table.integers(Field.SparsityParameters.blockMap, of: Int32.self) ?? []).map(Int.init)
    levels = try table.tables(Field.SparsityParameters.dimensionMetadata).map(Self.level)
  }

  private static func level(_ table: FlatBufferTable) throws -> Level {
    switch try table.integer(Field.DimensionMetadata.format, default: Int8(0)) {
    case 0:
      return .dense(count: Int(try table.integer(Field.DimensionMetadata.denseSize, default: Int32(0))))
    case 1:
      return .sparse(
        segments: try vector(
          table, type: Field.DimensionMetadata.segmentsType, value: Field.DimensionMetadata.segments),
        indices: try vector(
          table, type: Field.DimensionMetadata.indicesType, value: Field.DimensionMetadata.indices))
    case let format:
      throw EngineError(.invalidModel, "is sparse in the unknown format \(format)")
    }
  }

  /// A vector of integers whose width is given by a type field.
  private static func vector(_ table: FlatBufferTable, type: Int, value: Int) throws -> [Int] {
    guard let vector = try table.table(value) else { return [] }
    switch try table.integer(type, default: UInt8(0)) {
    case 1: return try (vector.integers(0, of: Int32.self) ?? []).map(Int.init)
    case 2: return try (vector.integers(0, of: UInt16.self) ?? []).map(Int.init)
    case 3: return try (vector.integers(0, of: UInt8.self) ?? []).map(Int.init)
    case let type: throw EngineError(.invalidModel, "is sparse with the unknown index type \(type)")
    }
  }
}

extension SparsityParameters {
  /// Unfolds `values` into a dense tensor, zero where nothing is stored.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when the levels contradict the shape or each other;
  ///   ``EngineError/Code/resourceExhausted`` when the tensor would be too large.
  func densified(_ values: ByteView, shape: Shape, elementType: ElementType) throws -> Tensor {
    let size = elementType.byteCount
    guard shape.elementCount > 0 else { throw EngineError(.invalidModel, "is sparse and has no elements") }
    guard shape.elementCount <= Self.maximumByteCount / size else {
      throw EngineError(
        .resourceExhausted,
        "unfolds to more than \(Self.maximumByteCount) bytes, the limit for sparse tensors")
    }
    let layout = try layout(for: shape)
    let placeCount = try placeCount(layout, valueCount: values.count / size)
    guard placeCount * size == values.count else {
      throw EngineError(
        .invalidModel, "is sparse with \(placeCount) places for \(values.count / size) values")
    }
    return Tensor(shape: shape, elementType: elementType) { destination in
      values.withBytes { source in
        forEachPlace(layout) { index, position in
          let value = UnsafeRawBufferPointer(rebasing: source[index * size..<(index + 1) * size])
          destination[position * size..<(position + 1) * size].copyBytes(from: value)
        }
      }
    }
  }

  /// The number of places for values, once the levels are known to fit the shape and each other.
  private func placeCount(_ layout: Layout, valueCount: Int) throws -> Int {
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
        try Self.check(segments, indices, parentCount: placeCount, length: length)
        placeCount = indices.count
      }
    }
    return placeCount
  }

  /// Calls `body` with the number of each value and its position in the dense tensor.
  ///
  /// - Precondition: ``placeCount(_:valueCount:)`` has not thrown.
  private func forEachPlace(_ layout: Layout, _ body: (_ value: Int, _ position: Int) -> Void) {
    // A position is a sum with one term for each level.
    func unfold(_ level: Int, parent: Int, base: Int) {
      guard level < levels.count else { return body(parent, base) }
      let stride = layout.strides[axes[level]]
      switch levels[level] {
      case .dense(let count):
        for place in 0..<count {
          unfold(level + 1, parent: parent * count + place, base: base + place * stride)
        }
      case .sparse(let segments, let indices):
        for place in segments[parent]..<segments[parent + 1] {
          unfold(level + 1, parent: place, base: base + indices[place] * stride)
        }
      }
    }
    unfold(0, parent: 0, base: 0)
  }

  /// The most positions that the levels behind one can go on with: what the file lists bounds what is
  /// unfolded.
  private func capacity(behind index: Int, valueCount: Int) -> Int {
    for case .sparse(let segments, _) in levels[(index + 1)...] { return segments.count - 1 }
    return valueCount
  }

  /// The length of each axis and block, and the distance between neighbours along it in the dense tensor.
  private typealias Layout = (lengths: [Int], strides: [Int])

  /// The layout of a tensor of `shape`.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when axes or blocks do not fit it.
  private func layout(for shape: Shape) throws -> Layout {
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

  private static func check(_ segments: [Int], _ indices: [Int], parentCount: Int, length: Int) throws {
    guard segments.count == parentCount + 1, segments.first == 0, segments.last == indices.count,
      zip(segments, segments.dropFirst()).allSatisfy({ $0 <= $1 }),
      zip(segments, segments.dropFirst()).allSatisfy({ areAscending(indices[$0..<$1]) }),
      indices.allSatisfy((0..<length).contains)
    else {
      throw EngineError(.invalidModel, "is sparse with positions that lie outside the tensor")
    }
  }

  /// Whether no position is listed twice, which would let a small file unfold without limit.
  private static func areAscending(_ indices: ArraySlice<Int>) -> Bool {
    zip(indices, indices.dropFirst()).allSatisfy { $0 < $1 }
  }
}
