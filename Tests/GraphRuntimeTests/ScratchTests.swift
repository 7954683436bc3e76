import ModelFormat
import TensorCore
import TestSupport
import Testing

@testable import GraphRuntime

/// Kernels stay within the scratch memory that they ask for. In a whole network, another step's may be larger
/// and hide that one does not, so each layer runs alone, and some neighbours together, as they are fused.
@Suite(.enabled(if: ReferenceKit.isAvailable, "needs the reference kit"))
struct ScratchTests {
  private static let tiers = KernelTier.allCases.filter { $0.isSupported && $0 != .reference }

  /// One for each network.
  private static func networks() throws -> [NetworkGolden] {
    try Dictionary(grouping: NetworkGoldens.all(), by: \.network).values.compactMap(\.first)
  }

  @Test(arguments: try networks())
  func layers_leaveTheNextWorkersScratchAlone(golden: NetworkGolden) throws {
    let graph = try golden.graph()
    for length in [1, 3] {
      for first in stride(from: 0, through: graph.nodes.count - length, by: length) {
        let part = graph.part(of: first..<first + length)
        for tier in Self.tiers {
          for threadCount in 1...3 {
            let plan = try Plan(part, options: PlanOptions(kernels: tier, threadCount: threadCount))
            #expect(
              try Self.staysInScratch(plan), "\(tier), \(threadCount) threads: \(plan.steps.map(\.name))")
          }
        }
      }
    }
  }

  /// Runs all tiles of a plan as one worker, with a pattern where the next one's scratch memory would begin.
  private static func staysInScratch(_ plan: Plan) throws -> Bool {
    let scratchByteCount = AlignedStorage.roundedUp(plan.scratchByteCountPerWorker)
    let scratch = AlignedStorage(byteCount: scratchByteCount + guardByteCount)
    let guarded = UnsafeMutableRawBufferPointer(
      start: scratch.start + scratchByteCount, count: guardByteCount)
    for index in guarded.indices { guarded[index] = pattern }
    let blocks = ExecutorResources.Blocks(
      arena: AlignedStorage(byteCount: plan.arenaByteCount), scratch: scratch)
    let placed = PlacedPlan(plan, in: blocks)
    try plan.packing.finish()
    for step in placed.work {
      for part in [step.preparation, step.tiles].compactMap(\.self) {
        for tile in 0..<part.tileCount { part.run(tile: tile, worker: 0) }
      }
    }
    return withExtendedLifetime(placed) { guarded.allSatisfy { $0 == pattern } }
  }

  private static let guardByteCount = 1 << 16
  private static let pattern: UInt8 = 0xA5
}

extension GraphDefinition {
  /// Some of the nodes, as a graph of their own.
  fileprivate func part(of range: Range<Int>) -> GraphDefinition {
    let nodes = Array(self.nodes[range])
    let made = nodes.flatMap(\.outputs)
    let readElsewhere = Set(
      self.nodes.indices.filter { !range.contains($0) }.flatMap { self.nodes[$0].inputs.compactMap(\.self) }
    ).union(outputs)
    let read = Set(nodes.flatMap { $0.inputs.compactMap(\.self) })
    let used = (read.union(made)).sorted()
    let places = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($1, $0) })
    let results = made.filter { readElsewhere.contains($0) || !read.contains($0) }
    return GraphDefinition(
      name: name, tensors: used.map { tensors[$0] },
      nodes: nodes.map { node in
        NodeDefinition(
          name: node.name, operation: node.operation, inputs: node.inputs.map { $0.flatMap { places[$0] } },
          outputs: node.outputs.compactMap { places[$0] })
      },
      inputs: used.indices.filter { tensors[used[$0]].constant == nil && !made.contains(used[$0]) },
      outputs: results.compactMap { places[$0] })
  }
}
