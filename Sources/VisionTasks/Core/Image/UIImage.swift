import VisionPipeline

#if canImport(UIKit)
  import UIKit
#else
  import Foundation

  /// A decoded picture: what stands for UIKit's class where there is none.
  public final class UIImage: NSObject, Sendable {
    /// How the pixels have to be turned; `.up` for pictures from files, whose pixels are turned when they are read.
    public let imageOrientation: Orientation
    /// Columns and rows of the upright picture.
    public let size: CGSize
    let pixels: PixelImage

    fileprivate init(_ pixels: PixelImage) {
      self.pixels = pixels
      imageOrientation = .up
      size = CGSize(width: pixels.width, height: pixels.height)
    }

    /// Reads a JPEG, PNG, BMP or GIF file; `nil` when there is none or it is no such picture.
    ///
    /// ``MPImage/init(contentsOfFile:limits:)`` says why.
    public convenience init?(contentsOfFile path: String, limits: PictureLimits = PictureLimits()) {
      guard let pixels = try? PixelImage(contentsOfFile: path, limits: limits) else { return nil }
      self.init(pixels)
    }

    /// Decodes the contents of a JPEG, PNG, BMP or GIF file; `nil` when they are no such picture.
    public convenience init?(data: Data, limits: PictureLimits = PictureLimits()) {
      guard let pixels = try? PixelImage(decoding: data, limits: limits) else { return nil }
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

  extension MPImage {
    /// The pixels as a picture; `nil` unless this one was made from a file, its contents or a `UIImage`.
    public var image: UIImage? { imageSourceType == .image ? UIImage(pixels) : nil }

    /// A decoded picture with its own orientation.
    ///
    /// - Throws: nothing; with UIKit, a picture may have no bitmap that can be drawn.
    public convenience init(uiImage: UIImage) throws {
      try self.init(uiImage: uiImage, orientation: uiImage.imageOrientation)
    }

    /// A decoded picture, with another orientation than its own.
    ///
    /// - Throws: what ``init(uiImage:)`` throws.
    public convenience init(uiImage: UIImage, orientation: UIImage.Orientation) throws {
      self.init(pixels: uiImage.pixels, orientation: orientation)
    }
  }
#endif

extension ImageOrientation {
  /// The equivalent of UIKit's orientation. A value that a later UIKit may add counts as upright.
  package init(_ orientation: UIImage.Orientation) {
    self = ImageOrientation(rawValue: orientation.rawValue) ?? .up
  }
}
