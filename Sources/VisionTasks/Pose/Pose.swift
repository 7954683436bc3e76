import VisionPipeline

/// A person in a picture.
public struct Pose: Sendable, Hashable {
  /// The 33 landmarks in the picture, in the order of ``LandmarkName``.
  public var landmarks: [Landmark]
  /// The landmarks in metres around the middle of the hips.
  public var world: World
  /// For each pixel of the picture the probability that it shows the person; `nil` unless the options ask for
  /// it.
  ///
  /// JSON does not have it; see ``maskFile``.
  public var mask: Mask?
  /// The file that the mask was written to, for poses that the command line printed.
  public var maskFile: String?
  /// Where the person was found; `nil` in JSON without details.
  public var origin: SubjectOrigin?

  /// A person's landmarks in metres around the middle of the hips.
  public struct World: Sendable, Hashable {
    /// The 33 landmarks in the order of ``Pose/LandmarkName``.
    public var landmarks: [WorldLandmark]

    /// Creates the landmarks of a person.
    ///
    /// - Precondition: There are 33 landmarks.
    public init(_ landmarks: [WorldLandmark]) {
      precondition(landmarks.count == LandmarkName.allCases.count, "\(landmarks.count) landmarks of a pose")
      self.landmarks = landmarks
    }

    /// The landmark with a name.
    public subscript(name: LandmarkName) -> WorldLandmark { landmarks[name.rawValue] }
  }

  /// Creates a pose.
  ///
  /// - Precondition: There are 33 landmarks.
  public init(landmarks: [Landmark], world: World, mask: Mask? = nil, origin: SubjectOrigin? = nil) {
    precondition(landmarks.count == LandmarkName.allCases.count, "\(landmarks.count) landmarks of a pose")
    self.landmarks = landmarks
    self.world = world
    self.mask = mask
    self.origin = origin
  }

  /// The landmark with a name.
  public subscript(name: LandmarkName) -> Landmark { landmarks[name.rawValue] }
}

extension Pose {
  /// What the landmarks of a body are, by their positions. Left and right are the person's own.
  public enum LandmarkName: Int, Sendable, Hashable, Codable, CaseIterable {
    /// The tip of the nose.
    case nose
    /// The left eye's inner corner.
    case leftEyeInner
    /// The left eye.
    case leftEye
    /// The left eye's outer corner.
    case leftEyeOuter
    /// The right eye's inner corner.
    case rightEyeInner
    /// The right eye.
    case rightEye
    /// The right eye's outer corner.
    case rightEyeOuter
    /// The left ear.
    case leftEar
    /// The right ear.
    case rightEar
    /// The left corner of the mouth.
    case mouthLeft
    /// The right corner of the mouth.
    case mouthRight
    /// The left shoulder.
    case leftShoulder
    /// The right shoulder.
    case rightShoulder
    /// The left elbow.
    case leftElbow
    /// The right elbow.
    case rightElbow
    /// The left wrist.
    case leftWrist
    /// The right wrist.
    case rightWrist
    /// The left little finger's knuckle.
    case leftPinky
    /// The right little finger's knuckle.
    case rightPinky
    /// The left index finger's knuckle.
    case leftIndex
    /// The right index finger's knuckle.
    case rightIndex
    /// The left thumb's knuckle.
    case leftThumb
    /// The right thumb's knuckle.
    case rightThumb
    /// The left hip.
    case leftHip
    /// The right hip.
    case rightHip
    /// The left knee.
    case leftKnee
    /// The right knee.
    case rightKnee
    /// The left ankle.
    case leftAnkle
    /// The right ankle.
    case rightAnkle
    /// The left heel.
    case leftHeel
    /// The right heel.
    case rightHeel
    /// The tip of the left foot.
    case leftFootIndex
    /// The tip of the right foot.
    case rightFootIndex
  }

  /// The lines of the body's skeleton between its landmarks.
  ///
  /// Source: `MPPPoseLandmarksConnections.h`.
  public static let connections = [
    // Head.
    (0, 1), (1, 2), (2, 3), (3, 7), (0, 4), (4, 5), (5, 6), (6, 8), (9, 10),
    // Shoulders, left arm, right arm.
    (11, 12), (11, 13), (13, 15), (15, 17), (15, 19), (15, 21), (17, 19),
    (12, 14), (14, 16), (16, 18), (16, 20), (16, 22), (18, 20),
    // Trunk.
    (11, 23), (12, 24), (23, 24),
    // Legs and feet, left and right by turns.
    (23, 25), (24, 26), (25, 27), (26, 28), (27, 29), (28, 30), (29, 31), (30, 32), (27, 31), (28, 32),
  ].map { Connection($0.0, $0.1) }
}

extension Pose: Codable {
  private enum CodingKeys: String, CodingKey {
    case landmarks
    case world = "world_landmarks"
    case maskFile = "segmentation_mask"
    case origin = "details"
  }

  /// Reads a pose as the command line prints it.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let count = LandmarkName.allCases.count
    self.init(
      landmarks: try values.decodeArray(count: count, forKey: .landmarks),
      world: World(try values.decodeArray(count: count, forKey: .world)),
      origin: try values.decodeIfPresent(SubjectOrigin.self, forKey: .origin))
    maskFile = try values.decodeIfPresent(String.self, forKey: .maskFile)
  }

  /// Writes a pose as the command line prints it.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(landmarks, named: LandmarkName.self, forKey: .landmarks, in: encoder)
    try values.encode(world.landmarks, named: LandmarkName.self, forKey: .world, in: encoder)
    try values.encodeIfPresent(maskFile, forKey: .maskFile)
    try values.encodeIfPresent(origin, forKey: .origin)
  }
}

extension Pose: LandmarkSubject {
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
