import VisionTasks

/// The lines of the hand's skeleton between its landmarks, see ``HandLandmark``.
extension HandLandmarker {
  /// The outline of the palm.
  public static let handPalmConnections = Hand.Part.palm.lines
  /// The thumb.
  public static let handThumbConnections = Hand.Part.thumb.lines
  /// The index finger.
  public static let handIndexFingerConnections = Hand.Part.indexFinger.lines
  /// The middle finger.
  public static let handMiddleFingerConnections = Hand.Part.middleFinger.lines
  /// The ring finger.
  public static let handRingFingerConnections = Hand.Part.ringFinger.lines
  /// The little finger.
  public static let handPinkyConnections = Hand.Part.pinky.lines
  /// All of them: palm, then the fingers from the thumb to the little one.
  public static let handConnections: [Connection] = Hand.connections.map(Connection.init)
}

extension Hand.Part {
  fileprivate var lines: [Connection] { connections.map(Connection.init) }
}
