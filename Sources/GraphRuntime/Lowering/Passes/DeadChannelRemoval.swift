import ModelFormat
import TensorCore

/// Removes channels that training has switched off: those whose depthwise filter is zero, so that they carry
/// the same number for any image.
///
/// The convolution before, the depthwise one and the nodes that read it become narrower. Finite results keep
/// their bits where the number is zero, since only products that are zero are left out of the sums; what
/// other numbers add can become part of the biases.
struct DeadChannelRemoval: LoweringPass {
  let summary = "chains of convolutions without their dead channels"
  /// Whether channels whose number is not zero are removed, too.
  let foldsNumbers: Bool

  func apply(to graph: inout LoweredGraph) -> Int {
    let candidates = graph.nodes.indices.filter(graph.multipliesNumbersByDepth)
    guard !candidates.isEmpty else { return 0 }
    let uses = TensorUses(of: graph)
    var count = 0
    for node in candidates {
      guard let chain = DepthwiseChain(around: node, graph, uses),
        let narrowing = chain.narrowing(foldsNumbers: foldsNumbers)
      else { continue }
      graph.narrow(chain, by: narrowing)
      count += 1
    }
    return count
  }
}

/// The axes of filters `[O, …]`, depthwise filters `[1, KH, KW, C]` and biases `[O]`.
private enum Axis {
  static let filters = 0
  static let depthwiseChannels = 3
}

extension LoweredGraph {
  fileprivate mutating func narrow(_ chain: DepthwiseChain, by narrowing: ChannelNarrowing) {
    if !narrowing.folded.isEmpty {
      for reader in chain.readers { fold(narrowing.folded, into: reader) }
    }
    let channels = narrowing.kept
    narrowConstant(ChannelInput.filter, of: chain.first, to: channels, along: Axis.filters)
    narrowConstant(ChannelInput.bias, of: chain.first, to: channels, along: Axis.filters)
    narrowConstant(ChannelInput.filter, of: chain.depthwise, to: channels, along: Axis.depthwiseChannels)
    narrowConstant(ChannelInput.bias, of: chain.depthwise, to: channels, along: Axis.filters)
    for reader in chain.readers {
      narrowConstant(
        ChannelInput.filter, of: reader.node, to: channels, along: reader.filter.shape.rank - 1)
    }
    for node in chain.nodesOfNarrowerImages {
      let output = nodes[node].outputs[0]
      let shape = tensors[output].type.shape
      tensors[output].type.shape = shape.replacing(axis: shape.rank - 1, with: channels.count)
    }
  }

  /// Gives a node a bias of its own, which has taken over what some channels add.
  private mutating func fold(_ channels: [SteadyChannel], into reader: ChannelReader) {
    let bias = input(ChannelInput.bias, of: reader.node).flatMap { tensors[$0].constant }
    let folded = Constant.foldedBias(FoldedBias(bias, adding: channels, times: reader.filter))
    let tensor = addTensor(
      name: "\(nodes[reader.node].name)/bias", type: TensorType(folded.shape), constant: folded)
    setInput(ChannelInput.bias, of: reader.node, to: tensor)
  }

  /// Whether a node is a depthwise convolution of numbers, not of quantized values.
  fileprivate func multipliesNumbersByDepth(_ node: Int) -> Bool {
    guard nodes[node].operation.is(DepthwiseConvolution2D.self), let output = nodes[node].outputs.first
    else { return false }
    return tensors[output].type.elementType == .float32
  }
}
