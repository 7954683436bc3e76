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
  /// The time of a frame in milliseconds; when `nil`, streams take the time at which the frame is handed over.
  public var timestampInMilliseconds: Int?

  private let source: Source

  private enum Source {
    case picture(UIImage)
    case decoded(MPImage)
    #if canImport(UIKit)
      case frame(CMSampleBuffer)
    #endif
  }

  private init(_ source: Source, _ orientation: UIImage.Orientation) {
    self.source = source
    self.orientation = orientation
  }

  /// Creates a picture. Its own orientation does not count; set ``orientation``.
  public init(image: UIImage) {
    source = .picture(image)
  }

  /// Creates a picture from one that is decoded already, with its orientation.
  public init(image: MPImage) {
    source = .decoded(image)
    super.init()
    orientation = image.orientation
  }

  #if canImport(UIKit)
    /// Creates a picture from a frame of a camera, with its time.
    public init(buffer: CMSampleBuffer) {
      source = .frame(buffer)
      super.init()
      let time = CMSampleBufferGetPresentationTimeStamp(buffer)
      guard time.isNumeric else { return }
      let milliseconds = (time.seconds * 1000).rounded(.towardZero)
      // A time beyond all integers stays one that detectors refuse.
      timestampInMilliseconds = Int(exactly: milliseconds) ?? .max
    }
  #endif

  /// The picture as a task takes it.
  ///
  /// - Throws: `TasksError` when it has no pixels that can be read.
  func image() throws -> MPImage {
    switch source {
    case .picture(let picture): return try MPImage(uiImage: picture, orientation: orientation)
    case .decoded(let image): return image.turned(orientation)
    #if canImport(UIKit)
      case .frame(let buffer): return try MPImage(sampleBuffer: buffer, orientation: orientation)
    #endif
    }
  }

  /// What gives the picture as it is now, later and on any thread. A camera's frame is copied at once, since the camera
  /// needs its buffer back; decoding other pictures can wait.
  func snapshot() -> () throws -> MPImage {
    #if canImport(UIKit)
      if case .frame = source {
        // Turned, since a turned picture has the pixels only and lets go of the camera's buffer.
        let copy = Result { try image().turned(orientation) }
        return copy.get
      }
    #endif
    let unchanging = VisionImage(source, orientation)
    return unchanging.image
  }
}
