import VisionTasks

/// How a hand is drawn: the palm, each finger in its own colour, and a label that says which hand it is.
public struct HandStyle: OverlayStyle {
  /// The colour of the palm and the wrist.
  public var palm = Overlay.Color(red: 0.93, green: 0.94, blue: 0.96)
  /// The colour of the thumb.
  public var thumb = Overlay.Color(red: 1.00, green: 0.42, blue: 0.42)
  /// The colour of the index finger.
  public var indexFinger = Overlay.Color(red: 1.00, green: 0.75, blue: 0.20)
  /// The colour of the middle finger.
  public var middleFinger = Overlay.Color(red: 0.35, green: 0.84, blue: 0.42)
  /// The colour of the ring finger.
  public var ringFinger = Overlay.Color(red: 0.25, green: 0.67, blue: 1.00)
  /// The colour of the little finger.
  public var pinky = Overlay.Color(red: 0.78, green: 0.49, blue: 1.00)
  /// The colour around all lines and points.
  public var outline = Overlay.Color(red: 0, green: 0, blue: 0, opacity: 0.6)
  /// The colour of a label's letters.
  public var text = Overlay.Color(red: 1, green: 1, blue: 1)
  /// The colour of the label's box for a left hand.
  public var leftLabel = Overlay.Color(red: 0.1, green: 0.1, blue: 0.12, opacity: 0.8)
  /// The colour of the label's box for a right hand.
  public var rightLabel = Overlay.Color(red: 0.1, green: 0.1, blue: 0.12, opacity: 0.8)
  /// The word on the label of a left hand; `nil` leaves the label out.
  public var leftName: String? = "Left"
  /// The word on the label of a right hand; `nil` leaves the label out.
  public var rightName: String? = "Right"
  /// By how much lines are thicker than usual.
  public var lineScale = 1.0

  /// Creates the default style.
  public init() {}

  /// The colour of a part of the hand.
  func color(_ part: Hand.Part) -> Overlay.Color {
    switch part {
    case .palm: palm
    case .thumb: thumb
    case .indexFinger: indexFinger
    case .middleFinger: middleFinger
    case .ringFinger: ringFinger
    case .pinky: pinky
    }
  }
}

extension Hand: OverlaySubject {
  /// The skeletons of hands; labels come last, so that no skeleton hides one.
  public static func elements(
    of hands: [Hand], in mapping: ViewMapping, style: HandStyle
  ) -> [Overlay.Element] {
    let placement = mapping.placement
    let drawings = hands.map { hand in
      HandDrawing(
        hand: hand, points: hand.landmarks.map(placement.point), style: style,
        pictureSide: mapping.visibleFrame.shorterSide, fontSize: mapping.fontSize)
    }
    return drawings.flatMap(\.skeleton) + drawings.compactMap(\.label)
  }
}

/// Draws a hand at its points.
private struct HandDrawing {
  let hand: Hand
  let points: [Overlay.Point]
  let style: HandStyle
  let fontSize: Double
  let bounds: Overlay.Rect
  let width: Double

  init(hand: Hand, points: [Overlay.Point], style: HandStyle, pictureSide: Double, fontSize: Double) {
    self.hand = hand
    self.points = points
    self.style = style
    self.fontSize = fontSize
    bounds = Overlay.Rect(around: points.filter(\.isFinite))
    // Thin for small hands, so that fingers stay apart, and not too thick for the picture.
    width = max(1, min(bounds.longerSide / 60, pictureSide / 120)) * style.lineScale
  }

  var skeleton: [Overlay.Element] {
    let outlines = bones(Hand.connections, width: width * 1.9, color: style.outline)
    let parts = Hand.Part.allCases.flatMap { bones($0.connections, width: width, color: style.color($0)) }
    return outlines + parts + joints
  }

  /// Each bone by itself, so that transparent outlines add up where bones meet, as those of the joints do.
  private func bones(
    _ connections: [Connection], width: Double, color: Overlay.Color
  ) -> [Overlay.Element] {
    points.segments(connections).map { .lines(.init([$0], width: width, color: color)) }
  }

  private var joints: [Overlay.Element] {
    zip(Hand.LandmarkName.allCases, points).flatMap { name, point -> [Overlay.Element] in
      guard point.isFinite else { return [] }
      return [
        .dot(.init(at: point, radius: width * 1.3, color: style.outline)),
        .dot(.init(at: point, radius: width * 0.9, color: style.color(Self.part(of: name)))),
      ]
    }
  }

  /// Which hand it is: on the back of a large hand, above a small one, so as not to hide it.
  var label: Overlay.Element? {
    let (name, background) =
      switch hand.side {
      case .left: (style.leftName, style.leftLabel)
      case .right: (style.rightName, style.rightLabel)
      }
    guard let name else { return nil }
    let palm = Overlay.Rect(around: Self.palm.map { points[$0.rawValue] }.filter(\.isFinite))
    return .label(
      .init(
        name + percentage, fontSize: fontSize, textColor: style.text, background: background,
        anchors: [
          .init(palm.center, .center, maximumWidth: bounds.longerSide / 1.8),
          .init(Overlay.Point(x: bounds.center.x, y: bounds.y - 3 * width), .lowerEdge),
        ]))
  }

  /// Empty for what is no probability, which a model may give.
  private var percentage: String {
    0...1 ~= hand.sideScore ? " \(Int((hand.sideScore * 100).rounded())) %" : ""
  }

  /// The wrist and the four knuckles.
  private static let palm: [Hand.LandmarkName] = [
    .wrist, .indexFingerMCP, .middleFingerMCP, .ringFingerMCP, .pinkyMCP,
  ]

  private static func part(of name: Hand.LandmarkName) -> Hand.Part {
    switch name {
    case .wrist: .palm
    case .thumbCMC, .thumbMCP, .thumbIP, .thumbTip: .thumb
    case .indexFingerMCP, .indexFingerPIP, .indexFingerDIP, .indexFingerTip: .indexFinger
    case .middleFingerMCP, .middleFingerPIP, .middleFingerDIP, .middleFingerTip: .middleFinger
    case .ringFingerMCP, .ringFingerPIP, .ringFingerDIP, .ringFingerTip: .ringFinger
    case .pinkyMCP, .pinkyPIP, .pinkyDIP, .pinkyTip: .pinky
    }
  }
}
