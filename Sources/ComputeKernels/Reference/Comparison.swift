/// A relation of two numbers.
package enum ComparisonFunction: Sendable, Hashable {
  case equal
  case notEqual
  case less
  case lessOrEqual
  case greater
  case greaterOrEqual

  @inline(__always)
  func callAsFunction<Element: Comparable>(_ left: Element, _ right: Element) -> Bool {
    switch self {
    case .equal: left == right
    case .notEqual: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }
}

/// The numbers that codes stand for as integers that can be compared with those of another scale.
package enum ComparableCodes {
  /// For each of the 256 codes, lowest first.
  ///
  /// - Source: `ComparisonWithScaling` in `tensorflow/lite/kernels/internal/reference/comparisons.h`.
  package static func table<Code: QuantizedCode>(_ scale: CodeScale, code: Code.Type) -> [Int32] {
    let multiplier = FixedPointMultiplier(Double(scale.scale))
    return Code.codes.map { multiplier(($0 - scale.zeroPoint) * 256) }
  }
}

extension ReferenceKernels {
  /// Compares two tensors element by element, for the output elements of `elements`.
  ///
  /// - Parameter output: One for true, zero for false.
  @_specialize(where Element == Float)
  @_specialize(where Element == Int32) @_specialize(where Element == Int64)
  @_specialize(where Element == UInt8)
  package static func compare<Element: Comparable>(
    _ function: ComparisonFunction, left: UnsafePointer<Element>, right: UnsafePointer<Element>,
    output: UnsafeMutablePointer<UInt8>, broadcast: Broadcast, elements: Range<Int>
  ) {
    broadcast.forEachElement(in: elements) { index, leftOffset, rightOffset in
      output[index] = function(left[leftOffset], right[rightOffset]) ? 1 : 0
    }
  }

  /// Compares the numbers that codes stand for, for the output elements of `elements`.
  ///
  /// - Parameters:
  ///   - leftTable: What each left code stands for, from ``ComparableCodes``.
  ///   - rightTable: What each right code stands for.
  @_specialize(where Code == UInt8) @_specialize(where Code == Int8)
  package static func compare<Code: QuantizedCode>(
    _ function: ComparisonFunction, left: UnsafePointer<Code>, leftTable: [Int32],
    right: UnsafePointer<Code>, rightTable: [Int32], output: UnsafeMutablePointer<UInt8>,
    broadcast: Broadcast, elements: Range<Int>
  ) {
    precondition(leftTable.count == 256 && rightTable.count == 256, "a table of another length than 256")
    // In bounds: a code less the lowest one is in 0...255.
    leftTable.withUnsafeBufferPointer { leftTable in
      rightTable.withUnsafeBufferPointer { rightTable in
        broadcast.forEachElement(in: elements) { index, leftOffset, rightOffset in
          let leftValue = leftTable[Int(left[leftOffset]) - Int(Code.min)]
          let rightValue = rightTable[Int(right[rightOffset]) - Int(Code.min)]
          output[index] = function(leftValue, rightValue) ? 1 : 0
        }
      }
    }
  }
}
