import ComputeKernels
import TensorCore

/// Quantized values of the input's scale and zero point to real numbers.
///
/// - Source: TensorFlow Lite `DEQUANTIZE`.
public struct Dequantize: Sendable, Hashable {
  /// Creates the operator, which has no attributes.
  public init() {}
}

extension Dequantize: PlainOperator {
  public static let kind: OperatorKind = "dequantize"
  package static let signature = OperatorSignature(inputs: 1)
  // Quantized values stay quantized values: they are smaller, and planning makes them numbers.
  package static let isFoldable = false
  package static let documentation = OperatorDocumentation(
    inputs: "`int8`, `uint8` or `int16` with quantization",
    outputs: "the same shape, as `float32`")

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.required(0, "input")
    return [TensorType(input.shape, .float32)]
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(0).elementType {
    case .uint8: return try kernel(site, element: UInt8.self)
    case .int8: return try kernel(site, element: Int8.self)
    case .int16:
      let scale = try site.quantizedScale(site.type(0), "the input")
      let (input, output) = (site.input(0, as: Int16.self), site.output(0, as: Float.self))
      return site.elementKernel(name: "reference", reason: KernelReason.onlyOne) { context, elements in
        ReferenceKernels.dequantize(
          input: context.pointer(input), output: context.mutablePointer(output), elements: elements,
          scale: scale)
      }
    case let other: throw site.unsupported(other)
    }
  }

  /// Plain loops for quantized values with a scale for each slice along an axis.
  private func sliceKernel<Quantized: FixedWidthInteger & Sendable>(
    _ site: NodeSite, _ quantization: Quantization, axis: Int, element: Quantized.Type
  ) -> PlannedKernel {
    let sliceLength = site.type(0).shape.elementStride(of: axis)
    let (scales, zeroPoints) = (quantization.scales, quantization.narrowZeroPoints)
    let (input, output) = (site.input(0, as: Quantized.self), site.output(0, as: Float.self))
    return site.elementKernel(name: "reference", reason: KernelReason.onlyOne) { context, elements in
      let (input, output) = (context.pointer(input), context.mutablePointer(output))
      var first = elements.lowerBound
      while first < elements.upperBound {
        let (slice, within) = first.quotientAndRemainder(dividingBy: sliceLength)
        let (scale, zeroPoint) = (scales[slice % scales.count], zeroPoints[slice % scales.count])
        let end = min(first + sliceLength - within, elements.upperBound)
        for index in first..<end { output[index] = Float(Int32(input[index]) &- zeroPoint) * scale }
        first = end
      }
    }
  }

  private func kernel<Quantized: QuantizedElement>(_ site: NodeSite, element: Quantized.Type) throws
    -> PlannedKernel
  {
    if let quantization = site.type(0).quantization, let axis = quantization.axis, quantization.count > 1 {
      return sliceKernel(site, quantization, axis: axis, element: element)
    }
    let scale = try site.quantizedScale(site.type(0), "the input")
    let output = site.output(0, as: Float.self)
    guard !site.wantsReference else {
      let input = site.input(0, as: Quantized.self)
      return site.elementKernel(name: "reference", reason: KernelReason.requested) { context, elements in
        ReferenceKernels.dequantize(
          input: context.pointer(input), output: context.mutablePointer(output), elements: elements,
          scale: scale)
      }
    }
    let input = site.input(0, as: UInt8.self)
    let instructionSet = site.kernels.instructionSet
    return site.elementKernel(
      name: "vectors of quantized values, \(instructionSet.name)", reason: KernelReason.onlyOne
    ) { context, elements in
      FastKernels.dequantize(
        input: context.pointer(input), output: context.mutablePointer(output), scale: scale,
        isSigned: Quantized.isSigned, elements: elements, instructionSet: instructionSet)
    }
  }
}
