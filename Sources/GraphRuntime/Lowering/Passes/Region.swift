import ModelFormat
import TensorCore

/// A box of neighbouring elements of a tensor.
struct Region: Equatable {
  /// The places along each axis.
  let ranges: [Range<Int>]

  init(_ ranges: [Range<Int>]) { self.ranges = ranges }

  /// All elements of a tensor.
  init(all shape: Shape) { ranges = shape.dimensions.map { 0..<$0 } }

  var shape: Shape { Shape(ranges.map(\.count)) }

  /// The smallest region that contains this one and another of the same tensor.
  func union(_ other: Region) -> Region {
    Region(
      zip(ranges, other.ranges).map { min($0.lowerBound, $1.lowerBound)..<max($0.upperBound, $1.upperBound) })
  }

  /// What picks this region out of a larger one of the same tensor.
  func slice(of whole: Region) -> Slice {
    Slice(
      starts: zip(ranges, whole.ranges).map { $0.lowerBound - $1.lowerBound },
      steps: ranges.map { _ in 1 }, counts: ranges.map(\.count))
  }
}
