import ModelFormat
import TensorCore

/// An operator, or a way to use one, that the engine does not have.
struct UnsupportedFeature: Error {
  /// The operator and, where it is known but used in another way, what is special about it.
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// All operators of a network that the engine does not have, so that they are reported at once.
struct UnsupportedOperatorList {
  private var descriptions: [String] = []
  private var places: [String: [String]] = [:]

  /// Notes that node number `node` named `name` cannot be represented.
  mutating func add(_ description: String, node: Int, name: String) {
    if places[description] == nil { descriptions.append(description) }
    places[description, default: []].append("\(node) \(name.quoted)")
  }

  /// - Throws: ``EngineError/Code/unsupportedOperator`` with every operator and its nodes, if there are any.
  func throwIfAny(graph: String) throws {
    guard !descriptions.isEmpty else { return }
    let list = descriptions.map { description in
      let places = places[description, default: []]
      return "\(description) (\(places.count == 1 ? "node" : "nodes") \(places.joined(separator: ", ")))"
    }
    let noun = descriptions.count == 1 ? "operator that is" : "operators that are"
    throw EngineError(
      .unsupportedOperator,
      "graph \(graph) uses \(descriptions.count) \(noun) not supported: \(list.joined(separator: ", "))")
  }
}
