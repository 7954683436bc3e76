import ComputeKernels
import TensorCore

/// The sums of slices along the first axis, those of each segment.
///
/// - Inputs: values `[L, …]`, segments `[L]` of type `int32`: the position of the sum that each slice belongs
///   to. A slice of a position outside is left out.
/// - Output: `[segmentCount, …]`.
/// - Source: TensorFlow Lite `SEGMENT_SUM`.
public struct SegmentSum: Sendable, Hashable {
  /// The number of sums.
  public var segmentCount: Int

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(segmentCount: Int) {
    self.segmentCount = segmentCount
  }
}

extension SegmentSum: OperatorDefinition {
  public static let kind: OperatorKind = "segmentSum"
  package static let signature = OperatorSignature(inputs: 2)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "values `[L, …]`, segments `[L]`, `int32`",
    outputs: "`[segmentCount, …]`, each the sum of the slices of its segment; others are left out")
  package static let sample = SegmentSum(segmentCount: 2)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integer("segmentCount", &segmentCount, in: 0...AttributeLimits.position, "number of sums")
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
    switch site.type(0).elementType {
    case .float32: return kernel(site, zero: 0 as Float) { $0 + $1 }
    // Integers wrap around when they overflow.
    case .int32: return kernel(site, zero: 0 as Int32) { $0 &+ $1 }
    case let other: throw site.unsupported(other)
    }
  }

  /// Plain loops, of which threads share the elements of a slice.
  ///
  /// - Source: `tflite/kernels/internal/reference/reference_ops.h`.
  @inline(__always)  // So that the loops are compiled with the addition.
  private func kernel<Element: Sendable>(
    _ site: NodeSite, zero: Element, add: @escaping @Sendable (Element, Element) -> Element
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
        (output + segment * stride + elements.lowerBound).update(repeating: zero, count: elements.count)
      }
      for slice in 0..<length {
        let segment = Int(segments[slice])
        guard 0..<count ~= segment else { continue }
        for element in elements {
          let place = segment * stride + element
          output[place] = add(output[place], values[slice * stride + element])
        }
      }
    }
  }
}
