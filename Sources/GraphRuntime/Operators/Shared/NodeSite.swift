import ComputeKernels
import ModelFormat
import TensorCore

/// A node in its place: what an operator sees when it chooses its kernel.
///
/// A class, so that handing it on counts one reference instead of those of all its parts.
final class NodeSite: Sendable {
  /// The name of the node.
  let name: String
  private let operation: Operation
  /// The types of what the operator reads and makes.
  let inputs: NodeInputs
  /// The types of what the node writes.
  let outputs: [TensorType]
  private let inputTensors: [Int?]
  private let outputTensors: [Int]
  /// The contents of the inputs that are constants.
  private let constants: [Constant?]
  /// What becomes of the operator's result before it is written.
  let epilogue: FusedEpilogue?
  /// The factors for the negative results of each channel, when they are an input or come from another node; `nil` for
  /// none, and for those that are computed.
  let slope: Constant?
  /// What a detection post-process does to the elements that it reads as scores.
  let scores: FusedScores?
  private let context: PlanningContext

  /// - Parameter types: What ``LoweredGraph/types(of:)`` gives for the node, if that is known.
  init(_ node: LoweredNode, in graph: LoweredGraph, types: NodeInputs? = nil, _ context: PlanningContext) {
    name = node.name
    operation = node.operation
    inputs = types ?? graph.types(of: node)
    outputs = node.outputs.map { graph.tensors[$0].type }
    inputTensors = node.inputs
    outputTensors = node.outputs
    constants = node.inputs.map { $0.flatMap(graph.constant) }
    epilogue = node.epilogue
    slope = (node.epilogue?.slope).flatMap(graph.constant) ?? (constants.count > 3 ? constants[3] : nil)
    scores = node.scores
    self.context = context
  }

  var kernels: KernelChoice { context.kernels }

  /// The number of threads that share the tiles of a kernel.
  var threadCount: Int { context.threadCount }

  /// Whether results must have the bits that sums of products have.
  var keepsRounding: Bool { context.keepsRounding }

  /// The name of a kernel that is taken wherever it computes a node; `nil` for none.
  var preferredKernel: String? { context.preferredKernel }

  /// Whether the plain loops were asked for.
  var wantsReference: Bool { kernels == .reference }

  /// The number of multiply-adds of one run; zero for operators that only move or compare numbers.
  var multiplyAddCount: Int { operation.definition.multiplyAddCount(inputs: inputs, outputs: outputs) }

  /// The number of times that one run looks at an element, as ``OperatorDefinition/operationCount(inputs:outputs:)``.
  var operationCount: Int { operation.definition.operationCount(inputs: inputs, outputs: outputs) }

  /// Chooses the kernel.
  func makeKernel() throws -> PlannedKernel { try operation.makeKernel(for: self) }

  /// The contents of input `index` in the type that the operator sees; `nil` when it is not a constant.
  func constant(_ index: Int) -> Constant? { index < constants.count ? constants[index] : nil }

  /// The contents of input `index` as the model has them, perhaps in half precision; `nil` when it is not a constant.
  func storedConstant(_ index: Int) -> Constant? { constant(index)?.narrow }

  /// Whether input `index` is a constant.
  func isConstant(_ index: Int) -> Bool { constant(index) != nil }

  /// Whether input `index` is there and no constant.
  func isComputed(_ index: Int) -> Bool { !isOmitted(index) && !isConstant(index) }

  /// Whether input `index` is left out.
  func isOmitted(_ index: Int) -> Bool { index >= inputTensors.count || inputTensors[index] == nil }

  /// The positions of the constants behind input zero, which kernels that pack their weights do not read in a run.
  var packedInputs: [Int] { inputTensors.indices.dropFirst().filter(isConstant) }

  /// The number of tensors that a kernel of the node by itself reads, with inputs that are left out.
  var readCount: Int { inputTensors.count + (epilogue?.addend == nil ? 0 : 1) }

  /// The tensor of input `index`, or `nil` when the input is left out.
  func optionalInput<Element>(_ index: Int, as: Element.Type) -> Slot<Element>? {
    guard index < inputTensors.count, let tensor = inputTensors[index] else { return nil }
    return Slot(tensor: tensor)
  }

  /// The tensor of an input that the shape rule has found present.
  func input<Element>(_ index: Int, as type: Element.Type) -> Slot<Element> {
    guard let slot = optionalInput(index, as: type) else {
      preconditionFailure("input \(index) of \(name) passed the shape rule but is missing")
    }
    return slot
  }

  func output<Element>(_ index: Int, as: Element.Type) -> Slot<Element> {
    Slot(tensor: outputTensors[index])
  }

  /// The tensor that the epilogue adds to the result.
  var addend: Slot<Float>? { (epilogue?.addend).map { Slot(tensor: $0) } }

  /// The type of an input that the shape rule has found present.
  func type(_ index: Int) -> TensorType {
    guard let type = inputs[index] else {
      preconditionFailure("input \(index) of \(name) passed the shape rule but is missing")
    }
    return type
  }

  /// The error for an element type that the operator, or one function of it, does not take.
  func unsupported(_ elementType: ElementType, by function: String? = nil) -> EngineError {
    EngineError(
      .unsupportedOperator,
      "\(function ?? operation.kind.rawValue) does not take \(elementType.rawValue) tensors")
  }
}
