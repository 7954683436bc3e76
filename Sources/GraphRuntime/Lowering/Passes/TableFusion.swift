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
        let table = original.table(of: function, context)
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
    var nodes: Set<Int> = []
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
    return argument.map { ValueFunction(argument: $0, nodes: nodes.sorted() + [node]) }
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

extension LoweredGraph {
  /// What a function makes of 256 quantized values, in the order of their bytes, computed by the kernels of
  /// its nodes; `nil` when one of them has none.
  fileprivate func table(of function: ValueFunction, _ context: PlanningContext) -> [UInt8]? {
    let context = PlanningContext(kernels: context.kernels, threadCount: 1, precision: context.precision)
    let arguments = Tensor(shape: [256], elementType: tensors[function.argument].type.elementType) { bytes in
      for index in bytes.indices { bytes[index] = UInt8(index) }
    }
    var values = [function.argument: arguments]
    SubnormalNumbers.areZeros {
      for node in function.nodes {
        // One that has no kernel leaves its output, and so the last one, without values.
        if let site = site(of: node, values, context), let results = try? site.results() {
          values[nodes[node].outputs[0]] = results[0]
        }
      }
    }
    return function.nodes.last.flatMap { values[nodes[$0].outputs[0]] }?.withUnsafeBytes { Array($0) }
  }

  /// A node by itself, for the values of its inputs instead of the inputs; `nil` when one has none.
  private func site(of node: Int, _ values: [Int: Tensor], _ context: PlanningContext) -> NodeSite? {
    let lowered = nodes[node]
    let contents = lowered.inputs.compactMap { input in
      input.flatMap { values[$0].map { .stored($0) } ?? constant($0)?.reshaped(to: [1]) }
    }
    guard contents.count == lowered.inputs.count else { return nil }
    func type(_ tensor: Int, _ shape: Shape) -> TensorType {
      TensorType(
        shape, tensors[tensor].type.elementType, quantization: tensors[tensor].type.quantization)
    }
    let outputs = lowered.outputs.map { type($0, [256]) }
    let inputs = zip(lowered.inputs, contents).map { input, contents in
      input.map { type($0, contents.shape) }
    }
    return NodeSite(
      name: lowered.name, operation: lowered.operation,
      inputs: NodeInputs(types: inputs, declaredOutputs: outputs), outputs: outputs,
      inputTensors: Array(contents.indices), outputTensors: [contents.count], constants: contents, context)
  }
}

extension ModelFormat.Operation {
  /// Whether each element of the output is a function of the elements of inputs at the same place.
  fileprivate var mapsElements: Bool {
    self.is(ElementwiseUnary.self) || self.is(ElementwiseBinary.self) || self.is(Quantize.self)
      || self.is(Dequantize.self) || self.is(LeakyRectifier.self)
  }
}

extension TensorType {
  /// Whether elements are quantized values of 8 bits and one scale.
  fileprivate var isByte: Bool {
    (elementType == .int8 || elementType == .uint8) && quantization?.quantizedScale != nil
  }
}
