import ComputeKernels
import TensorCore

/// The logarithm of the softmax of each row along the last axis.
///
/// - Input and output: the same shape, of at least one axis.
/// - Source: TensorFlow Lite `LOG_SOFTMAX`.
public struct LogSoftmax: Sendable, Hashable {
  /// Creates the operator, which has no attributes.
  public init() {}
}

extension LogSoftmax: PlainOperator {
  public static let kind: OperatorKind = "logSoftmax"
  package static let signature = OperatorSignature(inputs: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "any",
    outputs: "the same shape; the logarithm of the softmax along the last axis")

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] { try inputs.typesOfRows() }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(0).elementType {
    case .float32: return floatKernel(site)
    case .uint8: return try quantizedKernel(site, element: UInt8.self)
    case .int8: return try quantizedKernel(site, element: Int8.self)
    case let other: throw site.unsupported(other)
    }
  }

  private func floatKernel(_ site: NodeSite) -> PlannedKernel {
    let input = site.input(0, as: Float.self)
    let output = site.output(0, as: Float.self)
    let (length, tiling) = site.rowTiling
    guard !site.wantsReference, length > 0 else {
      return site.rowKernel { context, length, rows in
        ReferenceKernels.logSoftmax(
          input: context.pointer(input), output: context.mutablePointer(output), length: length, rows: rows)
      }
    }
    let instructionSet = site.kernels.instructionSet
    return PlannedKernel(
      name: "rows, \(instructionSet.name)", reason: "vectors compute the exponentials",
      tileCount: tiling.tileCount
    ) { context, tile, _ in
      FastKernels.logSoftmax(
        input: context.pointer(input), output: context.mutablePointer(output), length: length,
        rows: tiling.range(tile), instructionSet: instructionSet)
    }
  }

  private func quantizedKernel<Quantized: QuantizedElement>(
    _ site: NodeSite, element: Quantized.Type
  ) throws -> PlannedKernel {
    let softmax = QuantizedSoftmax(
      beta: 1, from: try site.quantizedScale(site.type(0), "the input"),
      to: try site.quantizedScale(site.outputs[0], "the output"))
    let input = site.input(0, as: Quantized.self)
    let output = site.output(0, as: Quantized.self)
    let (length, tiling) = site.rowTiling
    if !site.wantsReference, length > 0 {
      let instructionSet = site.kernels.instructionSet
      return PlannedKernel(
        name: "rows of quantized values, \(instructionSet.name)",
        reason: "sums of several rows are independent",
        tileCount: tiling.tileCount
      ) { context, tile, _ in
        FastKernels.logSoftmax(
          input: context.pointer(input), output: context.mutablePointer(output), length: length,
          softmax: softmax, rows: tiling.range(tile), instructionSet: instructionSet)
      }
    }
    return site.rowKernel { context, length, rows in
      ReferenceKernels.logSoftmax(
        input: context.pointer(input), output: context.mutablePointer(output), length: length,
        softmax: softmax, rows: rows)
    }
  }
}
