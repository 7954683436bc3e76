import Foundation
import VisionTasks

/// Draws boxes with their outlines, and labels at their corners.
struct BoxDrawing {
  /// The thickness of a box's line.
  let width: Double
  private let outline: Overlay.Color
  private let textColor: Overlay.Color
  private let placement: Placement
  private let visible: Overlay.Rect
  private let fontSize: Double

  init(_ mapping: ViewMapping, outline: Overlay.Color, textColor: Overlay.Color, lineScale: Double) {
    self.outline = outline
    self.textColor = textColor
    width = mapping.lineWidth * lineScale
    placement = mapping.placement
    visible = mapping.visibleFrame
    fontSize = mapping.fontSize
  }

  /// The edges of a box of the picture. Their whole lines are kept inside the picture.
  func edges(of box: PixelBox, color: Overlay.Color) -> [Overlay.Element] {
    let box = placement.rect(box)
    let frame = Overlay.Rect(
      left: max(box.x, visible.x + width), top: max(box.y, visible.y + width),
      right: min(box.right, visible.right - width), bottom: min(box.bottom, visible.bottom - width))
    return [
      .box(.init(frame, width: width * 1.9, color: outline)),
      .box(.init(frame, width: width, color: color)),
    ]
  }

  /// A text with a score, on a label that stands on the upper left corner of a box of the picture.
  func label(_ text: String, score: Float, on box: PixelBox, background: Overlay.Color) -> Overlay.Element {
    let box = placement.rect(box)
    let words = [text, String(format: "%.2f", Double(score))].filter { !$0.isEmpty }
    return .label(
      .init(
        words.joined(separator: " "), fontSize: fontSize, textColor: textColor, background: background,
        anchors: [.init(Overlay.Point(x: box.x, y: box.y), .lowerLeft)]))
  }
}
