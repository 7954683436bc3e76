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
  private var nodeNames: UniqueNames
  private var constants: ConstantReader
  private var densifiedCount = 0
  private var foldedCount = 0
  private var ignoredActivationCount = 0
  /// The number of elements that may still be computed.
  private var foldingAllowance = ConstantFolding.maximumElementCount
  /// The outputs that were computed because they depend on shapes and other constants only.
  private var shapeArithmetic: Set<Int> = []

  /// Imports the network in `model` under `name`.
  ///
  /// - Returns: The graph, and what it does not say in the source's words.
  /// - Throws: ``EngineError/Code/unsupportedOperator`` with all operators that the engine does not have;
  ///   ``EngineError/Code/invalidModel`` when the network contradicts itself;
  ///   ``EngineError/Code/resourceExhausted`` when it is too large.
  static func graph(
    from model: TFLiteModel, named name: String
  ) throws -> (graph: GraphDefinition, rewrites: [PassCount]) {
    var importer = try GraphImporter(model)
    for source in model.operators { try importer.add(source) }
    try importer.unsupported.throwIfAny(graph: name)
    let graph = GraphDefinition(
      name: name, tensors: importer.tensors, nodes: importer.nodes, inputs: model.inputs,
      outputs: model.outputs)
    return (graph, importer.rewrites)
  }

  private var rewrites: [PassCount] {
    [
      PassCount(summary: "sparse constants unfolded", count: densifiedCount),
      PassCount(summary: "shape expressions computed", count: foldedCount),
      PassCount(summary: "activations that the reference ignores left out", count: ignoredActivationCount),
    ]
  }

  private init(_ model: TFLiteModel) throws {
    self.model = model
    constants = ConstantReader(model)
    nodeNames = UniqueNames(count: model.operators.count)
    guard model.tensors.count <= GraphLimits.tensorCount, model.operators.count <= GraphLimits.nodeCount
    else {
      throw EngineError(
        .resourceExhausted,
        "has \(model.tensors.count) tensors and \(model.operators.count) nodes; the "
          + "limits are \(GraphLimits.tensorCount) and \(GraphLimits.nodeCount)")
    }
    // Names are copied for nodes and tensors in between.
    for index in model.tensors.indices
    where model.tensors[index].name.utf8.count > GraphLimits.nameByteCount {
      throw EngineError(
        .resourceExhausted,
        "tensor \(index) has a name of \(model.tensors[index].name.utf8.count) bytes; the limit is "
          + "\(GraphLimits.nameByteCount)")
    }
    // Inputs and outputs are what a caller names, so they have the first claim on their names.
    let ends = model.inputs + model.outputs
    tensorNames = UniqueNames(
      count: model.tensors.count, reserving: ends.map { model.tensors[$0].name })
    let isEnd = Set(ends)
    tensors.reserveCapacity(model.tensors.count)
    for index in model.tensors.indices {
      let name = tensorNames.name(
        from: model.tensors[index].name, isReserved: isEnd.contains(index), fallback: "tensor \(index)")
      tensors.append(
        try EngineError.within("tensor \(index) \(model.tensors[index].name.quoted)") {
          try constants.definition(of: model.tensors[index], named: name)
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
    for case let input? in source.inputs { try check(tensor: input) }
    for output in source.outputs { try check(tensor: output) }
    guard !source.outputs.isEmpty else { throw EngineError(.invalidModel, "has no output") }
  }

  private func check(tensor: Int) throws {
    guard model.tensors.indices ~= tensor else {
      throw EngineError(
        .invalidModel, "refers to tensor \(tensor), but there are \(model.tensors.count) tensors")
    }
  }

  /// The name of an operator's first output: where in the network it stands.
  private func name(of source: TFLiteOperator) -> String {
    source.outputs.first.flatMap { tensors.indices.contains($0) ? tensors[$0].name : nil } ?? ""
  }
}

extension GraphImporter {
  /// Adds a node, or its result when it is arithmetic on shapes: what comes later may need to know it.
  mutating func emit(_ definition: some OperatorDefinition, _ inputs: [Int?], to outputs: [Int]) {
    let operation = Operation(definition)
    adoptShapes(operation, inputs, outputs)
    if fold(operation, inputs, to: outputs) { return }
    addNode(operation, inputs, to: outputs)
  }

  private mutating func addNode(_ operation: Operation, _ inputs: [Int?], to outputs: [Int]) {
    let name = nodeNames.name(from: tensors[outputs[0]].name, isReserved: false, fallback: "node")
    nodes.append(NodeDefinition(name: name, operation: operation, inputs: inputs, outputs: outputs))
  }

  /// Gives the outputs the shapes that follow from the inputs. Those in the file may be from before its
  /// inputs were resized, or placeholders; the reference does not look at them either.
  private mutating func adoptShapes(_ operation: Operation, _ inputs: [Int?], _ outputs: [Int]) {
    // What contradicts itself keeps its shapes: validation or planning says what is wrong.
    guard let types = try? outputTypes(of: operation, inputs, outputs) else { return }
    for (output, type) in zip(outputs, types) where tensors[output].constant == nil {
      setShape(type.shape, of: output)
    }
  }

  /// The types that an operator gives its outputs, whatever shapes they declare.
  private func outputTypes(
    of operation: Operation, _ inputs: [Int?], _ outputs: [Int]
  ) throws -> [TensorType] {
    try NodeDefinition(name: "", operation: operation, inputs: inputs, outputs: outputs).validateCounts()
    try operation.definition.validate()
    return try operation.definition.outputTypes(
      for: NodeInputs(
        types: inputs.map { $0.map { TensorType(tensors[$0]) } },
        declaredOutputs: outputs.map { TensorType(tensors[$0]) }))
  }

  /// Computes the output when it depends on integers that are known, or on what was computed from them.
  private mutating func fold(_ operation: Operation, _ inputs: [Int?], to outputs: [Int]) -> Bool {
    guard outputs.count == 1, !model.outputs.contains(outputs[0]) else { return false }
    guard inputs.contains(where: { $0.map(isArithmetic) ?? false }) || isArithmetic(outputs[0]),
      let result = ConstantFolding.value(
        of: operation, inputs.map { $0.map { tensors[$0] } }, output: tensors[outputs[0]],
        allowance: &foldingAllowance)
    else { return false }
    setConstant(result, of: outputs[0])
    return true
  }

  /// Whether a tensor holds integers that stand for themselves, or what was computed from such.
  private func isArithmetic(_ tensor: Int) -> Bool {
    switch tensors[tensor].elementType {
    case .int32, .int64: tensors[tensor].quantization == nil || shapeArithmetic.contains(tensor)
    default: shapeArithmetic.contains(tensor)
    }
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

  /// Makes a tensor a constant instead of adding a node; an output of the network becomes a view of one,
  /// since outputs are computed.
  mutating func setConstant(_ constant: Tensor, of output: Int) {
    foldedCount += 1
    setShape(constant.shape, of: output)
    guard model.outputs.contains(output) else {
      tensors[output].constant = constant
      shapeArithmetic.insert(output)
      return
    }
    let source = addTensor(like: output, shape: constant.shape, suffix: "/constant")
    tensors[source].constant = constant
    addNode(Operation(Reshape()), [source], to: [output])
  }

  /// The activation for one that the schema has and the reference runs without: its kernels apply rectifiers
  /// only.
  ///
  /// - Source: `CalculateActivationRange` in `tensorflow/lite/kernels/kernel_util.h`.
  mutating func ignoredActivation() -> Activation {
    ignoredActivationCount += 1
    return .none
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

  /// Sets the shape of an output that is not inferred from the inputs alone.
  mutating func setShape(_ shape: Shape, of index: Int) {
    tensors[index].shape = shape
  }

  /// Makes tensor `output` a constant with the contents of the constant `input`, instead of a node.
  mutating func replace(_ output: Int, byConstant input: Int) throws {
    guard let constant = tensors[input].constant else {
      throw UnsupportedFeature("DENSIFY of a tensor that is not constant")
    }
    guard tensors[input].elementType == tensors[output].elementType else {
      throw EngineError(.invalidModel, "changes the element type")
    }
    setShape(constant.shape, of: output)
    guard !model.outputs.contains(output) else {
      return emit(Reshape(), [input], to: [output])
    }
    tensors[output].constant = constant
    densifiedCount += 1
  }
}
