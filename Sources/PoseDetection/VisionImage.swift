import Foundation
import VisionTasks

#if canImport(UIKit)
  import CoreMedia
  import UIKit
#endif

/// A picture for a detector.
public final class VisionImage: NSObject {
  /// How the pixels have to be turned for the picture to be upright; `.up` unless it is set.
  public var orientation = UIImage.Orientation.up
  /// The time of a frame in milliseconds; when `nil`, streams take the time at which the frame is processed.
  public var timestampInMilliseconds: Int?

  /// Makes the picture; errors belong to whoever looks at it.
  private let makeImage: (UIImage.Orientation) throws -> MPImage

  /// Creates a picture. Its own orientation does not count; set ``orientation``.
  public init(image: UIImage) {
    makeImage = { try MPImage(uiImage: image, orientation: $0) }
  }

  /// Creates a picture from one that is decoded already, with its orientation.
  public init(image: MPImage) {
    makeImage = { image.turned($0) }
    super.init()
    orientation = image.orientation
  }

  #if canImport(UIKit)
    /// Creates a picture from a frame of a camera.
    public init(buffer: CMSampleBuffer) {
      makeImage = { try MPImage(sampleBuffer: buffer, orientation: $0) }
      super.init()
      let time = CMSampleBufferGetPresentationTimeStamp(buffer)
      if time.isNumeric { timestampInMilliseconds = Int(time.seconds * 1000) }
    }
  #endif

  /// The picture as a task takes it.
  ///
  /// - Throws: `TasksError` when it has no pixels that can be read.
  func image() throws -> MPImage {
    try makeImage(orientation)
  }
}
