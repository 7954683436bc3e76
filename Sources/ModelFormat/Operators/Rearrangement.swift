/// Resizes an image by blending the four nearest pixels.
///
/// - Input: `[N, H, W, C]`. Output: `[N, height, width, C]`.
/// - Source: TensorFlow Lite `RESIZE_BILINEAR`.
public struct ResizeBilinear: Sendable, Hashable, Codable {
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
public struct DepthToSpace: Sendable, Hashable, Codable {
  public var blockSize: Int

  public init(blockSize: Int) {
    self.blockSize = blockSize
  }
}

/// Joins tensors along an axis.
///
/// - Inputs: one or more tensors that differ in length along `axis` only.
/// - Source: TensorFlow Lite `CONCATENATION`.
public struct Concatenation: Sendable, Hashable, Codable {
  /// Non-negative.
  public var axis: Int

  public init(axis: Int) {
    self.axis = axis
  }
}

/// Surrounds a tensor with zeros; in a quantised tensor, with the zero point.
///
/// - Source: TensorFlow Lite `PAD`.
public struct Pad: Sendable, Hashable, Codable {
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
public struct Slice: Sendable, Hashable, Codable {
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
public struct Transpose: Sendable, Hashable, Codable {
  public var permutation: [Int]

  public init(permutation: [Int]) {
    self.permutation = permutation
  }
}
