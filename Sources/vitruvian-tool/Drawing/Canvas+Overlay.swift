import LandmarkDrawing
import VisionTasks

extension Canvas: OverlayCanvas {
  /// Draws what was found in the picture.
  func draw<Subject: OverlaySubject>(_ subjects: [Subject]) {
    let picture = PictureDimensions(width: width, height: height)
    draw(Overlay(of: subjects, in: ViewMapping(pixelsOf: picture)))
  }

  /// Draws an overlay of the picture's size.
  func draw(_ overlay: Overlay) {
    drawElements(of: overlay)
  }

  func draw(_ lines: Overlay.Lines) {
    setColor(lines.color)
    cairo.setLineWidth(context, lines.width)
    for segment in lines.segments {
      cairo.moveTo(context, segment.start.x, segment.start.y)
      cairo.lineTo(context, segment.end.x, segment.end.y)
    }
    cairo.stroke(context)
  }

  func draw(_ dot: Overlay.Dot) {
    setColor(dot.color)
    cairo.arc(context, dot.center.x, dot.center.y, dot.radius, 0, 2 * .pi)
    cairo.fill(context)
  }

  func draw(_ ring: Overlay.Ring) {
    setColor(ring.color)
    cairo.setLineWidth(context, ring.width)
    cairo.arc(context, ring.center.x, ring.center.y, ring.radius, 0, 2 * .pi)
    cairo.stroke(context)
  }

  func draw(_ box: Overlay.Box) {
    setColor(box.color)
    cairo.setLineWidth(context, box.width)
    cairo.rectangle(context, box.frame.x, box.frame.y, box.frame.width, box.frame.height)
    cairo.stroke(context)
  }

  func draw(_ label: Overlay.Label, in size: Overlay.Size) {
    selectLabelFont(size: label.fontSize)
    guard let layout = label.layout(textWidth: advance(of: label.text), in: size) else { return }
    fillRoundedBox(layout.box, radius: layout.cornerRadius, color: label.background)
    selectLabelFont(size: layout.fontSize)
    var font = [Double](repeating: 0, count: 5)
    cairo.fontExtents(context, &font)
    setColor(label.textColor)
    cairo.moveTo(context, layout.textLeft, layout.baseline(ascent: font[0], descent: font[1]))
    cairo.showText(context, label.text)
  }

  private func selectLabelFont(size: Double) {
    cairo.selectFont(context, "sans-serif", Cairo.normalSlant, Cairo.boldWeight)
    cairo.setFontSize(context, size)
  }

  /// How far the pen moves when it writes `text` with the current font.
  func advance(of text: String) -> Double {
    var extents = [Double](repeating: 0, count: 6)
    cairo.textExtents(context, text, &extents)
    return extents[4]
  }

  private func fillRoundedBox(_ box: Overlay.Rect, radius: Double, color: Overlay.Color) {
    let (left, right) = (box.x + radius, box.right - radius)
    let (top, bottom) = (box.y + radius, box.bottom - radius)
    setColor(color)
    cairo.newPath(context)
    cairo.arc(context, right, top, radius, -.pi / 2, 0)
    cairo.arc(context, right, bottom, radius, 0, .pi / 2)
    cairo.arc(context, left, bottom, radius, .pi / 2, .pi)
    cairo.arc(context, left, top, radius, .pi, 3 * .pi / 2)
    cairo.closePath(context)
    cairo.fill(context)
  }

  /// Chooses the colour of what is drawn next.
  func setColor(_ color: Overlay.Color) {
    cairo.setColor(context, color.red, color.green, color.blue, color.opacity)
  }
}
