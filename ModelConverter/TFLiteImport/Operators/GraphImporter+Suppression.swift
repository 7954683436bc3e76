import ModelFormat
import TensorCore

extension GraphImporter {
  /// Adds the nodes of the choice of boxes by their scores.
  mutating func translateSuppression(_ source: TFLiteOperator) throws -> Bool {
    switch source.code.importName {
    case "NON_MAX_SUPPRESSION_V4": try addSuppression(source, outputCount: 2)
    case "NON_MAX_SUPPRESSION_V5": try addSuppression(source, outputCount: 3)
    case "custom TFLite_Detection_PostProcess": try addDetectionPostProcess(source)
    default: return false
    }
    return true
  }

  private mutating func addSuppression(_ source: TFLiteOperator, outputCount: Int) throws {
    guard source.outputs.count == outputCount else {
      throw EngineError(.invalidModel, "has \(source.outputs.count) outputs; expected \(outputCount)")
    }
    let count = try soleInteger(2, of: source, what: "a number of boxes")
    var inputs: [Int?] = try [0, 1, 3, 4].map { try input($0, of: source) }
    var outputs = source.outputs
    if outputCount == 3 {
      inputs.append(try input(5, of: source))
    } else {
      // The scores, which the older operator keeps to itself.
      let scores = addTensor(
        like: try input(1, of: source), shape: try Shape(validating: [count]), suffix: "/selected")
      outputs.insert(scores, at: 1)
    }
    emit(NonMaximumSuppression(maximumCount: count), inputs, to: outputs)
  }
}
