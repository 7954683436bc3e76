import Foundation
import VisionTasks

/// A class with the score that a network gives it.
///
/// Immutable.
open class ResultCategory: NSObject, @unchecked Sendable {
  /// The position in the network's list of classes; −1 when a name stands for it.
  public final let index: Int
  /// How sure the network is; mostly a probability in 0…1.
  public final let score: Float
  /// The name in the model, the same in all languages.
  public final let categoryName: String?
  /// The name for people, in the language that was asked for.
  public final let displayName: String?

  /// Creates a category.
  public init(index: Int, score: Float, categoryName: String?, displayName: String?) {
    self.index = index
    self.score = score
    self.categoryName = categoryName
    self.displayName = displayName
  }

  /// A task's category.
  init(_ category: Classification) {
    (index, score) = (category.index, category.score)
    (categoryName, displayName) = (category.name, category.displayName)
  }
}
