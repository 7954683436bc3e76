import VisionTasks

extension Canvas {
  /// The place of a position in the picture.
  func point(_ position: PicturePosition) -> Point {
    Point(x: Double(position.x) * Double(width), y: Double(position.y) * Double(height))
  }

  /// The extremes of some points; all 0 for none.
  struct Bounds {
    let top: Double
    let center: Point
    /// The longer side.
    let side: Double

    init(_ points: [Point]) {
      let (x, y) = (points.map(\.x), points.map(\.y))
      let (left, right) = (x.min() ?? 0, x.max() ?? 0)
      let bottom = y.max() ?? 0
      top = y.min() ?? 0
      center = Point(x: (left + right) / 2, y: (top + bottom) / 2)
      side = max(right - left, bottom - top)
    }
  }
}
