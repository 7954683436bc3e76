import ComputeKernels
import ModelFormat
import TensorCore
import TensorOperators
import Threading

/// A graph made ready to run on this machine: kernels chosen, memory laid out. Weights are packed by the
/// first run.
///
/// A plan is immutable and can be shared by any number of ``Executor``s.
///
/// ```swift
/// let plan = try Plan(model.graphs[0])
/// let executor = Executor(plan)
/// try executor.setInput(0, to: image)
/// executor.run()
/// let scores = executor.output(0)
/// ```
public struct Plan: Sendable {
  /// The name of the graph.
  public let name: String
  /// Names and types of the graph's inputs, in order.
  public let inputs: [PlannedTensor]
  /// Names and types of the graph's outputs, in order, with those that the options omit.
  public let outputs: [PlannedTensor]
  /// What executors keep from run to run.
  let states: [PlannedState]
  /// The nodes that run, in order.
  public let steps: [PlannedStep]
  /// Which of them take turns.
  package let bands: [StepBands]
  /// What the plan was made with.
  public let options: PlanOptions
  /// The size of the memory that activations share with what preparations of kernels write.
  public let arenaByteCount: Int
  /// Where guard pages lie in that memory, if there are any.
  let arenaGuards: [Int]
  /// The most memory that a kernel needs for each worker.
  let scratchByteCountPerWorker: Int
  /// What the first run makes.
  let packing: DeferredPacking
  /// Tensors that a capture asked for.
  let captured: [PlannedTensor]
  /// Tensors that are no outputs because the options omit them: what they hold after a run is undefined.
  let omitted: [Int]
  /// Where each tensor of the graph lives; `nil` for one that no step that runs reads or writes.
  let locations: [Location?]

  /// Where a tensor lives.
  enum Location: Sendable {
    case arena(offset: Int)
    case constant(Tensor)
  }
}

extension Plan {
  /// Plans a graph.
  ///
  /// - Throws: ``/TensorCore/EngineError`` when the graph contradicts itself, when a shape does not follow
  ///   from its operator, when no kernel takes its types, or when an option is out of range.
  public init(_ graph: GraphDefinition, options: PlanOptions = PlanOptions()) throws {
    try graph.validate()
    try self.init(validated: graph, options: options)
  }

  /// Plans a graph for inputs of other shapes: pictures of another size, or several at a time.
  ///
  /// - Parameters:
  ///   - graph: The network.
  ///   - inputShapes: The shapes of inputs, by their names; others keep theirs.
  ///   - options: Kernels, threads, tensors to keep, and rounding.
  /// - Throws: As ``init(_:options:)`` and ``/ModelFormat/GraphDefinition/resized(_:)``.
  public init(
    _ graph: GraphDefinition, inputShapes: [String: Shape], options: PlanOptions = PlanOptions()
  ) throws {
    try graph.validate()
    try self.init(graph.resized(inputShapes), options: options)
  }

  /// Plans a graph that was validated, as those of a model that was read have been.
  package init(validated graph: GraphDefinition, options: PlanOptions) throws {
    guard 1...PlanOptions.maximumThreadCount ~= options.threadCount else {
      throw EngineError(
        .invalidArgument,
        "the number of threads is \(options.threadCount); expected 1 to \(PlanOptions.maximumThreadCount)")
    }
    self = try EngineError.within("graph \(graph.name.quoted)") {
      try MemoryRoom.check(for: Self.planningByteCount * graph.nodes.count, "planning it takes")
      return try Planner(graph, options: options).plan()
    }
    let byteCount =
      arenaByteCount + workerScratchByteCount * options.threadCount + packing.byteCount
      + states.reduce(0) { $0 + $1.initial.byteCount }
    try EngineError.within("graph \(name.quoted)") {
      try MemoryRoom.check(for: byteCount, "running it takes")
    }
    let sources = graph.sources
    packing.read(from: sources)
    // What planning and kernels looked at is what the sources held.
    for source in sources { try source.check() }
  }

  /// What planning a node takes at most, apart from constants.
  private static let planningByteCount = 1 << 14

  /// Places of tensors, with those of constants that kernels and callers read moved from files to memory,
  /// each once.
  static func inMemory(_ locations: [Location?]) -> [Location?] {
    var copies: [ObjectIdentifier: AlignedStorage] = [:]
    return locations.map { location in
      guard case .constant(let tensor) = location, tensor.storage.source != nil else { return location }
      let copy = copies[ObjectIdentifier(tensor.storage)] ?? tensor.storage.inMemory
      copies[ObjectIdentifier(tensor.storage)] = copy
      return .constant(Tensor(shape: tensor.shape, elementType: tensor.elementType, storage: copy))
    }
  }

  /// The size of the constants in the types that operators see, once where several share their memory; what
  /// kernels hold rearranged counts as it was.
  public var constantByteCount: Int {
    let constants = locations.lazy.compactMap { location -> Tensor? in
      guard case .constant(let tensor) = location else { return nil }
      return tensor
    }
    return steps.reduce(constants.storedByteCount) { $0 + $1.packedByteCount }
  }

  /// The number of multiply-adds of one run; the largest integer when there are more.
  public var multiplyAddCount: Int {
    steps.reduce(0) { total, step in
      let (sum, overflows) = total.addingReportingOverflow(step.multiplyAddCount)
      return overflows ? .max : sum
    }
  }
}

extension GraphDefinition {
  /// What the constants are read from, as far as they are not in memory.
  fileprivate var sources: [any BlockSource] {
    var sources: [any BlockSource] = []
    for tensor in tensors {
      guard let source = tensor.constant?.storage.source, !sources.contains(where: { $0 === source }) else {
        continue
      }
      sources.append(source)
    }
    return sources
  }
}

/// One node of a plan: what runs, with which kernel, and what it costs.
public struct PlannedStep: Sendable {
  /// The node's name in the graph.
  public let name: String
  /// The operator.
  public let operation: OperatorKind
  /// The types of the tensors that the step reads; `nil` for an optional input that is left out.
  public let inputTypes: [TensorType?]
  /// The types of the tensors that the step writes.
  public let outputTypes: [TensorType]
  /// The names of the tensors that the step writes.
  public let outputNames: [String]
  /// The number of multiply-adds of one run; zero for operators that only move or compare numbers.
  public let multiplyAddCount: Int
  /// The number of times that one run looks at an element; zero for operators that do so a few times each.
  package let operationCount: Int
  /// The kernel that was chosen.
  public var kernelName: String { kernel.name }
  /// Why it was chosen.
  public var kernelReason: String { kernel.reason }
  /// What all kernels that could compute the node were estimated to take; empty when there was no choice.
  package var estimates: [KernelEstimate] { kernel.estimates }
  /// The number of parts that threads can share; zero for a step that has nothing to do.
  public var tileCount: Int { kernel.tileCount }
  /// The bytes that the step reads and writes, each tensor counted once.
  public var trafficByteCount: Int {
    inputTypes.reduce(0) { $0 + ($1?.byteCount ?? 0) } + outputTypes.reduce(0) { $0 + $1.byteCount }
  }

  let kernel: PlannedKernel
  /// Where in the arena the kernel's preparation writes.
  var preparedOffset = 0

  init(
    _ node: Int, of graph: LoweredGraph, _ kernel: PlannedKernel, inputTypes: [TensorType?],
    multiplyAddCount: Int, operationCount: Int
  ) {
    let tensors = graph.tensors
    name = graph.nodes[node].name
    operation = graph.nodes[node].operation.kind
    self.inputTypes = inputTypes
    outputTypes = graph.nodes[node].outputs.map { tensors[$0].type }
    outputNames = graph.nodes[node].outputs.map { tensors[$0].name }
    self.multiplyAddCount = multiplyAddCount
    self.operationCount = operationCount
    self.kernel = kernel
  }

  /// The size, before, of the inputs that the kernel holds rearranged.
  var packedByteCount: Int {
    inputTypes.enumerated().reduce(0) { total, input in
      total + (kernel.packedInputs.contains(input.offset) ? input.element?.byteCount ?? 0 : 0)
    }
  }
}

/// A tensor that a run finds as the one before left it.
struct PlannedState: Sendable {
  /// What it holds before the first run.
  let initial: Tensor
  let value: PlannedTensor
  /// What it holds behind a run.
  let next: PlannedTensor
}

/// A tensor of a plan that the caller can reach.
public struct PlannedTensor: Sendable, Hashable {
  /// The name in the graph.
  public let name: String
  /// Shape, element type and quantization.
  public let type: TensorType
  /// The index of the tensor in the graph.
  let index: Int

  init(_ index: Int, of graph: LoweredGraph) {
    name = graph.tensors[index].name
    type = graph.tensors[index].type
    self.index = index
  }
}

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
      try EngineError.within(graph.nodes[node].place) { try step(for: node, context) }
    }
    let bands = try cutIntoBands(&steps)
    var sharing = PackingSharing(graph)
    for (index, step) in steps.enumerated() {
      try EngineError.within(graph.nodes[index].place) {
        let (sum, overflow) = operationCount.addingReportingOverflow(step.operationCount)
        operationCount = overflow ? .max : sum
        try options.limits.check(operationCount: operationCount, latest: step.operationCount)
        sharing.add(step.kernel, of: index)
        try packing.add(step.kernel.weights?.byteCount ?? 0)
      }
    }
    let (arena, turns) = arena(for: steps, bands)
    for (step, offset) in arena.prepared { steps[step].preparedOffset = offset }
    let (constants, evaluations) = try readConstants(steps, &packing)
    let scratchByteCount = steps.lazy.map(\.kernel.scratchByteCountPerWorker).max() ?? 0
    try options.limits.check(
      memoryByteCount: packing.byteCount + arena.byteCount + scratchByteCount * options.threadCount)
    return Plan(
      name: graph.name, inputs: inputs, outputs: outputs, states: states, steps: steps, bands: turns,
      options: options,
      arenaByteCount: arena.byteCount, arenaGuards: arena.guards,
      scratchByteCountPerWorker: scratchByteCount,
      packing: DeferredPacking(sharing.owned + evaluations, then: sharing.shared),
      captured: graph.captured.map { PlannedTensor($0, of: graph) }, omitted: omitted,
      locations: Plan.inMemory(
        graph.tensors.indices.map { tensor in
          arena.tensors[tensor].map { .arena(offset: $0) }
            ?? constants[graph.tensors[tensor].owner].map { .constant($0) }
        }))
  }

  /// Gives steps that can take turns kernels of as many tiles as there are bands, and says which they are.
  private func cutIntoBands(_ steps: inout [PlannedStep]) throws -> [StepBands] {
    guard context.hasMicroKernels else { return [] }
    let found = StepBands.find(
      in: graph, cacheByteCount: options.bandByteCount, threadCount: options.threadCount)
    return try found.filter { bands in
      let context = context.cutting(intoBands: bands.count)
      let cut = try bands.steps.map { node in
        try EngineError.within(graph.nodes[node].place) { try step(for: node, context) }
      }
      // Views have no tiles.
      let areCut = cut.allSatisfy { [bands.count, 0].contains($0.tileCount) && $0.kernel.preparation == nil }
      if areCut { steps.replaceSubrange(bands.steps, with: cut) }
      return areCut
    }
  }

  /// The memory, and which steps take turns: none of them where that takes much more of it.
  private func arena(
    for steps: [PlannedStep], _ bands: [StepBands]
  ) -> (places: ArenaPlaces, bands: [StepBands]) {
    func places(_ bands: [StepBands]) -> ArenaPlaces {
      ArenaPlaces(graph, kernels: steps.map(\.kernel), keeping: graph.inputs + graph.results, bands: bands)
    }
    let (one, together) = (places([]), bands.isEmpty ? nil : places(bands))
    guard let together, together.byteCount <= one.byteCount + one.byteCount / 4 else { return (one, []) }
    return (together, bands)
  }

  /// A node with the kernel that was chosen for it.
  private func step(for node: Int, _ context: PlanningContext) throws -> PlannedStep {
    let tensors = graph.tensors
    if let block = graph.nodes[node].block {
      let kernel = block.kernel.kernel
      try PlanningContext.checkMemory(of: kernel, threadCount: options.threadCount)
      return PlannedStep(
        node, of: graph, kernel, inputTypes: block.reads.map { $0.map { tensors[$0].type } },
        multiplyAddCount: block.kernel.multiplyAddCount, operationCount: block.kernel.operationCount)
    }
    let types = hasCheckedTypes ? graph.types(of: node) : try graph.checkedTypes(of: node)
    let isEmpty = graph.nodes[node].outputs.allSatisfy { tensors[$0].type.shape.elementCount == 0 }
    // An operator chooses for outputs without elements too, since it knows which types it takes; but no
    // kernel has to be right for those, nor to prepare anything.
    let site = NodeSite(node, of: graph, types: types, isEmpty ? context.withPlainLoops : context)
    var chosen =
      try graph.nodes[node].table.map { site.tableKernel($0.entries, ofNodes: $0.nodeCount) }
      ?? site.makeKernel()
    if !context.hasMemory(for: chosen) {
      chosen = try NodeSite(node, of: graph, types: types, context.withPlainLoops).makeKernel()
    }
    try checkTiles(of: chosen)
    let kernel = isEmpty ? .nothing : chosen
    try PlanningContext.checkMemory(of: kernel, threadCount: options.threadCount)
    let addend = (graph.nodes[node].epilogue?.addend).map { tensors[$0].type }
    return PlannedStep(
      node, of: graph, kernel,
      inputTypes: addend.map { types.types + [$0] } ?? types.types,
      multiplyAddCount: site.multiplyAddCount, operationCount: site.operationCount)
  }

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

/// A constant that kernels read as it is, written when the plan first runs.
struct EvaluatedConstant: DeferredWork {
  private let constant: Constant
  /// The contents, once they are written.
  let tensor: Tensor

  init(_ constant: Constant) {
    self.constant = constant
    tensor = Tensor(
      shape: constant.shape, elementType: constant.elementType,
      storage: AlignedStorage(byteCount: constant.byteCount, isZeroed: false, inLargePages: true))
  }

  var byteCount: Int { tensor.byteCount }

  func perform() {
    tensor.storage.populate()
    constant.evaluate(into: tensor.storage.start)
  }
}

/// What a plan leaves to its first run, whichever of its executors comes first.
///
/// `@unchecked Sendable`: the lists are only touched under the lock.
final class DeferredPacking: @unchecked Sendable {
  private let lock = Lock()
  private var remaining: [any DeferredWork]
  /// What takes over parts of the above.
  private var followers: [any DeferredWork]
  /// What constants are read from, until all are read.
  private var sources: [any BlockSource] = []

  /// - Parameters:
  ///   - work: What can be done in any order.
  ///   - followers: What is done after all of that, and takes no time.
  init(_ work: [any DeferredWork], then followers: [any DeferredWork] = []) {
    remaining = work
    self.followers = followers
  }

  /// The most bytes of all that is left to be made.
  var byteCount: Int { lock.withLock { remaining.reduce(0) { $0 + $1.byteCount } } }

  /// Says what constants are read from.
  func read(from sources: [any BlockSource]) {
    lock.withLock { self.sources = sources }
  }

  /// Returns when everything is made: on all processors by the first caller, while others wait.
  ///
  /// - Throws: ``EngineError/Code/unreadable`` when a file was changed before all of it was read. What was
  ///   made is then of no use, and any further call throws the same.
  func finish() throws {
    try lock.withLock {
      let work = remaining
      remaining = []
      LargePages.expect(work.reduce(0) { $0 + $1.byteCount })
      concurrentlyForEach(below: work.count) {
        work[$0].perform()
        LargePages.withdraw(work[$0].byteCount)
      }
      for follower in followers { follower.perform() }
      followers = []
      for source in sources { try source.check() }
      sources = []
    }
  }
}

/// The memory that a plan may keep of what is made of constants and shapes: packed weights, widened
/// constants, tables.
///
/// Networks read most constants once, as they are or with little added. But thousands of nodes of a small
/// file could each pack the same one.
struct PackingBudget {
  private let graph: LoweredGraph
  /// What was counted up to now.
  private(set) var byteCount = 0
  private var limit = PlanOptions.maximumTableByteCount

  init(_ graph: LoweredGraph) { self.graph = graph }

  /// The most bytes that may be made of the constants of a graph and of shapes.
  static func limit(of graph: LoweredGraph) -> Int {
    var blocks = StoredBlocks()
    for tensor in graph.tensors.indices {
      if let source = graph.tensors[tensor].constant?.source { blocks.append(source.storage) }
    }
    return PlanOptions.maximumTableByteCount + PlanOptions.maximumCopyCount * blocks.byteCount
  }

  /// Counts what is kept.
  ///
  /// - Throws: ``EngineError/Code/resourceExhausted`` when all together is too much.
  mutating func add(_ addedByteCount: Int) throws {
    byteCount += addedByteCount
    guard byteCount > limit else { return }
    // Only large plans need to know how large the constants are.
    limit = Self.limit(of: graph)
    guard byteCount <= limit else {
      throw EngineError(
        .resourceExhausted,
        "packed weights and tables take \(byteCount) bytes up to here; the limit is \(limit)")
    }
  }
}
