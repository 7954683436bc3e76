/// Why a kernel was chosen, when the reason is the same for many operators.
enum KernelReason {
  static let requested = "the reference tier was asked for"
  static let onlyOne = "the only kernel of this operator"
  static let noProducts = "images without channels give sums of nothing"
  static let unpackedWeights = "the weights are no constants, or of a shape that is not packed"
}
