import Foundation
import LandmarkGeometry
import TestSupport
import Testing
import VisionTasks

/// Angles and distances of a body.
struct PoseGeometryTests {
  private static func arm(_ shoulder: SIMD3<Float>, _ elbow: SIMD3<Float>, _ wrist: SIMD3<Float>) -> Pose {
    Pose.sample(world: [.leftShoulder: shoulder, .leftElbow: elbow, .leftWrist: wrist])
  }

  @Test(arguments: [
    (SIMD3<Float>(0.25, 0, 0), 90.0), (SIMD3(0, 0.25, 0), 180), (SIMD3(0, -0.25, 0), 0),
    (SIMD3(0, -0.25, 0.25), 45), (SIMD3(0, 0, -0.25), 90), (SIMD3(0.4, -0.3, 0), 53.13010235415598),
  ])
  func `The angle of an elbow is the one between upper arm and forearm`(
    forearm: SIMD3<Float>, degrees: Double
  ) throws {
    let elbow = SIMD3<Float>(0.1, 0.3, -0.2)
    let pose = Self.arm(elbow + SIMD3(0, -0.5, 0), elbow, elbow + forearm)
    let angle = try #require(pose.angle(at: .leftElbow))
    #expect(abs(angle.degrees - degrees) < 1e-4, "\(angle.degrees)")
  }

  @Test func `Small angles are as exact as large ones`() throws {
    let angle = try #require(Self.arm([1, 0, 0], [0, 0, 0], [1, 1e-4, 0]).angle(at: .leftElbow))
    #expect(abs(angle.radians - 1e-4) < 1e-11)
  }

  @Test func `A picture's proportions count`() throws {
    let pose = Pose.sample(
      picture: [
        .leftShoulder: [0.5, 0.25, 7], .leftElbow: [0.5, 0.5, -3], .leftWrist: [0.75, 0.75, 1],
      ])
    let square = try #require(pose.angle(at: .leftElbow, in: .picture(width: 100, height: 100)))
    #expect(abs(square.degrees - 135) < 1e-9)
    // Twice as wide, the forearm goes 50 pixels to the right and 25 down.
    let wide = try #require(
      pose.angle(.leftShoulder, .leftElbow, .leftWrist, in: .picture(width: 200, height: 100)))
    #expect(abs(wide.degrees - 116.56505117707799) < 1e-9)
  }

  @Test func `What is not visible is not measured`() {
    var pose = Self.arm([0, 0, 0], [0, 0.3, 0], [0.3, 0.3, 0])
    pose.world.landmarks[Pose.LandmarkName.leftWrist.rawValue].visibility = 0.49
    #expect(pose.angle(at: .leftElbow) == nil)
    #expect(pose.distanceInMetres(from: .leftElbow, to: .leftWrist) == nil)
    #expect(pose.distanceInMetres(from: .leftElbow, to: .leftShoulder) != nil)
    #expect(pose.angle(at: .leftElbow, minimumVisibility: 0.4) != nil)
    pose.world.landmarks[Pose.LandmarkName.leftWrist.rawValue].visibility = Pose.defaultMinimumVisibility
    #expect(pose.angle(at: .leftElbow) != nil)
    pose.world.landmarks[Pose.LandmarkName.leftWrist.rawValue].visibility = .nan
    #expect(pose.angle(at: .leftElbow, minimumVisibility: 0) == nil)
  }

  @Test func `Each space has its own visibility`() {
    let places: [Pose.LandmarkName: SIMD3<Float>] = [.leftHip: [1, 0, 0], .leftAnkle: [0, 1, 0]]
    let pose = Pose.sample(picture: places, world: places, visibility: 0.2, worldVisibility: 0.9)
    #expect(pose.angle(at: .leftKnee) != nil)
    #expect(pose.angle(at: .leftKnee, in: .picture(width: 9, height: 9)) == nil)
  }

  @Test func `Lines without a direction have no angle`() {
    #expect(Self.arm([0, 0, 0], [0, 0, 0], [1, 0, 0]).angle(at: .leftElbow) == nil)
    #expect(Self.arm([.nan, 0, 0], [0, 0, 0], [1, 0, 0]).angle(at: .leftElbow) == nil)
    #expect(Self.arm([.infinity, 0, 0], [0, 0, 0], [1, 0, 0]).angle(at: .leftElbow) == nil)
    #expect(
      Self.arm([.nan, 0, 0], [0, 0, 0], .zero).distanceInMetres(from: .leftShoulder, to: .nose) == nil)
  }

  @Test func `Distances are in metres and in pixels`() throws {
    let pose = Pose.sample(
      picture: [.leftWrist: [0.25, 0.25, 5], .rightWrist: [0.55, 0.65, 0]],
      world: [.leftWrist: [0.1, 0.2, 0.3], .rightWrist: [0.3, 0.5, 0.9]])
    let metres = try #require(pose.distanceInMetres(from: .leftWrist, to: .rightWrist))
    #expect(abs(metres - 0.7) < 1e-7)
    let picture = PictureDimensions(width: 1000, height: 1000)
    let pixels = try #require(pose.distanceInPixels(from: .leftWrist, to: .rightWrist, in: picture))
    #expect(abs(pixels - 500) < 1e-4)
  }

  @Test(arguments: Pose.Joint.allCases)
  func `A joint is where two bones of the skeleton meet`(joint: Pose.Joint) {
    let (start, vertex, end) = joint.landmarks
    #expect("\(vertex)" == joint.rawValue)
    for neighbour in [start, end] {
      #expect(
        Pose.connections.contains(Connection(vertex.rawValue, neighbour.rawValue))
          || Pose.connections.contains(Connection(neighbour.rawValue, vertex.rawValue)), "\(neighbour)")
      #expect("\(neighbour)".hasPrefix(joint.rawValue.hasPrefix("left") ? "left" : "right"))
    }
  }

  @Test func `Turning, moving and enlarging a body leaves its angles alone`() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let places = (0..<3).map { _ in
        SIMD3<Float>.random(in: -1...1, using: &random)
      }
      let angle = try #require(Self.arm(places[0], places[1], places[2]).angle(at: .leftElbow))
      let turn = randomTurn(using: &random)
      let shift = SIMD3<Float>.random(in: -1...1, using: &random)
      let scale = Float.random(in: 0.5...2, using: &random)
      let moved = places.map { turn($0) * scale + shift }
      let other = try #require(Self.arm(moved[0], moved[1], moved[2]).angle(at: .leftElbow))
      // Limbs may be short, whose ends rounding moves by a larger angle.
      let shortest = [places[0] - places[1], places[2] - places[1]].map { ($0 * $0).sum().squareRoot() }.min()
      let tolerance = try 2e-6 / Double(#require(shortest))
      #expect(abs(angle.radians - other.radians) < tolerance)
      let swapped = try #require(Self.arm(places[2], places[1], places[0]).angle(at: .leftElbow))
      #expect(swapped == angle)
    }
  }

  @Test func `The angles of a triangle are a half turn`() throws {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<100 {
      let places = (0..<3).map { _ in SIMD3<Float>.random(in: -1...1, using: &random) }
      let sum = try (0..<3).reduce(0.0) { sum, first in
        let corners = (0..<3).map { places[(first + $0) % 3] }
        return try sum + #require(Self.arm(corners[0], corners[1], corners[2]).angle(at: .leftElbow)).degrees
      }
      #expect(abs(sum - 180) < 1e-9)
    }
  }

  /// A random turn in space: two reflections.
  private func randomTurn(using random: inout SeededGenerator) -> (SIMD3<Float>) -> SIMD3<Float> {
    let normals = (0..<2).map { _ in
      let normal = SIMD3<Float>.random(in: 0.1...1, using: &random)
      return normal / (normal * normal).sum().squareRoot()
    }
    return { place in
      normals.reduce(place) { $0 - 2 * ($0 * $1).sum() * $1 }
    }
  }
}
