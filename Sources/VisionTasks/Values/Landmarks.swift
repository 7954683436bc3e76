import VisionPipeline

/// A position in space; the type parameter says what its numbers are measured in.
public typealias Position = VisionPipeline.Position

/// A landmark of a body in a picture, with the likelihood that it is seen.
///
/// x and y are fractions of the picture's width and height: (0, 0) is the top left corner of the pixels as
/// they were given, (1, 1) the bottom right corner, and landmarks outside the picture have coordinates
/// outside 0...1. z is the depth in the unit of x, smaller nearer to the camera; 0 is the depth of the middle
/// of the hips.
public typealias Landmark = SpatialLandmark<PictureSpace>

/// A landmark of a body in metres around the middle of the hips, with the likelihood that it is seen.
///
/// Axes are the picture's: x to the right, y down, z away from the camera.
public typealias WorldLandmark = SpatialLandmark<WorldSpace>

/// A position in a picture with its depth.
///
/// x and y are fractions of the picture's width and height, z is the depth in the unit of x, smaller nearer
/// to the camera.
public typealias PicturePosition = Position<PictureSpace>

/// A position in metres along the picture's axes: x to the right, y down, z away from the camera.
public typealias WorldPosition = Position<WorldSpace>

/// A point of a picture, in fractions of its width and height from the top left corner.
public typealias PicturePoint = Point<PictureSpace>

extension CodingUserInfoKey {
  /// Whether an encoder gives each landmark its name, beside its numbers.
  package static var givesLandmarkNames: CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: "vitruvian.landmarkNames") else {
      preconditionFailure("the key has no name")
    }
    return key
  }
}

/// A landmark with its name in one object.
private struct NamedLandmark<Value: Encodable>: Encodable {
  /// `nil` for one of the many points of a face that have none.
  let name: String?
  let value: Value

  private enum CodingKeys: String, CodingKey {
    case name
  }

  func encode(to encoder: any Encoder) throws {
    try value.encode(to: encoder)
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(name, forKey: .name)
  }
}

extension KeyedEncodingContainer {
  /// Writes landmarks, with their names if the encoder gives them.
  ///
  /// - Parameter names: What landmarks are by their positions.
  mutating func encode<Value: Encodable, Name: RawRepresentable<Int>>(
    _ landmarks: [Value], named names: Name.Type, forKey key: Key, in encoder: any Encoder
  ) throws {
    guard encoder.userInfo[.givesLandmarkNames] as? Bool == true else {
      return try encode(landmarks, forKey: key)
    }
    let named = landmarks.enumerated().map { position, landmark in
      NamedLandmark(name: Name(rawValue: position).map { "\($0)".inSnakeCase }, value: landmark)
    }
    try encode(named, forKey: key)
  }
}

extension String {
  /// `left_eye_inner` for `leftEyeInner`, `thumb_cmc` for `thumbCMC`.
  package var inSnakeCase: String {
    var name = ""
    var previous: Character = "_"
    for character in self {
      if character.isUppercase, previous.isLowercase { name += "_" }
      name += character.lowercased()
      previous = character
    }
    return name
  }
}

/// Two landmarks that a line joins in a drawing, by their positions among a subject's landmarks.
public struct Connection: Sendable, Hashable, Codable {
  /// The landmark where the line starts.
  public var start: Int
  /// The landmark where the line ends.
  public var end: Int

  /// Creates a connection.
  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  /// The lines along paths of landmarks.
  static func lines(along paths: [Int]...) -> [Connection] {
    paths.flatMap { path in zip(path, path.dropFirst()).map(Connection.init) }
  }
}
