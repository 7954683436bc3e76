import ComputeKernels
import ModelFormat
import TensorCore
import TensorOperators

/// Makes tables of what several nodes together make of each quantized value, as of activations that were
/// taken apart, or are computed as numbers between a dequantization and a quantization: instead of computing
/// all elements node by node, 256 values are computed once, by the same kernels, so the results stay the
/// same.
struct TableFusion: LoweringPass {
  let summary = "functions of one quantized value made tables"
  // A table stands in place of a quantization of the same types.
  let keepsTypes = true
  let context: PlanningContext

  func apply(to graph: inout LoweredGraph) -> Int {
    let functions = ValueFunctions(of: graph)
    guard !functions.isEmpty else { return 0 }
    // Functions are of what nodes compute before any becomes a table.
    let original = graph
    var count = 0
    for end in functions.ends(in: original) {
      guard let function = functions[original.nodes[end].outputs[0]],
        let table = TableComputation(function, in: original, context)?.table
      else { continue }
      graph.nodes[end].operation = Operation(Quantize())
      graph.nodes[end].inputs = [function.argument]
      graph.nodes[end].table = ValueTable(entries: table, nodeCount: function.nodes.count)
      count += 1
    }
    return count
  }
}

/// What a node makes of each of 256 quantized values.
struct ValueTable: Sendable {
  /// The results, in the order of the values' bytes.
  let entries: [UInt8]
  /// How many nodes computed them.
  let nodeCount: Int
}

/// What some nodes make of each element of a tensor of 8-bit quantized values, whatever its place.
private struct ValueFunction {
  /// The tensor.
  let argument: Int
  /// The nodes, in order.
  let nodes: [Int]
}

/// The tensors of a graph that are functions of single quantized values.
private struct ValueFunctions {
  private var functions: [Int: ValueFunction] = [:]

  /// A table for fewer elements takes longer to make than it saves.
  private static let fewestElements = 1 << 6
  /// Longer functions are cut.
  private static let mostNodes = 64

  init(of graph: LoweredGraph) {
    for node in graph.nodes.indices {
      if let function = function(of: node, graph) { functions[graph.nodes[node].outputs[0]] = function }
    }
  }

  var isEmpty: Bool { functions.isEmpty }

  subscript(tensor: Int) -> ValueFunction? { functions[tensor] }

  private func function(of node: Int, _ graph: LoweredGraph) -> ValueFunction? {
    let lowered = graph.nodes[node]
    guard lowered.operation.mapsElements, lowered.outputs.count == 1,
      case let result = graph.tensors[lowered.outputs[0]].type, case let shape = result.shape,
      shape.elementCount >= Self.fewestElements,
      // Numbers become 16-bit quantized values in a way that depends on their place.
      result.elementType != .int16
    else { return nil }
    var argument: Int?
    var nodes: Set = [node]
    for case let input? in lowered.inputs {
      let type = graph.tensors[input].type
      if graph.isConstant(input) {
        guard type.shape.elementCount == 1 else { return nil }
        continue
      }
      let known = functions[input].flatMap { $0.nodes.count < Self.mostNodes ? $0 : nil }
      guard type.shape == shape,
        let function = known ?? (type.isByte ? ValueFunction(argument: input, nodes: []) : nil),
        [nil, function.argument].contains(argument)
      else { return nil }
      argument = function.argument
      nodes.formUnion(function.nodes)
    }
    return argument.map { ValueFunction(argument: $0, nodes: nodes.sorted()) }
  }

  /// The nodes whose results, quantized values, are worth a table: those that something else reads.
  func ends(in graph: LoweredGraph) -> [Int] {
    let uses = TensorUses(of: graph)
    var ends: [Int] = []
    /// The nodes that need not be computed when tables are.
    var areCovered: Set<Int> = []
    for node in graph.nodes.indices.reversed() {
      guard let output = graph.nodes[node].outputs.first, let function = functions[output] else { continue }
      let readers = uses.readers(of: output, in: graph)
      if let readers, !readers.isEmpty, readers.allSatisfy(areCovered.contains) {
        areCovered.insert(node)
      } else if graph.tensors[output].type.isByte,
        function.nodes.count > 1 || graph.nodes[node].operation.is(ElementwiseBinary.self)
      {
        ends.append(node)
        areCovered.insert(node)
      }
    }
    return ends.reversed()
  }
}

/// The table of a function, computed by the kernels of its nodes.
private struct TableComputation {
  private var tensors: [TensorDefinition] = []
  /// The new index of each tensor of the graph.
  private var indices: [Int: Int] = [:]
  private let graph: LoweredGraph
  /// What each node made of the 256 values, in the order of their bytes.
  private(set) var table: [UInt8] = []

  private static let valueCount = 256

  /// - Returns: `nil` where kernels need more than their inputs.
  init?(_ function: ValueFunction, in graph: LoweredGraph, _ context: PlanningContext) {
    self.graph = graph
    let argument = index(of: function.argument)
    let nodes = function.nodes.map { node in
      NodeDefinition(
        name: graph.nodes[node].name, operation: graph.nodes[node].operation,
        inputs: graph.nodes[node].inputs.map { $0.map { index(of: $0) } },
        outputs: graph.nodes[node].outputs.map { index(of: $0) })
    }
    let result = nodes[nodes.count - 1].outputs[0]
    let lowered = LoweredGraph(
      GraphDefinition(
        name: graph.name, tensors: tensors, nodes: nodes, inputs: [argument], outputs: [result]),
      outputs: [result])
    let context = PlanningContext(kernels: context.kernels, threadCount: 1, precision: context.precision)
    let kernels = nodes.indices.compactMap { try? NodeSite($0, of: lowered, context).makeKernel() }
    guard kernels.count == nodes.count, kernels.allSatisfy(\.needsInputsOnly) else { return nil }
    let blocks = tensors.map { tensor in
      tensor.constant.map { constant in constant.withUnsafeBytes { AlignedStorage(copying: $0) } }
        ?? AlignedStorage(byteCount: Self.valueCount * tensor.elementType.byteCount)
    }
    let scratchByteCount = kernels.map(\.scratchByteCountPerWorker).max() ?? 0
    let scratch = AlignedStorage(byteCount: scratchByteCount)
    for value in 0..<Self.valueCount {
      blocks[argument].start.storeBytes(of: UInt8(value), toByteOffset: value, as: UInt8.self)
    }
    blocks.map(\.start).withUnsafeBufferPointer { addresses in
      guard let addresses = addresses.baseAddress else { return }
      let context = KernelContext(
        addresses: addresses, scratch: scratch.start, scratchByteCountPerWorker: scratchByteCount,
        prepared: scratch.start)
      SubnormalNumbers.areZeros {
        for kernel in kernels {
          for tile in 0..<kernel.tileCount { kernel.body(context, tile, 0) }
        }
      }
    }
    table = withExtendedLifetime(blocks) {
      (0..<Self.valueCount).map { blocks[result].start.load(fromByteOffset: $0, as: UInt8.self) }
    }
  }

  /// The new index of a tensor: one of 256 elements, or of the one that a constant has.
  private mutating func index(of tensor: Int) -> Int {
    if let index = indices[tensor] { return index }
    let type = graph.tensors[tensor].type
    let constant = graph.constant(tensor)?.reshaped(to: [1]).evaluated.inMemory
    indices[tensor] = tensors.count
    tensors.append(
      TensorDefinition(
        name: String(tensors.count), shape: constant?.shape ?? [Self.valueCount],
        elementType: type.elementType, quantization: type.quantization, constant: constant))
    return tensors.count - 1
  }
}

extension PlannedKernel {
  /// Whether it runs without packed weights and preparations.
  fileprivate var needsInputsOnly: Bool { weights == nil && preparation == nil && packedInputs.isEmpty }
}

extension ModelFormat.Operation {
  /// Whether each element of the output is a function of the elements of inputs at the same place.
  fileprivate var mapsElements: Bool {
    self.is(ElementwiseUnary.self) || self.is(ElementwiseBinary.self) || self.is(Quantize.self)
      || self.is(Dequantize.self) || self.is(LeakyRectifier.self)
  }
}

extension TensorType {
  /// Whether elements are quantized values of 8 bits.
  fileprivate var isByte: Bool {
    (elementType == .int8 || elementType == .uint8) && quantization?.scales.count == 1
  }
}
