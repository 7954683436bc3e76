import TensorCore

extension OperatorAttributes {
  /// Reads every attribute from `object`, which has no others.
  init(_ object: JSONMembers) throws {
    var (payload, reader) = (Self.blank, AttributeReader(object))
    try payload.visit(&reader)
    try reader.refuseKeys { Self.attributes.map(\.name) }
    self = payload
  }

  /// The attributes as members of a JSON object, in the order of the list.
  var jsonObject: JSONObject {
    var (payload, writer) = (self, AttributeWriter())
    payload.visit(&writer)
    return JSONObject(writer.members)
  }
}

/// Takes the values of attributes from a model file. Ranges are left to the validation.
private struct AttributeReader: AttributeVisitor {
  typealias Failure = any Error

  private var members: JSONMemberReader

  init(_ object: JSONMembers) {
    members = JSONMemberReader(object)
  }

  mutating func boolean(_ name: StaticString, _ value: inout Bool) throws {
    value = try read(name) { try $0.booleanValue() }
  }

  mutating func integer(_ name: StaticString, _ value: inout Int, in range: ClosedRange<Int>) throws {
    value = try read(name) { try $0.integerValue() }
  }

  mutating func integers(_ name: StaticString, _ values: inout [Int], in range: ClosedRange<Int>) throws {
    values = try read(name) { try $0.integers() }
  }

  mutating func indices(_ name: StaticString, _ values: inout [Int], in range: ClosedRange<Int>) throws {
    values = try read(name) { try $0.integers() }
  }

  mutating func number(_ name: StaticString, _ value: inout Float, in range: ClosedRange<Float>) throws {
    value = try read(name) { try $0.floatValue() }
  }

  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: StaticString, _ value: inout Choice
  ) throws {
    value = try read(name) { try $0.choiceValue() }
  }

  private mutating func read<Value>(
    _ name: StaticString, _ decode: (JSONNode) throws -> Value
  ) throws -> Value {
    guard let value = members.take(name) else {
      throw EngineError(.invalidModel, "attribute \"\(name)\" is missing")
    }
    return try EngineError.within("attribute \"\(name)\"") { try decode(value) }
  }

  /// Refuses an object with a key that was not asked for.
  func refuseKeys(otherThan known: () -> [String]) throws {
    guard let key = members.firstKey(otherThan: known()) else { return }
    let known = known()
    let explanation =
      known.isEmpty ? "\(key.quoted); the operator has none" : unknownName(key, among: known)
    throw EngineError(.invalidModel, "unknown attribute: \(explanation)")
  }
}

/// Puts the values of attributes into a model file.
private struct AttributeWriter: AttributeVisitor {
  typealias Failure = Never

  private(set) var members: [JSONObject.Member] = []

  mutating func boolean(_ name: StaticString, _ value: inout Bool) { add(name, .boolean(value)) }

  mutating func integer(_ name: StaticString, _ value: inout Int, in range: ClosedRange<Int>) {
    add(name, .integer(value))
  }

  mutating func integers(_ name: StaticString, _ values: inout [Int], in range: ClosedRange<Int>) {
    add(name, .array(values.map(JSONValue.integer)))
  }

  mutating func indices(_ name: StaticString, _ values: inout [Int], in range: ClosedRange<Int>) {
    add(name, .array(values.map(JSONValue.integer)))
  }

  mutating func number(_ name: StaticString, _ value: inout Float, in range: ClosedRange<Float>) {
    add(name, .number(value))
  }

  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: StaticString, _ value: inout Choice
  ) {
    add(name, .string(value.rawValue))
  }

  private mutating func add(_ name: StaticString, _ value: JSONValue) {
    members.append(.init(key: name.description, value: value))
  }
}
