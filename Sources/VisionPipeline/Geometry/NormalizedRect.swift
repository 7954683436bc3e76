import TensorCore

/// A rotated rectangle in a picture: the region that a network looks at.
///
/// Centre and size are fractions of the picture's width and height, *before* rotation: the rectangle is
/// scaled to pixels first and then turned about its centre by `rotation` radians, clockwise on the screen. A
/// region that is square in pixels has different normalised sides unless the picture is square.
package struct NormalizedRect: Sendable, Hashable {
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

  /// The whole picture, upright.
  package static let wholeImage = NormalizedRect(xCenter: 0.5, yCenter: 0.5, width: 1, height: 1)
}

extension NormalizedRect {
  /// The region that shows the part of a picture between four edges upright.
  ///
  /// The edges are fractions of the picture as it is stored, not turned; left out, they are the picture's
  /// own.
  ///
  /// - Parameter degrees: the clockwise rotation that makes the picture upright, any multiple of 90.
  /// - Throws: `invalidArgument` when `degrees` is no multiple of 90.
  ///
  /// Source: `mediapipe/tasks/cc/vision/core/base_vision_task_api.h`.
  package init(
    left: Float = 0, top: Float = 0, right: Float = 1, bottom: Float = 1,
    uprightAfterDegrees degrees: Int,
    of size: PixelSize
  ) throws(EngineError) {
    guard degrees % 90 == 0 else {
      throw EngineError(
        .invalidArgument,
        "a rotation of \(degrees) degrees; expected a multiple of 90, as in 0, 90, 180 or 270")
    }
    xCenter = (left + right) / 2
    yCenter = (top + bottom) / 2
    width = right - left
    height = bottom - top
    rotation = Float(-Double(degrees) * .pi / 180)
    if degrees % 180 != 0 {
      let (imageWidth, imageHeight) = (Float(size.width), Float(size.height))
      (width, height) = (height * imageHeight / imageWidth, width * imageWidth / imageHeight)
    }
  }

  /// Whether this is the empty rectangle that stands for "no region": both sides are 0.
  package var isEmpty: Bool { width == 0 && height == 0 }

  /// Checks that a network can look at the region.
  ///
  /// - Throws: `invalidArgument` when a value is not a number or a side is not positive.
  ///
  /// Source: `mediapipe/calculators/tensor/image_to_tensor_utils.cc`.
  package func validate() throws(EngineError) {
    guard !xCenter.isNaN, !yCenter.isNaN, !width.isNaN, !height.isNaN, !rotation.isNaN else {
      throw EngineError(
        .invalidArgument, "a region with a value that is not a number; expected five numbers, found \(self)")
    }
    guard width > 0, height > 0 else {
      throw EngineError(
        .invalidArgument, "a region of \(width) by \(height); expected a width and a height above 0")
    }
  }
}

extension NormalizedRect {
  /// The square around `center` whose half side is the distance to `scalePoint`, turned so that the direction
  /// from `center` to `scalePoint` points at `target`.
  ///
  /// - Parameter target: radians counter-clockwise from the x axis.
  ///
  /// Source: `mediapipe/calculators/util/alignment_points_to_rects_calculator.cc`.
  package init(
    center: Point<PictureSpace>, scalePoint: Point<PictureSpace>, target: Float, in size: PixelSize
  ) {
    let (imageWidth, imageHeight) = (Float(size.width), Float(size.height))
    let start = center.inPixels(of: size)
    let end = scalePoint.inPixels(of: size)
    let (x, y) = (end.x - start.x, end.y - start.y)
    let side = 2 * (x * x + y * y).squareRoot()
    self.init(
      xCenter: start.x / imageWidth, yCenter: start.y / imageHeight,
      width: side / imageWidth, height: side / imageHeight,
      rotation: Angle.rotation(from: start, to: end, target: target))
  }
}

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

extension NormalizedRect {
  /// The mean of the sides in pixels of a picture of `size`.
  ///
  /// Source: `mediapipe/framework/api2/stream/smoothing.cc`.
  package func meanSide(in size: PixelSize) -> Float {
    (width * Float(size.width) + height * Float(size.height)) / 2
  }
}
