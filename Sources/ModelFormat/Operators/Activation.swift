/// The function that an operator applies to each of its results.
///
/// A parametric rectifier is not listed: it is a convolution's optional slope input.
public enum Activation: String, Sendable, Hashable, CaseIterable {
  /// The value itself.
  case none
  /// `max(x, 0)`.
  case rectifier
  /// `min(max(x, 0), 6)`.
  case rectifier6
  /// `min(max(x, −1), 1)`.
  case rectifierMinusOneToOne
}
