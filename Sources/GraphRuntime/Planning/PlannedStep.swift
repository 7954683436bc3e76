import ModelFormat

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

  init(_ node: Int, of graph: LoweredGraph, _ choice: StepChoice) {
    let tensors = graph.tensors
    name = graph.nodes[node].name
    operation = graph.nodes[node].operation.kind
    inputTypes = choice.inputTypes
    outputTypes = choice.outputTypes
    outputNames = graph.nodes[node].outputs.map { tensors[$0].name }
    multiplyAddCount = choice.multiplyAddCount
    operationCount = choice.operationCount
    kernel = choice.kernel
  }

  /// The size, before, of the inputs that the kernel holds rearranged.
  var packedByteCount: Int {
    inputTypes.enumerated().reduce(0) { total, input in
      total + (kernel.packedInputs.contains(input.offset) ? input.element?.byteCount ?? 0 : 0)
    }
  }
}
