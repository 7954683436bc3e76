import VisionPipeline

/// A turned rectangle around a subject.
///
/// Centre and sides are fractions of the width and height of the picture's pixels as they are stored. The
/// rectangle is turned about its centre *in pixels*.
public struct RegionOfInterest: Sendable, Hashable {
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
}

extension RegionOfInterest {
  /// How far sides and centre may go, in pictures; the crop's arithmetic is exact far beyond.
  private static let limit: Float = 100

  /// Checks that a network can look at the region.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError`.
  package func validate() throws(TasksError) {
    let values = [xCenter, yCenter, width, height, rotation]
    guard values.allSatisfy({ abs($0) <= Self.limit }), width > 0, height > 0 else {
      throw TasksError(
        status: .invalidArgumentError,
        "A subject's region is \(values.map { "\($0)" }.joined(separator: ",")); expected sides above 0 and all "
          + "numbers at most \(Self.limit).")
    }
  }
}

extension RegionOfInterest {
  /// The region as the pipeline has it, for pixels that are not turned.
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
