import Foundation
import VisionTasks

/// How a head is turned in front of the camera. All angles are 0 for a face that looks straight at the
/// camera.
///
/// The head is first rolled, then pitched, then turned.
public struct HeadPose: Sendable, Hashable, Codable {
  /// The turn to the side, -180 to 180 degrees; positive when the face looks to the right of the picture,
  /// which is the person's own left unless the picture is mirrored.
  public var yaw: JointAngle
  /// The nod, -90 to 90 degrees; positive when the face looks up.
  public var pitch: JointAngle
  /// The tilt, -180 to 180 degrees; positive when the head's top is tilted to the right of the picture,
  /// clockwise.
  public var roll: JointAngle

  /// Creates the pose of a head.
  public init(yaw: JointAngle, pitch: JointAngle, roll: JointAngle) {
    self.yaw = yaw
    self.pitch = pitch
    self.roll = roll
  }

  /// The angles of a face's transformation; `nil` for a matrix that does not turn and scale alone.
  ///
  /// Where a face looks straight up or down, turn and tilt cannot be told apart, and all of it counts as
  /// turn.
  public init?(_ transformation: FaceTransformation) {
    // A transformation scales all axes alike.
    let scale = Self.column(0, of: transformation).length
    guard scale > 0, scale.isFinite else { return nil }
    let axes = (0..<3).map { Self.column($0, of: transformation) / scale }
    guard Self.areOrthonormal(axes) else { return nil }
    let (right, up, forward) = (axes[0], axes[1], axes[2])
    pitch = .radians(asin(min(max(forward.y, -1), 1)))
    if abs(forward.y) < Self.steepestSine {
      yaw = .radians(atan2(forward.x, forward.z))
      roll = .radians(atan2(-right.y, up.y))
    } else {
      yaw = .radians(atan2(-right.z, right.x))
      roll = .zero
    }
  }

  /// The sine of a pitch of 89.9 degrees, beyond which rounding errors would decide between turn and tilt.
  private static let steepestSine = 0.9999985
  /// How far from orthonormal the axes may be by the rounding of a matrix in single precision or in JSON.
  private static let tolerance = 1e-3

  private static func column(_ index: Int, of transformation: FaceTransformation) -> Vector {
    Vector(
      Double(transformation[row: 0, column: index]), Double(transformation[row: 1, column: index]),
      Double(transformation[row: 2, column: index]))
  }

  private static func areOrthonormal(_ axes: [Vector]) -> Bool {
    axes.indices.allSatisfy { first in
      axes.indices.allSatisfy { second in
        abs((axes[first] * axes[second]).sum() - (first == second ? 1 : 0)) < tolerance
      }
    }
  }
}

extension Face {
  /// How the head is turned; `nil` for a face without a ``/VisionTasks/Face/transformation``, which the
  /// landmarker's options ask for.
  public var headPose: HeadPose? { transformation.flatMap(HeadPose.init) }
}
