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
  /// What constants are read from, until all are read.
  private var sources: [any BlockSource] = []

  /// - Parameter work: What can be done in any order.
  init(_ work: [any DeferredWork]) { remaining = work }

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
      for source in sources { try source.check() }
      sources = []
    }
  }
}
