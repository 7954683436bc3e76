/// The landmarks of a hand, by their positions in a result.
///
/// Fingers count from their root to their tip: CMC, MCP, PIP, DIP and IP are the joints between the wrist,
/// the bones of the palm and those of the finger.
public enum HandLandmark: UInt, Sendable, CaseIterable {
  /// The middle of the wrist.
  case wrist = 0
  /// The thumb's joint at the wrist.
  case thumbCMC = 1
  /// The thumb's knuckle.
  case thumbMCP = 2
  /// The thumb's upper joint.
  case thumbIP = 3
  /// The thumb's tip.
  case thumbTIP = 4
  /// The index finger's knuckle.
  case indexFingerMCP = 5
  /// The index finger's middle joint.
  case indexFingerPIP = 6
  /// The index finger's upper joint.
  case indexFingerDIP = 7
  /// The index finger's tip.
  case indexFingerTIP = 8
  /// The middle finger's knuckle.
  case middleFingerMCP = 9
  /// The middle finger's middle joint.
  case middleFingerPIP = 10
  /// The middle finger's upper joint.
  case middleFingerDIP = 11
  /// The middle finger's tip.
  case middleFingerTIP = 12
  /// The ring finger's knuckle.
  case ringFingerMCP = 13
  /// The ring finger's middle joint.
  case ringFingerPIP = 14
  /// The ring finger's upper joint.
  case ringFingerDIP = 15
  /// The ring finger's tip.
  case ringFingerTIP = 16
  /// The little finger's knuckle.
  case pinkyMCP = 17
  /// The little finger's middle joint.
  case pinkyPIP = 18
  /// The little finger's upper joint.
  case pinkyDIP = 19
  /// The little finger's tip.
  case pinkyTIP = 20
}
