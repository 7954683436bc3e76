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
  package func project(_ landmark: LandmarkEstimate<InputSpace>) -> LandmarkEstimate<ImageSpace> {
    let (x, y) = (landmark.x - 0.5, landmark.y - 0.5)
    return LandmarkEstimate<ImageSpace>(
      x: (cosine * x - sine * y) * region.width + region.xCenter,
      y: (sine * x + cosine * y) * region.height + region.yCenter,
      z: landmark.z * region.width, visibility: landmark.visibility, presence: landmark.presence)
  }

  /// World coordinates along the region's axes, turned to the picture's axes.
  ///
  /// Source: `mediapipe/calculators/util/world_landmark_projection_calculator.cc`.
  package func rotate(_ landmark: LandmarkEstimate<WorldSpace>) -> LandmarkEstimate<WorldSpace> {
    var result = landmark
    result.x = cosine * landmark.x - sine * landmark.y
    result.y = sine * landmark.x + cosine * landmark.y
    return result
  }
}

extension ProjectionMatrix {
  /// The landmark in the picture, for regions of any proportions.
  ///
  /// Source: `mediapipe/calculators/util/landmark_projection_calculator.cc`.
  package func project(
    _ landmarks: [LandmarkEstimate<InputSpace>]
  ) -> [LandmarkEstimate<ImageSpace>] {
    let depthScale = depthScale
    return landmarks.map { landmark in
      let point = project(landmark.point)
      return LandmarkEstimate<ImageSpace>(
        x: point.x, y: point.y, z: landmark.z * depthScale, visibility: landmark.visibility,
        presence: landmark.presence)
    }
  }
}
