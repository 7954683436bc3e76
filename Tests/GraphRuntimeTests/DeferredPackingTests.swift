import Dispatch
import Foundation
import ModelFormat
import TensorCore
import TestSupport
import Testing

@testable import GraphRuntime

/// What a plan leaves to its first run.
struct DeferredPackingTests {
  /// Counts how often it is packed.
  private final class CountedWork: PackedLater, @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    let byteCount = 0

    var packCount: Int { lock.withLock { count } }

    func pack() { lock.withLock { count += 1 } }
  }

  @Test func work_isDoneOnceWhoeverComesFirst() {
    let work = (0..<50).map { _ in CountedWork() }
    let packing = DeferredPacking(work)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      packing.finish()
      #expect(work.allSatisfy { $0.packCount == 1 })
    }
  }

  @Test func source_isLetGoOncePacked() {
    var tensor: Tensor? = Tensor(shape: [4], values: [1, 2, 3, 4] as [Float])
    weak let storage = tensor?.storage
    let packed = Packed(byteCount: 0) { [tensor] in tensor?.floats ?? [] }
    tensor = nil
    #expect(storage != nil)
    packed.pack()
    #expect(storage == nil)
    #expect(packed.contents == [1, 2, 3, 4])
  }

  @Test func executorsOfAPlan_runForTheFirstTimeTogether() throws {
    let graph = SmallGraphs.residualBlock(height: 31, width: 27, channels: 24)
    let input = Self.input(of: graph)
    let expected = try Self.output(of: Executor(Plan(graph)), input)
    let plan = try Plan(graph)
    DispatchQueue.concurrentPerform(iterations: 6) { _ in
      #expect((try? Self.output(of: Executor(plan), input)) == expected)
    }
  }

  @Test("Plans of a mapped file, whose pages the first one gives back, compute the same")
  func mappedFile_staysReadable() throws {
    let graph = try Self.narrowed(SmallGraphs.residualBlock(height: 9, width: 7, channels: 64))
    let source = ModelSource(
      fileName: "block.tflite", sha256: String(repeating: "0", count: 64), converterVersion: "1")
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).safetensors").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Model(graphs: [graph], source: source).write(toFile: path)
    let input = Self.input(of: graph)
    let expected = try Self.output(of: Executor(Plan(graph)), input)
    let mapped = try Model(contentsOfFile: path).graphs[0]
    for kernels in KernelTier.allCases where kernels.isSupported {
      let before = try Self.output(of: Executor(Plan(graph, options: PlanOptions(kernels: kernels))), input)
      for _ in 0..<2 {
        let plan = try Plan(mapped, options: PlanOptions(kernels: kernels))
        #expect(try Self.output(of: Executor(plan), input) == before, "\(kernels)")
      }
    }
    #expect(try Self.output(of: Executor(Plan(mapped)), input) == expected)
    #expect(
      mapped.tensors.compactMap { $0.constant?.floats } == graph.tensors.compactMap { $0.constant?.floats })
  }

  @Test func executorsThatShareMemory_computeAsAlone() throws {
    let graphs = [
      SmallGraphs.residualBlock(height: 5, width: 4, channels: 16),
      SmallGraphs.residualBlock(height: 21, width: 17, channels: 24),
    ]
    let resources = ExecutorResources()
    let executors = try graphs.map { Executor(try Plan($0), resources: resources) }
    for round in 0..<3 {
      for (graph, executor) in zip(graphs, executors) {
        let input = Self.input(of: graph, seed: UInt64(round))
        #expect(try Self.output(of: executor, input) == Self.output(of: Executor(Plan(graph)), input))
      }
    }
    // One that needs more comes later.
    let large = SmallGraphs.residualBlock(height: 41, width: 37, channels: 24)
    let late = Executor(try Plan(large), resources: resources)
    let input = Self.input(of: large)
    #expect(try Self.output(of: late, input) == Self.output(of: Executor(Plan(large)), input))
    let first = Self.input(of: graphs[0])
    #expect(try Self.output(of: executors[0], first) == Self.output(of: Executor(Plan(graphs[0])), first))
  }

  private static func input(of graph: GraphDefinition, seed: UInt64 = 3) -> Tensor {
    var generator = SeededGenerator(seed: seed)
    let shape = graph.tensors[0].shape
    return Tensor(shape: shape, values: generator.floats(shape.elementCount))
  }

  private static func output(of executor: Executor, _ input: Tensor) throws -> [UInt32] {
    try executor.setInput(0, to: input)
    executor.run()
    return executor.output(0).floats.map(\.bitPattern)
  }

  /// The graph with constants of random bits of half precision, all of them finite.
  private static func narrowed(_ graph: GraphDefinition) throws -> GraphDefinition {
    var graph = graph
    var generator = SeededGenerator(seed: 11)
    for index in graph.tensors.indices where graph.tensors[index].constant != nil {
      graph.tensors[index].constant = Tensor(shape: graph.tensors[index].shape, elementType: .float16) {
        for half in $0.bindMemory(to: UInt16.self).indices {
          // From 2⁻⁵ to 2⁻¹, of both signs.
          let bits = UInt16.random(in: 0x2800..<0x3800, using: &generator)
          let sign: UInt16 = Bool.random(using: &generator) ? 0x8000 : 0
          $0.storeBytes(of: (bits | sign).littleEndian, toByteOffset: 2 * half, as: UInt16.self)
        }
      }
    }
    return graph
  }
}
