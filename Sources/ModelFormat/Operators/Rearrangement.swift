import TensorCore

/// Resizes an image by blending the four nearest pixels.
///
/// - Input: `[N, H, W, C]`. Output: `[N, height, width, C]`.
/// - Source: TensorFlow Lite `RESIZE_BILINEAR`.
public struct ResizeBilinear: Sendable, Hashable {
  public var height: Int
  public var width: Int
  /// Whether the outer pixels' centres of input and output coincide.
  public var alignsCorners: Bool
  /// Whether pixel centres lie at half coordinates.
  public var usesHalfPixelCenters: Bool

  public init(height: Int, width: Int, alignsCorners: Bool, usesHalfPixelCenters: Bool) {
    self.height = height
    self.width = width
    self.alignsCorners = alignsCorners
    self.usesHalfPixelCenters = usesHalfPixelCenters
  }
}

/// Resizes an image by repeating or leaving out pixels.
///
/// - Input: `[N, H, W, C]`. Output: `[N, height, width, C]`.
/// - Source: TensorFlow Lite `RESIZE_NEAREST_NEIGHBOR`.
public struct ResizeNearestNeighbor: Sendable, Hashable {
  public var height: Int
  public var width: Int
  /// Whether the outer pixels' centres of input and output coincide.
  public var alignsCorners: Bool
  /// Whether pixel centres lie at half coordinates.
  public var usesHalfPixelCenters: Bool

  public init(height: Int, width: Int, alignsCorners: Bool, usesHalfPixelCenters: Bool) {
    self.height = height
    self.width = width
    self.alignsCorners = alignsCorners
    self.usesHalfPixelCenters = usesHalfPixelCenters
  }
}

/// Spreads groups of channels over blocks of pixels.
///
/// - Input: `[N, H, W, C·b²]`. Output: `[N, H·b, W·b, C]`, where `b` is the block size.
/// - Source: TensorFlow Lite `DEPTH_TO_SPACE`.
public struct DepthToSpace: Sendable, Hashable {
  public var blockSize: Int

  public init(blockSize: Int) {
    self.blockSize = blockSize
  }
}

/// Joins tensors along an axis.
///
/// - Inputs: one or more tensors that differ in length along `axis` only.
/// - Source: TensorFlow Lite `CONCATENATION`.
public struct Concatenation: Sendable, Hashable {
  /// Non-negative.
  public var axis: Int

  public init(axis: Int) {
    self.axis = axis
  }
}

/// Surrounds a tensor with zeros; in a quantised tensor, with the zero point.
///
/// - Source: TensorFlow Lite `PAD`.
public struct Pad: Sendable, Hashable {
  /// The number of elements added before the first one, for each axis.
  public var before: [Int]
  /// The number of elements added after the last one, for each axis.
  public var after: [Int]

  public init(before: [Int], after: [Int]) {
    self.before = before
    self.after = after
  }
}

/// Picks elements at regular steps along each axis.
///
/// Output element `i` along an axis is input element `starts + i · steps`.
///
/// - Source: TensorFlow Lite `STRIDED_SLICE`, its masks resolved when the model is converted.
public struct Slice: Sendable, Hashable {
  /// The first element, for each axis; non-negative.
  public var starts: [Int]
  /// The distance between elements, for each axis; negative to walk backwards, never zero.
  public var steps: [Int]
  /// The number of elements, for each axis.
  public var counts: [Int]

  public init(starts: [Int], steps: [Int], counts: [Int]) {
    self.starts = starts
    self.steps = steps
    self.counts = counts
  }
}

/// Reorders the axes of a tensor: output axis `i` is input axis `permutation[i]`.
///
/// - Source: TensorFlow Lite `TRANSPOSE`.
public struct Transpose: Sendable, Hashable {
  public var permutation: [Int]

  public init(permutation: [Int]) {
    self.permutation = permutation
  }
}

extension ResizeBilinear: OperatorAttributes {
  package static let blank = ResizeBilinear(
    height: 1, width: 1, alignsCorners: false, usesHalfPixelCenters: false)
  package static let attributes: [Attribute<ResizeBilinear>] = [
    .integer("height", \.height, in: 1...AttributeLimits.length),
    .integer("width", \.width, in: 1...AttributeLimits.length),
    .boolean("alignsCorners", \.alignsCorners),
    .boolean("usesHalfPixelCenters", \.usesHalfPixelCenters),
  ]

  package func validateTogether() throws {
    guard !(alignsCorners && usesHalfPixelCenters) else {
      throw EngineError(
        .invalidModel, "alignsCorners and usesHalfPixelCenters exclude each other, and both are true")
    }
  }
}

extension ResizeNearestNeighbor: OperatorAttributes {
  package static let blank = ResizeNearestNeighbor(
    height: 1, width: 1, alignsCorners: false, usesHalfPixelCenters: false)
  package static let attributes: [Attribute<ResizeNearestNeighbor>] = [
    .integer("height", \.height, in: 1...AttributeLimits.length),
    .integer("width", \.width, in: 1...AttributeLimits.length),
    .boolean("alignsCorners", \.alignsCorners),
    .boolean("usesHalfPixelCenters", \.usesHalfPixelCenters),
  ]

  package func validateTogether() throws {
    guard !(alignsCorners && usesHalfPixelCenters) else {
      throw EngineError(
        .invalidModel, "alignsCorners and usesHalfPixelCenters exclude each other, and both are true")
    }
  }
}

extension DepthToSpace: OperatorAttributes {
  package static let blank = DepthToSpace(blockSize: 1)
  package static let attributes: [Attribute<DepthToSpace>] = [
    .integer("blockSize", \.blockSize, in: 1...AttributeLimits.length)
  ]
}

extension Concatenation: OperatorAttributes {
  package static let blank = Concatenation(axis: 0)
  package static let attributes: [Attribute<Concatenation>] = [
    .integer("axis", \.axis, in: AttributeLimits.axes)
  ]
}

extension Pad: OperatorAttributes {
  package static let blank = Pad(before: [], after: [])
  package static let attributes: [Attribute<Pad>] = [
    .integers("before", \.before, in: 0...AttributeLimits.length),
    .integers("after", \.after, in: 0...AttributeLimits.length),
  ]

  package func validateTogether() throws {
    guard before.count == after.count else {
      throw EngineError(
        .invalidModel, "before has \(before.count) axes and after has \(after.count); expected as many")
    }
  }
}

extension Slice: OperatorAttributes {
  package static let blank = Slice(starts: [], steps: [], counts: [])
  package static let attributes: [Attribute<Slice>] = [
    .integers("starts", \.starts, in: 0...AttributeLimits.position),
    .integers("steps", \.steps, in: -AttributeLimits.position...AttributeLimits.position),
    .integers("counts", \.counts, in: 0...AttributeLimits.position),
  ]

  package func validateTogether() throws {
    guard starts.count == steps.count, starts.count == counts.count else {
      throw EngineError(
        .invalidModel,
        "starts, steps and counts have \(starts.count), \(steps.count) and \(counts.count) axes; "
          + "expected as many")
    }
    for axis in starts.indices {
      guard steps[axis] != 0 else { throw EngineError(.invalidModel, "the step of axis \(axis) is zero") }
      // Both factors are within `AttributeLimits.position`, so the product fits 64 bits.
      guard starts[axis] + (max(counts[axis], 1) - 1) * steps[axis] >= 0 else {
        throw EngineError(.invalidModel, "the slice walks before the first element of axis \(axis)")
      }
    }
  }
}

extension Transpose: OperatorAttributes {
  package static let blank = Transpose(permutation: [])
  package static let attributes: [Attribute<Transpose>] = [
    .integers("permutation", \.permutation, in: AttributeLimits.axes)
  ]

  package func validateTogether() throws {
    guard permutation.sorted() == Array(permutation.indices) else {
      throw EngineError(.invalidModel, "\(permutation) is not a permutation of the axes")
    }
  }
}
