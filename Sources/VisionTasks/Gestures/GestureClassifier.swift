import ModelFormat
import VisionPipeline

/// Which gestures of a classifier a hand may be said to make.
public struct GestureOptions: Sendable, Hashable, Codable {
  /// The least score, a number from 0, with which a gesture is reported.
  public var minimumScore: Float = 0
  /// The names of the gestures to report; all when empty or when the classifier knows none of them.
  public var allowedNames: [String] = []
  /// The names of the gestures not to report. Only one of the two lists may have names.
  public var deniedNames: [String] = []

  /// Creates options with default values.
  public init() {}

  /// Checks all options.
  ///
  /// - Parameter name: What the options are called among those of the task.
  /// - Throws: ``VisionError`` with code `invalidArgument` that names the option.
  func validate(as name: String) throws(VisionError) {
    guard minimumScore.isFinite else {
      throw VisionError(
        .invalidArgument, "\(name).minimumScore is \(minimumScore); expected a finite number.")
    }
    guard allowedNames.isEmpty || deniedNames.isEmpty else {
      throw VisionError(
        .invalidArgument,
        "\(name).allowedNames and \(name).deniedNames both have names; expected names in one of them at most."
      )
    }
  }
}

extension GestureOptions {
  /// Reads options; those that are left out keep their defaults, and unknown ones do not count.
  public init(from decoder: any Decoder) throws {
    self.init()
    let values = try decoder.container(keyedBy: CodingKeys.self)
    try values.read(.minimumScore, into: &minimumScore)
    try values.read(.allowedNames, into: &allowedNames)
    try values.read(.deniedNames, into: &deniedNames)
  }
}

/// A network that tells gestures by what the embedder makes of a hand. One caller at a time.
///
/// Source: `mediapipe/tasks/cc/vision/gesture_recognizer/hand_gesture_recognizer_graph.cc`.
struct GestureClassifier {
  private let network: VectorNetwork
  private let labels: ClassLabels
  private let selection: GestureSelection

  /// Plans the network.
  ///
  /// - Parameter embeddingCount: Numbers that the embedder gives.
  /// - Throws: `VisionError` when the graph is no such network, or names are given and it has none.
  init(
    _ graph: GraphDefinition, embeddingCount: Int, options: GestureOptions, planner: NetworkPlanner
  ) throws {
    network = try VectorNetwork(
      graph, inputs: [("the embedding", embeddingCount)], output: "the scores", planner: planner)
    labels = try ClassLabels(graph.metadata.outputs.first ?? TensorMetadata(), kind: .axisLabels, locale: "")
    guard !labels.hasNames || labels.names.count == network.outputCount else {
      throw VisionError(
        .invalidArgument,
        "Network \(graph.name) has \(network.outputCount) scores and names for \(labels.names.count); expected as many."
      )
    }
    selection = GestureSelection(
      classes: try labels.selection(allowed: options.allowedNames, denied: options.deniedNames),
      minimumScore: options.minimumScore)
  }

  /// The likeliest gesture of those that may be reported; `nil` when there is none.
  func gesture(for embedding: [Float]) throws -> NamedGesture? {
    try network.run([embedding])
    return network.withOutput { selection.best(of: $0) }.map { best in
      NamedGesture(name: labels.hasNames ? labels.names[best.index] : "", score: best.score)
    }
  }
}
