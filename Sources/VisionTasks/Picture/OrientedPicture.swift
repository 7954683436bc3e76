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
  /// The way from the coordinates of ``pixels`` to those of the stored picture.
  let restoration: OrientationRestoration

  /// How a picture that is stored turned becomes upright.
  enum Turning {
    /// Its pixels are turned: the result is that of the upright picture, bit for bit.
    case pixels
    /// The region is turned, and coordinates stay those of the stored pixels. The reference's way.
    case region
  }

  /// - Throws: What the region's initialiser throws for angles that no orientation has.
  init(_ picture: Picture, search: Search, turning: Turning) throws(VisionError) {
    let turnsPixels = turning == .pixels || picture.orientation.isMirrored
    let turn = turnsPixels ? picture.orientation : .up
    pixels = UprightImage(picture.pixels, from: turn)
    restoration = OrientationRestoration(turn, uprightSize: pixels.size)
    var part = NormalizedBox(left: 0, top: 0, right: 1, bottom: 1)
    if case .part(let box) = search { part = box }
    let edges = restoration.uprightBox(part)
    region = try NormalizedRect(
      left: edges.xMin, top: edges.yMin, right: edges.xMax, bottom: edges.yMax,
      uprightAfterDegrees: turnsPixels ? 0 : picture.clockwiseDegrees, of: pixels.size)
  }

  /// Columns and rows of the pixels to look at.
  var size: PixelSize { pixels.size }

  /// The regions to look at when the caller says where the subjects are; `nil` when they have to be found.
  func candidates(given search: Search) -> [RegionCandidate]? {
    guard case .subjects(let regions) = search, !regions.isEmpty else { return nil }
    return regions.map { RegionCandidate(region: restoration.uprightRegion($0)) }
  }
}
