import ComputeKernels
import ModelFormat
import TensorCore

/// A kernel that copies the elements of input zero from strided positions.
func stridedCopyKernel(_ site: NodeSite, start: Int, walk: StridedWalk) -> PlannedKernel {
  let elementByteCount = site.outputs[0].elementType.byteCount
  let input = site.input(0, as: UInt8.self)
  let output = site.output(0, as: UInt8.self)
  let tiling = site.tiling(count: walk.runCount, workPerElement: walk.runLength)
  if walk.isTransposition, elementByteCount == MemoryLayout<Float>.size, !site.wantsReference {
    let instructionSet = site.kernels.instructionSet
    let input = site.input(0, as: Float.self)
    let output = site.output(0, as: Float.self)
    return PlannedKernel(
      name: "transposition, \(instructionSet.name)", reason: "the columns of a matrix become rows",
      tileCount: tiling.tileCount
    ) { context, tile, _ in
      FastKernels.transpose(
        input: context.pointer(input), output: context.mutablePointer(output), start: start, walk: walk,
        columns: tiling.range(tile), instructionSet: instructionSet)
    }
  }
  return PlannedKernel(
    name: "strided copy", reason: KernelReason.onlyOne, tileCount: tiling.tileCount
  ) { context, tile, _ in
    ReferenceKernels.copyStrided(
      input: context.pointer(input), output: context.mutablePointer(output),
      elementByteCount: elementByteCount, start: start, walk: walk, runs: tiling.range(tile))
  }
}
