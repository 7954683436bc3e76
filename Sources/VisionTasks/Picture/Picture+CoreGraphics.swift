#if canImport(CoreGraphics)
  import CoreGraphics
  import Foundation
  import TensorCore
  import VisionPipeline

  extension Picture {
    /// Draws a bitmap of any format into pixels of its own size.
    ///
    /// - Parameter orientation: How the pixels have to be turned for the picture to be upright.
    /// - Throws: ``VisionError`` with code `resourceExhausted` when the picture is too large, `invalidImage`
    ///   when the system cannot draw it.
    public init(_ bitmap: CGImage, orientation: PictureOrientation = .up) throws {
      try PixelImage.checkSize(width: bitmap.width, height: bitmap.height)
      let image = try PixelImage(width: bitmap.width, height: bitmap.height, channelCount: 4) { samples in
        // What is transparent keeps what lies below it.
        samples.initializeMemory(as: UInt8.self, repeating: 0)
        let context = CGContext(
          data: samples.baseAddress, width: bitmap.width, height: bitmap.height, bitsPerComponent: 8,
          bytesPerRow: 4 * bitmap.width, space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        guard let context else {
          throw VisionError(.invalidImage, "The system cannot draw the bitmap; is it damaged?")
        }
        context.draw(bitmap, in: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
        PremultipliedAlpha.remove(from: samples)
      }
      self.init(image, orientation: orientation)
    }
  }
#endif
