import VisionPipeline

/// A hand in a picture.
public struct Hand: Sendable, Hashable {
  /// Which hand of a person it is.
  public enum Side: Int, Sendable, Hashable, CaseIterable {
    // In the order of the network's classes.
    /// The right hand.
    case right = 0
    /// The left hand.
    case left = 1
  }

  /// The 21 landmarks in the picture, in the order of ``LandmarkName``.
  public var landmarks: [PicturePosition]
  /// The landmarks in metres around the middle of the hand.
  public var world: World
  /// Which hand it is.
  ///
  /// A person's left hand is ``Side/left``; in a mirrored picture, such as a front camera shows, where it
  /// looks like a right one, ``Side/right``.
  public var side: Side
  /// The probability of ``side``, at least one half.
  public var sideScore: Float
  /// Where the hand was found; `nil` in JSON without details.
  public var origin: SubjectOrigin?

  /// A hand's landmarks in metres around the middle of the hand.
  public struct World: Sendable, Hashable {
    /// The 21 landmarks in the order of ``Hand/LandmarkName``.
    public var landmarks: [WorldPosition]

    /// Creates the landmarks of a hand.
    ///
    /// - Precondition: There are 21 landmarks.
    public init(_ landmarks: [WorldPosition]) {
      precondition(landmarks.count == LandmarkName.allCases.count, "\(landmarks.count) landmarks of a hand")
      self.landmarks = landmarks
    }

    /// The landmark with a name.
    public subscript(name: LandmarkName) -> WorldPosition { landmarks[name.rawValue] }
  }

  /// Creates a hand.
  ///
  /// - Precondition: There are 21 landmarks.
  public init(
    landmarks: [PicturePosition], world: World, side: Side, sideScore: Float, origin: SubjectOrigin? = nil
  ) {
    precondition(landmarks.count == LandmarkName.allCases.count, "\(landmarks.count) landmarks of a hand")
    self.landmarks = landmarks
    self.world = world
    self.side = side
    self.sideScore = sideScore
    self.origin = origin
  }

  /// The landmark with a name.
  public subscript(name: LandmarkName) -> PicturePosition { landmarks[name.rawValue] }
}

extension Hand {
  /// What the landmarks of a hand are, by their positions.
  ///
  /// Fingers count from their root to their tip: CMC, MCP, PIP, DIP and IP are the joints between the wrist,
  /// the bones of the palm and those of the finger.
  public enum LandmarkName: Int, Sendable, Hashable, Codable, CaseIterable {
    /// The middle of the wrist.
    case wrist
    /// The thumb's joint at the wrist.
    case thumbCMC
    /// The thumb's knuckle.
    case thumbMCP
    /// The thumb's upper joint.
    case thumbIP
    /// The thumb's tip.
    case thumbTip
    /// The index finger's knuckle.
    case indexFingerMCP
    /// The index finger's middle joint.
    case indexFingerPIP
    /// The index finger's upper joint.
    case indexFingerDIP
    /// The index finger's tip.
    case indexFingerTip
    /// The middle finger's knuckle.
    case middleFingerMCP
    /// The middle finger's middle joint.
    case middleFingerPIP
    /// The middle finger's upper joint.
    case middleFingerDIP
    /// The middle finger's tip.
    case middleFingerTip
    /// The ring finger's knuckle.
    case ringFingerMCP
    /// The ring finger's middle joint.
    case ringFingerPIP
    /// The ring finger's upper joint.
    case ringFingerDIP
    /// The ring finger's tip.
    case ringFingerTip
    /// The little finger's knuckle.
    case pinkyMCP
    /// The little finger's middle joint.
    case pinkyPIP
    /// The little finger's upper joint.
    case pinkyDIP
    /// The little finger's tip.
    case pinkyTip
  }

  /// The lines of the palm and of each finger.
  ///
  /// Source: `MPPHandLandmarksConnections.h`.
  public enum Part: String, Sendable, Hashable, Codable, CaseIterable {
    /// The outline of the palm.
    case palm
    /// The thumb.
    case thumb
    /// The index finger.
    case indexFinger
    /// The middle finger.
    case middleFinger
    /// The ring finger.
    case ringFinger
    /// The little finger.
    case pinky

    /// The lines between the part's landmarks.
    public var connections: [Connection] {
      switch self {
      case .palm: [(0, 1), (0, 5), (9, 13), (13, 17), (5, 9), (0, 17)].map { Connection($0.0, $0.1) }
      case .thumb: Connection.lines(along: [1, 2, 3, 4])
      case .indexFinger: Connection.lines(along: [5, 6, 7, 8])
      case .middleFinger: Connection.lines(along: [9, 10, 11, 12])
      case .ringFinger: Connection.lines(along: [13, 14, 15, 16])
      case .pinky: Connection.lines(along: [17, 18, 19, 20])
      }
    }
  }

  /// All lines of the hand's skeleton: the palm, then the fingers from the thumb to the little one.
  public static let connections = Part.allCases.flatMap(\.connections)
}

extension Hand: Codable {
  private enum CodingKeys: String, CodingKey {
    case landmarks, handedness
    case world = "world_landmarks"
    case origin = "details"
  }

  /// The class of a hand, as the command line prints it.
  private var handedness: Classification {
    Classification(index: side.rawValue, score: sideScore, name: side.name, displayName: side.name)
  }

  /// Reads a hand as the command line prints it.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let handedness = try values.decode(Classification.self, forKey: .handedness)
    guard let side = Side(rawValue: handedness.index) else {
      throw DecodingError.dataCorruptedError(
        forKey: .handedness, in: values, debugDescription: "index \(handedness.index); expected 0 or 1")
    }
    let count = LandmarkName.allCases.count
    self.init(
      landmarks: try values.decodeArray(count: count, forKey: .landmarks),
      world: World(try values.decodeArray(count: count, forKey: .world)), side: side,
      sideScore: handedness.score,
      origin: try values.decodeIfPresent(SubjectOrigin.self, forKey: .origin))
  }

  /// Writes a hand as the command line prints it.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(handedness, forKey: .handedness)
    try values.encode(landmarks, named: LandmarkName.self, forKey: .landmarks, in: encoder)
    try values.encode(world.landmarks, named: LandmarkName.self, forKey: .world, in: encoder)
    try values.encodeIfPresent(origin, forKey: .origin)
  }
}

extension Hand.Side {
  /// The name of the network's class.
  package var name: String {
    switch self {
    case .right: "Right"
    case .left: "Left"
    }
  }
}

extension Hand: LandmarkSubject {
  mutating func smooth(
    with smoother: inout LandmarkSmoother, scale: Float, in size: PixelSize, at time: Int64
  ) {
    smoother.smooth(&landmarks, objectScale: scale, in: size, at: time)
    smoother.smooth(&world.landmarks, at: time)
  }

  mutating func restore(by restoration: OrientationRestoration) {
    restoration.restore(&landmarks)
    restoration.restore(&world.landmarks)
  }
}
