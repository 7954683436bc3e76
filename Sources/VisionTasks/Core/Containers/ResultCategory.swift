import Foundation

/// A class with the score that a network gives it.
public final class ResultCategory: NSObject, Sendable {
  /// The position in the network's list of classes; −1 when a name stands for it.
  public let index: Int
  /// How sure the network is; mostly a probability in 0…1.
  public let score: Float
  /// The name in the model, the same in all languages.
  public let categoryName: String?
  /// The name for people, in the language that was asked for.
  public let displayName: String?

  /// Creates a category.
  public init(index: Int, score: Float, categoryName: String?, displayName: String?) {
    self.index = index
    self.score = score
    self.categoryName = categoryName
    self.displayName = displayName
  }
}
