import ComputeKernels
import TensorCore

/// Real numbers, or quantized values of another scale or type, to quantized values of the output's scale and
/// zero point.
///
/// - Source: TensorFlow Lite `QUANTIZE`.
public struct Quantize: Sendable, Hashable {
  /// Creates the operator, which has no attributes.
  public init() {}
}

extension Quantize: PlainOperator {
  public static let kind: OperatorKind = "quantize"
  package static let signature = OperatorSignature(inputs: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "`float32`, or `int8`, `uint8`, `int16` or `int32` with quantization",
    outputs: "the same shape, as `int8`, `uint8` or `int16` in the output tensor's quantization, or as "
      + "`int32` where the input is `int16`")

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.required(0, "input")
    guard let declared = inputs.declaredOutputs.first, declared.elementType != .float32 else {
      throw EngineError(.shapeMismatch, "the output is not of an integer type")
    }
    return [inputs.output(input.shape, declared.elementType)]
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch (site.type(0).elementType, site.outputs[0].elementType) {
    case (.float32, .uint8): return try kernel(site, element: UInt8.self)
    case (.float32, .int8): return try kernel(site, element: Int8.self)
    case (.uint8, .uint8): return try conversion(site, from: UInt8.self, to: UInt8.self)
    case (.uint8, .int8): return try conversion(site, from: UInt8.self, to: Int8.self)
    case (.int8, .uint8): return try conversion(site, from: Int8.self, to: UInt8.self)
    case (.int8, .int8): return try conversion(site, from: Int8.self, to: Int8.self)
    case (.float32, .int16): return try wideKernel(site)
    case (.int16, .int16): return try wideConversion(site, to: Int16.self)
    case (.int16, .int8): return try wideConversion(site, to: Int8.self)
    case (.int8, .int16): return try wideningKernel(site, from: Int8.self)
    case (.uint8, .int16): return try wideningKernel(site, from: UInt8.self)
    case (.int16, .int32): return try rescalingKernel(site, from: Int16.self, to: Int32.self)
    case (.int32, .int8): return try rescalingKernel(site, from: Int32.self, to: Int8.self)
    case (.int32, .int16): return try rescalingKernel(site, from: Int32.self, to: Int16.self)
    case (.float32, let result), (.uint8, let result), (.int8, let result), (.int16, let result):
      throw site.unsupported(result)
    case (let source, _): throw site.unsupported(source)
    }
  }

  private func conversion<Source: QuantizedElement, Result: QuantizedElement>(
    _ site: NodeSite, from: Source.Type, to: Result.Type
  ) throws -> PlannedKernel {
    let table = QuantizedConversion.table(
      from: try site.quantizedScale(site.type(0), "the input"),
      to: try site.quantizedScale(site.outputs[0], "the output"), quantized: (from, to))
    return site.tableKernel(table, from: from)
  }

  private func wideKernel(_ site: NodeSite) throws -> PlannedKernel {
    let scale = try site.quantizedScale(site.outputs[0], "the output")
    let (input, output) = (site.input(0, as: Float.self), site.output(0, as: Int16.self))
    let count = site.outputs[0].shape.elementCount
    return site.elementKernel(name: "reference", reason: KernelReason.onlyOne) { context, elements in
      ReferenceKernels.quantize(
        input: context.pointer(input), output: context.mutablePointer(output), elements: elements,
        count: count, scale: scale)
    }
  }

  private func wideConversion<Result: FixedWidthInteger & Sendable>(
    _ site: NodeSite, to element: Result.Type
  ) throws -> PlannedKernel {
    let source = try site.wideScale(site.type(0), "the input")
    let result = try site.quantizedScale(site.outputs[0], "the output")
    return site.wideTableKernel { WideTable.rescaled(from: source, to: result, as: element) }
  }

  private func wideningKernel<Source: QuantizedElement>(
    _ site: NodeSite, from: Source.Type
  ) throws -> PlannedKernel {
    let table = WideTable.widened(
      from: try site.quantizedScale(site.type(0), "the input"),
      to: try site.wideScale(site.outputs[0], "the output"), element: from)
    let (input, output) = (site.input(0, as: Source.self), site.output(0, as: Int16.self))
    let lowest = Int(Source.range.lowerBound)
    return site.elementKernel(name: "table of 256 quantized values", reason: KernelReason.onlyOne) {
      context, elements in
      let (input, output) = (context.pointer(input), context.mutablePointer(output))
      for index in elements { output[index] = table[Int(input[index]) - lowest] }
    }
  }

  /// Plain loops for quantized values of 32 bits, and for those that become such.
  ///
  /// - Source: `Requantize` in `tflite/kernels/internal/reference/requantize.h`.
  private func rescalingKernel<Source: FixedWidthInteger & Sendable, Result: FixedWidthInteger & Sendable>(
    _ site: NodeSite, from: Source.Type, to: Result.Type
  ) throws -> PlannedKernel {
    let source = try site.quantizedScale(site.type(0), "the input")
    let result = try site.quantizedScale(site.outputs[0], "the output")
    let factor = FixedPointMultiplier(Double(source.scale) / Double(result.scale))
    let (input, output) = (site.input(0, as: Source.self), site.output(0, as: Result.self))
    return site.elementKernel(name: "reference", reason: KernelReason.onlyOne) { context, elements in
      let (input, output) = (context.pointer(input), context.mutablePointer(output))
      for index in elements {
        let difference = Int32(truncatingIfNeeded: input[index]) &- source.zeroPoint
        output[index] = Result(clamping: factor(difference) &+ result.zeroPoint)
      }
    }
  }

  private func kernel<Quantized: QuantizedElement>(_ site: NodeSite, element: Quantized.Type) throws
    -> PlannedKernel
  {
    let scale = try site.quantizedScale(site.outputs[0], "the output")
    let input = site.input(0, as: Float.self)
    guard !site.wantsReference else {
      let output = site.output(0, as: Quantized.self)
      return site.elementKernel(name: "reference", reason: KernelReason.requested) { context, elements in
        ReferenceKernels.quantize(
          input: context.pointer(input), output: context.mutablePointer(output),
          elements: elements, scale: scale)
      }
    }
    let output = site.output(0, as: UInt8.self)
    let instructionSet = site.kernels.instructionSet
    return site.elementKernel(
      name: "vectors of quantized values, \(instructionSet.name)", reason: "every number by itself"
    ) { context, elements in
      FastKernels.quantize(
        input: context.pointer(input), output: context.mutablePointer(output), elements: elements,
        scale: scale, bounds: Quantized.range, instructionSet: instructionSet)
    }
  }
}
