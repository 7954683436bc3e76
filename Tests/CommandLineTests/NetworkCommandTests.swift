import FileAccess
import Foundation
import ModelFormat
import TensorCore
import TestSupport
import Testing

/// `run`, `verify`, `inspect`, `plan` and `profile` on a network small enough to check by hand.
struct NetworkCommandTests {
  private let files: TemporaryDirectory
  private let model: String

  /// A model file with one network: `difference = left − right`, then `negated = −difference`.
  init() throws {
    files = try TemporaryDirectory()
    model = files.path("model.safetensors")
    try Self.writeModel(outputs: [3], to: model)
    let shape: Shape = [1, 3]
    try NumPyFile.write(Tensor(shape: shape, values: [1, 2, 3 as Float]), to: files.path("left.npy"))
    try NumPyFile.write(Tensor(shape: shape, values: [5, 5, 5 as Float]), to: files.path("right.npy"))
  }

  private static func writeModel(outputs: [Int], to path: String) throws {
    let shape: Shape = [1, 3]
    let names = ["left", "a/b:0", "difference", "negated"]
    let graph = GraphDefinition(
      name: "subtraction",
      tensors: names.map { TensorDefinition(name: $0, shape: shape, elementType: .float32) },
      nodes: [
        NodeDefinition(
          name: "subtract", operation: Operation(ElementwiseBinary(.subtract)), inputs: [0, 1], outputs: [2]),
        NodeDefinition(
          name: "negate", operation: Operation(ElementwiseUnary(.negate)), inputs: [2], outputs: [3]),
      ],
      inputs: [0, 1], outputs: outputs)
    let source = ConversionSource(
      fileName: "test.tflite", sha256: String(repeating: "0", count: 64), converterVersion: "test")
    try Model(graphs: [graph], source: source).write(toFile: path)
  }

  /// What a run finds wrong is told like what the parser finds.
  @Test(arguments: [["run", "--output-directory", "out", "--model"], ["plan"], ["verify", "--model"]])
  func wrongNetwork_isTalkedAboutWithTheProgram(arguments: [String]) throws {
    let reference = arguments[0] == "verify" ? ["--round", "f16"] : []
    let outcome = try Tool.vitruvian.run(arguments + [model, "--graph", "x"] + reference)
    #expect(outcome.status == 2 && outcome.errors.hasPrefix("error: "), "\(outcome.errors)")
    #expect(outcome.errors.contains("\nUsage: vitruvian \(arguments[0]) "), "\(outcome.errors)")
    #expect(outcome.errors.contains("See 'vitruvian \(arguments[0]) --help'"), "\(outcome.errors)")
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

  /// Paths may contain `=`, and names of inputs may: the first one behind the name of an input separates.
  @Test func equalsSigns_mayStandInPathsAndNames() throws {
    let path = files.path("equals.safetensors")
    let names = ["x", "y=run", "sum"]
    let graph = GraphDefinition(
      name: "equals",
      tensors: names.map { TensorDefinition(name: $0, shape: [1, 3], elementType: .float32) },
      nodes: [
        NodeDefinition(
          name: "add", operation: Operation(ElementwiseBinary(.add)), inputs: [0, 1], outputs: [2])
      ],
      inputs: [0, 1], outputs: [2])
    let source = ConversionSource(
      fileName: "test.tflite", sha256: String(repeating: "0", count: 64), converterVersion: "test")
    try Model(graphs: [graph], source: source).write(toFile: path)
    let folder = files.path("run=3")
    try Folder.make(folder)
    let values = Tensor(shape: [1, 3] as Shape, values: [1, 2, 3 as Float])
    for name in ["x", "y"] { try NumPyFile.write(values, to: folder + "/\(name).npy") }
    func run(_ second: String) throws -> Tool.Outcome {
      try Tool.vitruvian.run([
        "run", "--model", path, "--input", "x=\(folder)/x.npy", "--input", second, "--output-directory",
        files.path("out"),
      ])
    }
    let outcome = try run("y=run=\(folder)/y.npy")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try NumPyFile.read(files.path("out/sum.npy")).floats == [2, 4, 6])
    // No input has one of these names, so the first sign separates.
    #expect(try run("z=run=\(folder)/y.npy").errors.contains("no input \"z\""))
    let twice = try run("x=run=\(folder)/y.npy")
    #expect(twice.status == 2 && twice.errors.contains("--input gives \"x\" twice"), "\(twice.errors)")
  }

  /// `a/b` and `a:b` would both be `a_b.npy`.
  @Test func tensorsOfLikeNames_haveFilesOfTheirOwn() throws {
    let path = files.path("likeNames.safetensors")
    let names = ["in", "a/b", "a:b", "c"]
    let operations = [ElementwiseUnary(.negate), ElementwiseUnary(.absolute), ElementwiseUnary(.square)]
    let graph = GraphDefinition(
      name: "likeNames",
      tensors: names.map { TensorDefinition(name: $0, shape: [1, 3], elementType: .float32) },
      nodes: zip(1..., operations).map { index, operation in
        NodeDefinition(name: names[index], operation: Operation(operation), inputs: [0], outputs: [index])
      },
      inputs: [0], outputs: [1, 2, 3])
    let source = ConversionSource(
      fileName: "test.tflite", sha256: String(repeating: "0", count: 64), converterVersion: "test")
    try Model(graphs: [graph], source: source).write(toFile: path)
    let outputs = files.path("reference/outputs")
    let run = try Tool.vitruvian.run([
      "run", "--model", path, "--input", "in=\(files.path("left.npy"))", "--output-directory", outputs,
    ])
    #expect(run.status == 0, "\(run.errors)")
    let written = try FileManager.default.contentsOfDirectory(atPath: outputs).sorted()
    try #require(written.count == 3)
    #expect(written.filter { $0.hasPrefix("a_b-") }.count == 2 && written.last == "c.npy")
    let values = try written.map { try NumPyFile.read(outputs + "/" + $0).floats }
    #expect(Set(values) == [[-1, -2, -3], [1, 2, 3], [1, 4, 9]])
    // The names tell `verify` which is which.
    try FileManager.default.createDirectory(
      at: files.url.appendingPathComponent("reference/inputs"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: files.path("left.npy"), toPath: files.path("reference/inputs/in.npy"))
    let verify = try Tool.vitruvian.run(["verify", "--model", path, "--reference", files.path("reference")])
    #expect(verify.status == 0 && verify.output.contains("3 of 3 tensors are within"), "\(verify.output)")
  }

  @Test(arguments: ["exact", "single", "half"])
  func plan_saysThePrecision(precision: String) throws {
    let text = try Tool.vitruvian.run(["plan", model, "--precision", precision])
    #expect(text.status == 0 && text.output.contains("precision \(precision)"), "\(text.output)")
    let json = try Tool.vitruvian.run(["plan", model, "--precision", precision, "--json"])
    #expect(json.output.contains("\"precision\" : \"\(precision)\""), "\(json.output)")
  }

  @Test func plan_isOfSinglePrecisionByDefault() throws {
    #expect(try Tool.vitruvian.run(["plan", model]).output.contains("precision single"))
  }

  @Test func run_namesTheInputThatIsMissing() throws {
    let outcome = try Tool.vitruvian.run([
      "run", "--model", model, "--input", "left=\(files.path("left.npy"))", "--output-directory",
      files.path("out"),
    ])
    #expect(outcome.status == 2 && outcome.errors.contains("a/b:0"), "\(outcome.errors)")
  }

  /// Writes a reference in which one element of the tensor in between is off by `error`.
  private func writeReference(error: Float) throws {
    for folder in ["reference/inputs", "reference/outputs", "reference/tensors"] {
      try FileManager.default.createDirectory(
        at: files.url.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    func write(_ values: [Float], _ name: String) throws {
      try NumPyFile.write(Tensor(shape: [1, 3], values: values), to: files.path("reference/\(name).npy"))
    }
    try write([1, 2, 3], "inputs/left")
    try write([5, 5, 5], "inputs/a_b_0")
    try write([4, 3, 2], "outputs/negated")
    try write([-4, -3 + error, -2], "tensors/difference")
    try write([0, 0, 0], "tensors/folded")
    _ = try files.write(Array(#"{"tensors": ["tensors/folded.npy"]}"#.utf8), to: "reference/origin.json")
  }

  @Test(arguments: [(0.0 as Float, 0 as Int32), (1e-3, 1)])
  func verify_comparesWithTheTolerance(error: Float, status: Int32) throws {
    try writeReference(error: error)
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

  @Test func verify_namesTheNodeThatDepartsFirst() throws {
    try writeReference(error: 1e-3)
    let outcome = try Tool.vitruvian.run([
      "verify", "--model", model, "--reference", files.path("reference"), "--json",
    ])
    #expect(outcome.status == 1)
    let report = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let verdict = try #require((report?["cases"] as? [[String: Any]])?.first)
    let departure = try #require(verdict["first_departure"] as? [String: Any])
    #expect((departure["computed_by"] as? [String: Any])?["node"] as? String == "subtract")
    let worst = try #require(departure["worst"] as? [String: Any])
    #expect(worst["index"] as? [Int] == [0, 1])
    #expect(worst["ours"] as? Double == -3)
    #expect(worst["reference"] as? Double == Double(-3 + 1e-3 as Float))
    // Between −3 and −3 + 1e-3 the numbers are 2⁻²² apart.
    #expect(worst["ulps"] as? Int == 4194)
    #expect(verdict["folded_files"] as? [String] == ["tensors/folded.npy"])
    let names = (verdict["tensors"] as? [[String: Any]])?.compactMap { $0["tensor"] as? String }
    #expect(names == ["difference", "negated"])
  }

  @Test func verify_saysWhichOutputsItDoesNotCompare() throws {
    try writeReference(error: 0)
    let wider = files.path("wider.safetensors")
    try Self.writeModel(outputs: [2, 3], to: wider)
    let reference = ["--reference", files.path("reference")]
    let outcome = try Tool.vitruvian.run(["verify", "--model", wider] + reference)
    #expect(outcome.output.contains(#"output "difference""#), "\(outcome.output)")
    let complete = try Tool.vitruvian.run(["verify", "--model", model] + reference)
    #expect(!complete.output.contains("not compared"), "\(complete.output)")
  }

  @Test(arguments: [
    (#"{"cases": []}"#, "\"networks\" is missing"), (#"{"networks": []}"#, "lists no networks"),
    (#"{"networks": [{"name": "a", "file": "b", "cases": [{"input": 1}]}]}"#, "networks[0].cases[0].input"),
    ("[", "no JSON"),
  ])
  func verify_saysWhatIsWrongWithAManifest(manifest: String, message: String) throws {
    try FileManager.default.createDirectory(
      at: files.url.appendingPathComponent("manifest"), withIntermediateDirectories: true)
    _ = try files.write(Array(manifest.utf8), to: "manifest/manifest.json")
    let outcome = try Tool.vitruvian.run(["verify", "--model", model, "--reference", files.path("manifest")])
    #expect(outcome.status == 1)
    #expect(outcome.errorLines.count == 1 && outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func profile_measuresEachNodeAndThePeaks() throws {
    let outcome = try Tool.vitruvian.run(["profile", model, "--runs", "3", "--json"])
    let report = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let machine = try #require(report?["machine"] as? [String: Any])
    #expect(machine["gflops"] as? Double ?? 0 > 0)
    #expect((machine["bandwidths"] as? [[String: Any]])?.count == 3)
    let network = try #require((report?["networks"] as? [[String: Any]])?.first)
    let nodes = try #require(network["nodes"] as? [[String: Any]])
    #expect(nodes.map { $0["name"] as? String } == ["subtract", "negate"])
    // Two inputs and an output of three floats; one input and one output.
    #expect(nodes.map { $0["bytes"] as? Int } == [36, 24])
    #expect(nodes.allSatisfy { ($0["roofline"] as? [String: Any])?["bound"] as? String == "memory" })
  }

  @Test func profile_writesATimelineOfNodesAndThreads() throws {
    let outcome = try Tool.vitruvian.run([
      "profile", model, "--runs", "1", "--threads", "2", "--timeline", files.path("timeline.json"),
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let data = try Data(contentsOf: URL(fileURLWithPath: files.path("timeline.json")))
    let trace = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let events = try #require(trace["traceEvents"] as? [[String: Any]])
    let names = events.filter { $0["ph"] as? String == "M" }
    #expect(
      names.compactMap { ($0["args"] as? [String: Any])?["name"] as? String } == [
        "subtraction", "nodes", "thread 1", "thread 2",
      ])
    let bars = events.filter { $0["ph"] as? String == "X" }
    #expect(names.count + bars.count == events.count)
    #expect(
      bars.allSatisfy { $0["ts"] is Double && $0["dur"] as? Double ?? -1 >= 0 && $0["pid"] as? Int == 1 })
    #expect(bars.filter { $0["tid"] as? Int == 0 }.count == 2)
    #expect(bars.filter { [1, 2].contains($0["tid"] as? Int) }.count >= 2)
  }

  @Test(arguments: ["inspect", "plan"])
  func descriptions_nameTheNetwork(command: String) throws {
    let text = try Tool.vitruvian.run([command, model])
    #expect(text.status == 0 && text.output.contains("subtraction"), "\(text.errors)")
    let json = try Tool.vitruvian.run([command, model, "--json"])
    #expect(json.status == 0)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.output.utf8)) }
  }

  @Test func plan_listsTheStepsOfEachNetwork() throws {
    let outcome = try Tool.vitruvian.run(["plan", model, "--json"])
    let report = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let networks = try #require(report?["networks"] as? [[String: Any]])
    #expect(networks.map { $0["name"] as? String } == ["subtraction"])
    #expect((networks[0]["steps"] as? [[String: Any]])?.isEmpty == false)
  }

  @Test func planStages_showTheGraphAfterEachRewrite() throws {
    let text = try Tool.vitruvian.run(["plan", model, "--stages"])
    #expect(text.status == 0, "\(text.errors)")
    #expect(
      text.output.contains("subtraction, 1 of ") && text.output.contains(" = binary("), "\(text.output)")
    let json = try Tool.vitruvian.run(["plan", model, "--stages", "--json"])
    let report = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let networks = try #require(report?["networks"] as? [[String: Any]])
    let stages = try #require(networks.first?["stages"] as? [[String: Any]])
    #expect(stages.allSatisfy { $0["rewrite"] is String && ($0["nodes"] as? [String])?.isEmpty == false })
  }

  @Test func bench_reportsEachNetwork() throws {
    let outcome = try Tool.vitruvian.run(["bench", model, "--runs", "3", "--json"])
    let report = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let networks = try #require(report?["networks"] as? [[String: Any]])
    #expect(networks.count == 1 && networks[0]["name"] as? String == "subtraction")
    #expect(networks[0]["median_ms"] is Double)
  }
}
