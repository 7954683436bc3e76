#if canImport(CoreGraphics) && canImport(CoreText)
  import CoreGraphics
  import CoreText
  import Foundation

  extension CGContext: OverlayCanvas {
    /// Draws an overlay.
    ///
    /// The context's origin is at the upper left, as in UIKit and SwiftUI. A context whose y axis points up,
    /// such as one of a bitmap, has to be flipped before: `translateBy(x: 0, y: height)`, then `scaleBy(x: 1,
    /// y: -1)`.
    public func draw(_ overlay: Overlay) {
      saveGState()
      // Not part of the state that is saved. Letters would stand on their heads where the y axis points down.
      let formerTextMatrix = textMatrix
      textMatrix = CGAffineTransform(scaleX: 1, y: -1)
      setLineCap(.round)
      setLineJoin(.round)
      drawElements(of: overlay)
      textMatrix = formerTextMatrix
      restoreGState()
    }

    package func draw(_ lines: Overlay.Lines) {
      setStrokeColor(lines.color.cgColor)
      setLineWidth(lines.width)
      strokeLineSegments(between: lines.segments.flatMap { [CGPoint($0.start), CGPoint($0.end)] })
    }

    package func draw(_ dot: Overlay.Dot) {
      setFillColor(dot.color.cgColor)
      fillEllipse(in: CGRect(around: dot.center, radius: dot.radius))
    }

    package func draw(_ ring: Overlay.Ring) {
      setStrokeColor(ring.color.cgColor)
      setLineWidth(ring.width)
      strokeEllipse(in: CGRect(around: ring.center, radius: ring.radius))
    }

    package func draw(_ box: Overlay.Box) {
      setStrokeColor(box.color.cgColor)
      setLineWidth(box.width)
      stroke(CGRect(box.frame))
    }

    package func draw(_ tint: Overlay.Tint) {
      guard let image = tint.cgImage else { return }
      saveGState()
      // Pictures would stand on their heads where the y axis points down.
      translateBy(x: tint.frame.x, y: tint.frame.bottom)
      scaleBy(x: 1, y: -1)
      draw(image, in: CGRect(x: 0, y: 0, width: tint.frame.width, height: tint.frame.height))
      restoreGState()
    }

    package func draw(_ label: Overlay.Label, in size: Overlay.Size) {
      let width = TextLine(label.text, fontSize: label.fontSize).width
      guard let layout = label.layout(textWidth: width, in: size) else { return }
      setFillColor(label.background.cgColor)
      addPath(
        CGPath(
          roundedRect: CGRect(layout.box), cornerWidth: layout.cornerRadius,
          cornerHeight: layout.cornerRadius, transform: nil))
      fillPath()
      let text = TextLine(label.text, fontSize: layout.fontSize)
      setFillColor(label.textColor.cgColor)
      textPosition = CGPoint(
        x: layout.textLeft, y: layout.baseline(ascent: text.ascent, descent: text.descent))
      CTLineDraw(text.line, self)
    }
  }

  /// A line of bold letters, measured.
  private struct TextLine {
    let line: CTLine
    let width: Double
    let ascent: Double
    let descent: Double

    init(_ text: String, fontSize: Double) {
      let font = CTFontCreateWithName("Helvetica-Bold" as CFString, fontSize, nil)
      let string = NSAttributedString(
        string: text,
        attributes: [
          NSAttributedString.Key(kCTFontAttributeName as String): font,
          // Letters have the colour that the context fills with.
          NSAttributedString.Key(kCTForegroundColorFromContextAttributeName as String): true,
        ])
      line = CTLineCreateWithAttributedString(string as CFAttributedString)
      var (ascent, descent) = (CGFloat(0), CGFloat(0))
      width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
      (self.ascent, self.descent) = (Double(ascent), Double(descent))
    }
  }

  extension CGRect {
    fileprivate init(around center: Overlay.Point, radius: Double) {
      self.init(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }
  }
#endif
