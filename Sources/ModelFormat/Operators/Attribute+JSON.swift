import TensorCore

extension OperatorAttributes {
  /// Reads every attribute from `object`, which has no others.
  init(_ object: JSONMembers) throws {
    var payload = Self.blank
    // Usually they stand in the order in which they are written.
    var members = object.makeIterator()
    for attribute in Self.attributes {
      let next = members.next()
      guard
        let value = next.flatMap({ $0.isNamed(attribute.name) ? $0.value : nil }) ?? object[attribute.name]
      else {
        throw EngineError(.invalidModel, "attribute \"\(attribute.name)\" is missing")
      }
      try EngineError.within("attribute \"\(attribute.name)\"") { try attribute.decode(value, &payload) }
    }
    guard object.count == Self.attributes.count else {
      try Self.refuseUnknown(object)
      throw EngineError(.invalidModel, "an attribute occurs twice")
    }
    self = payload
  }

  /// The attributes as members of a JSON object, in the order of the list.
  var jsonObject: JSONObject {
    JSONObject(Self.attributes.map { .init(key: $0.name, value: $0.encode(self)) })
  }

  private static func refuseUnknown(_ object: JSONMembers) throws {
    let known = attributes.map(\.name)
    for member in object where !known.contains(member.key) {
      let explanation =
        known.isEmpty ? "\(member.key.quoted); the operator has none" : unknownName(member.key, among: known)
      throw EngineError(.invalidModel, "unknown attribute: \(explanation)")
    }
  }
}
