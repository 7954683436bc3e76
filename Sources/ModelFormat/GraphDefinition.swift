import TensorCore

/// A network as data: tensors, the nodes that compute them, and which tensors go in and come out.
///
/// Nodes are in execution order: every input of a node is a graph input, a constant, or the output of an
/// earlier node. ``validate()`` checks this and everything else that does not need shape rules.
public struct GraphDefinition: Sendable, Equatable {
  /// The name by which a model's users pick the graph.
  public var name: String
  /// All tensors: inputs, outputs, constants and what lies between.
  public var tensors: [TensorDefinition]
  /// The operations in execution order.
  public var nodes: [NodeDefinition]
  /// Indices into ``tensors``, in the order of the source model.
  public var inputs: [Int]
  /// Indices into ``tensors``, in the order of the source model.
  public var outputs: [Int]
  /// What is kept from one run to the next.
  public var states: [StateDefinition]
  /// What the source model says about the meaning of inputs and outputs.
  public var metadata: GraphMetadata

  /// Creates a graph; nothing is checked before ``validate()``.
  public init(
    name: String, tensors: [TensorDefinition], nodes: [NodeDefinition], inputs: [Int], outputs: [Int],
    states: [StateDefinition] = [], metadata: GraphMetadata = GraphMetadata()
  ) {
    self.name = name
    self.tensors = tensors
    self.nodes = nodes
    self.inputs = inputs
    self.outputs = outputs
    self.states = states
    self.metadata = metadata
  }
}

/// A tensor that a run finds as the one before left it.
///
/// All of its tensors are of one type and shape. Indices are those of the graph's tensors.
public struct StateDefinition: Sendable, Equatable {
  /// What it holds before the first run: a constant.
  public var initial: Int
  /// What nodes read; no node computes it, and no caller sets it.
  public var value: Int
  /// What it holds behind a run.
  public var next: Int

  /// Creates a state; nothing is checked before the graph is validated.
  public init(initial: Int, value: Int, next: Int) {
    self.initial = initial
    self.value = value
    self.next = next
  }
}

/// One tensor of a graph.
public struct TensorDefinition: Sendable {
  /// The name, unique in its graph.
  public var name: String
  /// The extent along each axis.
  public var shape: Shape
  /// The type that operators see.
  public var elementType: ElementType
  /// What the integers stand for; `nil` when they are no quantized values.
  public var quantization: Quantization?
  /// The contents of a constant. A `float32` tensor may keep its constant as `float16`; it is widened
  /// when the graph is planned.
  public var constant: Tensor?

  /// Creates a tensor, a constant when there are contents.
  public init(
    name: String, shape: Shape, elementType: ElementType, quantization: Quantization? = nil,
    constant: Tensor? = nil
  ) {
    self.name = name
    self.shape = shape
    self.elementType = elementType
    self.quantization = quantization
    self.constant = constant
  }
}

extension TensorDefinition: Equatable {
  /// Compares everything; constants by their bytes.
  public static func == (left: TensorDefinition, right: TensorDefinition) -> Bool {
    left.name == right.name && left.shape == right.shape && left.elementType == right.elementType
      && left.quantization == right.quantization
      && left.constant.haveEqualContents(to: right.constant)
  }
}

extension Tensor? {
  fileprivate func haveEqualContents(to other: Tensor?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.elementType == other.elementType && self.shape == other.shape
      && self.withUnsafeBytes { left in other.withUnsafeBytes { right in left.elementsEqual(right) } }
  }
}

/// One operation of a graph and the tensors that it joins.
public struct NodeDefinition: Sendable, Equatable {
  /// The name of the first output in the source model; it says where in the network the node stands.
  public var name: String
  /// The operator with its attributes.
  public var operation: Operation
  /// Indices into the graph's tensors; `nil` for an optional input that is left out.
  public var inputs: [Int?]
  /// Indices into the graph's tensors.
  public var outputs: [Int]

  /// Creates a node.
  public init(name: String, operation: Operation, inputs: [Int?], outputs: [Int]) {
    self.name = name
    self.operation = operation
    self.inputs = inputs
    self.outputs = outputs
  }
}

extension GraphDefinition {
  /// The bytes of the constants as they are stored, of which those that several tensors share count once.
  package var storedByteCount: Int {
    var blocks = StoredBlocks()
    for tensor in tensors.indices {
      if let storage = tensors[tensor].constant?.storage { blocks.append(storage) }
    }
    return blocks.byteCount
  }

  /// Whether a node multiplies numbers with quantized weights, for which it quantizes the numbers.
  package func hasDynamicRange(_ node: NodeDefinition) -> Bool {
    NodeInputs(of: node, in: self).isDynamicRange
  }
}

extension TensorType {
  /// The type that a definition declares.
  @inlinable  // Planning makes one for each tensor, in another module.
  package init(_ definition: TensorDefinition) {
    self.init(definition.shape, definition.elementType, quantization: definition.quantization)
  }
}

extension NodeInputs {
  /// What a graph declares of a node.
  package init(of node: NodeDefinition, in graph: GraphDefinition) {
    self.init(
      types: node.inputs.map { $0.map { TensorType(graph.tensors[$0]) } },
      declaredOutputs: node.outputs.map { TensorType(graph.tensors[$0]) })
  }
}

/// Blocks of which some may be there several times.
///
/// Neither a set nor a lazy collection: the first one of a kind looks its type up at run time, which takes
/// longer than all else.
package struct StoredBlocks {
  private var blocks: [(address: UInt, byteCount: Int)] = []

  /// None yet.
  package init() {}

  /// Adds a block.
  package mutating func append(_ block: AlignedStorage) {
    blocks.append((UInt(bitPattern: ObjectIdentifier(block)), block.byteCount))
  }

  /// The bytes of all blocks, each once.
  package var byteCount: Int {
    var byteCount = 0
    var last: UInt?
    for block in blocks.sorted(by: { $0.address < $1.address }) where block.address != last {
      byteCount += block.byteCount
      last = block.address
    }
    return byteCount
  }
}
