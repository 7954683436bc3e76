/// A position in space, in the units of `Space`.
///
/// Positions in a picture and positions in the world are different types, so that they cannot be mixed up.
public struct Position<Space>: Sendable, Hashable {
  /// To the right.
  public var x: Float
  /// Down.
  public var y: Float
  /// Depth, in the units of `x`; smaller is nearer to the camera.
  public var z: Float

  /// Creates a position.
  public init(x: Float, y: Float, z: Float) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// The position without its depth.
  package var point: Point<Space> { Point(x: x, y: y) }
}

/// A landmark of a body: where it is, and how likely it is to be seen there.
public struct SpatialLandmark<Space>: Sendable, Hashable {
  /// Where the landmark is.
  public var position: Position<Space>
  /// The probability, 0 to 1, that nothing hides the landmark.
  public var visibility: Float
  /// The probability, 0 to 1, that the landmark is within the picture.
  public var presence: Float

  /// Creates a landmark.
  public init(_ position: Position<Space>, visibility: Float, presence: Float) {
    self.position = position
    self.visibility = visibility
    self.presence = presence
  }

  /// Creates a landmark.
  public init(x: Float, y: Float, z: Float, visibility: Float, presence: Float) {
    self.init(Position(x: x, y: y, z: z), visibility: visibility, presence: presence)
  }

  /// To the right.
  public var x: Float {
    get { position.x }
    set { position.x = newValue }
  }

  /// Down.
  public var y: Float {
    get { position.y }
    set { position.y = newValue }
  }

  /// Depth, in the units of `x`; smaller is nearer to the camera.
  public var z: Float {
    get { position.z }
    set { position.z = newValue }
  }

  /// The position without its depth.
  package var point: Point<Space> { position.point }
}

extension Position: Codable {}

extension SpatialLandmark: Codable {
  private enum CodingKeys: String, CodingKey {
    case x, y, z, visibility, presence
  }

  /// Reads x, y, z, visibility and presence from one object.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try Position(from: decoder), visibility: try values.decode(Float.self, forKey: .visibility),
      presence: try values.decode(Float.self, forKey: .presence))
  }

  /// Writes x, y, z, visibility and presence as one object.
  public func encode(to encoder: any Encoder) throws {
    try position.encode(to: encoder)
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(visibility, forKey: .visibility)
    try values.encode(presence, forKey: .presence)
  }
}
