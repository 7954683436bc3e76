import ComputeKernels
import TensorCore

/// The sum of all elements up to each one along an axis.
///
/// - Input and output: the same shape.
/// - Source: TensorFlow Lite `CUMSUM`.
public struct CumulativeSum: Sendable, Hashable {
  /// Non-negative.
  public var axis: Int
  /// Whether an element is left out of its own sum.
  public var isExclusive: Bool
  /// Whether sums run from the last element to the first.
  public var isReversed: Bool

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(axis: Int, isExclusive: Bool = false, isReversed: Bool = false) {
    self.axis = axis
    self.isExclusive = isExclusive
    self.isReversed = isReversed
  }
}

extension CumulativeSum: OperatorDefinition {
  public static let kind: OperatorKind = "cumulativeSum"
  package static let signature = OperatorSignature(inputs: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "any",
    outputs: "the same shape; the sum of all elements up to each one along `axis`")
  package static let sample = CumulativeSum(axis: 1, isExclusive: true, isReversed: false)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integer("axis", &axis, in: AttributeLimits.axes, "the axis to sum along")
    try visitor.boolean("isExclusive", &isExclusive, "whether an element is left out of its own sum")
    try visitor.boolean("isReversed", &isReversed, "whether sums run from the last element to the first")
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.required(0, "input")
    guard axis < input.shape.rank else {
      throw EngineError(.shapeMismatch, "a tensor of shape \(input.shape) has no axis \(axis)")
    }
    return [inputs.output(input.shape, input.elementType)]
  }
}

extension CumulativeSum {
  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(0).elementType {
    case .float32: return floatKernel(site)
    case .int32: return integerKernel(site, Int32.self)
    case .int64: return integerKernel(site, Int64.self)
    case let other: throw site.unsupported(other)
    }
  }

  private func floatKernel(_ site: NodeSite) -> PlannedKernel {
    let input = site.input(0, as: Float.self)
    let output = site.output(0, as: Float.self)
    let order = order
    return kernel(site) { context, length, inner, lines in
      ReferenceKernels.cumulativeSum(
        input: context.pointer(input), output: context.mutablePointer(output), length: length, inner: inner,
        order: order, lines: lines)
    }
  }

  private func integerKernel<Element: FixedWidthInteger & Sendable>(
    _ site: NodeSite, _: Element.Type
  ) -> PlannedKernel {
    let input = site.input(0, as: Element.self)
    let output = site.output(0, as: Element.self)
    let order = order
    return kernel(site) { context, length, inner, lines in
      ReferenceKernels.cumulativeSum(
        input: context.pointer(input), output: context.mutablePointer(output), length: length, inner: inner,
        order: order, lines: lines)
    }
  }

  private var order: CumulativeSumOrder {
    CumulativeSumOrder(isExclusive: isExclusive, isReversed: isReversed)
  }

  /// A kernel whose body computes a range of lines along the axis.
  private func kernel(
    _ site: NodeSite,
    _ body:
      @escaping @Sendable (
        _ context: KernelContext, _ length: Int, _ inner: Int, _ lines: Range<Int>
      ) -> Void
  ) -> PlannedKernel {
    let shape = site.type(0).shape
    let (length, inner) = (shape[axis], shape.elementStride(of: axis))
    let tiling = site.tiling(count: shape.elementCount(along: 0..<axis) * inner, workPerElement: length)
    return PlannedKernel(name: "reference", reason: KernelReason.onlyOne, tileCount: tiling.tileCount) {
      context, tile, _ in body(context, length, inner, tiling.range(tile))
    }
  }
}
