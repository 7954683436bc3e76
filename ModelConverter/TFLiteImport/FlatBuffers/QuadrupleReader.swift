import TensorCore

/// The first four numbers of a table.
///
/// Not a `SIMD4`: an array of those looks its type up at run time, which takes as long as reading thousands.
package struct Quadruple {
  package let x: Float
  package let y: Float
  package let z: Float
  package let w: Float
}

/// Reads many small tables of four numbers: an object detector has tens of thousands.
///
/// Their lists of fields are usually the same one, which is looked at once.
struct QuadrupleReader {
  private let bytes: UnsafeRawBufferPointer
  private var fields: FieldList?
  /// What was read, as ``FlatBuffer/spend(_:)`` counts it.
  private(set) var byteCount = 0

  init(bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// Where the numbers of a table are.
  private struct FieldList {
    let position: Int
    let byteCount: Int
    let tableByteCount: Int
    /// From the start of the table; zero for a number that is absent.
    var offsets = SIMD4<Int>.zero
  }

  /// The numbers of the table that the relative offset at `position` leads to.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when something lies outside the file.
  mutating func read(at position: Int) throws -> Quadruple {
    let table = position + Int(try integer(at: position, as: UInt32.self))
    let fieldsPosition = table - Int(try integer(at: table, as: Int32.self))
    let fields = try fieldList(at: fieldsPosition)
    // All numbers lie within the table, and the table within the file.
    try requireBytes(fields.tableByteCount, at: table)
    byteCount += fields.byteCount + fields.tableByteCount
    return Quadruple(
      x: number(table, fields.offsets.x), y: number(table, fields.offsets.y),
      z: number(table, fields.offsets.z), w: number(table, fields.offsets.w))
  }

  /// The number of a table that lies within the file, zero when it is absent.
  private func number(_ table: Int, _ offset: Int) -> Float {
    guard offset != 0 else { return 0 }
    let bits = bytes.loadUnaligned(fromByteOffset: table + offset, as: UInt32.self)
    return Float(bitPattern: UInt32(littleEndian: bits))
  }

  @inline(__always)
  private mutating func fieldList(at position: Int) throws -> FieldList {
    if let fields, fields.position == position { return fields }
    let list = try readFieldList(at: position)
    fields = list
    return list
  }

  private func readFieldList(at position: Int) throws -> FieldList {
    var list = FieldList(
      position: position, byteCount: Int(try integer(at: position, as: UInt16.self)),
      tableByteCount: Int(try integer(at: position + 2, as: UInt16.self)))
    guard list.byteCount >= 4, list.tableByteCount >= 4 else {
      throw EngineError(.invalidModel, "is corrupt: the fields at offset \(position) are too small")
    }
    try requireBytes(list.byteCount, at: position)
    for field in 0..<4 where 4 + 2 * field + 2 <= list.byteCount {
      list.offsets[field] = Int(try integer(at: position + 4 + 2 * field, as: UInt16.self))
      guard list.offsets[field] + MemoryLayout<Float>.size <= list.tableByteCount else {
        throw EngineError(.invalidModel, "is corrupt: a field of the list at offset \(position) is outside")
      }
    }
    return list
  }

  @inline(__always)
  private func integer<Integer: FixedWidthInteger>(at position: Int, as type: Integer.Type) throws -> Integer
  {
    try requireBytes(MemoryLayout<Integer>.size, at: position)
    return Integer(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: type))
  }

  @inline(__always)
  private func requireBytes(_ count: Int, at position: Int) throws {
    guard position >= 0, count <= bytes.count, position <= bytes.count - count else {
      throw truncation(count, at: position)
    }
  }

  private func truncation(_ count: Int, at position: Int) -> EngineError {
    EngineError(
      .invalidModel,
      "is truncated or corrupt: \(count) bytes are needed at offset \(position), but there are \(bytes.count)"
    )
  }
}
