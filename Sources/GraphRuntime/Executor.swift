import ComputeKernels
import ModelFormat
import TensorCore
import TensorOperators

/// Runs a plan. It owns the memory of the activations and serves one caller at a time; any number of
/// executors can share a plan.
///
/// The memory is allocated when the executor is first given an input, asked for a tensor or run; later runs
/// allocate nothing. Inputs keep their contents from run to run. So do the states of a network that has some,
/// such as the variables of one that looks at a stream: ``reset()`` makes them what they were before the
/// first run.
///
/// ```swift
/// let executor = Executor(try Plan(graph, options: PlanOptions(capturedTensors: ["features"])))
/// try executor.setInput(0, to: image)
/// executor.run()
/// let scores = executor.output(0)
/// let features = executor.tensor(named: "features")
/// ```
public final class Executor {
  /// What runs.
  public let plan: Plan

  /// The threads that run the plan, for other work between two runs.
  package let workers: WorkerPool

  private let resources: ExecutorResources
  /// The plan's tensors and steps in memory, once the executor is used.
  private var placement: PlacedPlan?
  private var isPacked = false
  /// What the states hold between two runs. Others may use the plan's memory then.
  private lazy var states = plan.states.map { state in
    state.initial.withUnsafeBytes { AlignedStorage(copying: $0) }
  }

  /// Starts the threads that the plan asks for. Its memory is allocated on first use.
  public convenience init(_ plan: Plan) {
    self.init(plan, resources: ExecutorResources())
  }

  /// Shares threads and memory with other executors of the same caller.
  package init(_ plan: Plan, resources: ExecutorResources) {
    self.plan = plan
    self.resources = resources
    resources.reserve(for: plan)
    workers = resources.workers(for: plan)
  }

  private var placed: PlacedPlan {
    if let placement { return placement }
    do { return try place() } catch { MemoryRoom.refused(error) }
  }

  /// Allocates the memory of the plan's tensors, if that was not done before.
  @discardableResult
  private func place() throws(EngineError) -> PlacedPlan {
    if let placement { return placement }
    do {
      let new = PlacedPlan(plan, in: try resources.blocks(for: plan))
      placement = new
      return new
    } catch { throw error.within("graph \(plan.name.quoted)") }
  }

  /// What the pool runs, for each step of the plan.
  var work: [StepWork] { placed.work }

  /// Computes the outputs from the inputs. Subnormal numbers count as zeros meanwhile, as in the reference.
  ///
  /// The first run of a plan also packs its weights, on all processors, and takes longer.
  ///
  /// - Precondition: Weights that are still in a file were prepared; those of a public model are in memory.
  public func run() {
    pack()
    loadStates()
    let placed = placed
    SubnormalNumbers.areZeros {
      withExtendedLifetime(placed) {
        for tiles in placed.sequence { tiles._withUnsafeGuaranteedRef { run($0) } }
      }
    }
    storeStates()
  }

  /// Computes the outputs and calls `observer` after each step.
  public func run(observer: (PlannedStep) -> Void) {
    pack()
    loadStates()
    for (step, planned) in zip(work, plan.steps) {
      SubnormalNumbers.areZeros { run(step) }
      observer(planned)
    }
    storeStates()
  }

  /// Makes the states of the network what they were before the first run; does nothing for one without.
  public func reset() {
    for (state, storage) in zip(plan.states, states) {
      state.initial.withUnsafeBytes { bytes in
        if let start = bytes.baseAddress { storage.start.copyMemory(from: start, byteCount: bytes.count) }
      }
    }
  }

  /// Puts the states where nodes read them, before a run.
  func loadStates() {
    guard !plan.states.isEmpty else { return }
    for (state, storage) in zip(plan.states, states) {
      bytes(of: state.value)
        .copyMemory(from: UnsafeRawBufferPointer(start: storage.start, count: state.value.type.byteCount))
    }
  }

  /// Keeps what the states hold behind a run.
  func storeStates() {
    guard !plan.states.isEmpty else { return }
    for (state, storage) in zip(plan.states, states) {
      storage.start.copyMemory(
        from: placed.addresses[state.next.index], byteCount: state.next.type.byteCount)
    }
  }

  /// Allocates the memory of the plan's tensors and packs its weights, if no executor has, before a run.
  ///
  /// - Throws: ``/TensorCore/EngineError/Code/unreadable`` when weights are in a file that was changed since
  ///   it was opened; ``/TensorCore/EngineError/Code/resourceExhausted`` when there is no memory any more.
  package func prepare() throws {
    guard !isPacked else { return }
    try place()
    // Since it was planned, others may have taken the memory that there was.
    let byteCount = plan.packing.byteCount
    if byteCount > 0 {
      try EngineError.within("graph \(plan.name.quoted)") {
        try MemoryRoom.check(for: byteCount, "packing its weights takes")
      }
    }
    try finishPacking()
  }

  private func finishPacking() throws {
    try plan.packing.finish()
    isPacked = true
  }

  /// Makes sure that the plan's weights are packed.
  func pack() {
    guard !isPacked else { return }
    do { try finishPacking() } catch {
      preconditionFailure("a plan runs whose weights were not prepared: \(error)")
    }
  }

  private func run(_ step: StepWork) {
    if let preparation = step.preparation { run(preparation) }
    run(step.tiles)
  }

  @inline(__always)
  private func run(_ tiles: KernelTiles) {
    // What is not cut needs no pool.
    if tiles.tileCount == 1 {
      tiles.run(tile: 0, worker: 0)
    } else {
      workers.run(tiles, tileCount: tiles.tileCount)
    }
  }
}

extension Executor {
  /// Copies `tensor` into input `index`.
  ///
  /// - Throws: ``/TensorCore/EngineError/Code/invalidArgument`` when there is no such input, and
  ///   ``/TensorCore/EngineError/Code/shapeMismatch`` when shape or element type differ from the input's;
  ///   ``/TensorCore/EngineError/Code/resourceExhausted`` when the system gives no memory for the network.
  public func setInput(_ index: Int, to tensor: Tensor) throws {
    guard plan.inputs.indices ~= index else {
      throw EngineError(
        .invalidArgument, "graph \(plan.name) has \(plan.inputs.count) inputs, so none at \(index)")
    }
    let input = plan.inputs[index]
    guard tensor.shape == input.type.shape, tensor.elementType == input.type.elementType else {
      throw EngineError(
        .shapeMismatch,
        "input \(input.name.quoted) of graph \(plan.name) is \(input.type); found "
          + "\(tensor.elementType.rawValue) \(tensor.shape)")
    }
    try place()
    withInput(index) { destination in
      tensor.storage.read(0..<tensor.byteCount, into: destination)
    }
  }

  /// Calls `body` with the memory of input `index`, to be filled in place.
  ///
  /// - Precondition: The plan has such an input.
  public func withInput<Result, Failure: Error>(
    _ index: Int, _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(bytes(of: plan.inputs[index]))
  }

  /// Calls `body` with the memory of output `index`, valid until the next run.
  ///
  /// - Precondition: The plan has such an output, and its options do not omit it.
  public func withOutput<Result, Failure: Error>(
    _ index: Int, _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(bytes(of: plan.outputs[index])))
  }

  /// The memory of input `index`, as long as the executor exists.
  ///
  /// - Throws: ``/TensorCore/EngineError/Code/resourceExhausted`` when the system gives no memory for the
  ///   network.
  /// - Precondition: The plan has such an input.
  package func inputBytes(_ index: Int) throws -> UnsafeMutableRawBufferPointer {
    try place()
    return bytes(of: plan.inputs[index])
  }

  /// The memory of output `index`, valid until the next run and as long as the executor exists.
  ///
  /// - Precondition: The plan has such an output, and its options do not omit it.
  package func outputBytes(_ index: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(bytes(of: plan.outputs[index]))
  }

  /// A copy of output `index`.
  ///
  /// - Precondition: The plan has such an output, and its options do not omit it.
  public func output(_ index: Int) -> Tensor {
    copy(of: plan.outputs[index])
  }

  /// A copy of an input, an output that is not omitted or a captured tensor; `nil` for any other.
  public func tensor(named name: String) -> Tensor? {
    readableTensor(named: name).map(copy)
  }

  /// Calls `body` with an input, an output that is not omitted or a captured tensor, without a copy; it is
  /// valid until the next run.
  ///
  /// - Returns: What `body` returns; `nil` for any other tensor.
  package func withTensor<Result>(named name: String, _ body: (Tensor) -> Result) -> Result? {
    readableTensor(named: name).map { tensor in
      let storage = AlignedStorage(
        borrowing: placed.addresses[tensor.index], byteCount: tensor.type.byteCount, owner: self)
      return body(
        Tensor(shape: tensor.type.shape, elementType: tensor.type.elementType, storage: storage))
    }
  }

  private func readableTensor(named name: String) -> PlannedTensor? {
    (plan.outputs + plan.captured + plan.inputs).first { $0.name == name && hasContents($0) }
  }

  private func hasContents(_ tensor: PlannedTensor) -> Bool { !plan.omitted.contains(tensor.index) }

  private func copy(of tensor: PlannedTensor) -> Tensor {
    let source = UnsafeRawBufferPointer(bytes(of: tensor))
    return Tensor(shape: tensor.type.shape, elementType: tensor.type.elementType) {
      $0.copyMemory(from: source)
    }
  }

  private func bytes(of tensor: PlannedTensor) -> UnsafeMutableRawBufferPointer {
    precondition(hasContents(tensor), "the plan's options omit output \(tensor.name.quoted)")
    return UnsafeMutableRawBufferPointer(
      start: placed.addresses[tensor.index], count: tensor.type.byteCount)
  }
}

/// A step of a plan with the memory of one executor: what runs before its tiles, and they.
struct StepWork {
  let preparation: KernelTiles?
  let tiles: KernelTiles

  init(_ kernel: PlannedKernel, _ context: KernelContext) {
    preparation = kernel.preparation.map { preparation in
      KernelTiles(tileCount: preparation.tileCount, body: preparation.body, context: context)
    }
    tiles = KernelTiles(tileCount: kernel.tileCount, body: kernel.body, context: context)
  }
}

/// The tiles of a kernel as the worker pool sees them. Nothing in it changes, so tiles read it without
/// checks.
final class KernelTiles: TiledWork {
  let tileCount: Int
  private let body: TileBody
  private let context: KernelContext

  init(tileCount: Int, body: @escaping TileBody, context: KernelContext) {
    self.tileCount = tileCount
    self.body = body
    self.context = context
  }

  /// A tile of each of several steps, which prepare nothing, one step after the other.
  convenience init(ofTurns steps: ArraySlice<PlannedStep>, count: Int, context: KernelContext) {
    let bodies = steps.filter { $0.tileCount > 0 }.map(\.kernel.body)
    self.init(
      tileCount: count,
      body: { context, tile, worker in
        for body in bodies { body(context, tile, worker) }
      }, context: context)
  }

  func run(tile: Int, worker: Int) {
    body(context, tile, worker)
  }
}

/// A plan whose tensors have addresses in the memory of an executor.
final class PlacedPlan {
  /// One for each tensor of the graph.
  let addresses: UnsafeMutablePointer<UnsafeMutableRawPointer>
  /// What the pool runs, for each step.
  let work: [StepWork]
  /// The tiles of all preparations and steps, in the order in which they run. ``work`` holds them, so that a
  /// run counts no references: networks of a few microseconds would take noticeably longer.
  let sequence: [Unmanaged<KernelTiles>]
  /// What runs in place of steps that take turns.
  private let turns: [KernelTiles]
  /// Never read, but held.
  private let blocks: ExecutorResources.Blocks

  init(_ plan: Plan, in blocks: ExecutorResources.Blocks) {
    self.blocks = blocks
    addresses = .allocate(capacity: max(plan.locations.count, 1))
    for (tensor, location) in plan.locations.enumerated() {
      (addresses + tensor).initialize(to: blocks.arena.address(of: location))
    }
    let addresses = addresses
    func context(preparedOffset: Int) -> KernelContext {
      KernelContext(
        addresses: UnsafePointer(addresses), scratch: blocks.scratch.start,
        scratchByteCountPerWorker: plan.workerScratchByteCount, prepared: blocks.arena.start + preparedOffset)
    }
    let work = plan.steps.map { StepWork($0.kernel, context(preparedOffset: $0.preparedOffset)) }
    let turns = plan.bands.map { bands in
      KernelTiles(ofTurns: plan.steps[bands.steps], count: bands.count, context: context(preparedOffset: 0))
    }
    (self.work, self.turns) = (work, turns)
    var sequence: [KernelTiles] = []
    var next = 0
    func add(upTo end: Int) {
      for step in work[next..<end] { sequence += [step.preparation, step.tiles].compactMap(\.self) }
    }
    for (bands, tiles) in zip(plan.bands, turns) {
      add(upTo: bands.steps.lowerBound)
      sequence.append(tiles)
      next = bands.steps.upperBound
    }
    add(upTo: work.count)
    self.sequence = sequence.map(Unmanaged.passUnretained)
  }

  deinit {
    addresses.deallocate()
  }
}

extension AlignedStorage {
  /// Where a tensor lies; this block is the arena. A tensor that nothing uses gets the arena's start.
  fileprivate func address(of location: Plan.Location?) -> UnsafeMutableRawPointer {
    switch location {
    case .arena(let offset): start + offset
    case .constant(let tensor): tensor.storage.start
    case nil: start
    }
  }
}

/// Threads and memory that executors take turns with, such as those of a task's networks, of which one runs
/// at a time.
///
/// The memory is as large as the plan that needs most. When one executor writes an input or runs, the inputs
/// and outputs of the others are gone. One caller at a time.
package final class ExecutorResources {
  private let workerLimit = WorkerLimit.ofNewExecutors.get()
  private var workers: WorkerPool?
  private var arenaByteCount = 0
  private var scratchByteCount = 0
  private var blocks: Blocks?

  /// Where executors keep activations, and what workers need while they compute.
  struct Blocks {
    let arena: AlignedStorage
    let scratch: AlignedStorage
  }

  package init() {}

  /// Makes sure that there is enough memory for a plan.
  func reserve(for plan: Plan) {
    arenaByteCount = max(arenaByteCount, plan.arenaByteCount)
    scratchByteCount = max(scratchByteCount, plan.workerScratchByteCount * plan.options.threadCount)
    // Who uses the former blocks keeps them.
    if let blocks, !isEnough(blocks) { self.blocks = nil }
  }

  /// As many threads as a plan asks for; the same for all plans that ask for as many.
  func workers(for plan: Plan) -> WorkerPool {
    if let workers, workers.workerCount == plan.options.threadCount { return workers }
    let new = WorkerPool(workerCount: plan.options.threadCount, limit: workerLimit)
    workers = new
    return new
  }

  private func isEnough(_ blocks: Blocks) -> Bool {
    blocks.arena.byteCount >= arenaByteCount && blocks.scratch.byteCount >= scratchByteCount
  }

  /// The memory for a plan, which is allocated when it is first asked for.
  func blocks(for plan: Plan) throws(EngineError) -> Blocks {
    if GuardPages.areOn { return Blocks(guardedFor: plan) }
    if let blocks { return blocks }
    let new = Blocks(
      arena: try AlignedStorage(requesting: arenaByteCount, inLargePages: true, "its tensors take"),
      scratch: try AlignedStorage(requesting: scratchByteCount, "its threads take"))
    blocks = new
    return new
  }
}

extension ExecutorResources.Blocks {
  /// Memory of one plan alone, with the guard pages that it asks for.
  init(guardedFor plan: Plan) {
    let arena = AlignedStorage(byteCount: plan.arenaByteCount)
    for offset in plan.arenaGuards {
      GuardPages.protect(arena.start + offset, byteCount: GuardPages.byteCount)
    }
    self.init(
      arena: arena,
      scratch: AlignedStorage(byteCount: plan.workerScratchByteCount * plan.options.threadCount))
  }
}

extension Plan {
  /// The distance between the scratch memory of neighbouring workers.
  var workerScratchByteCount: Int { AlignedStorage.roundedUp(scratchByteCountPerWorker) }
}
