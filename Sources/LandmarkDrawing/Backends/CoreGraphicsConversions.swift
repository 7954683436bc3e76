#if canImport(CoreGraphics)
  import CoreGraphics

  extension Overlay.Size {
    /// A size of CoreGraphics, such as the bounds of a view have.
    public init(_ size: CGSize) {
      self.init(width: Double(size.width), height: Double(size.height))
    }
  }

  extension Overlay.Color {
    /// The colour for CoreGraphics.
    public var cgColor: CGColor {
      CGColor(srgbRed: red, green: green, blue: blue, alpha: opacity)
    }
  }

  extension Overlay.Tint {
    /// The picture for CoreGraphics; `nil` when it has no pixels or there is no memory for it.
    public var cgImage: CGImage? {
      let (width, height) = (pixels.width, pixels.height)
      guard width > 0, height > 0,
        let context = CGContext(
          data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 4 * width,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue),
        let memory = context.data
      else { return nil }
      // Processors of Apple's are little-endian: the lowest byte comes first.
      pixels.withUnsafeValues { values in
        let bytes = UnsafeRawBufferPointer(values)
        UnsafeMutableRawBufferPointer(start: memory, count: bytes.count).copyMemory(from: bytes)
      }
      return context.makeImage()
    }
  }

  extension CGPoint {
    /// A place in a view.
    public init(_ point: Overlay.Point) {
      self.init(x: point.x, y: point.y)
    }
  }

  extension CGRect {
    /// An upright rectangle in a view.
    public init(_ rect: Overlay.Rect) {
      self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
  }
#endif
