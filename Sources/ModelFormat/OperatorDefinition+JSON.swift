import TensorCore

extension OperatorDefinition {
  /// Reads every attribute from `object`, which has no others.
  init(_ object: JSONMembers) throws {
    var (payload, reader) = (Self.sample, AttributeReader(object))
    try payload.visit(&reader)
    try reader.refuseKeys { Self.attributes.map(\.name) }
    self = payload
  }

  /// The operation with the attributes in `object`.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` naming an attribute that is missing, not known or of
  ///   another type. Ranges are left to ``GraphDefinition/validate()``.
  static func operation(attributes object: JSONMembers) throws -> Operation { Operation(try Self(object)) }

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

  mutating func boolean(_ name: StaticString, _ value: inout Bool, _ meaning: StaticString) throws {
    value = try read(name) { try $0.booleanValue() }
  }

  mutating func integer(
    _ name: StaticString, _ value: inout Int, in range: ClosedRange<Int>, _ meaning: StaticString
  ) throws {
    value = try read(name) { try $0.integerValue() }
  }

  mutating func integers(
    _ name: StaticString, _ values: inout [Int], in range: ClosedRange<Int>, _ meaning: StaticString
  ) throws {
    values = try read(name) { try $0.integers() }
  }

  mutating func indices(
    _ name: StaticString, _ values: inout [Int], in range: ClosedRange<Int>, _ meaning: StaticString
  ) throws {
    values = try read(name) { try $0.integers() }
  }

  mutating func number(
    _ name: StaticString, _ value: inout Float, in range: ClosedRange<Float>, _ meaning: StaticString
  ) throws {
    value = try read(name) { try $0.floatValue() }
  }

  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: StaticString, _ value: inout Choice, _ meaning: StaticString
  ) throws {
    value = try Self.choice(try read(name) { try $0.stringValue() }, name)
  }

  mutating func choice<Choice: RawRepresentable<String> & CaseIterable & Equatable>(
    _ name: StaticString, _ value: inout Choice, usual: Choice, _ meaning: StaticString
  ) throws {
    value = try readIfPresent(name) { try $0.stringValue() }.map { try Self.choice($0, name) } ?? usual
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ text: String, _ name: StaticString
  ) throws -> Choice {
    guard let choice = Choice(rawValue: text) else {
      throw unknownChoice(text, of: Choice.self).within("attribute \"\(name)\"")
    }
    return choice
  }

  @inline(never)  // Or reading a known name looks up the type of the list of all.
  private static func unknownChoice<Choice: RawRepresentable<String> & CaseIterable>(
    _ text: String, of _: Choice.Type
  ) -> EngineError {
    EngineError(.invalidModel, unknownName(text, among: Choice.allCases.map(\.rawValue)))
  }

  private mutating func read<Value>(
    _ name: StaticString, _ decode: (JSONNode) throws -> Value
  ) throws -> Value {
    guard let value = try readIfPresent(name, decode) else {
      throw EngineError(.invalidModel, "attribute \"\(name)\" is missing")
    }
    return value
  }

  private mutating func readIfPresent<Value>(
    _ name: StaticString, _ decode: (JSONNode) throws -> Value
  ) throws -> Value? {
    guard let value = members.take(name) else { return nil }
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

  mutating func boolean(_ name: StaticString, _ value: inout Bool, _ meaning: StaticString) {
    add(name, .boolean(value))
  }

  mutating func integer(
    _ name: StaticString, _ value: inout Int, in range: ClosedRange<Int>, _ meaning: StaticString
  ) {
    add(name, .integer(value))
  }

  mutating func integers(
    _ name: StaticString, _ values: inout [Int], in range: ClosedRange<Int>, _ meaning: StaticString
  ) {
    add(name, .array(values.map(JSONValue.integer)))
  }

  mutating func indices(
    _ name: StaticString, _ values: inout [Int], in range: ClosedRange<Int>, _ meaning: StaticString
  ) {
    add(name, .array(values.map(JSONValue.integer)))
  }

  mutating func number(
    _ name: StaticString, _ value: inout Float, in range: ClosedRange<Float>, _ meaning: StaticString
  ) {
    add(name, .number(value))
  }

  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: StaticString, _ value: inout Choice, _ meaning: StaticString
  ) {
    add(name, .string(value.rawValue))
  }

  mutating func choice<Choice: RawRepresentable<String> & CaseIterable & Equatable>(
    _ name: StaticString, _ value: inout Choice, usual: Choice, _ meaning: StaticString
  ) {
    if value != usual { add(name, .string(value.rawValue)) }
  }

  private mutating func add(_ name: StaticString, _ value: JSONValue) {
    members.append(.init(key: name.description, value: value))
  }
}
