import Foundation
import VisionPipeline

#if canImport(UIKit)
  import UIKit
#endif

/// The kind of object that a picture was made from.
public enum MPImageSourceType: Int, Sendable {
  /// A decoded picture: a file, its contents or a `UIImage`.
  case image = 0
  /// Pixels in memory.
  case pixelBuffer = 1
  /// A frame of a camera.
  case sampleBuffer = 2
}

/// A picture for a task.
///
/// The pixels are copied when it is created. Results of a task are in the coordinates of these pixels as they
/// are stored, whatever ``orientation`` says.
public final class MPImage: NSObject {
  /// Columns of the pixels; of a `UIImage`, its width in pixels when upright.
  public let width: CGFloat
  /// Rows of the pixels; of a `UIImage`, its height in pixels when upright.
  public let height: CGFloat
  /// How the pixels have to be turned for the picture to be upright.
  public let orientation: UIImage.Orientation
  /// The kind of object that the picture was made from.
  public let imageSourceType: MPImageSourceType

  /// The pixels as they are stored.
  package let pixels: PixelImage

  #if canImport(UIKit)
    /// The object that the picture was made from.
    let source: AnyObject?

    init(
      pixels: PixelImage, size: CGSize, orientation: UIImage.Orientation, source: AnyObject?,
      sourceType: MPImageSourceType
    ) {
      width = size.width
      height = size.height
      self.orientation = orientation
      imageSourceType = sourceType
      self.pixels = pixels
      self.source = source
    }
  #endif

  /// Creates a picture from pixels that are decoded already.
  package init(
    pixels: PixelImage, orientation: UIImage.Orientation = .up, sourceType: MPImageSourceType = .image
  ) {
    width = CGFloat(pixels.width)
    height = CGFloat(pixels.height)
    self.orientation = orientation
    imageSourceType = sourceType
    self.pixels = pixels
    #if canImport(UIKit)
      source = nil
    #endif
  }
}

#if canImport(UIKit)
  /// The object that a picture was made from is only handed back, never looked at.
  extension MPImage: @unchecked Sendable {}
#else
  extension MPImage: Sendable {}
#endif
