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
