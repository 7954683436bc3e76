import Vitruvian

/// How far the knees are stretched in a frame.
struct KneeAngle {
  var time: FrameTime
  /// `nil` when no knee is seen.
  var angle: JointAngle?
}

extension Pose {
  /// The angle of the knees: 180 degrees when they are stretched; `nil` when none is seen.
  ///
  /// From the side one leg hides the other, so one knee is enough. With both, their mean is steadier.
  var kneeAngle: JointAngle? {
    let knees = [Joint.leftKnee, .rightKnee].compactMap { angle(at: $0) }
    guard !knees.isEmpty else { return nil }
    return JointAngle(radians: knees.map(\.radians).reduce(0, +) / Double(knees.count))
  }
}

extension [KneeAngle] {
  /// The curve as comma-separated values.
  var table: String {
    let rows = map { sample in
      "\(sample.time.milliseconds),\(sample.angle.map { "\(($0.degrees * 10).rounded() / 10)" } ?? "")"
    }
    return (["milliseconds,knee_degrees"] + rows).joined(separator: "\n") + "\n"
  }
}
