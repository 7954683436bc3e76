import ComputeKernels
import ModelFormat
import TensorCore

/// A kernel that copies the elements of input zero from strided positions.
func stridedCopyKernel(_ site: NodeSite, start: Int, walk: StridedWalk) -> PlannedKernel {
  let elementByteCount = site.outputs[0].elementType.byteCount
  let input = site.input(0, as: UInt8.self)
  let output = site.output(0, as: UInt8.self)
  let tiling = Tiling(
    count: walk.runCount, workPerElement: walk.runLength, workPerTile: TileWork.elements)
  return PlannedKernel(
    name: "strided copy", reason: KernelReason.onlyOne, tileCount: tiling.tileCount
  ) { context, tile, _ in
    ReferenceKernels.copyStrided(
      input: context.pointer(input), output: context.mutablePointer(output),
      elementByteCount: elementByteCount, start: start, walk: walk, runs: tiling.range(tile))
  }
}
