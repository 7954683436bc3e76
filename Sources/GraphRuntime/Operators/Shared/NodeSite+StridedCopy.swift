import ComputeKernels
import ModelFormat
import TensorCore

extension NodeSite {
  /// A kernel that copies the elements of input zero from strided positions.
  func stridedCopyKernel(start: Int, walk: StridedWalk) -> PlannedKernel {
    let elementByteCount = outputs[0].elementType.byteCount
    if walk.isTransposition, elementByteCount == MemoryLayout<Float>.size, !wantsReference {
      return transpositionKernel(start: start, walk: walk)
    }
    let input = input(0, as: UInt8.self)
    let output = output(0, as: UInt8.self)
    let tiling = tiling(count: walk.runCount, workPerElement: walk.runLength)
    return PlannedKernel(
      name: "strided copy", reason: KernelReason.onlyOne, tileCount: tiling.tileCount
    ) { context, tile, _ in
      ReferenceKernels.copyStrided(
        input: context.pointer(input), output: context.mutablePointer(output),
        elementByteCount: elementByteCount, start: start, walk: walk, runs: tiling.range(tile))
    }
  }

  private func transpositionKernel(start: Int, walk: StridedWalk) -> PlannedKernel {
    let instructionSet = kernels.instructionSet
    let input = input(0, as: Float.self)
    let output = output(0, as: Float.self)
    let tiling = tiling(count: walk.runCount, workPerElement: walk.runLength)
    return PlannedKernel(
      name: "transposition, \(instructionSet.name)", reason: "the columns of a matrix become rows",
      tileCount: tiling.tileCount
    ) { context, tile, _ in
      FastKernels.transpose(
        input: context.pointer(input), output: context.mutablePointer(output), start: start, walk: walk,
        columns: tiling.range(tile), instructionSet: instructionSet)
    }
  }
}
