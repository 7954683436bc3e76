import VisionPipeline

/// A person in a picture: body, face and both hands, as far as they are seen.
public struct Holistic: Sendable, Hashable {
  /// The body; `nil` when no person is seen.
  public var pose: Pose?
  /// The face; `nil` when it is not seen.
  public var face: Face?
  /// The person's left hand, whose landmarks in the world count from the same point as the body's; `nil` when
  /// it is not seen.
  ///
  /// Which hand it is follows from the body, so ``Hand/sideScore`` is 1.
  public var leftHand: Hand?
  /// The person's right hand; see ``leftHand``.
  public var rightHand: Hand?

  /// Creates a person, by default one of whom nothing is seen.
  public init(pose: Pose? = nil, face: Face? = nil, leftHand: Hand? = nil, rightHand: Hand? = nil) {
    self.pose = pose
    self.face = face
    self.leftHand = leftHand
    self.rightHand = rightHand
  }
}

extension Holistic: Codable {
  private enum CodingKeys: String, CodingKey {
    case pose, face
    case leftHand = "left_hand"
    case rightHand = "right_hand"
  }

  /// A hand of which the body tells which one it is.
  private struct BodyHand: Codable {
    let landmarks: [PicturePosition]
    let world: [WorldPosition]
    let origin: SubjectOrigin?

    private enum CodingKeys: String, CodingKey {
      case landmarks
      case world = "world_landmarks"
      case origin = "details"
    }

    init(_ hand: Hand) {
      (landmarks, world, origin) = (hand.landmarks, hand.world.landmarks, hand.origin)
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      let count = Hand.LandmarkName.allCases.count
      landmarks = try values.decodeArray(count: count, forKey: .landmarks)
      world = try values.decodeArray(count: count, forKey: .world)
      origin = try values.decodeIfPresent(SubjectOrigin.self, forKey: .origin)
    }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(landmarks, named: Hand.LandmarkName.self, forKey: .landmarks, in: encoder)
      try values.encode(world, named: Hand.LandmarkName.self, forKey: .world, in: encoder)
      try values.encodeIfPresent(origin, forKey: .origin)
    }

    func hand(_ side: Hand.Side) -> Hand {
      Hand(landmarks: landmarks, world: Hand.World(world), side: side, sideScore: 1, origin: origin)
    }
  }

  /// Reads a person as the command line prints it.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      pose: try values.decodeIfPresent(Pose.self, forKey: .pose),
      face: try values.decodeIfPresent(Face.self, forKey: .face),
      leftHand: try values.decodeIfPresent(BodyHand.self, forKey: .leftHand)?.hand(.left),
      rightHand: try values.decodeIfPresent(BodyHand.self, forKey: .rightHand)?.hand(.right))
  }

  /// Writes a person as the command line prints it; what is not seen is left out.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(pose, forKey: .pose)
    try values.encodeIfPresent(face, forKey: .face)
    try values.encodeIfPresent(leftHand.map(BodyHand.init), forKey: .leftHand)
    try values.encodeIfPresent(rightHand.map(BodyHand.init), forKey: .rightHand)
  }
}

extension Holistic: PictureOutput {
  /// Reads the person in the object of a picture.
  public init(from values: KeyedDecodingContainer<PictureResultKey>) throws {
    self = try values.decode(Holistic.self, forKey: "holistic")
  }

  /// Writes the person into the object of a picture.
  public func encode(to values: inout KeyedEncodingContainer<PictureResultKey>) throws {
    try values.encode(self, forKey: "holistic")
  }
}

extension Holistic {
  /// Moves all landmarks from the upright picture to the pixels as they are stored.
  mutating func restore(by restoration: OrientationRestoration) {
    pose?.restore(by: restoration)
    face?.restore(by: restoration)
    leftHand?.restore(by: restoration)
    rightHand?.restore(by: restoration)
  }
}
