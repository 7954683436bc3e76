import ComputeKernels
import ModelFormat
import TensorCore

extension LandmarksToTransformMatrix: RuntimeOperator {
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
