import VisionTasks

/// Draws the skeletons of hands, each finger in its own colour, and which hand it is.
struct HandDrawing {
  private static let palm = Canvas.Color(red: 0.93, green: 0.94, blue: 0.96)
  /// A finger's colour and bones, in the order of the landmarks behind the wrist.
  private static let fingers: [(color: Canvas.Color, bones: [Connection])] = [
    (Canvas.Color(red: 1.00, green: 0.42, blue: 0.42), Hand.Part.thumb.connections),
    (Canvas.Color(red: 1.00, green: 0.75, blue: 0.20), Hand.Part.indexFinger.connections),
    (Canvas.Color(red: 0.35, green: 0.84, blue: 0.42), Hand.Part.middleFinger.connections),
    (Canvas.Color(red: 0.25, green: 0.67, blue: 1.00), Hand.Part.ringFinger.connections),
    (Canvas.Color(red: 0.78, green: 0.49, blue: 1.00), Hand.Part.pinky.connections),
  ]
  /// The wrist and the four knuckles.
  private static let palmLandmarks = [0, 5, 9, 13, 17]
  private static let outline = Canvas.Color(red: 0, green: 0, blue: 0, alpha: 0.6)
  private static let text = Canvas.Color(red: 1, green: 1, blue: 1)
  private static let textBackground = Canvas.Color(red: 0.1, green: 0.1, blue: 0.12, alpha: 0.8)

  private let canvas: Canvas
  private let pictureSide: Double

  init(_ canvas: Canvas) {
    self.canvas = canvas
    pictureSide = Double(min(canvas.width, canvas.height))
  }

  /// Draws hands; labels come last, so that no skeleton hides one.
  func draw(_ hands: [Hand]) {
    let skeletons = hands.map { $0.landmarks.map(canvas.point) }
    for skeleton in skeletons { drawSkeleton(skeleton) }
    for (hand, skeleton) in zip(hands, skeletons) { drawLabel(of: hand, on: skeleton) }
  }

  private func drawSkeleton(_ hand: [Canvas.Point]) {
    let width = lineWidth(of: Canvas.Bounds(hand))
    drawBones(Hand.connections, of: hand, width: width * 1.9, color: Self.outline)
    drawBones(Hand.Part.palm.connections, of: hand, width: width, color: Self.palm)
    for finger in Self.fingers { drawBones(finger.bones, of: hand, width: width, color: finger.color) }
    for (index, joint) in hand.enumerated() {
      canvas.fillCircle(at: joint, radius: width * 1.3, color: Self.outline)
      canvas.fillCircle(at: joint, radius: width * 0.9, color: Self.color(ofLandmark: index))
    }
  }

  private func drawBones(
    _ bones: [Connection], of hand: [Canvas.Point], width: Double, color: Canvas.Color
  ) {
    for bone in bones {
      canvas.drawLine(from: hand[bone.start], to: hand[bone.end], width: width, color: color)
    }
  }

  /// Writes which hand it is: on the back of a large hand, above a small one, so as not to hide it.
  private func drawLabel(of subject: Hand, on hand: [Canvas.Point]) {
    let text = subject.side.name + Self.percentage(subject.sideScore)
    let size = max(11, pictureSide / 32)
    let label = canvas.labelSize(of: text, size: size)
    let bounds = Canvas.Bounds(hand)
    var corner = Canvas.Point(x: bounds.center.x - label.width / 2, y: bounds.top - 3 * lineWidth(of: bounds))
    if bounds.side > 1.8 * label.width {
      let palm = Canvas.Bounds(Self.palmLandmarks.filter(hand.indices.contains).map { hand[$0] }).center
      corner = Canvas.Point(x: palm.x - label.width / 2, y: palm.y + label.height / 2)
    }
    canvas.drawLabel(text, at: corner, size: size, textColor: Self.text, background: Self.textBackground)
  }

  /// Empty for what is no probability, which a model may give.
  private static func percentage(_ score: Float) -> String {
    0...1 ~= score ? " \(Int((score * 100).rounded())) %" : ""
  }

  /// Thin for small hands, so that fingers stay apart, and not too thick for the picture.
  private func lineWidth(of bounds: Canvas.Bounds) -> Double {
    max(1, min(bounds.side / 60, pictureSide / 120))
  }

  /// The wrist comes first, then four landmarks for each finger.
  private static func color(ofLandmark index: Int) -> Canvas.Color {
    let finger = (index - 1) / 4
    return index > 0 && fingers.indices.contains(finger) ? fingers[finger].color : palm
  }
}
