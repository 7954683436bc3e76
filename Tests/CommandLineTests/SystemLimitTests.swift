import FileAccess
import Foundation
import ModelFormat
import TensorCore
import TestSupport
import Testing

/// Systems that give no further threads, few files or little memory: the tool works with what there is, or
/// says what it lacks.
@Suite(.serialized)
struct SystemLimitTests {
  private let files: TemporaryDirectory

  init() throws {
    files = try TemporaryDirectory()
  }

  /// Runs the tool under a limit. Whoever may do everything is not limited, so another user runs it.
  private static func run(
    _ arguments: [String], under limit: String, as user: String = "setpriv --reuid=65534 --clear-groups"
  ) throws -> Tool.Outcome {
    try Tool.vitruvian.run(arguments, script: "exec timeout -s KILL 60 \(user) prlimit \(limit) \"$@\"")
  }

  private static let canLimitThreads = (try? run(["version"], under: "--nproc=1"))?.status == 0
  private static let canLimitMemory = (try? run(["version"], under: "--as=1000000000", as: ""))?.status == 0

  private static let canHideProcesses =
    Shell.succeeds("unshare -rm mount -t tmpfs none /proc")

  /// Containers need not have /proc, which Swift has the arguments from.
  @Test(.enabled(if: canHideProcesses, "no file system can be mounted here"))
  func missingProcesses_hideNoArguments() throws {
    let script = #"exec unshare -rm sh -c 'mount -t tmpfs none /proc && exec "$@"' sh "$@""#
    let outcome = try Tool.vitruvian.run(["pose", "--num-poses", "0", "a.png"], script: script)
    #expect(outcome.status == 2 && outcome.errors.contains("--num-poses is 0"), "\(outcome.errors)")
    let converter = try Tool.modelConverter.run(["--output", "m", files.path("nowhere")], script: script)
    #expect(converter.status == 1 && converter.errors.contains("nowhere"), "\(converter.errors)")
  }

  /// A chain of nodes with so many that their text is read by two threads.
  private func writeModel(nodeCount: Int) throws -> String {
    let path = files.path("chain.safetensors")
    let names = (0...nodeCount).map { "tensor \($0)" }
    let graphs = ["first", "second"].map { name in
      GraphDefinition(
        name: name,
        tensors: names.map { TensorDefinition(name: $0, shape: [1, 3], elementType: .float32) },
        nodes: (0..<nodeCount).map { index in
          NodeDefinition(
            name: names[index + 1], operation: Operation(ElementwiseUnary(.negate)), inputs: [index],
            outputs: [index + 1])
        },
        inputs: [0], outputs: [nodeCount])
    }
    try Model(graphs: graphs, source: Self.source).write(toFile: path)
    return path
  }

  private static let source = ConversionSource(
    fileName: "test.tflite", sha256: String(repeating: "0", count: 64), converterVersion: "test")

  @Test(
    .enabled(if: canLimitThreads, "the number of threads cannot be limited here"),
    arguments: [
      ["inspect"], ["plan"], ["bench", "--runs", "1"], ["bench", "--runs", "1", "--threads", "4"],
      ["profile", "--runs", "1", "--threads", "2"],
    ])
  func withoutFurtherThreads_commandsWork(command: [String]) throws {
    let model = try writeModel(nodeCount: 2000)
    let outcome = try Self.run(command + [model], under: "--nproc=1")
    #expect(outcome.status == 0 && outcome.output.contains("second"), "\(outcome.errors)")
  }

  @Test(.enabled(if: canLimitThreads, "the number of threads cannot be limited here"))
  func withoutFurtherThreads_weightsArePackedAndRun() throws {
    let model = try ReferenceKit.isAvailable ? ReferenceKit.url("models/hand_landmarker.task").path : ""
    guard !model.isEmpty else { return }
    let picture = try ReferenceKit.url("media/left_hands.jpg").path
    let arguments = ["hand", "--model", model, "--threads", "2", picture]
    let outcome = try Self.run(arguments, under: "--nproc=1")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try outcome.output == Tool.vitruvian.run(arguments).output)
  }

  /// OpenBLAS starts threads when it is loaded, unless it is told not to, and waits for ever where it gets
  /// none.
  @Test(.enabled(if: canLimitMemory, "limits cannot be set here"), arguments: [130, 160, 200])
  func withLittleMemory_librariesAreLoaded(mebibyteCount: Int) throws {
    let outcome = try Self.run(["version"], under: "--as=\(mebibyteCount << 20)", as: "")
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
  }

  /// An output of 64 MiB is compared in less than the memory of two runs and two copies.
  @Test(.enabled(if: canLimitMemory, "limits cannot be set here"))
  func withLittleMemory_largeOutputsAreCompared() throws {
    let shape: Shape = [1, 512, 512, 64]
    let graph = GraphDefinition(
      name: "large",
      tensors: ["plain", "negated"].map { TensorDefinition(name: $0, shape: shape, elementType: .float32) },
      nodes: [
        NodeDefinition(
          name: "negate", operation: Operation(ElementwiseUnary(.negate)), inputs: [0], outputs: [1])
      ],
      inputs: [0], outputs: [1])
    let model = files.path("large.safetensors")
    try Model(graphs: [graph], source: Self.source).write(toFile: model)
    let floats = (0..<shape.elementCount).map { Float($0 % 1000) }
    for (folder, values) in [("inputs/plain", floats), ("outputs/negated", floats.map { -$0 })] {
      let file = files.path("reference/\(folder).npy")
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: file).deletingLastPathComponent(), withIntermediateDirectories: true)
      try NumPyFile.write(Tensor(shape: shape, values: values), to: file)
    }
    let arguments = ["verify", "--model", model, "--reference", files.path("reference"), "--strict"]
    let outcome = try Self.run(arguments, under: "--as=\(550 << 20)", as: "")
    #expect(outcome.status == 0 && outcome.output.contains("1 equal to the last bit"), "\(outcome.errors)")
  }

  @Test(.enabled(if: canLimitMemory, "limits cannot be set here"), arguments: 4...6)
  func withFewFiles_aModelIsReadOrItsNameIsSaid(count: Int) throws {
    let model = try writeModel(nodeCount: 3)
    let outcome = try Self.run(["plan", model], under: "--nofile=\(count)", as: "")
    #expect(outcome.status == 0 || outcome.status == 1 && outcome.errors.contains(model), "\(outcome.errors)")
    #expect(outcome.errorLines.count <= 1)
  }

  /// Between the memory that reading a bundle takes and the memory that running it takes, there is some for a
  /// part of planning: from the first refusal on, no limit ends the process by a signal.
  @Test(.enabled(if: canLimitMemory && ReferenceKit.isAvailable, "needs limits and the reference kit"))
  func withLittleMemory_modelsAreRefusedInWords() throws {
    let arguments = ["plan", try ReferenceKit.url("models/pose_landmarker_lite.task").path]
    func run(_ kilobyteCount: Int) throws -> Tool.Outcome {
      try Self.run(arguments, under: "--as=\(kilobyteCount * 1000)", as: "")
    }
    let limits = stride(from: 40_000, through: 400_000, by: 2000)
    let first = try #require(
      try limits.first { try run($0).errors.contains("of memory, which the system does not give") })
    var statuses: Set<Int32> = []
    for limit in stride(from: first, to: first + 24_000, by: 120) {
      let outcome = try run(limit)
      statuses.insert(outcome.status)
      #expect([0, 1].contains(outcome.status) && outcome.errorLines.count == Int(outcome.status), "\(limit)")
    }
    #expect(statuses.contains(1))
  }

  private static let crowdedCommands = [
    ["pose", "--jobs", "3", "--threads", "4", "--model", "models/pose_landmarker_lite.task"],
    [
      "hand", "--jobs", "2", "--threads", "4", "--annotate", "DRAWINGS", "--model",
      "models/hand_landmarker.task",
    ],
    [
      "pose", "--jobs", "3", "--segmentation-masks", "DRAWINGS", "--annotate", "DRAWINGS", "--model",
      "models/pose_landmarker_lite.task",
    ],
  ]

  /// Several threads take memory at a time: whichever is refused some says so, and the others go on.
  @Test(
    .enabled(if: canLimitMemory && ReferenceKit.isAvailable, "needs limits and the reference kit"),
    arguments: crowdedCommands)
  func withLittleMemory_threadsEndInWords(command: [String]) throws {
    let folder = files.path("drawings")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let pictures = try ["cats_and_dogs.jpg", "left_hands.jpg", "pose.jpg", "three_people.jpg"].map {
      try ReferenceKit.url("media/" + $0).path
    }
    let arguments = try command.map {
      $0 == "DRAWINGS" ? folder + "/" : $0.hasPrefix("models/") ? try ReferenceKit.url($0).path : $0
    }
    var statuses: Set<Int32> = []
    for mebibyteCount in stride(from: 100, through: 800, by: 35) {
      let outcome = try Self.run(arguments + pictures, under: "--as=\(mebibyteCount << 20)", as: "")
      statuses.insert(outcome.status)
      #expect([0, 1].contains(outcome.status), "\(mebibyteCount) MiB: \(outcome.errors)")
      #expect(outcome.errors.isEmpty == (outcome.status == 0), "\(mebibyteCount) MiB: \(outcome.errors)")
    }
    #expect(statuses == [0, 1])
  }

  /// OpenBLAS asks again for ever for memory that it is refused.
  @Test(.enabled(if: canLimitMemory, "limits cannot be set here"), arguments: [140, 250])
  func withLittleMemory_productsAreNotMeasuredForEver(mebibyteCount: Int) throws {
    let model = files.path("product.safetensors")
    let size = 512
    let graph = GraphDefinition(
      name: "product",
      tensors: [
        TensorDefinition(name: "in", shape: [64, size], elementType: .float32),
        TensorDefinition(
          name: "weights", shape: [size, size], elementType: .float32,
          constant: Tensor(shape: [size, size], values: [Float](repeating: 0.5, count: size * size))),
        TensorDefinition(name: "out", shape: [64, size], elementType: .float32),
      ],
      nodes: [
        NodeDefinition(
          name: "multiply", operation: Operation(FullyConnected()), inputs: [0, 1], outputs: [2])
      ],
      inputs: [0], outputs: [2])
    try Model(graphs: [graph], source: Self.source).write(toFile: model)
    let arguments = ["plan", "--precision", "single", model]
    let outcome = try Self.run(arguments, under: "--as=\(mebibyteCount << 20)", as: "")
    #expect([0, 1].contains(outcome.status), "\(outcome.errors)")
  }

  /// Where memory is missing, Swift can only end the process: a plan says so before.
  @Test(.enabled(if: canLimitMemory, "limits cannot be set here"))
  func aPlanThatNeedsMoreMemoryThanThereIs_isRefused() throws {
    let path = files.path("large.safetensors")
    let graph = GraphDefinition(
      name: "large",
      tensors: ["in", "out"].map { TensorDefinition(name: $0, shape: [1 << 26], elementType: .float32) },
      nodes: [
        NodeDefinition(
          name: "negate", operation: Operation(ElementwiseUnary(.negate)), inputs: [0], outputs: [1])
      ],
      inputs: [0], outputs: [1])
    try Model(graphs: [graph], source: Self.source).write(toFile: path)
    #expect(try Tool.vitruvian.run(["plan", path]).status == 0)
    let outcome = try Self.run(["plan", path], under: "--as=\(450 << 20)", as: "")
    #expect(outcome.status == 1 && outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("graph \"large\": running it takes"), "\(outcome.errors)")
  }
}
