/// The members of a JSON object in the order of the text.
package struct JSONMembers: Sequence {
  fileprivate let object: JSONNode

  init(object: JSONNode) {
    self.object = object
  }

  /// A member of an object.
  package struct Member {
    fileprivate let name: JSONNode

    package var value: JSONNode { name.next }

    package var key: String { String(decoding: name.text, as: UTF8.self) }

    /// Whether the key is this one.
    ///
    /// - Precondition: It has more than one character, as all names have.
    func isNamed(_ key: StaticString) -> Bool {
      name.text.isEqual(to: UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount))
    }
  }

  package struct Iterator: IteratorProtocol {
    fileprivate var following: JSONNode
    fileprivate let end: JSONNode

    package mutating func next() -> Member? {
      guard following.token < end.token else { return nil }
      let member = Member(name: following)
      following = member.value.next
      return member
    }
  }

  package func makeIterator() -> Iterator { Iterator(following: object.first, end: object.next) }

  /// The value of `key`, or `nil`. Looks at every member: meant for objects with few of them.
  package subscript(key: String) -> JSONNode? {
    first { $0.key == key }?.value
  }

  /// The number of members.
  var count: Int { object.token.pointee.count }
}

extension JSONMembers {
  /// The key that is there twice; `nil` for none.
  var firstRepeatedKey: String? {
    // Most objects have few members, whose keys differ at the first look.
    guard count <= 16 else { return firstRepeatedKeyOfMany }
    guard mayRepeatKeys else { return nil }
    var later = makeIterator()
    while let member = later.next() {
      var others = later
      while let other = others.next() {
        if other.name.text.isEqual(to: member.name.text) { return member.key }
      }
    }
    return nil
  }

  /// Whether two keys have the same length and first character, or two others are taken for such.
  private var mayRepeatKeys: Bool {
    var seen: UInt64 = 0
    for member in self {
      let text = member.name.text
      let mark: UInt64 = 1 << UInt64((11 &* text.count &+ Int(text.first ?? 0)) & 63)
      if seen & mark != 0 { return true }
      seen |= mark
    }
    return false
  }

  private var firstRepeatedKeyOfMany: String? {
    guard allSatisfy({ $0.name.text.isASCII }) else {
      // Unicode has several texts for the same characters.
      var seen: Set<String> = []
      return lazy.map(\.key).first { !seen.insert($0).inserted }
    }
    var places = PlacesByHash(capacity: count)
    return first { member in
      let text = member.name.text
      return !places.insert(member.name.token - object.token) {
        $0.combine(bytes: UnsafeRawBufferPointer(text))
      } isEqual: {
        JSONNode(object.token + $0).text.isEqual(to: text)
      }
    }?.key
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether both hold the same bytes.
  fileprivate func isEqual(to other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    for index in 0..<count where self[index] != other[index] { return false }
    return true
  }
}
