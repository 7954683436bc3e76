import ModelFormat
import TensorCore

/// The part of its output that a node computes, and what it reads for that.
struct NodeRegions {
  /// What was asked for, or more where the operator cannot compute less.
  let output: Region
  /// What is read of the first inputs; the others are constants, which become narrower with the output.
  let inputs: [Region]

  /// The regions of a node with one output; `nil` when its operator computes all or nothing.
  ///
  /// - Parameter asked: What is read of the output; at least one element.
  init?(for asked: Region, ofOutputOf node: Int, in graph: LoweredGraph) {
    let operation = graph.nodes[node].operation
    let types = graph.types(of: node)
    guard types.isSinglePrecision, asked.shape.elementCount > 0 else { return nil }
    let shapes = types.types.compactMap { $0?.shape }
    if operation.is(ElementwiseUnary.self) {
      (output, inputs) = (asked, [asked])
    } else if operation.is(ElementwiseBinary.self) {
      (output, inputs) = (asked, shapes.map(asked.repeated))
    } else if let slice = operation.as(Slice.self), slice.steps.allSatisfy({ $0 == 1 }) {
      (output, inputs) = (asked, [asked.moved(by: slice.starts)])
    } else if let transpose = operation.as(Transpose.self) {
      (output, inputs) = (asked, [asked.transposed(by: transpose.permutation)])
    } else if let reduction = operation.as(Reduction.self), reduction.keepsDimensions {
      (output, inputs) = (asked, [asked.unfolded(along: reduction.axes, of: shapes[0])])
    } else if let convolution = operation.as(Convolution2D.self) {
      guard graph.hasConstantFilters(node), shapes[1][3] == shapes[0][3] else { return nil }
      let (filter, whole) = (shapes[1], types.declaredOutputs[0].shape)
      let isPointwise = filter[1] == 1 && filter[2] == 1 && convolution.window == Window2D()
      output = isPointwise ? asked : asked.taking(1..<3, from: Region(all: whole))
      inputs = [asked.taking(isPointwise ? 3..<4 : 1..<4, from: Region(all: shapes[0]))]
    } else {
      return nil
    }
  }

  /// What is read of an input; `nil` for those that the output's region says nothing of.
  func input(_ index: Int) -> Region? { inputs.indices.contains(index) ? inputs[index] : nil }
}

extension NodeInputs {
  fileprivate var isSinglePrecision: Bool {
    (types.compactMap(\.self) + declaredOutputs).allSatisfy { $0.elementType == .float32 }
  }
}

extension LoweredGraph {
  /// Whether a convolution's filters, biases and slopes are constants, one after the other along their first
  /// axis.
  fileprivate func hasConstantFilters(_ node: Int) -> Bool {
    let constants = nodes[node].inputs.dropFirst().map { $0.map { tensors[$0] } }
    return constants.allSatisfy { $0 == nil || $0?.constant != nil }
      && constants.dropFirst().allSatisfy { $0 == nil || $0?.type.shape.rank == 1 }
  }
}

extension Region {
  /// Another region along some axes, and this one along the others.
  fileprivate func taking(_ axes: Range<Int>, from other: Region) -> Region {
    Region(ranges.indices.map { axes.contains($0) ? other.ranges[$0] : ranges[$0] })
  }

  /// What an operand of a shape that is repeated along axes of length one gives to this region.
  fileprivate func repeated(_ shape: Shape) -> Region {
    Region(zip(shape.dimensions, ranges.suffix(shape.rank)).map { $0 == 1 ? 0..<1 : $1 })
  }

  /// The region of a tensor of which this region's tensor begins at `starts`.
  fileprivate func moved(by starts: [Int]) -> Region {
    Region(zip(ranges, starts).map { $0.lowerBound + $1..<$0.upperBound + $1 })
  }

  /// The region of a tensor whose axis `permutation[i]` is axis `i` of this region.
  fileprivate func transposed(by permutation: [Int]) -> Region {
    var ranges = ranges
    for (axis, source) in permutation.enumerated() { ranges[source] = self.ranges[axis] }
    return Region(ranges)
  }

  /// The region of a tensor of `shape` that was folded to this one.
  fileprivate func unfolded(along axes: [Int], of shape: Shape) -> Region {
    Region(ranges.indices.map { axes.contains($0) ? 0..<shape[$0] : ranges[$0] })
  }
}

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
