import ModelFormat
import TensorCore

/// Computes only those parts of tensors that something reads.
///
/// A slice near the end of a network, such as that of one token of a mixer, leaves most of what the nodes
/// before it compute unread. What is computed keeps its bits. A graph that would have to copy more than it
/// leaves out stays as it is.
struct DeadRegionRemoval: LoweringPass {
  let summary = "nodes that compute only what is read"

  func apply(to graph: inout LoweredGraph) -> Int {
    guard graph.nodes.contains(where: \.isSlice) else { return 0 }
    var narrowing = RegionNarrowing(graph)
    guard let narrowed = narrowing.narrowed() else { return 0 }
    graph = narrowed
    return narrowing.count
  }
}

/// The work on one graph.
private struct RegionNarrowing {
  private let former: LoweredGraph
  private var graph: LoweredGraph
  /// By tensor, what is computed of it.
  private var computed: [Region]
  private var nodes: [LoweredNode] = []
  /// The parts of larger tensors that nodes read.
  private var parts: [(whole: Int, region: Region, part: Int)] = []
  /// How many nodes compute less than they did.
  private(set) var count = 0

  init(_ graph: LoweredGraph) {
    former = graph
    self.graph = graph
    computed = graph.tensors.map { Region(all: $0.type.shape) }
  }

  /// The graph with smaller tensors; `nil` when it would have to copy more than it leaves out.
  mutating func narrowed() -> LoweredGraph? {
    let regions = findRegions()
    for node in graph.nodes.indices {
      if let regions = regions[node] { narrow(node, to: regions) }
      nodes.append(graph.nodes[node])
    }
    guard computesNoMore() else { return nil }
    graph.nodes = nodes
    return graph
  }

  /// Whether what the nodes compute now, and parts that are picked for them, are no more than what they
  /// computed.
  private func computesNoMore() -> Bool {
    let computed = former.nodes.flatMap(\.outputs)
    let saved = computed.reduce(0) {
      $0 + former.tensors[$1].type.shape.elementCount - graph.tensors[$1].type.shape.elementCount
    }
    return parts.reduce(0) { $0 + $1.region.shape.elementCount } <= saved
  }

  /// What each node computes and reads, found from the last one to the first; `nil` for those that stay as
  /// they are.
  private mutating func findRegions() -> [NodeRegions?] {
    var regions = [NodeRegions?](repeating: nil, count: graph.nodes.count)
    var asked = [Region?](repeating: nil, count: graph.tensors.count)
    for tensor in graph.results { asked[tensor] = computed[tensor] }
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
    if graph.tensors[output].type.shape != regions.output.shape { count += 1 }
    graph.tensors[output].type.shape = regions.output.shape
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
      channels.count < graph.tensors[filter].type.shape[0]
    else { return }
    for input in [ChannelInput.filter, ChannelInput.bias, ChannelInput.slope] {
      graph.narrowConstant(input, of: node, to: Array(channels), along: 0)
    }
  }

  /// The tensor that is a region of another: made by a new node, unless that is a constant or no more is
  /// computed of it.
  private mutating func part(_ region: Region, of whole: Int) -> Int {
    guard region != computed[whole] else { return whole }
    if let made = parts.first(where: { $0.whole == whole && $0.region == region }) { return made.part }
    let name = graph.tensors[whole].name + "/part \(parts.count)"
    var type = graph.tensors[whole].type
    type.shape = region.shape
    let constant = graph.tensors[whole].constant.map { $0.slices(at: region) }
    let part = graph.addTensor(name: name, type: type, constant: constant)
    if constant == nil {
      nodes.append(
        LoweredNode(
          name: name, operation: Operation(region.slice(of: computed[whole])), inputs: [whole],
          outputs: [part]))
    }
    parts.append((whole, region, part))
    return part
  }
}

extension Constant {
  /// The elements of a region.
  fileprivate func slices(at region: Region) -> Constant {
    region.ranges.enumerated().reduce(self) { constant, range in
      let (axis, places) = range
      return places.count < constant.shape[axis] ? constant.slices(at: Array(places), along: axis) : constant
    }
  }
}

extension LoweredNode {
  fileprivate var isSlice: Bool {
    operation.is(Slice.self)
  }
}
