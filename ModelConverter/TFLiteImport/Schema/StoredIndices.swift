import TensorCore

/// A list of positions of a sparse tensor, as a file has it.
struct StoredIndices {
  private let storage: AlignedStorage
  private let width: Width
  let count: Int

  private enum Width: Int {
    case int32 = 4
    case uint16 = 2
    case uint8 = 1
  }

  /// - Parameters:
  ///   - type: The field that says how wide the numbers are.
  ///   - value: The field with the list.
  ///   - view: Where the record lies, and the list stays.
  /// - Throws: ``EngineError/Code/invalidModel`` when the record is corrupt.
  init(_ table: FlatBufferTable, type: Int, value: Int, in view: ByteView) throws {
    guard let vector = try table.table(value) else {
      (storage, width, count) = (AlignedStorage(byteCount: 0), .uint8, 0)
      return
    }
    switch try table.integer(type, default: UInt8(0)) {
    case 1: width = .int32
    case 2: width = .uint16
    case 3: width = .uint8
    case let type: throw EngineError(.invalidModel, "is sparse with the unknown index type \(type)")
    }
    let range = try vector.byteRange(0, elementByteCount: width.rawValue) ?? 0..<0
    count = range.count / width.rawValue
    storage = view.storage(of: range)
  }

  /// What the list is read from; `nil` when it is in memory.
  var source: (any BlockSource)? { storage.source }

  /// Calls `body` with the list in memory.
  func withBytes<Result>(_ body: (IndexBytes) -> Result) -> Result {
    storage.withBytes { bytes in
      switch width {
      case .int32: body(.int32(bytes.bindMemory(to: Int32.self)))
      case .uint16: body(.uint16(bytes.bindMemory(to: UInt16.self)))
      case .uint8: body(.uint8(bytes.bindMemory(to: UInt8.self)))
      }
    }
  }
}

/// A list of positions in memory. It is the file's, and so may hold anything until it was checked.
enum IndexBytes {
  case int32(UnsafeBufferPointer<Int32>)
  case uint16(UnsafeBufferPointer<UInt16>)
  case uint8(UnsafeBufferPointer<UInt8>)

  var count: Int {
    switch self {
    case .int32(let list): list.count
    case .uint16(let list): list.count
    case .uint8(let list): list.count
    }
  }

  subscript(index: Int) -> Int {
    switch self {
    case .int32(let list): Int(list[index])
    case .uint16(let list): Int(list[index])
    case .uint8(let list): Int(list[index])
    }
  }

  /// Whether the positions of each segment ascend and lie below `length`, and there is a segment for each
  /// parent. None is listed twice then, which would let a small file unfold without limit.
  func areWithin(_ length: Int, in segments: IndexBytes, parentCount: Int) -> Bool {
    guard segments.count == parentCount + 1, segments[0] == 0, segments[parentCount] == count else {
      return false
    }
    // Positions may descend where a segment begins, and nowhere else.
    var descentCount = 0
    for parent in 0..<parentCount {
      let (start, end) = (segments[parent], segments[parent + 1])
      guard start <= end, end <= count else { return false }
      if start > 0, start < end, self[start] <= self[start - 1] { descentCount += 1 }
    }
    return switch self {
    case .int32(let list): Self.areBelow(length, list) && Self.descentCount(list) == descentCount
    case .uint16(let list): Self.areBelow(length, list) && Self.descentCount(list) == descentCount
    case .uint8(let list): Self.areBelow(length, list) && Self.descentCount(list) == descentCount
    }
  }

  /// Whether all numbers are in `0..<length`.
  private static func areBelow<Index: FixedWidthInteger>(
    _ length: Int, _ list: UnsafeBufferPointer<Index>
  ) -> Bool {
    var (least, greatest) = (Index.max, Index.min)
    for index in list {
      least = min(least, index)
      greatest = max(greatest, index)
    }
    return list.isEmpty || least >= 0 && Int(greatest) < length
  }

  /// How often a number is not above the one before.
  private static func descentCount<Index: FixedWidthInteger>(_ list: UnsafeBufferPointer<Index>) -> Int {
    var count = 0
    for index in stride(from: 1, to: list.count, by: 1) {
      count &+= list[index] > list[index &- 1] ? 0 : 1
    }
    return count
  }
}
