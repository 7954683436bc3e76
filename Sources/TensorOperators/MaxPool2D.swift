import ComputeKernels
import TensorCore

/// The largest value under a window, for each channel. Padding never wins.
///
/// - Input: `[N, H, W, C]`. Output: `[N, OH, OW, C]`.
/// - Source: TensorFlow Lite `MAX_POOL_2D`.
public struct MaxPool2D: Sendable, Hashable {
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

extension MaxPool2D: Pooling2D {
  public static let kind: OperatorKind = "maxPool2D"
  package static let signature = OperatorSignature(inputs: 1)
  package static let documentation = OperatorDocumentation(
    inputs: "image `[N, H, W, C]`",
    outputs:
      "`[N, OH, OW, C]`; padding does not count, and a window that meets no element gives the least that the activation allows: −∞ for `none`, of quantized values the lowest"
  )
  package static let sample = MaxPool2D(windowHeight: 2, windowWidth: 4, window: .sample)

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] { try pooledTypes(for: inputs) }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(0).elementType {
    case .float32 where site.wantsReference:
      return try referenceKernel(
        site, "reference", KernelReason.requested, activation.bounds.lower...activation.bounds.upper)
    case .float32: return try vectorKernel(site)
    case .uint8: return try quantizedKernel(site, element: UInt8.self)
    case .int8: return try quantizedKernel(site, element: Int8.self)
    case .int16:
      let bounds = try keptWideBounds(site)
      return try wideKernel(site, Int16(bounds.lowerBound)...Int16(bounds.upperBound))
    case let other: throw site.unsupported(other)
    }
  }

  private func referenceKernel<Element: Comparable & Sendable>(
    _ site: NodeSite, _ name: String, _ reason: String, _ bounds: ClosedRange<Element>
  ) throws -> PlannedKernel {
    let (input, output) = (site.input(0, as: Element.self), site.output(0, as: Element.self))
    return try rowKernel(site, name: name, reason: reason) { context, geometry, rows in
      ReferenceKernels.maxPool2D(
        input: context.pointer(input), output: context.mutablePointer(output), geometry: geometry,
        lower: bounds.lowerBound, upper: bounds.upperBound, rows: rows)
    }
  }

  private func wideKernel(_ site: NodeSite, _ bounds: ClosedRange<Int16>) throws -> PlannedKernel {
    guard !site.wantsReference else {
      return try referenceKernel(site, "quantized reference", KernelReason.requested, bounds)
    }
    return try cheapestKernel(site, name: "pooling of 16-bit values") { input, output, geometry, rows, _ in
      FastKernels.maxPool2D(
        input: input, output: output, geometry: geometry, bounds: bounds, rows: rows)
    }
  }

  private func vectorKernel(_ site: NodeSite) throws -> PlannedKernel {
    let bounds = activation.bounds
    let instructionSet = site.kernels.instructionSet
    return try cheapestKernel(site, name: "pooling") { input, output, geometry, rows, _ in
      FastKernels.maxPool2D(
        input: input, output: output, geometry: geometry, bounds: bounds, rows: rows,
        instructionSet: instructionSet)
    }
  }

  private func quantizedKernel<Quantized: QuantizedElement>(
    _ site: NodeSite, element: Quantized.Type
  ) throws -> PlannedKernel {
    let bounds = try keptQuantizedBounds(site, element: element)
    if !site.wantsReference {
      let instructionSet = site.kernels.instructionSet
      return try cheapestKernel(site, name: "pooling of quantized values") {
        input, output, geometry, rows, _ in
        FastKernels.maxPool2D(
          input: input, output: output, geometry: geometry, isSigned: Quantized.isSigned, bounds: bounds,
          rows: rows, instructionSet: instructionSet)
      }
    }
    return try referenceKernel(
      site, "quantized reference", KernelReason.requested,
      Quantized(bounds.lowerBound)...Quantized(bounds.upperBound))
  }
}
