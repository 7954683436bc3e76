import Foundation
import Testing
import VisionPipeline

/// Sources: `low_pass_filter_test.cc`, `one_euro_filter_test.cc` in `mediapipe/util/filtering`,
/// `mediapipe/calculators/util/landmarks_smoothing_calculator_utils_test.cc`.
@Suite struct SmoothingCaseTests {
  @Test(arguments: [(1, 100), (0, 2), (0.5, 51)] as [(Float, Float)])
  func `A low-pass filter mixes by its share`(alpha: Float, expected: Float) {
    var filter = LowPassFilter()
    #expect(filter.apply(2, alpha: alpha) == 2)
    #expect(filter.apply(100, alpha: alpha) == expected)
  }

  @Test func `A fast value is followed closely`() {
    var filter = OneEuroFilter(
      OneEuroParameters(
        minimumCutoff: 0.001, speedCoefficient: 1, derivativeCutoff: 0.001, initialFrequency: 1))
    #expect(filter.apply(2, scale: 1, at: 0) == 2)
    #expect(abs(filter.apply(100, scale: 1, at: 1000) - 79.8) <= 0.02)
  }

  /// The published values, 2.4 and 3.0, have one digit; these follow from the share of the newest value.
  @Test func `A value is followed by the share that its cut-off frequency gives`() {
    var filter = OneEuroFilter(
      OneEuroParameters(minimumCutoff: 0.1, speedCoefficient: 0, derivativeCutoff: 0.1, initialFrequency: 1))
    let values = [2.0, 3, 4].enumerated().map { index, value in
      filter.apply(value, scale: 1, at: Int64(index + 1) * 1_000_000_000)
    }
    let share = 1 / (1 + 1 / (2 * Double.pi * 0.1))
    let second = 2 + share
    #expect(values[0] == 2 && abs(values[1] - second) <= 1e-6)
    #expect(abs(values[2] - (second + share * (4 - second))) <= 1e-6)
    #expect(abs(values[1] - 2.4) <= 0.1 && abs(values[2] - 3) <= 0.1)
  }

  /// Landmarks are smoothed in pixels; a first frame shows that the way there and back changes nothing.
  @Test func `A first frame passes as it is`() {
    let landmark = SpatialLandmark<PictureSpace>(x: 0.1, y: 0.2, z: 0.3, visibility: 0.4, presence: 0.5)
    var landmarks = [landmark]
    var smoother = LandmarkSmoother(.pose)
    smoother.smooth(&landmarks, objectScale: 5, in: PixelSize(square: 10), at: 0)
    #expect(abs(landmarks[0].x - 0.1) <= 1e-7 && abs(landmarks[0].y - 0.2) <= 1e-7)
    #expect(abs(landmarks[0].z - 0.3) <= 1e-7)
    #expect(landmarks[0].visibility == 0.4 && landmarks[0].presence == 0.5)
    var positions = [landmark.position]
    var other = LandmarkSmoother(.face)
    other.smooth(&positions, objectScale: 5, in: PixelSize(square: 10), at: 0)
    #expect(positions[0] == landmarks[0].position)
  }
}
