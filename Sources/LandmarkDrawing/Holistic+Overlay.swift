import VisionTasks

/// How a whole person is drawn.
public struct HolisticStyle: OverlayStyle {
  /// How the body is drawn.
  public var pose = PoseStyle()
  /// How the face is drawn.
  public var face = FaceStyle()
  /// How hands are drawn; they have no label, since the body tells them apart.
  public var hand = HandStyle()

  /// Creates the default style.
  public init() {
    hand.leftName = nil
    hand.rightName = nil
  }
}

extension Holistic: OverlaySubject {
  /// The body, above it the face, above it the hands.
  public static func elements(
    of people: [Holistic], in mapping: ViewMapping, style: HolisticStyle
  ) -> [Overlay.Element] {
    people.flatMap { person -> [Overlay.Element] in
      let hands = [person.leftHand, person.rightHand].compactMap(\.self)
      return Pose.elements(of: [person.pose].compactMap(\.self), in: mapping, style: style.pose)
        + Face.elements(of: [person.face].compactMap(\.self), in: mapping, style: style.face)
        + Hand.elements(of: hands, in: mapping, style: style.hand)
    }
  }
}
