/// The lines of the hand's skeleton between its landmarks, see ``HandLandmark``.
///
/// Source: `MPPHandLandmarksConnections.h`.
extension HandLandmarker {
  /// The outline of the palm.
  public static let handPalmConnections = connections([(0, 1), (0, 5), (9, 13), (13, 17), (5, 9), (0, 17)])
  /// The thumb.
  public static let handThumbConnections = connections([(1, 2), (2, 3), (3, 4)])
  /// The index finger.
  public static let handIndexFingerConnections = connections([(5, 6), (6, 7), (7, 8)])
  /// The middle finger.
  public static let handMiddleFingerConnections = connections([(9, 10), (10, 11), (11, 12)])
  /// The ring finger.
  public static let handRingFingerConnections = connections([(13, 14), (14, 15), (15, 16)])
  /// The little finger.
  public static let handPinkyConnections = connections([(17, 18), (18, 19), (19, 20)])
  /// All of them: palm, then the fingers from the thumb to the little one.
  public static let handConnections =
    handPalmConnections + handThumbConnections + handIndexFingerConnections + handMiddleFingerConnections
    + handRingFingerConnections + handPinkyConnections

  private static func connections(_ lines: [(start: UInt, end: UInt)]) -> [Connection] {
    lines.map { Connection(start: $0.start, end: $0.end) }
  }
}
