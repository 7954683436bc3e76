import TensorCore

/// How two operands are walked to give one output: the strides of each along the output's axes, zero where
/// an axis of length one is repeated.
///
/// Neighbouring axes that both operands walk in step are merged, so that the innermost loop is long.
package struct Broadcast: Sendable, Hashable {
  package private(set) var lengths: [Int]
  private(set) var leftStrides: [Int]
  private(set) var rightStrides: [Int]

  /// The shape that shapes broadcast to, as in NumPy.
  ///
  /// - Throws: ``EngineError/Code/shapeMismatch`` when they do not fit each other, and
  ///   ``EngineError/Code/invalidModel`` when the result is larger than a tensor may be.
  package static func shape(_ shapes: Shape...) throws -> Shape {
    if let first = shapes.first, shapes.allSatisfy({ $0 == first }) { return first }
    let rank = shapes.reduce(0) { max($0, $1.rank) }
    var dimensions = [Int](repeating: 1, count: rank)
    for shape in shapes {
      for axis in 0..<rank {
        let length = shape.length(ofAxis: axis, inRank: rank)
        guard length == 1 || dimensions[axis] == 1 || length == dimensions[axis] else {
          throw EngineError(
            .shapeMismatch,
            "shapes " + shapes.map(\.description).joined(separator: ", ") + " do not broadcast to one shape")
        }
        if length != 1 { dimensions[axis] = length }
      }
    }
    return try Shape(validating: dimensions)
  }

  /// - Parameter mergesAxes: Whether neighbouring axes are merged; a third operand may not allow it.
  /// - Precondition: Both shapes broadcast to `output`.
  package init(left: Shape, right: Shape, output: Shape, mergesAxes: Bool = true) {
    lengths = []
    leftStrides = []
    rightStrides = []
    if mergesAxes, left == output, right == output, output.elementCount > 1 {
      append(length: output.elementCount, leftStep: 1, rightStep: 1, merges: false)
      return
    }
    let leftSteps = left.steps(inRank: output.rank)
    let rightSteps = right.steps(inRank: output.rank)
    for axis in 0..<output.rank where output[axis] != 1 {
      append(
        length: output[axis], leftStep: leftSteps[axis], rightStep: rightSteps[axis], merges: mergesAxes)
    }
    if lengths.isEmpty { append(length: 1, leftStep: 0, rightStep: 0, merges: false) }
  }

  private mutating func append(length: Int, leftStep: Int, rightStep: Int, merges: Bool) {
    let last = lengths.count - 1
    if merges, last >= 0, leftStrides[last] == leftStep * length, rightStrides[last] == rightStep * length {
      lengths[last] *= length
      leftStrides[last] = leftStep
      rightStrides[last] = rightStep
    } else {
      lengths.append(length)
      leftStrides.append(leftStep)
      rightStrides.append(rightStep)
    }
  }
}

extension Broadcast {
  /// Whether both operands are walked as densely as the output.
  package var isDense: Bool { lengths.count == 1 && innerLeftStride == 1 && innerRightStride == 1 }

  /// The number of output elements along the innermost axis.
  package var innerLength: Int { lengths[lengths.count - 1] }
  /// The number of times the innermost axis is walked.
  package var outerCount: Int { lengths.dropLast().reduce(1, *) }
  package var innerLeftStride: Int { leftStrides[lengths.count - 1] }
  package var innerRightStride: Int { rightStrides[lengths.count - 1] }

  /// Where walk number `outer` along the innermost axis starts in each operand.
  @inline(__always)
  package func starts(ofOuter outer: Int) -> (left: Int, right: Int) {
    var remaining = outer
    var left = 0
    var right = 0
    var axis = lengths.count - 2
    while axis >= 0 {
      let position = remaining % lengths[axis]
      remaining /= lengths[axis]
      left += position * leftStrides[axis]
      right += position * rightStrides[axis]
      axis -= 1
    }
    return (left, right)
  }

  /// The number of output elements.
  package var elementCount: Int { lengths.reduce(1, *) }

  /// Calls `body` for the output elements of `elements` in order, with the offsets of the operands' elements.
  @inline(__always)
  func forEachElement(
    in elements: Range<Int>, _ body: (_ index: Int, _ left: Int, _ right: Int) -> Void
  ) {
    forEachRun(in: elements) { start, count, leftStart, rightStart in
      var (left, right) = (leftStart, rightStart)
      for index in start..<start + count {
        body(index, left, right)
        left += innerLeftStride
        right += innerRightStride
      }
    }
  }

  /// Walks the output elements of `elements` in runs along the innermost axis.
  @inline(__always)
  func forEachRun(
    in elements: Range<Int>, _ body: (_ start: Int, _ count: Int, _ left: Int, _ right: Int) -> Void
  ) {
    let length = innerLength
    var position = elements.lowerBound
    while position < elements.upperBound {
      let within = position % length
      let count = min(length - within, elements.upperBound - position)
      let starts = starts(ofOuter: position / length)
      body(
        position, count, starts.left + within * innerLeftStride, starts.right + within * innerRightStride)
      position += count
    }
  }
}

extension Broadcast {
  /// Output elements along the two innermost axes, and where the operands' elements for them begin.
  struct Matrix {
    let start: Int
    let rowCount: Int
    let columnCount: Int
    let left: Int
    let leftRowStep: Int
    let right: Int
    let rightRowStep: Int
  }

  /// Walks the output elements of `elements` in matrices of whole rows along the two innermost axes, and in
  /// parts of rows where `elements` begin or end in one.
  @inline(__always)
  func forEachMatrix(in elements: Range<Int>, _ body: (Matrix) -> Void) {
    let columnCount = innerLength
    let axis = lengths.count - 2
    let wholeRowCount = axis < 0 ? 1 : lengths[axis]
    var position = elements.lowerBound
    while position < elements.upperBound {
      let (row, column) = position.quotientAndRemainder(dividingBy: columnCount)
      let starts = starts(ofOuter: row)
      let left = elements.upperBound - position
      let isPart = column > 0 || left < columnCount
      let rowCount = isPart ? 1 : min(wholeRowCount - row % wholeRowCount, left / columnCount)
      let count = isPart ? min(columnCount - column, left) : columnCount
      body(
        Matrix(
          start: position, rowCount: rowCount, columnCount: count,
          left: starts.left + column * innerLeftStride, leftRowStep: axis < 0 ? 0 : leftStrides[axis],
          right: starts.right + column * innerRightStride, rightRowStep: axis < 0 ? 0 : rightStrides[axis]))
      position += rowCount * count
    }
  }
}

extension Shape {
  /// The length of output axis `axis` in a shape that is padded with ones at the front to `rank` axes.
  fileprivate func length(ofAxis axis: Int, inRank rank: Int) -> Int {
    let own = axis - (rank - self.rank)
    return own < 0 ? 1 : self[own]
  }

  /// The strides along `rank` axes, zero where this shape has length one.
  fileprivate func steps(inRank rank: Int) -> [Int] {
    let own = strides
    return (0..<rank).map { axis in
      let position = axis - (rank - self.rank)
      return position < 0 || self[position] == 1 ? 0 : own[position]
    }
  }
}
