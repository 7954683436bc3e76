import TensorCore

/// How a condition and two operands are walked to give one output.
package struct SelectWalk: Sendable, Hashable {
  private let operands: Broadcast
  /// The strides of the condition along the axes of `operands`; zero where it is repeated.
  private let conditionStrides: [Int]

  /// - Precondition: All shapes broadcast to `output`.
  package init(condition: Shape, whenTrue: Shape, whenFalse: Shape, output: Shape) {
    operands = Broadcast(left: whenTrue, right: whenFalse, output: output, mergesAxes: false)
    conditionStrides = Broadcast(left: condition, right: [], output: output, mergesAxes: false).leftStrides
  }

  /// Calls `body` for the output elements of `elements` in order, with the operands' offsets.
  @inline(__always)
  func forEachElement(
    in elements: Range<Int>,
    _ body: (_ index: Int, _ condition: Int, _ whenTrue: Int, _ whenFalse: Int) -> Void
  ) {
    operands.forEachRun(in: elements) { start, count, trueStart, falseStart in
      var (condition, whenTrue, whenFalse) = (conditionOffset(of: start), trueStart, falseStart)
      for index in start..<start + count {
        body(index, condition, whenTrue, whenFalse)
        condition += conditionStrides[conditionStrides.count - 1]
        whenTrue += operands.innerLeftStride
        whenFalse += operands.innerRightStride
      }
    }
  }

  private func conditionOffset(of element: Int) -> Int {
    var (remaining, offset) = (element, 0)
    var axis = conditionStrides.count - 1
    while axis >= 0 {
      offset += remaining % operands.lengths[axis] * conditionStrides[axis]
      remaining /= operands.lengths[axis]
      axis -= 1
    }
    return offset
  }
}

extension ReferenceKernels {
  /// Takes each element from one operand or the other, for the output elements of `elements`.
  @_specialize(where Element == UInt8)
  @_specialize(where Element == UInt16) @_specialize(where Element == UInt32)
  @_specialize(where Element == UInt64)
  package static func select<Element: FixedWidthInteger>(
    condition: UnsafePointer<UInt8>, whenTrue: UnsafePointer<Element>, whenFalse: UnsafePointer<Element>,
    output: UnsafeMutablePointer<Element>, walk: SelectWalk, elements: Range<Int>
  ) {
    walk.forEachElement(in: elements) { index, conditionOffset, trueOffset, falseOffset in
      output[index] = condition[conditionOffset] != 0 ? whenTrue[trueOffset] : whenFalse[falseOffset]
    }
  }
}
