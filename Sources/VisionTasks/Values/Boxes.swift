import VisionPipeline

/// An upright rectangle in fractions of a picture's width and height, from the top left corner.
public struct NormalizedBox: Sendable, Hashable, Codable {
  /// The left edge.
  public var left: Float
  /// The upper edge.
  public var top: Float
  /// The right edge.
  public var right: Float
  /// The lower edge.
  public var bottom: Float

  /// Creates a box between four edges.
  public init(left: Float, top: Float, right: Float, bottom: Float) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// Creates a box of a width and a height at a corner.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(left: Float(x), top: Float(y), right: Float(x + width), bottom: Float(y + height))
  }

  /// The distance between the left and the right edge.
  public var width: Float { right - left }
  /// The distance between the upper and the lower edge.
  public var height: Float { bottom - top }
}

/// An upright rectangle in whole pixels of a picture, from the top left corner.
public struct PixelBox: Sendable, Hashable {
  /// The left edge.
  public var x: Int
  /// The upper edge.
  public var y: Int
  /// The distance from the left to the right edge.
  public var width: Int
  /// The distance from the upper to the lower edge.
  public var height: Int

  /// Creates a box.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  init(_ box: WholePixelBox) {
    self.init(x: box.x, y: box.y, width: box.width, height: box.height)
  }
}

extension PixelBox: Codable {
  private enum CodingKeys: String, CodingKey {
    case width, height
    case x = "origin_x"
    case y = "origin_y"
  }
}

/// A turned rectangle around a subject.
///
/// Centre and sides are fractions of the width and height of the picture's pixels as they are stored. The
/// rectangle is turned about its centre *in pixels*.
public struct SubjectRegion: Sendable, Hashable {
  /// The centre, from the left.
  public var xCenter: Float
  /// The centre, from the top.
  public var yCenter: Float
  /// The side that is horizontal before the turn.
  public var width: Float
  /// The side that is vertical before the turn.
  public var height: Float
  /// Radians, clockwise on the screen.
  public var rotation: Float

  /// Creates a region.
  public init(xCenter: Float, yCenter: Float, width: Float, height: Float, rotation: Float = 0) {
    self.xCenter = xCenter
    self.yCenter = yCenter
    self.width = width
    self.height = height
    self.rotation = rotation
  }

  init(_ region: NormalizedRect) {
    self.init(
      xCenter: region.xCenter, yCenter: region.yCenter, width: region.width, height: region.height,
      rotation: region.rotation)
  }

  /// The region as the pipeline takes it.
  var normalizedRect: NormalizedRect {
    NormalizedRect(xCenter: xCenter, yCenter: yCenter, width: width, height: height, rotation: rotation)
  }
}

extension SubjectRegion: Codable {
  private enum CodingKeys: String, CodingKey {
    case width, height, rotation
    case xCenter = "x_center"
    case yCenter = "y_center"
  }
}

extension SubjectRegion {
  /// How far sides and centre may go, in pictures; the crop's arithmetic is exact far beyond.
  private static let limit: Float = 100

  /// Checks that a network can look at the region.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument`.
  package func validate() throws(VisionError) {
    let values = [xCenter, yCenter, width, height, rotation]
    guard values.allSatisfy({ abs($0) <= Self.limit }), width > 0, height > 0 else {
      throw VisionError(
        .invalidArgument,
        "A subject's region is \(values.map { "\($0)" }.joined(separator: ",")); expected sides above 0 and all "
          + "numbers at most \(Self.limit).")
    }
  }
}

extension PixelBox {
  /// The box as the pipeline takes it.
  var wholePixelBox: WholePixelBox { WholePixelBox(x: x, y: y, width: width, height: height) }
}
