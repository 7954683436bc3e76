import ComputeKernels
import ModelFormat
import TensorCore
import Threading

/// Turns a graph into a plan: lowers it, chooses a kernel for each node, and lays out the memory.
///
/// - Precondition: The graph and the options have been validated.
struct Planner {
  private let graph: LoweredGraph
  private let options: PlanOptions
  private let context: PlanningContext
  /// Whether nodes read and make tensors of the types that were checked.
  private let hasCheckedTypes: Bool
  /// What a caller sets.
  private let inputs: [PlannedTensor]
  /// What is kept from run to run.
  private let states: [PlannedState]
  /// All outputs as the model declares them, while those of ``graph`` lack the ones that are omitted.
  private let outputs: [PlannedTensor]

  /// How many nodes a processor chooses kernels for at a time: some tens of microseconds.
  private static let nodesPerPart = 16

  /// - Parameter observe: Sees the graph after each pass, as ``Pipeline/apply(to:observe:)``.
  init(
    _ model: GraphDefinition, options: PlanOptions,
    observe: (_ pass: any LoweringPass, _ count: Int, _ graph: LoweredGraph) -> Void = { _, _, _ in }
  ) throws {
    self.options = options
    context = try PlanningContext(options)
    var graph = LoweredGraph(
      model, outputs: try model.outputs(omittingThoseAt: options.omittedOutputs),
      captured: try model.computedTensors(named: options.capturedTensors))
    outputs = model.outputs.map { PlannedTensor($0, of: graph) }
    inputs = model.inputs.map { PlannedTensor($0, of: graph) }
    states = model.states.compactMap { state in
      model.tensors[state.initial].constant.map { initial in
        PlannedState(
          initial: initial.inMemory, value: PlannedTensor(state.value, of: graph),
          next: PlannedTensor(state.next, of: graph))
      }
    }
    let removal = UnreadNodeRemoval()
    observe(removal, removal.apply(to: &graph), graph)
    // Passes trust what nodes declare.
    for node in graph.nodes.indices {
      _ = try EngineError.within(graph.nodes[node].place) { try graph.checkedTypes(of: node) }
    }
    hasCheckedTypes = Pipeline(context).apply(to: &graph, observe: observe)
    self.graph = graph
  }

  func plan() throws -> Plan {
    var packing = PackingBudget(graph)
    var operationCount = 0
    var steps = try graph.nodes.indices.concurrentMap(inStepsOf: Self.nodesPerPart) { node in
      try EngineError.within(graph.nodes[node].place) { try step(for: node) }
    }
    for (node, step) in zip(graph.nodes, steps) {
      try EngineError.within(node.place) {
        let (sum, overflow) = operationCount.addingReportingOverflow(step.operationCount)
        operationCount = overflow ? .max : sum
        try options.limits.check(operationCount: operationCount, latest: step.operationCount)
        try packing.add(step.kernel.weights?.byteCount ?? 0)
      }
    }
    let arena = ArenaPlaces(graph, kernels: steps.map(\.kernel), keeping: graph.inputs + graph.results)
    for (step, offset) in arena.prepared { steps[step].preparedOffset = offset }
    let (constants, evaluations) = try readConstants(steps, &packing)
    let scratchByteCount = steps.lazy.map(\.kernel.scratchByteCountPerWorker).max() ?? 0
    try options.limits.check(
      memoryByteCount: packing.byteCount + arena.byteCount + scratchByteCount * options.threadCount)
    return Plan(
      name: graph.name, inputs: inputs, outputs: outputs, states: states, steps: steps, options: options,
      arenaByteCount: arena.byteCount, arenaGuards: arena.guards,
      packing: DeferredPacking(steps.compactMap(\.kernel.weights) + evaluations),
      captured: graph.captured.map(planned), omitted: omitted,
      locations: graph.tensors.indices.map { tensor in
        arena.tensors[tensor].map { .arena(offset: $0) }
          ?? constants[graph.tensors[tensor].owner].map { .constant($0) }
      })
  }

  /// A node with the kernel that was chosen for it.
  private func step(for node: Int) throws -> PlannedStep {
    let tensors = graph.tensors
    if let block = graph.nodes[node].block {
      let kernel = block.kernel.kernel
      try checkMemory(of: kernel)
      return PlannedStep(
        node, of: graph, kernel, inputTypes: block.reads.map { $0.map { tensors[$0].type } },
        multiplyAddCount: block.kernel.multiplyAddCount, operationCount: block.kernel.operationCount)
    }
    let types = hasCheckedTypes ? graph.types(of: node) : try graph.checkedTypes(of: node)
    let isEmpty = graph.nodes[node].outputs.allSatisfy { tensors[$0].type.shape.elementCount == 0 }
    // An operator chooses for outputs without elements too, since it knows which types it takes; but no
    // kernel has to be right for those, nor to prepare anything.
    let site = NodeSite(node, of: graph, types: types, isEmpty ? context.withPlainLoops : context)
    let chosen = try site.makeKernel()
    try checkTiles(of: chosen)
    let kernel = isEmpty ? .nothing : chosen
    try checkMemory(of: kernel)
    let addend = (graph.nodes[node].epilogue?.addend).map { tensors[$0].type }
    return PlannedStep(
      node, of: graph, kernel,
      inputTypes: addend.map { types.types + [$0] } ?? types.types,
      multiplyAddCount: site.multiplyAddCount, operationCount: site.operationCount)
  }

  private func planned(_ tensor: Int) -> PlannedTensor { PlannedTensor(tensor, of: graph) }

  /// The constants that kernels or callers read, by tensor, and what evaluates those of them that the model
  /// does not hold as they are.
  private func readConstants(
    _ steps: [PlannedStep], _ packing: inout PackingBudget
  ) throws -> (tensors: [Tensor?], evaluations: [EvaluatedConstant]) {
    var isRead = [Bool](repeating: false, count: graph.tensors.count)
    for (node, step) in zip(graph.nodes, steps) {
      for (position, tensor) in node.reads.enumerated() {
        guard let tensor, !step.kernel.packedInputs.contains(position) else { continue }
        isRead[graph.tensors[tensor].owner] = true
      }
    }
    let isResult = graph.marks(graph.results.map { graph.tensors[$0].owner })
    var tensors = [Tensor?](repeating: nil, count: graph.tensors.count)
    var evaluations: [EvaluatedConstant] = []
    for index in graph.tensors.indices where isRead[index] || isResult[index] {
      let tensor = graph.tensors[index]
      guard let constant = tensor.constant else { continue }
      if let stored = constant.storedTensor {
        tensors[index] = stored
      } else if isResult[index] {
        // A caller may look before the first run.
        tensors[index] = constant.evaluated
      } else {
        try EngineError.within("tensor \(tensor.name.quoted)") { try packing.add(constant.byteCount) }
        let evaluation = EvaluatedConstant(constant)
        tensors[index] = evaluation.tensor
        evaluations.append(evaluation)
      }
    }
    return (tensors, evaluations)
  }

  /// The tensors that are no outputs because the options omit them.
  private var omitted: [Int] {
    let isReachable = graph.marks(graph.inputs + graph.results)
    return options.omittedOutputs.map { outputs[$0].index }.filter { !isReachable[$0] }
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

  /// Bounds the memory of the workers, which grows with the filters' sizes and the number of threads.
  private func checkMemory(of kernel: PlannedKernel) throws {
    let preparedByteCount = kernel.preparation?.byteCount ?? 0
    guard preparedByteCount <= PlanningContext.maximumScratchByteCount else {
      throw EngineError(
        .resourceExhausted,
        "\(kernel.name) prepares \(preparedByteCount) bytes; the limit is "
          + "\(PlanningContext.maximumScratchByteCount)")
    }
    let limit = PlanningContext.maximumScratchByteCount / options.threadCount
    guard kernel.scratchByteCountPerWorker <= limit else {
      throw EngineError(
        .resourceExhausted,
        "\(kernel.name) needs \(kernel.scratchByteCountPerWorker) bytes of scratch memory for each of "
          + "\(options.threadCount) threads; the limit is \(limit)")
    }
  }
}

extension GraphDefinition {
  /// The outputs without those at some positions.
  fileprivate func outputs(omittingThoseAt positions: [Int]) throws -> [Int] {
    if let position = positions.first(where: { !outputs.indices.contains($0) }) {
      throw EngineError(
        .invalidArgument, "there are \(outputs.count) outputs, so none at \(position) can be omitted")
    }
    return outputs.indices.filter { !positions.contains($0) }.map { outputs[$0] }
  }

  /// The tensors of some names, in the order of these.
  fileprivate func computedTensors(named names: Set<String>) throws -> [Int] {
    try names.sorted().map { name in
      guard let index = tensors.firstIndex(where: { $0.name == name }) else {
        throw EngineError(.invalidArgument, "there is no tensor \(name.quoted) to capture")
      }
      guard
        isConstant(index) || inputs.contains(index) || nodes.contains(where: { $0.outputs.contains(index) })
      else {
        throw EngineError(
          .invalidArgument, "nothing computes tensor \(name.quoted), so it cannot be captured")
      }
      return index
    }
  }
}
