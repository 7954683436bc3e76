import VisionTasks

/// How detected faces are drawn: a box, the points that the detector gives, and its score.
public struct FaceDetectionStyle: OverlayStyle {
  /// The colour of the box, and of the points that have no side.
  public var box = Overlay.Color(red: 1.00, green: 0.86, blue: 0.20)
  /// The colour of the person's left eye and ear.
  public var left = Overlay.Color(red: 1.0, green: 0.62, blue: 0.16)
  /// The colour of the person's right eye and ear.
  public var right = Overlay.Color(red: 0.16, green: 0.86, blue: 0.92)
  /// The colour around boxes and points.
  public var outline = Overlay.Color(red: 0, green: 0, blue: 0, opacity: 0.55)
  /// The colour of a label's letters.
  public var text = Overlay.Color(red: 0.07, green: 0.07, blue: 0.07)
  /// By how much lines are thicker than usual.
  public var lineScale = 1.0

  /// Creates the default style.
  public init() {}

  fileprivate func color(_ name: FaceDetection.KeypointName) -> Overlay.Color {
    switch name {
    case .noseTip, .mouth: box
    case .leftEye, .leftEarTragion: left
    case .rightEye, .rightEarTragion: right
    }
  }
}

extension FaceDetection: OverlaySubject {
  /// The boxes of faces, the surest last, so that it lies on top; then their points, and their labels.
  public static func elements(
    of faces: [FaceDetection], in mapping: ViewMapping, style: FaceDetectionStyle
  ) -> [Overlay.Element] {
    let drawing = BoxDrawing(
      mapping, outline: style.outline, textColor: style.text, lineScale: style.lineScale)
    let placement = mapping.placement
    let faces = faces.reversed()
    let boxes = faces.flatMap { drawing.edges(of: $0.box, color: style.box) }
    let points = faces.flatMap { face in
      KeypointName.allCases.flatMap { name -> [Overlay.Element] in
        let point = placement.point(x: Double(face[name].x), y: Double(face[name].y))
        guard point.isFinite else { return [] }
        return [
          .dot(.init(at: point, radius: drawing.width * 1.25, color: style.outline)),
          .dot(.init(at: point, radius: drawing.width * 0.85, color: style.color(name))),
        ]
      }
    }
    return boxes + points
      + faces.map { drawing.label("", score: $0.score, on: $0.box, background: style.box) }
  }
}
