import ModelFormat

/// A task of this module, by what its models contain: so that an error can say which task a model is for.
struct TaskKind: Sendable {
  /// The name of the task's class.
  let name: String
  /// Whether the task could work with a model.
  let suits: @Sendable (Model) -> Bool

  /// A task whose models have networks of certain names.
  init(_ name: String, networks names: [String]) {
    self.init(name) { model in names.allSatisfy { model.graph(named: $0) != nil } }
  }

  /// A task whose models are a single network, of any name.
  ///
  /// - Parameter isNetwork: Throws when a network is not the task's.
  init(_ name: String, soleNetwork isNetwork: @escaping @Sendable (GraphDefinition) throws -> Void) {
    self.init(name) { model in
      model.graphs.count == 1 && model.graphs.allSatisfy { (try? isNetwork($0)) != nil }
    }
  }

  private init(_ name: String, suits: @escaping @Sendable (Model) -> Bool) {
    self.name = name
    self.suits = suits
  }
}

extension TaskKind: Hashable {
  static func == (first: TaskKind, second: TaskKind) -> Bool { first.name == second.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension TaskKind {
  /// All tasks, those whose models contain another one's first.
  static let all: [TaskKind] = [
    .holisticLandmarker, .gestureRecognizer, .poseLandmarker, .faceLandmarker, .handLandmarker,
    .objectDetector, .faceDetector, .imageSegmenter,
  ]
}
