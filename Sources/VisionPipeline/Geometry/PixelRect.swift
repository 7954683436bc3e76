/// A rotated rectangle in pixels of the picture, turned about its centre.
package struct PixelRect: Sendable, Hashable {
  package var xCenter: Float
  package var yCenter: Float
  package var width: Float
  package var height: Float
  /// Radians, positive clockwise on the screen.
  package var rotation: Float

  package init(xCenter: Float, yCenter: Float, width: Float, height: Float, rotation: Float = 0) {
    self.xCenter = xCenter
    self.yCenter = yCenter
    self.width = width
    self.height = height
    self.rotation = rotation
  }

  /// `rect` in pixels of a picture of `size`.
  package init(_ rect: NormalizedRect, in size: PixelSize) {
    let (imageWidth, imageHeight) = (Float(size.width), Float(size.height))
    self.init(
      xCenter: rect.xCenter * imageWidth, yCenter: rect.yCenter * imageHeight,
      width: rect.width * imageWidth, height: rect.height * imageHeight, rotation: rect.rotation)
  }
}
