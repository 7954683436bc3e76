import Foundation
import LandmarkGeometry
import TestSupport
import Testing
import VisionTasks

/// How a head is turned, and how far a face is open.
struct HeadPoseTests {
  /// A transformation by where it takes the canonical face's right, up and forward.
  private static func transformation(
    right: SIMD3<Float>, up: SIMD3<Float>, forward: SIMD3<Float>, scale: Float = 1
  ) -> FaceTransformation {
    let columns = [right * scale, up * scale, forward * scale].map { [$0.x, $0.y, $0.z, 0] }
    return FaceTransformation(columnMajorElements: columns.joined() + [3, -2, -40, 1])
  }

  @Test func `A face that looks at the camera is not turned`() throws {
    let head = try #require(
      HeadPose(Self.transformation(right: [1, 0, 0], up: [0, 1, 0], forward: [0, 0, 1], scale: 1.3)))
    #expect(head == HeadPose(yaw: .zero, pitch: .zero, roll: .zero))
  }

  @Test func `Angles are positive to the right, up and clockwise`() throws {
    let (sine, cosine) = (Float(0.5), Float(3).squareRoot() / 2)
    let turned = try #require(
      HeadPose(
        Self.transformation(right: [cosine, 0, -sine], up: [0, 1, 0], forward: [sine, 0, cosine])))
    #expect(abs(turned.yaw.degrees - 30) < 1e-5 && turned.pitch == .zero && turned.roll == .zero)
    let nodding = try #require(
      HeadPose(
        Self.transformation(right: [1, 0, 0], up: [0, cosine, -sine], forward: [0, sine, cosine])))
    #expect(abs(nodding.pitch.degrees - 30) < 1e-5 && nodding.yaw == .zero && nodding.roll == .zero)
    let tilted = try #require(
      HeadPose(
        Self.transformation(right: [cosine, -sine, 0], up: [sine, cosine, 0], forward: [0, 0, 1])))
    #expect(abs(tilted.roll.degrees - 30) < 1e-5 && tilted.yaw == .zero && tilted.pitch == .zero)
  }

  @Test func `Angles that make a transformation are found in it`() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let yaw = Double.random(in: -179...179, using: &random)
      let pitch = Double.random(in: -85...85, using: &random)
      let roll = Double.random(in: -179...179, using: &random)
      let axes = [SIMD3<Double>(1, 0, 0), [0, 1, 0], [0, 0, 1]].map { axis -> SIMD3<Float> in
        // About the z axis, clockwise as the camera sees it; about the x axis, upwards; about the y axis.
        let rolled = Self.turn(axis, from: 0, to: 1, degrees: -roll)
        let pitched = Self.turn(rolled, from: 2, to: 1, degrees: pitch)
        return SIMD3<Float>(Self.turn(pitched, from: 2, to: 0, degrees: yaw))
      }
      let head = try #require(
        HeadPose(Self.transformation(right: axes[0], up: axes[1], forward: axes[2], scale: 0.8)))
      #expect(abs(head.yaw.degrees - yaw) < 1e-3 && abs(head.roll.degrees - roll) < 1e-3)
      #expect(abs(head.pitch.degrees - pitch) < 1e-3)
    }
  }

  /// A place turned about the axis that is neither `first` nor `second`, from the one towards the other.
  private static func turn(
    _ place: SIMD3<Double>, from first: Int, to second: Int, degrees: Double
  ) -> SIMD3<Double> {
    let (sine, cosine) = (sin(degrees / 180 * .pi), cos(degrees / 180 * .pi))
    var turned = place
    turned[first] = place[first] * cosine - place[second] * sine
    turned[second] = place[first] * sine + place[second] * cosine
    return turned
  }

  @Test func `A face that looks up has all of its turn about the vertical`() throws {
    let head = try #require(
      HeadPose(Self.transformation(right: [0, 0, -1], up: [-1, 0, 0], forward: [0, 1, 0])))
    #expect(abs(head.pitch.degrees - 90) < 1e-5 && abs(head.yaw.degrees - 90) < 1e-5)
    #expect(head.roll == .zero)
  }

  @Test func `What does not turn has no angles`() {
    #expect(HeadPose(Self.transformation(right: .zero, up: .zero, forward: .zero)) == nil)
    #expect(HeadPose(Self.transformation(right: [1, 0, 0], up: [0.5, 1, 0], forward: [0, 0, 1])) == nil)
    #expect(HeadPose(Self.transformation(right: [.nan, 0, 0], up: [0, 1, 0], forward: [0, 0, 1])) == nil)
  }

  @Test func `Openness is height by width, with depth`() throws {
    var positions = [PicturePosition](repeating: .init(x: 0, y: 0, z: 0), count: Face.meshLandmarkCount)
    func place(_ name: Face.LandmarkName, _ x: Float, _ y: Float, _ z: Float) {
      positions[name.rawValue] = PicturePosition(x: x, y: y, z: z)
    }
    // In 200 × 100 pixels: the corners are 30 to the right and 40 deep of each other, the lids 15 high.
    place(.leftEyeInner, 0.5, 0.5, 0)
    place(.leftEyeOuter, 0.65, 0.5, 0.2)
    place(.leftEyeTop, 0.575, 0.4, 0.1)
    place(.leftEyeBottom, 0.575, 0.55, 0.1)
    let face = Face(landmarks: positions)
    let picture = PictureDimensions(width: 200, height: 100)
    #expect(try abs(#require(face.openness(of: .leftEye, in: picture)) - 0.3) < 1e-6)
    #expect(face.openness(of: .rightEye, in: picture) == nil)
    #expect(face.headPose == nil)
    let pixels = try #require(face.distanceInPixels(from: .leftEyeInner, to: .leftEyeOuter, in: picture))
    #expect(abs(pixels - 30) < 1e-4)
  }

  @Test func `Degrees and radians are those of the same angle`() throws {
    #expect(JointAngle.degrees(180).radians == .pi)
    #expect(JointAngle(radians: .pi / 2).degrees == 90)
    var angle = JointAngle.zero
    angle.degrees = 45
    #expect(abs(angle.radians - .pi / 4) < 1e-15)
    #expect(JointAngle.degrees(30) < .degrees(31))
    #expect(abs((JointAngle.degrees(30) + .degrees(60) - .degrees(45)).degrees - 45) < 1e-12)
    let data = try JSONEncoder().encode(angle)
    #expect(try JSONDecoder().decode(JointAngle.self, from: data) == angle)
  }
}
