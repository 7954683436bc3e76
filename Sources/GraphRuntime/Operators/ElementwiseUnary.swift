import ComputeKernels
import ModelFormat
import TensorCore

extension ElementwiseUnary: RuntimeOperator {
  func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.required(0, "input")
    return [inputs.output(input.shape, input.elementType)]
  }

  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(0).elementType {
    case .float32: return floatKernel(site)
    case .uint8: return try tableKernel(site, code: UInt8.self)
    case .int8: return try tableKernel(site, code: Int8.self)
    case let other: throw site.unsupported(other)
    }
  }

  private func floatKernel(_ site: NodeSite) -> PlannedKernel {
    let input = site.input(0, as: Float.self)
    let output = site.output(0, as: Float.self)
    let function = function.kernelFunction
    let tiling = Tiling(
      count: site.outputs[0].shape.elementCount, workPerElement: 1, workPerTile: TileWork.elements)
    if case .clamp(let bounds) = function, !site.wantsReference {
      return PlannedKernel(
        name: "element-wise SIMD", reason: "a clamp is two comparisons", tileCount: tiling.tileCount
      ) { context, tile, _ in
        FastKernels.clamp(
          input: context.pointer(input), output: context.mutablePointer(output), bounds: bounds,
          elements: tiling.range(tile))
      }
    }
    return PlannedKernel(name: "reference", reason: KernelReason.onlyOne, tileCount: tiling.tileCount) {
      context, tile, _ in
      ReferenceKernels.unary(
        function, input: context.pointer(input), output: context.mutablePointer(output),
        elements: tiling.range(tile))
    }
  }

  /// A function of an 8-bit code is a table of 256 codes.
  private func tableKernel<Code: QuantizedCode>(_ site: NodeSite, code: Code.Type) throws -> PlannedKernel {
    let input = site.input(0, as: Code.self)
    let output = site.output(0, as: Code.self)
    let source = try site.codeScale(site.type(0), "the input")
    let result = try site.codeScale(site.outputs[0], "the output")
    let function = function.kernelFunction
    let table = Code.codes.map { code in
      let value = function(Float(code - source.zeroPoint) * source.scale)
      return Code(rounding: value / result.scale, zeroPoint: result.zeroPoint, bounds: Code.codes)
    }
    let count = site.outputs[0].shape.elementCount
    return PlannedKernel(name: "table of 256 codes", reason: KernelReason.onlyOne) { context, _, _ in
      ReferenceKernels.lookUp(
        input: context.pointer(input), output: context.mutablePointer(output), count: count, table: table)
    }
  }
}

extension ElementwiseUnary.Function {
  var kernelFunction: UnaryFunction {
    switch self {
    case .logistic: .logistic
    case .negate: .negate
    case .squareRoot: .squareRoot
    case .reciprocalSquareRoot: .reciprocalSquareRoot
    case .rectifier: .clamp(Activation.rectifier.bounds)
    case .rectifier6: .clamp(Activation.rectifier6.bounds)
    case .rectifierMinusOneToOne: .clamp(Activation.rectifierMinusOneToOne.bounds)
    }
  }
}
