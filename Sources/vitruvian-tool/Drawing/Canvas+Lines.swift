extension Canvas {
  /// A straight line between two points.
  struct Segment {
    var start: Point
    var end: Point
  }

  /// Draws lines all at once: where they meet or cross, a transparent colour does not add up.
  func drawLines(_ segments: [Segment], width: Double, color: Color) {
    setColor(color)
    cairo.setLineWidth(context, width)
    for segment in segments {
      cairo.moveTo(context, segment.start.x, segment.start.y)
      cairo.lineTo(context, segment.end.x, segment.end.y)
    }
    cairo.stroke(context)
  }

  /// Draws the edge of a circle.
  func drawCircle(at center: Point, radius: Double, width: Double, color: Color) {
    setColor(color)
    cairo.setLineWidth(context, width)
    cairo.arc(context, center.x, center.y, radius, 0, 2 * .pi)
    cairo.stroke(context)
  }
}
