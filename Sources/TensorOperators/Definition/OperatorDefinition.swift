import TensorCore

/// An operator with its attributes.
///
/// What it computes, its inputs and outputs and their shapes stand at each of the types that conform, all of
/// which belong to this package: it knows more of them than is public.
public protocol Operator: Sendable, Hashable {
  /// The name in the model file.
  static var kind: OperatorKind { get }
}

/// What the engine knows of an operator: the attributes, the shape rule, the cost, the documentation and the
/// kernels.
///
/// What a new one takes stands in `ModelConverter/ADDING-AN-OPERATOR.md`.
package protocol OperatorDefinition: Operator {
  /// How many tensors the operator takes and gives.
  static var signature: OperatorSignature { get }
  /// Whether importers compute the operator when all its inputs are constants: its cost is bounded by the
  /// elements that it reads and writes, and the result is as good a constant as they are.
  static var isFoldable: Bool { get }
  /// What the format's documentation says of the operator's tensors.
  static var documentation: OperatorDocumentation { get }
  /// A value with telling attributes, for tests; and one to fill in while decoding, which sets every
  /// attribute.
  static var sample: Self { get }

  /// Shows every attribute to `visitor`, in the order in which they are written.
  mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure)
  /// Checks what concerns more than one attribute, or more than a range. Each one is in its range already.
  ///
  /// - Throws: ``EngineError/Code/invalidModel``.
  func validateTogether() throws

  /// The types of the outputs for the given inputs.
  ///
  /// - Throws: ``EngineError/Code/shapeMismatch`` when the inputs do not fit the operator.
  func outputTypes(for inputs: NodeInputs) throws -> [TensorType]

  /// The number of multiply-adds of one run; zero for operators that only move or compare numbers.
  func multiplyAddCount(inputs: NodeInputs, outputs: [TensorType]) -> Int

  /// The number of times that one run looks at an element, where elements are looked at often; zero for
  /// operators that do so a few times each.
  func operationCount(inputs: NodeInputs, outputs: [TensorType]) -> Int

  /// Chooses a kernel, and says why it was chosen and what the first run has to pack for it.
  ///
  /// - Throws: ``EngineError/Code/unsupportedOperator`` when no kernel takes the types.
  func makeKernel(for site: NodeSite) throws -> PlannedKernel
}

extension OperatorDefinition {
  package static var isFoldable: Bool { false }

  package func validateTogether() throws {}

  package func multiplyAddCount(inputs: NodeInputs, outputs: [TensorType]) -> Int { 0 }

  package func operationCount(inputs: NodeInputs, outputs: [TensorType]) -> Int {
    multiplyAddCount(inputs: inputs, outputs: outputs)
  }

  /// Checks that the types which are declared of a node's outputs are those that the operator makes of its
  /// inputs.
  ///
  /// - Throws: ``EngineError/Code/shapeMismatch`` when they are not.
  package func checkOutputs(of inputs: NodeInputs) throws {
    let (inferred, declared) = (try outputTypes(for: inputs), inputs.declaredOutputs)
    guard inferred.count == declared.count else {
      throw EngineError(
        .shapeMismatch, "the operator has \(inferred.count) outputs, the node \(declared.count)")
    }
    for index in inferred.indices
    where inferred[index].shape != declared[index].shape
      || inferred[index].elementType != declared[index].elementType
    {
      throw EngineError(
        .shapeMismatch,
        "output \(index) is declared as \(declared[index]), but the inputs make it \(inferred[index])")
    }
  }

  /// Checks every attribute.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` naming the attribute.
  package func validate() throws {
    var (checked, check) = (self, AttributeCheck())
    try checked.visit(&check)
    try validateTogether()
  }

  /// The documentation of every attribute, in the order in which they are written.
  package static var attributes: [Attribute] {
    var (sample, list) = (sample, AttributeList())
    sample.visit(&list)
    return list.attributes
  }
}

/// An operator that applies an activation to its results.
package protocol ActivatingOperator: OperatorDefinition {
  var activation: Activation { get set }
}

/// What the format's documentation says of an operator's tensors.
package struct OperatorDocumentation: Sendable {
  /// The inputs with their shapes; optional ones in parentheses.
  package let inputs: String
  /// The outputs with their shapes, and what they hold.
  package let outputs: String

  init(inputs: String, outputs: String) {
    self.inputs = inputs
    self.outputs = outputs
  }
}

/// How many tensors an operator takes and gives.
package struct OperatorSignature: Sendable {
  /// The inputs that must be there; they come first.
  package let requiredInputCount: Int
  /// With the inputs that may be left out.
  package let maximumInputCount: Int
  package let outputCount: Int
  /// Whether the inputs past the required ones may be `nil`, instead of only being fewer.
  package let hasOptionalInputs: Bool

  init(inputs required: Int, optional: Int = 0, outputs: Int = 1) {
    requiredInputCount = required
    maximumInputCount = required + optional
    outputCount = outputs
    hasOptionalInputs = true
  }

  /// Inputs that are all alike, and one output.
  init(inputs counts: ClosedRange<Int>) {
    requiredInputCount = counts.lowerBound
    maximumInputCount = counts.upperBound
    outputCount = 1
    hasOptionalInputs = false
  }
}

/// An operator without attributes.
package protocol PlainOperator: OperatorDefinition {
  init()
}

extension PlainOperator {
  package static var sample: Self { Self() }

  package func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) {}
}

/// An operator with an input that holds positions, integers of 32 or 64 bits.
package protocol PositionalOperator: OperatorDefinition {
  /// Which input that is.
  static var positionsInput: Int { get }

  /// The kernel for positions of one type.
  func kernel<Position: FixedWidthInteger & Sendable>(
    _ site: NodeSite, position: Position.Type
  ) throws -> PlannedKernel
}

extension PositionalOperator {
  package func makeKernel(for site: NodeSite) throws -> PlannedKernel {
    switch site.type(Self.positionsInput).elementType {
    case .int64: try kernel(site, position: Int64.self)
    default: try kernel(site, position: Int32.self)
    }
  }
}
