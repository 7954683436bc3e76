import Foundation
import VisionTasks

#if canImport(UIKit)
  import UIKit
#endif
#if canImport(CoreVideo)
  import CoreVideo
#endif
#if canImport(CoreMedia)
  import CoreMedia
#endif

/// What an app makes a picture of.
///
/// `@unchecked Sendable`: pictures and buffers are only read.
package enum PictureSource: @unchecked Sendable {
  case image(UIImage)
  #if canImport(CoreVideo)
    case pixelBuffer(CVPixelBuffer)
  #endif
  #if canImport(CoreMedia)
    case sampleBuffer(CMSampleBuffer)
  #endif
}

extension PictureSource {
  /// The picture with an orientation; see ``DetectorPicture/snapshot()``.
  package func snapshot(orientation: UIImage.Orientation) -> @Sendable () throws -> Picture {
    let orientation = PictureOrientation(orientation)
    #if canImport(CoreVideo)
      guard case .image = self else { return Result { try picture(orientation) }.get }
    #endif
    return { [self] in try picture(orientation) }
  }

  private func picture(_ orientation: PictureOrientation) throws -> Picture {
    switch self {
    case .image(let image): try Picture(converting: image, orientation: orientation)
    #if canImport(CoreVideo)
      case .pixelBuffer(let buffer): try Picture(converting: buffer, orientation: orientation)
    #endif
    #if canImport(CoreMedia)
      case .sampleBuffer(let buffer): try Picture(converting: buffer, orientation: orientation)
    #endif
    }
  }
}

/// A picture that ML Kit's detectors take.
package protocol DetectorPicture {
  /// The time of a camera's frame in milliseconds; `nil` for pictures without one.
  var frameTime: Int? { get }
  /// The picture as it is now.
  ///
  /// - Returns: A closure that gives the picture, later and on any thread, or throws ``TasksError`` when it
  ///   has no pixels that can be read. A camera's frame is converted at once, since the camera needs its
  ///   buffer back; drawing other pictures can wait.
  func snapshot() -> @Sendable () throws -> Picture
}
