import ModelFormat
import TensorCore

/// Turns the records of a `.tflite` network into a graph, operator by operator.
///
/// The result says the same as the source, in our words: attributes that the source keeps in constant
/// tensors or leaves to be computed (axes, paddings, masks) are resolved. Rewriting is left to the passes.
struct GraphImporter {
  let model: TFLiteModel
  private(set) var tensors: [TensorDefinition] = []
  private var nodes: [NodeDefinition] = []
  private var unsupported = UnsupportedOperatorList()
  private var tensorNames: UniqueNames
  private var nodeNames = UniqueNames()
  private var constants: ConstantReader
  private var densifiedCount = 0
  private var foldedCount = 0
  /// The number of elements that may still be computed.
  private var foldingAllowance = ConstantFolding.maximumElementCount
  /// The outputs that were computed because they depend on shapes and other constants only.
  private var shapeArithmetic: Set<Int> = []

  /// Imports the network in `model` under `name`.
  ///
  /// - Returns: The graph, how many sparse constants were unfolded, and how many operators were computed.
  /// - Throws: ``EngineError/Code/unsupportedOperator`` with all operators that the engine does not have;
  ///   ``EngineError/Code/invalidModel`` when the network contradicts itself;
  ///   ``EngineError/Code/resourceExhausted`` when it is too large.
  static func graph(
    from model: TFLiteModel, named name: String
  ) throws -> (graph: GraphDefinition, densifiedCount: Int, foldedCount: Int) {
    var importer = try GraphImporter(model)
    for source in model.operators { try importer.add(source) }
    try importer.unsupported.throwIfAny(graph: name)
    let graph = GraphDefinition(
      name: name, tensors: importer.tensors, nodes: importer.nodes, inputs: model.inputs,
      outputs: model.outputs)
    return (graph, importer.densifiedCount, importer.foldedCount)
  }

  private init(_ model: TFLiteModel) throws {
    self.model = model
    constants = ConstantReader(model)
    guard model.tensors.count <= GraphLimits.tensorCount, model.operators.count <= GraphLimits.nodeCount
    else {
      throw EngineError(
        .resourceExhausted,
        "has \(model.tensors.count) tensors and \(model.operators.count) nodes; the "
          + "limits are \(GraphLimits.tensorCount) and \(GraphLimits.nodeCount)")
    }
    // Inputs and outputs are what a caller names, so they have the first claim on their names.
    let ends = model.inputs + model.outputs
    tensorNames = UniqueNames(reserving: ends.map { model.tensors[$0].name })
    let isEnd = Set(ends)
    for (index, tensor) in model.tensors.enumerated() {
      let name = tensorNames.name(
        from: tensor.name, isReserved: isEnd.contains(index), fallback: "tensor \(index)")
      tensors.append(
        try EngineError.within("tensor \(index) \(tensor.name.quoted)") {
          try constants.definition(of: tensor, named: name)
        })
    }
  }

  /// Adds the nodes of one operator, or takes note that it is not supported.
  private mutating func add(_ source: TFLiteOperator) throws {
    do {
      try EngineError.within("node \(source.index) \(source.code.name)") {
        try check(source)
        try translate(source)
      }
    } catch let feature as UnsupportedFeature {
      unsupported.add(feature.description, node: source.index, name: name(of: source))
    }
  }

  private func check(_ source: TFLiteOperator) throws {
    for tensor in source.inputs.compactMap(\.self) + source.outputs where !tensors.indices.contains(tensor) {
      throw EngineError(
        .invalidModel, "refers to tensor \(tensor), but there are \(tensors.count) tensors")
    }
    guard !source.outputs.isEmpty else { throw EngineError(.invalidModel, "has no output") }
  }

  /// The name of an operator's first output: where in the network it stands.
  private func name(of source: TFLiteOperator) -> String {
    source.outputs.first.flatMap { tensors.indices.contains($0) ? tensors[$0].name : nil } ?? ""
  }
}

extension GraphImporter {
  /// Adds a node, or its result when it is arithmetic on shapes: what comes later may need to know it.
  mutating func emit(_ operation: Operation, _ inputs: [Int?], to outputs: [Int]) {
    if fold(operation, inputs, to: outputs) { return }
    let name = nodeNames.name(from: tensors[outputs[0]].name, isReserved: false, fallback: "node")
    nodes.append(NodeDefinition(name: name, operation: operation, inputs: inputs, outputs: outputs))
  }

  /// Computes the output when it depends on integers that are known, or on what was computed from them.
  private mutating func fold(_ operation: Operation, _ inputs: [Int?], to outputs: [Int]) -> Bool {
    guard outputs.count == 1, !model.outputs.contains(outputs[0]) else { return false }
    let isArithmetic = (inputs.compactMap(\.self) + outputs).contains { tensor in
      shapeArithmetic.contains(tensor)
        || ([.int32, .int64].contains(tensors[tensor].elementType) && tensors[tensor].quantization == nil)
    }
    let constants = inputs.map { $0.flatMap { tensors[$0].constant } }
    guard isArithmetic, let constants = constants as? [Tensor],
      let result = ConstantFolding.value(
        of: operation, constants, output: tensors[outputs[0]], allowance: &foldingAllowance)
    else { return false }
    setConstant(result, of: outputs[0])
    return true
  }

  /// Takes note that `count` elements are computed.
  ///
  /// - Throws: ``EngineError/Code/resourceExhausted`` when they are too many.
  mutating func takeFromAllowance(_ count: Int) throws {
    guard ConstantFolding.take(count, from: &foldingAllowance) else {
      throw EngineError(
        .resourceExhausted,
        "makes \(count) constant elements; of \(ConstantFolding.maximumElementCount) \(foldingAllowance) are left"
      )
    }
  }

  /// Makes a tensor a constant, instead of a node.
  mutating func setConstant(_ constant: Tensor, of output: Int) {
    tensors[output].constant = constant
    shapeArithmetic.insert(output)
    foldedCount += 1
  }

  /// Adds a tensor between two nodes that stand for one operator, and gives back its position.
  mutating func addTensor(like output: Int, shape: Shape, suffix: String) -> Int {
    var tensor = tensors[output]
    tensor.name = tensorNames.name(from: tensor.name + suffix, isReserved: false, fallback: "tensor")
    tensor.shape = shape
    tensor.constant = nil
    tensors.append(tensor)
    return tensors.count - 1
  }

  /// Says that tensor `index` has the shape that its operator gives it.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when the source says otherwise.
  func expectShape(_ shape: Shape, of index: Int) throws {
    guard tensors[index].shape == shape else {
      throw EngineError(
        .invalidModel, "computes shape \(shape), but its output is declared as \(tensors[index].shape)")
    }
  }

  /// Sets the shape of an output that the source leaves open.
  mutating func setShape(_ shape: Shape, of index: Int) {
    tensors[index].shape = shape
  }

  /// Makes tensor `output` a constant with the contents of the constant `input`, instead of a node.
  mutating func replace(_ output: Int, byConstant input: Int) throws {
    guard let constant = tensors[input].constant else {
      throw UnsupportedFeature("DENSIFY of a tensor that is not constant")
    }
    guard !model.outputs.contains(output) else {
      throw UnsupportedFeature("DENSIFY into an output of the network")
    }
    try expectShape(tensors[input].shape, of: output)
    guard tensors[input].elementType == tensors[output].elementType else {
      throw EngineError(.invalidModel, "changes the element type")
    }
    tensors[output].constant = constant
    densifiedCount += 1
  }
}
