import Foundation

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

/// The four corners of a rotated rectangle in pixels of the picture.
struct Quadrilateral {
  /// Corners that a network's input shows at its bottom left, top left, top right and bottom right.
  let bottomLeft: Point<PixelSpace>
  let topLeft: Point<PixelSpace>
  let topRight: Point<PixelSpace>
  let bottomRight: Point<PixelSpace>
}

extension Quadrilateral {
  /// The corners of `region`.
  ///
  /// The angle takes the way through degrees, and every corner is computed on its own, in single precision
  /// from left to right: a last bit here decides about samples that lie halfway between two positions.
  /// Source: `RotatedRect::points` of OpenCV, `image_to_tensor_converter_opencv.cc`.
  init(_ region: PixelRect) {
    let degrees = Float(Double(region.rotation * 180) / .pi)
    let radians = Double(degrees) * .pi / 180
    let b = Float(cos(radians)) * 0.5
    let a = Float(sin(radians)) * 0.5
    let (x, y) = (region.xCenter, region.yCenter)
    let (width, height) = (region.width, region.height)
    bottomLeft = Point(x: x - a * height - b * width, y: y + b * height - a * width)
    topLeft = Point(x: x + a * height - b * width, y: y - b * height - a * width)
    topRight = Point(x: x + a * height + b * width, y: y - b * height + a * width)
    bottomRight = Point(x: x - a * height + b * width, y: y + b * height + a * width)
  }
}
