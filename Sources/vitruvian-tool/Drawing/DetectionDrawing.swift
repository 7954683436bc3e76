import VisionTasks

/// Draws objects: a box in the colour of its class, and the class's name with its score.
struct DetectionDrawing {
  /// Colours that are told apart on most pictures, in the order in which classes take them.
  private static let palette = [
    Canvas.Color(red: 1.00, green: 0.54, blue: 0.00), Canvas.Color(red: 0.00, green: 0.85, blue: 0.91),
    Canvas.Color(red: 0.95, green: 0.30, blue: 0.60), Canvas.Color(red: 0.55, green: 0.88, blue: 0.25),
    Canvas.Color(red: 0.70, green: 0.55, blue: 1.00), Canvas.Color(red: 1.00, green: 0.86, blue: 0.20),
  ]
  private static let outline = Canvas.Color(red: 0, green: 0, blue: 0, alpha: 0.55)
  private static let textColor = Canvas.Color(red: 0.07, green: 0.07, blue: 0.07)

  private let canvas: Canvas
  private let lineWidth: Double

  init(_ canvas: Canvas) {
    self.canvas = canvas
    lineWidth = max(2, Double(min(canvas.width, canvas.height)) / 180)
  }

  /// Draws objects, the surest last, so that it lies on top.
  func draw(_ objects: [Detection]) {
    let colors = Self.colors(of: objects)
    let detections = objects.reversed().compactMap { detection in
      detection.categories.first.map { (detection, $0) }
    }
    for (detection, category) in detections {
      drawBox(detection, color: colors[category.index] ?? Self.palette[0])
    }
    for (detection, category) in detections {
      drawLabel(detection, category, color: colors[category.index] ?? Self.palette[0])
    }
  }

  /// A colour for each class, different ones as far as they go.
  private static func colors(of objects: [Detection]) -> [Int: Canvas.Color] {
    var colors: [Int: Canvas.Color] = [:]
    for category in objects.compactMap(\.categories.first) where colors[category.index] == nil {
      colors[category.index] = palette[colors.count % palette.count]
    }
    return colors
  }

  private func drawBox(_ detection: Detection, color: Canvas.Color) {
    for (width, color) in [(lineWidth * 1.9, Self.outline), (lineWidth, color)] {
      // The whole line is kept inside the picture.
      let margin = lineWidth
      let box = detection.box
      let left = max(Double(box.x), margin)
      let top = max(Double(box.y), margin)
      let right = min(Double(box.x + box.width), Double(canvas.width) - margin)
      let bottom = min(Double(box.y + box.height), Double(canvas.height) - margin)
      canvas.setColor(color)
      canvas.cairo.setLineWidth(canvas.context, width)
      canvas.cairo.rectangle(canvas.context, left, top, max(right - left, 0), max(bottom - top, 0))
      canvas.cairo.stroke(canvas.context)
    }
  }

  private func drawLabel(_ detection: Detection, _ category: Category, color: Canvas.Color) {
    let name = category.displayName ?? category.name ?? "class \(category.index)"
    canvas.drawLabel(
      "\(name) \(fixed(Double(category.score), decimals: 2))",
      at: Canvas.Point(x: Double(detection.box.x), y: Double(detection.box.y)),
      size: max(11, Double(min(canvas.width, canvas.height)) / 32), textColor: Self.textColor,
      background: color)
  }
}
