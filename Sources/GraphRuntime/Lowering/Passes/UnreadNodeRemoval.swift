import ModelFormat

/// Removes nodes whose results nothing reads, or whose results are constants by now.
struct UnreadNodeRemoval: LoweringPass {
  let summary = "unread nodes removed"
  let keepsTypes = true

  func apply(to graph: inout LoweredGraph) -> Int {
    let live = graph.liveNodes
    let removedCount = graph.nodes.count - live.count
    if removedCount > 0 { graph.nodes = live.map { graph.nodes[$0] } }
    return removedCount
  }
}
