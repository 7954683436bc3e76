import TensorCore
import Threading

extension GraphDefinition {
  /// From so many nodes on, two threads read a graph sooner than one does.
  private static let largeNodeCount = 96

  /// Reads a graph from its description in a model file.
  ///
  /// - Parameters:
  ///   - members: The description, of which the name was taken if it is there.
  ///   - stored: The tensors of the file.
  ///   - pairs: The scales and zero points of the graph.
  /// - Throws: ``EngineError/Code/invalidModel`` or ``EngineError/Code/unsupportedOperator`` with the node
  ///   or tensor at fault as context. The graph is not validated yet.
  init(
    name: String, _ members: inout JSONMemberReader, _ stored: StoredTensors, _ pairs: StoredQuantization
  ) throws {
    let inputs = try members.required("inputs") { try $0.integers() }
    let outputs = try members.required("outputs") { try $0.integers() }
    let tensorObjects = try members.required("tensors") { try $0.arrayValue() }
    let nodeObjects = try members.required("nodes") { try $0.arrayValue() }
    let (tensors, nodes) = try concurrently(if: nodeObjects.count >= Self.largeNodeCount) {
      var (stored, pairs) = (stored, pairs)
      return try tensorObjects.objects(called: "tensor") { try TensorDefinition($0, &stored, &pairs) }
    } _: {
      try nodeObjects.objects(called: "node") { try NodeDefinition($0) }
    }
    let states = try members.optional("states") { value in
      try value.arrayValue().map { try StateDefinition($0.integers()) }
    }
    let metadata = try members.optional("metadata") { try GraphMetadata($0.objectValue()) }
    try members.refuseKeys(otherThan: ["inputs", "outputs", "tensors", "nodes", "states", "metadata"])
    self.init(
      name: name, tensors: tensors, nodes: nodes, inputs: inputs, outputs: outputs, states: states ?? [],
      metadata: metadata ?? GraphMetadata())
  }

  /// The description of the graph in a model file.
  ///
  /// - Parameters:
  ///   - constantNames: The name of the stored tensor of each constant, `nil` for other tensors.
  ///   - pairs: Gets the quantization of each tensor that has several pairs.
  func jsonObject(constantNames: [String?], pairs: inout QuantizationPairs) -> JSONObject {
    var tensorObjects: [JSONValue] = []
    for (index, tensor) in tensors.enumerated() {
      tensorObjects.append(.object(tensor.jsonObject(constantName: constantNames[index], pairs: &pairs)))
    }
    return JSONObject([
      "inputs": .array(inputs.map(JSONValue.integer)),
      "outputs": .array(outputs.map(JSONValue.integer)),
      "tensors": .array(tensorObjects),
      "nodes": .array(nodes.map { .object($0.jsonObject) }),
      "states": states.isEmpty
        ? nil
        : .array(
          states.map { .array([.integer($0.initial), .integer($0.value), .integer($0.next)]) }),
      "metadata": metadata.jsonObject.map(JSONValue.object),
    ])
  }
}

extension StateDefinition {
  fileprivate init(_ tensors: [Int]) throws {
    guard tensors.count == 3 else {
      throw EngineError(.invalidModel, "a state has \(tensors.count) tensors; expected 3")
    }
    self.init(initial: tensors[0], value: tensors[1], next: tensors[2])
  }
}

extension TensorDefinition {
  fileprivate init(
    _ object: JSONMembers, _ stored: inout StoredTensors, _ pairs: inout StoredQuantization
  ) throws {
    var members = JSONMemberReader(object)
    let name = try members.required("name") { try $0.stringValue() }
    let elementType: ElementType = try members.required("type") { try $0.choiceValue() }
    let shape = try members.required("shape") { try Shape(validating: $0.integers()) }
    let quantization = try members.optional("quantization") {
      try Quantization($0.objectValue(), shape: shape, &stored, &pairs)
    }
    var constant = try members.optional("constant") { try stored.tensor(named: $0.stringValue()) }
    constant?.nonzeroCount = try members.optional("nonzeroCount") { value in
      let count = try value.integerValue()
      guard 0...shape.elementCount ~= count else {
        throw EngineError(.invalidModel, "\(count) of \(shape.elementCount) elements are said not to be zero")
      }
      return count
    }
    try members.refuseKeys(otherThan: ["name", "type", "shape", "quantization", "constant", "nonzeroCount"])
    self.init(
      name: name, shape: shape, elementType: elementType, quantization: quantization, constant: constant)
  }

  fileprivate func jsonObject(constantName: String?, pairs: inout QuantizationPairs) -> JSONObject {
    JSONObject([
      "name": .string(name),
      "type": .string(elementType.rawValue),
      "shape": .array(shape.dimensions.map(JSONValue.integer)),
      "quantization": quantization.map { .object($0.jsonObject(&pairs)) },
      "constant": constantName.map(JSONValue.string),
      "nonzeroCount": constant?.countedIfFilter.nonzeroCount.map(JSONValue.integer),
    ])
  }
}

extension Quantization {
  fileprivate init(
    _ object: JSONMembers, shape: Shape, _ stored: inout StoredTensors, _ pairs: inout StoredQuantization
  ) throws {
    var members = JSONMemberReader(object)
    if pairs.format == .one {
      let scales = try members.required("scales") { try $0.floats() }
      let zeroPoints = try members.required("zeroPoints") { try $0.integers() }
      let axis = try members.optional("axis") { try $0.integerValue() }
      try members.refuseKeys(otherThan: ["scales", "zeroPoints", "axis"])
      try self.init(validating: scales, zeroPoints: zeroPoints, axis: axis)
    } else if let axis = try members.optional("axis", { try $0.integerValue() }) {
      let firstPair = try members.required("firstPair") { try $0.integerValue() }
      try members.refuseKeys(otherThan: ["axis", "firstPair"])
      self = try pairs.quantization(of: shape, axis: axis, firstPair: firstPair, &stored)
    } else {
      let scale = try members.required("scale") { try $0.floatValue() }
      let zeroPoint = try members.required("zeroPoint") { try $0.integerValue() }
      try members.refuseKeys(otherThan: ["scale", "zeroPoint"])
      // Whether they are sound is found with the graph, which knows the type.
      self.init(scale: scale, zeroPoint: zeroPoint)
    }
  }

  fileprivate func jsonObject(_ pairs: inout QuantizationPairs) -> JSONObject {
    guard let axis else { return JSONObject(["scale": .number(scale), "zeroPoint": .integer(zeroPoint)]) }
    return JSONObject(["axis": .integer(axis), "firstPair": .integer(pairs.append(self))])
  }
}

extension NodeDefinition {
  fileprivate init(_ object: JSONMembers) throws {
    var members = JSONMemberReader(object)
    let name = try members.required("name") { try $0.stringValue() }
    self = try EngineError.within(name.quoted) {
      let definition = try members.required("operator") { try operatorDefinition(named: $0.stringValue()) }
      let inputs = try members.required("inputs") { value in
        try value.arrayValue().map { $0.isNull ? nil : try $0.integerValue() }
      }
      let outputs = try members.required("outputs") { try $0.integers() }
      let operation = try EngineError.within(definition.kind.rawValue) {
        try definition.operation(attributes: members.required("attributes") { try $0.objectValue() })
      }
      try members.refuseKeys(otherThan: ["name", "operator", "inputs", "outputs", "attributes"])
      return NodeDefinition(name: name, operation: operation, inputs: inputs, outputs: outputs)
    }
  }

  fileprivate var jsonObject: JSONObject {
    JSONObject([
      "name": .string(name),
      "operator": .string(operation.kind.rawValue),
      "inputs": .array(inputs.map { $0.map(JSONValue.integer) ?? .null }),
      "outputs": .array(outputs.map(JSONValue.integer)),
      "attributes": .object(operation.definition.jsonObject),
    ])
  }
}

/// The operator that a model file calls `name`.
private func operatorDefinition(named name: String) throws -> any OperatorDefinition.Type {
  guard let definition = OperatorRegistry.definition(named: name) else {
    throw EngineError(
      .unsupportedOperator, "operator \(unknownName(name, among: OperatorKind.allCases.map(\.rawValue)))")
  }
  return definition
}
