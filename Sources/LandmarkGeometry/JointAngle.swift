/// An angle between limbs, or of the head.
public struct JointAngle: Sendable, Hashable, Codable {
  /// The angle in radians; π is a half turn.
  public var radians: Double

  /// Creates an angle of some radians; π is a half turn.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Creates an angle of some degrees; 180 is a half turn.
  public init(degrees: Double) {
    radians = degrees / 180 * .pi
  }

  /// The angle in degrees; 180 is a half turn.
  public var degrees: Double {
    get { radians / .pi * 180 }
    set { radians = newValue / 180 * .pi }
  }

  /// An angle of some radians; π is a half turn.
  public static func radians(_ radians: Double) -> JointAngle { JointAngle(radians: radians) }

  /// An angle of some degrees; 180 is a half turn.
  public static func degrees(_ degrees: Double) -> JointAngle { JointAngle(degrees: degrees) }
}

extension JointAngle: Comparable {
  /// Whether an angle is smaller than another.
  public static func < (first: JointAngle, second: JointAngle) -> Bool { first.radians < second.radians }
}

extension JointAngle: AdditiveArithmetic {
  /// No angle at all.
  public static let zero = JointAngle(radians: 0)

  /// The sum of two angles.
  public static func + (first: JointAngle, second: JointAngle) -> JointAngle {
    JointAngle(radians: first.radians + second.radians)
  }

  /// The difference of two angles.
  public static func - (first: JointAngle, second: JointAngle) -> JointAngle {
    JointAngle(radians: first.radians - second.radians)
  }
}
