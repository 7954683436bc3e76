/// How many tensors an operator takes and gives.
package struct OperatorSignature: Sendable {
  /// The inputs that must be there; they come first.
  package let requiredInputCount: Int
  /// With the inputs that may be left out.
  package let maximumInputCount: Int
  package let outputCount: Int
  /// Whether the inputs past the required ones may be `nil`, instead of only being fewer.
  package let hasOptionalInputs: Bool

  init(inputs required: Int, optional: Int = 0, outputs: Int = 1) {
    requiredInputCount = required
    maximumInputCount = required + optional
    outputCount = outputs
    hasOptionalInputs = true
  }

  /// Inputs that are all alike, and one output.
  init(inputs counts: ClosedRange<Int>) {
    requiredInputCount = counts.lowerBound
    maximumInputCount = counts.upperBound
    outputCount = 1
    hasOptionalInputs = false
  }
}
