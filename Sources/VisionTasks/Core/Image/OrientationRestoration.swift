import Foundation
import VisionPipeline

/// The way back from an upright picture to the pixels as they are stored, for everything in a result.
struct OrientationRestoration {
  private let orientation: ImageOrientation
  private let uprightSize: PixelSize
  private let storedSize: PixelSize
  /// Depth is in units of the width, which a quarter turn changes.
  private let depthScale: Float

  init(_ orientation: ImageOrientation, uprightSize: PixelSize) {
    self.orientation = orientation
    self.uprightSize = uprightSize
    storedSize = PixelSize(orientation.turnedSize(width: uprightSize.width, height: uprightSize.height))
    depthScale = Float(uprightSize.width) / Float(storedSize.width)
  }
}

extension OrientationRestoration {
  /// A landmark in fractions of the stored picture.
  func landmark(_ upright: LandmarkEstimate<ImageSpace>) -> NormalizedLandmark {
    let (x, y) = orientation.uprightToStored(x: upright.x, y: upright.y)
    return NormalizedLandmark(
      x: x, y: y, z: upright.z * depthScale, probabilities: (upright.visibility, upright.presence))
  }

  /// A landmark in metres along the axes of the stored picture.
  func worldLandmark(_ upright: LandmarkEstimate<WorldSpace>) -> Landmark {
    let (x, y) = orientation.uprightToStored(directionX: upright.x, y: upright.y)
    return Landmark(
      x: x, y: y, z: upright.z, probabilities: (upright.visibility, upright.presence))
  }

  /// A box in whole pixels of the stored picture.
  func box(_ upright: WholePixelBox) -> WholePixelBox {
    orientation.uprightToStored(upright, uprightSize: uprightSize)
  }
}

extension OrientationRestoration {
  /// A region of the stored picture.
  func region(_ upright: NormalizedRect) -> RegionOfInterest {
    let center = orientation.uprightToStored(x: upright.xCenter, y: upright.yCenter)
    return RegionOfInterest(
      turned(upright, center: center, from: uprightSize, to: storedSize) {
        orientation.uprightToStored(directionX: $0, y: $1)
      })
  }

  /// A region of the upright picture, from one of the stored picture.
  func uprightRegion(_ stored: RegionOfInterest) -> NormalizedRect {
    let center = orientation.storedToUpright(x: stored.xCenter, y: stored.yCenter)
    return turned(stored.normalizedRect, center: center, from: storedSize, to: uprightSize) {
      orientation.storedToUpright(directionX: $0, y: $1)
    }
  }

  /// The region around `center` whose sides have the same lengths in pixels and are turned as directions are.
  private func turned(
    _ region: NormalizedRect, center: (x: Float, y: Float), from size: PixelSize, to target: PixelSize,
    _ mapDirection: (Float, Float) -> (x: Float, y: Float)
  ) -> NormalizedRect {
    guard orientation != .up else { return region }
    let direction = mapDirection(
      CorrectlyRounded.cosine(region.rotation), CorrectlyRounded.sine(region.rotation))
    return NormalizedRect(
      xCenter: center.x, yCenter: center.y,
      width: region.width * Float(size.width) / Float(target.width),
      height: region.height * Float(size.height) / Float(target.height),
      rotation: CorrectlyRounded.arcTangent(y: direction.y, x: direction.x))
  }

  /// A box of the upright picture, from one of the stored picture; both in fractions.
  func uprightBox(_ stored: CGRect) -> Box<ImageSpace> {
    let first = orientation.storedToUpright(x: Float(stored.minX), y: Float(stored.minY))
    let second = orientation.storedToUpright(x: Float(stored.maxX), y: Float(stored.maxY))
    return Box(
      xMin: min(first.x, second.x), yMin: min(first.y, second.y), width: abs(second.x - first.x),
      height: abs(second.y - first.y))
  }

  /// What a detector saw, in fractions of the stored picture.
  func detection(_ upright: DetectedBox<ImageSpace>) -> SubjectDetection {
    let box = upright.box
    let corners = [storedPoint(x: box.xMin, y: box.yMin), storedPoint(x: box.xMax, y: box.yMax)]
    let origin = CGPoint(x: min(corners[0].x, corners[1].x), y: min(corners[0].y, corners[1].y))
    return SubjectDetection(
      score: upright.score,
      boundingBox: CGRect(
        origin: origin,
        size: CGSize(width: abs(corners[1].x - corners[0].x), height: abs(corners[1].y - corners[0].y))),
      keypoints: upright.keypoints.map { storedPoint(x: $0.x, y: $0.y) })
  }

  private func storedPoint(x: Float, y: Float) -> CGPoint {
    let point = orientation.uprightToStored(x: x, y: y)
    return CGPoint(x: Double(point.x), y: Double(point.y))
  }
}
