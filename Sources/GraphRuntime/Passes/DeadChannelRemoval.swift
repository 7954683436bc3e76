import ModelFormat
import TensorCore

/// Removes channels that training has switched off: those whose depthwise filter is zero, so that they carry the
/// same number for any image.
///
/// The convolution before, the depthwise one and the nodes that read it become narrower. Finite results keep their bits
/// where the number is zero, since only products that are zero are left out of the sums; what other numbers add can
/// become part of the biases.
struct DeadChannelRemoval {
  /// The graph with narrower constants, which have no contents before ``foldings`` and ``fillings`` are done.
  private(set) var graph: GraphDefinition
  /// What makes the biases that take numbers over.
  private(set) var foldings: [FoldedBias] = []
  /// What makes the other constants, in the order in which it must happen, after ``foldings``.
  private(set) var fillings: [FilledLater] = []
  private let uses: TensorUses

  /// Removes such channels from `graph`, save where they are in a tensor that a caller reads.
  ///
  /// - Parameters:
  ///   - captured: Tensors that a caller reads besides the graph's outputs.
  ///   - foldsNumbers: Whether channels whose number is not zero are removed, too.
  init(_ graph: GraphDefinition, keeping captured: [Int], foldsNumbers: Bool) {
    self.graph = graph
    let candidates = graph.nodes.indices.filter(graph.multipliesNumbersByDepth)
    uses = TensorUses(of: graph, nodes: candidates.isEmpty ? [] : nil, keeping: captured)
    for node in candidates {
      guard let chain = DepthwiseChain(around: node, self.graph, uses),
        let narrowing = chain.narrowing(foldsNumbers: foldsNumbers)
      else { continue }
      narrow(chain, by: narrowing)
    }
  }

  private mutating func narrow(_ chain: DepthwiseChain, by narrowing: ChannelNarrowing) {
    if !narrowing.folded.isEmpty {
      for reader in chain.readers { fold(narrowing.folded, into: reader) }
    }
    let channels = narrowing.kept
    take(channels, along: Axis.filters, ofInput: ChannelInput.filter, of: chain.first)
    take(channels, along: Axis.filters, ofInput: ChannelInput.bias, of: chain.first)
    take(channels, along: Axis.depthwiseChannels, ofInput: ChannelInput.filter, of: chain.depthwise)
    take(channels, along: Axis.filters, ofInput: ChannelInput.bias, of: chain.depthwise)
    for reader in chain.readers {
      take(channels, along: reader.filter.shape.rank - 1, ofInput: ChannelInput.filter, of: reader.node)
    }
    for node in chain.nodesOfNarrowerImages {
      let output = graph.nodes[node].outputs[0]
      let shape = graph.tensors[output].shape
      graph.tensors[output].shape = shape.replacing(axis: shape.rank - 1, with: channels.count)
    }
  }

  /// Leaves a constant of a node with some channels only.
  private mutating func take(_ channels: [Int], along axis: Int, ofInput input: Int, of node: Int) {
    guard let filling = graph.narrowConstant(input, of: node, to: channels, along: axis) else { return }
    fillings.append(filling)
  }

  /// Gives a node a bias of its own, which has taken over what some channels add.
  private mutating func fold(_ channels: [SteadyChannel], into reader: ChannelReader) {
    let bias = graph.input(ChannelInput.bias, of: reader.node).flatMap { graph.tensors[$0].constant }
    let folding = FoldedBias(bias, adding: channels, times: reader.filter)
    foldings.append(folding)
    graph.setInput(
      ChannelInput.bias, of: reader.node,
      to: TensorDefinition(
        name: "\(graph.nodes[reader.node].name)/bias", shape: folding.target.shape, elementType: .float32,
        constant: folding.target))
  }
}

/// The axes of filters `[O, …]`, depthwise filters `[1, KH, KW, C]` and biases `[O]`.
private enum Axis {
  static let filters = 0
  static let depthwiseChannels = 3
}

extension GraphDefinition {
  /// Whether a node is a depthwise convolution of numbers, not of codes.
  fileprivate func multipliesNumbersByDepth(_ node: Int) -> Bool {
    guard nodes[node].operation.is(DepthwiseConvolution2D.self), let output = nodes[node].outputs.first
    else { return false }
    return tensors[output].elementType == .float32
  }
}
