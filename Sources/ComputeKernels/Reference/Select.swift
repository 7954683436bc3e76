import TensorCore

/// How a condition and two operands are walked to give one output: the strides of each along the output's
/// axes, zero where an axis of length one is repeated.
///
/// Neighbouring axes that all three walk in step are merged, so that the innermost loop is long.
package struct SelectWalk: Sendable, Hashable {
  private var lengths: [Int] = []
  private var strides: [Strides] = []

  /// - Precondition: All shapes broadcast to `output`.
  package init(condition: Shape, whenTrue: Shape, whenFalse: Shape, output: Shape) {
    let operands = Broadcast(left: whenTrue, right: whenFalse, output: output, mergesAxes: false)
    let conditions = Broadcast(left: condition, right: [], output: output, mergesAxes: false)
    for axis in operands.lengths.indices {
      append(
        length: operands.lengths[axis],
        Strides(
          condition: conditions.leftStrides[axis], whenTrue: operands.leftStrides[axis],
          whenFalse: operands.rightStrides[axis]))
    }
  }

  private mutating func append(length: Int, _ next: Strides) {
    if let last = strides.last, last == next.times(length) {
      lengths[lengths.count - 1] *= length
      strides[strides.count - 1] = next
    } else {
      lengths.append(length)
      strides.append(next)
    }
  }

  /// Distances in elements, or places, in a condition and in two operands.
  struct Strides: Sendable, Hashable {
    var condition = 0
    var whenTrue = 0
    var whenFalse = 0

    @inline(__always)
    func times(_ count: Int) -> Strides {
      Strides(condition: condition * count, whenTrue: whenTrue * count, whenFalse: whenFalse * count)
    }

    @inline(__always)
    static func + (left: Strides, right: Strides) -> Strides {
      Strides(
        condition: left.condition + right.condition, whenTrue: left.whenTrue + right.whenTrue,
        whenFalse: left.whenFalse + right.whenFalse)
    }
  }

  /// The distances between neighbours along the innermost axis.
  var innerStrides: Strides { strides[strides.count - 1] }

  /// Walks the output elements of `elements` in runs along the innermost axis.
  @inline(__always)
  func forEachRun(in elements: Range<Int>, _ body: (_ start: Int, _ count: Int, _ places: Strides) -> Void) {
    let length = lengths[lengths.count - 1]
    var position = elements.lowerBound
    while position < elements.upperBound {
      let (outer, within) = position.quotientAndRemainder(dividingBy: length)
      let count = min(length - within, elements.upperBound - position)
      body(position, count, start(ofOuter: outer) + innerStrides.times(within))
      position += count
    }
  }

  /// Where walk number `outer` along the innermost axis starts.
  private func start(ofOuter outer: Int) -> Strides {
    var (remaining, start) = (outer, Strides())
    var axis = lengths.count - 2
    while axis >= 0 {
      start = start + strides[axis].times(remaining % lengths[axis])
      remaining /= lengths[axis]
      axis -= 1
    }
    return start
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
    let strides = walk.innerStrides
    walk.forEachRun(in: elements) { start, count, places in
      var places = places
      for index in start..<start + count {
        output[index] =
          condition[places.condition] != 0 ? whenTrue[places.whenTrue] : whenFalse[places.whenFalse]
        places = places + strides
      }
    }
  }
}
