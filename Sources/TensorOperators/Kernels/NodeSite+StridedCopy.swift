import ComputeKernels
import TensorCore

extension NodeSite {
  /// A kernel that copies the elements of input zero from strided positions.
  func stridedCopyKernel(start: Int, walk: StridedWalk) -> PlannedKernel {
    let elementByteCount = outputs[0].elementType.byteCount
    if let transposition = walk.transposition, !wantsReference {
      return transpositionKernel(transposition, start: start)
    }
    let input = input(0, as: UInt8.self)
    let output = output(0, as: UInt8.self)
    let tiling = tiling(count: walk.runCount, workPerElement: walk.runLength)
    return PlannedKernel(
      name: "strided copy", reason: KernelReason.onlyOne, tileCount: tiling.tileCount
    ) { context, tile, _ in
      let (input, output) = (context.pointer(input), context.mutablePointer(output))
      // What lies in its place already needs no copy; see `PlacedParts`.
      guard output != input + start * elementByteCount else { return }
      ReferenceKernels.copyStrided(
        input: input, output: output, elementByteCount: elementByteCount, start: start, walk: walk,
        runs: tiling.range(tile))
    }
  }

  private func transpositionKernel(_ transposition: Transposition, start: Int) -> PlannedKernel {
    let elementByteCount = outputs[0].elementType.byteCount
    let instructionSet = kernels.instructionSet
    let input = input(0, as: UInt8.self)
    let output = output(0, as: UInt8.self)
    let tiling = tiling(count: transposition.stripCount, workPerElement: transposition.stripElementCount)
    return PlannedKernel(
      name: "transposition, \(instructionSet.name)", reason: "the columns of matrices become rows",
      tileCount: tiling.tileCount
    ) { context, tile, _ in
      FastKernels.transpose(
        input: context.pointer(input), output: context.mutablePointer(output),
        elementByteCount: elementByteCount, start: start, transposition: transposition,
        strips: tiling.range(tile), instructionSet: instructionSet)
    }
  }
}

/// Where the rows of a tensor, what of it lies side by side in a larger one too, lie there. All sizes are in
/// bytes.
struct EmbeddedRows: Sendable {
  let byteCount: Int
  /// The first bytes of the rows, counted from the first one; none when the tensor is empty.
  let walk: StridedWalk

  init(_ part: Shape, in whole: Shape, _ elementByteCount: Int) {
    let strides = whole.strides.map { $0 * elementByteCount }
    guard part.elementCount > 0 else {
      byteCount = elementByteCount
      walk = StridedWalk(lengths: [0], strides: [0])
      return
    }
    let sharedCount = zip(part.dimensions, whole.dimensions).reversed().prefix { $0 == $1 }.count
    let rowAxis = max(part.rank - 1 - sharedCount, 0)
    byteCount = part.dimensions[rowAxis...].reduce(elementByteCount, *)
    walk = StridedWalk(lengths: part.dimensions[..<rowAxis], strides: strides[..<rowAxis])
  }
}
