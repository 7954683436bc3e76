import TensorCore

/// The numbers that a network expects for the darkest and the brightest sample of a picture.
package struct ValueRange: Sendable, Hashable {
  /// The number for the byte 0.
  package let minimum: Float
  /// The number for the byte 255.
  package let maximum: Float

  package init(minimum: Float, maximum: Float) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The range that follows from `(byte - mean) / standardDeviation`, as model files state it.
  ///
  /// - Throws: `invalidModel` when the standard deviation is 0 or a value is not finite.
  ///
  /// Source: `mediapipe/tasks/cc/components/processors/image_preprocessing_graph.cc`.
  package init(mean: Float, standardDeviation: Float) throws(EngineError) {
    guard mean.isFinite, standardDeviation.isFinite, standardDeviation != 0 else {
      throw EngineError(
        .invalidModel,
        "an input normalised by mean \(mean) and standard deviation \(standardDeviation);"
          + " expected finite numbers and a standard deviation other than 0")
    }
    minimum = (0 - mean) / standardDeviation
    maximum = (255 - mean) / standardDeviation
  }

  /// 0 for black, 1 for white.
  package static let zeroToOne = ValueRange(minimum: 0, maximum: 1)
}

extension ValueRange {
  /// What a byte is multiplied by before ``minimum`` is added.
  ///
  /// Source: `GetValueRangeTransformation` of `mediapipe/calculators/tensor/image_to_tensor_utils.cc`.
  var scale: Float { (maximum - minimum) / 255 }
}
