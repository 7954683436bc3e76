import Testing
@testable import VisionPipeline

/// Source: `mediapipe/calculators/util/refine_landmarks_from_heatmap_calculator_test.cc`; its margin is four
/// units in the last place, here it is none.
@Suite struct HeatmapRefinementCaseTests {
  /// A logit whose probability is 0.
  private static let z: Float = -1e16

  /// The refined positions, by maps of 3 by 3 values each and a window of 3 by 3.
  private func refined(
    _ points: [(x: Float, y: Float)], maps: [[Float]], minimumConfidence: Float
  ) -> [Point<InputSpace>] {
    let refinement = HeatmapRefinement(
      size: PixelSize(square: 3), landmarkCount: points.count, reach: 1, minimumConfidence: minimumConfidence)
    var landmarks = points.map {
      SpatialLandmark<InputSpace>(x: $0.x, y: $0.y, z: 0, visibility: 1, presence: 1)
    }
    let heatmap = (0..<9).flatMap { cell in maps.map { $0[cell] } }
    heatmap.withUnsafeBufferPointer { refinement.refine(&landmarks, heatmap: $0) }
    return landmarks.map(\.point)
  }

  /// A map that is certain of nothing but the middle of its left column.
  private func leftPeak(_ logit: Float) -> [Float] {
    let z = Self.z
    return [z, z, z, logit, z, z, z, z, z]
  }

  @Test(arguments: [1, 3])
  func `A landmark moves to the only peak of its own map`(count: Int) {
    let points = Array(repeating: (x: Float(0.5), y: Float(0.5)), count: count)
    let result = refined(
      points, maps: Array(repeating: leftPeak(1), count: count), minimumConfidence: 0.1)
    #expect(result == Array(repeating: Point(x: 0, y: 1 / 3), count: count))
  }

  @Test func `A peak below the confidence moves nothing`() {
    let points = Array(repeating: (x: Float(0.5), y: Float(0.5)), count: 3)
    let result = refined(points, maps: Array(repeating: leftPeak(0), count: 3), minimumConfidence: 0.6)
    #expect(result == Array(repeating: Point(x: 0.5, y: 0.5), count: 3))
  }

  @Test func `At the rim the window has fewer values`() {
    let z = Self.z
    let result = refined(
      [(0, 0), (0.9, 0.9)], maps: [[z, z, z, 0, z, 0, z, z, z], [z, z, z, 0, z, 0, z, z, 0]],
      minimumConfidence: 0.1)
    #expect(result == [Point(x: 0, y: 1 / 3), Point(x: 2 / 3, y: 1.0 / 6 + 2.0 / 6)])
  }
}
