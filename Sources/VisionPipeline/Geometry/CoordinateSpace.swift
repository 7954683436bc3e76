/// Fractions of a network's input: (0, 0) is its top left corner, (1, 1) its bottom right corner.
///
/// Letterbox borders belong to the input. Coordinates may lie outside 0...1.
public enum InputSpace {}

/// Fractions of the picture's width and height: (0, 0) is its top left corner, (1, 1) its bottom right
/// corner.
///
/// Depth is in units of the picture's width. Coordinates may lie outside 0...1.
public enum PictureSpace {}

/// Pixels of the picture, x to the right and y down, from its top left corner.
package enum PixelSpace {}

/// Metres around the middle of the hips or of the hand, axes parallel to the picture's, y down.
public enum WorldSpace {}

/// A position in the plane, in the units of `Space`.
public struct Point<Space>: Sendable, Hashable {
  /// To the right.
  public var x: Float
  /// Down.
  public var y: Float

  /// Creates a position.
  public init(x: Float, y: Float) {
    self.x = x
    self.y = y
  }
}

extension Point: Codable {}

extension Point where Space == PictureSpace {
  /// The point's position in pixels of a picture of `size`.
  package func inPixels(of size: PixelSize) -> Point<PixelSpace> {
    Point<PixelSpace>(x: x * Float(size.width), y: y * Float(size.height))
  }
}
