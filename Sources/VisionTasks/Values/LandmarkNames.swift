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
