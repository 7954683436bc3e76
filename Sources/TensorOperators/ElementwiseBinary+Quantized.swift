import ComputeKernels
import TensorCore

extension ElementwiseBinary {
  /// The kernel for operands that are quantized values of numbers.
  func quantizedKernel<Quantized: QuantizedElement>(_ site: NodeSite, element: Quantized.Type) throws
    -> PlannedKernel
  {
    let left = try site.quantizedScale(site.type(0), "the left input")
    let right = try site.quantizedScale(site.type(1), "the right input")
    let result = try site.quantizedScale(site.outputs[0], "the output")
    let bounds = activation.quantizedBounds(result, element: element)
    switch function.row.quantized {
    case .sum, .difference:
      let subtracts = function == .subtract
      if let addition = QuantizedAddition(
        left: left, right: right, result: result, subtracts: subtracts, bounds: bounds)
      {
        let isDense = BinaryOperands<UInt8, UInt8>(site).broadcast.isDense
        return vectorKernel(
          site, addition, name: "sum of quantized values",
          reason: isDense ? "both operands are as large as the result" : KernelReason.denseOperands,
          element: element)
      }
      let addition = CommonUnitAddition(
        left: left, right: right, result: result, subtracts: subtracts, bounds: bounds)
      return tabulatedKernel(site, addition, element: element)
    case .product:
      let multiplication = QuantizedMultiplication(left: left, right: right, result: result, bounds: bounds)
      return vectorKernel(
        site, multiplication, name: "product of quantized values",
        reason: "both operands lie densely or stand still", element: element)
    case .quotient:
      let division = QuantizedDivision(left: left, right: right, result: result, bounds: bounds)
      return referenceKernel(site, division, element: element)
    case .squaredDifference:
      let difference = QuantizedSquaredDifference(left: left, right: right, result: result, bounds: bounds)
      return tabulatedKernel(site, difference, element: element)
    case .choice:
      guard let choice = function.row.integer, left == right, left == result else {
        throw EngineError.differingQuantization(by: function.rawValue)
      }
      let bounds = Quantized(bounds.lowerBound)...Quantized(bounds.upperBound)
      return integerKernel(site, choice, bounds: bounds)
    case .integers:
      guard Quantized.isSigned else { throw unsupported(site) }
      return try integerKernel(site, element)
    case nil:
      throw unsupported(site)
    }
  }

  /// The kernel for operands that are 16-bit quantized values of numbers.
  func wideKernel(_ site: NodeSite) throws -> PlannedKernel {
    guard site.type(0).quantization != nil else { throw unsupported(site) }
    let left = try site.wideScale(site.type(0), "the left input")
    let right = try site.wideScale(site.type(1), "the right input")
    let result = try site.wideScale(site.outputs[0], "the output")
    let bounds = activation.wideBounds(scale: result)
    func scale(_ scale: Float) -> QuantizedScale { QuantizedScale(scale: scale, zeroPoint: 0) }
    switch function.row.quantized {
    case .sum, .difference:
      let count = site.outputs[0].shape.elementCount
      // The reference has vectors for the sums of tensors of one shape, which round the terms once. Leading
      // axes of one element make no difference.
      let sides = (0...1).map { site.type($0).shape.dimensions.drop { $0 == 1 } }
      let hasVectors = function == .add && sides[0] == sides[1]
      let vectorCount = hasVectors ? count / 16 * 16 : 0
      func part(_ elements: Range<Int>, roundsTermsOnce: Bool) -> WidePart<CommonUnitAddition> {
        let addition = CommonUnitAddition(
          left: scale(left), right: scale(right), result: scale(result), subtracts: function == .subtract,
          bounds: bounds, extraBits: CommonUnitAddition.wideExtraBits, roundsTermsOnce: roundsTermsOnce)
        return WidePart(
          combination: addition, vectors: WideVectorCombination(addition), elements: elements)
      }
      return wideKernel(
        site,
        [
          part(0..<vectorCount, roundsTermsOnce: true), part(vectorCount..<count, roundsTermsOnce: false),
        ])
    case .product:
      let multiplication = WideMultiplication(left: left, right: right, result: result, bounds: bounds)
      return wideKernel(site, multiplication, WideVectorCombination(multiplication))
    case .choice:
      guard let choice = function.row.integer, left == right, left == result else {
        throw EngineError.differingQuantization(by: function.rawValue)
      }
      return integerKernel(site, choice, bounds: Int16(bounds.lowerBound)...Int16(bounds.upperBound))
    case .integers:
      return try integerKernel(site, Int16.self)
    case .quotient:
      return wideKernel(
        site,
        QuantizedDivision(left: scale(left), right: scale(right), result: scale(result), bounds: bounds),
        nil)
    case .squaredDifference, nil:
      throw unsupported(site)
    }
  }

  private func wideKernel(
    _ site: NodeSite, _ combination: some QuantizedCombination, _ vectors: WideVectorCombination?
  ) -> PlannedKernel {
    let elements = 0..<site.outputs[0].shape.elementCount
    return wideKernel(
      site, [WidePart(combination: combination, vectors: vectors, elements: elements)])
  }

  /// The vector kernel of combinations, unless an operand lies in steps, plain loops were asked for, or
  /// vectors do not compute them.
  private func wideKernel<Combination>(
    _ site: NodeSite, _ parts: [WidePart<Combination>]
  ) -> PlannedKernel {
    let operands = BinaryOperands<Int16, Int16>(site)
    let broadcast = operands.broadcast
    let vectors = parts.compactMap(\.vectors)
    if vectors.count == parts.count, broadcast.hasVectorInnerAxis, !site.wantsReference {
      let instructionSet = site.kernels.instructionSet
      return site.elementKernel(
        name: "16-bit quantized values, \(instructionSet.name)",
        reason: "both operands lie densely or stand still"
      ) { context, elements in
        for (part, vectors) in zip(parts, vectors) {
          FastKernels.combine(
            left: context.pointer(operands.left), right: context.pointer(operands.right),
            output: context.mutablePointer(operands.output), broadcast: broadcast, combination: vectors,
            elements: elements.clamped(to: part.elements), instructionSet: instructionSet)
        }
      }
    }
    return site.elementKernel(name: "quantized reference", reason: KernelReason.onlyOne) {
      context, elements in
      for part in parts {
        ReferenceKernels.combine(
          left: context.pointer(operands.left), right: context.pointer(operands.right),
          output: context.mutablePointer(operands.output), broadcast: broadcast,
          combination: part.combination, elements: elements.clamped(to: part.elements))
      }
    }
  }

  /// How some elements of two tensors of 16-bit quantized values are combined.
  private struct WidePart<Combination: QuantizedCombination>: Sendable {
    let combination: Combination
    /// The vectors that compute the combination; `nil` where none do.
    let vectors: WideVectorCombination?
    let elements: Range<Int>
  }

  /// The vector kernel of a combination, unless an operand lies in steps or plain loops were asked for.
  private func vectorKernel<Quantized: QuantizedElement>(
    _ site: NodeSite, _ combination: some VectorCombination, name: String, reason: String,
    element: Quantized.Type
  ) -> PlannedKernel {
    let operands = BinaryOperands<UInt8, UInt8>(site)
    let broadcast = operands.broadcast
    guard broadcast.hasVectorInnerAxis, !site.wantsReference else {
      return referenceKernel(site, combination, element: element)
    }
    let instructionSet = site.kernels.instructionSet
    return site.elementKernel(name: "\(name), \(instructionSet.name)", reason: reason) { context, elements in
      FastKernels.combine(
        left: context.pointer(operands.left), right: context.pointer(operands.right),
        output: context.mutablePointer(operands.output), broadcast: broadcast, combination: combination,
        isSigned: Quantized.isSigned, elements: elements, instructionSet: instructionSet)
    }
  }

  /// The kernel that looks up what becomes of each operand, unless an operand lies in steps or plain loops
  /// were asked for.
  private func tabulatedKernel<Quantized: QuantizedElement>(
    _ site: NodeSite, _ combination: some TabulatedCombination, element: Quantized.Type
  ) -> PlannedKernel {
    let operands = BinaryOperands<UInt8, UInt8>(site)
    let broadcast = operands.broadcast
    guard broadcast.hasVectorInnerAxis, !site.wantsReference else {
      return referenceKernel(site, combination, element: element)
    }
    let terms = CombinationTerms(of: combination, element: element)
    return site.elementKernel(name: "tables of 256 terms", reason: "each operand has one of 256 values") {
      context, elements in
      FastKernels.combine(
        left: context.pointer(operands.left), right: context.pointer(operands.right),
        output: context.mutablePointer(operands.output), broadcast: broadcast, combination: combination,
        terms: terms, elements: elements)
    }
  }

  private func referenceKernel<Quantized: QuantizedElement>(
    _ site: NodeSite, _ combination: some QuantizedCombination, element: Quantized.Type
  ) -> PlannedKernel {
    let operands = BinaryOperands<Quantized, Quantized>(site)
    let broadcast = operands.broadcast
    return site.elementKernel(name: "quantized reference", reason: KernelReason.onlyOne) {
      context, elements in
      ReferenceKernels.combine(
        left: context.pointer(operands.left), right: context.pointer(operands.right),
        output: context.mutablePointer(operands.output), broadcast: broadcast, combination: combination,
        elements: elements)
    }
  }
}
