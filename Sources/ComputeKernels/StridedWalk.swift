import TensorCore

/// Positions along some axes of a tensor, in row-major order of those axes.
///
/// It is made when a kernel is planned, since it takes memory.
package struct StridedWalk: Sendable, Hashable {
  private let lengths: [Int]
  /// The distance between neighbours along each axis.
  private let strides: [Int]

  /// Walks along the axes `axes` of a dense tensor; distances are in elements.
  package init(shape: Shape, axes: [Int]) {
    let all = shape.strides
    self.init(lengths: axes.map { shape[$0] }, strides: axes.map { all[$0] })
  }

  /// Walks `lengths` positions along each axis, `strides` apart; a walk without axes has one position.
  ///
  /// - Precondition: As many strides as lengths.
  package init(lengths: [Int], strides: [Int]) {
    self.lengths = lengths.isEmpty ? [1] : lengths
    self.strides = strides.isEmpty ? [0] : strides
  }

  /// Calls `body` with the distance of each position from the first one.
  @inline(__always)
  func forEachOffset(_ body: (Int) -> Void) {
    let inner = lengths.count - 1
    let innerLength = lengths[inner]
    let innerStride = strides[inner]
    for outer in 0..<lengths[..<inner].reduce(1, *) {
      var offset = outerOffset(outer)
      for _ in 0..<innerLength {
        body(offset)
        offset += innerStride
      }
    }
  }

  /// The number of positions.
  package var count: Int { lengths.reduce(1, *) }

  /// Calls `body` with the number of each position of `positions` and its distance from the first one.
  @inline(__always)
  func forEachOffset(in positions: Range<Int>, _ body: (_ position: Int, _ offset: Int) -> Void) {
    let inner = lengths.count - 1
    let innerLength = lengths[inner]
    var position = positions.lowerBound
    while position < positions.upperBound {
      let within = position % innerLength
      let end = min(position + innerLength - within, positions.upperBound)
      var offset = outerOffset(position / innerLength) + within * strides[inner]
      while position < end {
        body(position, offset)
        offset += strides[inner]
        position += 1
      }
    }
  }

  /// The offset of walk number `outer` along the innermost axis.
  private func outerOffset(_ outer: Int) -> Int {
    var remaining = outer
    var offset = 0
    var axis = lengths.count - 2
    while axis >= 0 {
      offset += remaining % lengths[axis] * strides[axis]
      remaining /= lengths[axis]
      axis -= 1
    }
    return offset
  }
}
