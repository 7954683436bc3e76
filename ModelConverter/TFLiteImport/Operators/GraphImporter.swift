import ModelFormat
import TensorCore

/// Turns the records of a `.tflite` network into a graph, operator by operator.
///
/// The result says the same as the source, in our words: attributes that the source keeps in constant
/// tensors or leaves to be computed (axes, paddings, masks) are resolved. Rewriting is left to the passes.
struct GraphImporter {
  let model: TFLiteModel
  /// The network, into which what it calls is copied.
  let network: TFLiteSubgraph
  private(set) var tensors: [TensorDefinition] = []
  private(set) var nodes: [NodeDefinition] = []
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
  /// The numbers of the subgraphs that are being copied, each of which the one before it calls.
  private var calls: [Int] = []
  /// How often one was copied.
  private var copyCount = 0
  var variables = VariableTracker()
  /// The tensors of complex numbers, which have a last axis for their two parts.
  private(set) var complexTensors: Set<Int> = []
  /// The bits of an element in the file, of tensors where these are fewer than a byte.
  private(set) var narrowBitCounts: [Int: Int] = [:]
  /// The bytes of constants that were made of several.
  private var joinedByteCount = 0
  /// The operator that nodes are added for.
  private var source: SourceNode?
  /// Where the nodes come from.
  private var sources: [SourceNode?] = []

  /// Imports the network in `model` under `name`.
  ///
  /// - Returns: The graph, where its nodes come from, and what it does not say in the source's words.
  /// - Throws: ``EngineError/Code/unsupportedOperator`` with all operators that the engine does not have;
  ///   ``EngineError/Code/invalidModel`` when the network contradicts itself;
  ///   ``EngineError/Code/resourceExhausted`` when it is too large.
  static func graph(
    from model: TFLiteModel, subgraph: Int, named name: String, inputShapes: [String: Shape] = [:]
  ) throws -> (graph: GraphDefinition, sources: SourceNodes, rewrites: [PassCount]) {
    var importer = try GraphImporter(model, subgraph: subgraph, inputShapes: inputShapes)
    for source in importer.network.operators { try importer.add(source) }
    importer.noteUnsupportedTypes()
    let states = importer.states()
    try importer.unsupported.throwIfAny(graph: name)
    let graph = GraphDefinition(
      name: name, tensors: importer.tensors, nodes: importer.nodes,
      inputs: importer.network.inputs, outputs: importer.network.outputs, states: states)
    return (graph, SourceNodes(of: importer.nodes, importer.sources), importer.rewrites)
  }

  /// The states of the network; none when one of them is not supported, which is noted.
  private mutating func states() -> [StateDefinition] {
    // What is missing has results of unknown shapes, which variables may seem to change to.
    guard unsupported.isEmpty else { return [] }
    do { return try takeStates() } catch {
      unsupported.add(error.description, node: 0, name: "")
      return []
    }
  }

  /// Adds what no kernel takes to what the engine does not have, so that all of it is known at once. Where
  /// nothing is missing, kernels are looked for once nodes are rewritten.
  private mutating func noteUnsupportedTypes() {
    guard !unsupported.isEmpty else { return }
    var sources = SourceNodes(of: nodes, sources)
    for (index, node) in nodes.enumerated() {
      let inputs = node.inputs.map { $0.map { tensors[$0] } }
      // Passes compute what depends on constants alone.
      if inputs.allSatisfy({ $0?.constant != nil }) { continue }
      do {
        try IsolatedNode(node.operation, inputs: inputs, outputs: node.outputs.map { tensors[$0] })
          .checkKernel()
      } catch let error as EngineError where error.code == .unsupportedOperator {
        unsupported.add(error, of: sources.source(of: node, at: index), name: node.name)
      } catch {
        // What contradicts itself may do so because of what is missing.
      }
    }
  }

  private var rewrites: [PassCount] {
    [
      PassCount(summary: "sparse constants unfolded", count: densifiedCount),
      PassCount(summary: "shape expressions computed", count: foldedCount),
      PassCount(summary: "activations that the reference ignores left out", count: ignoredActivationCount),
    ]
  }

  private init(_ model: TFLiteModel, subgraph: Int, inputShapes: [String: Shape]) throws {
    let network = model.subgraphs[subgraph]
    self.model = model
    self.network = network
    calls = [subgraph]
    constants = ConstantReader(model)
    // Inputs and outputs are what a caller names, so they have the first claim on their names.
    let ends = network.inputs + network.outputs
    tensorNames = UniqueNames(
      count: network.tensors.count, reserving: ends.map { network.tensors[$0].name })
    nodeNames = UniqueNames(count: network.operators.count)
    try checkSize(of: network)
    let isEnd = Set(ends)
    tensors.reserveCapacity(network.tensors.count)
    for index in network.tensors.indices {
      try addTensor(index, of: network, isEnd: isEnd.contains(index))
    }
    try setInputShapes(inputShapes)
  }

  /// Checks that the tensors and nodes of a subgraph can be added to those that there are.
  private func checkSize(of subgraph: TFLiteSubgraph) throws {
    let (tensorCount, nodeCount) = (
      tensors.count + subgraph.tensors.count, nodes.count + subgraph.operators.count
    )
    guard tensorCount <= GraphLimits.tensorCount, nodeCount <= GraphLimits.nodeCount else {
      throw EngineError(
        .resourceExhausted,
        "has \(tensorCount) tensors and \(nodeCount) nodes; the "
          + "limits are \(GraphLimits.tensorCount) and \(GraphLimits.nodeCount)")
    }
    // Names are copied for nodes and tensors in between.
    for index in subgraph.tensors.indices
    where subgraph.tensors[index].name.utf8.count > GraphLimits.nameByteCount {
      throw EngineError(
        .resourceExhausted,
        "tensor \(index) has a name of \(subgraph.tensors[index].name.utf8.count) bytes; the limit is "
          + "\(GraphLimits.nameByteCount)")
    }
  }

  /// Adds a tensor of a subgraph. One of a type that the engine does not have is noted, and has another.
  private mutating func addTensor(_ index: Int, of subgraph: TFLiteSubgraph, isEnd: Bool = false) throws {
    let tensor = subgraph.tensors[index]
    let name = tensorNames.name(from: tensor.name, isReserved: isEnd, fallback: "tensor \(index)")
    if tensor.isResource, !isEnd {
      // Operators that know variables know it by its place.
      tensors.append(TensorDefinition(name: name, shape: [], elementType: .bool))
      return
    }
    if tensor.isComplex { complexTensors.insert(tensors.count) }
    narrowBitCounts[tensors.count] = tensor.narrowBitCount
    if tensor.isVariable { variables.note(tensor: tensors.count, number: index, ofSubgraph: calls.last ?? 0) }
    try EngineError.within("tensor \(index) \(tensor.name.quoted)") {
      do {
        if tensor.isComplex, isEnd { throw tensor.unsupportedType }
        tensors.append(try constants.definition(of: tensor, named: name))
      } catch let error as EngineError where error.code == .unsupportedOperator {
        unsupported.add("a tensor that " + error.message, tensor: index, name: tensor.name)
        let shape = try Shape(validating: tensor.closedDimensions)
        tensors.append(TensorDefinition(name: name, shape: shape, elementType: .float32))
      }
    }
  }

  /// Gives inputs the shapes that a caller wants.
  ///
  /// - Throws: ``EngineError/Code/shapeMismatch`` for shapes of another rank, and where an input has no
  ///   height or width of its own and the caller gives none.
  private mutating func setInputShapes(_ shapes: [String: Shape]) throws {
    for index in network.inputs {
      let name = tensors[index].name
      if let shape = shapes[name] {
        guard shape.rank == tensors[index].shape.rank else {
          throw EngineError(
            .shapeMismatch,
            "input \(name.quoted) has \(tensors[index].shape.rank) axes, and the shape for it is \(shape)")
        }
        try shape.validate()
        tensors[index].shape = shape
      } else if let open = network.tensors[index].openImage {
        let text = open.map { $0 == -1 ? "?" : "\($0)" }.joined(separator: "×")
        let example = open.enumerated().map { $1 != -1 ? "\($1)" : $0 == 0 ? "1" : "320" }
          .joined(separator: "x")
        throw EngineError(
          .shapeMismatch,
          "input \(name.quoted) has shape \(text), of which a caller chooses what is open; give it, for "
            + "instance \(example)")
      }
    }
  }

  /// Adds the nodes of one operator, or takes note that it is not supported.
  private mutating func add(_ source: TFLiteOperator) throws {
    let caller = self.source
    self.source = SourceNode(index: source.index, operatorName: source.code.name)
    defer { self.source = caller }
    do {
      try EngineError.within("node \(source.index) \(source.code.name)") {
        try check(source)
        try translate(source)
      }
    } catch let feature as UnsupportedFeature {
      unsupported.add(feature.description, node: source.index, name: name(of: source))
    } catch let error as EngineError where !unsupported.isEmpty && error.code != .resourceExhausted {
      // What is missing has results of unknown shapes, so that what reads them may seem to contradict itself.
    }
  }

  private func check(_ source: TFLiteOperator) throws {
    for case let input? in source.inputs { try check(tensor: input) }
    for output in source.outputs { try check(tensor: output) }
    guard source.outputs.isEmpty, !Self.operatorsWithoutOutputs.contains(source.code.importName) else {
      return
    }
    // Operators of other runtimes may do without, such as one that writes a file.
    if case .custom = source.code { throw UnsupportedFeature(source.code.name) }
    throw EngineError(.invalidModel, "has no output")
  }

  private func check(tensor: Int) throws {
    guard tensors.indices ~= tensor else {
      throw EngineError(
        .invalidModel, "refers to tensor \(tensor), but there are \(network.tensors.count) tensors")
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
    sources.append(source)
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
    guard outputs.count == 1, !network.outputs.contains(outputs[0]) else { return false }
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
    guard network.outputs.contains(output) else {
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

  /// Adds a tensor of another type, without quantized values, and gives back its position.
  mutating func addTensor(
    like output: Int, shape: Shape, elementType: ElementType, suffix: String
  ) -> Int {
    let index = addTensor(like: output, shape: shape, suffix: suffix)
    tensors[index].elementType = elementType
    tensors[index].quantization = nil
    return index
  }

  /// Adds the elements of a tensor in another shape, and gives back the position of the tensor that has it.
  mutating func addReshape(of tensor: Int, to shape: Shape, suffix: String) -> Int {
    let reshaped = addTensor(like: tensor, shape: shape, suffix: suffix)
    emit(Reshape(), [tensor], to: [reshaped])
    return reshaped
  }

  /// Adds a constant that stands for what several constants of the source are together.
  ///
  /// - Parameters:
  ///   - tensor: What the constant is like, but for its quantization.
  ///   - fill: Writes the contents.
  /// - Throws: ``EngineError/Code/resourceExhausted`` when there are too many such constants.
  mutating func addConstant(
    like tensor: Int, shape: Shape, elementType: ElementType, quantization: Quantization?, suffix: String,
    fill: (UnsafeMutableRawBufferPointer) throws -> Void
  ) throws -> Int {
    try shape.validate()
    joinedByteCount += shape.elementCount * elementType.byteCount
    guard joinedByteCount <= Self.maximumJoinedByteCount else {
      throw EngineError(
        .resourceExhausted,
        "makes one constant too many of several: together they have more than \(Self.maximumJoinedByteCount) bytes"
      )
    }
    let constant = try Tensor(shape: shape, elementType: elementType, fill: fill)
    let index = addTensor(like: tensor, shape: shape, suffix: suffix)
    tensors[index].elementType = elementType
    tensors[index].quantization = quantization
    tensors[index].constant = constant
    return index
  }

  /// The most bytes of all constants that are made of several.
  private static let maximumJoinedByteCount = 256 << 20

  /// Makes a tensor that no node computes a constant with the contents of another.
  mutating func setConstant(of tensor: Int, to constant: Int) {
    tensors[tensor].constant = tensors[constant].constant
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
    guard !network.outputs.contains(output) else {
      return emit(Reshape(), [input], to: [output])
    }
    tensors[output].constant = constant
    densifiedCount += 1
  }
}

extension GraphImporter {
  /// A subgraph that an operator calls.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when there is no such subgraph.
  func subgraph(_ number: Int) throws -> TFLiteSubgraph {
    guard model.subgraphs.indices.contains(number) else {
      throw EngineError(
        .invalidModel, "calls subgraph \(number), but there are \(model.subgraphs.count) subgraphs")
    }
    return model.subgraphs[number]
  }

  /// Adds the nodes of a subgraph that an operator calls.
  ///
  /// - Parameters:
  ///   - inputs: The tensors that the subgraph reads in the place of its own inputs.
  ///   - outputs: The tensors that have its results, if they are not to have places of their own.
  /// - Returns: Where the results are.
  /// - Throws: ``EngineError/Code/invalidModel`` when there is no such subgraph, when it calls itself, or
  ///   takes or gives other tensors; ``EngineError/Code/resourceExhausted`` when it is too large.
  mutating func copySubgraph(_ number: Int, reading inputs: [Int], to outputs: [Int]? = nil) throws -> [Int] {
    let subgraph = try subgraph(number)
    guard !calls.contains(number) else {
      throw EngineError(.invalidModel, "calls subgraph \(number) \(subgraph.name.quoted), which calls itself")
    }
    guard subgraph.inputs.count == inputs.count, outputs.map({ $0.count == subgraph.outputs.count }) ?? true
    else {
      throw EngineError(
        .invalidModel,
        "calls subgraph \(number) with \(inputs.count) inputs and \(outputs?.count ?? subgraph.outputs.count) "
          + "outputs; it has \(subgraph.inputs.count) and \(subgraph.outputs.count)")
    }
    try checkSize(of: subgraph)
    copyCount += 1
    guard copyCount <= GraphLimits.nodeCount else {
      throw EngineError(.resourceExhausted, "calls subgraphs more than \(GraphLimits.nodeCount) times")
    }
    calls.append(number)
    defer { calls.removeLast() }
    let places = try places(of: subgraph, reading: inputs, to: outputs)
    try EngineError.within("subgraph \(number) \(subgraph.name.quoted)") {
      for source in subgraph.operators {
        let moved = try EngineError.within("node \(source.index) \(source.code.name)") {
          try source.moved(to: places)
        }
        try add(moved)
      }
    }
    let results = subgraph.outputs.map { places[$0] }
    guard let outputs else { return results }
    for (result, output) in zip(results, outputs) where result != output { try copy(result, to: output) }
    return outputs
  }

  /// Where the tensors of a subgraph are: at those of its caller, or newly added.
  private mutating func places(
    of subgraph: TFLiteSubgraph, reading inputs: [Int], to outputs: [Int]?
  ) throws -> [Int] {
    let given = Dictionary(zip(subgraph.inputs, inputs)) { first, _ in first }
    let computed = Set(subgraph.operators.flatMap(\.outputs))
    var taken: [Int: Int] = [:]
    for (tensor, output) in zip(subgraph.outputs, outputs ?? [])
    where computed.contains(tensor) && given[tensor] == nil && taken[tensor] == nil { taken[tensor] = output }
    return try subgraph.tensors.indices.map { index in
      if let place = given[index] { return place }
      try addTensor(index, of: subgraph)
      let place = tensors.count - 1
      guard let output = taken[index], tensors[output].hasType(of: tensors[place]) else { return place }
      return output
    }
  }

  /// Adds a node that copies a tensor.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when the copy is of another type.
  mutating func copy(_ source: Int, to target: Int) throws {
    guard tensors[source].elementType == tensors[target].elementType else {
      throw EngineError(
        .invalidModel,
        "gives \(tensors[target].name.quoted) of type \(tensors[target].elementType) a result of type "
          + "\(tensors[source].elementType)")
    }
    setShape(tensors[source].shape, of: target)
    emit(Reshape(), [source], to: [target])
  }
}

/// Where the nodes of an imported network come from, whatever passes made of them.
struct SourceNodes {
  private let names: [String]
  private let sources: [SourceNode?]
  /// By the nodes' names; made when something is to be told.
  private lazy var byName = Dictionary(zip(names, sources)) { first, _ in first }

  /// - Parameter sources: One for each node.
  fileprivate init(of nodes: [NodeDefinition], _ sources: [SourceNode?]) {
    names = nodes.map(\.name)
    self.sources = sources
  }

  /// Where a node comes from. For one that no operator of the source stands for, that is its own place and
  /// the engine's name.
  mutating func source(of node: NodeDefinition, at index: Int) -> SourceNode {
    let known = byName[node.name] ?? nil
    return known ?? SourceNode(index: index, operatorName: node.operation.kind.rawValue)
  }

  /// An error of validation with the source's name of the operator instead of the engine's.
  mutating func naming(_ error: EngineError, in graph: GraphDefinition) -> EngineError {
    var named = error
    for (index, node) in graph.nodes.enumerated() {
      guard let place = error.context.firstIndex(of: graph.place(ofNode: index)) else { continue }
      named.context[place] = source(of: node, at: index).place(ofNode: node.name)
      named.context.removeAll { $0 == node.operation.kind.rawValue }
      break
    }
    return named
  }
}

extension TensorDefinition {
  /// Whether elements are of the same type, and mean the same.
  fileprivate func hasType(of other: TensorDefinition) -> Bool {
    elementType == other.elementType && quantization == other.quantization
  }
}

/// Reads tensor records with their contents, each piece of the file once.
struct ConstantReader {
  private let model: TFLiteModel
  /// The contents of buffers that were read before: tensors may share a buffer.
  private var storages: [Int: AlignedStorage] = [:]
  /// The contents of buffers with elements of fewer bits than a byte, as bytes.
  private var widenedStorages: [NarrowBuffer: AlignedStorage] = [:]
  private var densifiedByteCount = 0

  /// The most bytes that all sparse tensors of a network may unfold to.
  private static let maximumDensifiedByteCount = 256 << 20

  init(_ model: TFLiteModel) {
    self.model = model
  }

  /// The definition of `tensor` under `name`, with its contents when it is constant.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when the contents do not fit the shape;
  ///   ``EngineError/Code/unsupportedOperator`` for kinds of tensors that the engine does not have.
  mutating func definition(of tensor: TFLiteTensor, named name: String) throws -> TensorDefinition {
    // Weights of two or four bits are those of eight that are small.
    let elementType =
      tensor.narrowBitCount != nil && isConstant(tensor) ? .int8 : try tensor.elementType()
    let dimensions = isConstant(tensor) ? tensor.dimensions : tensor.closedDimensions
    let shape = try Shape(validating: dimensions + (tensor.isComplex ? [2] : []))
    guard !(tensor.isVariable && isConstant(tensor)) else {
      throw EngineError(
        .unsupportedOperator,
        "keeps its value from one run to the next and has contents of its own; expected none")
    }
    return TensorDefinition(
      name: name, shape: shape, elementType: elementType,
      quantization: try tensor.quantization.parameters(for: elementType, shape: shape),
      constant: try contents(of: tensor, shape: shape, elementType: elementType))
  }

  private func isConstant(_ tensor: TFLiteTensor) -> Bool {
    model.buffers.indices.contains(tensor.buffer) && !model.buffers[tensor.buffer].isEmpty
  }

  private mutating func contents(
    of tensor: TFLiteTensor, shape: Shape, elementType: ElementType
  ) throws -> Tensor? {
    guard model.buffers.indices.contains(tensor.buffer) else {
      // Files without contents may leave out even the empty buffer that number zero stands for.
      guard tensor.buffer == 0 else {
        throw EngineError(.invalidModel, "has no buffer of number \(tensor.buffer)")
      }
      return nil
    }
    let range = model.buffers[tensor.buffer]
    guard !range.isEmpty else { return nil }
    if let record = tensor.sparsity {
      return try sparse(record, values: range, shape: shape, elementType: elementType)
    }
    let bitCount = tensor.narrowBitCount ?? 8 * elementType.byteCount
    let byteCount = (shape.elementCount * bitCount + 7) / 8
    guard range.count == byteCount else {
      throw EngineError(
        .invalidModel,
        "has \(range.count) bytes of contents; shape \(shape) of \(elementType) needs \(byteCount)")
    }
    guard tensor.narrowBitCount != nil else {
      return Tensor(shape: shape, elementType: elementType, storage: storage(ofBuffer: tensor.buffer))
    }
    let whole = widenedStorage(of: NarrowBuffer(index: tensor.buffer, bitCount: bitCount))
    return Tensor(
      shape: shape, elementType: elementType,
      storage: AlignedStorage(borrowing: whole.start, byteCount: shape.elementCount, owner: whole))
  }

  /// A buffer with elements of fewer bits than a byte.
  private struct NarrowBuffer: Hashable {
    let index: Int
    let bitCount: Int
  }

  /// All elements of a buffer as bytes.
  private mutating func widenedStorage(of buffer: NarrowBuffer) -> AlignedStorage {
    if let storage = widenedStorages[buffer] { return storage }
    let packed = model.view.storage(of: model.buffers[buffer.index])
    let perByte = 8 / buffer.bitCount
    let storage = AlignedStorage(byteCount: perByte * packed.byteCount)
    packed.withBytes { packed in
      for (place, byte) in packed.enumerated() {
        for index in 0..<perByte {
          // Shifted up to the sign bit, and down with the sign.
          let element = Int8(bitPattern: byte << (8 - (index + 1) * buffer.bitCount)) >> (8 - buffer.bitCount)
          storage.start.storeBytes(of: element, toByteOffset: perByte * place + index, as: Int8.self)
        }
      }
    }
    widenedStorages[buffer] = storage
    return storage
  }

  private mutating func sparse(
    _ record: FlatBufferTable, values: Range<Int>, shape: Shape, elementType: ElementType
  ) throws -> Tensor {
    let contents = try SparseContents(
      model.view.storage(of: values), SparsityParameters(reading: record, in: model.view), shape: shape,
      elementType: elementType)
    densifiedByteCount += contents.byteCount
    guard densifiedByteCount <= Self.maximumDensifiedByteCount else {
      throw EngineError(
        .resourceExhausted,
        "is one sparse tensor too many: together they unfold to more than "
          + "\(Self.maximumDensifiedByteCount) bytes")
    }
    var tensor = Tensor(
      shape: shape, elementType: elementType, storage: AlignedStorage(in: contents, 0..<contents.byteCount))
    if tensor.isFilter { tensor.nonzeroCount = contents.nonzeroCount }
    return tensor
  }

  private mutating func storage(ofBuffer index: Int) -> AlignedStorage {
    if let storage = storages[index] { return storage }
    let storage = model.view.storage(of: model.buffers[index])
    storages[index] = storage
    return storage
  }
}

extension GraphImporter {
  /// Adds the nodes that stand for `source`.
  ///
  /// Of the families of operators, the one that knows it adds them and returns `true`. They go by names in
  /// the schema; `custom` precedes those of custom operators.
  ///
  /// - Throws: ``UnsupportedFeature`` when the engine has no such operator, or not this use of it;
  ///   ``EngineError`` when the operator is known but malformed.
  mutating func translate(_ source: TFLiteOperator) throws {
    // Those that most networks have come first, but for complex numbers, which no other operator takes.
    let isKnown =
      try translateSpectrum(source) || translateWindow(source) || translateBinaryFunction(source)
      || translateShape(source)
      || translateUnaryFunction(source) || translateUnary(source) || translatePadding(source)
      || translateJoining(source) || translateResizing(source) || translateMatrixProduct(source)
      || translateConstant(source) || translateRow(source) || translateSlicing(source)
      || translateBlock(source) || translateCombination(source) || translateComparison(source)
      || translateGathering(source) || translateLandmarkTransform(source) || translatePoolingIndex(source)
      || translateSplitting(source) || translateSubgraph(source) || translateSuppression(source)
      || translateVariable(source) || translateRecurrence(source)
    guard isKnown else { throw UnsupportedFeature(source.code.name) }
  }

  /// Functions that are operators of the source, by their names there; `nil` for functions that an operator
  /// chooses by its options.
  static func byName<Function>(
    _ functions: [Function], _ name: (Function) -> String?
  ) -> [String: Function] {
    functions.reduce(into: [:]) { all, function in
      if let name = name(function) { all[name] = function }
    }
  }
}

extension GraphImporter {
  /// The tensor at position `position` among the inputs.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when it is left out.
  func input(_ position: Int, of source: TFLiteOperator) throws -> Int {
    guard let input = optionalInput(position, of: source) else {
      throw EngineError(.invalidModel, "has no input \(position)")
    }
    return input
  }

  /// The tensor at position `position` among the inputs, or `nil` when it is left out.
  func optionalInput(_ position: Int, of source: TFLiteOperator) -> Int? {
    source.inputs.indices.contains(position) ? source.inputs[position] : nil
  }

  /// The only output.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when there are several.
  func soleOutput(of source: TFLiteOperator) throws -> Int {
    guard source.outputs.count == 1 else {
      throw EngineError(.invalidModel, "has \(source.outputs.count) outputs; expected one")
    }
    return source.outputs[0]
  }

  /// The shape that the file records for an output, when it leaves nothing open and `input`, which the shape
  /// follows from, has that of the file.
  func recordedShape(of output: Int, for input: Int) -> [Int]? {
    // Tensors of subgraphs that the network calls lie behind its own.
    guard network.tensors.indices.contains(output), network.tensors.indices.contains(input),
      !network.tensors[output].isOpen,
      network.tensors[input].dimensions == tensors[input].shape.dimensions
    else { return nil }
    return network.tensors[output].dimensions
  }

  /// The integers of the constant input at `position`: axes, sizes, paddings and the like.
  ///
  /// - Throws: ``UnsupportedFeature`` when they are computed at run time; ``EngineError/Code/invalidModel``
  ///   when they are not integers, or implausibly many.
  func constantIntegers(_ position: Int, of source: TFLiteOperator, what: String) throws -> [Int] {
    let tensor = tensors[try input(position, of: source)]
    if tensor.shape.elementCount == 0 { return [] }
    guard let constant = tensor.constant else {
      throw UnsupportedFeature("\(source.code.name) with \(what) computed at run time")
    }
    guard let integers = constant.shape.elementCount <= 64 ? constant.integers : nil else {
      throw EngineError(
        .invalidModel, "has \(what) of type \(constant.elementType) and shape \(constant.shape)")
    }
    // All meaningful values are far smaller, and sums of such values cannot overflow.
    guard integers.allSatisfy({ Int(Int32.min)...Int(Int32.max) ~= $0 }) else {
      throw EngineError(.invalidModel, "has \(what) beyond 32 bits")
    }
    return integers
  }

  /// The activation whose number in the schema is the attribute at `field`.
  ///
  /// - Throws: ``UnsupportedFeature`` for numbers that the schema does not have.
  mutating func activation(_ field: Int, of source: TFLiteOperator) throws -> Activation {
    let number = try source.integer(field, default: Int8(0))
    if FusedFunction.all.contains(number) { return ignoredActivation() }
    return try Activation(number: Int(number), of: source)
  }

  /// `axis` counted from the first one; the source may count from the last one with negative numbers.
  func normalized(axis: Int, rank: Int) throws -> Int {
    let normalized = axis < 0 ? axis + rank : axis
    guard (0..<rank).contains(normalized) else {
      throw EngineError(.invalidModel, "has axis \(axis), which a tensor of rank \(rank) does not have")
    }
    return normalized
  }
}

extension Activation {
  /// The activation of a number in the schema.
  ///
  /// - Throws: ``UnsupportedFeature`` for activations that the engine does not have.
  init(number: Int, of source: TFLiteOperator) throws {
    guard let activation = Activation(sourceNumber: number) else {
      throw UnsupportedFeature("\(source.code.name) with activation number \(number)")
    }
    self = activation
  }
}
