import ComputeKernels
import TensorCore

/// Combines two tensors element by element, the smaller one repeated along axes of length one.
///
/// - Inputs: left and right, of one type and of shapes that broadcast as in NumPy. Output: the broadcast
///   shape. Integers wrap around when they overflow; a division of an integer by zero gives zero.
/// - Source: TensorFlow Lite `ADD`, `ADD_N`, `SUB`, `MUL`, `DIV`, `SQUARED_DIFFERENCE`, `MAXIMUM`,
///   `MINIMUM`, `POW`, `FLOOR_DIV`, `FLOOR_MOD`, `ATAN2`, `LOGICAL_AND`, `LOGICAL_OR`.
public struct ElementwiseBinary: Sendable, Hashable {
  /// What is made of a pair of elements.
  ///
  /// Each is a row of one table, where everything about it stands.
  public struct Function: Tabulated {
    package let index: Int

    package init(index: Int) { self.index = index }
  }

  /// What is made of each pair of elements.
  public var function: Function
  /// What is applied to each result.
  public var activation: Activation

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(_ function: Function, activation: Activation = .none) {
    self.function = function
    self.activation = activation
  }
}

extension ElementwiseBinary.Function {
  /// What is known of a function.
  package struct Row: TableRow {
    package let name: String
    /// The operator of TensorFlow Lite that is this function.
    package let source: String
    /// Whether that operator has an activation.
    package let sourceHasActivation: Bool
    /// The function of real numbers; `nil` when there is none.
    package let real: BinaryFunction?
    /// The function of integers; `nil` when there is none.
    package let integer: IntegerBinaryFunction?
    /// The function of truth values; `nil` when there is none.
    package let truth: IntegerBinaryFunction?
    /// How the function is applied to quantized values; `nil` for functions that the reference does not apply
    /// to them.
    package let quantized: QuantizedRule?

    init(
      _ name: String, source: String, sourceHasActivation: Bool = false, real: BinaryFunction? = nil,
      integer: IntegerBinaryFunction? = nil, truth: IntegerBinaryFunction? = nil,
      quantized: QuantizedRule? = nil
    ) {
      (self.name, self.source, self.sourceHasActivation) = (name, source, sourceHasActivation)
      (self.real, self.integer, self.truth, self.quantized) = (real, integer, truth, quantized)
    }
  }

  /// How a function of two numbers is applied to quantized values.
  package enum QuantizedRule: Sendable {
    case sum
    case difference
    case product
    case quotient
    case squaredDifference
    /// One of two quantized values of one scale, as the function of integers chooses.
    case choice
    /// The function of integers, of the quantized values themselves, whatever they stand for; only signed
    /// ones are taken.
    case integers
  }

  /// The table of functions. What computes a function of real numbers by vectors stands at `BinaryFunction`.
  package static let table: [Row] = [
    Row("add", source: "ADD", sourceHasActivation: true, real: .add, integer: .add, quantized: .sum),
    Row(
      "subtract", source: "SUB", sourceHasActivation: true, real: .subtract, integer: .subtract,
      quantized: .difference),
    Row(
      "multiply", source: "MUL", sourceHasActivation: true, real: .multiply, integer: .multiply,
      quantized: .product),
    Row(
      "divide", source: "DIV", sourceHasActivation: true, real: .divide, integer: .divide,
      quantized: .quotient),
    Row(
      "squaredDifference", source: "SQUARED_DIFFERENCE", real: .squaredDifference,
      integer: .squaredDifference, quantized: .squaredDifference),
    Row("maximum", source: "MAXIMUM", real: .maximum, integer: .maximum, quantized: .choice),
    Row("minimum", source: "MINIMUM", real: .minimum, integer: .minimum, quantized: .choice),
    Row("power", source: "POW", real: .power, integer: .power),
    Row("floorDivide", source: "FLOOR_DIV", real: .floorDivide, integer: .floorDivide, quantized: .integers),
    Row(
      "floorRemainder", source: "FLOOR_MOD", real: .floorRemainder, integer: .floorRemainder,
      quantized: .integers),
    Row("exclusiveOr", source: "BITWISE_XOR", integer: .exclusiveOr),
    Row("shiftRight", source: "RIGHT_SHIFT", integer: .shiftRight),
    Row("arcTangent2", source: "ATAN2", real: .arcTangent2),
    Row("logicalAnd", source: "LOGICAL_AND", truth: .logicalAnd),
    Row("logicalOr", source: "LOGICAL_OR", truth: .logicalOr),
  ]
}

extension ElementwiseBinary.Function {
  /// `left + right`.
  public static let add = named("add")
  /// `left − right`.
  public static let subtract = named("subtract")
  /// `left · right`.
  public static let multiply = named("multiply")
  /// Of integers, the quotient rounded towards zero.
  public static let divide = named("divide")
  /// `(left − right)²`.
  public static let squaredDifference = named("squaredDifference")
  /// The larger one.
  public static let maximum = named("maximum")
  /// The smaller one.
  public static let minimum = named("minimum")
  /// `left` to the power of `right`.
  public static let power = named("power")
  /// The quotient rounded towards minus infinity.
  public static let floorDivide = named("floorDivide")
  /// What ``floorDivide`` leaves over; it has the sign of `right`.
  public static let floorRemainder = named("floorRemainder")
  /// The bits of an integer that another has not, and those that only the other has.
  public static let exclusiveOr = named("exclusiveOr")
  /// `left` halved `right` times, rounded towards minus infinity.
  public static let shiftRight = named("shiftRight")
  /// The angle of the point with `left` as its y and `right` as its x.
  public static let arcTangent2 = named("arcTangent2")
  /// Whether both are true.
  public static let logicalAnd = named("logicalAnd")
  /// Whether one or both are true.
  public static let logicalOr = named("logicalOr")
}

extension ElementwiseBinary: ActivatingOperator {
  public static let kind: OperatorKind = "binary"
  package static let signature = OperatorSignature(inputs: 2)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "left, right: one type, shapes that broadcast",
    outputs: "the broadcast shape")
  package static let sample = ElementwiseBinary(.squaredDifference, activation: .rectifier)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.choice(
      "function", &function,
      "left with right; `squaredDifference` is `(left − right)²`, `arcTangent2` the angle of the point with left as y and right as x, `shiftRight` left without its lowest bits, as many as right says. Integers wrap around"
    )
    try visitor.activation(&activation)
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let (shape, elementType) = try inputs.broadcastOperands()
    return [inputs.output(shape, elementType)]
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(0).elementType {
    case .float32: return try floatKernel(site)
    case .uint8: return try quantizedKernel(site, element: UInt8.self)
    case .int8: return try quantizedKernel(site, element: Int8.self)
    case .int32: return try integerKernel(site, Int32.self)
    case .int64: return try integerKernel(site, Int64.self)
    case .bool: return try truthKernel(site)
    case .int16: return try wideKernel(site)
    case .float16: throw unsupported(site)
    }
  }

  private func floatKernel(_ site: NodeSite) throws -> PlannedKernel {
    guard let function = function.row.real else { throw unsupported(site) }
    let operands = BinaryOperands<Float, Float>(site)
    let broadcast = operands.broadcast
    let bounds = activation.bounds
    guard !site.wantsReference, broadcast.hasVectorInnerAxis else {
      let reason = site.wantsReference ? KernelReason.requested : KernelReason.operandInSteps
      return site.elementKernel(
        name: "reference", reason: reason, overwritableInputs: site.wholeOperands
      ) { context, elements in
        ReferenceKernels.binary(
          function, left: context.pointer(operands.left), right: context.pointer(operands.right),
          output: context.mutablePointer(operands.output), broadcast: broadcast, bounds: bounds,
          elements: elements)
      }
    }
    let instructionSet = site.kernels.instructionSet
    return site.elementKernel(
      name: "element-wise, \(instructionSet.name)", reason: "both operands lie densely or stand still",
      overwritableInputs: site.wholeOperands
    ) { context, elements in
      FastKernels.binary(
        function, left: context.pointer(operands.left), right: context.pointer(operands.right),
        output: context.mutablePointer(operands.output), broadcast: broadcast, bounds: bounds,
        elements: elements, instructionSet: instructionSet)
    }
  }

  func integerKernel<Element: FixedWidthInteger & Sendable>(
    _ site: NodeSite, _ element: Element.Type
  ) throws -> PlannedKernel {
    guard let function = function.row.integer else { throw unsupported(site) }
    return integerKernel(site, function, bounds: activation.integerBounds(element))
  }

  private func truthKernel(_ site: NodeSite) throws -> PlannedKernel {
    guard let function = function.row.truth, activation == .none else {
      throw unsupported(site)
    }
    return integerKernel(site, function, bounds: UInt8.min...UInt8.max)
  }

  func integerKernel<Element: FixedWidthInteger & Sendable>(
    _ site: NodeSite, _ function: IntegerBinaryFunction, bounds: ClosedRange<Element>
  ) -> PlannedKernel {
    let operands = BinaryOperands<Element, Element>(site)
    let broadcast = operands.broadcast
    let hasVectorForm =
      function.hasVectorForm && broadcast.hasVectorInnerAxis && bounds == Element.min...Element.max
    guard hasVectorForm, !site.wantsReference else {
      let reason = site.wantsReference ? KernelReason.requested : KernelReason.onlyOne
      return site.elementKernel(name: "reference", reason: reason) { context, elements in
        ReferenceKernels.binary(
          function, left: context.pointer(operands.left), right: context.pointer(operands.right),
          output: context.mutablePointer(operands.output), broadcast: broadcast, bounds: bounds,
          elements: elements)
      }
    }
    return site.elementKernel(name: "element-wise", reason: KernelReason.denseOperands) { context, elements in
      FastKernels.binary(
        function, left: context.pointer(operands.left), right: context.pointer(operands.right),
        output: context.mutablePointer(operands.output), broadcast: broadcast, elements: elements)
    }
  }

  func unsupported(_ site: NodeSite) -> EngineError {
    site.unsupported(site.type(0).elementType, by: function.rawValue)
  }
}
