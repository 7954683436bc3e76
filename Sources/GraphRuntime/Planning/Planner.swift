import ComputeKernels
import ModelFormat
import TensorCore

/// Turns a graph into a plan, one pass after the other.
///
/// - Precondition: The graph and the options have been validated.
struct Planner {
  /// What the model declares.
  private let model: GraphDefinition
  /// What is left of it to plan.
  private let graph: GraphDefinition
  /// All outputs as the model declares them, while those of ``graph`` lack the ones that nobody will read.
  private let outputs: [PlannedTensor]
  private let options: PlanOptions
  private let kernels: KernelChoice
  private let constants: ConstantTable
  private let owners: [Int]
  private let captured: [PlannedTensor]
  /// What makes the constants that passes have changed, in this order.
  private let changes: [any PackedLater]
  private let scoreFusions: [ScoreFusion?]

  init(_ graph: GraphDefinition, options: PlanOptions) throws {
    self.options = options
    model = graph
    kernels = try KernelChoice(options.kernels)
    captured = try Self.capturedTensors(graph, names: options.capturedTensors)
    outputs = graph.outputs.map { PlannedTensor($0, of: graph) }
    let kept = captured.map(\.index)
    let needed = DeadNodeElimination.applied(
      to: try graph.omittingOutputs(at: options.omittedOutputs), keeping: kept)
    // Passes trust what nodes declare.
    for node in needed.nodes {
      _ = try Self.within(node, of: model) { try Self.checkedInputs(of: node, in: needed) }
    }
    let graph = ConstantDequantization.applied(to: needed)
    var fillings: [FilledLater] = []
    if case .micro = kernels {
      let ordered = options.keepsRounding ? graph : ResizeDeferral.applied(to: graph, keeping: kept)
      let removal = DeadChannelRemoval(ordered, keeping: kept, foldsNumbers: !options.keepsRounding)
      let narrowing = DeadRegionRemoval(removal.graph, keeping: kept)
      fillings = removal.fillings + narrowing.fillings
      changes = removal.foldings + fillings
      (self.graph, scoreFusions) = ScoreFusion.applied(to: narrowing.graph, keeping: kept)
    } else {
      (self.graph, changes) = (graph, [])
      scoreFusions = [ScoreFusion?](repeating: nil, count: graph.nodes.count)
    }
    owners = ViewAliasing.owners(of: self.graph)
    constants = ConstantTable(self.graph, owners: owners, fillings: fillings)
  }

  func plan() throws -> Plan {
    let liveNodes = DeadNodeElimination.liveNodes(of: graph, keeping: capturedIndices)
    let sites = try self.sites(liveNodes)
    var steps = try sites.map { site in try within(site.index) { try step(site) } }
    try checkScratch(of: steps)
    try checkOperations(of: sites)
    var budget = PackingBudget(model, changes: changes)
    for index in steps.indices {
      guard let weights = steps[index].kernel.weights else { continue }
      try budget.add(weights.byteCount, for: "node \(steps[index].name.quoted)")
    }
    let arena = ArenaPlaces(
      graph, owners: owners, sites: sites, kernels: steps.map(\.kernel),
      keeping: graph.inputs + graph.outputs + capturedIndices)
    for (step, offset) in arena.prepared { steps[step].preparedOffset = offset }
    let (readConstants, widening) = try readConstants(sites, steps, &budget)
    return Plan(
      name: graph.name, inputs: graph.inputs.map { PlannedTensor($0, of: graph) }, outputs: outputs,
      steps: steps, options: options, arenaByteCount: arena.byteCount, arenaGuards: arena.guards,
      packing: DeferredPacking(
        steps.indices.compactMap { steps[$0].kernel.weights } + widening, after: changes),
      captured: captured, omitted: omitted,
      locations: graph.tensors.indices.map { tensor in
        arena.tensors[tensor].map { .arena(offset: $0) }
          ?? readConstants[owners[tensor]].map { .constant($0) }
      })
  }

  /// The constants that kernels or callers read, by tensor, and what widens those of half precision that only kernels
  /// read.
  private func readConstants(
    _ sites: [NodeSite], _ steps: [PlannedStep], _ budget: inout PackingBudget
  ) throws -> (tensors: [Tensor?], widening: [WidenedLater]) {
    var isRead = [Bool](repeating: false, count: graph.tensors.count)
    for index in sites.indices {
      for (position, tensor) in sites[index].readTensors.enumerated() {
        guard let tensor, !steps[index].kernel.packedInputs.contains(position) else { continue }
        isRead[owners[tensor]] = true
      }
    }
    let isReachable = graph.marks((graph.outputs + capturedIndices).map { owners[$0] })
    var tensors = [Tensor?](repeating: nil, count: graph.tensors.count)
    var widening: [WidenedLater] = []
    for tensor in graph.tensors.indices where isRead[tensor] || isReachable[tensor] {
      guard let stored = constants.stored(tensor) else { continue }
      let type = graph.tensors[tensor].elementType
      if stored.elementType == type || isReachable[tensor] {
        tensors[tensor] = constants[tensor]
      } else {
        let byteCount = stored.shape.elementCount * type.byteCount
        try budget.add(byteCount, for: "tensor \(graph.tensors[tensor].name.quoted)")
        let storage = AlignedStorage(byteCount: byteCount, isZeroed: false)
        tensors[tensor] = Tensor(shape: stored.shape, elementType: type, storage: storage)
        widening.append(WidenedLater(stored, into: storage))
      }
    }
    return (tensors, widening)
  }

  private var capturedIndices: [Int] { captured.map(\.index) }

  /// The tensors that are no outputs because the options omit them.
  private var omitted: [Int] {
    let read = graph.marks(graph.inputs + graph.outputs + capturedIndices)
    return options.omittedOutputs.map { outputs[$0].index }.filter { !read[$0] }
  }

  private static func capturedTensors(
    _ graph: GraphDefinition, names: Set<String>
  ) throws -> [PlannedTensor] {
    try names.sorted().map { name in
      guard let index = graph.tensors.firstIndex(where: { $0.name == name }) else {
        throw EngineError(.invalidArgument, "there is no tensor \(name.quoted) to capture")
      }
      let hasContents =
        graph.tensors[index].constant != nil || graph.inputs.contains(index)
        || graph.nodes.contains { $0.outputs.contains(index) }
      guard hasContents else {
        throw EngineError(
          .invalidArgument, "nothing computes tensor \(name.quoted), so it cannot be captured")
      }
      return PlannedTensor(index, of: graph)
    }
  }

  /// Checks the nodes that run and places them, without those that a convolution takes over.
  private func sites(_ liveNodes: [Int]) throws -> [NodeSite] {
    var inputs = [NodeInputs?](repeating: nil, count: graph.nodes.count)
    for index in liveNodes {
      inputs[index] = try within(index) { try Self.checkedInputs(of: graph.nodes[index], in: graph) }
    }
    let (fusions, isAbsorbed) = fusions(liveNodes)
    // Each node that runs takes the place of the last one that it takes over.
    var order = [Int?](repeating: nil, count: graph.nodes.count)
    for index in liveNodes where !isAbsorbed[index] { order[fusions[index]?.lastNode ?? index] = index }
    var sites: [NodeSite] = []
    for case let index? in order {
      guard let inputs = inputs[index] else { continue }
      sites.append(site(index, inputs, fusion: fusions[index]))
    }
    guard case .micro = kernels else { return sites }
    return SeparableBlockFusion.applied(
      to: sites, of: graph, nodes: liveNodes, keeping: capturedIndices)
  }

  /// Only the micro-kernels have epilogues that take over other nodes.
  private func fusions(_ liveNodes: [Int]) -> (fusions: [EpilogueFusion.Fusion?], isAbsorbed: [Bool]) {
    guard case .micro = kernels else {
      let count = graph.nodes.count
      return (Array(repeating: nil, count: count), Array(repeating: false, count: count))
    }
    return EpilogueFusion(
      graph, liveNodes: liveNodes, constants: constants, keeping: capturedIndices
    ).find()
  }

  private func site(_ index: Int, _ inputs: NodeInputs, fusion: EpilogueFusion.Fusion?) -> NodeSite {
    NodeSite(
      index: index, node: graph.nodes[index], inputs: inputs,
      outputs: fusion.map { [TensorType(graph.tensors[$0.output])] } ?? inputs.declaredOutputs,
      fusion: fusion, scoreFusion: scoreFusions[index], kernels: kernels, threadCount: options.threadCount,
      keepsRounding: options.keepsRounding, constants: constants)
  }

  private func within<Result>(_ index: Int, _ body: () throws -> Result) throws -> Result {
    try Self.within(graph.nodes[index], of: model, body)
  }

  /// Says in errors where the node stands in the model, which has fewer nodes than passes may have left, and in which
  /// a node that they moved has other outputs.
  private static func within<Result>(
    _ node: NodeDefinition, of model: GraphDefinition, _ body: () throws -> Result
  ) throws -> Result {
    func place() -> String {
      let named = model.nodes.indices.filter { model.nodes[$0].name == node.name }
      let number = named.count == 1 ? named[0] : model.nodes.firstIndex { $0.outputs == node.outputs }
      return (number.map { "node \($0) " } ?? "node ") + node.name.quoted
    }
    return try EngineError.within(place(), body)
  }

  /// The types of a node's inputs and outputs, of which its operator makes the latter from the former.
  static func checkedInputs(of node: NodeDefinition, in graph: GraphDefinition) throws -> NodeInputs {
    let inputs = graph.types(of: node)
    try check(node.operation.definition.outputTypes(for: inputs), against: inputs.declaredOutputs)
    return inputs
  }

  /// Chooses a node's kernel. The operator does so too for outputs without elements, since it knows which types
  /// it takes; but no kernel has to be right for those, nor to prepare anything.
  private func step(_ site: NodeSite) throws -> PlannedStep {
    let outputs = site.outputs
    let isEmpty = outputs.allSatisfy { $0.shape.elementCount == 0 }
    let kernel = try (isEmpty ? site.withPlainLoops : site).makeKernel()
    try checkTiles(of: kernel)
    return PlannedStep(
      name: site.node.name, operation: site.node.operation.kind,
      inputTypes: site.readsOnlyInputs
        ? site.inputs.types : site.readTensors.map { $0.map { TensorType(graph.tensors[$0]) } },
      outputTypes: outputs,
      outputNames: site.writtenTensors.map { graph.tensors[$0].name },
      multiplyAddCount: site.multiplyAddCount,
      kernel: isEmpty ? .nothing : kernel)
  }

  private static func check(_ inferred: [TensorType], against declared: [TensorType]) throws {
    guard inferred.count == declared.count else {
      throw EngineError(
        .shapeMismatch, "the operator has \(inferred.count) outputs, the node \(declared.count)")
    }
    for (index, (inferred, declared)) in zip(inferred, declared).enumerated()
    where inferred.shape != declared.shape || inferred.elementType != declared.elementType {
      throw EngineError(
        .shapeMismatch,
        "output \(index) is declared as \(declared), but the inputs make it \(inferred)")
    }
  }

  /// Bounds what the pool of workers counts.
  private func checkTiles(of kernel: PlannedKernel) throws {
    for tileCount in [kernel.tileCount, kernel.preparation?.tileCount ?? 0]
    where !(0...WorkerPool.maximumTileCount ~= tileCount) {
      throw EngineError(
        .resourceExhausted,
        "\(kernel.name) is cut into \(tileCount) parts; the limit is \(WorkerPool.maximumTileCount)")
    }
  }

  /// Bounds the time of a run: windows and suppression may take very long in a file of some hundred bytes.
  private func checkOperations(of sites: [NodeSite]) throws {
    let limit = PlanOptions.maximumOperationCount
    var count = 0
    for site in sites {
      // No overflow: each is at most a product of two counts of elements, which have 31 bits.
      count += min(site.operationCount, limit + 1)
      guard count <= limit else {
        throw EngineError(
          .resourceExhausted,
          "a run would take more than \(limit) operations on elements, \(site.operationCount) of them here"
        ).within("node \(site.node.name.quoted)")
      }
    }
  }

  /// Bounds the memory of the workers, which grows with the filters' sizes and the number of threads.
  private func checkScratch(of steps: [PlannedStep]) throws {
    let limit = PlanOptions.maximumScratchByteCount / options.threadCount
    for index in steps.indices {
      let preparedByteCount = steps[index].kernel.preparation?.byteCount ?? 0
      guard preparedByteCount <= PlanOptions.maximumScratchByteCount else {
        throw EngineError(
          .resourceExhausted,
          "\(steps[index].kernelName) prepares \(preparedByteCount) bytes; the limit is "
            + "\(PlanOptions.maximumScratchByteCount)"
        ).within("node \(steps[index].name.quoted)")
      }
      let scratchByteCount = steps[index].kernel.scratchByteCountPerWorker
      guard scratchByteCount <= limit else {
        throw EngineError(
          .resourceExhausted,
          "\(steps[index].kernelName) needs \(scratchByteCount) bytes of scratch memory for each "
            + "of \(options.threadCount) threads; the limit is \(limit)"
        ).within("node \(steps[index].name.quoted)")
      }
    }
  }
}

extension GraphDefinition {
  /// The graph without some of its outputs.
  fileprivate func omittingOutputs(at positions: [Int]) throws -> GraphDefinition {
    guard !positions.isEmpty else { return self }
    if let position = positions.first(where: { !outputs.indices.contains($0) }) {
      throw EngineError(
        .invalidArgument, "there are \(outputs.count) outputs, so none at \(position) can be omitted")
    }
    var graph = self
    graph.outputs = outputs.indices.filter { !positions.contains($0) }.map { outputs[$0] }
    return graph
  }
}
