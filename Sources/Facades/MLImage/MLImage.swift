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
public struct MLImageSourceType: RawRepresentable, Hashable, Sendable {
  /// The number of the kind.
  public let rawValue: Int

  /// Creates a kind; only those of this library are in use.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A decoded picture.
  public static let image = MLImageSourceType(rawValue: 0)
  /// Pixels in memory.
  public static let pixelBuffer = MLImageSourceType(rawValue: 1)
  /// A frame of a camera.
  public static let sampleBuffer = MLImageSourceType(rawValue: 2)
}

/// A picture for machine learning on the device.
///
/// `@unchecked Sendable`: the orientation is guarded by a lock, and the object that a picture was made from
/// is only read.
open class MLImage: NSObject, @unchecked Sendable {
  /// Columns; of a `UIImage`, its width in pixels when upright.
  public final let width: CGFloat
  /// Rows; of a `UIImage`, its height in pixels when upright.
  public final let height: CGFloat
  /// The kind of object that the picture was made from.
  public final let imageSourceType: MLImageSourceType

  private let source: PictureSource
  private let lock = NSLock()
  private var storedOrientation: UIImage.Orientation

  /// How the pixels have to be turned for the picture to be upright: that of the `UIImage`, or `.up`, unless
  /// it is set.
  open var orientation: UIImage.Orientation {
    get { lock.withLock { storedOrientation } }
    set { lock.withLock { storedOrientation = newValue } }
  }

  /// Creates a picture; `nil` when it has no bitmap.
  public init?(image: UIImage) {
    #if canImport(UIKit)
      guard image.cgImage != nil else { return nil }
    #endif
    width = image.size.width * image.scale
    height = image.size.height * image.scale
    imageSourceType = .image
    source = .image(image)
    storedOrientation = image.imageOrientation
  }

  /// The picture that this one was made from; `nil` when it was made from something else.
  open var image: UIImage? {
    guard case .image(let image) = source else { return nil }
    return image
  }

  #if canImport(CoreVideo)
    /// Creates a picture from pixels in memory: 32-bit BGRA, or 420 with two planes in full or video range.
    public init?(pixelBuffer: CVPixelBuffer) {
      width = CGFloat(CVPixelBufferGetWidth(pixelBuffer))
      height = CGFloat(CVPixelBufferGetHeight(pixelBuffer))
      imageSourceType = .pixelBuffer
      source = .pixelBuffer(pixelBuffer)
      storedOrientation = .up
    }

    /// The buffer that this picture was made from; `nil` when it was made from something else.
    open var pixelBuffer: CVPixelBuffer? {
      guard case .pixelBuffer(let buffer) = source else { return nil }
      return buffer
    }
  #endif

  #if canImport(CoreMedia)
    /// Creates a picture from a camera's frame; `nil` when it has no pixels.
    public init?(sampleBuffer: CMSampleBuffer) {
      guard CMSampleBufferIsValid(sampleBuffer), let pixels = CMSampleBufferGetImageBuffer(sampleBuffer)
      else { return nil }
      width = CGFloat(CVPixelBufferGetWidth(pixels))
      height = CGFloat(CVPixelBufferGetHeight(pixels))
      imageSourceType = .sampleBuffer
      source = .sampleBuffer(sampleBuffer)
      storedOrientation = .up
    }

    /// The camera's frame that this picture was made from; `nil` when it was made from something else.
    open var sampleBuffer: CMSampleBuffer? {
      guard case .sampleBuffer(let buffer) = source else { return nil }
      return buffer
    }
  #endif
}

extension MLImage: DetectorPicture {
  package var frameTime: Int? {
    #if canImport(CoreMedia)
      if case .sampleBuffer(let buffer) = source { return buffer.frameTime }
    #endif
    return nil
  }

  package func snapshot() -> @Sendable () throws -> Picture {
    source.snapshot(orientation: orientation)
  }
}
