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
    case .float32:
      guard let function = function.kernelFunction else { throw unsupported(site) }
      // Of the functions of numbers, only the logistic one takes over the multiplication with its input.
      return site.unaryKernel(site.epilogue?.product == nil ? function : .swish)
    case .uint8: return try tableKernel(site, code: UInt8.self)
    case .int8: return try tableKernel(site, code: Int8.self)
    case .int32: return try integerKernel(site, Int32.self, functions: Self.numberFunctions)
    case .int64: return try integerKernel(site, Int64.self, functions: Self.numberFunctions)
    case .bool: return try integerKernel(site, UInt8.self, functions: Self.truthFunctions)
    case .float16, .int16: throw unsupported(site)
    }
  }

  private static let numberFunctions: [Function: IntegerUnaryFunction] = [
    .absolute: .absolute, .negate: .negate, .sign: .sign, .zero: .zero,
  ]

  private static let truthFunctions: [Function: IntegerUnaryFunction] = [
    .logicalNot: .logicalNot, .zero: .zero,
  ]

  private func integerKernel<Element: FixedWidthInteger & Sendable>(
    _ site: NodeSite, _: Element.Type, functions: [Function: IntegerUnaryFunction]
  ) throws -> PlannedKernel {
    guard let function = functions[function] else { throw unsupported(site) }
    let input = site.input(0, as: Element.self)
    let output = site.output(0, as: Element.self)
    return site.elementKernel(name: "reference", reason: KernelReason.onlyOne) { context, elements in
      ReferenceKernels.unary(
        function, input: context.pointer(input), output: context.mutablePointer(output),
        elements: elements)
    }
  }

  private func tableKernel<Code: QuantizedCode>(_ site: NodeSite, code: Code.Type) throws -> PlannedKernel {
    let source = try site.codeScale(site.type(0), "the input")
    var result = try site.codeScale(site.inputs.declaredOutputs[0], "the output")
    guard var table = function.table(from: source, to: result, code: code) else {
      throw unsupported(site)
    }
    if let product = site.epilogue?.product {
      let scale = try site.codeScale(product.type, "the product")
      table = CodeTable.productsWithInput(
        of: table,
        CodeMultiplication(
          left: source, right: result, result: scale,
          bounds: product.activation.codeBounds(scale, code: code)))
      result = scale
    }
    return site.epilogue?.dequantizes == true
      ? site.dequantizingTableKernel(table, meaning: result) : site.tableKernel(table, from: code)
  }

  private func unsupported(_ site: NodeSite) -> EngineError {
    site.unsupported(site.type(0).elementType, by: function.rawValue)
  }
}

extension ElementwiseUnary.Function {
  /// The function of real numbers; `nil` when there is none.
  var kernelFunction: UnaryFunction? {
    switch self {
    case .absolute: .absolute
    case .ceiling: .ceiling
    case .cosine: .cosine
    case .exponential: .exponential
    case .exponentialLinearUnit: .exponentialLinearUnit
    case .floor: .floor
    case .gaussianErrorLinearUnit: .gaussianErrorLinearUnit
    case .gaussianErrorLinearUnitByTangent: .gaussianErrorLinearUnitByTangent
    case .hardSwish: .hardSwish
    case .hyperbolicTangent: .hyperbolicTangent
    case .logarithm: .logarithm
    case .logicalNot: nil
    case .logistic: .logistic
    case .negate: .negate
    case .reciprocalSquareRoot: .reciprocalSquareRoot
    case .rectifier: .clamp(Activation.rectifier.bounds)
    case .rectifier6: .clamp(Activation.rectifier6.bounds)
    case .rectifierMinusOneToOne: .clamp(Activation.rectifierMinusOneToOne.bounds)
    case .rectifierZeroToOne: .clamp(ActivationBounds(lower: 0, upper: 1))
    case .round: .round
    case .sign: .sign
    case .sine: .sine
    case .square: .square
    case .squareRoot: .squareRoot
    case .zero: .zero
    }
  }

  /// The function of codes, lowest first, each rounded as the reference rounds it; `nil` for functions that
  /// the reference does not apply to codes.
  func table<Code: QuantizedCode>(
    from source: CodeScale, to result: CodeScale, code: Code.Type
  ) -> [Code]? {
    guard let function = kernelFunction else { return nil }
    switch self {
    case .exponentialLinearUnit, .hyperbolicTangent, .logistic:
      return CodeTable.roundingToEven(from: source, to: result, code: code) { function($0) }
    case .exponential, .gaussianErrorLinearUnit, .gaussianErrorLinearUnitByTangent:
      return CodeTable.roundingAway(from: source, to: result, code: code) { function($0) }
    case .logarithm:
      let lowest = result.scale * Float(Code.codes.lowerBound - result.zeroPoint)
      return CodeTable.roundingAway(from: source, to: result, code: code) { $0 > 0 ? function($0) : lowest }
    case .squareRoot:
      return CodeTable.roundingTowardZero(from: source, to: result, code: code) { function(max($0, 0)) }
    case .absolute:
      return CodeTable.absolute(from: source, to: result, code: code)
    case .hardSwish:
      return CodeTable.hardSwish(from: source, to: result, code: code)
    case .reciprocalSquareRoot:
      return CodeTable.reciprocalSquareRoot(from: source, to: result, code: code)
    case .rectifier, .rectifier6, .rectifierMinusOneToOne, .rectifierZeroToOne:
      guard case .clamp(let bounds) = function else { return nil }
      return CodeTable.clamp(to: bounds, from: source, to: result, code: code)
    case .ceiling, .cosine, .floor, .logicalNot, .negate, .round, .sign, .sine, .square, .zero:
      return nil
    }
  }
}
