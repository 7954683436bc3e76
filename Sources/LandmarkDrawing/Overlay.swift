/// A drawing of what a task found, to be laid over the picture: lines, points, boxes, labels and tints with
/// their colours, in the coordinates of a view.
///
/// ```swift
/// let overlay = Overlay(of: poses, in: ViewMapping(of: picture.dimensions, size: size, isMirrored: true))
/// ```
///
/// An overlay is a value that draws nothing by itself. `CGContext.draw(_:)` and `OverlayView` draw it where
/// CoreGraphics and SwiftUI exist; another back-end goes through ``elements``.
public struct Overlay: Sendable, Hashable {
  /// The size of the view.
  public var size: Size
  /// What is drawn, from the lowest to the topmost.
  public var elements: [Element]

  /// Creates an overlay.
  public init(size: Size, elements: [Element] = []) {
    self.size = size
    self.elements = elements
  }

  /// Lays another overlay of the same view on top.
  public mutating func append(_ other: Overlay) {
    elements += other.elements
  }
}

extension Overlay {
  /// Something that is drawn.
  public enum Element: Sendable, Hashable {
    /// Straight lines.
    case lines(Lines)
    /// A filled circle, which marks a point.
    case dot(Dot)
    /// The edge of a circle.
    case ring(Ring)
    /// The edges of an upright rectangle.
    case box(Box)
    /// A text on a filled box.
    case label(Label)
    /// A translucent picture.
    case tint(Tint)
  }

  /// A colour with straight components from zero to one, in the sRGB colour space.
  public struct Color: Sendable, Hashable {
    /// The share of red.
    public var red: Double
    /// The share of green.
    public var green: Double
    /// The share of blue.
    public var blue: Double
    /// 0 for a colour that is not seen, 1 for one that hides what is below.
    public var opacity: Double

    /// Creates a colour.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }

    /// The colour, less opaque by a factor.
    public func faded(to factor: Double) -> Color {
      var color = self
      color.opacity *= factor
      return color
    }
  }

  /// Straight lines with round ends, drawn all at once: where they meet or cross, a transparent colour does
  /// not add up.
  public struct Lines: Sendable, Hashable {
    /// A straight line between two points.
    public struct Segment: Sendable, Hashable {
      /// Where the line begins.
      public var start: Point
      /// Where the line ends.
      public var end: Point

      /// Creates a line.
      public init(from start: Point, to end: Point) {
        self.start = start
        self.end = end
      }
    }

    /// The lines.
    public var segments: [Segment]
    /// Their thickness.
    public var width: Double
    /// Their colour.
    public var color: Color

    /// Creates lines.
    public init(_ segments: [Segment], width: Double, color: Color) {
      self.segments = segments
      self.width = width
      self.color = color
    }
  }

  /// A filled circle.
  public struct Dot: Sendable, Hashable {
    /// The middle.
    public var center: Point
    /// The distance from the middle to the edge.
    public var radius: Double
    /// The colour.
    public var color: Color

    /// Creates a dot.
    public init(at center: Point, radius: Double, color: Color) {
      self.center = center
      self.radius = radius
      self.color = color
    }
  }

  /// The edge of a circle.
  public struct Ring: Sendable, Hashable {
    /// The middle.
    public var center: Point
    /// The distance from the middle to the middle of the line.
    public var radius: Double
    /// The line's thickness.
    public var width: Double
    /// The colour.
    public var color: Color

    /// Creates a ring.
    public init(at center: Point, radius: Double, width: Double, color: Color) {
      self.center = center
      self.radius = radius
      self.width = width
      self.color = color
    }
  }

  /// The edges of an upright rectangle, with round corners as thick as the line.
  public struct Box: Sendable, Hashable {
    /// The rectangle in the middle of the line.
    public var frame: Rect
    /// The line's thickness.
    public var width: Double
    /// The colour.
    public var color: Color

    /// Creates a box.
    public init(_ frame: Rect, width: Double, color: Color) {
      self.frame = frame
      self.width = width
      self.color = color
    }
  }
}

/// What the elements of overlays are drawn onto.
package protocol OverlayCanvas {
  func draw(_ lines: Overlay.Lines)
  func draw(_ dot: Overlay.Dot)
  func draw(_ ring: Overlay.Ring)
  func draw(_ box: Overlay.Box)
  func draw(_ label: Overlay.Label, in size: Overlay.Size)
  func draw(_ tint: Overlay.Tint)
}

extension OverlayCanvas {
  /// Draws the elements of an overlay, each over those before it.
  package func drawElements(of overlay: Overlay) {
    for element in overlay.elements {
      switch element {
      case .lines(let lines): draw(lines)
      case .dot(let dot): draw(dot)
      case .ring(let ring): draw(ring)
      case .box(let box): draw(box)
      case .label(let label): draw(label, in: overlay.size)
      case .tint(let tint): draw(tint)
      }
    }
  }
}
