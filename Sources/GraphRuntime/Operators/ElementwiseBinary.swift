import ComputeKernels
import ModelFormat
import TensorCore

extension ElementwiseBinary: RuntimeOperator {
  func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let left = try inputs.required(0, "left")
    let right = try inputs.required(1, "right")
    guard left.elementType == right.elementType else {
      throw EngineError(
        .shapeMismatch,
        "left is \(left.elementType.rawValue), right \(right.elementType.rawValue); expected the same")
    }
    guard let shape = Broadcast.shape(left.shape, right.shape) else {
      throw EngineError(
        .shapeMismatch, "shapes \(left.shape) and \(right.shape) do not broadcast to one shape")
    }
    return [inputs.output(shape, left.elementType)]
  }

  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    let broadcast = Broadcast(
      left: site.type(0).shape, right: site.type(1).shape, output: site.outputs[0].shape)
    switch (site.type(0).elementType, function) {
    case (.float32, _): return floatKernel(site, broadcast)
    case (.uint8, .add): return try quantizedAddition(site, broadcast, code: UInt8.self)
    case (.int8, .add): return try quantizedAddition(site, broadcast, code: Int8.self)
    case (let other, _):
      throw EngineError(
        .unsupportedOperator, "\(function.rawValue) does not take \(other.rawValue) tensors")
    }
  }

  private func floatKernel(_ site: NodeSite, _ broadcast: Broadcast) -> PlannedKernel {
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

  private func quantizedAddition<Code: QuantizedCode>(
    _ site: NodeSite, _ broadcast: Broadcast, code: Code.Type
  ) throws -> PlannedKernel {
    let result = try site.codeScale(site.outputs[0], "the output")
    guard
      let addition = CodeAddition(
        left: try site.codeScale(site.type(0), "the left input"),
        right: try site.codeScale(site.type(1), "the right input"), result: result,
        bounds: activation.codeBounds(result, code: code))
    else {
      throw EngineError(
        .unsupportedOperator,
        "the scales of the inputs are too far from the output's for 32-bit fixed-point addition")
    }
    let left = site.input(0, as: Code.self)
    let right = site.input(1, as: Code.self)
    let output = site.output(0, as: Code.self)
    return PlannedKernel(name: "quantised reference", reason: KernelReason.onlyOne) { context, _, _ in
      ReferenceKernels.add(
        left: context.pointer(left), right: context.pointer(right),
        output: context.mutablePointer(output), broadcast: broadcast, addition: addition)
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
