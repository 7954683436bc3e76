import ComputeKernels
import ModelFormat
import TensorCore

extension MaxUnpool2D: RuntimeOperator {
  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let shape = site.type(0).shape
    let geometry = UnpoolingGeometry(
      batchCount: shape[0], inputHeight: shape[1], inputWidth: shape[2], channels: shape[3],
      windowHeight: windowHeight, windowWidth: windowWidth, strideHeight: strideHeight,
      strideWidth: strideWidth, paddingTop: paddingTop, paddingLeft: paddingLeft)
    let values = site.input(0, as: Float.self)
    let indices = site.input(1, as: Float.self)
    let output = site.output(0, as: Float.self)
    guard geometry.makesBlocks, !site.wantsReference else {
      let reason = site.wantsReference ? KernelReason.requested : "windows that overlap, or have padding"
      return PlannedKernel(name: "reference", reason: reason) { context, _, _ in
        ReferenceKernels.maxUnpool2D(
          input: context.pointer(values), indices: context.pointer(indices),
          output: context.mutablePointer(output), geometry: geometry)
      }
    }
    let tiling = site.tiling(
      count: geometry.inputRowCount,
      workPerElement: geometry.windowHeight * geometry.outputWidth * geometry.channels)
    return PlannedKernel(
      name: "unpooling", reason: "vectors over the channels", tileCount: tiling.tileCount
    ) { context, tile, _ in
      FastKernels.maxUnpool2D(
        input: context.pointer(values), indices: context.pointer(indices),
        output: context.mutablePointer(output), geometry: geometry, rows: tiling.range(tile))
    }
  }
}
