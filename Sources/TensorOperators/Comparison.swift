import ComputeKernels
import TensorCore

/// Compares two tensors element by element, the smaller one repeated along axes of length one.
///
/// - Inputs: left and right, of one type and of shapes that broadcast as in NumPy. Quantized tensors are
///   compared by the numbers that their quantized values stand for.
/// - Output: the broadcast shape, of type `bool`.
/// - Source: TensorFlow Lite `EQUAL`, `NOT_EQUAL`, `LESS`, `LESS_EQUAL`, `GREATER`, `GREATER_EQUAL`.
public struct Comparison: Sendable, Hashable {
  /// What a pair of elements is asked.
  ///
  /// Each is a row of one table, where everything about it stands.
  public struct Function: Tabulated {
    package let index: Int

    package init(index: Int) { self.index = index }
  }

  /// What a pair of elements is asked.
  public var function: Function

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(_ function: Function) {
    self.function = function
  }
}

extension Comparison.Function {
  /// What is known of a function.
  package struct Row: TableRow {
    package let name: String
    /// The operator of TensorFlow Lite that is this function.
    package let source: String
    package let function: ComparisonFunction

    init(_ name: String, source: String, _ function: ComparisonFunction) {
      (self.name, self.source, self.function) = (name, source, function)
    }
  }

  /// The table of functions.
  package static let table: [Row] = [
    Row("equal", source: "EQUAL", .equal),
    Row("notEqual", source: "NOT_EQUAL", .notEqual),
    Row("less", source: "LESS", .less),
    Row("lessOrEqual", source: "LESS_EQUAL", .lessOrEqual),
    Row("greater", source: "GREATER", .greater),
    Row("greaterOrEqual", source: "GREATER_EQUAL", .greaterOrEqual),
  ]
}

extension Comparison.Function {
  /// `left = right`.
  public static let equal = named("equal")
  /// `left ≠ right`.
  public static let notEqual = named("notEqual")
  /// `left < right`.
  public static let less = named("less")
  /// `left ≤ right`.
  public static let lessOrEqual = named("lessOrEqual")
  /// `left > right`.
  public static let greater = named("greater")
  /// `left ≥ right`.
  public static let greaterOrEqual = named("greaterOrEqual")
}

extension Comparison: OperatorDefinition {
  public static let kind: OperatorKind = "compare"
  package static let signature = OperatorSignature(inputs: 2)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "left, right: one type, shapes that broadcast",
    outputs: "the broadcast shape, `bool`")
  package static let sample = Comparison(.lessOrEqual)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.choice("function", &function, "left with right")
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    [TensorType(try inputs.broadcastOperands().shape, .bool)]
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(0).elementType {
    case .float32: return kernel(site, Float.self)
    case .int32: return kernel(site, Int32.self)
    case .int64: return kernel(site, Int64.self)
    case .bool: return kernel(site, UInt8.self)
    case .uint8: return try quantizedKernel(site, element: UInt8.self)
    case .int8: return try quantizedKernel(site, element: Int8.self)
    // The order of the quantized values themselves, whatever they stand for.
    case .int16 where function != .equal && function != .notEqual: return kernel(site, Int16.self)
    case .int16 where site.type(0).quantization != nil: return try wideKernel(site)
    case .int16 where function == .equal: return kernel(site, Int16.self)
    case .float16, .int16: throw site.unsupported(site.type(0).elementType)
    }
  }

  private func kernel<Element: Comparable & Sendable>(
    _ site: NodeSite, _: Element.Type
  ) -> PlannedKernel {
    let operands = BinaryOperands<Element, UInt8>(site)
    let broadcast = operands.broadcast
    let function = function.row.function
    guard broadcast.hasVectorInnerAxis, !site.wantsReference else {
      let reason = site.wantsReference ? KernelReason.requested : KernelReason.operandInSteps
      return site.elementKernel(name: "reference", reason: reason) { context, elements in
        ReferenceKernels.compare(
          function, left: context.pointer(operands.left), right: context.pointer(operands.right),
          output: context.mutablePointer(operands.output), broadcast: broadcast, elements: elements)
      }
    }
    return site.elementKernel(name: "element-wise", reason: KernelReason.denseOperands) { context, elements in
      FastKernels.compare(
        function, left: context.pointer(operands.left), right: context.pointer(operands.right),
        output: context.mutablePointer(operands.output), broadcast: broadcast, elements: elements)
    }
  }

  /// Plain loops for what 16-bit quantized values stand for.
  private func wideKernel(_ site: NodeSite) throws -> PlannedKernel {
    let left = ComparableNumbers(try site.quantizedScale(site.type(0), "the left input"))
    let right = ComparableNumbers(try site.quantizedScale(site.type(1), "the right input"))
    let operands = BinaryOperands<Int16, UInt8>(site)
    let broadcast = operands.broadcast
    let function = function.row.function
    return site.elementKernel(name: "quantized reference", reason: KernelReason.onlyOne) {
      context, elements in
      ReferenceKernels.compare(
        function, left: context.pointer(operands.left), as: left, right: context.pointer(operands.right),
        as: right, output: context.mutablePointer(operands.output), broadcast: broadcast, elements: elements)
    }
  }

  private func quantizedKernel<Quantized: QuantizedElement>(
    _ site: NodeSite, element: Quantized.Type
  ) throws -> PlannedKernel {
    let leftTable = ComparableNumbers.table(
      try site.quantizedScale(site.type(0), "the left input"), element: element)
    let rightTable = ComparableNumbers.table(
      try site.quantizedScale(site.type(1), "the right input"), element: element)
    let operands = BinaryOperands<Quantized, UInt8>(site)
    let broadcast = operands.broadcast
    let function = function.row.function
    return site.elementKernel(name: "table of 256 quantized values", reason: KernelReason.onlyOne) {
      context, elements in
      ReferenceKernels.compare(
        function, left: context.pointer(operands.left), leftTable: leftTable,
        right: context.pointer(operands.right), rightTable: rightTable,
        output: context.mutablePointer(operands.output), broadcast: broadcast, elements: elements)
    }
  }
}
