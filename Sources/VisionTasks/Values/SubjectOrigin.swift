import VisionPipeline

/// Where a subject was found: the region that its network looked at, and what led there.
public struct SubjectOrigin: Sendable, Hashable {
  /// A number that stays with a subject from frame to frame, also when it was lost for a moment; `nil` in
  /// single pictures.
  public var trackID: Int?
  /// The region that the landmark network looked at. Given back as a ``Search``, it leads to the same
  /// landmarks.
  public var region: SubjectRegion
  /// What the detector saw; `nil` when the region was followed from the frame before, or given.
  public var detection: SubjectDetection?

  /// Creates an origin.
  public init(trackID: Int? = nil, region: SubjectRegion, detection: SubjectDetection? = nil) {
    self.trackID = trackID
    self.region = region
    self.detection = detection
  }
}

extension SubjectOrigin: Codable {
  private enum CodingKeys: String, CodingKey {
    case detection
    case trackID = "track_id"
    case region = "region_of_interest"
  }
}

/// A body, face or palm as its detector saw it.
public struct SubjectDetection: Sendable, Hashable {
  /// How sure the detector is, 0 to 1.
  public var score: Float
  /// The upright box around the subject.
  public var box: NormalizedBox
  /// Points in place, so that a detection allocates nothing.
  private var points: Keypoints<PictureSpace>

  /// Creates a detection.
  ///
  /// - Precondition: There are at most eight points.
  public init(score: Float, box: NormalizedBox, keypoints: [PicturePoint]) {
    self.score = score
    self.box = box
    points = Keypoints(count: keypoints.count)
    for (index, point) in keypoints.enumerated() { points[index] = point }
  }

  init(score: Float, box: NormalizedBox, points: Keypoints<PictureSpace>) {
    self.score = score
    self.box = box
    self.points = points
  }

  /// The points that the detector gives with the box.
  public var keypoints: [PicturePoint] { Array(points) }
}

extension SubjectDetection: Codable {
  private enum CodingKeys: String, CodingKey {
    case score, keypoints
    case box = "bounding_box"
  }

  /// Reads a detection of at most eight points.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let keypoints = try values.decode([PicturePoint].self, forKey: .keypoints)
    guard keypoints.count <= Keypoints<PictureSpace>.maximumCount else {
      throw DecodingError.dataCorruptedError(
        forKey: .keypoints, in: values,
        debugDescription:
          "\(keypoints.count) keypoints; expected at most \(Keypoints<PictureSpace>.maximumCount)")
    }
    self.init(
      score: try values.decode(Float.self, forKey: .score),
      box: try values.decode(NormalizedBox.self, forKey: .box), keypoints: keypoints)
  }

  /// Writes the score, the box and the points.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(score, forKey: .score)
    try values.encode(box, forKey: .box)
    try values.encode(keypoints, forKey: .keypoints)
  }
}
