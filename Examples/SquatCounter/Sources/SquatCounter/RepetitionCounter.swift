import Vitruvian

/// A squat: from the moment when the knees bend to the moment when they are stretched again.
struct Repetition: CustomStringConvertible {
  var start: FrameTime
  var end: FrameTime
  /// When the knees were bent most.
  var lowestTime: FrameTime
  /// How far the knees were bent then.
  var lowestAngle: JointAngle

  var description: String {
    let seconds = Double(end.milliseconds - start.milliseconds) / 1000
    return "\(Double(start.milliseconds) / 1000) s to \(Double(end.milliseconds) / 1000) s (\(seconds) s), "
      + "knees at \(Int(lowestAngle.degrees.rounded()))° at the lowest"
  }
}

/// Counts how often an angle becomes small and large again.
///
/// There are two thresholds, so that a knee that trembles at one of them does not count as many squats.
struct RepetitionCounter {
  /// Below this angle, a squat is deep enough to count.
  var bent = JointAngle.degrees(110)
  /// Above this angle, the squat is over.
  var stretched = JointAngle.degrees(150)
  private(set) var repetitions: [Repetition] = []
  /// The squat that is going on.
  private var current: Repetition?

  /// Takes the next angle.
  ///
  /// - Returns: The squat that ends with it, if one does.
  mutating func add(_ angle: JointAngle, at time: FrameTime) -> Repetition? {
    guard angle <= stretched else { return finish(at: time) }
    if angle < current?.lowestAngle ?? stretched {
      current = Repetition(start: current?.start ?? time, end: time, lowestTime: time, lowestAngle: angle)
    }
    return nil
  }

  private mutating func finish(at time: FrameTime) -> Repetition? {
    defer { current = nil }
    guard var squat = current, squat.lowestAngle < bent else { return nil }
    squat.end = time
    repetitions.append(squat)
    return squat
  }
}
