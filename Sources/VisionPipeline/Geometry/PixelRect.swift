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

/// The borders that a region gets when it keeps its proportions in a network's input.
///
/// Each is a fraction of the input's width or height.
package struct LetterboxPadding: Sendable, Hashable {
  package var left: Float
  package var top: Float
  package var right: Float
  package var bottom: Float

  package init(left: Float, top: Float, right: Float, bottom: Float) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// No border.
  package static let none = LetterboxPadding(left: 0, top: 0, right: 0, bottom: 0)
}

extension PixelRect {
  /// The smallest region around this one with the proportions of `input`, and the borders that this adds.
  ///
  /// Source: `PadRoi` of `mediapipe/calculators/tensor/image_to_tensor_utils.cc`.
  package func letterboxed(into input: PixelSize) -> (region: PixelRect, padding: LetterboxPadding) {
    let inputAspect = Float(input.height) / Float(input.width)
    let regionAspect = height / width
    var region = self
    var (horizontal, vertical): (Float, Float) = (0, 0)
    if inputAspect > regionAspect {
      region.height = width * inputAspect
      vertical = (1 - regionAspect / inputAspect) / 2
    } else {
      region.width = height / inputAspect
      horizontal = (1 - inputAspect / regionAspect) / 2
    }
    let padding = LetterboxPadding(left: horizontal, top: vertical, right: horizontal, bottom: vertical)
    return (region, padding)
  }
}

extension Point where Space == InputSpace {
  /// The position in the picture, when the network's input shows the whole upright picture inside `padding`.
  ///
  /// Source: `detection_letterbox_removal_calculator.cc`, `landmark_letterbox_removal_calculator.cc`.
  package func removing(_ padding: LetterboxPadding) -> Point<PictureSpace> {
    Point<PictureSpace>(
      x: (x - padding.left) / (1 - (padding.left + padding.right)),
      y: (y - padding.top) / (1 - (padding.top + padding.bottom)))
  }
}

extension Box where Space == InputSpace {
  /// The box in the picture, when the network's input shows the whole upright picture inside `padding`.
  ///
  /// Source: `detection_letterbox_removal_calculator.cc`.
  package func removing(_ padding: LetterboxPadding) -> Box<PictureSpace> {
    let corner = Point<InputSpace>(x: xMin, y: yMin).removing(padding)
    return Box<PictureSpace>(
      xMin: corner.x, yMin: corner.y,
      width: width / (1 - (padding.left + padding.right)),
      height: height / (1 - (padding.top + padding.bottom)))
  }
}
