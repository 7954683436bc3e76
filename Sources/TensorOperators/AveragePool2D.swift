import ComputeKernels
import TensorCore

/// The mean of the values under a window, for each channel. Padding does not count.
///
/// - Input: `[N, H, W, C]`. Output: `[N, OH, OW, C]`.
/// - Source: TensorFlow Lite `AVERAGE_POOL_2D`.
public struct AveragePool2D: Sendable, Hashable {
  /// The rows of the window.
  public var windowHeight: Int
  /// The columns of the window.
  public var windowWidth: Int
  /// How the window walks over the image.
  public var window: Window2D
  /// What is applied to each result.
  public var activation: Activation

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(windowHeight: Int, windowWidth: Int, window: Window2D, activation: Activation = .none) {
    self.windowHeight = windowHeight
    self.windowWidth = windowWidth
    self.window = window
    self.activation = activation
  }
}

extension AveragePool2D: Pooling2D {
  public static let kind: OperatorKind = "averagePool2D"
  package static let signature = OperatorSignature(inputs: 1)
  package static let documentation = OperatorDocumentation(
    inputs: "image `[N, H, W, C]`",
    outputs:
      "`[N, OH, OW, C]`; padding does not count, and a window that meets no element gives 0, of quantized values the value 0, moved to where the activation allows"
  )
  package static let sample = AveragePool2D(windowHeight: 3, windowWidth: 4, window: .sample)

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] { try pooledTypes(for: inputs) }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(0).elementType {
    case .float32: return try floatKernel(site)
    case .uint8: return try quantizedKernel(site, element: UInt8.self)
    case .int8: return try quantizedKernel(site, element: Int8.self)
    case .int16:
      let bounds = try keptWideBounds(site)
      let (input, output) = (site.input(0, as: Int16.self), site.output(0, as: Int16.self))
      guard !site.wantsReference else { return try referenceKernel(site, bounds, element: Int16.self) }
      return try rowKernel(
        site, name: "pooling of 16-bit values", reason: "the channels of a pixel are summed together"
      ) { context, geometry, rows in
        FastKernels.averagePool2D(
          input: context.pointer(input), output: context.mutablePointer(output), geometry: geometry,
          bounds: bounds, rows: rows)
      }
    case let other: throw site.unsupported(other)
    }
  }

  private func floatKernel(_ site: NodeSite) throws -> PlannedKernel {
    let input = site.input(0, as: Float.self)
    let output = site.output(0, as: Float.self)
    let bounds = activation.bounds
    guard !site.wantsReference else {
      return try rowKernel(site, name: "reference", reason: KernelReason.requested) {
        context, geometry, rows in
        ReferenceKernels.averagePool2D(
          input: context.pointer(input), output: context.mutablePointer(output), geometry: geometry,
          bounds: bounds, rows: rows)
      }
    }
    let instructionSet = site.kernels.instructionSet
    return try cheapestKernel(site, name: "pooling", mayShareColumns: site.precision == .single) {
      input, output, geometry, rows, isColumns in
      FastKernels.averagePool2D(
        input: input, output: output, geometry: geometry, bounds: isColumns ? .unbounded : bounds, rows: rows,
        instructionSet: instructionSet)
    }
  }

  private func quantizedKernel<Quantized: QuantizedElement>(
    _ site: NodeSite, element: Quantized.Type
  ) throws -> PlannedKernel {
    let output = site.output(0, as: Quantized.self)
    let bounds = try keptQuantizedBounds(site, element: element)
    guard site.wantsReference else {
      let input = site.input(0, as: UInt8.self)
      let instructionSet = site.kernels.instructionSet
      return try rowKernel(
        site, name: "pooling of quantized values, \(instructionSet.name)", reason: "vectors over the channels"
      ) { context, geometry, rows in
        FastKernels.averagePool2D(
          input: context.pointer(input), output: context.mutablePointer(output), geometry: geometry,
          bounds: bounds, rows: rows, instructionSet: instructionSet)
      }
    }
    return try referenceKernel(site, bounds, element: Quantized.self)
  }

  /// Plain loops over quantized values.
  private func referenceKernel<Quantized: FixedWidthInteger & Sendable>(
    _ site: NodeSite, _ bounds: ClosedRange<Int32>, element: Quantized.Type
  ) throws -> PlannedKernel {
    let (input, output) = (site.input(0, as: Quantized.self), site.output(0, as: Quantized.self))
    return try rowKernel(site, name: "quantized reference", reason: KernelReason.requested) {
      context, geometry, rows in
      ReferenceKernels.averagePool2D(
        input: context.pointer(input), output: context.mutablePointer(output), geometry: geometry,
        bounds: bounds, rows: rows)
    }
  }
}
