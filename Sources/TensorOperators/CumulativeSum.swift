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
    case .float32: return kernel(site, Float.self)
    case .int32: return kernel(site, Int32.self)
    case .int64: return kernel(site, Int64.self)
    case let other: throw site.unsupported(other)
    }
  }

  /// Plain loops, of which threads share the lines along the axis.
  ///
  /// - Source: `tensorflow/lite/kernels/internal/reference/cumsum.h`.
  private func kernel<Element: SummedElement>(_ site: NodeSite, _: Element.Type) -> PlannedKernel {
    let shape = site.type(0).shape
    let (length, inner) = (shape[axis], shape.elementStride(of: axis))
    let (isExclusive, isReversed) = (isExclusive, isReversed)
    let (input, output) = (site.input(0, as: Element.self), site.output(0, as: Element.self))
    let lineCount = shape.elementCount(along: 0..<axis) * inner
    let tiling = site.tiling(count: lineCount, workPerElement: length)
    return PlannedKernel(name: "reference", reason: KernelReason.onlyOne, tileCount: tiling.tileCount) {
      context, tile, _ in
      var line = tiling.range(tile).lowerBound
      if inner == 1 {
        let lineStep = isReversed ? -1 : 1
        let start = line * length + (isReversed ? length - 1 : 0)
        let lines = SummedLines(
          input: context.pointer(input) + start, output: context.mutablePointer(output) + start,
          count: tiling.range(tile).count, length: length, step: lineStep)
        return lines.sumApart(isExclusive: isExclusive)
      }
      while line < tiling.range(tile).upperBound {
        // Lines that lie side by side are summed together.
        let within = line % inner
        let count = min(inner - within, tiling.range(tile).upperBound - line)
        let first = (line - within) * length + within + (isReversed ? (length - 1) * inner : 0)
        let lines = SummedLines(
          input: context.pointer(input) + first, output: context.mutablePointer(output) + first,
          count: count, length: length, step: isReversed ? -inner : inner)
        lines.sumSideBySide(isExclusive: isExclusive)
        line += count
      }
    }
  }
}

/// Lines of numbers whose terms follow one another in `step`s.
private struct SummedLines<Element: SummedElement> {
  let input: UnsafePointer<Element>
  let output: UnsafeMutablePointer<Element>
  let count: Int
  let length: Int
  let step: Int

  /// Writes the sum of the terms up to each one, or before it, of lines that lie side by side.
  @_specialize(where Element == Float) @_specialize(where Element == Int32)
  @_specialize(where Element == Int64)
  func sumSideBySide(isExclusive: Bool) {
    for index in 0..<count { output[index] = isExclusive ? .zero : Element.sum(.zero, input[index]) }
    for term in 1..<max(length, 1) {
      let (terms, sums) = (input + (isExclusive ? term - 1 : term) * step, output + term * step)
      for index in 0..<count { sums[index] = Element.sum(sums[index - step], terms[index]) }
    }
  }

  /// Writes the sum of the terms up to each one, or before it, of lines that lie behind each other.
  @_specialize(where Element == Float) @_specialize(where Element == Int32)
  @_specialize(where Element == Int64)
  func sumApart(isExclusive: Bool) {
    var line = 0
    // Several at a time, since each waits for its last sum.
    while line + 4 <= count {
      var sums = (Element.zero, Element.zero, Element.zero, Element.zero)
      let starts = (line * length, (line + 1) * length, (line + 2) * length, (line + 3) * length)
      for term in 0..<length {
        let distance = term * step
        let next = (
          Element.sum(sums.0, input[starts.0 + distance]), Element.sum(sums.1, input[starts.1 + distance]),
          Element.sum(sums.2, input[starts.2 + distance]), Element.sum(sums.3, input[starts.3 + distance])
        )
        let written = isExclusive ? sums : next
        output[starts.0 + distance] = written.0
        output[starts.1 + distance] = written.1
        output[starts.2 + distance] = written.2
        output[starts.3 + distance] = written.3
        sums = next
      }
      line += 4
    }
    while line < count {
      var sum = Element.zero
      for term in 0..<length {
        let position = line * length + term * step
        let next = Element.sum(sum, input[position])
        output[position] = isExclusive ? sum : next
        sum = next
      }
      line += 1
    }
  }
}

/// A number that can be added to others; integers wrap around when they overflow.
private protocol SummedElement: AdditiveArithmetic, Sendable {
  static func sum(_ left: Self, _ right: Self) -> Self
}

extension Float: SummedElement {
  @inline(__always)
  fileprivate static func sum(_ left: Float, _ right: Float) -> Float { left + right }
}

extension SummedElement where Self: FixedWidthInteger {
  @inline(__always)
  static func sum(_ left: Self, _ right: Self) -> Self { left &+ right }
}

extension Int32: SummedElement {}
extension Int64: SummedElement {}
