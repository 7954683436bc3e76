import TensorCore

extension OperatorAttributes {
  /// Reads every attribute from `object`, which has no others.
  init(_ object: JSONObject) throws {
    var payload = Self.blank
    for attribute in Self.attributes {
      guard let value = object[attribute.name] else {
        throw EngineError(.invalidModel, "attribute \"\(attribute.name)\" is missing")
      }
      try EngineError.within("attribute \"\(attribute.name)\"") { try attribute.decode(value, &payload) }
    }
    guard object.members.count == Self.attributes.count else {
      try Self.refuseUnknown(object)
      throw EngineError(.invalidModel, "an attribute occurs twice")
    }
    self = payload
  }

  /// The attributes as members of a JSON object, in the order of the list.
  var jsonObject: JSONObject {
    JSONObject(Self.attributes.map { .init(key: $0.name, value: $0.encode(self)) })
  }

  private static func refuseUnknown(_ object: JSONObject) throws {
    let known = attributes.map(\.name)
    for member in object.members where !known.contains(member.key) {
      let explanation =
        known.isEmpty ? "\(member.key.quoted); the operator has none" : unknownName(member.key, among: known)
      throw EngineError(.invalidModel, "unknown attribute: \(explanation)")
    }
  }
}
