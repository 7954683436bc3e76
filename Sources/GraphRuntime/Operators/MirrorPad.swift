import ComputeKernels
import ModelFormat
import TensorCore

extension MirrorPad: RuntimeOperator {
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let shape = site.type(0).shape
    let strides = shape.strides
    let elementByteCount = site.type(0).elementType.byteCount
    // Whatever lies below the last padded axis is copied in one piece.
    let axisCount = (before.indices.last { before[$0] > 0 || after[$0] > 0 } ?? -1) + 1
    let lengths = site.outputs[0].shape.dimensions[..<axisCount]
    // Threads share the first axis that has several positions.
    let axes = (lengths.firstIndex { $0 != 1 } ?? axisCount)..<axisCount
    let sharedCount = axes.isEmpty ? 1 : lengths[axes.lowerBound]
    // Each position is listed twice before it becomes an offset.
    let tableByteCount = lengths[axes].reduce(1, +) * 3 * MemoryLayout<Int>.size
    let tables = Packed(byteCount: tableByteCount) {
      let offsets = axes.map { axis in
        MirroredAxis.positions(
          length: shape[axis], before: before[axis], after: after[axis], repeatsEdge: mode == .symmetric
        ).map { $0 * strides[axis] * elementByteCount }
      }
      return offsets.isEmpty ? [[0]] : offsets
    }
    let runByteCount = shape.elementCount(along: axisCount..<shape.rank) * elementByteCount
    let input = site.input(0, as: UInt8.self)
    let output = site.output(0, as: UInt8.self)
    let tiling = Tiling(
      count: sharedCount, workPerElement: site.outputs[0].shape.elementCount / max(sharedCount, 1),
      workPerTile: TileWork.elements.perTile)
    return PlannedKernel(
      name: "copy by tables", reason: KernelReason.onlyOne, tileCount: tiling.tileCount, weights: tables
    ) { context, tile, _ in
      ReferenceKernels.copyTabulated(
        input: context.pointer(input), output: context.mutablePointer(output), offsets: tables.contents,
        runByteCount: runByteCount, positions: tiling.range(tile))
    }
  }
}
