import ModelFormat
import TensorCore

/// The memory that a plan may keep of what is made of constants and shapes: packed weights, widened
/// constants, tables.
///
/// Networks read most constants once, as they are or with little added. But thousands of nodes of a small
/// file could each pack the same one.
struct PackingBudget {
  private let graph: LoweredGraph
  /// What was counted up to now.
  private(set) var byteCount = 0
  private var limit = PlanOptions.maximumTableByteCount

  init(_ graph: LoweredGraph) { self.graph = graph }

  /// The most bytes that may be made of the constants of a graph and of shapes.
  static func limit(of graph: LoweredGraph) -> Int {
    var blocks = StoredBlocks()
    for tensor in graph.tensors.indices {
      if let source = graph.tensors[tensor].constant?.source { blocks.append(source.storage) }
    }
    return PlanOptions.maximumTableByteCount + PlanOptions.maximumCopyCount * blocks.byteCount
  }

  /// Counts what is kept.
  ///
  /// - Throws: ``EngineError/Code/resourceExhausted`` when all together is too much.
  mutating func add(_ addedByteCount: Int) throws {
    byteCount += addedByteCount
    guard byteCount > limit else { return }
    // Only large plans need to know how large the constants are.
    limit = Self.limit(of: graph)
    guard byteCount <= limit else {
      throw EngineError(
        .resourceExhausted,
        "packed weights and tables take \(byteCount) bytes up to here; the limit is \(limit)")
    }
  }
}
