import LandmarkGeometry
import Testing
import VisionTasks

/// Angles and distances of a hand.
struct HandGeometryTests {
  /// An index finger whose bones are 4 cm long, each turned by an angle against the one before.
  private static let bent = Hand.sample(world: [
    .wrist: [0, 0, 0], .indexFingerMCP: [0, -0.04, 0], .indexFingerPIP: [0, -0.08, 0],
    .indexFingerDIP: [0.04, -0.08, 0], .indexFingerTip: [0.04, -0.04, 0],
  ])

  @Test func `Flexion counts from the straight finger`() throws {
    let hand = Self.bent
    #expect(try abs(#require(hand.flexion(at: .indexFingerMCP)).degrees) < 1e-6)
    #expect(try abs(#require(hand.flexion(at: .indexFingerPIP)).degrees - 90) < 1e-6)
    #expect(try abs(#require(hand.flexion(at: .indexFingerDIP)).degrees - 90) < 1e-6)
    #expect(try abs(#require(hand.flexion(of: .indexFinger)).degrees - 180) < 1e-6)
    #expect(hand.flexion(of: .pinky) == nil)
  }

  @Test func `Flexion in a picture takes its proportions into account`() throws {
    let hand = Hand.sample(picture: [
      .thumbCMC: [0.5, 0.75, 0], .thumbMCP: [0.5, 0.5, 4], .thumbIP: [0.75, 0.25, 0],
    ])
    let flexion = try #require(hand.flexion(at: .thumbMCP, in: .picture(width: 200, height: 100)))
    #expect(abs(flexion.degrees - 63.43494882292201) < 1e-9)
  }

  @Test func `Distances are in metres and in pixels`() throws {
    let distance = try #require(Self.bent.distanceInMetres(from: .wrist, to: .indexFingerPIP))
    #expect(abs(distance - 0.08) < 1e-8)
    let hand = Hand.sample(picture: [.thumbTip: [0.25, 0.5, 1], .indexFingerTip: [0.5, 0.75, 2]])
    let pixels = try #require(
      hand.distanceInPixels(
        from: .thumbTip, to: .indexFingerTip, in: PictureDimensions(width: 120, height: 160)))
    #expect(pixels == 50)
  }

  @Test func `Joints follow each other along each finger`() {
    #expect(Hand.Finger.allCases.flatMap(\.joints) == Hand.Joint.allCases)
    for joint in Hand.Joint.allCases {
      let (start, vertex, end) = joint.landmarks
      #expect(vertex.rawValue == joint.rawValue && "\(vertex)" == "\(joint)")
      #expect(end.rawValue == vertex.rawValue + 1)
      #expect(start.rawValue == vertex.rawValue - 1 || start == .wrist)
    }
  }
}
