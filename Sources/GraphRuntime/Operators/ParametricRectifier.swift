import ComputeKernels
import ModelFormat
import TensorCore

/// `x` where it is not negative, `x · slope` elsewhere, for slopes that no convolution could take over.
///
/// - Inputs: values of any shape, a slope whose shape broadcasts to it.
/// - Source: TensorFlow Lite `PRELU`.
struct ParametricRectifierOperator: RuntimeOperator {
  func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.requiredFloat(0, "input")
    let slope = try inputs.requiredFloat(1, "slope")
    guard Broadcast.shape(input.shape, slope.shape) == input.shape else {
      throw EngineError(
        .shapeMismatch, "slope \(slope.shape) does not broadcast to the input's shape \(input.shape)")
    }
    return [inputs.output(input.shape, .float32)]
  }

  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let broadcast = Broadcast(
      left: site.type(0).shape, right: site.type(1).shape, output: site.outputs[0].shape)
    let input = site.input(0, as: Float.self)
    let slope = site.input(1, as: Float.self)
    let output = site.output(0, as: Float.self)
    guard !site.wantsReference, broadcast.hasVectorInnerAxis else {
      let reason = site.wantsReference ? KernelReason.requested : "the slope lies in steps"
      return PlannedKernel(name: "reference", reason: reason) { context, _, _ in
        ReferenceKernels.parametricRectifier(
          input: context.pointer(input), slope: context.pointer(slope),
          output: context.mutablePointer(output), broadcast: broadcast)
      }
    }
    let tiling = Tiling(
      count: site.outputs[0].shape.elementCount, workPerElement: 1, workPerTile: TileWork.elements)
    return PlannedKernel(
      name: "element-wise SIMD", reason: "the slope lies densely or stands still",
      tileCount: tiling.tileCount
    ) { context, tile, _ in
      FastKernels.parametricRectifier(
        input: context.pointer(input), slope: context.pointer(slope),
        output: context.mutablePointer(output), broadcast: broadcast, elements: tiling.range(tile))
    }
  }
}
