/// The size of a picture's pixels as they are stored, which landmarks are fractions of.
public struct PictureDimensions: Sendable, Hashable, Codable {
  /// Columns.
  public var width: Int
  /// Rows.
  public var height: Int

  /// Creates dimensions.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

extension Picture {
  /// Columns and rows of the pixels as they are stored.
  public var dimensions: PictureDimensions { PictureDimensions(width: width, height: height) }
}

extension PictureResult {
  /// Columns and rows of the picture.
  public var dimensions: PictureDimensions { PictureDimensions(width: width, height: height) }
}
