/// The rows of one operand of two that are combined element by element.
package struct OperandRows<Element> {
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
  static var joinedLength: Int { 1024 / MemoryLayout<Element>.stride }

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
    let isSwapped = !left.isDense(rowLength: count)
    let (dense, other) = isSwapped ? (right, left) : (left, right)
    let isDense = rowCount > 1 && dense.isDense(rowLength: count)
    if isDense, other.isOneRow, 4 * count <= joinedLength {
      dense.join(repeating: other, count: count, rowCount: rowCount) {
        dense, copies, first, count, rowCount in
        body(isSwapped ? copies : dense, isSwapped ? dense : copies, first, count, rowCount)
      }
    } else if isDense, other.step == 0, count < fewElements {
      dense.spread(other, count: count, rowCount: rowCount) { dense, copies, first, count in
        body(isSwapped ? copies : dense, isSwapped ? dense : copies, first, count, 1)
      }
    } else {
      body(left, right, 0, count, rowCount)
    }
  }

  /// Fewer elements than this fill no vectors.
  private static var fewElements: Int { 16 }

  /// Calls `body` with some rows as one, and with as many copies of the element that stands for each.
  private func spread(
    _ elements: OperandRows, count: Int, rowCount: Int,
    _ body: (OperandRows, OperandRows, _ first: Int, _ count: Int) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Element.self, capacity: Self.joinedLength) { copies in
      guard let copies = copies.baseAddress else { return }
      let mostJoined = Self.joinedLength / count
      for first in stride(from: 0, to: rowCount, by: mostJoined) {
        let joined = min(mostJoined, rowCount - first)
        for row in 0..<joined {
          let element = elements.start[(first + row) * elements.rowStep]
          // So few are no call.
          for index in row * count..<(row + 1) * count { copies[index] = element }
        }
        body(
          OperandRows(start: start + first * count, step: 1, rowStep: 0),
          OperandRows(start: copies, step: 1, rowStep: 0), first * count, joined * count)
      }
    }
  }

  private func join(
    repeating row: OperandRows, count: Int, rowCount: Int,
    _ body: (OperandRows, OperandRows, Int, Int, Int) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Element.self, capacity: Self.joinedLength) { copies in
      guard let copies = copies.baseAddress else { return }
      let mostJoined = min(Self.joinedLength / count, rowCount)
      copies.update(from: row.start, count: count)
      copies.repeatFirst(count, times: mostJoined)
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

extension UnsafeMutablePointer {
  /// Writes the first elements again and again behind them, until they are there so many times.
  fileprivate func repeatFirst(_ count: Int, times: Int) {
    // Each copy is as long as all before: short ones would be calls that take longer than what they copy.
    var length = count
    while length < times * count {
      let copied = Swift.min(length, times * count - length)
      (self + length).update(from: self, count: copied)
      length += copied
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
    let capacity = OperandRows<Element>.joinedLength
    let rightPeriod = rightPeriod(atMost: capacity)
    let isLeft = rightPeriod == 0
    let period = isLeft ? leftPeriod(atMost: capacity) : rightPeriod
    if period > 0 {
      return forEachPeriod(of: isLeft ? left : right, period, isLeft: isLeft, in: elements) {
        copies, first, count, rowCount in
        let dense = OperandRows(start: (isLeft ? right : left) + first, step: 1, rowStep: count)
        body(isLeft ? copies : dense, isLeft ? dense : copies, first, count, rowCount)
      }
    }
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

  /// Calls `body` with copies of an operand that is repeated, in the order of the results, and with the
  /// results that they are for, which the other operand is as dense as.
  private func forEachPeriod<Element>(
    of operand: UnsafePointer<Element>, _ period: Int, isLeft: Bool, in elements: Range<Int>,
    _ body: (_ copies: OperandRows<Element>, _ first: Int, _ count: Int, _ rowCount: Int) -> Void
  ) {
    let capacity = OperandRows<Element>.joinedLength
    withUnsafeTemporaryAllocation(of: Element.self, capacity: capacity) { copies in
      guard let copies = copies.baseAddress else { return }
      forEachElement(in: 0..<period) { index, left, right in
        (copies + index).initialize(to: operand[isLeft ? left : right])
      }
      // As many periods as there is room for, since one would not fill vectors.
      let periodCount = min(capacity / period, elementCount / period)
      copies.repeatFirst(period, times: periodCount)
      let length = periodCount * period
      var position = elements.lowerBound
      while position < elements.upperBound {
        let within = position % period
        let left = elements.upperBound - position
        let rowCount = within == 0 ? max(left / length, 1) : 1
        let count = min(left, length - within)
        body(
          OperandRows(start: copies + within, step: 1, rowStep: 0), position, count,
          count == length ? rowCount : 1)
        position += count == length ? rowCount * length : count
      }
    }
  }

  /// The fewest elements of an innermost axis that fill vectors.
  private static var fewElements: Int { 16 }

  /// The number of results after which the right operand begins anew, where it stands still along short
  /// innermost axes of a dense left one; zero for other operands, and for longer periods.
  private func rightPeriod(atMost limit: Int) -> Int {
    guard innerLength < Self.fewElements, innerRightStride == 0, isDense(leftStrides) else { return 0 }
    return period(of: rightStrides, atMost: limit)
  }

  /// The number of results after which the left operand begins anew; see ``rightPeriod(atMost:)``.
  private func leftPeriod(atMost limit: Int) -> Int {
    guard innerLength < Self.fewElements, innerLeftStride == 0, isDense(rightStrides) else { return 0 }
    return period(of: leftStrides, atMost: limit)
  }

  /// Whether an operand with some strides is as large as the output.
  private func isDense(_ strides: [Int]) -> Bool {
    var length = 1
    for axis in lengths.indices.reversed() {
      guard strides[axis] == length else { return false }
      length *= lengths[axis]
    }
    return true
  }

  private func period(of strides: [Int], atMost limit: Int) -> Int {
    guard let outer = strides.firstIndex(where: { $0 != 0 }), outer > 0 else { return 0 }
    let period = lengths[outer...].reduce(1, *)
    return period <= limit ? period : 0
  }

  /// Whether both operands lie densely, or stand still, along the innermost axis.
  package var hasVectorInnerAxis: Bool { innerLeftStride <= 1 && innerRightStride <= 1 }
}
