import VisionTasks

/// How a face is drawn: the mesh faintly, the contours clearly, and the irises. The person's left eye and
/// brow have one colour, the right ones another.
public struct FaceStyle: OverlayStyle {
  /// The colour of the person's left eye, eyebrow and iris.
  public var left = Overlay.Color(red: 1.0, green: 0.62, blue: 0.16)
  /// The colour of the person's right eye, eyebrow and iris.
  public var right = Overlay.Color(red: 0.16, green: 0.86, blue: 0.92)
  /// The colour of the lips.
  public var lips = Overlay.Color(red: 1.0, green: 0.42, blue: 0.52)
  /// The colour of the face's edge.
  public var oval = Overlay.Color(red: 1, green: 1, blue: 1, opacity: 0.85)
  /// The colour of the mesh; `nil` leaves it out.
  public var mesh: Overlay.Color? = Overlay.Color(red: 1, green: 1, blue: 1, opacity: 0.38)
  /// The colour around contours and irises.
  public var outline = Overlay.Color(red: 0, green: 0, blue: 0, opacity: 0.3)
  /// By how much lines are thicker than usual.
  public var lineScale = 1.0

  /// Creates the default style.
  public init() {}
}

extension Face: OverlaySubject {
  /// The faces, one after the other: mesh, contours with their outline below, irises.
  public static func elements(
    of faces: [Face], in mapping: ViewMapping, style: FaceStyle
  ) -> [Overlay.Element] {
    let placement = mapping.placement
    return faces.flatMap { face in
      let points = face.landmarks.map(placement.point)
      return FaceDrawing(style: style, points: points).elements
    }
  }
}

/// Draws a face at its points.
private struct FaceDrawing {
  let style: FaceStyle
  let points: [Overlay.Point]
  let width: Double

  /// The edges of the mesh, each once: most edges belong to two triangles.
  private static let meshEdges: [Connection] = {
    var known: Set<Set<Int>> = []
    return Face.meshConnections.filter { known.insert([$0.start, $0.end]).inserted }
  }()

  init(style: FaceStyle, points: [Overlay.Point]) {
    self.style = style
    self.points = points
    // Lines grow with the face, so that a small face is not buried under them.
    let side = Overlay.Rect(around: points.filter(\.isFinite)).longerSide
    width = min(max(1, side / 150), 8) * style.lineScale
  }

  var elements: [Overlay.Element] { mesh + contours + irises }

  private var mesh: [Overlay.Element] {
    guard let color = style.mesh else { return [] }
    return [.lines(.init(points.segments(Self.meshEdges), width: width * 0.55, color: color))]
  }

  private var contours: [Overlay.Element] {
    let parts: [(regions: [Face.Region], color: Overlay.Color)] = [
      ([.oval], style.oval), ([.lips], style.lips), ([.leftEyebrow, .leftEye], style.left),
      ([.rightEyebrow, .rightEye], style.right),
    ]
    let lines = parts.map { part in
      Overlay.Lines(points.segments(part.regions.flatMap(\.connections)), width: width, color: part.color)
    }
    let outline = Overlay.Lines(lines.flatMap(\.segments), width: width * 1.8, color: style.outline)
    return [.lines(outline)] + lines.map(Overlay.Element.lines)
  }

  private var irises: [Overlay.Element] {
    iris(.leftIris, color: style.left) + iris(.rightIris, color: style.right)
  }

  /// A ring around the four points of an iris and a dot in its middle.
  private func iris(_ region: Face.Region, color: Overlay.Color) -> [Overlay.Element] {
    let corners = points.segments(region.connections).map(\.start)
    guard !corners.isEmpty else { return [] }
    let count = Double(corners.count)
    let center = Overlay.Point(
      x: corners.map(\.x).reduce(0, +) / count, y: corners.map(\.y).reduce(0, +) / count)
    let radius = corners.map { $0.distance(to: center) }.reduce(0, +) / count
    return [
      .ring(.init(at: center, radius: radius, width: width * 1.6, color: style.outline)),
      .ring(.init(at: center, radius: radius, width: width * 0.8, color: color)),
      .dot(.init(at: center, radius: width * 0.8, color: color)),
    ]
  }
}
