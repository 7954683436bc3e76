import Foundation
import ModelFormat
import TensorCore
import Testing

/// `run`, `verify`, `inspect` and `plan` on a network small enough to check by hand.
struct NetworkCommandTests {
  private let files: TemporaryDirectory
  private let model: String

  /// A model file with one network: `difference = left − right`, then `negated = −difference`.
  init() throws {
    files = try TemporaryDirectory()
    model = files.path("model.safetensors")
    let shape: Shape = [1, 3]
    let names = ["left", "a/b:0", "difference", "negated"]
    let graph = GraphDefinition(
      name: "subtraction",
      tensors: names.map { TensorDefinition(name: $0, shape: shape, elementType: .float32) },
      nodes: [
        NodeDefinition(
          name: "subtract", operation: .binary(ElementwiseBinary(.subtract)), inputs: [0, 1], outputs: [2]),
        NodeDefinition(
          name: "negate", operation: .unary(ElementwiseUnary(.negate)), inputs: [2], outputs: [3]),
      ],
      inputs: [0, 1], outputs: [3])
    let source = ModelSource(
      fileName: "test.tflite", sha256: String(repeating: "0", count: 64), converterVersion: "test")
    try Model(graphs: [graph], source: source).write(toFile: model)
    try NumPyFile.write(Tensor(shape: shape, values: [1, 2, 3 as Float]), to: files.path("left.npy"))
    try NumPyFile.write(Tensor(shape: shape, values: [5, 5, 5 as Float]), to: files.path("right.npy"))
  }

  @Test func run_writesOutputsAndCapturedTensors() throws {
    let outcome = try Tool.vitruvian.run([
      "run", "--model", model, "--input", "left=\(files.path("left.npy"))", "--input",
      "a/b:0=\(files.path("right.npy"))", "--capture", "difference", "--output-directory", files.path("out"),
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try NumPyFile.read(files.path("out/negated.npy")).floats == [4, 3, 2])
    #expect(try NumPyFile.read(files.path("out/difference.npy")).floats == [-4, -3, -2])
  }

  @Test func run_namesTheInputThatIsMissing() throws {
    let outcome = try Tool.vitruvian.run([
      "run", "--model", model, "--input", "left=\(files.path("left.npy"))", "--output-directory",
      files.path("out"),
    ])
    #expect(outcome.status == 1)
    #expect(outcome.errorLines.count == 1 && outcome.errors.contains("a/b:0"))
  }

  @Test(arguments: [(0.0 as Float, 0 as Int32), (1e-3, 1)])
  func verify_comparesWithTheTolerance(error: Float, status: Int32) throws {
    for folder in ["reference/inputs", "reference/outputs", "reference/tensors"] {
      try FileManager.default.createDirectory(
        at: files.url.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    let shape: Shape = [1, 3]
    func write(_ values: [Float], _ name: String) throws {
      try NumPyFile.write(Tensor(shape: shape, values: values), to: files.path("reference/\(name).npy"))
    }
    try write([1, 2, 3], "inputs/left")
    try write([5, 5, 5], "inputs/a_b_0")
    try write([4, 3, 2], "outputs/negated")
    try write([-4, -3 + error, -2], "tensors/difference")
    let outcome = try Tool.vitruvian.run([
      "verify", "--model", model, "--reference", files.path("reference"),
    ])
    #expect(outcome.status == status, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("difference") && outcome.output.contains("negated"))
    #expect(outcome.output.contains("FAIL") == (status == 1))
    let lenient = try Tool.vitruvian.run([
      "verify", "--model", model, "--reference", files.path("reference"), "--absolute", "0.01",
    ])
    #expect(lenient.status == 0)
  }

  @Test(arguments: ["inspect", "plan"])
  func descriptions_nameTheNetwork(command: String) throws {
    let text = try Tool.vitruvian.run([command, model])
    #expect(text.status == 0 && text.output.contains("subtraction"), "\(text.errors)")
    let json = try Tool.vitruvian.run([command, model, "--json"])
    #expect(json.status == 0)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.output.utf8)) }
  }

  @Test func bench_reportsEachNetwork() throws {
    let outcome = try Tool.vitruvian.run(["bench", model, "--runs", "3", "--json"])
    let report = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let networks = try #require(report?["networks"] as? [[String: Any]])
    #expect(networks.count == 1 && networks[0]["name"] as? String == "subtraction")
    #expect(networks[0]["median_ms"] is Double)
  }
}
