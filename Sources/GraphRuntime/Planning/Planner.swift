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
      scratchByteCountPerWorker: scratchByteCount,
      packing: DeferredPacking(steps.compactMap(\.kernel.weights) + evaluations),
      captured: graph.captured.map { PlannedTensor($0, of: graph) }, omitted: omitted,
      locations: Plan.inMemory(
        graph.tensors.indices.map { tensor in
          arena.tensors[tensor].map { .arena(offset: $0) }
            ?? constants[graph.tensors[tensor].owner].map { .constant($0) }
        }))
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

/// When a buffer must hold its contents, in steps of a plan, and how large it is.
package struct BufferUsage: Sendable, Hashable {
  /// The step that writes the buffer; −1 for an input of the graph.
  package var firstStep: Int
  /// The last step that reads the buffer; beyond the last step for what must survive the run.
  package var lastStep: Int
  package var byteCount: Int
}

/// Where each buffer lies in one block of memory that buffers with disjoint lifetimes share.
///
/// Greedy by size: the largest buffer is placed first, each at the lowest offset where it overlaps no
/// buffer that lives at the same time (Pisarchyk and Lee, "Efficient Memory Management for Deep Neural
/// Net Inference", 2020).
package struct ArenaLayout: Sendable, Hashable {
  /// The offset in bytes of each buffer, in the order given; a multiple of `AlignedStorage.alignment`.
  package private(set) var offsets: [Int]
  package private(set) var byteCount: Int
  /// Where a guard page follows each buffer, which then shares its memory with no other; empty where there
  /// are none.
  package private(set) var guards: [Int] = []

  package init(_ usages: [BufferUsage]) {
    offsets = [Int](repeating: 0, count: usages.count)
    byteCount = 0
    var placed: [Block] = []
    for buffer in Self.largestFirst(usages) {
      let bufferSize = AlignedStorage.roundedUp(usages[buffer].byteCount)
      let size = GuardPages.wholePages(bufferSize) + GuardPages.byteCount
      let start =
        GuardPages.areOn ? byteCount : Self.lowestGap(for: usages[buffer], size: size, among: placed)
      let end = start + size - GuardPages.byteCount
      offsets[buffer] = end - bufferSize
      if GuardPages.areOn { guards.append(end) }
      byteCount = max(byteCount, start + size)
      placed.insert(
        Block(start: start, end: start + size, usage: usages[buffer]),
        at: placed.partitioningIndex { $0.start > start })
    }
  }

  /// The buffers in the order in which they are placed; those of one size stay in theirs.
  private static func largestFirst(_ usages: [BufferUsage]) -> [Int] {
    var order: [Int] = []
    // Of so few, inserting takes less than the first sort of a program, which looks up types at run time.
    for buffer in usages.indices {
      order.insert(
        buffer, at: order.partitioningIndex { usages[$0].byteCount < usages[buffer].byteCount })
    }
    return order
  }

  /// The bytes that a buffer has got.
  private struct Block {
    let start: Int
    let end: Int
    let usage: BufferUsage
  }

  /// - Parameter placed: Ordered by where they start.
  private static func lowestGap(for usage: BufferUsage, size: Int, among placed: [Block]) -> Int {
    var offset = 0
    for block in placed where block.usage.overlaps(usage) {
      if offset + size <= block.start { break }
      offset = max(offset, block.end)
    }
    return offset
  }
}

extension Array {
  /// The first index whose element satisfies a condition that holds for all elements from some index on; the
  /// end when none does.
  fileprivate func partitioningIndex(where belongsBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if belongsBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension BufferUsage {
  /// Whether both hold something at the same step.
  package func overlaps(_ other: BufferUsage) -> Bool {
    firstStep <= other.lastStep && other.firstStep <= lastStep
  }
}

/// Where the tensors of a graph, and what its steps prepare, lie in the arena.
struct ArenaPlaces {
  /// The offsets by tensor; `nil` for constants and for what no step touches.
  let tensors: [Int?]
  /// The offsets of what steps prepare.
  let prepared: [(step: Int, offset: Int)]
  let byteCount: Int
  /// Where guard pages lie, as ``ArenaLayout/guards``.
  let guards: [Int]

  /// Finds when each piece of memory is in use, and a place for it.
  ///
  /// - Parameters:
  ///   - kernels: What runs for each of the nodes.
  ///   - fixed: Tensors that keep their contents beyond the run; inputs of the graph, so that a run can be
  ///     repeated without setting them again.
  init(_ graph: LoweredGraph, kernels: [PlannedKernel], keeping fixed: [Int]) {
    var buffers = TensorBuffers(graph, keeping: fixed)
    buffers.reuseInputs(of: kernels)
    let preparations = kernels.enumerated().compactMap { step, kernel in
      kernel.preparation.map { BufferUsage(firstStep: step, lastStep: step, byteCount: $0.byteCount) }
    }
    let layout = ArenaLayout(buffers.usages.compactMap(\.self) + preparations)
    byteCount = layout.byteCount
    guards = layout.guards
    tensors = buffers.places(layout.offsets.dropLast(preparations.count))
    prepared = zip(preparations, layout.offsets.suffix(preparations.count)).map { ($0.firstStep, $1) }
  }
}

/// The memory that tensors need, each in its home: itself, or the tensor in whose memory it lies.
private struct TensorBuffers {
  private let graph: LoweredGraph
  /// By owner; where it lies in a concatenation.
  private let parts: [PlacedParts.Place?]
  private var homes: [Int]
  /// By tensor; `nil` for one that has its home in another, that is a constant or that is never in use.
  private(set) var usages: [BufferUsage?]

  /// Finds when each tensor is in use. The parameters are those of ``ArenaPlaces``.
  init(_ graph: LoweredGraph, keeping fixed: [Int]) {
    let parts = PlacedParts.find(in: graph, keeping: fixed)
    (self.graph, self.parts) = (graph, parts)
    homes = graph.tensors.map { parts[$0.owner]?.whole ?? $0.owner }
    usages = [BufferUsage?](repeating: nil, count: graph.tensors.count)
    for tensor in graph.inputs { touch(tensor, at: -1) }
    for step in graph.nodes.indices {
      for tensor in graph.nodes[step].outputs { touch(tensor, at: step) }
      for case let tensor? in graph.nodes[step].reads { touch(tensor, at: step) }
    }
    for tensor in fixed { touch(tensor, at: graph.nodes.count) }
  }

  /// Puts outputs in the place of inputs that their kernels may overwrite and no later step needs.
  mutating func reuseInputs(of kernels: [PlannedKernel]) {
    for step in graph.nodes.indices where !kernels[step].overwritableInputs.isEmpty {
      // A part of a concatenation has its place there.
      guard let output = graph.nodes[step].outputs.first, parts[owner(of: output)] == nil else { continue }
      let reads = graph.nodes[step].reads
      // A part that the same step reads would be written over before it is read for the last time.
      let wholes = reads.compactMap { $0.flatMap { parts[owner(of: $0)]?.whole } }
      for position in kernels[step].overwritableInputs {
        guard let input = reads[position], parts[owner(of: input)] == nil,
          !wholes.contains(owner(of: input)), reuse(input, for: output, at: step)
        else { continue }
        break
      }
    }
  }

  /// The place of each tensor, when each that is its own home has the next of `offsets`.
  func places(_ offsets: ArraySlice<Int>) -> [Int?] {
    var remaining = offsets
    let offsets = usages.map { $0 == nil ? nil : remaining.popFirst() }
    return graph.tensors.indices.map { tensor in
      offsets[home(of: tensor)].map { $0 + (parts[owner(of: tensor)]?.byteOffset ?? 0) }
    }
  }

  private func owner(of tensor: Int) -> Int { graph.tensors[tensor].owner }

  private func home(of tensor: Int) -> Int {
    // What has its home in another was computed at a later step, so this ends.
    var home = homes[tensor]
    while homes[home] != home { home = homes[home] }
    return home
  }

  /// Notes that a tensor is written or read.
  private mutating func touch(_ tensor: Int, at step: Int) {
    let home = homes[tensor]
    guard graph.tensors[home].constant == nil else { return }
    if usages[home] == nil {
      let byteCount = graph.tensors[home].type.byteCount
      usages[home] = BufferUsage(firstStep: step, lastStep: step, byteCount: byteCount)
    }
    usages[home]?.lastStep = step
  }

  /// Gives the memory of an input to an output of the same size, if no later step needs the input.
  ///
  /// - Returns: Whether the output has it.
  private mutating func reuse(_ input: Int, for output: Int, at step: Int) -> Bool {
    let (source, result) = (home(of: input), home(of: output))
    guard source != result, let last = usages[result]?.lastStep, let usage = usages[source],
      usage.lastStep == step, usage.byteCount == usages[result]?.byteCount
    else { return false }
    homes[result] = source
    usages[source]?.lastStep = last
    usages[result] = nil
    return true
  }
}

/// Finds tensors that can be computed where a concatenation wants them, so that nothing is copied.
enum PlacedParts {
  /// Where a tensor lies in another.
  struct Place: Sendable {
    let whole: Int
    let byteOffset: Int
  }

  /// The place of each tensor that is a part of a concatenation, if it lies in one piece of the whole.
  ///
  /// Places are never nested: a whole does not lie in another.
  ///
  /// - Parameters:
  ///   - fixed: Tensors that keep a place of their own: inputs, outputs and what a caller reads.
  static func find(in graph: LoweredGraph, keeping fixed: [Int]) -> [Place?] {
    let tensors = graph.tensors
    let isWritten = graph.marks(graph.nodes.flatMap(\.outputs))
    let isKept = graph.marks(fixed.map { tensors[$0].owner })
    var places = [Place?](repeating: nil, count: tensors.count)
    var isWhole = graph.marks([])
    for node in graph.nodes {
      guard let attributes = node.operation.as(Concatenation.self), let output = node.outputs.first,
        tensors[output].type.shape.elementCount(along: 0..<attributes.axis) == 1,
        places[tensors[output].owner] == nil
      else { continue }
      var byteOffset = 0
      for case let part? in node.inputs {
        let owner = tensors[part].owner
        let byteCount = tensors[part].type.byteCount
        if isWritten[owner], !isKept[owner], places[owner] == nil, !isWhole[owner],
          tensors[part].type.quantization == tensors[output].type.quantization, byteCount > 0
        {
          places[owner] = Place(whole: output, byteOffset: byteOffset)
          isWhole[output] = true
        }
        byteOffset += byteCount
      }
    }
    return places
  }
}
