import TensorCore

/// The elements of a JSON array.
package struct JSONElements: Sequence {
  let array: JSONNode

  package struct Iterator: IteratorProtocol {
    fileprivate var following: JSONNode
    fileprivate let end: JSONNode

    package mutating func next() -> JSONNode? {
      guard following.token < end.token else { return nil }
      defer { following = following.next }
      return following
    }
  }

  package func makeIterator() -> Iterator { Iterator(following: array.first, end: array.next) }

  /// The number of elements.
  var count: Int { array.token.pointee.count }
}

extension JSONElements {
  /// Decodes every element, each an object.
  ///
  /// - Parameter noun: What an element is called in messages.
  func objects<Element>(
    called noun: String, _ decode: (JSONMembers) throws -> Element
  ) throws -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for value in self {
      elements.append(
        try EngineError.within("\(noun) \(elements.count)") { try decode(value.objectValue()) })
    }
    return elements
  }
}
