import Foundation
import TensorCore
import VisionPipeline

/// A picture the way that a task's networks look at it.
///
/// No region undoes a mirror, so a mirrored picture is made upright first and results are mapped back.
/// Source: `mediapipe/tasks/cc/vision/core/base_vision_task_api.h`.
struct OrientedPicture {
  /// The pixels to look at.
  let pixels: UprightImage
  /// The region of the pixels to search, which shows them upright.
  let region: NormalizedRect
  /// Where the subjects are; empty when they have to be searched for.
  let subjectRegions: [NormalizedRect]
  /// The way from the coordinates of ``pixels`` to those of the stored picture.
  let restoration: OrientationRestoration

  /// How a picture that is stored turned becomes upright.
  enum Turning {
    /// Its pixels are turned: the result is that of the upright picture, bit for bit.
    case pixels
    /// The region is turned, and coordinates stay those of the stored pixels. The reference's way.
    case region
  }

  /// - Throws: what the region's initialiser throws for angles that no orientation has.
  init(_ frame: Frame, turning: Turning) throws(EngineError) {
    let turnsPixels = turning == .pixels || frame.orientation.isMirrored
    let turn = turnsPixels ? frame.orientation : .up
    let pixels = UprightImage(frame.pixels, from: turn)
    let restoration = OrientationRestoration(turn, uprightSize: pixels.size)
    self.pixels = pixels
    self.restoration = restoration
    let edges = restoration.uprightBox(frame.options.regionOfInterest ?? Self.wholePicture)
    region = try NormalizedRect(
      left: edges.xMin, top: edges.yMin, right: edges.xMax, bottom: edges.yMax,
      uprightAfterDegrees: turnsPixels ? 0 : frame.clockwiseDegrees, of: pixels.size)
    subjectRegions = frame.options.subjectRegions.map { restoration.uprightRegion($0) }
  }

  private static let wholePicture = CGRect(x: 0, y: 0, width: 1, height: 1)
}
