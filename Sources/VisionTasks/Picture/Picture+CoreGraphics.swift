#if canImport(CoreGraphics)
  import CoreGraphics
  import VisionPipeline

  extension Picture {
    /// Draws a bitmap of any format into pixels of its own size.
    ///
    /// - Parameter orientation: How the pixels have to be turned for the picture to be upright.
    /// - Throws: ``VisionError`` with code `resourceExhausted` when the picture is too large, `invalidImage`
    ///   when the system cannot draw it.
    public init(_ bitmap: CGImage, orientation: PictureOrientation = .up) throws {
      self.init(try PixelImage(drawing: bitmap), orientation: orientation)
    }
  }
#endif
