import ModelFormat
import TensorCore
import TestSupport
import Testing

@testable import GraphRuntime

/// Steps that take turns, a band of their tensors at a time, compute what they would one after the other.
struct StepBandsTests {
  /// So little that small tensors are cut.
  private static let bandByteCount = 2048

  private static func plan(_ graph: GraphDefinition, _ tier: KernelTier, threadCount: Int = 1) throws -> Plan
  {
    var options = PlanOptions(kernels: tier, threadCount: threadCount)
    options.bandByteCount = bandByteCount
    return try Plan(graph, options: options)
  }

  /// Each row divided by its size, as in language models.
  private static func normalization(rows: Int) throws -> GraphDefinition {
    var sketch = GraphSketch(seed: 1)
    let image = sketch.input([2, rows, 96])
    let squares = try sketch.node("squares", Operation(ElementwiseUnary(.square)), image)
    let means = try sketch.node(
      "means", Operation(Reduction(.mean, axes: [2], keepsDimensions: false)), squares)
    let sums = try sketch.node(
      "sums", Operation(ElementwiseBinary(.add)), means, sketch.constant([], [1e-6]))
    let column = sketch.reshape("column", of: sums, to: [2, rows, 1])
    let factors = try sketch.node("factors", Operation(ElementwiseUnary(.reciprocalSquareRoot)), column)
    let normal = try sketch.node("normal", Operation(ElementwiseBinary(.multiply)), image, factors)
    let weighted = try sketch.node(
      "weighted", Operation(ElementwiseBinary(.multiply)), normal, sketch.constant([1, 1, 96]))
    return sketch.graph(outputs: [weighted])
  }

  @Test("rows divided by their sizes", arguments: KernelTier.ofMicroKernels, [1, 3])
  func normalization_takesTurnsWithTheSameBits(tier: KernelTier, threadCount: Int) throws {
    for rows in [6, 60] {
      let graph = try Self.normalization(rows: rows)
      let plan = try Self.plan(graph, tier, threadCount: threadCount)
      #expect(plan.bands.count == 1 && plan.bands[0].steps == 0..<plan.steps.count)
      let whole = try Plan(graph, options: PlanOptions(kernels: tier, threadCount: threadCount))
      #expect(whole.bands.isEmpty)
      #expect(try SmallGraphs.outputFloats(of: plan, 0) == SmallGraphs.outputFloats(of: whole, 0))
    }
  }

  /// No part of a prime number of rows is a band, and plain loops compute one node after the other.
  @Test func rowsThatAreNotCutEvenly_areComputedAtOnce() throws {
    #expect(try Self.plan(Self.normalization(rows: 5003), .baseline).bands.isEmpty)
    #expect(try Self.plan(Self.normalization(rows: 60), .reference).bands.isEmpty)
  }

  /// Each band of what is made of all columns would need all bands before.
  @Test(arguments: KernelTier.ofMicroKernels)
  func whatNeedsAllOfATensor_waitsForIt(tier: KernelTier) throws {
    var sketch = GraphSketch(seed: 2)
    let image = sketch.input([64, 96])
    let square = try sketch.node("square", Operation(ElementwiseUnary(.square)), image)
    let row = try sketch.node(
      "row", Operation(Reduction(.mean, axes: [0], keepsDimensions: true)), square)
    let centred = try sketch.node("centred", Operation(ElementwiseBinary(.subtract)), square, row)
    let halves = try sketch.node("exponential", Operation(ElementwiseUnary(.exponential)), centred)
    let graph = sketch.graph(outputs: [halves])
    let plan = try Self.plan(graph, tier)
    #expect(plan.bands.map(\.steps) == [2..<4])
    let whole = try Plan(graph, options: PlanOptions(kernels: tier))
    #expect(try SmallGraphs.outputFloats(of: plan, 0) == SmallGraphs.outputFloats(of: whole, 0))
  }

  /// Chains of random nodes, some of which read what is further back, so that memory is shared among them.
  @Test(arguments: KernelTier.ofMicroKernels)
  func randomChains_haveTheSameBits(tier: KernelTier) throws {
    var bandCount = 0
    for seed in 0..<60 {
      let graph = try Self.chain(seed: UInt64(seed))
      let whole = try Plan(graph, options: PlanOptions(kernels: tier))
      for threadCount in [1, 3] {
        let plan = try Self.plan(graph, tier, threadCount: threadCount)
        bandCount += plan.bands.count
        for output in graph.outputs.indices {
          #expect(
            try SmallGraphs.outputFloats(of: plan, output).map(\.bitPattern)
              == SmallGraphs.outputFloats(of: whole, output).map(\.bitPattern), "seed \(seed)")
        }
      }
    }
    #expect(bandCount > 60)
  }

  private static func chain(seed: UInt64) throws -> GraphDefinition {
    var sketch = GraphSketch(seed: seed)
    let shape: Shape = [Int.random(in: 1...4, using: &sketch.generator), 12, 7, 33]
    var made = [sketch.input(shape)]
    for index in 0..<10 {
      let last = made[made.count - 1]
      let name = "node \(index)"
      switch Int.random(in: 0...5, using: &sketch.generator) {
      case 0: made.append(try sketch.node(name, Operation(ElementwiseUnary(.hyperbolicTangent)), last))
      case 1:
        let other = made.filter { sketch.shape($0) == sketch.shape(last) }.randomElement(
          using: &sketch.generator)
        made.append(try sketch.node(name, Operation(ElementwiseBinary(.add)), last, other))
      case 2:
        let column = made.filter { sketch.shape($0).rank == 4 }.randomElement(using: &sketch.generator)
        made.append(try sketch.node(name, Operation(ElementwiseBinary(.multiply)), last, column))
      case 3:
        made.append(
          try sketch.node(
            name, Operation(Reduction(.mean, axes: [3], keepsDimensions: true)), made[0]))
      case 4:
        made.append(try sketch.node(name, Operation(ElementwiseBinary(.maximum)), made[0], last))
      default:
        made.append(try sketch.node(name, Operation(ElementwiseUnary(.absolute)), last))
      }
    }
    let read = Set(sketch.graph.nodes.flatMap { $0.inputs.compactMap(\.self) })
    return sketch.graph(outputs: made.dropFirst().filter { !read.contains($0) })
  }
}
