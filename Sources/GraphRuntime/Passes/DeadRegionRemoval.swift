import ModelFormat
import TensorCore

/// Computes only those parts of tensors that somebody reads.
///
/// A slice near the end of a network, such as that of one token of a mixer, leaves most of what the nodes before it
/// compute unread. What is computed keeps its bits. A graph that would have to copy more than it leaves out stays as it
/// is.
struct DeadRegionRemoval {
  /// The graph with smaller tensors; its narrower constants have no contents before ``fillings`` are done.
  private(set) var graph: GraphDefinition
  /// What makes those constants.
  private(set) var fillings: [FilledLater] = []
  /// By tensor, what is computed of it.
  private var computed: [Region] = []
  private var nodes: [NodeDefinition] = []
  /// The parts of larger tensors that nodes read.
  private var parts: [(whole: Int, region: Region, part: Int)] = []

  /// Removes what no node reads, save from tensors that a caller reads.
  ///
  /// - Parameter captured: Tensors that a caller reads besides the graph's outputs.
  init(_ graph: GraphDefinition, keeping captured: [Int]) {
    self.graph = graph
    guard graph.nodes.contains(where: \.isSlice) else { return }
    computed = graph.tensors.map { Region(all: $0.shape) }
    let regions = findRegions(keeping: captured)
    for node in graph.nodes.indices {
      if let regions = regions[node] { narrow(node, to: regions) }
      nodes.append(self.graph.nodes[node])
    }
    guard computesNoMore(than: graph) else {
      self.graph = graph
      fillings = []
      return
    }
    self.graph.nodes = nodes
  }

  /// Whether what the nodes compute now, and parts that are picked for them, are no more than what they computed.
  private func computesNoMore(than former: GraphDefinition) -> Bool {
    let computed = former.nodes.flatMap(\.outputs)
    let saved = computed.reduce(0) {
      $0 + former.tensors[$1].shape.elementCount - graph.tensors[$1].shape.elementCount
    }
    return parts.reduce(0) { $0 + $1.region.shape.elementCount } <= saved
  }

  /// What each node computes and reads, found from the last one to the first; `nil` for those that stay as they are.
  private mutating func findRegions(keeping captured: [Int]) -> [NodeRegions?] {
    var regions = [NodeRegions?](repeating: nil, count: graph.nodes.count)
    var asked = [Region?](repeating: nil, count: graph.tensors.count)
    for tensor in graph.outputs + captured { asked[tensor] = computed[tensor] }
    for index in graph.nodes.indices.reversed() {
      let node = graph.nodes[index]
      guard let output = node.outputs.first(where: { asked[$0] != nil }), let region = asked[output] else {
        continue
      }
      let isSmall = 2 * region.shape.elementCount <= computed[output].shape.elementCount
      regions[index] = NodeRegions(for: isSmall ? region : computed[output], ofOutputOf: index, in: graph)
      if let regions = regions[index] { computed[output] = regions.output }
      for (position, input) in node.inputs.enumerated() {
        guard let input else { continue }
        let region = regions[index]?.input(position) ?? computed[input]
        asked[input] = asked[input]?.union(region) ?? region
      }
    }
    return regions
  }

  /// Lets a node compute and read no more than `regions`.
  private mutating func narrow(_ node: Int, to regions: NodeRegions) {
    let output = graph.nodes[node].outputs[0]
    graph.tensors[output].shape = regions.output.shape
    for (position, region) in regions.inputs.enumerated() {
      guard let input = graph.nodes[node].inputs[position] else { continue }
      if graph.nodes[node].isSlice {
        graph.nodes[node].operation =
          region == computed[input] ? Operation(Reshape()) : Operation(region.slice(of: computed[input]))
      } else {
        graph.nodes[node].inputs[position] = part(region, of: input)
      }
    }
    if graph.nodes[node].operation.is(Convolution2D.self) {
      narrowFilters(of: node, to: regions.output.ranges[3])
    }
  }

  private mutating func narrowFilters(of node: Int, to channels: Range<Int>) {
    guard let filter = graph.input(ChannelInput.filter, of: node),
      channels.count < graph.tensors[filter].shape[0]
    else { return }
    for input in [ChannelInput.filter, ChannelInput.bias, ChannelInput.slope] {
      guard let filling = graph.narrowConstant(input, of: node, to: Array(channels), along: 0) else {
        continue
      }
      fillings.append(filling)
    }
  }

  /// The tensor that is a region of another: made by a new node, unless that is a constant or no more is computed of it.
  private mutating func part(_ region: Region, of whole: Int) -> Int {
    guard region != computed[whole] else { return whole }
    if let made = parts.first(where: { $0.whole == whole && $0.region == region }) { return made.part }
    let part = graph.tensors.count
    var definition = graph.tensors[whole]
    definition.name += "/part \(parts.count)"
    definition.shape = region.shape
    definition.constant = definition.constant.map { constant(region, of: $0) }
    if definition.constant == nil {
      nodes.append(
        NodeDefinition(
          name: definition.name, operation: Operation(region.slice(of: computed[whole])), inputs: [whole],
          outputs: [part]))
    }
    graph.tensors.append(definition)
    parts.append((whole, region, part))
    return part
  }

  private mutating func constant(_ region: Region, of whole: Tensor) -> Tensor {
    var constant = whole
    for (axis, places) in region.ranges.enumerated() where places.count < constant.shape[axis] {
      let filling = FilledLater(with: Array(places), along: axis, of: constant)
      fillings.append(filling)
      constant = filling.target
    }
    return constant
  }
}

extension NodeDefinition {
  fileprivate var isSlice: Bool {
    operation.is(Slice.self)
  }
}
