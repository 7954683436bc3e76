import ModelFormat

/// Joins a depthwise convolution with the convolution that makes its image, or with the one that reads its
/// output, where what passes between them is larger than a cache and nothing else reads it. The arithmetic
/// stays the same, so the results do.
struct SeparableBlockFusion: LoweringPass {
  let summary = "convolutions joined to blocks"
  let keepsTypes = true
  /// Says which kernels there are: nodes are joined if a kernel computes them together.
  let context: PlanningContext

  /// The size from which on an image has left a common second-level cache when it is read.
  private static let fewestImageBytes = 1 << 20

  func apply(to graph: inout LoweredGraph) -> Int {
    let candidates = graph.nodes.indices.filter {
      graph.isFloatDepthwise($0)
        && max(imageByteCount($0, graph), outputByteCount($0, graph)) >= Self.fewestImageBytes
    }
    guard !candidates.isEmpty else { return 0 }
    let uses = TensorUses(of: graph)
    var blocks = [SeparableBlock?](repeating: nil, count: graph.nodes.count)
    var isAbsorbed = [Bool](repeating: false, count: graph.nodes.count)
    for depthwise in candidates {
      // What is the projection of one block is no expansion of another.
      let expansion = expansion(of: depthwise, graph, uses).flatMap { isAbsorbed[$0] ? nil : $0 }
      let projection = projection(of: depthwise, graph, uses)
      guard let (block, members) = largestBlock(graph, expansion, depthwise, projection) else { continue }
      for member in members { isAbsorbed[member] = true }
      blocks[members[members.count - 1]] = block
    }
    let count = blocks.count { $0 != nil }
    guard count > 0 else { return 0 }
    for index in blocks.indices {
      guard let block = blocks[index] else { continue }
      graph.nodes[index].block = block
      isAbsorbed[index] = false
    }
    var index = 0
    graph.nodes.removeAll { _ in
      index += 1
      return isAbsorbed[index - 1]
    }
    return count
  }

  /// The block of most convolutions that a kernel computes together, and where its nodes are; `nil` when
  /// there is none of several.
  private func largestBlock(
    _ graph: LoweredGraph, _ expansion: Int?, _ depthwise: Int, _ projection: Int?
  ) -> (block: SeparableBlock, members: [Int])? {
    func site(_ node: Int) -> NodeSite { NodeSite(node, of: graph, context) }
    let sites = (expansion: expansion.map(site), depthwise: site(depthwise), projection: projection.map(site))
    for (takesExpansion, takesProjection) in [(true, true), (true, false), (false, true)] {
      let members = [takesExpansion ? expansion : nil, depthwise, takesProjection ? projection : nil]
        .compactMap(\.self)
      guard members.count > 1,
        let kernel = SeparableBlockKernel(
          expansion: takesExpansion ? sites.expansion : nil, depthwise: sites.depthwise,
          projection: takesProjection ? sites.projection : nil)
      else { continue }
      return (SeparableBlock(members.map { graph.nodes[$0] }, kernel: kernel), members)
    }
    return nil
  }

  private func expansion(of depthwise: Int, _ graph: LoweredGraph, _ uses: TensorUses) -> Int? {
    guard imageByteCount(depthwise, graph) >= Self.fewestImageBytes,
      let image = graph.input(0, of: depthwise),
      uses.soleReader(of: image) == depthwise, let maker = uses.producers[image],
      graph.nodes[maker].outputs.count == 1, graph.nodes[maker].epilogue?.addend == nil
    else { return nil }
    return maker
  }

  private func projection(of depthwise: Int, _ graph: LoweredGraph, _ uses: TensorUses) -> Int? {
    let output = graph.nodes[depthwise].outputs[0]
    guard outputByteCount(depthwise, graph) >= Self.fewestImageBytes,
      let reader = uses.soleReader(of: output), graph.input(0, of: reader) == output
    else { return nil }
    return reader
  }

  private func imageByteCount(_ node: Int, _ graph: LoweredGraph) -> Int {
    graph.input(0, of: node).map { graph.tensors[$0].type.byteCount } ?? 0
  }

  private func outputByteCount(_ node: Int, _ graph: LoweredGraph) -> Int {
    graph.tensors[graph.nodes[node].outputs[0]].type.byteCount
  }
}

extension LoweredGraph {
  fileprivate func isFloatDepthwise(_ node: Int) -> Bool {
    nodes[node].operation.is(DepthwiseConvolution2D.self) && nodes[node].epilogue == nil
      && nodes[node].inputs.prefix(2).allSatisfy { $0.map { tensors[$0].type.elementType } == .float32 }
  }
}
