#if canImport(UIKit)
  import CoreMedia
  import CoreVideo
  import UIKit
  import VisionPipeline

  extension MPImage {
    /// The picture that this one was made from; `nil` when it was made from something else.
    public var image: UIImage? { source as? UIImage }

    /// The buffer that this picture was made from; `nil` when it was made from something else.
    public var pixelBuffer: CVPixelBuffer? {
      guard imageSourceType == .pixelBuffer, let source else { return nil }
      return unsafeDowncast(source, to: CVPixelBuffer.self)
    }

    /// The camera frame that this picture was made from; `nil` when it was made from something else.
    public var sampleBuffer: CMSampleBuffer? {
      guard imageSourceType == .sampleBuffer, let source else { return nil }
      return unsafeDowncast(source, to: CMSampleBuffer.self)
    }

    /// Copies a picture with its own orientation.
    ///
    /// - Throws: ``TasksError`` with code `invalidArgumentError` when it has no bitmap, `internalError` when the
    ///   bitmap cannot be drawn.
    public convenience init(uiImage: UIImage) throws {
      try self.init(uiImage: uiImage, orientation: uiImage.imageOrientation)
    }

    /// Copies a picture and replaces its orientation.
    ///
    /// - Throws: what ``init(uiImage:)`` throws.
    public convenience init(uiImage: UIImage, orientation: UIImage.Orientation) throws {
      guard let bitmap = uiImage.cgImage else {
        throw TasksError(
          .invalidArgumentError,
          "Image does not have a valid underlying CGImage. image.CGImage must be non nil.")
      }
      let size = CGSize(
        width: uiImage.size.width * uiImage.scale, height: uiImage.size.height * uiImage.scale)
      self.init(
        pixels: try PixelImage(drawing: bitmap), size: size, orientation: orientation, source: uiImage,
        sourceType: .image)
    }

    /// Copies a buffer of 32-bit BGRA pixels.
    ///
    /// - Throws: ``TasksError`` with code `invalidArgumentError` for other formats.
    public convenience init(pixelBuffer: CVPixelBuffer) throws {
      try self.init(pixelBuffer: pixelBuffer, orientation: .up)
    }

    /// Copies a buffer of 32-bit BGRA pixels.
    ///
    /// - Parameter orientation: how the pixels have to be turned for the picture to be upright.
    /// - Throws: ``TasksError`` with code `invalidArgumentError` for other formats.
    public convenience init(pixelBuffer: CVPixelBuffer, orientation: UIImage.Orientation) throws {
      let pixels = try PixelImage(copying: pixelBuffer)
      self.init(
        pixels: pixels, size: CGSize(width: pixels.width, height: pixels.height), orientation: orientation,
        source: pixelBuffer, sourceType: .pixelBuffer)
    }

    /// Copies a camera frame of 32-bit BGRA pixels.
    ///
    /// - Throws: ``TasksError`` with code `invalidArgumentError` for frames without such pixels.
    public convenience init(sampleBuffer: CMSampleBuffer) throws {
      try self.init(sampleBuffer: sampleBuffer, orientation: .up)
    }

    /// Copies a camera frame of 32-bit BGRA pixels.
    ///
    /// - Parameter orientation: how the pixels have to be turned for the picture to be upright.
    /// - Throws: ``TasksError`` with code `invalidArgumentError` for frames without such pixels.
    public convenience init(sampleBuffer: CMSampleBuffer, orientation: UIImage.Orientation) throws {
      guard CMSampleBufferIsValid(sampleBuffer), let buffer = CMSampleBufferGetImageBuffer(sampleBuffer)
      else {
        throw TasksError(
          .invalidArgumentError,
          "Sample buffer is not valid. Invoking CMSampleBufferIsValid(sampleBuffer) must return true.")
      }
      let pixels = try PixelImage(copying: buffer)
      self.init(
        pixels: pixels, size: CGSize(width: pixels.width, height: pixels.height), orientation: orientation,
        source: sampleBuffer, sourceType: .sampleBuffer)
    }
  }

  extension PixelImage {
    /// Draws a bitmap of any format into RGBA pixels of its own size.
    fileprivate init(drawing bitmap: CGImage) throws {
      try TasksError.translating { try Self.checkSize(width: bitmap.width, height: bitmap.height) }
      try self.init(width: bitmap.width, height: bitmap.height, channelCount: 4) { samples in
        // What is transparent keeps what lies below it.
        samples.initializeMemory(as: UInt8.self, repeating: 0)
        let context = CGContext(
          data: samples.baseAddress, width: bitmap.width, height: bitmap.height, bitsPerComponent: 8,
          bytesPerRow: 4 * bitmap.width, space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        guard let context else { throw TasksError.preprocessingFailed }
        context.draw(bitmap, in: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
        PremultipliedAlpha.remove(from: samples)
      }
    }

    /// Copies a buffer of BGRA pixels whose colours are multiplied by alpha.
    fileprivate init(copying buffer: CVPixelBuffer) throws {
      guard CVPixelBufferGetPixelFormatType(buffer) == kCVPixelFormatType_32BGRA else {
        throw TasksError(
          .invalidArgumentError,
          "Unsupported pixel format for CVPixelBuffer. Expected kCVPixelFormatType_32BGRA or "
            + "kCVPixelFormatType_OneComponent32Float, and no task on colour pictures takes the latter.")
      }
      let (width, height) = (CVPixelBufferGetWidth(buffer), CVPixelBufferGetHeight(buffer))
      try TasksError.translating { try Self.checkSize(width: width, height: height) }
      guard CVPixelBufferLockBaseAddress(buffer, .readOnly) == kCVReturnSuccess else {
        throw TasksError.preprocessingFailed
      }
      defer { CVPixelBufferUnlockBaseAddress(buffer, .readOnly) }
      let (rowByteCount, rowLength) = (CVPixelBufferGetBytesPerRow(buffer), 4 * width)
      guard let start = CVPixelBufferGetBaseAddress(buffer), rowByteCount >= rowLength else {
        throw TasksError.preprocessingFailed
      }
      self.init(width: width, height: height, channelCount: 4) { samples in
        for row in 0..<height {
          PremultipliedAlpha.remove(
            fromBGRA: UnsafeRawBufferPointer(start: start + row * rowByteCount, count: rowLength),
            into: UnsafeMutableRawBufferPointer(
              rebasing: samples[(row * rowLength)..<((row + 1) * rowLength)]))
        }
      }
    }
  }

  extension TasksError {
    /// The system could not draw a picture.
    fileprivate static var preprocessingFailed: TasksError {
      TasksError(
        .internalError,
        "Some error occurred while preprocessing the input image. Please verify that the image is not corrupted."
      )
    }
  }
#endif
