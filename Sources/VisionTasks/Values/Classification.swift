/// A class with the score that a network gives it.
public struct Classification: Sendable, Hashable {
  /// The position in the network's list of classes.
  public var index: Int
  /// How sure the network is; mostly a probability in 0...1.
  public var score: Float
  /// The name in the model, which is the same in all languages; `nil` when the model names no classes.
  public var name: String?
  /// The name for people in the language that was asked for; `nil` when the model has none in it.
  public var displayName: String?

  /// Creates a category.
  public init(index: Int, score: Float, name: String? = nil, displayName: String? = nil) {
    self.index = index
    self.score = score
    self.name = name
    self.displayName = displayName
  }
}

extension Classification: Codable {
  private enum CodingKeys: String, CodingKey {
    case index, score
    case name = "category_name"
    case displayName = "display_name"
  }
}
