/// The turn and the scale by which landmarks get from a region to the picture, or from its axes to the
/// picture's.
package struct LandmarkProjection: Sendable, Hashable {
  private let region: NormalizedRect
  private let cosine: Float
  private let sine: Float

  /// - Parameter region: the region that the network looked at without letterbox borders.
  package init(region: NormalizedRect) {
    self.region = region
    cosine = CorrectlyRounded.cosine(region.rotation)
    sine = CorrectlyRounded.sine(region.rotation)
  }

  /// The landmark in the picture; `region` must be square in pixels.
  ///
  /// Source: `mediapipe/calculators/util/landmark_projection_calculator.cc`.
  package func project(_ position: Position<InputSpace>) -> Position<ImageSpace> {
    let (x, y) = (position.x - 0.5, position.y - 0.5)
    return Position(
      x: (cosine * x - sine * y) * region.width + region.xCenter,
      y: (sine * x + cosine * y) * region.height + region.yCenter, z: position.z * region.width)
  }

  /// The landmark in the picture; `region` must be square in pixels.
  package func project(_ landmark: SpatialLandmark<InputSpace>) -> SpatialLandmark<ImageSpace> {
    SpatialLandmark(
      project(landmark.position), visibility: landmark.visibility, presence: landmark.presence)
  }

  /// World coordinates along the region's axes, turned to the picture's axes.
  ///
  /// Source: `mediapipe/calculators/util/world_landmark_projection_calculator.cc`.
  package func rotate(_ position: Position<WorldSpace>) -> Position<WorldSpace> {
    Position(
      x: cosine * position.x - sine * position.y, y: sine * position.x + cosine * position.y, z: position.z)
  }
}

extension ProjectionMatrix {
  /// The positions in the picture, for regions of any proportions.
  ///
  /// Source: `mediapipe/calculators/util/landmark_projection_calculator.cc`.
  package func project(_ positions: [Position<InputSpace>]) -> [Position<ImageSpace>] {
    let depthScale = depthScale
    return positions.map { position in
      let point = project(position.point)
      return Position(x: point.x, y: point.y, z: position.z * depthScale)
    }
  }
}
