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
    let drawing = BoxDrawing(
      mapping, outline: style.outline, textColor: style.text, lineScale: style.lineScale)
    let colors = style.colors(of: detections)
    let known = detections.reversed().compactMap { detection in
      detection.categories.first.map { (box: detection.box, category: $0, color: colors[$0.index]) }
    }
    let boxes = known.flatMap { drawing.edges(of: $0.box, color: $0.color ?? style.text) }
    let labels = known.map { box, category, color in
      drawing.label(
        category.title ?? "class \(category.index)", score: category.score, on: box,
        background: color ?? style.outline)
    }
    return boxes + labels
  }
}

extension DetectionStyle {
  /// A colour for each class, different ones as far as they go; none without a palette.
  fileprivate func colors(of detections: [Detection]) -> [Int: Overlay.Color] {
    var colors: [Int: Overlay.Color] = [:]
    for category in detections.compactMap(\.categories.first) where colors[category.index] == nil {
      guard !palette.isEmpty else { break }
      colors[category.index] = palette[colors.count % palette.count]
    }
    return colors
  }
}
