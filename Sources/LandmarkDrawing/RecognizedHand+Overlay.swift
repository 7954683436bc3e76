import VisionTasks

extension RecognizedHand: OverlaySubject {
  /// The skeletons of hands, with labels that say what their gestures are.
  public static func elements(
    of hands: [RecognizedHand], in mapping: ViewMapping, style: HandStyle
  ) -> [Overlay.Element] {
    hands.flatMap { hand in
      var named = style
      if let gesture = hand.gestures.first?.name {
        named.leftName = style.leftName.map { "\(gesture), \($0)" }
        named.rightName = style.rightName.map { "\(gesture), \($0)" }
      }
      return Hand.elements(of: [hand.hand], in: mapping, style: named)
    }
  }
}
