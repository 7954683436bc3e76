import Testing
import VisionPipeline

@Suite("Following regions")
struct TrackingTests {
  private func region(_ x: Float, width: Float = 0.2, rotation: Float = 0) -> NormalizedRect {
    NormalizedRect(xCenter: x, yCenter: 0.5, width: width, height: width, rotation: rotation)
  }

  private func candidates(_ positions: Float...) -> [RegionCandidate] {
    positions.map { RegionCandidate(region: region($0)) }
  }

  private func merged(
    _ association: RegionAssociation, tracked: [RegionCandidate], detected: [RegionCandidate]
  ) -> [Float] {
    // What was in the list goes.
    var list = candidates(0.5)
    association.merge(tracked: tracked, detected: detected, minimumOverlap: 0.5, into: &list)
    return list.map(\.region.xCenter)
  }

  @Test("newest wins: a detection takes the place of what it overlaps, at the end")
  func newestWins() {
    let list = merged(.newestWins, tracked: candidates(0.2), detected: candidates(0.8, 0.21))
    #expect(list == [0.8, 0.21])
  }

  @Test("newest wins: two followed regions that meet become the later one")
  func newestWinsAmongTracked() {
    #expect(merged(.newestWins, tracked: candidates(0.2, 0.21), detected: []) == [0.21])
  }

  @Test("tracked wins: a detection that overlaps is dropped, followed regions stay even on each other")
  func trackedWins() {
    let list = merged(.trackedWins, tracked: candidates(0.2, 0.21), detected: candidates(0.22, 0.8))
    #expect(list == [0.2, 0.21, 0.8])
  }

  @Test("an overlap of exactly the limit is not the same subject, and rotation does not count")
  func limit() {
    let half = RegionCandidate(region: region(0.5, rotation: 1))
    var list: [RegionCandidate] = []
    RegionAssociation.newestWins.merge(
      tracked: [half], detected: [RegionCandidate(region: region(0.5))], minimumOverlap: 1, into: &list)
    #expect(list.count == 2)
  }

  private func follow(
    _ tracker: inout RegionTracker, detected positions: [Float], at milliseconds: Int64
  ) -> [Int] {
    let detected = tracker.needsDetector ? positions.map { RegionCandidate(region: region($0)) } : []
    let subjects = tracker.candidates(with: detected)
      .map { NextPlace(region: $0.region, trackID: $0.trackID, scale: 1) }
    return tracker.update(subjects, at: milliseconds * 1_000_000)
  }

  @Test("the detector is needed until as many are followed as may be found")
  func detectorNeed() {
    var tracker = RegionTracker(maximumCount: 2, association: .newestWins, minimumOverlap: 0.5)
    #expect(tracker.needsDetector)
    #expect(follow(&tracker, detected: [0.2], at: 0) == [1] && tracker.needsDetector)
    #expect(follow(&tracker, detected: [0.21, 0.8], at: 33) == [1, 2] && !tracker.needsDetector)
    #expect(tracker.update([], at: 66_000_000).isEmpty && tracker.needsDetector)
  }

  @Test("no more subjects than the limit are looked at: followed ones first")
  func clipping() {
    var tracker = RegionTracker(maximumCount: 1, association: .trackedWins, minimumOverlap: 0.5)
    #expect(follow(&tracker, detected: [0.2, 0.8], at: 0) == [1])
    #expect(tracker.candidates(with: candidates(0.8)).map(\.region.xCenter) == [0.2])
  }

  @Test("a subject that comes back near where it was keeps its number; another one and a late one do not")
  func reentry() {
    var tracker = RegionTracker(maximumCount: 3, association: .newestWins, minimumOverlap: 0.5)
    #expect(follow(&tracker, detected: [0.2, 0.8], at: 0) == [1, 2])
    _ = tracker.update([], at: 33_000_000)
    #expect(follow(&tracker, detected: [0.75, 0.5], at: 1000) == [2, 3])
    _ = tracker.update([], at: 1_033_000_000)
    #expect(follow(&tracker, detected: [0.75], at: 5000) == [4])
  }

  @Test("a face's next region is a square around all landmarks, half as large again, its eyes level")
  func faceRegion() {
    var landmarks = Array(
      repeating: Position<PictureSpace>(x: 0.5, y: 0.5, z: 0),
      count: FaceLandmarkConfiguration.landmarkCount)
    landmarks[33] = Position(x: 0.4, y: 0.4, z: 0)
    landmarks[263] = Position(x: 0.6, y: 0.6, z: 0)
    let region = FaceRegionRule.region(around: landmarks, in: PixelSize(width: 200, height: 100))
    #expect(abs(region.xCenter - 0.5) < 1e-6 && abs(region.yCenter - 0.5) < 1e-6)
    #expect(abs(region.width - 0.3) < 1e-6 && abs(region.height - 0.6) < 1e-6)
    #expect(abs(region.rotation - 0.4636476) < 1e-6)
  }
}
