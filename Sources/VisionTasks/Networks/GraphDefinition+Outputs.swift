import ModelFormat
import TensorCore

extension GraphDefinition {
  /// Checks an output and returns its dimensions without the leading ones that the pattern does not name.
  ///
  /// - Parameters:
  ///   - index: the position among the outputs.
  ///   - meaning: what the output holds, for the message.
  ///   - pattern: the innermost dimensions; `nil` stands for any number above 0. Dimensions before them must
  ///     be 1.
  ///   - types: the types of numbers that are taken.
  /// - Throws: `VisionError` with code `invalidModel`.
  func dimensions(
    ofOutput index: Int, _ meaning: String, matching pattern: [Int?], types: [ElementType] = [.float32]
  ) throws(VisionError) -> [Int] {
    guard outputs.indices.contains(index), tensors.indices.contains(outputs[index]) else {
      throw VisionError(
        .invalidModel,
        "Network \(name) has \(outputs.count) outputs; expected \(meaning) as output \(index)")
    }
    let output = tensors[outputs[index]]
    let dimensions = output.shape.dimensions
    let inner = Array(dimensions.suffix(pattern.count))
    let matches =
      inner.count == pattern.count && dimensions.dropLast(pattern.count).allSatisfy { $0 == 1 }
      && zip(inner, pattern).allSatisfy { $0 > 0 && ($1 == nil || $0 == $1) }
    guard matches, types.contains(output.elementType) else {
      let expected = (["1"] + pattern.map { $0.map(String.init) ?? "n" }).joined(separator: "×")
      throw VisionError(
        .invalidModel,
        "Output \(index) of network \(name) is \(output.elementType.rawValue) \(output.shape); expected "
          + "\(meaning) as \(types.map(\.rawValue).joined(separator: " or ")) [\(expected)]")
    }
    return inner
  }
}
