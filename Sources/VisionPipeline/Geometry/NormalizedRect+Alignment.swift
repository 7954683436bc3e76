extension NormalizedRect {
  /// The square around `center` whose half side is the distance to `scalePoint`, turned so that the direction
  /// from `center` to `scalePoint` points at `target`.
  ///
  /// - Parameter target: radians counter-clockwise from the x axis.
  ///
  /// Source: `mediapipe/calculators/util/alignment_points_to_rects_calculator.cc`.
  package init(
    center: Point<ImageSpace>, scalePoint: Point<ImageSpace>, target: Float, in size: PixelSize
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
