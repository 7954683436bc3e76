import ComputeKernels
import ModelFormat
import TensorCore

extension ElementwiseBinary: RuntimeOperator {
  func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let (shape, elementType) = try inputs.broadcastOperands()
    return [inputs.output(shape, elementType)]
  }

  func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(0).elementType {
    case .float32: return try floatKernel(site)
    case .uint8: return try quantizedKernel(site, code: UInt8.self)
    case .int8: return try quantizedKernel(site, code: Int8.self)
    case .int32: return try integerKernel(site, Int32.self)
    case .int64: return try integerKernel(site, Int64.self)
    case .bool: return try truthKernel(site)
    case .float16, .int16: throw unsupported(site)
    }
  }

  private func floatKernel(_ site: NodeSite) throws -> PlannedKernel {
    guard let function = function.kernelFunction else { throw unsupported(site) }
    let operands = BinaryOperands<Float, Float>(site)
    let broadcast = operands.broadcast
    let bounds = activation.bounds
    guard !site.wantsReference, broadcast.hasVectorInnerAxis else {
      let reason = site.wantsReference ? KernelReason.requested : "an operand lies in steps"
      return site.elementKernel(
        name: "reference", reason: reason, overwritableInputs: site.wholeOperands
      ) { context, elements in
        ReferenceKernels.binary(
          function, left: context.pointer(operands.left), right: context.pointer(operands.right),
          output: context.mutablePointer(operands.output), broadcast: broadcast, bounds: bounds,
          elements: elements)
      }
    }
    let instructionSet = site.kernels.instructionSet
    return site.elementKernel(
      name: "element-wise, \(instructionSet.name)", reason: "both operands lie densely or stand still",
      overwritableInputs: site.wholeOperands
    ) { context, elements in
      FastKernels.binary(
        function, left: context.pointer(operands.left), right: context.pointer(operands.right),
        output: context.mutablePointer(operands.output), broadcast: broadcast, bounds: bounds,
        elements: elements, instructionSet: instructionSet)
    }
  }

  private func integerKernel<Element: FixedWidthInteger & Sendable>(
    _ site: NodeSite, _ element: Element.Type
  ) throws -> PlannedKernel {
    guard let function = function.integerFunction, !function.isLogical else { throw unsupported(site) }
    return integerKernel(site, function, bounds: activation.integerBounds(element))
  }

  private func truthKernel(_ site: NodeSite) throws -> PlannedKernel {
    guard let function = function.integerFunction, function.isLogical, activation == .none else {
      throw unsupported(site)
    }
    return integerKernel(site, function, bounds: UInt8.min...UInt8.max)
  }

  private func integerKernel<Element: FixedWidthInteger & Sendable>(
    _ site: NodeSite, _ function: IntegerBinaryFunction, bounds: ClosedRange<Element>
  ) -> PlannedKernel {
    let operands = BinaryOperands<Element, Element>(site)
    let broadcast = operands.broadcast
    return site.elementKernel(name: "reference", reason: KernelReason.onlyOne) { context, elements in
      ReferenceKernels.binary(
        function, left: context.pointer(operands.left), right: context.pointer(operands.right),
        output: context.mutablePointer(operands.output), broadcast: broadcast, bounds: bounds,
        elements: elements)
    }
  }

  private func unsupported(_ site: NodeSite) -> EngineError {
    EngineError(
      .unsupportedOperator,
      "\(function.rawValue) does not take \(site.type(0).elementType.rawValue) tensors")
  }
}

extension ElementwiseBinary {
  private func quantizedKernel<Code: QuantizedCode>(
    _ site: NodeSite, code: Code.Type
  ) throws -> PlannedKernel {
    let left = try site.codeScale(site.type(0), "the left input")
    let right = try site.codeScale(site.type(1), "the right input")
    let result = try site.codeScale(site.outputs[0], "the output")
    let bounds = activation.codeBounds(result, code: code)
    switch function {
    case .add, .subtract:
      let subtracts = function == .subtract
      if let addition = CodeAddition(
        left: left, right: right, result: result, subtracts: subtracts, bounds: bounds)
      {
        if let kernel = additionKernel(site, addition, isSigned: Code.isSigned) { return kernel }
        return codeKernel(site) { (left, right, output: UnsafeMutablePointer<Code>, broadcast, elements) in
          ReferenceKernels.add(
            left: left, right: right, output: output, broadcast: broadcast, addition: addition,
            elements: elements)
        }
      }
      guard
        let addition = CommonUnitAddition(
          left: left, right: right, result: result, subtracts: subtracts, bounds: bounds)
      else {
        throw EngineError(
          .unsupportedOperator,
          "the scales of the inputs are too far from the output's for 32-bit fixed-point addition")
      }
      return codeKernel(site) { (left, right, output: UnsafeMutablePointer<Code>, broadcast, elements) in
        ReferenceKernels.add(
          left: left, right: right, output: output, broadcast: broadcast, addition: addition,
          elements: elements)
      }
    case .multiply:
      let multiplication = CodeMultiplication(left: left, right: right, result: result, bounds: bounds)
      if let kernel = multiplicationKernel(site, multiplication, isSigned: Code.isSigned) { return kernel }
      return codeKernel(site) { (left, right, output: UnsafeMutablePointer<Code>, broadcast, elements) in
        ReferenceKernels.multiply(
          left: left, right: right, output: output, broadcast: broadcast, multiplication: multiplication,
          elements: elements)
      }
    case .divide:
      let division = CodeDivision(left: left, right: right, result: result, bounds: bounds)
      return codeKernel(site) { (left, right, output: UnsafeMutablePointer<Code>, broadcast, elements) in
        ReferenceKernels.divide(
          left: left, right: right, output: output, broadcast: broadcast, division: division,
          elements: elements)
      }
    case .squaredDifference:
      let difference = CodeSquaredDifference(left: left, right: right, result: result, bounds: bounds)
      return codeKernel(site) { (left, right, output: UnsafeMutablePointer<Code>, broadcast, elements) in
        ReferenceKernels.squareDifference(
          left: left, right: right, output: output, broadcast: broadcast, squaredDifference: difference,
          elements: elements)
      }
    case .maximum, .minimum:
      guard left == right, left == result else {
        throw EngineError(
          .unsupportedOperator, "\(function.rawValue) of codes must keep scale and zero point; these differ")
      }
      let bounds = Code(bounds.lowerBound)...Code(bounds.upperBound)
      return integerKernel(site, function == .maximum ? .maximum : .minimum, bounds: bounds)
    case .power, .floorDivide, .floorRemainder, .arcTangent2, .logicalAnd, .logicalOr:
      throw unsupported(site)
    }
  }

  /// The vector kernel of an addition; `nil` when an operand is repeated, or plain loops were asked for.
  private func additionKernel(
    _ site: NodeSite, _ addition: CodeAddition, isSigned: Bool
  ) -> PlannedKernel? {
    let operands = BinaryOperands<UInt8, UInt8>(site)
    guard operands.broadcast.isDense, !site.wantsReference else { return nil }
    let instructionSet = site.kernels.instructionSet
    return site.elementKernel(
      name: "sum of codes, \(instructionSet.name)", reason: "both operands are as large as the result"
    ) { context, elements in
      FastKernels.add(
        left: context.pointer(operands.left), right: context.pointer(operands.right),
        output: context.mutablePointer(operands.output), addition: addition, isSigned: isSigned,
        elements: elements, instructionSet: instructionSet)
    }
  }

  /// The vector kernel of a multiplication; `nil` when an operand lies in steps, or plain loops were asked for.
  private func multiplicationKernel(
    _ site: NodeSite, _ multiplication: CodeMultiplication, isSigned: Bool
  ) -> PlannedKernel? {
    let operands = BinaryOperands<UInt8, UInt8>(site)
    let broadcast = operands.broadcast
    guard broadcast.hasVectorInnerAxis, !site.wantsReference else { return nil }
    let instructionSet = site.kernels.instructionSet
    return site.elementKernel(
      name: "product of codes, \(instructionSet.name)", reason: "both operands lie densely or stand still"
    ) { context, elements in
      FastKernels.multiply(
        left: context.pointer(operands.left), right: context.pointer(operands.right),
        output: context.mutablePointer(operands.output), broadcast: broadcast,
        multiplication: multiplication, isSigned: isSigned, elements: elements,
        instructionSet: instructionSet)
    }
  }

  private func codeKernel<Code: QuantizedCode>(
    _ site: NodeSite,
    _ combine:
      @escaping @Sendable (
        _ left: UnsafePointer<Code>, _ right: UnsafePointer<Code>, _ output: UnsafeMutablePointer<Code>,
        _ broadcast: Broadcast, _ elements: Range<Int>
      ) -> Void
  ) -> PlannedKernel {
    let operands = BinaryOperands<Code, Code>(site)
    let broadcast = operands.broadcast
    return site.elementKernel(name: "quantised reference", reason: KernelReason.onlyOne) {
      context, elements in
      combine(
        context.pointer(operands.left), context.pointer(operands.right),
        context.mutablePointer(operands.output), broadcast, elements)
    }
  }
}

extension ElementwiseBinary.Function {
  /// The function of real numbers; `nil` when there is none.
  fileprivate var kernelFunction: BinaryFunction? {
    switch self {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .squaredDifference: .squaredDifference
    case .maximum: .maximum
    case .minimum: .minimum
    case .power: .power
    case .floorDivide: .floorDivide
    case .floorRemainder: .floorRemainder
    case .arcTangent2: .arcTangent2
    case .logicalAnd, .logicalOr: nil
    }
  }

  /// The function of integers or truth values; `nil` when there is none.
  fileprivate var integerFunction: IntegerBinaryFunction? {
    switch self {
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    case .squaredDifference: .squaredDifference
    case .maximum: .maximum
    case .minimum: .minimum
    case .power: .power
    case .floorDivide: .floorDivide
    case .floorRemainder: .floorRemainder
    case .arcTangent2: nil
    case .logicalAnd: .logicalAnd
    case .logicalOr: .logicalOr
    }
  }
}

extension IntegerBinaryFunction {
  fileprivate var isLogical: Bool { self == .logicalAnd || self == .logicalOr }
}

extension Activation {
  /// The integers that the activation allows.
  fileprivate func integerBounds<Element: FixedWidthInteger>(_: Element.Type) -> ClosedRange<Element> {
    switch self {
    case .none: .min ... .max
    case .rectifier: 0 ... .max
    case .rectifier6: 0...6
    case .rectifierMinusOneToOne: Element(clamping: -1)...1
    }
  }
}
