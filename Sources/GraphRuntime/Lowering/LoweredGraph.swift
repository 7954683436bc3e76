import ModelFormat
import TensorCore

/// A graph on its way from what a model file says to what runs: nodes carry what their kernels do besides
/// their own operator, and constants may be expressions of those in the file.
///
/// ``Pipeline`` lists the passes that rewrite it.
struct LoweredGraph: DataflowGraph, Sendable {
  /// The name of the model's graph.
  let name: String
  /// The tensors: first those of the model, at the same indices, then those that passes have added.
  var tensors: [LoweredTensor]
  /// The nodes in execution order.
  var nodes: [LoweredNode]
  /// The tensors that hold something before a run: what a caller sets, then the states.
  let inputs: [Int]
  /// The outputs that a caller reads after a run.
  let outputs: [Int]
  /// Further tensors that a caller reads after a run.
  let captured: [Int]
  /// What the states hold behind a run.
  let nextStates: [Int]

  /// Every node of a graph, as the model has it.
  ///
  /// - Parameters:
  ///   - outputs: The outputs that a caller reads.
  ///   - captured: Further tensors that a caller reads.
  init(_ graph: GraphDefinition, outputs: [Int], captured: [Int] = []) {
    name = graph.name
    tensors = graph.tensors.indices.map { LoweredTensor(graph.tensors[$0], index: $0) }
    nodes = graph.nodes.indices.map { LoweredNode(graph.nodes[$0], position: $0) }
    inputs = graph.inputs + graph.states.map(\.value)
    nextStates = graph.states.map(\.next)
    self.outputs = outputs
    self.captured = captured
  }

  var nodeCount: Int { nodes.count }
  var tensorCount: Int { tensors.count }
  var results: [Int] { outputs + captured + nextStates }

  func inputs(of node: Int) -> [Int?] { nodes[node].inputs }

  func outputs(of node: Int) -> [Int] { nodes[node].outputs }

  func isConstant(_ tensor: Int) -> Bool { tensors[tensors[tensor].owner].constant != nil }

  /// The contents of a tensor, or of the one that it is a view of; `nil` when they are computed.
  func constant(_ tensor: Int) -> Constant? { tensors.constant(tensor) }
}

extension [LoweredTensor] {
  /// The contents of a tensor, or of the one that it is a view of; `nil` when they are computed.
  func constant(_ tensor: Int) -> Constant? {
    let owner = self[tensor].owner
    guard let constant = self[owner].constant else { return nil }
    return owner == tensor ? constant : constant.reshaped(to: self[tensor].type.shape)
  }
}

/// One tensor of a ``LoweredGraph``.
struct LoweredTensor: Sendable {
  /// The name, unique in the graph.
  var name: String
  /// The type that operators see.
  var type: TensorType
  /// The contents of a constant.
  var constant: Constant?
  /// The index of the tensor whose memory this one uses under another shape; its own when it has memory of
  /// its own.
  var owner: Int

  init(name: String, type: TensorType, constant: Constant? = nil, index: Int) {
    self.name = name
    self.type = type
    self.constant = constant
    owner = index
  }

  @inline(__always)
  fileprivate init(_ definition: TensorDefinition, index: Int) {
    self.init(
      name: definition.name, type: TensorType(definition),
      constant: definition.constant.map { Constant($0, as: definition.elementType) }, index: index)
  }
}

extension LoweredGraph {
  /// Adds a tensor, and returns its index.
  mutating func addTensor(name: String, type: TensorType, constant: Constant? = nil) -> Int {
    tensors.append(LoweredTensor(name: name, type: type, constant: constant, index: tensors.count))
    return tensors.count - 1
  }

  /// Gives a node's input another tensor, with nothing in the places of optional inputs before it.
  mutating func setInput(_ input: Int, of node: Int, to tensor: Int) {
    while nodes[node].inputs.count <= input { nodes[node].inputs.append(nil) }
    nodes[node].inputs[input] = tensor
  }

  /// Gives a node's input a constant of its own that is made of some slices of the former one, which other
  /// nodes may read; does nothing when the input is no constant.
  mutating func narrowConstant(_ input: Int, of node: Int, to places: [Int], along axis: Int) {
    guard let tensor = self.input(input, of: node),
      let narrow = addSlices(of: tensor, at: places, along: axis)
    else { return }
    setInput(input, of: node, to: narrow)
  }

  /// Adds a constant that is made of some slices of another; `nil` when that is no constant.
  mutating func addSlices(of tensor: Int, at places: [Int], along axis: Int) -> Int? {
    guard let constant = tensors[tensor].constant else { return nil }
    var type = tensors[tensor].type
    type.shape = type.shape.replacing(axis: axis, with: places.count)
    return addTensor(
      name: tensors[tensor].name, type: type, constant: constant.slices(at: places, along: axis))
  }

  /// The types of what a node's operator reads and makes.
  func types(of node: Int) -> NodeInputs {
    // The closures hold this and no copy of the graph.
    let tensors = tensors
    let outputs = nodes[node].epilogue.map { [$0.operatorOutput] }
    return NodeInputs(
      types: nodes[node].inputs.map { $0.map { tensors[$0].type } },
      declaredOutputs: outputs ?? nodes[node].outputs.map { tensors[$0].type })
  }

  /// The types of what a node's operator reads and makes, of which the operator makes the latter from the
  /// former.
  ///
  /// - Throws: ``EngineError/Code/shapeMismatch`` when it makes others.
  func checkedTypes(of node: Int) throws -> NodeInputs {
    let types = types(of: node)
    try nodes[node].operation.definition.checkOutputs(of: types)
    return types
  }
}

/// One node of a ``LoweredGraph``: an operator, and what its kernel does for other nodes of the model.
struct LoweredNode: Sendable {
  /// The name of the model's node.
  var name: String
  /// Where that stands in the model; `nil` for a node that a pass has added.
  var position: Int?
  /// The operator with its attributes.
  var operation: Operation
  /// What the operator reads, as indices into the graph's tensors; `nil` for an optional input that is left
  /// out.
  var inputs: [Int?]
  /// What the node writes.
  var outputs: [Int]
  /// What becomes of the operator's result before it is written; `nil` for nothing.
  var epilogue: FusedEpilogue?
  /// What a detection post-process does to the elements that it reads as scores; `nil` for nothing.
  var scores: FusedScores?
  /// Whether a reduction adds up the squares of what it reads, less its second input if it has one, which has
  /// a number for each result.
  var squaresTerms = false
  /// What the node makes of each quantized value that it reads; `nil` for one that computes.
  var table: ValueTable?
  /// The convolutions that are computed in one step, of which this node is the last; `nil` for a node by
  /// itself.
  var block: SeparableBlock?
}

extension LoweredNode {
  init(_ definition: NodeDefinition, position: Int) {
    self.init(
      name: definition.name, position: position, operation: definition.operation, inputs: definition.inputs,
      outputs: definition.outputs)
  }

  /// All tensors that the kernel reads: the operator's inputs, then what the epilogue adds; in a block those
  /// of each of its nodes, without what one of them makes for the next.
  var reads: [Int?] {
    if let block { return block.reads }
    return if let addend = epilogue?.addend { inputs + [addend] } else { inputs }
  }

  /// Where an error happened.
  var place: String { (position.map { "node \($0) " } ?? "node ") + name.quoted }
}

/// A depthwise convolution with the pointwise convolution before it, the one after it, or both, computed in
/// one step.
final class SeparableBlock: Sendable {
  /// The nodes in the order in which they compute.
  let nodes: [LoweredNode]
  /// What computes them together.
  let kernel: SeparableBlockKernel

  init(_ nodes: [LoweredNode], kernel: SeparableBlockKernel) {
    self.nodes = nodes
    self.kernel = kernel
  }

  /// What the nodes read, one after the other, without what one of them makes for the next.
  var reads: [Int?] {
    let made = nodes.dropLast().flatMap(\.outputs)
    return nodes.flatMap(\.reads).filter { $0.map { !made.contains($0) } ?? true }
  }
}

extension NodeSite {
  /// - Parameter types: What ``LoweredGraph/types(of:)`` gives for the node, if that is known.
  convenience init(
    _ node: Int, of graph: LoweredGraph, types: NodeInputs? = nil, _ context: PlanningContext
  ) {
    let tensors = graph.tensors
    // A copy of the node would count references to all of its parts.
    let epilogue = graph.nodes[node].epilogue
    self.init(
      name: graph.nodes[node].name, operation: graph.nodes[node].operation,
      inputs: types ?? graph.types(of: node), outputs: graph.nodes[node].outputs.map { tensors[$0].type },
      inputTensors: graph.nodes[node].inputs, outputTensors: graph.nodes[node].outputs,
      constants: graph.nodes[node].inputs.map { $0.flatMap { tensors.constant($0) } }, epilogue: epilogue,
      slope: (epilogue?.slope).flatMap { tensors.constant($0) }, scores: graph.nodes[node].scores,
      squaresTerms: graph.nodes[node].squaresTerms, context)
  }
}

/// A rewrite of a lowered graph.
protocol LoweringPass: Pass where Graph == LoweredGraph {
  /// Whether every node reads and makes tensors of the types that it did; otherwise they are checked again.
  var keepsTypes: Bool { get }
}

extension LoweringPass {
  var keepsTypes: Bool { false }
}

/// The rewrites between what a model says and what runs, in order, each with the condition under which it
/// applies.
struct Pipeline {
  /// The passes.
  let passes: [any LoweringPass]

  init(_ context: PlanningContext) {
    // Only the micro-kernels have epilogues, and only they are worth rewriting a graph for.
    let hasMicroKernels = context.hasMicroKernels
    let changesOrder = hasMicroKernels && context.precision == .single
    // Sums of half precision are of sixteen channels each, whether these are needed or not; and products of
    // blocks are of single precision.
    let hasSinglePrecision = hasMicroKernels && context.precision != .half
    let table: [(condition: Bool, pass: any LoweringPass)] = [
      (true, ConstantDequantization()),
      (hasMicroKernels, DepthwiseRecognition()),
      (changesOrder, IdentityResizeRemoval()),
      (changesOrder, ConcatenationSplitting()),
      (changesOrder, ResizeDeferral()),
      (hasSinglePrecision, DeadChannelRemoval(foldsNumbers: changesOrder)),
      (hasMicroKernels, DeadRegionRemoval()),
      (hasMicroKernels, ScoreFusion()),
      (changesOrder, SquareFusion(instructionSet: context.kernels.instructionSet)),
      (hasMicroKernels, TableFusion(context: context)),
      (true, ViewAliasing()),
      (true, UnreadNodeRemoval()),
      (hasMicroKernels, EpilogueFusion()),
      (hasSinglePrecision, SeparableBlockFusion(context: context)),
    ]
    var passes: [any LoweringPass] = []
    for row in table where row.condition { passes.append(row.pass) }
    self.passes = passes
  }

  /// Rewrites a graph.
  ///
  /// - Parameter observe: Sees the graph after each pass, with the number of things that the pass rewrote.
  /// - Returns: Whether every node still reads and makes tensors of the types that it did.
  func apply(
    to graph: inout LoweredGraph,
    observe: (_ pass: any LoweringPass, _ count: Int, _ graph: LoweredGraph) -> Void = { _, _, _ in }
  ) -> Bool {
    var keepsTypes = true
    for pass in passes {
      let count = pass.apply(to: &graph)
      if count > 0, !pass.keepsTypes { keepsTypes = false }
      observe(pass, count, graph)
    }
    return keepsTypes
  }
}
