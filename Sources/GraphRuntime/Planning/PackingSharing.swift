import TensorCore
import TensorOperators

/// Finds nodes that pack the same constants alike, so that these are packed once.
///
/// A loop becomes as many copies of its body as it runs: what the copies multiply with then takes the memory
/// of one, and stays in the processor's caches from copy to copy.
struct PackingSharing {
  private typealias Step = (node: Int, kernel: PlannedKernel)

  private let graph: LoweredGraph
  /// The steps that pack something of their own and do no more than their operator's work, by the memory of
  /// the first constant that they read.
  private var steps: [ObjectIdentifier: [Step]] = [:]
  /// What has to be packed.
  private(set) var owned: [any DeferredWork] = []
  /// What takes over what others pack.
  private(set) var shared: [any DeferredWork] = []

  /// How many ways of packing one constant are told apart: a file could have any number of nodes that read
  /// it.
  private static let maximumWayCount = 8

  init(_ graph: LoweredGraph) { self.graph = graph }

  /// Lets a node's kernel take over what that of an earlier node packs, if that is the same.
  mutating func add(_ kernel: PlannedKernel, of node: Int) {
    guard let weights = kernel.weights else { return }
    // Most nodes of most networks end here: planning takes no time for a list of their constants.
    guard graph.nodes[node].isPlain, let constant = firstConstant(of: node)?.source else {
      return owned.append(weights)
    }
    let step = (node, kernel)
    let others = steps[ObjectIdentifier(constant.storage), default: []]
    let isShared = others.contains { other in
      packsAlike(other, step) && (other.kernel.weights.map(weights.share) ?? false)
    }
    guard !isShared else { return shared.append(weights) }
    owned.append(weights)
    if others.count < Self.maximumWayCount {
      steps[ObjectIdentifier(constant.storage), default: []].append(step)
    }
  }

  /// Whether two steps differ in nothing but the tensors that they compute from and write to.
  private func packsAlike(_ left: Step, _ right: Step) -> Bool {
    let (first, second) = (graph.nodes[left.node], graph.nodes[right.node])
    guard first.operation == second.operation, left.kernel.name == right.kernel.name else { return false }
    func types(_ tensors: [Int?]) -> [TensorType?] { tensors.map { $0.map { graph.tensors[$0].type } } }
    return types(first.inputs) == types(second.inputs) && types(first.outputs) == types(second.outputs)
      && zip(constants(of: left.node), constants(of: right.node)).allSatisfy { pair in
        switch pair {
        case (nil, nil): true
        case (let left?, let right?): left.isSame(as: right)
        default: false
        }
      }
  }

  private func firstConstant(of node: Int) -> Constant? {
    for case let tensor? in graph.nodes[node].inputs {
      if let constant = graph.tensors.constant(tensor) { return constant }
    }
    return nil
  }

  private func constants(of node: Int) -> [Constant?] {
    graph.nodes[node].inputs.map { $0.flatMap { graph.tensors.constant($0) } }
  }
}

extension LoweredNode {
  /// Whether its kernel does the operator's work only.
  fileprivate var isPlain: Bool { epilogue == nil && scores == nil && block == nil }
}

extension Constant {
  /// Whether both are the same memory, seen alike.
  fileprivate func isSame(as other: Constant) -> Bool {
    switch (self, other) {
    case (.stored(let left), .stored(let right)):
      left.storage === right.storage && left.shape == right.shape && left.elementType == right.elementType
    case (.single(let left), .single(let right)): left.isSame(as: right)
    case (.reshaped(let left, let shape), .reshaped(let right, let other)):
      shape == other && left.isSame(as: right)
    default: false
    }
  }
}
