import Foundation
import VisionTasks

/// The skeleton that poses are turned into: joints between bones of fixed length.
///
/// Axes are those of animation programs: x to the left of a person who looks along z, y up, in centimetres.
/// At rest the person stands upright with the arms stretched out to the sides.
struct BVHSkeleton: Sendable {
  /// A joint, and how the bone to it lies at rest.
  struct Joint: Sendable {
    let name: String
    /// The position of the joint that the bone comes from; `nil` for the root.
    let parent: Int?
    /// The way from there at rest, in lengths of some bones.
    let rest: [Bone: SIMD3<Double>]
    /// What turns it.
    let turn: Turn
    /// The bone that ends at no further joint, at rest; empty where further joints follow.
    var end: [Bone: SIMD3<Double>] = [:]
  }

  /// Lengths that are measured in each frame.
  enum Bone: Int, CaseIterable {
    case hips, trunk, shoulders, neck
    case leftUpperArm, leftForearm, leftHand, rightUpperArm, rightForearm, rightHand
    case leftThigh, leftShin, leftFoot, rightThigh, rightShin, rightFoot
  }

  /// How the rotation of a joint is found.
  enum Turn {
    case hips, trunk, head
    /// Along a line of the body, without a twist of its own.
    case bone(from: Pose.LandmarkName, to: Pose.LandmarkName, rest: SIMD3<Double>)
  }

  private static let (x, y, z) = (SIMD3<Double>(1, 0, 0), SIMD3<Double>(0, 1, 0), SIMD3<Double>(0, 0, 1))

  /// Each behind the one that it hangs on, and what hangs on it behind that.
  static let joints: [Joint] = [
    Joint(name: "Hips", parent: nil, rest: [:], turn: .hips),
    Joint(name: "Spine", parent: 0, rest: [.trunk: 0.5 * y], turn: .trunk),
    Joint(name: "Neck", parent: 1, rest: [.trunk: 0.5 * y], turn: .head),
    Joint(name: "Head", parent: 2, rest: [.neck: y], turn: .head, end: [.neck: 0.7 * y]),
    Joint(
      name: "LeftArm", parent: 1, rest: [.trunk: 0.5 * y, .shoulders: 0.5 * x],
      turn: .bone(from: .leftShoulder, to: .leftElbow, rest: x)),
    Joint(
      name: "LeftForeArm", parent: 4, rest: [.leftUpperArm: x],
      turn: .bone(from: .leftElbow, to: .leftWrist, rest: x)),
    Joint(
      name: "LeftHand", parent: 5, rest: [.leftForearm: x],
      turn: .bone(from: .leftWrist, to: .leftIndex, rest: x), end: [.leftHand: x]),
    Joint(
      name: "RightArm", parent: 1, rest: [.trunk: 0.5 * y, .shoulders: -0.5 * x],
      turn: .bone(from: .rightShoulder, to: .rightElbow, rest: -x)),
    Joint(
      name: "RightForeArm", parent: 7, rest: [.rightUpperArm: -x],
      turn: .bone(from: .rightElbow, to: .rightWrist, rest: -x)),
    Joint(
      name: "RightHand", parent: 8, rest: [.rightForearm: -x],
      turn: .bone(from: .rightWrist, to: .rightIndex, rest: -x), end: [.rightHand: -x]),
    Joint(
      name: "LeftUpLeg", parent: 0, rest: [.hips: 0.5 * x],
      turn: .bone(from: .leftHip, to: .leftKnee, rest: -y)),
    Joint(
      name: "LeftLeg", parent: 10, rest: [.leftThigh: -y],
      turn: .bone(from: .leftKnee, to: .leftAnkle, rest: -y)),
    Joint(
      name: "LeftFoot", parent: 11, rest: [.leftShin: -y],
      turn: .bone(from: .leftAnkle, to: .leftFootIndex, rest: z), end: [.leftFoot: z]),
    Joint(
      name: "RightUpLeg", parent: 0, rest: [.hips: -0.5 * x],
      turn: .bone(from: .rightHip, to: .rightKnee, rest: -y)),
    Joint(
      name: "RightLeg", parent: 13, rest: [.rightThigh: -y],
      turn: .bone(from: .rightKnee, to: .rightAnkle, rest: -y)),
    Joint(
      name: "RightFoot", parent: 14, rest: [.rightShin: -y],
      turn: .bone(from: .rightAnkle, to: .rightFootIndex, rest: z), end: [.rightFoot: z]),
  ]
}

/// A person in one frame, as a skeleton moves: rotations of its joints, and the lengths of its bones.
struct BVHPosture {
  /// The lengths in centimetres, in the order of ``BVHSkeleton/Bone``.
  let lengths: [Double]
  /// How high the hips are above the lowest foot.
  let height: Double
  /// Of each joint the angles about z, x and y in degrees, which follow each other in that order.
  let angles: [SIMD3<Double>]

  /// - Returns: `nil` when landmarks are nowhere.
  init?(_ world: Pose.World) {
    let places = world.landmarks.map { 100 * SIMD3(Double($0.x), -Double($0.y), -Double($0.z)) }
    guard places.allSatisfy({ ($0 * $0).sum().isFinite }) else { return nil }
    func at(_ name: Pose.LandmarkName) -> SIMD3<Double> { places[name.rawValue] }
    func middle(_ first: Pose.LandmarkName, _ second: Pose.LandmarkName) -> SIMD3<Double> {
      0.5 * (at(first) + at(second))
    }
    let (hips, shoulders, ears) = (
      middle(.leftHip, .rightHip), middle(.leftShoulder, .rightShoulder), middle(.leftEar, .rightEar)
    )
    lengths = BVHSkeleton.Bone.allCases.map { bone in
      switch bone {
      case .hips: (at(.leftHip) - at(.rightHip)).length
      case .trunk: (shoulders - hips).length
      case .shoulders: (at(.leftShoulder) - at(.rightShoulder)).length
      case .neck: (ears - shoulders).length
      case .leftUpperArm: (at(.leftElbow) - at(.leftShoulder)).length
      case .leftForearm: (at(.leftWrist) - at(.leftElbow)).length
      case .leftHand: (at(.leftIndex) - at(.leftWrist)).length
      case .rightUpperArm: (at(.rightElbow) - at(.rightShoulder)).length
      case .rightForearm: (at(.rightWrist) - at(.rightElbow)).length
      case .rightHand: (at(.rightIndex) - at(.rightWrist)).length
      case .leftThigh: (at(.leftKnee) - at(.leftHip)).length
      case .leftShin: (at(.leftAnkle) - at(.leftKnee)).length
      case .leftFoot: (at(.leftFootIndex) - at(.leftAnkle)).length
      case .rightThigh: (at(.rightKnee) - at(.rightHip)).length
      case .rightShin: (at(.rightAnkle) - at(.rightKnee)).length
      case .rightFoot: (at(.rightFootIndex) - at(.rightAnkle)).length
      }
    }
    let feet: [Pose.LandmarkName] = [
      .leftAnkle, .rightAnkle, .leftHeel, .rightHeel, .leftFootIndex, .rightFootIndex,
    ]
    height = hips.y - (feet.map { at($0).y }.min() ?? 0)
    var rotations: [Rotation] = []
    for joint in BVHSkeleton.joints {
      let parent = joint.parent.map { rotations[$0] } ?? .identity
      switch joint.turn {
      case .hips:
        rotations.append(Rotation(x: at(.leftHip) - at(.rightHip), nearY: shoulders - hips) ?? parent)
      case .trunk:
        rotations.append(
          Rotation(y: shoulders - hips, nearX: at(.leftShoulder) - at(.rightShoulder)) ?? parent)
      case .head:
        rotations.append(Rotation(x: at(.leftEar) - at(.rightEar), nearZ: at(.nose) - ears) ?? parent)
      case .bone(let start, let end, let rest):
        rotations.append(parent.turned(from: rest, to: at(end) - at(start)))
      }
    }
    angles = zip(BVHSkeleton.joints, rotations).map { joint, rotation in
      (joint.parent.map { rotation.relative(to: rotations[$0]) } ?? rotation).anglesZXY
    }
  }
}

/// A rotation, by where it takes the three axes.
private struct Rotation {
  let x, y, z: SIMD3<Double>

  static let identity = Rotation(x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1])

  private init(x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>) {
    (self.x, self.y, self.z) = (x, y, z)
  }

  /// The rotation that takes x to a direction, and y as near to another as can be.
  init?(x: SIMD3<Double>, nearY: SIMD3<Double>) {
    guard let x = x.unit, let z = x.cross(nearY).unit else { return nil }
    self.init(x: x, y: z.cross(x), z: z)
  }

  /// The rotation that takes y to a direction, and x as near to another as can be.
  init?(y: SIMD3<Double>, nearX: SIMD3<Double>) {
    guard let y = y.unit, let z = nearX.cross(y).unit else { return nil }
    self.init(x: y.cross(z), y: y, z: z)
  }

  /// The rotation that takes x to a direction, and z as near to another as can be.
  init?(x: SIMD3<Double>, nearZ: SIMD3<Double>) {
    guard let x = x.unit, let y = nearZ.cross(x).unit else { return nil }
    self.init(x: x, y: y, z: x.cross(y))
  }

  private func applied(to vector: SIMD3<Double>) -> SIMD3<Double> {
    vector.x * x + vector.y * y + vector.z * z
  }

  /// The rotation, then the shortest one that brings what it makes of `rest` to a direction.
  func turned(from rest: SIMD3<Double>, to direction: SIMD3<Double>) -> Rotation {
    let start = applied(to: rest)
    guard let end = direction.unit else { return self }
    let axis = start.cross(end)
    let cosine = (start * end).sum()
    /// Source: O. Rodrigues' formula for a vector that turns about an axis.
    func turned(_ vector: SIMD3<Double>) -> SIMD3<Double> {
      guard cosine > -0.999_999 else {
        // Half a turn, about any axis across.
        let across = start.cross(abs(start.x) < 0.9 ? [1, 0, 0] : [0, 1, 0]).unit ?? z
        return 2 * (across * vector).sum() * across - vector
      }
      return cosine * vector + axis.cross(vector) + (axis * vector).sum() / (1 + cosine) * axis
    }
    return Rotation(x: turned(x), y: turned(y), z: turned(z))
  }

  /// The rotation as seen from one that it follows.
  func relative(to parent: Rotation) -> Rotation {
    func seen(_ vector: SIMD3<Double>) -> SIMD3<Double> {
      [(vector * parent.x).sum(), (vector * parent.y).sum(), (vector * parent.z).sum()]
    }
    return Rotation(x: seen(x), y: seen(y), z: seen(z))
  }

  /// The angles in degrees of turns about z, then x, then y, each about the axes that the one before has
  /// turned.
  var anglesZXY: SIMD3<Double> {
    // The matrix of the three turns has the sine of the one about x in its third row and second column.
    let sine = min(max(y.z, -1), 1)
    let turn: SIMD3<Double> =
      abs(sine) < 0.999_999
      ? [atan2(-y.x, y.y), asin(sine), atan2(-x.z, z.z)]
      // Turns about z and y are about the same line.
      : [atan2(x.y, x.x), asin(sine), 0]
    return 180 / .pi * turn
  }
}

extension SIMD3<Double> {
  fileprivate var length: Double { (self * self).sum().squareRoot() }

  /// The direction; `nil` for hardly any length.
  fileprivate var unit: SIMD3? { length > 1e-9 ? self / length : nil }

  fileprivate func cross(_ other: SIMD3) -> SIMD3 {
    [
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x,
    ]
  }
}
