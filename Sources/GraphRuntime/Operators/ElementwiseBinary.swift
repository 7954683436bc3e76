import ComputeKernels
import ModelFormat
import TensorCore

extension ElementwiseBinary: RuntimeOperator {
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
    guard let function = function.row.real else { throw unsupported(site) }
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
    guard let function = function.row.integer else { throw unsupported(site) }
    return integerKernel(site, function, bounds: activation.integerBounds(element))
  }

  private func truthKernel(_ site: NodeSite) throws -> PlannedKernel {
    guard let function = function.row.truth, activation == .none else {
      throw unsupported(site)
    }
    return integerKernel(site, function, bounds: UInt8.min...UInt8.max)
  }

  func integerKernel<Element: FixedWidthInteger & Sendable>(
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

  func unsupported(_ site: NodeSite) -> EngineError {
    site.unsupported(site.type(0).elementType, by: function.rawValue)
  }
}
