extension ReferenceKernels {
  /// Moves landmarks by the first two rows of a matrix.
  ///
  /// - Shapes: landmarks and output `[count, dimensions]`, matrix `[4, 4]`; `dimensions` is 2 or 3, and a third
  ///   coordinate stays.
  /// - Source: `mediapipe/util/tflite/operations/transform_landmarks.cc`.
  package static func transformLandmarks(
    landmarks: UnsafePointer<Float>, matrix: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>,
    count: Int, dimensions: Int
  ) {
    for start in stride(from: 0, to: count * dimensions, by: dimensions) {
      let (x, y) = (landmarks[start], landmarks[start + 1])
      output[start] = matrix[0] * x + matrix[1] * y + matrix[3]
      output[start + 1] = matrix[4] * x + matrix[5] * y + matrix[7]
      if dimensions == 3 { output[start + 2] = landmarks[start + 2] }
    }
  }
}
