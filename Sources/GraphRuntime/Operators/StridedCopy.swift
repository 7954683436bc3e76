import ComputeKernels
import ModelFormat
import TensorCore

/// A kernel that copies the elements of input zero from strided positions.
func gatherKernel(_ site: NodeSite, start: Int, walk: StridedWalk) -> PlannedKernel {
  let elementByteCount = site.outputs[0].elementType.byteCount
  let input = site.input(0, as: UInt8.self)
  let output = site.output(0, as: UInt8.self)
  return PlannedKernel(name: "gather", reason: KernelReason.onlyOne) { context, _, _ in
    ReferenceKernels.gather(
      input: context.pointer(input), output: context.mutablePointer(output),
      elementByteCount: elementByteCount, start: start, walk: walk)
  }
}
