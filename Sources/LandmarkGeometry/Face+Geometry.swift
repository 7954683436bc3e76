import VisionTasks

extension Face {
  /// A part of the face that opens and closes. Left and right are the person's own.
  public enum Opening: String, Sendable, Hashable, Codable, CaseIterable {
    /// The left eye, between its lids.
    case leftEye
    /// The right eye, between its lids.
    case rightEye
    /// The mouth, between the inner edges of the lips.
    case mouth

    /// The landmarks between which the opening is measured: its upper and lower edge, and its two corners.
    var landmarks: (top: LandmarkName, bottom: LandmarkName, corner: LandmarkName, otherCorner: LandmarkName)
    {
      switch self {
      case .leftEye: (.leftEyeTop, .leftEyeBottom, .leftEyeInner, .leftEyeOuter)
      case .rightEye: (.rightEyeTop, .rightEyeBottom, .rightEyeInner, .rightEyeOuter)
      case .mouth: (.upperLipBottom, .lowerLipTop, .mouthLeft, .mouthRight)
      }
    }
  }

  /// How far an eye or the mouth is open: its height divided by its width.
  ///
  /// The ratio is near 0 when it is closed. Both are measured with depth, so that it hardly changes when the
  /// head turns.
  ///
  /// - Parameters:
  ///   - opening: The eye, or the mouth.
  ///   - picture: The size of the picture that the face was found in.
  /// - Returns: `nil` where the corners coincide.
  public func openness(of opening: Opening, in picture: PictureDimensions) -> Double? {
    let (top, bottom, corner, otherCorner) = opening.landmarks
    guard
      let height = place(of: top, in: picture).distance(to: place(of: bottom, in: picture)),
      let width = place(of: corner, in: picture).distance(to: place(of: otherCorner, in: picture)), width > 0
    else { return nil }
    return height / width
  }

  /// The distance between two landmarks in the picture that the face was found in, in pixels, without depth;
  /// `nil` where a coordinate is not finite.
  ///
  /// - Precondition: The face has irises if a landmark is one of an iris.
  public func distanceInPixels(
    from start: LandmarkName, to end: LandmarkName, in picture: PictureDimensions
  ) -> Double? {
    Vector(flat: self[start], in: picture).distance(to: Vector(flat: self[end], in: picture))
  }

  private func place(of name: LandmarkName, in picture: PictureDimensions) -> Vector {
    Vector(self[name], in: picture)
  }
}
