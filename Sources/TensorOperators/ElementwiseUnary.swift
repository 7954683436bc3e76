import ComputeKernels
import TensorCore

/// Applies a function to every element.
///
/// - Input and output: the same shape.
/// - Source: the TensorFlow Lite operator that is named at each function.
public struct ElementwiseUnary: Sendable, Hashable {
  /// What is made of an element.
  ///
  /// Each is a row of one table, where everything about it stands.
  public struct Function: Tabulated {
    package let index: Int

    package init(index: Int) { self.index = index }
  }

  /// What is made of each element.
  public var function: Function

  /// Creates the attributes; nothing is checked before the graph is validated.
  public init(_ function: Function) {
    self.function = function
  }
}

extension ElementwiseUnary.Function {
  /// What is known of a function.
  package struct Row: TableRow {
    package let name: String
    /// The operator of TensorFlow Lite that is this function, whatever its options say.
    package let source: String?
    /// The function of real numbers; `nil` when there is none.
    package let real: UnaryFunction?
    /// The function of integers; `nil` when there is none.
    package let integer: IntegerUnaryFunction?
    /// The function of truth values; `nil` when there is none.
    package let truth: IntegerUnaryFunction?
    /// How the function of quantized values is rounded; `nil` for functions that the reference does not apply
    /// to quantized values.
    package let quantized: UnaryQuantizedRule?

    init(
      _ name: String, source: String? = nil, real: UnaryFunction? = nil, integer: IntegerUnaryFunction? = nil,
      truth: IntegerUnaryFunction? = nil, quantized: UnaryQuantizedRule? = nil
    ) {
      (self.name, self.source, self.real) = (name, source, real)
      (self.integer, self.truth, self.quantized) = (integer, truth, quantized)
    }

    /// A function of real numbers that only plain loops compute.
    init(
      _ name: String, source: String? = nil, integer: IntegerUnaryFunction? = nil,
      truth: IntegerUnaryFunction? = nil, quantized: UnaryQuantizedRule? = nil,
      real: @escaping @Sendable (Float) -> Float
    ) {
      self.init(
        name, source: source, real: .scalar(ScalarFunction(name, real)), integer: integer, truth: truth,
        quantized: quantized)
    }
  }

  /// The table of functions. Those of real numbers that vectors compute stand at `UnaryFunction`, the others
  /// here.
  package static let table: [Row] = [
    Row("absolute", source: "ABS", real: .absolute, integer: .absolute, quantized: .absolute),
    Row("ceiling", source: "CEIL", real: .ceiling),
    Row("cosine", source: "COS", real: .cosine),
    Row("exponential", source: "EXP", real: .exponential, quantized: .roundingAway),
    Row("exponentialLinearUnit", source: "ELU", real: .exponentialLinearUnit, quantized: .roundingToEven),
    Row("floor", source: "FLOOR", real: .floor),
    Row("gaussianErrorLinearUnit", real: .gaussianErrorLinearUnit, quantized: .roundingAway),
    Row(
      "gaussianErrorLinearUnitByTangent", real: .gaussianErrorLinearUnitByTangent, quantized: .roundingAway),
    Row("hardSwish", source: "HARD_SWISH", real: .hardSwish, quantized: .hardSwish),
    Row("hyperbolicTangent", source: "TANH", real: .hyperbolicTangent, quantized: .roundingToEven),
    Row("logarithm", source: "LOG", real: .logarithm, quantized: .logarithm),
    Row("logicalNot", source: "LOGICAL_NOT", truth: .logicalNot),
    Row("logistic", source: "LOGISTIC", real: .logistic, quantized: .logistic),
    Row("negate", source: "NEG", real: .negate, integer: .negate, quantized: .negation),
    Row(
      "reciprocalSquareRoot", source: "RSQRT", real: .reciprocalSquareRoot, quantized: .reciprocalSquareRoot),
    Row("rectifier", source: "RELU", real: .clamp(Activation.rectifier.bounds), quantized: .clamp),
    Row("rectifier6", source: "RELU6", real: .clamp(Activation.rectifier6.bounds), quantized: .clamp),
    Row(
      "rectifierMinusOneToOne", source: "RELU_N1_TO_1",
      real: .clamp(Activation.rectifierMinusOneToOne.bounds), quantized: .clamp),
    Row(
      "rectifierZeroToOne", source: "RELU_0_TO_1", real: .clamp(ActivationBounds(lower: 0, upper: 1)),
      quantized: .clamp),
    Row("round", source: "ROUND", real: .round),
    Row("sign", source: "SIGN", real: .sign, integer: .sign),
    Row("sine", source: "SIN", real: .sine),
    Row("square", source: "SQUARE", real: .square),
    Row("squareRoot", source: "SQRT", real: .squareRoot, quantized: .squareRoot),
    Row("zero", source: "ZEROS_LIKE", integer: .zero, truth: .zero) { _ in 0 },
  ]
}

extension ElementwiseUnary.Function {
  /// `ABS`.
  public static let absolute = named("absolute")
  /// `CEIL`.
  public static let ceiling = named("ceiling")
  /// `COS`.
  public static let cosine = named("cosine")
  /// `EXP`.
  public static let exponential = named("exponential")
  /// `x` where it is not negative, `exp(x) − 1` elsewhere: `ELU`.
  public static let exponentialLinearUnit = named("exponentialLinearUnit")
  /// `FLOOR`.
  public static let floor = named("floor")
  /// `x · Φ(x)` with the normal distribution function `Φ`: `GELU`.
  public static let gaussianErrorLinearUnit = named("gaussianErrorLinearUnit")
  /// `x / 2 · (1 + tanh(√(2 / π) · (x + 0.044715 · x³)))`: the approximate form of `GELU`.
  public static let gaussianErrorLinearUnitByTangent = named("gaussianErrorLinearUnitByTangent")
  /// `x · min(max(x + 3, 0), 6) / 6`: `HARD_SWISH`.
  public static let hardSwish = named("hardSwish")
  /// `TANH`.
  public static let hyperbolicTangent = named("hyperbolicTangent")
  /// The natural logarithm: `LOG`.
  public static let logarithm = named("logarithm")
  /// `LOGICAL_NOT`.
  public static let logicalNot = named("logicalNot")
  /// `1 / (1 + exp(−x))`: `LOGISTIC`.
  public static let logistic = named("logistic")
  /// `NEG`.
  public static let negate = named("negate")
  /// `RSQRT`.
  public static let reciprocalSquareRoot = named("reciprocalSquareRoot")
  /// `max(x, 0)`: `RELU`.
  public static let rectifier = named("rectifier")
  /// `min(max(x, 0), 6)`: `RELU6`.
  public static let rectifier6 = named("rectifier6")
  /// `min(max(x, −1), 1)`: `RELU_N1_TO_1`.
  public static let rectifierMinusOneToOne = named("rectifierMinusOneToOne")
  /// `min(max(x, 0), 1)`: `RELU_0_TO_1`.
  public static let rectifierZeroToOne = named("rectifierZeroToOne")
  /// To the nearest integer, halves to the even one: `ROUND`.
  public static let round = named("round")
  /// −1, 0 or 1: `SIGN`.
  public static let sign = named("sign")
  /// `SIN`.
  public static let sine = named("sine")
  /// `SQUARE`.
  public static let square = named("square")
  /// `SQRT`.
  public static let squareRoot = named("squareRoot")
  /// Zero, whatever the element is: `ZEROS_LIKE`.
  public static let zero = named("zero")
}

extension ElementwiseUnary: OperatorDefinition {
  public static let kind: OperatorKind = "unary"
  package static let signature = OperatorSignature(inputs: 1)
  package static let isFoldable = true
  package static let documentation = OperatorDocumentation(
    inputs: "any",
    outputs: "the same shape")
  package static let sample = ElementwiseUnary(.reciprocalSquareRoot)

  package mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
    try visitor.choice(
      "function", &function, "applied to each element; `round` takes halves to the even integer")
  }

  package func outputTypes(for inputs: NodeInputs) throws -> [TensorType] {
    let input = try inputs.required(0, "input")
    return [inputs.output(input.shape, input.elementType)]
  }

  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(0).elementType {
    case .float32:
      guard let function = function.row.real else { throw unsupported(site) }
      // Of the functions of numbers, only the logistic one takes over the multiplication with its input.
      return site.unaryKernel(site.epilogue?.multipliesByInput == true ? .swish : function)
    case .uint8: return try tableKernel(site, element: UInt8.self)
    case .int8: return try tableKernel(site, element: Int8.self)
    case .int32: return try integerKernel(site, Int32.self, function.row.integer)
    case .int64: return try integerKernel(site, Int64.self, function.row.integer)
    case .bool: return try integerKernel(site, UInt8.self, function.row.truth)
    case .int16: return try wideKernel(site)
    case .float16: throw unsupported(site)
    }
  }

  /// The kernel of 16-bit quantized values.
  private func wideKernel(_ site: NodeSite) throws -> PlannedKernel {
    guard site.epilogue == nil, site.type(0).quantization != nil else { throw unsupported(site) }
    if function == .negate { return try integerKernel(site, Int16.self, function.row.integer) }
    let source = try site.wideScale(site.type(0), "the input")
    let result = try site.wideScale(site.outputs[0], "the output")
    switch function {
    case .logistic, .hyperbolicTangent:
      let isLogistic = function == .logistic
      guard isLogistic ? result == 0x1p-15 : result.exponentOfNearPowerOfTwo == -15 else {
        throw EngineError(.unsupportedOperator, "the output has the scale \(result); expected \(0x1p-15)")
      }
      return site.wideTableKernel {
        isLogistic ? WideTable.logistic(from: source) : WideTable.tangent(from: source)
      }
    case .absolute: return site.wideTableKernel { WideTable.absolute(from: source, to: result) }
    case .exponential:
      return site.wideTableKernel { WideTable.interpolated(from: source, to: result) { expf($0) } }
    case .gaussianErrorLinearUnit, .gaussianErrorLinearUnitByTangent:
      guard let unit = function.row.real else { throw unsupported(site) }
      return site.wideTableKernel { WideTable.interpolated(from: source, to: result) { unit($0) } }
    case .logarithm:
      let lowest = -32768 * result
      return site.wideTableKernel {
        WideTable.interpolated(from: source, to: result) { $0 > 0 ? logf($0) : lowest }
      }
    case .reciprocalSquareRoot:
      let highest = 32767 * result
      return site.wideTableKernel {
        WideTable.interpolated(from: source, to: result) { $0 > 0 ? 1 / $0.squareRoot() : highest }
      }
    case .squareRoot: return site.wideTableKernel { WideTable.squareRoot(from: source, to: result) }
    default:
      guard let activation = function.activation, activation == .rectifier || activation == .rectifier6 else {
        throw unsupported(site)
      }
      let bounds = activation.bounds
      return site.wideTableKernel { WideTable.clamp(to: bounds, from: source, to: result) }
    }
  }

  private func integerKernel<Element: FixedWidthInteger & Sendable>(
    _ site: NodeSite, _: Element.Type, _ function: IntegerUnaryFunction?
  ) throws -> PlannedKernel {
    guard let function else { throw unsupported(site) }
    let input = site.input(0, as: Element.self)
    let output = site.output(0, as: Element.self)
    return site.elementKernel(name: "reference", reason: KernelReason.onlyOne) { context, elements in
      ReferenceKernels.unary(
        function, input: context.pointer(input), output: context.mutablePointer(output),
        elements: elements)
    }
  }

  private func tableKernel<Quantized: QuantizedElement>(_ site: NodeSite, element: Quantized.Type) throws
    -> PlannedKernel
  {
    let source = try site.quantizedScale(site.type(0), "the input")
    let result = try site.quantizedScale(site.inputs.declaredOutputs[0], "the output")
    guard let table = function.quantizedTable(from: source, to: result, element: element) else {
      throw unsupported(site)
    }
    return site.tableKernel(table, from: element)
  }

  private func unsupported(_ site: NodeSite) -> EngineError {
    site.unsupported(site.type(0).elementType, by: function.rawValue)
  }
}
