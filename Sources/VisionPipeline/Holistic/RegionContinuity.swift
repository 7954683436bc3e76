/// When what was found in the last frame tells better where to look than what is found anew in this frame: as
/// long as both are nearly the same.
///
/// Source: `mediapipe/modules/holistic_landmark/calculators/roi_tracking_calculator.cc`.
package struct RegionContinuity: Sendable, Hashable {
  /// The largest difference of rotations, in degrees.
  package var rotation: Float
  /// The largest distance of centres along each side, in fractions of the side.
  package var translation: Float
  /// The largest difference of sides, in fractions of the side.
  package var scale: Float
  /// How much smaller than the region the rectangle is that all landmarks must be in, in fractions of its
  /// sides.
  package var margin: Float
}

extension RegionContinuity {
  /// For faces.
  ///
  /// Source: `mediapipe/tasks/cc/vision/holistic_landmarker/holistic_face_tracking.cc`.
  package static let face = RegionContinuity(rotation: 15, translation: 0.1, scale: 0.3, margin: 0.2)

  /// For hands.
  ///
  /// Source: `mediapipe/tasks/cc/vision/holistic_landmarker/holistic_hand_tracking.cc`.
  package static let hand = RegionContinuity(rotation: 40, translation: 0.2, scale: 0.4, margin: 0.1)
}

extension RegionContinuity {
  /// Whether to look at the region that follows from the last frame.
  ///
  /// - Parameters:
  ///   - previous: that region.
  ///   - landmarks: what was found in the last frame.
  ///   - current: the region that is found anew in this frame.
  ///   - size: columns and rows of the picture.
  package func holds(
    from previous: NormalizedRect, with landmarks: [Position<PictureSpace>], to current: NormalizedRect,
    in size: PixelSize
  ) -> Bool {
    let frame = RegionFrame(current, in: size)
    return holds(from: previous, to: current, in: frame)
      && landmarks.allSatisfy { frame.contains($0.point, factor: 1 + -margin) }
  }

  private func holds(from previous: NormalizedRect, to current: NormalizedRect, in frame: RegionFrame) -> Bool
  {
    let center = frame.turned(Point(x: previous.xCenter, y: previous.yCenter))
    let width = previous.width * frame.imageWidth
    let height = previous.height * frame.imageHeight
    return angle(from: current.rotation, to: previous.rotation) <= rotation
      && abs(center.x - frame.center.x) <= frame.width * translation
      && abs(center.y - frame.center.y) <= frame.height * translation
      && abs(width - frame.width) <= frame.width * scale
      && abs(height - frame.height) <= frame.height * scale
  }

  /// The angle between two directions, in degrees.
  private func angle(from first: Float, to second: Float) -> Float {
    var difference = Self.degrees(second) - Self.degrees(first)
    if difference > 180 { difference -= 360 }
    if difference < -180 { difference += 360 }
    return abs(difference)
  }

  private static func degrees(_ radians: Float) -> Float { Float(Double(radians) / .pi * 180) }
}

/// A region in pixels, seen along its own sides.
private struct RegionFrame {
  let imageWidth: Float
  let imageHeight: Float
  let width: Float
  let height: Float
  private(set) var center = Point<PixelSpace>(x: 0, y: 0)
  private let cosine: Float
  private let sine: Float

  init(_ region: NormalizedRect, in size: PixelSize) {
    (imageWidth, imageHeight) = (Float(size.width), Float(size.height))
    (width, height) = (region.width * imageWidth, region.height * imageHeight)
    cosine = CorrectlyRounded.cosine(-region.rotation)
    sine = CorrectlyRounded.sine(-region.rotation)
    center = turned(Point(x: region.xCenter, y: region.yCenter))
  }

  /// A point in pixels, turned so that the region's sides are parallel to the axes.
  func turned(_ point: Point<PictureSpace>) -> Point<PixelSpace> {
    Point(
      x: point.x * imageWidth * cosine - point.y * imageHeight * sine,
      y: point.x * imageWidth * sine + point.y * imageHeight * cosine)
  }

  /// Whether a point is inside the region with sides that are `factor` times as long.
  func contains(_ point: Point<PictureSpace>, factor: Float) -> Bool {
    let point = turned(point)
    let (xReach, yReach) = (width * factor * 0.5, height * factor * 0.5)
    return center.x - xReach < point.x && point.x < center.x + xReach
      && center.y - yReach < point.y && point.y < center.y + yReach
  }
}
