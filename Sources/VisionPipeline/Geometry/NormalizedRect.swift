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
  /// The mean of the sides in pixels of a picture of `size`.
  ///
  /// Source: `mediapipe/framework/api2/stream/smoothing.cc`.
  package func meanSide(in size: PixelSize) -> Float {
    (width * Float(size.width) + height * Float(size.height)) / 2
  }
}

/// A rotated rectangle in pixels of the picture, turned about its centre.
package struct PixelRect: Sendable, Hashable {
  package var xCenter: Float
  package var yCenter: Float
  package var width: Float
  package var height: Float
  /// Radians, positive clockwise on the screen.
  package var rotation: Float = 0
}

extension PixelRect {
  /// `rect` in pixels of a picture of `size`.
  package init(_ rect: NormalizedRect, in size: PixelSize) {
    let (imageWidth, imageHeight) = (Float(size.width), Float(size.height))
    self.init(
      xCenter: rect.xCenter * imageWidth, yCenter: rect.yCenter * imageHeight,
      width: rect.width * imageWidth, height: rect.height * imageHeight, rotation: rect.rotation)
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

/// The turn and the scale by which landmarks get from a region to the picture, or from its axes to the
/// picture's.
package struct LandmarkProjection: Sendable, Hashable {
  private let region: NormalizedRect
  private let cosine: Float
  private let sine: Float

  /// - Parameter region: the region that the network looked at without letterbox borders.
  package init(region: NormalizedRect) {
    self.region = region
    cosine = CorrectlyRounded.cosine(region.rotation)
    sine = CorrectlyRounded.sine(region.rotation)
  }

  /// The landmark in the picture; `region` must be square in pixels.
  ///
  /// Source: `mediapipe/calculators/util/landmark_projection_calculator.cc`.
  package func project(_ position: Position<InputSpace>) -> Position<PictureSpace> {
    let (x, y) = (position.x - 0.5, position.y - 0.5)
    return Position(
      x: (cosine * x - sine * y) * region.width + region.xCenter,
      y: (sine * x + cosine * y) * region.height + region.yCenter, z: position.z * region.width)
  }

  /// The landmark in the picture; `region` must be square in pixels.
  package func project(_ landmark: SpatialLandmark<InputSpace>) -> SpatialLandmark<PictureSpace> {
    SpatialLandmark(
      project(landmark.position), visibility: landmark.visibility, presence: landmark.presence)
  }

  /// World coordinates along the region's axes, turned to the picture's axes.
  ///
  /// Source: `mediapipe/calculators/util/world_landmark_projection_calculator.cc`.
  package func rotate(_ position: Position<WorldSpace>) -> Position<WorldSpace> {
    Position(
      x: cosine * position.x - sine * position.y, y: sine * position.x + cosine * position.y, z: position.z)
  }
}

extension ProjectionMatrix {
  /// The positions in the picture, for regions of any proportions.
  ///
  /// Source: `mediapipe/calculators/util/landmark_projection_calculator.cc`.
  package func project(_ positions: [Position<InputSpace>]) -> [Position<PictureSpace>] {
    let depthScale = depthScale
    return positions.map { position in
      let point = project(position.point)
      return Position(x: point.x, y: point.y, z: position.z * depthScale)
    }
  }
}
