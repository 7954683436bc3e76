import ComputeKernels
import ModelFormat
import TensorCore

extension ElementwiseBinary: RuntimeOperator {
  func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let left = try inputs.requiredFloat(0, "left")
    let right = try inputs.requiredFloat(1, "right")
    guard let shape = Broadcast.shape(left.shape, right.shape) else {
      throw EngineError(
        .shapeMismatch, "shapes \(left.shape) and \(right.shape) do not broadcast to one shape")
    }
    return [inputs.output(shape, .float32)]
  }

  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let broadcast = Broadcast(
      left: site.type(0).shape, right: site.type(1).shape, output: site.outputs[0].shape)
    let left = site.input(0, as: Float.self)
    let right = site.input(1, as: Float.self)
    let output = site.output(0, as: Float.self)
    let function = function.kernelFunction
    let bounds = activation.bounds
    guard !site.wantsReference, broadcast.hasVectorInnerAxis else {
      let reason = site.wantsReference ? KernelReason.requested : "an operand lies in steps"
      return PlannedKernel(name: "reference", reason: reason) { context, _, _ in
        ReferenceKernels.binary(
          function, left: context.pointer(left), right: context.pointer(right),
          output: context.mutablePointer(output), broadcast: broadcast, bounds: bounds)
      }
    }
    let tiling = Tiling(
      count: site.outputs[0].shape.elementCount, workPerElement: 1, workPerTile: TileWork.elements)
    return PlannedKernel(
      name: "element-wise SIMD", reason: "both operands lie densely or stand still",
      tileCount: tiling.tileCount
    ) { context, tile, _ in
      FastKernels.binary(
        function, left: context.pointer(left), right: context.pointer(right),
        output: context.mutablePointer(output), broadcast: broadcast, bounds: bounds,
        elements: tiling.range(tile))
    }
  }
}

extension ElementwiseBinary.Function {
  var kernelFunction: BinaryFunction {
    switch self {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .squaredDifference: .squaredDifference
    }
  }
}
