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
