import Foundation

/// The classes that one output of a network tells apart, with their scores.
///
/// Immutable.
open class Classifications: NSObject, @unchecked Sendable {
  /// The position of the output among the network's classifying outputs.
  public final let headIndex: Int
  /// The name of the output, if it has one.
  public final let headName: String?
  /// The classes.
  public final let categories: [ResultCategory]

  /// Creates the classes of an output with a name.
  public init(headIndex: Int, headName: String?, categories: [ResultCategory]) {
    self.headIndex = headIndex
    self.headName = headName
    self.categories = categories
  }

  /// Creates the classes of an output without a name.
  public convenience init(headIndex: Int, categories: [ResultCategory]) {
    self.init(headIndex: headIndex, headName: nil, categories: categories)
  }
}
