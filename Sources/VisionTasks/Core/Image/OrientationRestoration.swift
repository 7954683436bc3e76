import Foundation
import VisionPipeline

/// The way back from an upright picture to the pixels as they are stored, for everything in a result.
struct OrientationRestoration {
  private let orientation: ImageOrientation
  private let uprightSize: PixelSize
  /// Depth is in units of the width, which a quarter turn changes.
  private let depthScale: Float

  init(_ orientation: ImageOrientation, uprightSize: PixelSize) {
    self.orientation = orientation
    self.uprightSize = uprightSize
    let stored = orientation.turnedSize(width: uprightSize.width, height: uprightSize.height)
    depthScale = Float(uprightSize.width) / Float(stored.width)
  }
}

extension OrientationRestoration {
  /// A landmark in fractions of the stored picture.
  func landmark(_ upright: LandmarkEstimate<ImageSpace>) -> NormalizedLandmark {
    let (x, y) = orientation.uprightToStored(x: upright.x, y: upright.y)
    return NormalizedLandmark(
      x: x, y: y, z: upright.z * depthScale, visibility: upright.visibility.map(NSNumber.init(value:)),
      presence: upright.presence.map(NSNumber.init(value:)))
  }

  /// A landmark in metres along the axes of the stored picture.
  func worldLandmark(_ upright: LandmarkEstimate<WorldSpace>) -> Landmark {
    let (x, y) = orientation.uprightToStored(directionX: upright.x, y: upright.y)
    return Landmark(
      x: x, y: y, z: upright.z, visibility: upright.visibility.map(NSNumber.init(value:)),
      presence: upright.presence.map(NSNumber.init(value:)))
  }

  /// A box in whole pixels of the stored picture.
  func box(_ upright: WholePixelBox) -> WholePixelBox {
    orientation.uprightToStored(upright, uprightSize: uprightSize)
  }

  /// A mask of the stored picture's size.
  func mask(_ upright: Mask) -> Mask {
    guard orientation != .up else { return upright }
    let plane = Array(UnsafeBufferPointer(start: upright.float32Data, count: uprightSize.pixelCount))
    let turned = orientation.turnedBack(
      plane: plane, uprightWidth: uprightSize.width, uprightHeight: uprightSize.height)
    let stored = orientation.turnedSize(width: uprightSize.width, height: uprightSize.height)
    return Mask(width: stored.width, height: stored.height) { values in
      _ = values.update(from: turned)
    }
  }
}
