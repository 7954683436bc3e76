/// The affine map from a network's input to the picture.
///
/// `X = xx·x + xy·y + xOffset`, `Y = yx·x + yy·y + yOffset`, `Z = zz·z`.
/// Source: `GetRotatedSubRectToRectTransformMatrix` of
/// `mediapipe/calculators/tensor/image_to_tensor_utils.cc`.
package struct ProjectionMatrix: Sendable, Hashable {
  package let xx: Float
  package let xy: Float
  package let xOffset: Float
  package let yx: Float
  package let yy: Float
  package let yOffset: Float
  package let zz: Float
}

extension ProjectionMatrix {
  /// The map for an input that shows `region` of a picture of `size`.
  ///
  /// - Parameter region: the region with its letterbox borders.
  package init(region: PixelRect, imageSize size: PixelSize) {
    let (a, b) = (region.width, region.height)
    let (c, d) = (CorrectlyRounded.cosine(region.rotation), CorrectlyRounded.sine(region.rotation))
    let (e, f) = (region.xCenter, region.yCenter)
    let g = 1 / Float(size.width)
    let h = 1 / Float(size.height)
    xx = a * c * g
    xy = -b * d * g
    let left: Float = -0.5 * a * c + 0.5 * b * d + e
    xOffset = left * g
    yx = a * d * h
    yy = b * c * h
    let top: Float = -0.5 * b * c - 0.5 * a * d + f
    yOffset = top * h
    zz = a * g
  }

  /// The position in the picture that the input shows at `point`.
  package func project(_ point: Point<InputSpace>) -> Point<PictureSpace> {
    Point<PictureSpace>(
      x: point.x * xx + point.y * xy + xOffset,
      y: point.x * yx + point.y * yy + yOffset)
  }

  /// The upright box in the picture around the four projected corners of `box`.
  ///
  /// Source: `mediapipe/calculators/util/detection_projection_calculator.cc`.
  package func project(_ box: Box<InputSpace>) -> Box<PictureSpace> {
    let topLeft = project(Point(x: box.xMin, y: box.yMin))
    let topRight = project(Point(x: box.xMax, y: box.yMin))
    let bottomRight = project(Point(x: box.xMax, y: box.yMax))
    let bottomLeft = project(Point(x: box.xMin, y: box.yMax))
    let left = min(topLeft.x, topRight.x, bottomRight.x, bottomLeft.x)
    let top = min(topLeft.y, topRight.y, bottomRight.y, bottomLeft.y)
    let right = max(topLeft.x, topRight.x, bottomRight.x, bottomLeft.x)
    let bottom = max(topLeft.y, topRight.y, bottomRight.y, bottomLeft.y)
    return Box<PictureSpace>(xMin: left, yMin: top, width: right - left, height: bottom - top)
  }

  /// How long the input's width is in the picture, in normalised units: the factor for depth.
  ///
  /// Differences of projected points in single precision, their length in double precision.
  /// Source: `CalculateZScale` of `mediapipe/calculators/util/landmark_projection_calculator.cc`.
  package var depthScale: Float {
    let origin = project(Point(x: 0, y: 0))
    let end = project(Point(x: 1, y: 0))
    let (x, y) = (Double(end.x - origin.x), Double(end.y - origin.y))
    return Float((x * x + y * y).squareRoot())
  }
}
