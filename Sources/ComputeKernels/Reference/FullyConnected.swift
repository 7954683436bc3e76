extension ReferenceKernels {
  /// Multiplies rows by a matrix: `y = epilogue(x · Wᵀ)`.
  ///
  /// - Shapes: input `[rows, I]`, weights `[O, I]`, output `[rows, O]`.
  /// - Source: `tensorflow/lite/kernels/internal/reference/fully_connected.h`.
  package static func fullyConnected(
    input: UnsafePointer<Float>, weights: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>,
    rowCount: Int, inputLength: Int, outputLength: Int, epilogue: Epilogue
  ) {
    for row in 0..<rowCount {
      for column in 0..<outputLength {
        var sum = 0.0
        for index in 0..<inputLength {
          sum += Double(input[row * inputLength + index]) * Double(weights[column * inputLength + index])
        }
        output[row * outputLength + column] = epilogue.finish(Float(sum), channel: column)
      }
    }
  }
}
