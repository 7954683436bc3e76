/// How a rectangle around what was found becomes the region that the next network looks at.
///
/// Source: `mediapipe/calculators/util/rect_transformation_calculator.cc`.
package struct RectTransformation: Sendable, Hashable {
  /// What happens to the proportions before scaling.
  package enum Proportions: Sendable, Hashable {
    case kept
    /// Both sides become the longer one, measured in pixels.
    case squareOfLongSide
  }

  /// Factors of width and height.
  package var xScale: Float
  package var yScale: Float
  /// Shifts along the rectangle's own axes, in fractions of its width and height before scaling.
  package var xShift: Float
  package var yShift: Float
  package var proportions: Proportions

  package init(
    scale: Float, xShift: Float = 0, yShift: Float = 0, proportions: Proportions = .kept
  ) {
    xScale = scale
    yScale = scale
    self.xShift = xShift
    self.yShift = yShift
    self.proportions = proportions
  }
}

extension RectTransformation {
  /// The transformed rectangle in a picture of `size`.
  package func callAsFunction(_ rect: NormalizedRect, in size: PixelSize) -> NormalizedRect {
    let (imageWidth, imageHeight) = (Float(size.width), Float(size.height))
    var result = shifted(rect, imageWidth: imageWidth, imageHeight: imageHeight)
    if proportions == .squareOfLongSide {
      let side = max(result.width * imageWidth, result.height * imageHeight)
      result.width = side / imageWidth
      result.height = side / imageHeight
    }
    result.width *= xScale
    result.height *= yScale
    return result
  }

  private func shifted(_ rect: NormalizedRect, imageWidth: Float, imageHeight: Float) -> NormalizedRect {
    var result = rect
    if rect.rotation == 0 {
      result.xCenter += rect.width * xShift
      result.yCenter += rect.height * yShift
    } else {
      let (cosine, sine) = (CorrectlyRounded.cosine(rect.rotation), CorrectlyRounded.sine(rect.rotation))
      let x = imageWidth * rect.width * xShift
      let y = imageHeight * rect.height * yShift
      result.xCenter += (x * cosine - y * sine) / imageWidth
      result.yCenter += (x * sine + y * cosine) / imageHeight
    }
    return result
  }
}
