import VisionTasks

/// How a skeleton is drawn: the person's left side in one colour, the right side in another.
public struct PoseStyle: OverlayStyle {
  /// The colour of the person's left side.
  public var left = Overlay.Color(red: 1.0, green: 0.54, blue: 0.0)
  /// The colour of the person's right side.
  public var right = Overlay.Color(red: 0.0, green: 0.85, blue: 0.91)
  /// The colour of the nose, and of bones across the body.
  public var middle = Overlay.Color(red: 1, green: 1, blue: 1)
  /// The colour around all lines and points.
  public var outline = Overlay.Color(red: 0, green: 0, blue: 0, opacity: 0.55)
  /// The visibility below which a landmark, and the bones that end there, are drawn faintly.
  public var clearVisibility: Float = 0.5
  /// How opaque a landmark is that is less visible; 0 leaves it out.
  public var faintOpacity = 0.3
  /// The colour of the pixels that show the person, below the skeleton, for poses with a mask; `nil` leaves
  /// them clear.
  public var mask: Overlay.Color?
  /// By how much lines are thicker than usual.
  public var lineScale = 1.0

  /// Creates the default style.
  public init() {}
}

extension Pose: OverlaySubject {
  /// The skeletons of people, one after the other: bones with their outlines below, then the landmarks. Masks
  /// lie below all of them.
  public static func elements(
    of poses: [Pose], in mapping: ViewMapping, style: PoseStyle
  ) -> [Overlay.Element] {
    let drawing = SkeletonDrawing(style: style, width: mapping.lineWidth * style.lineScale)
    let placement = mapping.placement
    let tints = poses.compactMap { pose in
      style.mask.flatMap { color in pose.mask.map { Overlay.Tint($0, color: color, in: mapping) } }
    }
    return tints.map(Overlay.Element.tint)
      + poses.flatMap { pose in
        drawing.elements(of: pose, at: pose.landmarks.map { placement.point($0.position) })
      }
  }
}

/// Draws a body.
private struct SkeletonDrawing {
  let style: PoseStyle
  let width: Double

  func elements(of pose: Pose, at points: [Overlay.Point]) -> [Overlay.Element] {
    let outlines = bones(of: pose, at: points, width: width * 1.9) { _ in style.outline }
    let bones = bones(of: pose, at: points, width: width) { color($0.start, $0.end) }
    return outlines + bones + landmarks(of: pose, at: points)
  }

  private func bones(
    of pose: Pose, at points: [Overlay.Point], width: Double, color: (Connection) -> Overlay.Color
  ) -> [Overlay.Element] {
    Pose.connections.compactMap { bone in
      let segments = points.segments([bone])
      let opacity = min(opacity(pose.landmarks[bone.start]), opacity(pose.landmarks[bone.end]))
      guard !segments.isEmpty, opacity > 0 else { return nil }
      return .lines(.init(segments, width: width, color: color(bone).faded(to: opacity)))
    }
  }

  private func landmarks(of pose: Pose, at points: [Overlay.Point]) -> [Overlay.Element] {
    Pose.LandmarkName.allCases.flatMap { name -> [Overlay.Element] in
      let (point, opacity) = (points[name.rawValue], opacity(pose[name]))
      guard point.isFinite, opacity > 0 else { return [] }
      return [
        .dot(.init(at: point, radius: width * 1.25, color: style.outline.faded(to: opacity))),
        .dot(.init(at: point, radius: width * 0.85, color: color(name).faded(to: opacity))),
      ]
    }
  }

  private func opacity(_ landmark: Landmark) -> Double {
    landmark.visibility < style.clearVisibility ? style.faintOpacity : 1
  }

  /// The colour of the side that both ends of a bone belong to; a bone across the body has none.
  private func color(_ start: Int, _ end: Int) -> Overlay.Color {
    let ends = [start, end].compactMap(Pose.LandmarkName.init).map(color)
    return ends.allSatisfy { $0 == ends.first } ? ends.first ?? style.middle : style.middle
  }

  private func color(_ name: Pose.LandmarkName) -> Overlay.Color {
    switch name {
    case .nose:
      style.middle
    case .leftEyeInner, .leftEye, .leftEyeOuter, .leftEar, .mouthLeft, .leftShoulder, .leftElbow, .leftWrist,
      .leftPinky, .leftIndex, .leftThumb, .leftHip, .leftKnee, .leftAnkle, .leftHeel, .leftFootIndex:
      style.left
    case .rightEyeInner, .rightEye, .rightEyeOuter, .rightEar, .mouthRight, .rightShoulder, .rightElbow,
      .rightWrist, .rightPinky, .rightIndex, .rightThumb, .rightHip, .rightKnee, .rightAnkle, .rightHeel,
      .rightFootIndex:
      style.right
    }
  }
}
