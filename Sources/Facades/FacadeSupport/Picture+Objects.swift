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

// Pictures of the objects that apps have, with the errors that they know.

extension Picture {
  /// Converts the pixels of a `UIImage` as they are stored; its own orientation does not count.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError` when it has no bitmap, `internalError` when
  ///   the bitmap cannot be drawn.
  package init(converting image: UIImage, orientation: PictureOrientation) throws {
    #if canImport(UIKit)
      guard let bitmap = image.cgImage else {
        throw TasksError(
          .invalidArgumentError,
          "Image does not have a valid underlying CGImage. image.CGImage must be non nil.")
      }
      self = try Self.converting { try Picture(bitmap, orientation: orientation) }
    #else
      self.init(image.pixels, orientation: orientation)
    #endif
  }

  #if canImport(CoreVideo)
    /// Converts a buffer of pixels: 32-bit BGRA, or 420 with two planes in full or video range.
    ///
    /// - Throws: ``TasksError`` with code `invalidArgumentError` for other formats, `internalError` when the
    ///   buffer cannot be read.
    package init(converting buffer: CVPixelBuffer, orientation: PictureOrientation) throws {
      self = try Self.converting { try Picture(buffer, orientation: orientation) }
    }
  #endif

  #if canImport(CoreMedia)
    /// Converts a camera's frame, whose pixels are as those of a buffer may be.
    ///
    /// - Throws: ``TasksError`` with code `invalidArgumentError` when the frame has no such pixels,
    ///   `internalError` when they cannot be read.
    package init(converting frame: CMSampleBuffer, orientation: PictureOrientation) throws {
      self = try Self.converting { try Picture(frame, orientation: orientation) }
    }
  #endif

  #if canImport(CoreVideo)
    /// Calls `body`, whose errors get the bare texts that apps know.
    private static func converting(_ body: () throws -> Picture) throws -> Picture {
      do {
        return try body()
      } catch let error as VisionError {
        switch error.code {
        case .unreadable, .invalidImage:
          throw TasksError(
            .internalError,
            "Some error occurred while preprocessing the input image. Please verify that the image is not "
              + "corrupted. \(error)")
        default: throw TasksError(TasksErrorCode(error.code), error.description)
        }
      }
    }
  #endif
}

extension PictureOrientation {
  /// The equivalent of UIKit's orientation. A value that a later UIKit may add counts as upright.
  package init(_ orientation: UIImage.Orientation) {
    self = PictureOrientation(rawValue: orientation.rawValue) ?? .up
  }
}

#if canImport(CoreMedia)
  extension CMSampleBuffer {
    /// The time of a camera's frame in milliseconds; `nil` when it has none.
    package var frameTime: Int? {
      let time = CMSampleBufferGetPresentationTimeStamp(self)
      guard time.isNumeric else { return nil }
      // A time beyond all integers stays one that detectors refuse.
      return Int(exactly: (time.seconds * 1000).rounded(.towardZero)) ?? .max
    }
  }
#endif
