/// The rows of one operand of two that are combined element by element.
struct OperandRows<Element> {
  let start: UnsafePointer<Element>
  /// The distance between neighbouring elements of a row: one, or zero for the same element again.
  let step: Int
  /// The distance between neighbouring rows; zero for a row that stands for all.
  let rowStep: Int

  /// Whether one row of elements stands for all.
  private var isOneRow: Bool { step == 1 && rowStep == 0 }

  private func isDense(rowLength: Int) -> Bool { step == 1 && rowStep == rowLength }
}

extension OperandRows {
  /// The most elements of short rows that are combined as one: no more than lie on the stack.
  private static var joinedLength: Int { 1024 / MemoryLayout<Element>.stride }

  /// Calls `body` with rows of two operands, `count` elements each, and the distance of their results from
  /// the first one.
  ///
  /// Short rows do not fill vectors: where one row of one operand stands for all, several rows of the other
  /// are handed over as one, with as many copies of that.
  @inline(__always)
  static func join(
    _ left: OperandRows, _ right: OperandRows, count: Int, rowCount: Int,
    _ body: (_ left: OperandRows, _ right: OperandRows, _ first: Int, _ count: Int, _ rowCount: Int) -> Void
  ) {
    let areShort = rowCount > 1 && 4 * count <= joinedLength
    if areShort, left.isDense(rowLength: count), right.isOneRow {
      left.join(repeating: right, count: count, rowCount: rowCount) { body($0, $1, $2, $3, $4) }
    } else if areShort, right.isDense(rowLength: count), left.isOneRow {
      right.join(repeating: left, count: count, rowCount: rowCount) { body($1, $0, $2, $3, $4) }
    } else {
      body(left, right, 0, count, rowCount)
    }
  }

  private func join(
    repeating row: OperandRows, count: Int, rowCount: Int,
    _ body: (OperandRows, OperandRows, Int, Int, Int) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Element.self, capacity: Self.joinedLength) { copies in
      guard let copies = copies.baseAddress else { return }
      let mostJoined = min(Self.joinedLength / count, rowCount)
      for copy in 0..<mostJoined { (copies + copy * count).update(from: row.start, count: count) }
      let repeated = OperandRows(start: copies, step: 1, rowStep: 0)
      let joinedRowCount = rowCount / mostJoined
      let restCount = rowCount % mostJoined * count
      let length = mostJoined * count
      body(OperandRows(start: start, step: 1, rowStep: length), repeated, 0, length, joinedRowCount)
      guard restCount > 0 else { return }
      let first = joinedRowCount * length
      body(OperandRows(start: start + first, step: 1, rowStep: restCount), repeated, first, restCount, 1)
    }
  }
}

extension Broadcast {
  /// Walks the output elements of `elements` in rows along which each operand lies densely or stands still.
  ///
  /// - Parameter body: Takes the rows of both operands, the number of the first result, and the number of
  ///   elements of a row and of rows.
  /// - Precondition: ``hasVectorInnerAxis``.
  @inline(__always)
  func forEachRows<Element>(
    of left: UnsafePointer<Element>, _ right: UnsafePointer<Element>, in elements: Range<Int>,
    _ body: (
      _ left: OperandRows<Element>, _ right: OperandRows<Element>, _ first: Int, _ count: Int, _ rowCount: Int
    ) -> Void
  ) {
    forEachMatrix(in: elements) { matrix in
      OperandRows.join(
        OperandRows(start: left + matrix.left, step: innerLeftStride, rowStep: matrix.leftRowStep),
        OperandRows(start: right + matrix.right, step: innerRightStride, rowStep: matrix.rightRowStep),
        count: matrix.columnCount, rowCount: matrix.rowCount
      ) { left, right, first, count, rowCount in
        body(left, right, matrix.start + first, count, rowCount)
      }
    }
  }

  /// Whether both operands lie densely, or stand still, along the innermost axis.
  package var hasVectorInnerAxis: Bool { innerLeftStride <= 1 && innerRightStride <= 1 }
}
