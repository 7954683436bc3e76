/// A hand in a picture, and the gesture that it makes.
public struct RecognizedHand: Sendable, Hashable {
  /// The hand.
  public var hand: Hand
  /// What the hand says, by its name in the model, such as `Thumb_Up`, and `None` for a hand that says
  /// nothing. At most one gesture; none when the options leave none.
  ///
  /// The index of the category is -1, since gestures may come from two lists.
  public var gestures: [Classification]

  /// Where the hand was found; `nil` in JSON without details.
  public var origin: SubjectOrigin? {
    get { hand.origin }
    set { hand.origin = newValue }
  }

  /// Creates a hand with a gesture.
  public init(_ hand: Hand, gestures: [Classification]) {
    self.hand = hand
    self.gestures = gestures
  }
}

extension RecognizedHand: Codable {
  private enum CodingKeys: String, CodingKey {
    case gestures
  }

  /// Reads a hand as the command line prints it.
  public init(from decoder: any Decoder) throws {
    hand = try Hand(from: decoder)
    gestures = try decoder.container(keyedBy: CodingKeys.self).decode(
      [Classification].self, forKey: .gestures)
  }

  /// Writes a hand as the command line prints it.
  public func encode(to encoder: any Encoder) throws {
    try hand.encode(to: encoder)
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(gestures, forKey: .gestures)
  }
}

extension RecognizedHand: ListedSubject {
  public static var listKey: PictureResultKey { "hands" }
}
