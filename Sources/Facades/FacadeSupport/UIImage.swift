import VisionPipeline

#if canImport(UIKit)
  import UIKit
#else
  import Foundation

  /// A decoded picture: what stands for UIKit's class where there is none.
  public final class UIImage: NSObject, Sendable {
    /// How the pixels have to be turned; `.up` for pictures from files, whose pixels are turned when they are
    /// read.
    public let imageOrientation: Orientation
    /// Columns and rows of the upright picture.
    public let size: CGSize
    /// Pixels per unit of ``size``.
    public let scale: CGFloat = 1
    package let pixels: PixelImage

    package init(_ pixels: PixelImage) {
      self.pixels = pixels
      imageOrientation = .up
      size = CGSize(width: pixels.width, height: pixels.height)
    }

    /// Reads a JPEG, PNG, BMP or GIF file; `nil` when there is none or it is no such picture.
    public convenience init?(contentsOfFile path: String) {
      guard let pixels = try? PixelImage(contentsOfFile: path) else { return nil }
      self.init(pixels)
    }

    /// Decodes the contents of a JPEG, PNG, BMP or GIF file; `nil` when they are no such picture.
    public convenience init?(data: Data) {
      guard let pixels = try? PixelImage(decoding: data) else { return nil }
      self.init(pixels)
    }

    /// How the pixels of a picture have to be turned to be upright, with the names and values of UIKit.
    public enum Orientation: Int, Sendable, CaseIterable {
      /// They are upright.
      case up = 0
      /// By 180°.
      case down = 1
      /// By 90° counter-clockwise.
      case left = 2
      /// By 90° clockwise.
      case right = 3
      /// Flipped left-right, then not at all.
      case upMirrored = 4
      /// Flipped left-right, then by 180°.
      case downMirrored = 5
      /// Flipped left-right, then by 90° counter-clockwise.
      case leftMirrored = 6
      /// Flipped left-right, then by 90° clockwise.
      case rightMirrored = 7
    }
  }
#endif
