import Foundation

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
