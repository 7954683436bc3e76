import ModelFormat

/// Moves padding with zeros in front of a convolution into the convolution's own padding.
///
/// Only rows and columns may be padded, and nobody else may read the padded image.
package struct PaddingFolding: GraphPass {
  package let summary = "paddings folded into convolutions"

  package init() {}

  package func apply(to graph: inout GraphDefinition) -> Int {
    let uses = TensorUses(of: graph)
    var folded: Set<Int> = []
    for index in graph.nodes.indices {
      guard var window = graph.nodes[index].operation.convolutionWindow else { continue }
      while let image = graph.nodes[index].inputs[0], uses.hasSoleReader(image),
        graph.tensors[image].elementType == .float32, let producer = uses.producers[image],
        case .pad(let pad) = graph.nodes[producer].operation, pad.isSpatial
      {
        window.add(pad)
        graph.nodes[index].inputs[0] = graph.nodes[producer].inputs[0]
        folded.insert(producer)
      }
      graph.nodes[index].operation.convolutionWindow = window
    }
    graph.removeNodes(at: folded)
    return folded.count
  }
}

extension Pad {
  /// Whether only the rows and columns of an image are padded.
  fileprivate var isSpatial: Bool {
    before.count == 4 && after.count == 4 && [before[0], before[3], after[0], after[3]] == [0, 0, 0, 0]
  }
}

extension Window2D {
  fileprivate mutating func add(_ pad: Pad) {
    paddingTop += pad.before[1]
    paddingBottom += pad.after[1]
    paddingLeft += pad.before[2]
    paddingRight += pad.after[2]
  }
}

extension Operation {
  /// The window of a convolution; `nil`, and not settable, for other operators.
  fileprivate var convolutionWindow: Window2D? {
    get {
      switch self {
      case .convolution2D(let convolution): convolution.window
      case .depthwiseConvolution2D(let convolution): convolution.window
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .convolution2D(var convolution):
        convolution.window = newValue
        self = .convolution2D(convolution)
      case .depthwiseConvolution2D(var convolution):
        convolution.window = newValue
        self = .depthwiseConvolution2D(convolution)
      default: break
      }
    }
  }
}
