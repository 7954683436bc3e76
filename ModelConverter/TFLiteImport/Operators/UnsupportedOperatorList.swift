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
  /// The places of each: those of nodes, or of tensors.
  private var places: [String: Places] = [:]

  /// Where something is, of which the first few places stand for all.
  private struct Places {
    let noun: String
    private var first: [String] = []
    private var count = 0

    private static let namedCount = 3

    init(_ noun: String) {
      self.noun = noun
    }

    mutating func add(_ place: @autoclosure () -> String) {
      count += 1
      if first.count < Self.namedCount { first.append(place()) }
    }

    var text: String {
      let list = first.joined(separator: ", ")
      return count > first.count
        ? "\(count) \(noun)s, first \(list)" : "\(noun)\(count == 1 ? "" : "s") \(list)"
    }
  }

  var isEmpty: Bool { descriptions.isEmpty }

  /// Notes that node number `node` named `name` cannot be represented.
  mutating func add(_ description: String, node: Int, name: String) {
    add(description, "node", node, name)
  }

  /// Notes why no kernel takes a node; number, name and operator are those of the source.
  mutating func add(_ error: EngineError, of node: SourceNode, name: String) {
    // What the engine calls the operator is the error's context.
    add("\(node.operatorName): \(error.message)", node: node.index, name: name)
  }

  /// Notes that tensor number `tensor` named `name` cannot be represented.
  mutating func add(_ description: String, tensor: Int, name: String) {
    add(description, "tensor", tensor, name)
  }

  private mutating func add(_ description: String, _ noun: String, _ number: Int, _ name: String) {
    if places[description] == nil { descriptions.append(description) }
    places[description, default: Places(noun)].add("\(number) \(name.quoted)")
  }

  /// - Throws: ``EngineError/Code/unsupportedOperator`` with every operator, the number of its nodes and the
  ///   first few of them, if there are any.
  func throwIfAny(graph: String) throws {
    guard !descriptions.isEmpty else { return }
    let list = descriptions.map { "\($0) (\(places[$0, default: Places("node")].text))" }
    let noun = descriptions.count == 1 ? "operator that is" : "operators that are"
    throw EngineError(
      .unsupportedOperator,
      "graph \(graph) uses \(descriptions.count) \(noun) not supported: \(list.joined(separator: ", "))")
  }
}

/// Where a node comes from.
struct SourceNode {
  /// The position among the operators of the source's network.
  let index: Int
  /// What the source calls the operator.
  let operatorName: String

  /// How errors name a node that comes from there.
  func place(ofNode name: String) -> String { "node \(index) \(operatorName) \(name.quoted)" }
}
