import TensorCore

/// Takes the members of an object one after the other by their names.
///
/// Writers give members in one order, and a reader that asks for them in that order finds each at once. Any
/// other order is read too.
package struct JSONMemberReader {
  private let members: JSONMembers
  private var following: JSONMembers.Iterator
  private var takenCount = 0

  package init(_ members: JSONMembers) {
    self.members = members
    following = members.makeIterator()
  }

  /// The value of a key; `nil` when it is missing. Each key may be taken once.
  mutating func take(_ key: StaticString) -> JSONNode? {
    var following = following
    if let next = following.next(), next.isNamed(key) {
      self.following = following
      takenCount += 1
      return next.value
    }
    guard let member = members.first(where: { $0.isNamed(key) }) else { return nil }
    takenCount += 1
    return member.value
  }

  /// Decodes the value of a key that must be there.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` naming the key when it is missing or `decode` refuses.
  package mutating func required<Value>(
    _ key: StaticString, _ decode: (JSONNode) throws -> Value
  ) throws -> Value {
    guard let value = take(key) else { throw EngineError(.invalidModel, "\"\(key)\" is missing") }
    return try EngineError.within("\"\(key)\"") { try decode(value) }
  }

  /// Decodes the value of a key that may be missing or null.
  mutating func optional<Value>(
    _ key: StaticString, _ decode: (JSONNode) throws -> Value
  ) throws -> Value? {
    guard let value = take(key), !value.isNull else { return nil }
    return try EngineError.within("\"\(key)\"") { try decode(value) }
  }

  /// Decodes every object of a list that must be there.
  ///
  /// - Parameter noun: What an element is called in messages.
  mutating func requiredList<Element>(
    _ key: StaticString, of noun: String, _ decode: (JSONMembers) throws -> Element
  ) throws -> [Element] {
    // The noun says where an element is, so the key would say it twice.
    try required(key) { try $0.arrayValue() }.objects(called: noun, decode)
  }

  /// Refuses an object with a key that was not asked for.
  ///
  /// - Parameter known: Every key that was asked for, whether it was there or not.
  func refuseKeys(otherThan known: @autoclosure () -> [String]) throws {
    if let key = firstKey(otherThan: known()) {
      throw EngineError(.invalidModel, "unknown key: \(unknownName(key, among: known()))")
    }
  }

  /// The first key that was not asked for; `nil` for none.
  ///
  /// - Parameter known: Every key that was asked for, whether it was there or not.
  func firstKey(otherThan known: @autoclosure () -> [String]) -> String? {
    // Keys differ, so there is no other when as many were taken as there are.
    guard members.count != takenCount else { return nil }
    let known = known()
    return members.lazy.map(\.key).first { !known.contains($0) }
  }
}
