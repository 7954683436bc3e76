import ModelFormat

/// Finds depthwise convolutions that compute their image by themselves, where a pointwise convolution makes it for them
/// alone and it is larger than a cache. The arithmetic stays the same, so the results do.
enum ExpansionFusion {
  /// The size from which on an image has left a common second-level cache when it is read.
  private static let fewestImageBytes = 1 << 20

  /// The sites without those that others take over.
  ///
  /// - Parameters:
  ///   - nodes: The nodes of the graph that count.
  ///   - captured: Tensors that a caller reads besides the graph's outputs.
  static func applied(
    to sites: [NodeSite], of graph: GraphDefinition, nodes: [Int], keeping captured: Set<Int>
  ) -> [NodeSite] {
    let readers = sites.filter { $0.readsLargeImage(fewestImageBytes) }
    guard !readers.isEmpty else { return sites }
    let uses = TensorUses(of: graph, nodes: nodes, keeping: captured)
    var expansions: [Int: Expansion] = [:]
    for reader in readers {
      guard case .depthwiseConvolution2D(let attributes) = reader.node.operation,
        let image = reader.node.inputs[0], uses.soleReader(of: image) == reader.index,
        let maker = sites.first(where: { $0.writtenTensors == [image] }),
        case .convolution2D(let makerAttributes) = maker.node.operation,
        let expansion = makerAttributes.expansion(maker), attributes.takes(expansion, at: reader)
      else { continue }
      expansions[reader.index] = expansion
    }
    let absorbed = Set(expansions.values.map(\.site.index))
    return sites.filter { !absorbed.contains($0.index) }.map { site in
      expansions[site.index].map(site.computingImage) ?? site
    }
  }
}

extension NodeSite {
  fileprivate func readsLargeImage(_ byteCount: Int) -> Bool {
    guard case .depthwiseConvolution2D = node.operation else { return false }
    return type(0).elementType == .float32 && type(0).byteCount >= byteCount
  }
}
