import ModelFormat
import TensorCore

extension GraphImporter {
  /// Adds MediaPipe's transposed convolution, which computes the size of its output.
  ///
  /// - Source: `mediapipe/util/tflite/operations/transpose_conv_bias.cc`; `TfLiteTransposeConvParams` in
  ///   `tensorflow/lite/core/c/builtin_op_data.h`.
  mutating func addTransposedConvolutionWithBias(_ source: TFLiteOperator) throws {
    let inputs = try (0..<3).map { try input($0, of: source) }
    let (image, filter) = (tensors[inputs[0]].shape, tensors[inputs[1]].shape)
    guard image.rank == 4, filter.rank == 4 else {
      throw EngineError(
        .invalidModel, "has an input of shape \(image) and a filter of shape \(filter); expected rank 4")
    }
    let structure = try StoredStructure(source.customOptions, count: 3)
    let usesSamePadding = try structure.usesSamePadding(0)
    func axis(_ axis: Int, stride: Int) throws -> (length: Int, paddingBefore: Int) {
      guard 1..<1 << 31 ~= image[axis], 1..<1 << 31 ~= filter[axis] else {
        throw EngineError(.invalidModel, "has a side without elements")
      }
      let padding = usesSamePadding ? max(filter[axis] - (image[axis] - 1) % stride - 1, 0) : 0
      return (stride * (image[axis] - 1) + filter[axis] - padding, padding / 2)
    }
    let strides = (width: try structure.length(1), height: try structure.length(2))
    let rows = try axis(1, stride: strides.height)
    let columns = try axis(2, stride: strides.width)
    let operation = TransposedConvolution2D(
      height: rows.length, width: columns.length, strideHeight: strides.height, strideWidth: strides.width,
      paddingTop: rows.paddingBefore, paddingLeft: columns.paddingBefore)
    emit(operation, inputs, to: [try soleOutput(of: source)])
  }
}
