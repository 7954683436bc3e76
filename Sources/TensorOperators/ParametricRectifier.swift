import ComputeKernels
import TensorCore

/// `x` where it is not negative, `x · slope` elsewhere.
///
/// - Inputs: values of any shape, a slope whose shape broadcasts to it.
/// - Source: TensorFlow Lite `PRELU`.
public struct ParametricRectifier: Sendable, Hashable {
  /// Creates the operator, which has no attributes.
  public init() {}
}

extension ParametricRectifier: PlainOperator {
  public static let kind: OperatorKind = "parametricRectifier"
  package static let signature = OperatorSignature(inputs: 2)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "any, slope that broadcasts",
    outputs: "the same shape; a negative value is multiplied by its slope")

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.required(0, "input")
    let slope = try inputs.required(1, "slope")
    guard input.elementType == slope.elementType else {
      throw EngineError(
        .shapeMismatch,
        "the slope is \(slope.elementType.rawValue), the input \(input.elementType.rawValue); expected the same"
      )
    }
    guard try Broadcast.shape(input.shape, slope.shape) == input.shape else {
      throw EngineError(
        .shapeMismatch, "slope \(slope.shape) does not broadcast to the input's shape \(input.shape)")
    }
    return [inputs.output(input.shape, input.elementType)]
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(0).elementType {
    case .float32: return floatKernel(site)
    case .uint8: return try quantizedKernel(site, element: UInt8.self)
    case .int8: return try quantizedKernel(site, element: Int8.self)
    case let other: throw site.unsupported(other)
    }
  }

  private func quantizedKernel<Quantized: QuantizedElement>(
    _ site: NodeSite, element: Quantized.Type
  ) throws -> PlannedKernel {
    let quantizedSlope = QuantizedSlope(
      input: try site.quantizedScale(site.type(0), "the input"),
      slope: try site.quantizedScale(site.type(1), "the slope"),
      result: try site.quantizedScale(site.outputs[0], "the output"))
    let operands = BinaryOperands<Quantized, Quantized>(site)
    let broadcast = operands.broadcast
    if !site.wantsReference, broadcast.hasVectorInnerAxis, let slope = site.constant(1),
      QuantizedSlopeTables.payOff(slopeLength: slope.shape.elementCount, count: broadcast.elementCount)
    {
      return tableKernel(site, quantizedSlope, of: slope, element: element)
    }
    return site.elementKernel(name: "quantized reference", reason: KernelReason.onlyOne) {
      context, elements in
      ReferenceKernels.parametricRectifier(
        input: context.pointer(operands.left), slope: context.pointer(operands.right),
        output: context.mutablePointer(operands.output), broadcast: broadcast, quantizedSlope: quantizedSlope,
        elements: elements)
    }
  }

  /// The kernel that looks up what becomes of each value under its slope.
  private func tableKernel<Quantized: QuantizedElement>(
    _ site: NodeSite, _ quantizedSlope: QuantizedSlope, of slope: Constant, element: Quantized.Type
  ) -> PlannedKernel {
    let tables = Packed(
      from: slope, byteCount: QuantizedSlopeTables.byteCount(slopeLength: slope.shape.elementCount)
    ) { slope in
      slope.withUnsafeBytes { bytes in
        QuantizedSlopeTables(of: bytes.bindMemory(to: Quantized.self), quantizedSlope)
      }
    }
    let operands = BinaryOperands<UInt8, UInt8>(site)
    let broadcast = operands.broadcast
    let instructionSet = site.kernels.instructionSet
    let tiling = site.elementTiling
    return PlannedKernel(
      name: "tables of 256 quantized values, \(instructionSet.name)",
      reason: "the slope is a constant of few values", tileCount: tiling.tileCount,
      overwritableInputs: [0], packedInputs: site.packedInputs, weights: tables
    ) { context, tile, _ in
      FastKernels.parametricRectifier(
        input: context.pointer(operands.left), output: context.mutablePointer(operands.output),
        broadcast: broadcast, tables: tables.contents, elements: tiling.range(tile),
        instructionSet: instructionSet)
    }
  }

  private func floatKernel(_ site: NodeSite) -> PlannedKernel {
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
    let instructionSet = site.kernels.instructionSet
    return site.elementKernel(
      name: "element-wise, \(instructionSet.name)", reason: "the slope lies densely or stands still"
    ) { context, elements in
      FastKernels.parametricRectifier(
        input: context.pointer(input), slope: context.pointer(slope),
        output: context.mutablePointer(output), broadcast: broadcast, elements: elements,
        instructionSet: instructionSet)
    }
  }
}
