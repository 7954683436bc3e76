import VisionPipeline

/// A face in a picture.
public struct Face: Sendable, Hashable {
  /// The 478 landmarks in the picture; 468 with a model that does not find irises.
  ///
  /// The numbers of landmarks are those of MediaPipe's canonical face; ``Region`` and ``LandmarkName`` name
  /// the ones that programs ask for.
  public var landmarks: [PicturePosition]
  /// How much of each facial movement the face shows; `nil` unless the options ask for it.
  public var blendshapes: Blendshapes?
  /// Where the face is in front of the camera; `nil` unless the options ask for it, and for a face whose
  /// landmarks lie closer together than a thousandth of the picture.
  public var transformation: FaceTransformation?
  /// Where the face was found; `nil` in JSON without details.
  public var origin: SubjectOrigin?

  /// Landmarks of a face without irises.
  public static let meshLandmarkCount = FaceLandmarkConfiguration.meshLandmarkCount
  /// Landmarks of a face with irises.
  public static let landmarkCount = FaceLandmarkConfiguration.landmarkCount

  /// Creates a face.
  ///
  /// - Precondition: There are 468 or 478 landmarks.
  public init(
    landmarks: [PicturePosition], blendshapes: Blendshapes? = nil, transformation: FaceTransformation? = nil,
    origin: SubjectOrigin? = nil
  ) {
    precondition(Self.isLandmarkCount(landmarks.count), "\(landmarks.count) landmarks of a face")
    self.landmarks = landmarks
    self.blendshapes = blendshapes
    self.transformation = transformation
    self.origin = origin
  }

  private static func isLandmarkCount(_ count: Int) -> Bool {
    count == meshLandmarkCount || count == landmarkCount
  }

  /// Whether the model found irises.
  public var hasIrises: Bool { landmarks.count == Self.landmarkCount }

  /// The landmark with a name.
  ///
  /// - Precondition: The face has irises if the landmark is one of an iris.
  public subscript(name: LandmarkName) -> PicturePosition { landmarks[name.rawValue] }

  /// The positions along a region's edge, in the order in which lines join them.
  ///
  /// - Returns: One array for each line of the region; lips have four, most regions one or two. None for
  ///   irises that the model did not find.
  public func contours(_ region: Region) -> [[PicturePosition]] {
    region.paths.compactMap { path in
      path.allSatisfy(landmarks.indices.contains) ? path.map { landmarks[$0] } : nil
    }
  }
}

extension Face: Codable {
  private enum CodingKeys: String, CodingKey {
    case landmarks, blendshapes
    case transformation = "transformation_matrix"
    case origin = "details"
  }

  /// Reads a face as the command line prints it.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let landmarks = try values.decode([PicturePosition].self, forKey: .landmarks)
    guard Self.isLandmarkCount(landmarks.count) else {
      throw DecodingError.dataCorruptedError(
        forKey: .landmarks, in: values,
        debugDescription: "\(landmarks.count) landmarks; expected 468 or 478")
    }
    self.init(
      landmarks: landmarks, blendshapes: try values.decodeIfPresent(Blendshapes.self, forKey: .blendshapes),
      transformation: try values.decodeIfPresent(FaceTransformation.self, forKey: .transformation),
      origin: try values.decodeIfPresent(SubjectOrigin.self, forKey: .origin))
  }

  /// Writes a face as the command line prints it.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(landmarks, named: LandmarkName.self, forKey: .landmarks, in: encoder)
    try values.encodeIfPresent(blendshapes, forKey: .blendshapes)
    try values.encodeIfPresent(transformation, forKey: .transformation)
    try values.encodeIfPresent(origin, forKey: .origin)
  }
}

extension Face: LandmarkSubject {
  mutating func smooth(
    with smoother: inout LandmarkSmoother, scale: Float, in size: PixelSize, at time: Int64
  ) {
    smoother.smooth(&landmarks, objectScale: scale, in: size, at: time)
  }

  mutating func restore(by restoration: OrientationRestoration) {
    restoration.restore(&landmarks)
  }
}
