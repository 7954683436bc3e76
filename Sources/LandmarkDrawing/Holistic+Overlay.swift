import VisionTasks

/// How a person with body, face and hands is drawn.
public struct HolisticStyle: OverlayStyle {
  /// How the body is drawn.
  public var pose = PoseStyle()
  /// How the face is drawn.
  public var face = FaceStyle()
  /// How the hands are drawn; without labels unless they are named, since the body shows which hand is which.
  public var hands: HandStyle = {
    var style = HandStyle()
    (style.leftName, style.rightName) = (nil, nil)
    return style
  }()

  /// Creates the default style.
  public init() {}
}

extension Holistic: OverlaySubject {
  /// The bodies of people, above them their faces, and above those their hands.
  public static func elements(
    of people: [Holistic], in mapping: ViewMapping, style: HolisticStyle
  ) -> [Overlay.Element] {
    let hands = people.flatMap { [$0.leftHand, $0.rightHand].compactMap(\.self) }
    return Pose.elements(of: people.compactMap(\.pose), in: mapping, style: style.pose)
      + Face.elements(of: people.compactMap(\.face), in: mapping, style: style.face)
      + Hand.elements(of: hands, in: mapping, style: style.hands)
  }
}
