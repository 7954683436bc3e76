import Foundation
import FuzzHarnesses
import ModelFormat
import TestSupport
import Testing
import VideoStreams

/// What fuzzers found worth keeping, and what their generators must reach.
struct CorpusTests {
  private static func inputs(of harness: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: Goldens.repositoryURL("Fuzz/Corpus/\(harness)"), includingPropertiesForKeys: nil)
  }

  @Test(arguments: Harness.all.map(\.name))
  func everyInput_isRefusedOrTreatedAsPromised(name: String) throws {
    let harness = try #require(Harness.named(name))
    let inputs = try Self.inputs(of: name)
    #expect(!inputs.isEmpty)
    for input in inputs {
      #expect(throws: Never.self, "\(name)/\(input.lastPathComponent)") {
        try harness.run([UInt8](try Data(contentsOf: input)))
      }
    }
  }

  @Test func noFolder_isOfAHarnessThatIsGone() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Goldens.repositoryURL("Fuzz/Corpus").path)
    #expect(Set(folders) == Set(Harness.all.map(\.name)))
  }

  @Test func noDictionary_isOfAHarnessThatIsGone() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Goldens.repositoryURL("Fuzz/Dictionaries").path)
    #expect(!files.isEmpty && Set(files).isSubset(of: Harness.all.map { "\($0.name).txt" }))
  }

  /// Graphs without a fuzzer, from seeds: the first of those that it starts from.
  @Test(arguments: 0..<8) func randomGraphs_areComputedAlikeInAllWays(part: UInt64) throws {
    for seed in 0..<150 {
      var decisions = Decisions(seed: 1000 * part + UInt64(seed))
      guard let graph = RandomGraph.graph(&decisions) else { continue }
      try NetworkComparison(graph)?.run()
    }
  }

  /// Beside a tensor that has no elements and a very long side, a filter would be as long.
  @Test func longSideOfNothing_makesNoLargeTensor() throws {
    var decisions = Decisions(seed: 1_416_424)
    let graph = try #require(RandomGraph.graph(&decisions))
    #expect(graph.tensors.contains { $0.shape.elementCount == 0 })
    #expect(graph.tensors.allSatisfy { $0.shape.elementCount <= 1 << 22 })
  }

  /// Windows that reach far over a small image: a copy of it with its margins would take 56 GB on one tier,
  /// and is not made on any.
  @Test func marginsBeyondMemory_areNotCopied() throws {
    var decisions = Decisions(seed: 4_028_460)
    let graph = try #require(RandomGraph.graph(&decisions))
    try #require(try NetworkComparison(graph)).run()
  }

  /// Inputs without a fuzzer: the first of those that `make fuzz-seeds` gives each harness.
  @Test(arguments: Harness.all.map(\.name)) func changedInputs_areRefusedOrTreatedAsPromised(name: String)
    throws
  {
    let harness = try #require(Harness.named(name))
    let files = try Self.inputs(of: name).sorted { $0.path < $1.path }
    let inputs = MutatedInputs(
      corpus: try files.map { [UInt8](try Data(contentsOf: $0)) },
      maximumByteCount: harness.maximumByteCount)
    var distinct: Set<[UInt8]> = []
    for seed in 0..<100 {
      let input = inputs.input(seed: UInt64(seed))
      #expect(input == inputs.input(seed: UInt64(seed)) && input.count <= harness.maximumByteCount)
      #expect(throws: Never.self, "\(name), seed \(seed)") { try harness.run(input) }
      distinct.insert(input)
    }
    #expect(distinct.count > 90)
  }

  /// A generator whose streams are all refused at once tests nothing.
  @Test func randomVideos_haveFrames() throws {
    var frameCount = 0
    for seed in 0..<1000 {
      var decisions = Decisions(seed: UInt64(seed))
      var reader = NUTReader(PiecewiseBytes(RandomVideo.stream(&decisions)))
      do {
        while try reader.nextFrame() != nil {
          frameCount += 1
          try reader.skipSamples()
        }
      } catch is NUTError {}
    }
    #expect(frameCount > 100)
  }

  /// A generator whose graphs are refused tests nothing.
  @Test func randomGraphs_haveNodesOfEveryKindThatRun() throws {
    var missing = Set(OperatorKind.allCases)
    for seed in 0..<20_000 where !missing.isEmpty {
      var decisions = Decisions(seed: UInt64(seed))
      guard let graph = RandomGraph.graph(&decisions) else { continue }
      let kinds = graph.nodes.map(\.operation.kind)
      guard !missing.isDisjoint(with: kinds), try NetworkComparison(graph) != nil else { continue }
      missing.subtract(kinds)
    }
    #expect(missing.isEmpty)
  }
}
