import VisionPipeline

/// A face as a detector sees it: a box, and a few points in it.
public struct FaceDetection: Sendable, Hashable {
  /// Where the face is. The box may reach beyond the picture's right and lower edge.
  public var box: PixelBox
  /// How sure the detector is, 0 to 1.
  public var score: Float
  /// The six points in the order of ``KeypointName``.
  public var keypoints: [PicturePoint]
  /// How the face relates to other frames; `nil` in JSON without details.
  public var origin: Detection.Origin?

  /// What the points of a face are. Left and right are the person's own.
  public enum KeypointName: Int, Sendable, Hashable, Codable, CaseIterable {
    /// The right eye.
    case rightEye
    /// The left eye.
    case leftEye
    /// The tip of the nose.
    case noseTip
    /// The middle of the mouth.
    case mouth
    /// In front of the right ear.
    case rightEarTragion
    /// In front of the left ear.
    case leftEarTragion
  }

  /// Creates a detection.
  ///
  /// - Precondition: There are six points.
  public init(box: PixelBox, score: Float, keypoints: [PicturePoint], origin: Detection.Origin? = nil) {
    precondition(keypoints.count == KeypointName.allCases.count, "\(keypoints.count) points of a face")
    self.box = box
    self.score = score
    self.keypoints = keypoints
    self.origin = origin
  }

  /// The point with a name.
  public subscript(name: KeypointName) -> PicturePoint { keypoints[name.rawValue] }
}

extension FaceDetection: Codable {
  private enum CodingKeys: String, CodingKey {
    case score, keypoints
    case box = "bounding_box"
    case origin = "details"
  }

  /// Reads a face as the command line prints it.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      box: try values.decode(PixelBox.self, forKey: .box),
      score: try values.decode(Float.self, forKey: .score),
      keypoints: try values.decodeArray(count: KeypointName.allCases.count, forKey: .keypoints),
      origin: try values.decodeIfPresent(Detection.Origin.self, forKey: .origin))
  }

  /// Writes a face as the command line prints it.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(box, forKey: .box)
    try values.encode(score, forKey: .score)
    try values.encode(keypoints, named: KeypointName.self, forKey: .keypoints, in: encoder)
    try values.encodeIfPresent(origin, forKey: .origin)
  }
}

extension FaceDetection: ListedSubject {
  public static var listKey: PictureResultKey { "face_detections" }
}
