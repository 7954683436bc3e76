import ModelFormat
import TensorCore

/// Turns a graph into a plan, one pass after the other.
///
/// - Precondition: The graph and the options have been validated.
struct Planner {
  private let graph: GraphDefinition
  private let options: PlanOptions
  private let kernels: KernelChoice
  private let constants: ConstantTable
  private let owners: [Int]
  private let captured: [PlannedTensor]

  init(_ graph: GraphDefinition, options: PlanOptions) throws {
    let graph = ConstantDequantization.applied(to: graph)
    self.graph = graph
    self.options = options
    kernels = try KernelChoice(options.kernels)
    owners = ViewAliasing.owners(of: graph)
    constants = ConstantTable(graph, owners: owners)
    captured = try Self.capturedTensors(graph, names: options.capturedTensors)
  }

  func plan() throws -> Plan {
    let liveNodes = DeadNodeElimination.liveNodes(of: graph, keeping: Set(captured.map(\.index)))
    let steps = try liveNodes.map { index in
      try EngineError.within("node \(index) \"\(graph.nodes[index].name)\"") {
        try step(graph.nodes[index])
      }
    }
    try checkScratch(of: steps)
    let memory = layOutMemory(liveNodes)
    let readConstants = self.readConstants(liveNodes, steps)
    return Plan(
      name: graph.name, inputs: graph.inputs.map(plannedTensor), outputs: graph.outputs.map(plannedTensor),
      steps: steps, options: options, arenaByteCount: memory.arenaByteCount, captured: captured,
      locations: graph.tensors.indices.map { tensor in
        let owner = owners[tensor]
        return memory.offsets[owner].map { .arena(offset: $0) } ?? readConstants[owner].map { .constant($0) }
      })
  }

  /// The constants that kernels or callers read during a run, by tensor.
  private func readConstants(_ liveNodes: [Int], _ steps: [PlannedStep]) -> [Int: Tensor] {
    var read = Set((graph.outputs + captured.map(\.index)).map { owners[$0] })
    for (index, step) in zip(liveNodes, steps) {
      for (position, tensor) in graph.nodes[index].inputs.enumerated() {
        guard let tensor, !step.kernel.packedInputs.contains(position) else { continue }
        read.insert(owners[tensor])
      }
    }
    return Dictionary(
      uniqueKeysWithValues: read.compactMap { tensor in
        constants[tensor].map { (tensor, $0) }
      })
  }

  private static func capturedTensors(
    _ graph: GraphDefinition, names: Set<String>
  ) throws -> [PlannedTensor] {
    try names.sorted().map { name in
      guard let index = graph.tensors.firstIndex(where: { $0.name == name }) else {
        throw EngineError(.invalidArgument, "there is no tensor \"\(name)\" to capture")
      }
      let hasContents =
        graph.tensors[index].constant != nil || graph.inputs.contains(index)
        || graph.nodes.contains { $0.outputs.contains(index) }
      guard hasContents else {
        throw EngineError(.invalidArgument, "nothing computes tensor \"\(name)\", so it cannot be captured")
      }
      return PlannedTensor(name: name, type: TensorType(graph.tensors[index]), index: index)
    }
  }

  private func plannedTensor(_ index: Int) -> PlannedTensor {
    PlannedTensor(name: graph.tensors[index].name, type: TensorType(graph.tensors[index]), index: index)
  }

  /// Checks a node's shapes and chooses its kernel.
  private func step(_ node: NodeDefinition) throws -> PlannedStep {
    let inputs = NodeInputs(
      types: node.inputs.map { $0.map { TensorType(graph.tensors[$0]) } },
      declaredOutputs: node.outputs.map { TensorType(graph.tensors[$0]) })
    let runtimeOperator = node.operation.runtimeOperator
    let outputs = try runtimeOperator.outputTypes(for: inputs)
    try check(outputs, against: inputs.declaredOutputs)
    let site = NodeSite(
      node: node, inputs: inputs, outputs: inputs.declaredOutputs, kernels: kernels,
      constants: constants)
    return PlannedStep(
      name: node.name, operation: node.operation.kind.rawValue,
      kernel: try runtimeOperator.makeKernel(for: site), inputs: inputs,
      outputNames: node.outputs.map { graph.tensors[$0].name },
      multiplyAddCount: runtimeOperator.multiplyAddCount(inputs: inputs, outputs: outputs))
  }

  private func check(_ inferred: [TensorType], against declared: [TensorType]) throws {
    guard inferred.count == declared.count else {
      throw EngineError(
        .shapeMismatch, "the operator has \(inferred.count) outputs, the node \(declared.count)")
    }
    for (index, (inferred, declared)) in zip(inferred, declared).enumerated()
    where inferred.shape != declared.shape || inferred.elementType != declared.elementType {
      throw EngineError(
        .shapeMismatch,
        "output \(index) is declared as \(declared) but the inputs make it \(inferred); convert the model "
          + "again")
    }
  }

  /// Bounds the memory of the workers, which grows with the filters' sizes and the number of threads.
  private func checkScratch(of steps: [PlannedStep]) throws {
    let limit = PlanOptions.maximumScratchByteCount / options.threadCount
    for step in steps where step.kernel.preparation?.byteCount ?? 0 > PlanOptions.maximumScratchByteCount {
      throw EngineError(
        .resourceExhausted,
        "\(step.kernelName) prepares \(step.kernel.preparation?.byteCount ?? 0) bytes; the limit is "
          + "\(PlanOptions.maximumScratchByteCount)"
      ).within("node \"\(step.name)\"")
    }
    for step in steps where step.kernel.scratchByteCountPerWorker > limit {
      throw EngineError(
        .resourceExhausted,
        "\(step.kernelName) needs \(step.kernel.scratchByteCountPerWorker) bytes of scratch memory for each "
          + "of \(options.threadCount) threads; the limit is \(limit)"
      ).within("node \"\(step.name)\"")
    }
  }

  /// Finds when each piece of memory is in use, and a place in the arena for each.
  private func layOutMemory(_ liveNodes: [Int]) -> (offsets: [Int: Int], arenaByteCount: Int) {
    var usages: [Int: BufferUsage] = [:]
    func touch(_ tensor: Int, at step: Int) {
      let owner = owners[tensor]
      guard graph.tensors[owner].constant == nil else { return }
      let byteCount = TensorType(graph.tensors[owner]).byteCount
      usages[owner, default: BufferUsage(firstStep: step, lastStep: step, byteCount: byteCount)]
        .lastStep = step
    }
    for tensor in graph.inputs { touch(tensor, at: -1) }
    for (step, index) in liveNodes.enumerated() {
      let node = graph.nodes[index]
      for tensor in node.outputs + node.inputs.compactMap({ $0 }) { touch(tensor, at: step) }
    }
    // Inputs keep their contents too, so that a run can be repeated without setting them again.
    for tensor in graph.inputs + graph.outputs + captured.map(\.index) {
      touch(tensor, at: liveNodes.count)
    }
    let buffers = usages.keys.sorted()
    let layout = ArenaLayout(buffers.compactMap { usages[$0] })
    return (Dictionary(uniqueKeysWithValues: zip(buffers, layout.offsets)), layout.byteCount)
  }
}

extension PlannedStep {
  fileprivate init(
    name: String, operation: String, kernel: PlannedKernel, inputs: NodeInputs, outputNames: [String],
    multiplyAddCount: Int
  ) {
    self.init(
      name: name, operation: operation, kernelName: kernel.name, kernelReason: kernel.reason,
      inputTypes: inputs.types, outputTypes: inputs.declaredOutputs, outputNames: outputNames,
      multiplyAddCount: multiplyAddCount, kernel: kernel)
  }
}
