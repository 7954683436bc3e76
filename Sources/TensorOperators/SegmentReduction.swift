import ComputeKernels
import TensorCore

/// Folds slices along the first axis, those of each segment into one.
///
/// - Inputs: values `[L, …]`, segments `[L]` of type `int32`: the position of the result that each slice
///   belongs to, in any order. A slice of a position outside is left out.
/// - Output: `[segmentCount, …]`. A segment without slices gives what the fold starts with: zeros for a sum,
///   ones for a product, the lowest or the highest finite number for a maximum or a minimum.
/// - Source: TensorFlow Lite `UNSORTED_SEGMENT_SUM`, `UNSORTED_SEGMENT_PROD`, `UNSORTED_SEGMENT_MAX`,
///   `UNSORTED_SEGMENT_MIN`.
public struct SegmentReduction: Sendable, Hashable {
  /// How the slices of a segment become one, element by element.
  public enum Function: String, Sendable, Hashable, CaseIterable {
    /// The sum.
    case sum
    /// The product.
    case product
    /// The largest one.
    case maximum
    /// The smallest one.
    case minimum
  }

  /// How the slices of a segment become one, element by element.
  public var function: Function
  /// The number of results.
  public var segmentCount: Int

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(_ function: Function, segmentCount: Int) {
    self.function = function
    self.segmentCount = segmentCount
  }
}

extension SegmentReduction: OperatorDefinition {
  public static let kind: OperatorKind = "reduceSegments"
  package static let signature = OperatorSignature(inputs: 2)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "values `[L, …]`, segments `[L]`, `int32`",
    outputs: "`[segmentCount, …]`, each the slices of its segment folded; others are left out")
  package static let sample = SegmentReduction(.sum, segmentCount: 2)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.choice("function", &function, "how slices are folded")
    try visitor.integer("segmentCount", &segmentCount, in: 0...AttributeLimits.position, "number of results")
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let values = try inputs.required(0, "values")
    let segments = try inputs.required(1, "segments", rank: 1)
    guard segments.elementType == .int32, let length = values.shape.dimensions.first,
      length == segments.shape[0]
    else {
      throw EngineError(
        .shapeMismatch, "segments are \(segments) for values \(values); expected one int32 for each slice")
    }
    let shape = try Shape(validating: [segmentCount] + values.shape.dimensions.dropFirst())
    return [inputs.output(shape, values.elementType)]
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch (site.type(0).elementType, function) {
    case (.float32, .sum): return kernel(site, start: 0 as Float) { $0 + $1 }
    case (.float32, .product): return kernel(site, start: 1 as Float) { $0 * $1 }
    case (.float32, .maximum): return kernel(site, start: -Float.greatestFiniteMagnitude, Self.maximum)
    case (.float32, .minimum): return kernel(site, start: Float.greatestFiniteMagnitude, Self.minimum)
    // Integers wrap around when they overflow.
    case (.int32, .sum): return kernel(site, start: 0 as Int32) { $0 &+ $1 }
    case (.int32, .product): return kernel(site, start: 1 as Int32) { $0 &* $1 }
    case (.int32, .maximum): return kernel(site, start: Int32.min, Self.maximum)
    case (.int32, .minimum): return kernel(site, start: Int32.max, Self.minimum)
    case (let other, _): throw site.unsupported(other)
    }
  }

  // The former stays where the two cannot be compared, as in the reference.
  private static func maximum<Element: Comparable>(_ former: Element, _ next: Element) -> Element {
    next > former ? next : former
  }

  private static func minimum<Element: Comparable>(_ former: Element, _ next: Element) -> Element {
    next < former ? next : former
  }

  /// Plain loops, of which threads share the elements of a slice.
  ///
  /// - Source: `tflite/kernels/internal/reference/reference_ops.h`, `tflite/kernels/unsorted_segment.cc`.
  @inline(__always)  // So that the loops are compiled with the function.
  private func kernel<Element: Sendable>(
    _ site: NodeSite, start: Element, _ fold: @escaping @Sendable (Element, Element) -> Element
  ) -> PlannedKernel {
    let shape = site.type(0).shape
    let (length, stride, count) = (shape[0], shape.elementStride(of: 0), segmentCount)
    let (values, output) = (site.input(0, as: Element.self), site.output(0, as: Element.self))
    let segments = site.input(1, as: Int32.self)
    let tiling = site.tiling(count: stride, workPerElement: length + count)
    return PlannedKernel(name: "reference", reason: KernelReason.onlyOne, tileCount: tiling.tileCount) {
      context, tile, _ in
      let (values, segments) = (context.pointer(values), context.pointer(segments))
      let output = context.mutablePointer(output)
      let elements = tiling.range(tile)
      for segment in 0..<count {
        (output + segment * stride + elements.lowerBound).update(repeating: start, count: elements.count)
      }
      for slice in 0..<length {
        let segment = Int(segments[slice])
        guard 0..<count ~= segment else { continue }
        for element in elements {
          let place = segment * stride + element
          output[place] = fold(output[place], values[slice * stride + element])
        }
      }
    }
  }
}
