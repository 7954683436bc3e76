import ComputeKernels
import TensorCore

/// Moves landmarks by a matrix.
///
/// - Inputs: landmarks `[1, N, 2 or 3]`, matrix `[1, 4, 4]` whose first two rows are multiplied with a column
///   of (x, y, 0, 1). Output: the shape of the landmarks; a third coordinate stays.
/// - Source: MediaPipe's custom operator `TransformLandmarks`, version 2
///   (`mediapipe/util/tflite/operations/transform_landmarks.cc`).
public struct TransformLandmarks: Sendable, Hashable {
  /// Creates the operator, which has no attributes.
  public init() {}
}

extension TransformLandmarks: PlainOperator {
  public static let kind: OperatorKind = "transformLandmarks"
  package static let signature = OperatorSignature(inputs: 2)
  package static let documentation = OperatorDocumentation(
    inputs: "landmarks `[1, N, 2 or 3]`, matrix `[1, 4, 4]`",
    outputs: "the same shape: the first two rows of the matrix times (x, y, 0, 1); z stays")

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    _ = try inputs.requiredFloat(0, "landmarks")
    let landmarks = try inputs.required(0, "landmarks", rank: 3).shape
    guard landmarks[0] == 1, 2...3 ~= landmarks[2] else {
      throw EngineError(
        .shapeMismatch, "input 0 (landmarks) has shape \(landmarks); expected [1×N×2] or [1×N×3]")
    }
    try inputs.checkTransformMatrix(1)
    return [inputs.output(landmarks, .float32)]
  }

  package func multiplyAddCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    outputs[0].shape[1] * 4
  }

  /// Plain loops.
  ///
  /// - Source: `mediapipe/util/tflite/operations/transform_landmarks.cc`.
  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let shape = site.type(0).shape
    let (count, dimensions) = (shape[1], shape[2])
    let landmarks = site.input(0, as: Float.self)
    let matrix = site.input(1, as: Float.self)
    let output = site.output(0, as: Float.self)
    return PlannedKernel(name: "reference", reason: KernelReason.onlyOne) { context, _, _ in
      let (landmarks, matrix) = (context.pointer(landmarks), context.pointer(matrix))
      let output = context.mutablePointer(output)
      for start in stride(from: 0, to: count * dimensions, by: dimensions) {
        let (x, y) = (landmarks[start], landmarks[start + 1])
        output[start] = matrix[0] * x + matrix[1] * y + matrix[3]
        output[start + 1] = matrix[4] * x + matrix[5] * y + matrix[7]
        if dimensions == 3 { output[start + 2] = landmarks[start + 2] }
      }
    }
  }
}
