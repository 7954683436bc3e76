import CCairo

extension Canvas {
  /// Writes `text` on a filled box that is kept inside the picture.
  ///
  /// A text that is wider than the picture becomes smaller.
  ///
  /// - Parameters:
  ///   - point: the lower left corner of the box, unless that puts a part of it outside the picture.
  ///   - size: the height of the letters' em square in pixels; the box is half as high again.
  func drawLabel(_ text: String, at point: Point, size: Double, textColor: Color, background: Color) {
    guard point.x.isFinite, point.y.isFinite, size > 0, !text.isEmpty else { return }
    cairo_select_font_face(context, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD)
    let box = labelBox(text, at: point, size: size)
    fillRoundedBox(box, radius: box.size / 4, color: background)
    setColor(textColor)
    cairo_move_to(context, box.x + box.margin, box.y + box.baseline)
    cairo_show_text(context, text)
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
    let marginInEms = 0.4
    cairo_set_font_size(context, size)
    let room = Double(width)
    let wantedWidth = advance(of: text) + 2 * marginInEms * size
    let size = size * min(1, room / wantedWidth)
    cairo_set_font_size(context, size)
    var font = cairo_font_extents_t()
    cairo_font_extents(context, &font)
    let height = size * 1.5
    var box = LabelBox(
      x: point.x, y: point.y - height, width: min(room, wantedWidth), height: height, size: size,
      margin: marginInEms * size, baseline: (height + font.ascent - font.descent) / 2)
    box.x = max(0, min(box.x, Double(self.width) - box.width))
    box.y = max(0, min(box.y, Double(self.height) - box.height))
    return box
  }

  /// How far the pen moves when it writes `text` with the current font.
  private func advance(of text: String) -> Double {
    var extents = cairo_text_extents_t()
    cairo_text_extents(context, text, &extents)
    return extents.x_advance
  }

  private func fillRoundedBox(_ box: LabelBox, radius: Double, color: Color) {
    let (left, right) = (box.x + radius, box.x + box.width - radius)
    let (top, bottom) = (box.y + radius, box.y + box.height - radius)
    setColor(color)
    cairo_new_path(context)
    cairo_arc(context, right, top, radius, -.pi / 2, 0)
    cairo_arc(context, right, bottom, radius, 0, .pi / 2)
    cairo_arc(context, left, bottom, radius, .pi / 2, .pi)
    cairo_arc(context, left, top, radius, .pi, 3 * .pi / 2)
    cairo_close_path(context)
    cairo_fill(context)
  }
}
