import ModelFormat

/// Finds depthwise convolutions that compute their image, or the product of their output, in one step with it, where
/// that is larger than a cache and nobody else reads it. The arithmetic stays the same, so the results do.
struct SeparableBlockFusion {
  private let sites: [NodeSite]
  private let uses: TensorUses

  /// The size from which on an image has left a common second-level cache when it is read.
  private static let fewestImageBytes = 1 << 20

  /// The sites without those that others take over.
  ///
  /// - Parameters:
  ///   - nodes: The nodes of the graph that count.
  ///   - captured: Tensors that a caller reads besides the graph's outputs.
  static func applied(
    to sites: [NodeSite], of graph: GraphDefinition, nodes: [Int], keeping captured: [Int]
  ) -> [NodeSite] {
    let candidates = sites.filter {
      $0.isFloatDepthwise && max($0.type(0).byteCount, $0.outputs[0].byteCount) >= fewestImageBytes
    }
    guard !candidates.isEmpty else { return sites }
    let fusion = SeparableBlockFusion(
      sites: sites, uses: TensorUses(of: graph, nodes: nodes, keeping: captured))
    var blocks = [SeparableBlock?](repeating: nil, count: graph.nodes.count)
    var isAbsorbed = [Bool](repeating: false, count: graph.nodes.count)
    for candidate in candidates {
      guard let block = fusion.block(around: candidate, isAbsorbed) else { continue }
      for site in block.sites { isAbsorbed[site.index] = true }
      blocks[block.host.index] = block
    }
    return sites.compactMap { site in
      blocks[site.index].map(site.computing) ?? (isAbsorbed[site.index] ? nil : site)
    }
  }

  /// The largest block of a depthwise convolution.
  ///
  /// - Parameter isAbsorbed: Whether each node belongs to another block: what is the projection of one is no expansion.
  private func block(around depthwise: NodeSite, _ isAbsorbed: [Bool]) -> SeparableBlock? {
    let expansion = expansion(of: depthwise).flatMap { isAbsorbed[$0.site.index] ? nil : $0 }
    let projection = projection(of: depthwise)
    let pairs = [(expansion, projection), (expansion, nil), (nil, projection)]
    return pairs.lazy.filter { $0 != nil || $1 != nil }.compactMap { expansion, projection in
      SeparableBlock(expansion: expansion, depthwise: depthwise, projection: projection)
    }.first
  }

  private func expansion(of depthwise: NodeSite) -> PixelProduct? {
    guard depthwise.type(0).byteCount >= Self.fewestImageBytes, let image = depthwise.node.inputs[0],
      uses.soleReader(of: image) == depthwise.index,
      let maker = sites.first(where: { $0.writtenTensors.count == 1 && $0.writtenTensors[0] == image }),
      maker.fusion?.addend == nil
    else { return nil }
    return maker.pixelProduct
  }

  private func projection(of depthwise: NodeSite) -> PixelProduct? {
    guard depthwise.outputs[0].byteCount >= Self.fewestImageBytes,
      let reader = uses.soleReader(of: depthwise.writtenTensors[0]),
      let site = sites.first(where: { $0.index == reader }),
      site.node.inputs[0] == depthwise.writtenTensors[0]
    else { return nil }
    return site.pixelProduct
  }
}

extension NodeSite {
  fileprivate var isFloatDepthwise: Bool {
    guard node.operation.is(DepthwiseConvolution2D.self) else { return false }
    return type(0).elementType == .float32 && type(1).elementType == .float32 && fusion == nil
  }

  fileprivate var pixelProduct: PixelProduct? {
    guard let attributes = node.operation.as(Convolution2D.self) else { return nil }
    return attributes.pixelProduct(self)
  }
}
