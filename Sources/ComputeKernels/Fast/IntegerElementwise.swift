extension FastKernels {
  /// Combines two tensors of integers or truth values element by element, for the output elements of
  /// `elements`, in loops that the compiler makes vectors of.
  ///
  /// - Precondition: `function.hasVectorForm`, and `broadcast.hasVectorInnerAxis`.
  @_specialize(where Element == Int32) @_specialize(where Element == Int64)
  @_specialize(where Element == UInt8) @_specialize(where Element == Int8)
  package static func binary<Element: FixedWidthInteger>(
    _ function: IntegerBinaryFunction, left: UnsafePointer<Element>, right: UnsafePointer<Element>,
    output: UnsafeMutablePointer<Element>, broadcast: Broadcast, elements: Range<Int>
  ) {
    @inline(__always)
    func combine(_ value: (Element, Element) -> Element) {
      map(left, right, to: output, broadcast, elements, value)
    }
    // One loop for each function: a choice in a loop leaves no vectors.
    switch function {
    case .add: combine { $0 &+ $1 }
    case .subtract: combine { $0 &- $1 }
    case .multiply: combine { $0 &* $1 }
    case .maximum: combine { $0 > $1 ? $0 : $1 }
    case .minimum: combine { $0 < $1 ? $0 : $1 }
    case .squaredDifference: combine { ($0 &- $1) &* ($0 &- $1) }
    case .logicalAnd: combine { ($0 != 0 ? 1 : 0) & ($1 != 0 ? 1 : 0) }
    case .logicalOr: combine { $0 | $1 != 0 ? 1 : 0 }
    case .divide, .power, .floorDivide, .floorRemainder:
      preconditionFailure("\(function) has no vector form")
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
  package static func compare<Element: Comparable>(
    _ function: ComparisonFunction, left: UnsafePointer<Element>, right: UnsafePointer<Element>,
    output: UnsafeMutablePointer<UInt8>, broadcast: Broadcast, elements: Range<Int>
  ) {
    @inline(__always)
    func compare(_ holds: (Element, Element) -> Bool) {
      map(left, right, to: output, broadcast, elements) { holds($0, $1) ? 1 : 0 }
    }
    switch function {
    case .equal: compare { $0 == $1 }
    case .notEqual: compare { $0 != $1 }
    case .less: compare { $0 < $1 }
    case .lessOrEqual: compare { $0 <= $1 }
    case .greater: compare { $0 > $1 }
    case .greaterOrEqual: compare { $0 >= $1 }
    }
  }

  /// Writes what a function makes of each pair of elements.
  @inline(__always)
  private static func map<Element, Result>(
    _ left: UnsafePointer<Element>, _ right: UnsafePointer<Element>,
    to output: UnsafeMutablePointer<Result>, _ broadcast: Broadcast, _ elements: Range<Int>,
    _ value: (Element, Element) -> Result
  ) {
    broadcast.forEachRows(of: left, right, in: elements) { left, right, first, count, rowCount in
      for row in 0..<rowCount {
        let output = output + first + row * count
        let (leftRow, rightRow) = (left.start + row * left.rowStep, right.start + row * right.rowStep)
        if left.step == 0, right.step == 0 {
          output.update(repeating: value(leftRow[0], rightRow[0]), count: count)
        } else if left.step == 0 {
          let element = leftRow[0]
          for index in 0..<count { output[index] = value(element, rightRow[index]) }
        } else if right.step == 0 {
          let element = rightRow[0]
          for index in 0..<count { output[index] = value(leftRow[index], element) }
        } else {
          for index in 0..<count { output[index] = value(leftRow[index], rightRow[index]) }
        }
      }
    }
  }
}

extension IntegerBinaryFunction {
  /// Whether vectors compute it.
  package var hasVectorForm: Bool {
    switch self {
    case .add, .subtract, .multiply, .maximum, .minimum, .squaredDifference, .logicalAnd, .logicalOr: true
    case .divide, .power, .floorDivide, .floorRemainder: false
    }
  }
}
