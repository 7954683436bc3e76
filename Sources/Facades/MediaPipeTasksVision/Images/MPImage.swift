import FacadeSupport
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

/// The kind of object that a picture was made from.
public struct MPImageSourceType: RawRepresentable, Hashable, Sendable {
  /// The number of the kind.
  public let rawValue: Int

  /// Creates a kind; only those of this library are in use.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A decoded picture, such as a `UIImage`.
  public static let image = MPImageSourceType(rawValue: 0)
  /// Pixels in memory.
  public static let pixelBuffer = MPImageSourceType(rawValue: 1)
  /// A frame of a camera.
  public static let sampleBuffer = MPImageSourceType(rawValue: 2)
}

/// A picture for a task.
///
/// The pixels are converted when it is created. Results of a task are in the coordinates of these pixels as
/// they are stored, whatever ``orientation`` says.
///
/// `@unchecked Sendable`: immutable; the object that a picture was made from is only handed back, never
/// looked at.
open class MPImage: NSObject, @unchecked Sendable {
  /// Columns of the pixels; of a `UIImage`, its width in pixels when upright.
  public final let width: CGFloat
  /// Rows of the pixels; of a `UIImage`, its height in pixels when upright.
  public final let height: CGFloat
  /// How the pixels have to be turned for the picture to be upright.
  public final let orientation: UIImage.Orientation
  /// The kind of object that the picture was made from.
  public final let imageSourceType: MPImageSourceType
  /// The picture that this one was made from; `nil` when it was made from something else.
  public final let image: UIImage?
  #if canImport(CoreVideo)
    /// The buffer that this picture was made from; `nil` when it was made from something else.
    public final let pixelBuffer: CVPixelBuffer?
  #endif
  #if canImport(CoreMedia)
    /// The camera's frame that this picture was made from; `nil` when it was made from something else.
    public final let sampleBuffer: CMSampleBuffer?
  #endif

  /// The picture as tasks take it.
  final let picture: Picture

  /// Converts a picture with its own orientation.
  ///
  /// - Throws: `TasksError` with code `invalidArgumentError` when it has no bitmap, `internalError` when the
  ///   bitmap cannot be drawn.
  public convenience init(uiImage: UIImage) throws {
    try self.init(uiImage: uiImage, orientation: uiImage.imageOrientation)
  }

  /// Converts a picture and replaces its orientation.
  ///
  /// - Throws: what ``init(uiImage:)`` throws.
  public init(uiImage: UIImage, orientation: UIImage.Orientation) throws {
    picture = try Picture(converting: uiImage, orientation: PictureOrientation(orientation))
    width = uiImage.size.width * uiImage.scale
    height = uiImage.size.height * uiImage.scale
    self.orientation = orientation
    imageSourceType = .image
    image = uiImage
    #if canImport(CoreVideo)
      pixelBuffer = nil
    #endif
    #if canImport(CoreMedia)
      sampleBuffer = nil
    #endif
  }

  #if canImport(CoreVideo)
    /// Converts a buffer of pixels: 32-bit BGRA, or 420 with two planes in full or video range.
    ///
    /// - Throws: `TasksError` with code `invalidArgumentError` for other formats.
    public convenience init(pixelBuffer: CVPixelBuffer) throws {
      try self.init(pixelBuffer: pixelBuffer, orientation: .up)
    }

    /// Converts a buffer of pixels: 32-bit BGRA, or 420 with two planes in full or video range.
    ///
    /// - Parameter orientation: how the pixels have to be turned for the picture to be upright.
    /// - Throws: `TasksError` with code `invalidArgumentError` for other formats.
    public init(pixelBuffer: CVPixelBuffer, orientation: UIImage.Orientation) throws {
      picture = try Picture(converting: pixelBuffer, orientation: PictureOrientation(orientation))
      width = CGFloat(picture.width)
      height = CGFloat(picture.height)
      self.orientation = orientation
      imageSourceType = .pixelBuffer
      image = nil
      self.pixelBuffer = pixelBuffer
      #if canImport(CoreMedia)
        sampleBuffer = nil
      #endif
    }
  #endif

  #if canImport(CoreMedia)
    /// Converts a camera's frame, whose pixels are as ``init(pixelBuffer:)`` takes them.
    ///
    /// - Throws: `TasksError` with code `invalidArgumentError` for frames without such pixels.
    public convenience init(sampleBuffer: CMSampleBuffer) throws {
      try self.init(sampleBuffer: sampleBuffer, orientation: .up)
    }

    /// Converts a camera's frame, whose pixels are as ``init(pixelBuffer:)`` takes them.
    ///
    /// - Parameter orientation: how the pixels have to be turned for the picture to be upright.
    /// - Throws: `TasksError` with code `invalidArgumentError` for frames without such pixels.
    public init(sampleBuffer: CMSampleBuffer, orientation: UIImage.Orientation) throws {
      picture = try Picture(converting: sampleBuffer, orientation: PictureOrientation(orientation))
      width = CGFloat(picture.width)
      height = CGFloat(picture.height)
      self.orientation = orientation
      imageSourceType = .sampleBuffer
      image = nil
      pixelBuffer = nil
      self.sampleBuffer = sampleBuffer
    }
  #endif

  /// Creates a picture from one that is decoded already.
  init(_ picture: Picture, sourceType: MPImageSourceType) {
    self.picture = picture
    width = CGFloat(picture.width)
    height = CGFloat(picture.height)
    orientation = UIImage.Orientation(rawValue: picture.orientation.rawValue) ?? .up
    imageSourceType = sourceType
    #if canImport(UIKit)
      image = nil
    #else
      image = sourceType == .image ? UIImage(picture.pixels) : nil
    #endif
    #if canImport(CoreVideo)
      pixelBuffer = nil
    #endif
    #if canImport(CoreMedia)
      sampleBuffer = nil
    #endif
  }
}
