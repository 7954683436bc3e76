import VisionTasks

extension FaceDetection: OverlaySubject {
  /// The boxes of faces with their scores, and their points.
  public static func elements(
    of faces: [FaceDetection], in mapping: ViewMapping, style: DetectionStyle
  ) -> [Overlay.Element] {
    let boxes = faces.map { face in
      Detection(box: face.box, categories: [Category(index: 0, score: face.score, name: "face")])
    }
    let placement = mapping.placement
    let radius = mapping.lineWidth * style.lineScale
    let color = style.palette.first ?? style.text
    let points = faces.flatMap(\.keypoints).map { placement.point(PicturePosition(x: $0.x, y: $0.y, z: 0)) }
    let dots = points.filter(\.isFinite).flatMap { point -> [Overlay.Element] in
      [
        .dot(.init(at: point, radius: radius * 1.4, color: style.outline)),
        .dot(.init(at: point, radius: radius, color: color)),
      ]
    }
    return dots + Detection.elements(of: boxes, in: mapping, style: style)
  }
}
