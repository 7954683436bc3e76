/// Points, sizes and rectangles of a view, in its points: x to the right and y down from the upper left
/// corner.
extension Overlay {
  /// A place in a view.
  public struct Point: Sendable, Hashable {
    /// To the right.
    public var x: Double
    /// Down.
    public var y: Double

    /// Creates a place.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }

    var isFinite: Bool { x.isFinite && y.isFinite }

    func distance(to other: Point) -> Double {
      ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
  }

  /// The size of a view, or of something in it.
  public struct Size: Sendable, Hashable {
    /// From left to right.
    public var width: Double
    /// From top to bottom.
    public var height: Double

    /// Creates a size.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// An upright rectangle in a view.
  public struct Rect: Sendable, Hashable {
    /// The left edge.
    public var x: Double
    /// The upper edge.
    public var y: Double
    /// From the left to the right edge.
    public var width: Double
    /// From the upper to the lower edge.
    public var height: Double

    /// Creates a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    /// Creates a rectangle between four edges; a side whose edges are in the wrong order has no length.
    init(left: Double, top: Double, right: Double, bottom: Double) {
      self.init(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
    }

    /// The smallest rectangle around some points; at the origin without sides for none.
    init(around points: [Point]) {
      let (x, y) = (points.map(\.x), points.map(\.y))
      self.init(left: x.min() ?? 0, top: y.min() ?? 0, right: x.max() ?? 0, bottom: y.max() ?? 0)
    }

    /// The right edge.
    public var right: Double { x + width }
    /// The lower edge.
    public var bottom: Double { y + height }
    /// The middle.
    public var center: Point { Point(x: x + width / 2, y: y + height / 2) }

    var longerSide: Double { max(width, height) }
    var shorterSide: Double { min(width, height) }
  }
}
