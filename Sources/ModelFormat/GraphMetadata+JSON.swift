import TensorCore

// Keys that are not known are skipped: metadata never changes what a network computes.

extension GraphMetadata {
  /// Reads all but the custom blocks, which are stored as tensors.
  init(_ object: JSONMembers) throws {
    var members = JSONMemberReader(object)
    self.init(
      inputs: try members.requiredList("inputs", of: "input") { try TensorMetadata($0) },
      outputs: try members.requiredList("outputs", of: "output") { try TensorMetadata($0) })
  }

  /// All but the custom blocks, or `nil` when there is nothing else.
  var jsonObject: JSONObject? {
    guard !inputs.isEmpty || !outputs.isEmpty else { return nil }
    return JSONObject([
      "inputs": .array(inputs.map { .object($0.jsonObject) }),
      "outputs": .array(outputs.map { .object($0.jsonObject) }),
    ])
  }
}

extension TensorMetadata {
  fileprivate init(_ object: JSONMembers) throws {
    var members = JSONMemberReader(object)
    self.init(
      name: try members.required("name") { try $0.stringValue() },
      content: try members.required("content") { try $0.choiceValue() },
      normalization: try members.optional("normalization") { try Normalization($0.objectValue()) },
      boundingBox: try members.optional("boundingBox") { try BoundingBoxLayout($0.objectValue()) },
      scoreCalibration: try members.optional("scoreCalibration") { try ScoreCalibration($0.objectValue()) },
      labelFiles: try members.requiredList("labelFiles", of: "label file") { try LabelFile($0) })
  }

  fileprivate var jsonObject: JSONObject {
    JSONObject([
      "name": .string(name),
      "content": .string(content.rawValue),
      "normalization": normalization.map { .object($0.jsonObject) },
      "boundingBox": boundingBox.map { .object($0.jsonObject) },
      "scoreCalibration": scoreCalibration.map { .object($0.jsonObject) },
      "labelFiles": .array(labelFiles.map { .object($0.jsonObject) }),
    ])
  }
}

extension Normalization {
  fileprivate init(_ object: JSONMembers) throws {
    var members = JSONMemberReader(object)
    self.init(
      mean: try members.required("mean") { try $0.floats() },
      standardDeviation: try members.required("standardDeviation") { try $0.floats() })
  }

  fileprivate var jsonObject: JSONObject {
    JSONObject([
      "mean": .array(mean.map(JSONValue.number)),
      "standardDeviation": .array(standardDeviation.map(JSONValue.number)),
    ])
  }
}

extension BoundingBoxLayout {
  fileprivate init(_ object: JSONMembers) throws {
    var members = JSONMemberReader(object)
    self.init(
      index: try members.required("index") { try $0.integers() },
      kind: try members.required("kind") { try $0.choiceValue() },
      coordinates: try members.required("coordinates") { try $0.choiceValue() })
  }

  fileprivate var jsonObject: JSONObject {
    JSONObject([
      "index": .array(index.map(JSONValue.integer)),
      "kind": .string(kind.rawValue),
      "coordinates": .string(coordinates.rawValue),
    ])
  }
}

extension ScoreCalibration {
  fileprivate init(_ object: JSONMembers) throws {
    var members = JSONMemberReader(object)
    self.init(
      transformation: try members.required("transformation") { try $0.choiceValue() },
      defaultScore: try members.required("defaultScore") { try $0.floatValue() },
      parameters: try members.required("parameters") { try $0.stringValue() })
  }

  fileprivate var jsonObject: JSONObject {
    JSONObject([
      "transformation": .string(transformation.rawValue),
      "defaultScore": .number(defaultScore),
      "parameters": .string(parameters),
    ])
  }
}

extension LabelFile {
  fileprivate init(_ object: JSONMembers) throws {
    var members = JSONMemberReader(object)
    self.init(
      name: try members.required("name") { try $0.stringValue() },
      kind: try members.required("kind") { try $0.choiceValue() },
      locale: try members.required("locale") { try $0.stringValue() },
      labels: try members.required("labels") { try $0.arrayValue().map { try $0.stringValue() } })
  }

  fileprivate var jsonObject: JSONObject {
    JSONObject([
      "name": .string(name),
      "kind": .string(kind.rawValue),
      "locale": .string(locale),
      "labels": .array(labels.map(JSONValue.string)),
    ])
  }
}
