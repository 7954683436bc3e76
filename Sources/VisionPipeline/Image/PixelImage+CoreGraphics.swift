#if canImport(CoreGraphics)
  import CoreGraphics
  import Foundation
  import ImageIO
  import TensorCore

  extension PixelImage {
    /// Draws a bitmap of any format into RGBA pixels of its own size.
    ///
    /// - Throws: ``EngineError`` with code `resourceExhausted` when the picture is too large, `invalidImage`
    ///   when the system cannot draw it.
    package init(drawing bitmap: CGImage) throws {
      try Self.checkSize(width: bitmap.width, height: bitmap.height)
      try self.init(width: bitmap.width, height: bitmap.height, channelCount: 4) { samples in
        // What is transparent keeps what lies below it.
        samples.initializeMemory(as: UInt8.self, repeating: 0)
        let context = CGContext(
          data: samples.baseAddress, width: bitmap.width, height: bitmap.height, bitsPerComponent: 8,
          bytesPerRow: 4 * bitmap.width, space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        guard let context else {
          throw EngineError(.invalidImage, "The system cannot draw the bitmap; is it damaged?")
        }
        context.draw(bitmap, in: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
        PremultipliedAlpha.remove(from: samples)
      }
    }

    /// Decodes a picture with the system's decoder, as it is stored, for builds that lack stb.
    ///
    /// - Parameters:
    ///   - format: What the bytes are.
    ///   - header: What they say of the picture, which has been found to be within the limits.
    /// - Throws: ``EngineError`` with code `invalidImage` when the system cannot decode the bytes.
    static func decodedBySystem(
      _ bytes: UnsafeRawBufferPointer, _ format: ImageFormat, _ header: ImageHeader
    ) throws -> PixelImage {
      guard let source = CGImageSourceCreateWithData(Data(bytes) as CFData, nil),
        let bitmap = CGImageSourceCreateImageAtIndex(source, 0, nil)
      else { throw EngineError.undecodableImage(format) }
      guard bitmap.width == header.width, bitmap.height == header.height else {
        throw EngineError.corruptImage(
          format,
          "its header says \(header.width)x\(header.height) pixels, and there are "
            + "\(bitmap.width)x\(bitmap.height)")
      }
      return try PixelImage(drawing: bitmap)
    }
  }
#endif
