import CFloatingPoint

extension FastKernels {
  /// Combines two tensors of integers or truth values element by element, for the output elements of
  /// `elements`, in loops that the compiler makes vectors of.
  ///
  /// - Precondition: `function.hasVectorForm`, and `broadcast.hasVectorInnerAxis`.
  @_specialize(where Element == Int32) @_specialize(where Element == Int64)
  @_specialize(where Element == UInt8) @_specialize(where Element == Int8)
  @_specialize(where Element == Int16)
  package static func binary<Element: FixedWidthInteger>(
    _ function: IntegerBinaryFunction, left: UnsafePointer<Element>, right: UnsafePointer<Element>,
    output: UnsafeMutablePointer<Element>, broadcast: Broadcast, elements: Range<Int>
  ) {
    broadcast.forEachRows(of: left, right, in: elements) { left, right, first, count, rowCount in
      PairedRows(left: left, right: right, output: output + first, count: count, rowCount: rowCount)
        .combine(function)
    }
  }

  /// Compares two tensors element by element, for the output elements of `elements`, in loops that the
  /// compiler makes vectors of.
  ///
  /// - Parameter output: One for true, zero for false.
  /// - Precondition: `broadcast.hasVectorInnerAxis`.
  @_specialize(where Element == Float)
  @_specialize(where Element == Int32) @_specialize(where Element == Int64)
  @_specialize(where Element == UInt8) @_specialize(where Element == Int8)
  @_specialize(where Element == Int16)
  package static func compare<Element: Comparable>(
    _ function: ComparisonFunction, left: UnsafePointer<Element>, right: UnsafePointer<Element>,
    output: UnsafeMutablePointer<UInt8>, broadcast: Broadcast, elements: Range<Int>
  ) {
    broadcast.forEachRows(of: left, right, in: elements) { left, right, first, count, rowCount in
      PairedRows(left: left, right: right, output: output + first, count: count, rowCount: rowCount)
        .compare(function)
    }
  }
}

extension FastKernels {
  /// Combines two tensors by a function that no micro-kernel computes, for the output elements of `elements`.
  ///
  /// - Precondition: `broadcast.hasVectorInnerAxis`.
  static func binaryInLoops(
    _ function: BinaryFunction, left: UnsafePointer<Float>, right: UnsafePointer<Float>,
    output: UnsafeMutablePointer<Float>, broadcast: Broadcast, elements: Range<Int>
  ) {
    broadcast.forEachRows(of: left, right, in: elements) { left, right, first, count, rowCount in
      PairedRows(left: left, right: right, output: output + first, count: count, rowCount: rowCount)
        .combine(function)
    }
  }
}

/// Rows of two operands, and where what a function makes of each pair of elements goes.
private struct PairedRows<Element, Result> {
  let left: OperandRows<Element>
  let right: OperandRows<Element>
  let output: UnsafeMutablePointer<Result>
  let count: Int
  let rowCount: Int

  /// Fills the rows by a function of which the operands may change places.
  @inline(__always)
  func mapEither(_ value: (Element, Element) -> Result) {
    let rows = left.step == 0 ? swapped : self
    for row in 0..<rowCount { rows.fill(row, value) }
  }

  @inline(__always)
  func map(_ value: (Element, Element) -> Result) {
    for row in 0..<rowCount {
      if left.step == 0, right.step != 0 {
        let (element, rightRow) = (left.start[row * left.rowStep], right.start + row * right.rowStep)
        let output = output + row * count
        for index in 0..<count { output[index] = value(element, rightRow[index]) }
      } else {
        fill(row, value)
      }
    }
  }

  /// - Precondition: Where one element of the left operand stands for a row, one of the right one does, too.
  @inline(__always)
  private func fill(_ row: Int, _ value: (Element, Element) -> Result) {
    let output = output + row * count
    let (leftRow, rightRow) = (left.start + row * left.rowStep, right.start + row * right.rowStep)
    if left.step == 0 {
      output.update(repeating: value(leftRow[0], rightRow[0]), count: count)
    } else if right.step == 0 {
      let element = rightRow[0]
      for index in 0..<count { output[index] = value(leftRow[index], element) }
    } else {
      for index in 0..<count { output[index] = value(leftRow[index], rightRow[index]) }
    }
  }

  fileprivate var swapped: PairedRows {
    PairedRows(left: right, right: left, output: output, count: count, rowCount: rowCount)
  }
}

extension PairedRows<Float, Float> {
  // Not inlined, here and below: a walk over rows has many places that call it.
  @inline(never)
  func combine(_ function: BinaryFunction) {
    // One loop for each function: a choice for each pair takes as long as the function.
    switch function {
    case .power: map { powf($0, $1) }
    case .floorDivide: map(BinaryFunction.floorQuotient)
    case .floorRemainder: map(BinaryFunction.remainderOfFloor)
    default: map { function($0, $1) }
    }
  }
}

extension PairedRows where Element: FixedWidthInteger, Result == Element {
  @inline(never)
  func combine(_ function: IntegerBinaryFunction) {
    // One loop for each function: a choice in a loop leaves no vectors.
    switch function {
    case .add: mapEither { $0 &+ $1 }
    case .subtract: map { $0 &- $1 }
    case .multiply: mapEither { $0 &* $1 }
    case .maximum: mapEither { $0 > $1 ? $0 : $1 }
    case .minimum: mapEither { $0 < $1 ? $0 : $1 }
    case .squaredDifference: mapEither { ($0 &- $1) &* ($0 &- $1) }
    case .logicalAnd: mapEither { ($0 != 0 ? 1 : 0) & ($1 != 0 ? 1 : 0) }
    case .logicalOr: mapEither { $0 | $1 != 0 ? 1 : 0 }
    case .divide, .power, .floorDivide, .floorRemainder, .exclusiveOr, .shiftRight:
      preconditionFailure("\(function) has no vector form")
    }
  }
}

extension PairedRows where Element: Comparable, Result == UInt8 {
  @inline(never)
  func compare(_ function: ComparisonFunction) {
    switch function {
    case .equal: mapEither { $0 == $1 ? 1 : 0 }
    case .notEqual: mapEither { $0 != $1 ? 1 : 0 }
    case .less: map { $0 < $1 ? 1 : 0 }
    case .lessOrEqual: map { $0 <= $1 ? 1 : 0 }
    case .greater: swapped.compare(.less)
    case .greaterOrEqual: swapped.compare(.lessOrEqual)
    }
  }
}

extension IntegerBinaryFunction {
  /// Whether vectors compute it.
  package var hasVectorForm: Bool {
    switch self {
    case .add, .subtract, .multiply, .maximum, .minimum, .squaredDifference, .logicalAnd, .logicalOr: true
    case .divide, .power, .floorDivide, .floorRemainder, .exclusiveOr, .shiftRight: false
    }
  }
}
