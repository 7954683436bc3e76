/// An object in a picture.
public struct Detection: Sendable, Hashable {
  /// Where the object is. The box may reach beyond the picture's right and lower edge.
  public var box: PixelBox
  /// The classes that the object may be of, the best first; mostly one.
  public var categories: [Classification]
  /// How the object relates to other frames; `nil` in JSON without details.
  public var origin: Origin?

  /// How an object relates to other frames.
  public struct Origin: Sendable, Hashable {
    /// A number that stays with an object from frame to frame; `nil` in single pictures.
    public var trackID: Int?

    /// Creates an origin.
    public init(trackID: Int? = nil) {
      self.trackID = trackID
    }
  }

  /// Creates a detection.
  public init(box: PixelBox, categories: [Classification], origin: Origin? = nil) {
    self.box = box
    self.categories = categories
    self.origin = origin
  }

  /// The box in fractions of a picture of a width and a height.
  public func normalizedBox(width: Int, height: Int) -> NormalizedBox {
    NormalizedBox(
      left: Float(box.x) / Float(width), top: Float(box.y) / Float(height),
      right: Float(box.x + box.width) / Float(width), bottom: Float(box.y + box.height) / Float(height))
  }
}

extension Detection: Codable {
  private enum CodingKeys: String, CodingKey {
    case categories
    case box = "bounding_box"
    case origin = "details"
  }
}

extension Detection.Origin: Codable {
  private enum CodingKeys: String, CodingKey {
    case trackID = "track_id"
  }
}
