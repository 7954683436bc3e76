extension Canvas {
  /// How large the box of a label is in pixels, letters with an em square of `size`, before it has to fit.
  func labelSize(of text: String, size: Double) -> (width: Double, height: Double) {
    selectLabelFont(size: size)
    return (advance(of: text) + 2 * Self.labelMargin * size, Self.labelHeight * size)
  }

  /// From the box's left and right edges to the text, in em squares.
  private static var labelMargin: Double { 0.4 }
  /// The box's height in em squares.
  private static var labelHeight: Double { 1.5 }

  /// Writes `text` on a filled box that is kept inside the picture.
  ///
  /// A text that is wider than the picture becomes smaller.
  ///
  /// - Parameters:
  ///   - point: the lower left corner of the box, unless that puts a part of it outside the picture.
  ///   - size: the height of the letters' em square in pixels.
  func drawLabel(_ text: String, at point: Point, size: Double, textColor: Color, background: Color) {
    guard point.x.isFinite, point.y.isFinite, size > 0, !text.isEmpty else { return }
    let box = labelBox(text, at: point, size: size)
    fillRoundedBox(box, radius: box.size / 4, color: background)
    setColor(textColor)
    cairo.moveTo(context, box.x + box.margin, box.y + box.baseline)
    cairo.showText(context, text)
  }

  /// A label's box in pixels, and where the text stands in it.
  private struct LabelBox {
    var x: Double
    var y: Double
    let width: Double
    let height: Double
    /// The em square's height.
    let size: Double
    /// From the box's left edge to the text.
    let margin: Double
    /// From the box's upper edge to the text's baseline.
    let baseline: Double
  }

  /// Measures `text`, leaves the font at the size that fits, and places the box.
  private func labelBox(_ text: String, at point: Point, size: Double) -> LabelBox {
    let room = Double(width)
    let wantedWidth = labelSize(of: text, size: size).width
    let size = size * min(1, room / wantedWidth)
    selectLabelFont(size: size)
    var font = [Double](repeating: 0, count: 5)
    cairo.fontExtents(context, &font)
    let (ascent, descent) = (font[0], font[1])
    let height = Self.labelHeight * size
    var box = LabelBox(
      x: point.x, y: point.y - height, width: min(room, wantedWidth), height: height, size: size,
      margin: Self.labelMargin * size, baseline: (height + ascent - descent) / 2)
    box.x = max(0, min(box.x, Double(self.width) - box.width))
    box.y = max(0, min(box.y, Double(self.height) - box.height))
    return box
  }

  private func selectLabelFont(size: Double) {
    cairo.selectFont(context, "sans-serif", Cairo.normalSlant, Cairo.boldWeight)
    cairo.setFontSize(context, size)
  }

  /// How far the pen moves when it writes `text` with the current font.
  private func advance(of text: String) -> Double {
    var extents = [Double](repeating: 0, count: 6)
    cairo.textExtents(context, text, &extents)
    return extents[4]
  }

  private func fillRoundedBox(_ box: LabelBox, radius: Double, color: Color) {
    let (left, right) = (box.x + radius, box.x + box.width - radius)
    let (top, bottom) = (box.y + radius, box.y + box.height - radius)
    setColor(color)
    cairo.newPath(context)
    cairo.arc(context, right, top, radius, -.pi / 2, 0)
    cairo.arc(context, right, bottom, radius, 0, .pi / 2)
    cairo.arc(context, left, bottom, radius, .pi / 2, .pi)
    cairo.arc(context, left, top, radius, .pi, 3 * .pi / 2)
    cairo.closePath(context)
    cairo.fill(context)
  }
}
