import ComputeKernels
import TensorCore

/// Each element of one tensor where a condition is true, of another one elsewhere.
///
/// - Inputs: condition of type `bool`, the elements where it is true, the elements where it is false; shapes
///   that broadcast, the latter two of one type.
/// - Source: TensorFlow Lite `SELECT`, `SELECT_V2`.
public struct Select: Sendable, Hashable {
  /// Creates the operator, which has no attributes.
  public init() {}
}

extension Select: PlainOperator {
  public static let kind: OperatorKind = "select"
  package static let signature = OperatorSignature(inputs: 3)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "condition of type `bool`, two tensors of one type: shapes that broadcast",
    outputs: "the first tensor's elements where the condition is true, the second's elsewhere")

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let condition = try inputs.required(0, "condition")
    let whenTrue = try inputs.required(1, "when true")
    let whenFalse = try inputs.required(2, "when false")
    guard condition.elementType == .bool else {
      throw EngineError(.shapeMismatch, "the condition is \(condition.elementType.rawValue); expected bool")
    }
    guard whenTrue.elementType == whenFalse.elementType else {
      throw EngineError(
        .shapeMismatch,
        "the operands are \(whenTrue.elementType.rawValue) and \(whenFalse.elementType.rawValue); "
          + "expected the same")
    }
    guard whenTrue.quantization == whenFalse.quantization,
      whenTrue.quantization == inputs.declaredOutputs.first?.quantization
    else {
      throw EngineError.differingQuantization(by: Self.kind.rawValue)
    }
    let shape = try Broadcast.shape(condition.shape, whenTrue.shape, whenFalse.shape)
    return [inputs.output(shape, whenTrue.elementType)]
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.outputs[0].elementType.byteCount {
    case 1: return kernel(site, UInt8.self)
    case 2: return kernel(site, UInt16.self)
    case 4: return kernel(site, UInt32.self)
    default: return kernel(site, UInt64.self)
    }
  }

  /// - Parameter Element: An integer of the elements' size.
  private func kernel<Element: FixedWidthInteger & Sendable>(
    _ site: NodeSite, _: Element.Type
  ) -> PlannedKernel {
    let walk = SelectWalk(
      condition: site.type(0).shape, whenTrue: site.type(1).shape, whenFalse: site.type(2).shape,
      output: site.outputs[0].shape)
    let condition = site.input(0, as: UInt8.self)
    let whenTrue = site.input(1, as: Element.self)
    let whenFalse = site.input(2, as: Element.self)
    let output = site.output(0, as: Element.self)
    guard walk.hasVectorInnerAxis, !site.wantsReference else {
      let reason = site.wantsReference ? KernelReason.requested : KernelReason.operandInSteps
      return site.elementKernel(name: "reference", reason: reason) { context, elements in
        ReferenceKernels.select(
          condition: context.pointer(condition), whenTrue: context.pointer(whenTrue),
          whenFalse: context.pointer(whenFalse), output: context.mutablePointer(output), walk: walk,
          elements: elements)
      }
    }
    return site.elementKernel(name: "element-wise", reason: KernelReason.denseOperands) { context, elements in
      FastKernels.select(
        condition: context.pointer(condition), whenTrue: context.pointer(whenTrue),
        whenFalse: context.pointer(whenFalse), output: context.mutablePointer(output), walk: walk,
        elements: elements)
    }
  }
}
