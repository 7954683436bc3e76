import ModelFormat
import TensorCore

extension GraphImporter {
  /// Adds the operator and states the shapes of its outputs, which the source leaves open.
  mutating func addDetectionPostProcess(_ source: TFLiteOperator) throws {
    let inputs = try (0..<3).map { try input($0, of: source) }
    guard source.outputs.count == 4 else {
      throw EngineError(.invalidModel, "has \(source.outputs.count) outputs; expected 4")
    }
    let operation = try DetectionPostProcess(attributes: FlexBufferMap(source.customOptions))
    let (count, overflow) = operation.maximumDetectionCount.multipliedReportingOverflow(
      by: operation.maximumClassesPerDetection)
    guard !overflow, (1...1 << 20).contains(count) else {
      throw EngineError(.invalidModel, "asks for an implausible number of detections")
    }
    let shapes: [Shape] = [[1, count, 4], [1, count], [1, count], [1]]
    for (output, shape) in zip(source.outputs, shapes) { setShape(shape, of: output) }
    emit(operation, inputs, to: source.outputs)
  }
}

extension DetectionPostProcess {
  /// Reads the attributes by the names that the source gives them.
  fileprivate init(attributes: FlexBufferMap) throws {
    func number(_ name: String) throws -> Double {
      guard let value = attributes.number(name) else {
        throw EngineError(.invalidModel, "has no attribute \(name)")
      }
      return value
    }
    func count(_ value: Double, _ name: String) throws -> Int {
      guard let count = Int(exactly: value), AttributeLimits.lengths ~= count else {
        throw EngineError(
          .invalidModel,
          "has \(name) = \(value); expected a whole number from 1 to \(AttributeLimits.length)")
      }
      return count
    }
    func scale(_ name: String) throws -> Float {
      let value = Float(try number(name))
      guard value.isFinite, value > 0 else {
        throw EngineError(.invalidModel, "has \(name) = \(value); expected a positive number")
      }
      return value
    }
    /// Minus infinity, which lets everything pass, becomes the smallest number that the model file can hold.
    func threshold(_ name: String) throws -> Float {
      let value = Float(try number(name))
      guard !value.isNaN else { throw EngineError(.invalidModel, "has \(name) = \(value)") }
      return min(max(value, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    }
    // The operator's own defaults for attributes that old files lack.
    let detectionsPerClass = attributes.number("detections_per_class") ?? 100
    self.init(
      maximumDetectionCount: try count(number("max_detections"), "max_detections"),
      maximumClassesPerDetection: try count(
        number("max_classes_per_detection"), "max_classes_per_detection"),
      detectionsPerClass: try count(detectionsPerClass, "detections_per_class"),
      suppressesEachClass: attributes.number("use_regular_nms") ?? 0 != 0,
      scoreThreshold: try threshold("nms_score_threshold"),
      overlapThreshold: try threshold("nms_iou_threshold"),
      classCount: try count(number("num_classes"), "num_classes"),
      scaleY: try scale("y_scale"), scaleX: try scale("x_scale"), scaleHeight: try scale("h_scale"),
      scaleWidth: try scale("w_scale"))
  }
}
