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

/// The numbers that quantized values stand for as integers that can be compared with those of another scale.
///
/// - Source: `ComparisonWithScaling` in `tensorflow/lite/kernels/internal/reference/comparisons.h`.
package struct ComparableNumbers: Sendable {
  private let multiplier: FixedPointMultiplier
  private let zeroPoint: Int32

  package init(_ scale: QuantizedScale) {
    multiplier = FixedPointMultiplier(Double(scale.scale))
    zeroPoint = scale.zeroPoint
  }

  @inline(__always)
  func callAsFunction(_ quantized: Int32) -> Int32 { multiplier((quantized &- zeroPoint) &* 256) }

  /// For each of the 256 quantized values, lowest first.
  package static func table<Quantized: QuantizedElement>(_ scale: QuantizedScale, element: Quantized.Type)
    -> [Int32]
  {
    let numbers = ComparableNumbers(scale)
    return Quantized.range.map { numbers($0) }
  }
}

extension ReferenceKernels {
  /// Compares two tensors element by element, for the output elements of `elements`.
  ///
  /// - Parameter output: One for true, zero for false.
  @_specialize(where Element == Float)
  @_specialize(where Element == Int32) @_specialize(where Element == Int64)
  @_specialize(where Element == UInt8) @_specialize(where Element == Int16)
  package static func compare<Element: Comparable>(
    _ function: ComparisonFunction, left: UnsafePointer<Element>, right: UnsafePointer<Element>,
    output: UnsafeMutablePointer<UInt8>, broadcast: Broadcast, elements: Range<Int>
  ) {
    broadcast.forEachElement(in: elements) { index, leftOffset, rightOffset in
      output[index] = function(left[leftOffset], right[rightOffset]) ? 1 : 0
    }
  }

  /// Compares the numbers that 16-bit quantized values stand for, for the output elements of `elements`.
  package static func compare(
    _ function: ComparisonFunction, left: UnsafePointer<Int16>, as leftNumbers: ComparableNumbers,
    right: UnsafePointer<Int16>, as rightNumbers: ComparableNumbers, output: UnsafeMutablePointer<UInt8>,
    broadcast: Broadcast, elements: Range<Int>
  ) {
    broadcast.forEachElement(in: elements) { index, leftOffset, rightOffset in
      let (left, right) = (leftNumbers(Int32(left[leftOffset])), rightNumbers(Int32(right[rightOffset])))
      output[index] = function(left, right) ? 1 : 0
    }
  }

  /// Compares the numbers that quantized values stand for, for the output elements of `elements`.
  ///
  /// - Parameters:
  ///   - leftTable: What each left quantized value stands for, from ``ComparableNumbers``.
  ///   - rightTable: What each right quantized value stands for.
  @_specialize(where Quantized == UInt8) @_specialize(where Quantized == Int8)
  package static func compare<Quantized: QuantizedElement>(
    _ function: ComparisonFunction, left: UnsafePointer<Quantized>, leftTable: [Int32],
    right: UnsafePointer<Quantized>, rightTable: [Int32], output: UnsafeMutablePointer<UInt8>,
    broadcast: Broadcast, elements: Range<Int>
  ) {
    precondition(leftTable.count == 256 && rightTable.count == 256, "a table of another length than 256")
    // In bounds: a quantized value less the lowest one is in 0...255.
    leftTable.withUnsafeBufferPointer { leftTable in
      rightTable.withUnsafeBufferPointer { rightTable in
        broadcast.forEachElement(in: elements) { index, leftOffset, rightOffset in
          let leftValue = leftTable[Int(left[leftOffset]) - Int(Quantized.min)]
          let rightValue = rightTable[Int(right[rightOffset]) - Int(Quantized.min)]
          output[index] = function(leftValue, rightValue) ? 1 : 0
        }
      }
    }
  }
}
