import ComputeKernels
import ModelFormat
import TensorCore

extension LandmarksToTransformMatrix: RuntimeOperator {
  func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    _ = try inputs.requiredFloat(0, "landmarks")
    let landmarks = try inputs.required(0, "landmarks", rank: 3).shape
    guard landmarks[0] == 1, landmarks[2] == 3 else {
      throw EngineError(
        .shapeMismatch, "input 0 (landmarks) has shape \(landmarks); expected [1×N×3]")
    }
    let last = ([leftLandmark, rightLandmark] + subset).reduce(0, max)
    guard last < landmarks[1] else {
      throw EngineError(
        .shapeMismatch, "refers to landmark \(last), but input 0 has \(landmarks[1]) landmarks")
    }
    return [inputs.output(TransformMatrix.shape, .float32)]
  }

  func multiplyAddCount(inputs: NodeInputs, outputs: [TensorType]) -> Int { subset.count * 4 }

  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let crop = LandmarkCrop(
      leftLandmark: leftLandmark, rightLandmark: rightLandmark, targetAngle: targetAngle, subset: subset,
      verticalScale: verticalScale, horizontalScale: horizontalScale, height: cropHeight, width: cropWidth)
    let landmarks = site.input(0, as: Float.self)
    let output = site.output(0, as: Float.self)
    return PlannedKernel(name: "reference", reason: KernelReason.onlyOne) { context, _, _ in
      ReferenceKernels.landmarksToTransformMatrix(
        landmarks: context.pointer(landmarks), output: context.mutablePointer(output), crop: crop)
    }
  }
}
