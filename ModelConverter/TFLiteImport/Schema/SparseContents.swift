import TensorCore
import Threading

/// The contents of a sparse tensor, which are unfolded when they are read: most models are opened long before
/// their weights are wanted, and run on processors that leave the zeros out again.
///
/// `@unchecked Sendable`: what changes is only touched under the lock.
final class SparseContents: BlockSource, @unchecked Sendable {
  let byteCount: Int
  private let elementByteCount: Int
  /// The values that are stored.
  let values: AlignedStorage
  /// Where they belong.
  private let sparsity: SparsityParameters
  private let layout: SparsityParameters.Layout
  private let lock = Lock()
  private var kept: AlignedStorage?

  /// The most bytes that a sparse tensor may unfold to.
  private static let maximumByteCount = 64 << 20

  /// - Throws: ``EngineError/Code/invalidModel`` when the levels contradict the shape or each other;
  ///   ``EngineError/Code/resourceExhausted`` when the tensor would be too large.
  init(
    _ values: AlignedStorage, _ sparsity: SparsityParameters, shape: Shape, elementType: ElementType
  ) throws {
    let size = elementType.byteCount
    guard shape.elementCount > 0 else { throw EngineError(.invalidModel, "is sparse and has no elements") }
    guard shape.elementCount <= Self.maximumByteCount / size else {
      throw EngineError(
        .resourceExhausted,
        "unfolds to more than \(Self.maximumByteCount) bytes, the limit for sparse tensors")
    }
    layout = try sparsity.layout(for: shape)
    let placeCount = try sparsity.placeCount(layout, valueCount: values.byteCount / size)
    guard placeCount * size == values.byteCount else {
      throw EngineError(
        .invalidModel, "is sparse with \(placeCount) places for \(values.byteCount / size) values")
    }
    (self.values, self.sparsity, elementByteCount) = (values, sparsity, size)
    byteCount = shape.elementCount * size
  }

  /// How many of the stored values are not zero.
  ///
  /// - Precondition: They are `float32` or `float16`.
  var nonzeroCount: Int { values.withBytes { $0.nonzeroCount(ofFloats: elementByteCount) } }
}

extension SparseContents {
  func read(from offset: Int, into bytes: UnsafeMutableRawBufferPointer) {
    guard bytes.count < byteCount else { return unfold(into: bytes) }
    withPart(0..<byteCount) { whole in
      whole.read(offset..<offset + bytes.count, into: bytes)
    }
  }

  func part(_ range: Range<Int>) -> AlignedStorage {
    let part = AlignedStorage(byteCount: range.count, isZeroed: false)
    read(from: range.lowerBound, into: UnsafeMutableRawBufferPointer(start: part.start, count: range.count))
    return part
  }

  func keptPart(_ range: Range<Int>) -> AlignedStorage {
    lock.withLock {
      let whole = kept ?? part(0..<byteCount)
      kept = whole
      return whole.part(range)
    }
  }

  func withPart<Result, Failure: Error>(
    _ range: Range<Int>, _ body: (AlignedStorage) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withBuffer(byteCount) { (whole) throws(Failure) in
      unfold(into: UnsafeMutableRawBufferPointer(start: whole.start, count: byteCount))
      return try body(range.count == byteCount ? whole : whole.part(range))
    }
  }

  func withBuffer<Result, Failure: Error>(
    _ byteCount: Int, _ body: (AlignedStorage) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let source = values.source else {
      return try body(AlignedStorage(byteCount: byteCount, isZeroed: false))
    }
    return try source.withBuffer(byteCount, body)
  }

  func counted(in range: Range<Int>, _ count: () -> Int) -> Int { count() }

  func check() throws {
    try values.source?.check()
  }
}

extension SparseContents {
  /// Writes the dense tensor, zero where nothing is stored.
  private func unfold(into bytes: UnsafeMutableRawBufferPointer) {
    switch elementByteCount {
    case 1: unfold(into: bytes.bindMemory(to: UInt8.self))
    case 2: unfold(into: bytes.bindMemory(to: UInt16.self))
    case 4: unfold(into: bytes.bindMemory(to: UInt32.self))
    default: unfold(into: bytes.bindMemory(to: UInt64.self))
    }
  }

  private func unfold<Bits: FixedWidthInteger>(into elements: UnsafeMutableBufferPointer<Bits>) {
    elements.update(repeating: 0)
    // A file that was changed since may hold anything; its reader finds out.
    guard (try? sparsity.placeCount(layout, valueCount: values.byteCount / elementByteCount)) != nil else {
      return
    }
    values.withBytes { values in
      withLists(of: sparsity.levels[...], []) { levels in
        Unfolding(
          values: values.bindMemory(to: Bits.self), strides: sparsity.axes.map { layout.strides[$0] },
          levels: levels, elements: elements
        ).unfold(0, parent: 0, base: 0)
      }
    }
  }

  /// A level whose lists are in memory.
  fileprivate enum OpenLevel {
    case dense(count: Int)
    case sparse(segments: IndexBytes, indices: IndexBytes)
  }

  /// Calls `body` with all levels: those that are open, and those that are not.
  private func withLists(
    of levels: ArraySlice<SparsityParameters.Level>, _ open: [OpenLevel], _ body: ([OpenLevel]) -> Void
  ) {
    switch levels.first {
    case nil: body(open)
    case .dense(let count): withLists(of: levels.dropFirst(), open + [.dense(count: count)], body)
    case .sparse(let segments, let indices):
      segments.withBytes { segments in
        indices.withBytes { indices in
          let level = OpenLevel.sparse(segments: segments, indices: indices)
          withLists(of: levels.dropFirst(), open + [level], body)
        }
      }
    }
  }
}

/// The walk over the tree of a sparse tensor.
private struct Unfolding<Bits: FixedWidthInteger> {
  let values: UnsafeBufferPointer<Bits>
  /// The distance between neighbours of each level in the dense tensor.
  let strides: [Int]
  let levels: [SparseContents.OpenLevel]
  let elements: UnsafeMutableBufferPointer<Bits>

  /// Writes what lies below a position of the level above, which stands for the element at `base`: a place is
  /// a sum with one term for each level.
  func unfold(_ level: Int, parent: Int, base: Int) {
    guard level < levels.count else { return write(parent, to: base) }
    let stride = strides[level]
    switch levels[level] {
    case .dense(let count):
      for place in 0..<count {
        unfold(level + 1, parent: parent * count + place, base: base + place * stride)
      }
    case .sparse(let segments, let indices):
      // The lists are in the file: between the check and here, another program may have written others.
      let (start, end) = (segments[parent], segments[parent + 1])
      let places = (start..<max(start, end)).clamped(to: 0..<indices.count)
      guard level + 1 == levels.count else {
        for place in places { unfold(level + 1, parent: place, base: base + indices[place] * stride) }
        return
      }
      switch indices {
      case .int32(let list): write(places, list, base, stride)
      case .uint16(let list): write(places, list, base, stride)
      case .uint8(let list): write(places, list, base, stride)
      }
    }
  }

  private func write<Index: FixedWidthInteger>(
    _ places: Range<Int>, _ list: UnsafeBufferPointer<Index>, _ base: Int, _ stride: Int
  ) {
    for place in places { write(place, to: base &+ Int(truncatingIfNeeded: list[place]) &* stride) }
  }

  /// Writes a value to its element.
  @inline(__always)
  private func write(_ value: Int, to element: Int) {
    // In bounds as long as the lists are what was checked; the comparisons cost less than to copy them first.
    guard 0..<values.count ~= value, 0..<elements.count ~= element else { return }
    elements[element] = values[value]
  }
}
