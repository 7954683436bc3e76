import ComputeKernels
import ModelFormat
import TensorCore

/// A node in its place: what an operator sees when it chooses its kernel.
///
/// A class, so that handing it on counts one reference instead of those of all its parts.
final class NodeSite: Sendable {
  /// Where the node stands in the graph.
  let index: Int
  let node: NodeDefinition
  let inputs: NodeInputs
  let outputs: [TensorType]
  /// What the node computes besides its own operator.
  let fusion: EpilogueFusion.Fusion?
  /// The convolutions that are computed with the node, the last of them.
  let block: SeparableBlock?
  /// What the node, a detection post-process, does to its scores.
  let scoreFusion: ScoreFusion?
  let kernels: KernelChoice
  /// The number of threads that share the tiles of a kernel.
  let threadCount: Int
  /// Whether results must have the bits that sums of products have.
  let keepsRounding: Bool
  /// The constants of the graph by tensor.
  let constants: ConstantTable

  /// The tensors that the kernel reads: the node's inputs, then what it reads for nodes that it takes over, after
  /// the places of all inputs that a convolution may have.
  let readTensors: [Int?]
  /// The tensors that the kernel writes.
  let writtenTensors: [Int]

  init(
    index: Int, node: NodeDefinition, inputs: NodeInputs, outputs: [TensorType],
    fusion: EpilogueFusion.Fusion?, block: SeparableBlock? = nil, scoreFusion: ScoreFusion?,
    kernels: KernelChoice, threadCount: Int, keepsRounding: Bool, constants: ConstantTable
  ) {
    self.index = index
    self.node = node
    self.inputs = inputs
    self.outputs = outputs
    self.fusion = fusion
    self.block = block
    self.scoreFusion = scoreFusion
    self.kernels = kernels
    self.threadCount = threadCount
    self.keepsRounding = keepsRounding
    self.constants = constants
    readTensors =
      if let block {
        block.readTensors
      } else if let addend = fusion?.addend {
        node.inputs + [Int?](repeating: nil, count: max(4 - node.inputs.count, 0)) + [addend]
      } else {
        node.inputs
      }
    writtenTensors = fusion.map { [$0.output] } ?? node.outputs
  }

  /// The site of the same node when it computes all of a block.
  func computing(_ block: SeparableBlock) -> NodeSite {
    NodeSite(
      index: index, node: node, inputs: inputs, outputs: outputs, fusion: fusion, block: block,
      scoreFusion: scoreFusion, kernels: kernels, threadCount: threadCount, keepsRounding: keepsRounding,
      constants: constants)
  }

  /// The site of the same node by itself, with plain loops, which prepare nothing.
  var withPlainLoops: NodeSite {
    NodeSite(
      index: index, node: node, inputs: inputs, outputs: outputs, fusion: fusion, scoreFusion: scoreFusion,
      kernels: .reference, threadCount: threadCount, keepsRounding: keepsRounding, constants: constants)
  }

  /// Whether the kernel reads the node's inputs and nothing for other nodes.
  var readsOnlyInputs: Bool { block == nil && fusion?.addend == nil }

  /// The number of multiply-adds of one run; zero for operators that only move or compare numbers.
  var multiplyAddCount: Int {
    block?.multiplyAddCount ?? node.operation.definition.multiplyAddCount(inputs: inputs, outputs: outputs)
  }

  /// The number of times that one run looks at an element, as ``OperatorDefinition/operationCount(inputs:outputs:)``.
  var operationCount: Int {
    block?.operationCount ?? node.operation.definition.operationCount(inputs: inputs, outputs: outputs)
  }

  /// Chooses the kernel.
  func makeKernel() throws -> PlannedKernel { try block?.kernel ?? node.operation.makeKernel(for: self) }

  /// Whether the plain loops were asked for.
  var wantsReference: Bool { kernels == .reference }

  /// The contents of input `index` in the type that operators see, or `nil` when it is not a constant.
  func constant(_ index: Int) -> Tensor? {
    guard index < node.inputs.count, let tensor = node.inputs[index] else { return nil }
    return constants[tensor]
  }

  /// The contents of input `index` as the model has them, perhaps in half precision, or `nil` when it is not a
  /// constant.
  func storedConstant(_ index: Int) -> Tensor? {
    guard index < node.inputs.count, let tensor = node.inputs[index] else { return nil }
    return constants.stored(tensor)
  }

  /// Numbers that are like those of a constant input, as ``ConstantTable/sample(_:)``.
  func sample(_ index: Int) -> Tensor? {
    guard index < node.inputs.count, let tensor = node.inputs[index] else { return nil }
    return constants.sample(tensor)
  }

  /// Whether input `index` is a constant.
  func isConstant(_ index: Int) -> Bool {
    index < node.inputs.count && node.inputs[index].map(constants.isConstant) == true
  }

  /// Whether input `index` is there and no constant.
  func isComputed(_ index: Int) -> Bool {
    index < node.inputs.count && node.inputs[index].map(constants.isConstant) == false
  }

  /// Whether input `index` is left out.
  func isOmitted(_ index: Int) -> Bool { index >= node.inputs.count || node.inputs[index] == nil }

  /// The tensor of input `index`, or `nil` when the input is left out.
  func optionalInput<Element>(_ index: Int, as: Element.Type) -> Slot<Element>? {
    guard index < node.inputs.count, let tensor = node.inputs[index] else { return nil }
    return Slot(tensor: tensor)
  }

  /// The tensor of an input that the shape rule has found present.
  func input<Element>(_ index: Int, as type: Element.Type) -> Slot<Element> {
    guard let slot = optionalInput(index, as: type) else {
      preconditionFailure("input \(index) of \(node.name) passed the shape rule but is missing")
    }
    return slot
  }

  func output<Element>(_ index: Int, as: Element.Type) -> Slot<Element> {
    Slot(tensor: fusion?.output ?? node.outputs[index])
  }

  /// The type of an input that the shape rule has found present.
  func type(_ index: Int) -> TensorType {
    guard let type = inputs[index] else {
      preconditionFailure("input \(index) of \(node.name) passed the shape rule but is missing")
    }
    return type
  }

  /// The error for an element type that the operator, or one function of it, does not take.
  func unsupported(_ elementType: ElementType, by function: String? = nil) -> EngineError {
    EngineError(
      .unsupportedOperator,
      "\(function ?? node.operation.kind.rawValue) does not take \(elementType.rawValue) tensors")
  }
}
