import TensorCore

extension GraphDefinition {
  /// Reads a graph from its description in a model file.
  ///
  /// - Parameter constant: Gives the stored tensor of a name.
  /// - Throws: ``EngineError/Code/invalidModel`` or ``EngineError/Code/unsupportedOperator`` with the node
  ///   or tensor at fault as context. The graph is not validated yet.
  init(_ object: JSONMembers, constant: (String) throws -> Tensor) throws {
    let name = try object.required("name") { try $0.stringValue() }
    self = try EngineError.within("graph \(name.quoted)") {
      try object.refuseKeys(otherThan: ["name", "inputs", "outputs", "tensors", "nodes", "metadata"])
      return GraphDefinition(
        name: name,
        tensors: try object.requiredList("tensors", of: "tensor") {
          try TensorDefinition($0, constant: constant)
        },
        nodes: try object.requiredList("nodes", of: "node") { try NodeDefinition($0) },
        inputs: try object.required("inputs") { try $0.integers() },
        outputs: try object.required("outputs") { try $0.integers() },
        metadata: try object.optional("metadata") { try GraphMetadata($0.objectValue()) } ?? GraphMetadata())
    }
  }

  /// The description of the graph in a model file.
  ///
  /// - Parameter constantNames: The name of the stored tensor of each constant, by the tensor's index.
  func jsonObject(constantNames: [Int: String]) -> JSONObject {
    let tensors = tensors.enumerated().map { index, tensor in
      JSONValue.object(tensor.jsonObject(constantName: constantNames[index]))
    }
    return JSONObject([
      "name": .string(name),
      "inputs": .array(inputs.map(JSONValue.integer)),
      "outputs": .array(outputs.map(JSONValue.integer)),
      "tensors": .array(tensors),
      "nodes": .array(nodes.map { .object($0.jsonObject) }),
      "metadata": metadata.jsonObject.map(JSONValue.object),
    ])
  }
}

extension TensorDefinition {
  fileprivate init(_ object: JSONMembers, constant: (String) throws -> Tensor) throws {
    try object.refuseKeys(otherThan: ["name", "type", "shape", "quantization", "constant"])
    self.init(
      name: try object.required("name") { try $0.stringValue() },
      shape: try object.required("shape") { try Shape(validating: $0.integers()) },
      elementType: try object.required("type") { try $0.choiceValue() },
      quantization: try object.optional("quantization") { try Quantization($0.objectValue()) },
      constant: try object.optional("constant") { try constant($0.stringValue()) })
  }

  fileprivate func jsonObject(constantName: String?) -> JSONObject {
    JSONObject([
      "name": .string(name),
      "type": .string(elementType.rawValue),
      "shape": .array(shape.dimensions.map(JSONValue.integer)),
      "quantization": quantization.map { .object($0.jsonObject) },
      "constant": constantName.map(JSONValue.string),
    ])
  }
}

extension Quantization {
  fileprivate init(_ object: JSONMembers) throws {
    try object.refuseKeys(otherThan: ["scales", "zeroPoints", "axis"])
    try self.init(
      validating: object.required("scales") { try $0.floats() },
      zeroPoints: object.required("zeroPoints") { try $0.integers() },
      axis: object.optional("axis") { try $0.integerValue() })
  }

  fileprivate var jsonObject: JSONObject {
    JSONObject([
      "scales": .array(scales.map(JSONValue.number)),
      "zeroPoints": .array(zeroPoints.map(JSONValue.integer)),
      "axis": axis.map(JSONValue.integer),
    ])
  }
}

extension NodeDefinition {
  fileprivate init(_ object: JSONMembers) throws {
    let name = try object.required("name") { try $0.stringValue() }
    self = try EngineError.within(name.quoted) {
      try object.refuseKeys(otherThan: ["name", "operator", "inputs", "outputs", "attributes"])
      let kind = try object.required("operator") { try OperatorKind(fileName: $0.stringValue()) }
      let operation = try EngineError.within(kind.rawValue) {
        try Operation(kind: kind, attributes: object.required("attributes") { try $0.objectValue() })
      }
      return NodeDefinition(
        name: name, operation: operation,
        inputs: try object.required("inputs") { value in
          try value.arrayValue().map { $0.isNull ? nil : try $0.integerValue() }
        },
        outputs: try object.required("outputs") { try $0.integers() })
    }
  }

  fileprivate var jsonObject: JSONObject {
    JSONObject([
      "name": .string(name),
      "operator": .string(operation.kind.rawValue),
      "inputs": .array(inputs.map { $0.map(JSONValue.integer) ?? .null }),
      "outputs": .array(outputs.map(JSONValue.integer)),
      "attributes": .object(operation.attributes.jsonObject),
    ])
  }
}

extension OperatorKind {
  /// The operator that a model file calls `name`.
  fileprivate init(fileName name: String) throws {
    guard let kind = OperatorKind(rawValue: name) else {
      throw EngineError(
        .unsupportedOperator, "operator \(unknownName(name, among: Self.allCases.map(\.rawValue)))")
    }
    self = kind
  }
}
