import FacadeSupport
import Foundation
import VisionTasks

#if canImport(UIKit)
  import UIKit
#endif
#if canImport(CoreMedia)
  import CoreMedia
#endif

/// A picture for a detector.
///
/// `@unchecked Sendable`: what can be set is guarded by a lock, and the object that a picture was made from
/// is only read.
open class VisionImage: NSObject, MLKitCompatibleImage, @unchecked Sendable {
  private struct Settings {
    var orientation: UIImage.Orientation = .up
    var timestampInMilliseconds: Int?
  }

  private let source: PictureSource
  private let lock = NSLock()
  private var settings = Settings()

  /// How the pixels have to be turned for the picture to be upright; `.up` unless it is set.
  open var orientation: UIImage.Orientation {
    get { lock.withLock { settings.orientation } }
    set { lock.withLock { settings.orientation = newValue } }
  }

  /// The time of a frame in milliseconds; when `nil`, streams take the time at which the frame is handed
  /// over.
  ///
  /// ML Kit's class has no such property.
  open var timestampInMilliseconds: Int? {
    get { lock.withLock { settings.timestampInMilliseconds } }
    set { lock.withLock { settings.timestampInMilliseconds = newValue } }
  }

  /// Creates a picture. Its own orientation does not count; set ``orientation``.
  public init(image: UIImage) {
    source = .image(image)
  }

  #if canImport(CoreMedia)
    /// Creates a picture from a frame of a camera, with its time: 32-bit BGRA, or 420 with two planes in full
    /// or video range.
    public init(buffer: CMSampleBuffer) {
      source = .sampleBuffer(buffer)
      settings.timestampInMilliseconds = buffer.frameTime
    }
  #endif
}

extension VisionImage: DetectorPicture {
  package var frameTime: Int? { timestampInMilliseconds }

  package func snapshot() -> @Sendable () throws -> Picture {
    source.snapshot(orientation: orientation)
  }
}
