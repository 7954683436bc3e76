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

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(0).elementType {
    case .float32: return kernel(site, zero: 0 as Float) { $0 + $1 }
    // Integers wrap around when they overflow.
    case .int32: return kernel(site, zero: 0 as Int32) { $0 &+ $1 }
    case .int64: return kernel(site, zero: 0 as Int64) { $0 &+ $1 }
    case let other: throw site.unsupported(other)
    }
  }

  /// Plain loops, of which threads share the lines along the axis.
  ///
  /// - Source: `tensorflow/lite/kernels/internal/reference/cumsum.h`.
  @inline(__always)  // So that the loops are compiled with the addition.
  private func kernel<Element: Sendable>(
    _ site: NodeSite, zero: Element, add: @escaping @Sendable (Element, Element) -> Element
  ) -> PlannedKernel {
    let shape = site.type(0).shape
    let (length, inner) = (shape[axis], shape.elementStride(of: axis))
    let (isExclusive, isReversed) = (isExclusive, isReversed)
    let (input, output) = (site.input(0, as: Element.self), site.output(0, as: Element.self))
    let tiling = site.tiling(count: shape.elementCount(along: 0..<axis) * inner, workPerElement: length)
    return PlannedKernel(name: "reference", reason: KernelReason.onlyOne, tileCount: tiling.tileCount) {
      context, tile, _ in
      let (input, output) = (context.pointer(input), context.mutablePointer(output))
      for line in tiling.range(tile) {
        let start = line / inner * length * inner + line % inner
        var sum = zero
        for step in 0..<length {
          let position = start + (isReversed ? length - 1 - step : step) * inner
          let next = add(sum, input[position])
          output[position] = isExclusive ? sum : next
          sum = next
        }
      }
    }
  }
}
