import VisionTasks

/// Draws skeletons: the subject's left side in one colour, the right side in another.
struct PoseDrawing {
  private static let left = Canvas.Color(red: 1.0, green: 0.54, blue: 0.0)
  private static let right = Canvas.Color(red: 0.0, green: 0.85, blue: 0.91)
  private static let middle = Canvas.Color(red: 1, green: 1, blue: 1)
  private static let outline = Canvas.Color(red: 0, green: 0, blue: 0, alpha: 0.55)

  /// Landmarks that are less likely visible than this are drawn faintly.
  private static let clearVisibility: Float = 0.5

  private let canvas: Canvas
  private let lineWidth: Double

  init(_ canvas: Canvas) {
    self.canvas = canvas
    lineWidth = max(2, Double(min(canvas.width, canvas.height)) / 180)
  }

  func draw(_ poses: [Pose]) {
    for pose in poses { draw(pose.landmarks) }
  }

  private func draw(_ landmarks: [Landmark]) {
    let bones = Pose.connections
    for bone in bones {
      line(landmarks[bone.start], landmarks[bone.end], width: lineWidth * 1.9, color: Self.outline)
    }
    for bone in bones {
      let color = Self.side(of: bone.start, bone.end).paint
      line(landmarks[bone.start], landmarks[bone.end], width: lineWidth, color: color)
    }
    for (index, landmark) in landmarks.enumerated() {
      let opacity = opacity(landmark)
      canvas.fillCircle(
        at: canvas.point(landmark.position), radius: lineWidth * 1.25,
        color: Self.outline.with(opacity: opacity))
      canvas.fillCircle(
        at: canvas.point(landmark.position), radius: lineWidth * 0.85,
        color: Self.side(of: index).paint.with(opacity: opacity))
    }
  }

  private func line(
    _ start: Landmark, _ end: Landmark, width: Double, color: Canvas.Color
  ) {
    canvas.drawLine(
      from: canvas.point(start.position), to: canvas.point(end.position), width: width,
      color: color.with(opacity: min(opacity(start), opacity(end))))
  }

  private func opacity(_ landmark: Landmark) -> Double {
    landmark.visibility < Self.clearVisibility ? 0.3 : 1
  }

  /// The side of the body that a landmark belongs to.
  private enum Side {
    case left, right, middle

    var paint: Canvas.Color {
      switch self {
      case .left: PoseDrawing.left
      case .right: PoseDrawing.right
      case .middle: PoseDrawing.middle
      }
    }
  }

  /// The side that both ends of a bone belong to; a bone across the body has none.
  private static func side(of start: Int, _ end: Int) -> Side {
    side(of: start) == side(of: end) ? side(of: start) : .middle
  }

  /// The nose has no side. Landmarks 1 to 3 are the left eye's and 4 to 6 the right eye's; from 7 on they
  /// alternate, left first.
  private static func side(of landmark: Int) -> Side {
    switch landmark {
    case 0: .middle
    case 1...3: .left
    case 4...6: .right
    default: landmark.isMultiple(of: 2) ? .right : .left
    }
  }
}

extension Canvas.Color {
  fileprivate func with(opacity: Double) -> Canvas.Color {
    var color = self
    color.alpha *= opacity
    return color
  }
}
