import ComputeKernels
import ModelFormat
import TensorCore

/// The runtime's side of ``Operation/transformLandmarks``.
struct TransformLandmarksOperator: RuntimeOperator {
  func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    _ = try inputs.requiredFloat(0, "landmarks")
    let landmarks = try inputs.required(0, "landmarks", rank: 3).shape
    guard landmarks[0] == 1, 2...3 ~= landmarks[2] else {
      throw EngineError(
        .shapeMismatch, "input 0 (landmarks) has shape \(landmarks); expected [1×N×2] or [1×N×3]")
    }
    try inputs.checkTransformMatrix(1)
    return [inputs.output(landmarks, .float32)]
  }

  func multiplyAddCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    outputs[0].shape[1] * 4
  }

  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let shape = site.type(0).shape
    let landmarks = site.input(0, as: Float.self)
    let matrix = site.input(1, as: Float.self)
    let output = site.output(0, as: Float.self)
    return PlannedKernel(name: "reference", reason: KernelReason.onlyOne) { context, _, _ in
      ReferenceKernels.transformLandmarks(
        landmarks: context.pointer(landmarks), matrix: context.pointer(matrix),
        output: context.mutablePointer(output), count: shape[1], dimensions: shape[2])
    }
  }
}
