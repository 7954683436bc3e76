import TensorCore
import VisionPipeline

/// A picture the way that face, hand and object networks look at it.
///
/// The networks look at a turned picture through a turned region, and all coordinates stay those of the stored
/// pixels. No region undoes a mirror, so a mirrored picture is made upright first and results are mapped back.
/// Source: `mediapipe/tasks/cc/vision/core/base_vision_task_api.h`.
struct OrientedPicture {
  /// The pixels to look at.
  let pixels: PixelImage
  /// The region of the pixels that shows the whole picture upright.
  let region: NormalizedRect
  /// The way from the coordinates of ``pixels`` to those of the stored picture.
  let restoration: OrientationRestoration

  /// - Throws: what the region's initialiser throws for angles that no orientation has.
  init(_ image: MPImage) throws(EngineError) {
    let orientation = ImageOrientation(image.orientation)
    pixels = orientation.isMirrored ? image.pixels.turnedUpright(from: orientation) : image.pixels
    let degrees = orientation.isMirrored ? 0 : orientation.clockwiseDegrees
    region = try NormalizedRect(uprightAfterDegrees: degrees, of: pixels.size)
    restoration = OrientationRestoration(
      orientation.isMirrored ? orientation : .up, uprightSize: pixels.size)
  }
}
