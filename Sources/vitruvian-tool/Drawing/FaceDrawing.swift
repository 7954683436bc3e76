import VisionTasks

/// Draws faces: the mesh faintly, the contours clearly, and the irises. The subject's left eye and brow have one
/// colour, the right ones another.
struct FaceDrawing {
  private static let left = Canvas.Color(red: 1.0, green: 0.62, blue: 0.16)
  private static let right = Canvas.Color(red: 0.16, green: 0.86, blue: 0.92)
  private static let lips = Canvas.Color(red: 1.0, green: 0.42, blue: 0.52)
  private static let oval = Canvas.Color(red: 1, green: 1, blue: 1, alpha: 0.85)
  private static let mesh = Canvas.Color(red: 1, green: 1, blue: 1, alpha: 0.38)
  private static let outline = Canvas.Color(red: 0, green: 0, blue: 0, alpha: 0.3)

  /// The parts of the contour with their colours.
  private static let contours: [(connections: [Connection], color: Canvas.Color)] = [
    (Face.Region.oval.connections, oval),
    (Face.Region.lips.connections, lips),
    (Face.Region.leftEyebrow.connections + Face.Region.leftEye.connections, left),
    (Face.Region.rightEyebrow.connections + Face.Region.rightEye.connections, right),
  ]
  private static let irises: [(connections: [Connection], color: Canvas.Color)] = [
    (Face.Region.leftIris.connections, left), (Face.Region.rightIris.connections, right),
  ]
  /// The edges of the mesh, each once: most edges belong to two triangles.
  private static let meshEdges: [Connection] = {
    var known: Set<Set<Int>> = []
    return Face.meshConnections.filter { known.insert([$0.start, $0.end]).inserted }
  }()

  private let canvas: Canvas

  init(_ canvas: Canvas) {
    self.canvas = canvas
  }

  func draw(_ faces: [Face]) {
    for face in faces { draw(face.landmarks.map(canvas.point)) }
  }

  private func draw(_ points: [Canvas.Point]) {
    let lineWidth = lineWidth(for: points)
    canvas.drawLines(segments(Self.meshEdges, points), width: lineWidth * 0.55, color: Self.mesh)
    let contours = Self.contours.map { (segments: segments($0.connections, points), color: $0.color) }
    canvas.drawLines(contours.flatMap(\.segments), width: lineWidth * 1.8, color: Self.outline)
    for part in contours { canvas.drawLines(part.segments, width: lineWidth, color: part.color) }
    for iris in Self.irises {
      drawIris(segments(iris.connections, points), lineWidth: lineWidth, color: iris.color)
    }
  }

  /// Draws a ring around the four points of an iris and a dot in its middle.
  private func drawIris(_ sides: [Canvas.Segment], lineWidth: Double, color: Canvas.Color) {
    guard !sides.isEmpty else { return }
    let corners = sides.map(\.start)
    let center = corners.mean
    let radius = corners.map { $0.distance(to: center) }.reduce(0, +) / Double(corners.count)
    canvas.drawCircle(at: center, radius: radius, width: lineWidth * 1.6, color: Self.outline)
    canvas.drawCircle(at: center, radius: radius, width: lineWidth * 0.8, color: color)
    canvas.fillCircle(at: center, radius: lineWidth * 0.8, color: color)
  }

  /// Lines grow with the face, so that a small face is not buried under them.
  private func lineWidth(for points: [Canvas.Point]) -> Double {
    min(max(1, Canvas.Bounds(points).side / 150), 8)
  }

  /// The lines between points that there are; without irises some are missing.
  private func segments(_ connections: [Connection], _ points: [Canvas.Point]) -> [Canvas.Segment] {
    connections.compactMap { connection in
      let (start, end) = (connection.start, connection.end)
      guard points.indices.contains(start), points.indices.contains(end) else { return nil }
      return Canvas.Segment(start: points[start], end: points[end])
    }
  }
}

extension Canvas.Point {
  fileprivate func distance(to other: Canvas.Point) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}

extension [Canvas.Point] {
  /// The middle of the points, of which there is at least one.
  fileprivate var mean: Canvas.Point {
    Canvas.Point(
      x: map(\.x).reduce(0, +) / Double(count), y: map(\.y).reduce(0, +) / Double(count))
  }
}
