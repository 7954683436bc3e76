import Testing
import VisionPipeline

@testable import VisionTasks

/// A subject with one landmark.
private struct PointSubject: LandmarkSubject {
  var landmarks: [PicturePosition]
  var origin: SubjectOrigin?

  mutating func smooth(
    with smoother: inout LandmarkSmoother, scale: Float, in size: PixelSize, at time: Int64
  ) {
    smoother.smooth(&landmarks, objectScale: scale, in: size, at: time)
  }

  mutating func restore(by restoration: OrientationRestoration) {}
}

@Suite("Smoothing of subjects")
struct SubjectSmoothingTests {
  private static let steady = LandmarkSmoothing.custom(
    landmarks: OneEuroFilterOptions(), worldLandmarks: nil, visibility: nil)

  /// What ``SubjectTracking`` makes of the options of a face landmarker.
  private func smoothing(_ smoothing: LandmarkSmoothing, maximumCount: Int) -> SubjectSmoothing {
    SubjectSmoothing(smoothing, reference: maximumCount == 1 ? .face : nil)
  }

  /// Where the subjects at `positions`, by the numbers of their tracks, are after smoothing.
  private func smoothed(
    _ positions: KeyValuePairs<Int, Float>, frame: Int64, by smoothing: inout SubjectSmoothing
  ) -> [Float] {
    var subjects = positions.map { PointSubject(landmarks: [PicturePosition(x: $0.value, y: 0.5, z: 0)]) }
    let places = positions.map { NextPlace(region: .wholeImage, trackID: $0.key, scale: 50) }
    smoothing.smooth(
      &subjects, places, positions.map(\.key), in: PixelSize(square: 128), at: 33_000_000 * frame)
    return subjects.map { $0.landmarks[0].x }
  }

  /// A position a little beside 0.25.
  private static let moved: Float = 0.25 + 1 / 64

  @Test("each track has filters of its own, wherever it stands in the list")
  func tracks() {
    var smoothing = smoothing(Self.steady, maximumCount: 2)
    #expect(smoothed([1: 0.25, 2: 0.75], frame: 0, by: &smoothing) == [0.25, 0.75])
    let second = smoothed([2: 0.75, 1: Self.moved], frame: 1, by: &smoothing)
    #expect(second[0] == 0.75 && second[1] > 0.25 && second[1] < Self.moved)
  }

  @Test("a track that was lost for a frame begins afresh, the others go on")
  func lostTrack() {
    var smoothing = smoothing(Self.steady, maximumCount: 2)
    _ = smoothed([1: 0.25, 2: 0.75], frame: 0, by: &smoothing)
    _ = smoothed([1: 0.25], frame: 1, by: &smoothing)
    let third = smoothed([1: Self.moved, 2: 0.5], frame: 2, by: &smoothing)
    #expect(third[0] < Self.moved && third[1] == 0.5)
  }

  @Test("as the reference has it, one subject is smoothed and begins afresh after a frame without it")
  func single() {
    var smoothing = smoothing(.reference, maximumCount: 1)
    #expect(smoothed([1: 0.25], frame: 0, by: &smoothing) == [0.25])
    let second = smoothed([1: Self.moved], frame: 1, by: &smoothing)
    #expect(second[0] > 0.25 && second[0] < Self.moved)
    #expect(smoothed([:], frame: 2, by: &smoothing).isEmpty)
    #expect(smoothed([2: 0.5], frame: 3, by: &smoothing) == [0.5])
  }

  @Test("as the reference has it, several subjects are not smoothed")
  func several() {
    var smoothing = smoothing(.reference, maximumCount: 2)
    _ = smoothed([1: 0.25], frame: 0, by: &smoothing)
    #expect(smoothed([1: Self.moved], frame: 1, by: &smoothing) == [Self.moved])
  }
}
