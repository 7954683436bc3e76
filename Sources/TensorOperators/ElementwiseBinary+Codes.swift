import ComputeKernels
import TensorCore

extension ElementwiseBinary {
  /// The kernel for operands that are codes of numbers.
  func quantizedKernel<Code: QuantizedCode>(_ site: NodeSite, code: Code.Type) throws -> PlannedKernel {
    let left = try site.codeScale(site.type(0), "the left input")
    let right = try site.codeScale(site.type(1), "the right input")
    let result = try site.codeScale(site.outputs[0], "the output")
    let bounds = activation.codeBounds(result, code: code)
    switch function.row.codes {
    case .sum, .difference:
      let subtracts = function == .subtract
      if let addition = CodeAddition(
        left: left, right: right, result: result, subtracts: subtracts, bounds: bounds)
      {
        return additionKernel(site, addition, code: code)
      }
      guard
        let addition = CommonUnitAddition(
          left: left, right: right, result: result, subtracts: subtracts, bounds: bounds)
      else {
        throw EngineError(
          .unsupportedOperator,
          "the scales of the inputs are too far from the output's for 32-bit fixed-point addition")
      }
      return referenceKernel(site, addition, code: code)
    case .product:
      let multiplication = CodeMultiplication(left: left, right: right, result: result, bounds: bounds)
      return multiplicationKernel(site, multiplication, code: code)
    case .quotient:
      let division = CodeDivision(left: left, right: right, result: result, bounds: bounds)
      return referenceKernel(site, division, code: code)
    case .squaredDifference:
      let difference = CodeSquaredDifference(left: left, right: right, result: result, bounds: bounds)
      return referenceKernel(site, difference, code: code)
    case .choice:
      guard let choice = function.row.integer, left == right, left == result else {
        throw EngineError(
          .unsupportedOperator, "\(function.rawValue) of codes must keep scale and zero point; these differ")
      }
      let bounds = Code(bounds.lowerBound)...Code(bounds.upperBound)
      return integerKernel(site, choice, bounds: bounds)
    case nil:
      throw unsupported(site)
    }
  }

  /// The vector kernel of an addition, unless an operand is repeated or plain loops were asked for.
  private func additionKernel<Code: QuantizedCode>(
    _ site: NodeSite, _ addition: CodeAddition, code: Code.Type
  ) -> PlannedKernel {
    let operands = BinaryOperands<UInt8, UInt8>(site)
    guard operands.broadcast.isDense, !site.wantsReference else {
      return referenceKernel(site, addition, code: code)
    }
    let instructionSet = site.kernels.instructionSet
    return site.elementKernel(
      name: "sum of codes, \(instructionSet.name)", reason: "both operands are as large as the result"
    ) { context, elements in
      FastKernels.add(
        left: context.pointer(operands.left), right: context.pointer(operands.right),
        output: context.mutablePointer(operands.output), addition: addition, isSigned: Code.isSigned,
        elements: elements, instructionSet: instructionSet)
    }
  }

  /// The vector kernel of a multiplication, unless an operand lies in steps or plain loops were asked for.
  private func multiplicationKernel<Code: QuantizedCode>(
    _ site: NodeSite, _ multiplication: CodeMultiplication, code: Code.Type
  ) -> PlannedKernel {
    let operands = BinaryOperands<UInt8, UInt8>(site)
    let broadcast = operands.broadcast
    guard broadcast.hasVectorInnerAxis, !site.wantsReference else {
      return referenceKernel(site, multiplication, code: code)
    }
    let instructionSet = site.kernels.instructionSet
    return site.elementKernel(
      name: "product of codes, \(instructionSet.name)", reason: "both operands lie densely or stand still"
    ) { context, elements in
      FastKernels.multiply(
        left: context.pointer(operands.left), right: context.pointer(operands.right),
        output: context.mutablePointer(operands.output), broadcast: broadcast,
        multiplication: multiplication, isSigned: Code.isSigned, elements: elements,
        instructionSet: instructionSet)
    }
  }

  private func referenceKernel<Code: QuantizedCode>(
    _ site: NodeSite, _ combination: some CodeCombination, code: Code.Type
  ) -> PlannedKernel {
    let operands = BinaryOperands<Code, Code>(site)
    let broadcast = operands.broadcast
    return site.elementKernel(name: "quantised reference", reason: KernelReason.onlyOne) {
      context, elements in
      ReferenceKernels.combine(
        left: context.pointer(operands.left), right: context.pointer(operands.right),
        output: context.mutablePointer(operands.output), broadcast: broadcast, combination: combination,
        elements: elements)
    }
  }
}
