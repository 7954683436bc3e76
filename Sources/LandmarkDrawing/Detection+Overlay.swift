import Foundation
import VisionTasks

/// How objects are drawn: a box in the colour of its class, and the class's name with its score.
public struct DetectionStyle: OverlayStyle {
  /// Colours that are told apart on most pictures, in the order in which classes take them.
  public var palette = [
    Overlay.Color(red: 1.00, green: 0.54, blue: 0.00), Overlay.Color(red: 0.00, green: 0.85, blue: 0.91),
    Overlay.Color(red: 0.95, green: 0.30, blue: 0.60), Overlay.Color(red: 0.55, green: 0.88, blue: 0.25),
    Overlay.Color(red: 0.70, green: 0.55, blue: 1.00), Overlay.Color(red: 1.00, green: 0.86, blue: 0.20),
  ]
  /// The colour around boxes.
  public var outline = Overlay.Color(red: 0, green: 0, blue: 0, opacity: 0.55)
  /// The colour of a label's letters.
  public var text = Overlay.Color(red: 0.07, green: 0.07, blue: 0.07)
  /// By how much lines are thicker than usual.
  public var lineScale = 1.0

  /// Creates the default style.
  public init() {}
}

extension Detection: OverlaySubject {
  /// The boxes of objects, the surest last, so that it lies on top, and then their labels.
  public static func elements(
    of detections: [Detection], in mapping: ViewMapping, style: DetectionStyle
  ) -> [Overlay.Element] {
    let drawing = BoxDrawing(mapping: mapping, style: style, detections: detections)
    let known = detections.reversed().compactMap { detection in
      detection.categories.first.map { (detection, $0) }
    }
    return known.flatMap(drawing.box) + known.map(drawing.label)
  }
}

/// Draws the objects of a picture.
private struct BoxDrawing {
  private let style: DetectionStyle
  private let placement: Placement
  private let visible: Overlay.Rect
  private let width: Double
  private let fontSize: Double
  /// The colours of classes, different ones as far as they go.
  private var colors: [Int: Overlay.Color] = [:]

  init(mapping: ViewMapping, style: DetectionStyle, detections: [Detection]) {
    self.style = style
    placement = mapping.placement
    visible = mapping.visibleFrame
    width = mapping.lineWidth * style.lineScale
    fontSize = mapping.fontSize
    guard !style.palette.isEmpty else { return }
    for category in detections.compactMap(\.categories.first) where colors[category.index] == nil {
      colors[category.index] = style.palette[colors.count % style.palette.count]
    }
  }

  private func color(_ category: VisionTasks.Category) -> Overlay.Color {
    colors[category.index] ?? style.text
  }

  func box(_ detection: Detection, _ category: VisionTasks.Category) -> [Overlay.Element] {
    let box = placement.rect(detection.box)
    // The whole line is kept inside the picture.
    let frame = Overlay.Rect(
      left: max(box.x, visible.x + width), top: max(box.y, visible.y + width),
      right: min(box.right, visible.right - width), bottom: min(box.bottom, visible.bottom - width))
    return [
      .box(.init(frame, width: width * 1.9, color: style.outline)),
      .box(.init(frame, width: width, color: color(category))),
    ]
  }

  func label(_ detection: Detection, _ category: VisionTasks.Category) -> Overlay.Element {
    let name = category.displayName ?? category.name ?? "class \(category.index)"
    let box = placement.rect(detection.box)
    return .label(
      .init(
        "\(name) \(String(format: "%.2f", Double(category.score)))", fontSize: fontSize,
        textColor: style.text,
        background: color(category), anchors: [.init(Overlay.Point(x: box.x, y: box.y), .lowerLeft)]))
  }
}
