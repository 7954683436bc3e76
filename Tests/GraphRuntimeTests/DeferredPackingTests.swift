import Dispatch
import Foundation
import ModelFormat
import TFLiteImport
import TensorCore
import TestSupport
import Testing

@testable import FileAccess
@testable import GraphRuntime
@testable import TensorOperators

/// What a plan leaves to its first run.
struct DeferredPackingTests {
  /// Counts how often it is packed.
  private final class CountedWork: DeferredWork, @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    let byteCount = 0

    var packCount: Int { lock.withLock { count } }

    func perform() { lock.withLock { count += 1 } }
  }

  @Test func work_isDoneOnceWhoeverComesFirst() {
    let work = (0..<50).map { _ in CountedWork() }
    let packing = DeferredPacking(work)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      #expect(throws: Never.self) { try packing.finish() }
      #expect(work.allSatisfy { $0.packCount == 1 })
    }
  }

  @Test func source_isLetGoOncePacked() {
    var tensor: Tensor? = Tensor(shape: [4], values: [1, 2, 3, 4] as [Float])
    weak let storage = tensor?.storage
    let packed = Packed(byteCount: 0) { [tensor] in tensor?.floats ?? [] }
    tensor = nil
    #expect(storage != nil)
    packed.perform()
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

  @Test("Plans of weights that stay in their file compute the same")
  func weightsInAFile_areReadWhenAPlanRuns() throws {
    let graph = try Self.narrowed(SmallGraphs.residualBlock(height: 9, width: 7, channels: 64))
    let files = try TemporaryDirectory()
    let path = files.path("block.safetensors")
    try Self.model(of: graph).write(toFile: path)
    let input = Self.input(of: graph)
    let expected = try Self.output(of: Executor(Plan(graph)), input)
    let stored = try Self.graphInFile(path)
    for kernels in KernelTier.allCases where kernels.isSupported {
      let before = try Self.output(of: Executor(Plan(graph, options: PlanOptions(kernels: kernels))), input)
      for _ in 0..<2 {
        let plan = try Plan(stored, options: PlanOptions(kernels: kernels))
        #expect(try Self.output(of: Executor(plan), input) == before, "\(kernels)")
      }
    }
    #expect(try Self.output(of: Executor(Plan(stored)), input) == expected)
    #expect(
      stored.tensors.compactMap { $0.constant?.floats } == graph.tensors.compactMap { $0.constant?.floats })
  }

  @Test(
    "A file that changes before the first run is noticed then, and later in vain", arguments: [true, false])
  func fileThatChanges(isCutOff: Bool) throws {
    let graph = SmallGraphs.residualBlock(height: 9, width: 7, channels: 64)
    let input = Self.input(of: graph)
    for kernels in KernelTier.allCases where kernels.isSupported {
      let files = try TemporaryDirectory()
      let path = files.path("block.safetensors")
      try Self.model(of: graph).write(toFile: path)
      let stored = try Self.graphInFile(path)
      let options = PlanOptions(kernels: kernels)
      let early = Executor(try Plan(stored, options: options))
      let expected = try Self.output(of: Executor(Plan(graph, options: options)), input)
      #expect(try Self.output(of: early, input) == expected)
      let late = Executor(try Plan(stored, options: options))
      let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
      if isCutOff {
        try file.truncate(atOffset: 0)
      } else {
        try file.seek(toOffset: file.seekToEnd() - 1000)
        try file.write(contentsOf: Data(repeating: 1, count: 900))
      }
      #expect(try Self.output(of: early, input) == expected, "\(kernels)")
      for _ in 0..<2 {
        let error = #expect(throws: EngineError.self) { try late.prepare() }
        #expect(error?.code == .unreadable && error?.context == [path], "\(kernels)")
      }
      #expect(throws: EngineError.self) { try Plan(stored, options: options) }
    }
  }

  @Test("A file that is replaced keeps its contents for who has it open")
  func fileThatIsReplaced() throws {
    let graph = SmallGraphs.residualBlock(height: 9, width: 7, channels: 64)
    let files = try TemporaryDirectory()
    let path = files.path("block.safetensors")
    try Self.model(of: graph).write(toFile: path)
    let stored = try Self.graphInFile(path)
    let plan = try Plan(stored)
    try FileWriting.write([1, 2, 3], to: path)
    let input = Self.input(of: graph)
    #expect(try Self.output(of: Executor(plan), input) == Self.output(of: Executor(Plan(graph)), input))
  }

  @Test(
    "Planning and packing a network leave nothing of its file in memory but what kernels read",
    .enabled(if: ReferenceKit.isAvailable, "needs the reference kit"),
    arguments: [
      "pose_landmarker_lite.task", "hand_landmarker.task", "face_landmarker.task", "ssd_mobilenet_v1.tflite",
      "efficientdet_lite0_synthetic_int8.tflite", "efficientdet_lite0_synthetic_f16.tflite",
    ])
  func weightsInAFile_doNotStayInMemory(name: String) throws {
    let files = try TemporaryDirectory()
    let path = files.path("model.safetensors")
    try Model(importing: ReferenceKit.url("models/\(name)").path).write(toFile: path)
    let file = try StoredFile(path: path, maximumByteCount: .max)
    for graph in try Model(decoding: file, name: path).graphs {
      for kernels in KernelTier.allCases where kernels.isSupported {
        try Executor(Plan(validated: graph, options: PlanOptions(kernels: kernels))).prepare()
        #expect(file.keptByteCount == 0, "\(graph.name), \(kernels)")
      }
    }
  }

  private static func model(of graph: GraphDefinition) -> Model {
    let source = ConversionSource(
      fileName: "block.tflite", sha256: String(repeating: "0", count: 64), converterVersion: "1")
    return Model(graphs: [graph], source: source)
  }

  /// The graph in a model file, with constants that stay there.
  private static func graphInFile(_ path: String) throws -> GraphDefinition {
    try Model(decoding: StoredFile(path: path, maximumByteCount: .max), name: path).graphs[0]
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
    try executor.prepare()
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
