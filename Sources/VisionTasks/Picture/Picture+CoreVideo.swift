#if canImport(CoreVideo) && canImport(CoreMedia)
  import CoreMedia
  import CoreVideo
  import TensorCore
  import VisionPipeline

  extension Picture {
    /// Copies a camera's buffer of 32-bit BGRA pixels, or converts one of brightness and colour (`420v` or
    /// `420f`).
    ///
    /// - Parameter orientation: How the pixels have to be turned for the picture to be upright.
    /// - Throws: ``VisionError`` with code `invalidArgument` for other formats, `unreadable` when the buffer
    ///   cannot be locked, `resourceExhausted` when the picture is too large.
    public init(_ buffer: CVPixelBuffer, orientation: PictureOrientation = .up) throws {
      guard CVPixelBufferLockBaseAddress(buffer, .readOnly) == kCVReturnSuccess else { throw Self.unreadable }
      defer { CVPixelBufferUnlockBaseAddress(buffer, .readOnly) }
      let image =
        switch CVPixelBufferGetPixelFormatType(buffer) {
        case kCVPixelFormatType_32BGRA: try PixelImage(copying: buffer)
        case kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: try PixelImage(converting: buffer, .video)
        case kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: try PixelImage(converting: buffer, .full)
        default:
          throw VisionError(
            .invalidArgument,
            "Unsupported pixel format for CVPixelBuffer. Expected kCVPixelFormatType_32BGRA or "
              + "kCVPixelFormatType_420YpCbCr8BiPlanar, in video or full range.")
        }
      self.init(image, orientation: orientation)
    }

    /// Takes the pixels of a camera's frame, in a format that ``init(_:orientation:)`` takes.
    ///
    /// - Parameter orientation: How the pixels have to be turned for the picture to be upright.
    /// - Throws: ``VisionError`` with code `invalidArgument` when the frame has no such pixels.
    public init(_ frame: CMSampleBuffer, orientation: PictureOrientation = .up) throws {
      guard CMSampleBufferIsValid(frame), let buffer = CMSampleBufferGetImageBuffer(frame) else {
        throw VisionError(
          .invalidArgument,
          "Sample buffer is not valid. Invoking CMSampleBufferIsValid(sampleBuffer) must return true.")
      }
      try self.init(buffer, orientation: orientation)
    }

    fileprivate static var unreadable: VisionError {
      VisionError(.unreadable, "The pixel buffer cannot be locked, or has no memory.")
    }
  }

  extension PixelImage {
    /// Copies BGRA pixels whose colours are multiplied by alpha.
    fileprivate init(copying buffer: CVPixelBuffer) throws {
      let (width, height) = (CVPixelBufferGetWidth(buffer), CVPixelBufferGetHeight(buffer))
      try Self.checkSize(width: width, height: height)
      let (rowByteCount, rowLength) = (CVPixelBufferGetBytesPerRow(buffer), 4 * width)
      guard let start = CVPixelBufferGetBaseAddress(buffer), rowByteCount >= rowLength else {
        throw Picture.unreadable
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

    /// Converts planes of brightness and colour by the matrix that the buffer names, or that of its size.
    fileprivate init(converting buffer: CVPixelBuffer, _ range: LumaChromaRange) throws {
      let (width, height) = (CVPixelBufferGetWidth(buffer), CVPixelBufferGetHeight(buffer))
      guard CVPixelBufferGetPlaneCount(buffer) == 2,
        let luma = CVPixelBufferGetBaseAddressOfPlane(buffer, 0),
        let chroma = CVPixelBufferGetBaseAddressOfPlane(buffer, 1)
      else { throw Picture.unreadable }
      let lumaRow = CVPixelBufferGetBytesPerRowOfPlane(buffer, 0)
      let chromaRow = CVPixelBufferGetBytesPerRowOfPlane(buffer, 1)
      // Planes have whole rows, the last one included.
      let lumaBytes = UnsafeRawBufferPointer(
        start: luma, count: lumaRow * CVPixelBufferGetHeightOfPlane(buffer, 0))
      let chromaBytes = UnsafeRawBufferPointer(
        start: chroma, count: chromaRow * CVPixelBufferGetHeightOfPlane(buffer, 1))
      try self.init(
        LumaChromaPlanes(
          luma: LumaChromaPlanes.Plane(lumaBytes, rowByteCount: lumaRow),
          blue: LumaChromaPlanes.Plane(chromaBytes, rowByteCount: chromaRow, step: 2),
          red: LumaChromaPlanes.Plane(
            UnsafeRawBufferPointer(rebasing: chromaBytes.dropFirst()), rowByteCount: chromaRow, step: 2),
          range: range, matrix: LumaChromaMatrix(buffer)),
        width: width, height: height)
    }
  }

  extension LumaChromaMatrix {
    /// The matrix that a buffer's attachment names; cameras that name none use BT.601.
    fileprivate init(_ buffer: CVPixelBuffer) {
      let name = CVBufferCopyAttachment(buffer, kCVImageBufferYCbCrMatrixKey, nil)
      let isHighDefinition = name.map { CFEqual($0, kCVImageBufferYCbCrMatrix_ITU_R_709_2) } ?? false
      self = isHighDefinition ? .bt709 : .bt601
    }
  }
#endif
