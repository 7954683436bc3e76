import ComputeKernels
import TensorCore

/// The largest elements of each row along the last axis, in descending order, and their positions.
///
/// Of equal elements the one at the lower position comes first.
///
/// - Input: any shape of at least one axis.
/// - Outputs: values of the input's type and positions of type `int32`, the last axis of length `count`.
/// - Source: TensorFlow Lite `TOPK_V2`.
public struct TopK: Sendable, Hashable {
  /// The number of elements that are picked from each row.
  public var count: Int

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(count: Int) {
    self.count = count
  }
}

extension TopK: OperatorDefinition {
  public static let kind: OperatorKind = "topK"
  package static let signature = OperatorSignature(inputs: 1, outputs: 2)
  package static let documentation = OperatorDocumentation(
    inputs: "any",
    outputs: "the largest elements along the last axis in descending order, and their positions as `int32`")
  package static let sample = TopK(count: 2)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.integer("count", &count, in: 0...AttributeLimits.length, "how many elements are chosen")
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.required(0, "input")
    guard let length = input.shape.lastDimension, length >= count else {
      throw EngineError(
        .shapeMismatch, "the last axis of \(input.shape) has no \(count) elements to choose")
    }
    guard input.quantization == inputs.declaredOutputs.first?.quantization else {
      throw EngineError.differingQuantization(by: Self.kind.rawValue)
    }
    let shape = Shape(input.shape.dimensions.dropLast() + [count])
    return [inputs.output(shape, input.elementType), TensorType(shape, .int32)]
  }

  /// Each element may move all that are chosen so far.
  package func operationCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    (inputs[0]?.shape.elementCount ?? 0) * count
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(0).elementType {
    case .float32: return kernel(site, Float.self)
    case .int16: return kernel(site, Int16.self)
    case .int32: return kernel(site, Int32.self)
    case .int64: return kernel(site, Int64.self)
    case .uint8: return kernel(site, UInt8.self)
    case .int8: return kernel(site, Int8.self)
    case .float16, .bool: throw site.unsupported(site.type(0).elementType)
    }
  }

  private func kernel<Element: Comparable & SIMDScalar & Sendable>(
    _ site: NodeSite, _: Element.Type
  ) -> PlannedKernel {
    let input = site.input(0, as: Element.self)
    let values = site.output(0, as: Element.self)
    let positions = site.output(1, as: Int32.self)
    let count = count
    return site.rowKernel { context, length, rows in
      Self.topK(
        input: context.pointer(input), values: context.mutablePointer(values),
        positions: context.mutablePointer(positions), length: length, count: count, rows: rows)
    }
  }
}

extension TopK {
  /// The `count` largest elements of each row in descending order and their positions, by insertion.
  ///
  /// - Shapes: input rows of `length` elements, outputs rows of `count`, which are no more.
  /// - Source: `tensorflow/lite/kernels/topk_v2.cc`.
  private static func topK<Element: Comparable & SIMDScalar>(
    input: UnsafePointer<Element>, values: UnsafeMutablePointer<Element>,
    positions: UnsafeMutablePointer<Int32>, length: Int, count: Int, rows: Range<Int>
  ) {
    guard count > 0 else { return }
    for row in rows {
      let elements = input + row * length
      let best = LargestElements(values: values + row * count, positions: positions + row * count)
      for position in 0..<count { best.insert(elements[position], position, before: position) }
      var position = count
      while position < length {
        let end = min(position + scannedCount, length)
        // Most have none that is large enough.
        if end - position < scannedCount || hasAny(elements + position, above: best.values[count - 1]) {
          // Equal elements stay behind those that came first.
          for index in position..<end where elements[index] > best.values[count - 1] {
            best.insert(elements[index], index, before: count - 1)
          }
        }
        position = end
      }
    }
  }

  /// How many elements are looked at together.
  private static var scannedCount: Int { 32 }

  /// Whether one of some elements is larger than another.
  @inline(never)  // A function of its own, of which the compiler makes vectors.
  private static func hasAny<Element: Comparable & SIMDScalar>(
    _ elements: UnsafePointer<Element>, above least: Element
  ) -> Bool {
    var isAbove: Element.SIMDMaskScalar = 0
    for index in 0..<scannedCount { isAbove |= elements[index] > least ? 1 : 0 }
    return isAbove != 0
  }
}

/// The largest elements of a row so far, in descending order, and their positions.
private struct LargestElements<Element: Comparable> {
  let values: UnsafeMutablePointer<Element>
  let positions: UnsafeMutablePointer<Int32>

  /// Inserts an element behind those that are not smaller, and moves the others down by one.
  ///
  /// - Parameter end: The number of elements that may move; the one behind them is overwritten.
  @inline(__always)
  func insert(_ element: Element, _ position: Int, before end: Int) {
    var place = end
    while place > 0, element > values[place - 1] {
      values[place] = values[place - 1]
      positions[place] = positions[place - 1]
      place -= 1
    }
    values[place] = element
    positions[place] = Int32(truncatingIfNeeded: position)
  }
}
