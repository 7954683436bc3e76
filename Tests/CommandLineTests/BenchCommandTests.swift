import FileAccess
import Foundation
import ModelFormat
import TensorCore
import TensorOperators
import TestSupport
import Testing

/// What `bench` and `profile` say of a network with one convolution and an activation. What the numbers are
/// is no business of tests.
struct BenchCommandTests {
  private let files: TemporaryDirectory
  private let model: String

  init() throws {
    files = try TemporaryDirectory()
    model = files.path("model.safetensors")
    try Self.writeModel(to: model, seed: 1)
  }

  private static func writeModel(to path: String, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    func constant(_ name: String, _ shape: Shape) -> TensorDefinition {
      TensorDefinition(
        name: name, shape: shape, elementType: .float32,
        constant: Tensor(shape: shape, values: generator.floats(shape.elementCount)))
    }
    let graph = GraphDefinition(
      name: "small",
      tensors: [
        TensorDefinition(name: "image", shape: [1, 32, 32, 32], elementType: .float32),
        constant("filter", [32, 3, 3, 32]), constant("bias", [32]),
        TensorDefinition(name: "features", shape: [1, 30, 30, 32], elementType: .float32),
        TensorDefinition(name: "squares", shape: [1, 30, 30, 32], elementType: .float32),
      ],
      nodes: [
        NodeDefinition(
          name: "convolve", operation: Operation(Convolution2D(window: Window2D())), inputs: [0, 1, 2],
          outputs: [3]),
        NodeDefinition(
          name: "square", operation: Operation(ElementwiseUnary(.square)), inputs: [3], outputs: [4]),
      ],
      inputs: [0], outputs: [4])
    let source = ConversionSource(
      fileName: "small.tflite", sha256: String(repeating: "0", count: 64), converterVersion: "test")
    try Model(graphs: [graph], source: source).write(toFile: path)
  }

  private func bench(_ options: String...) throws -> Tool.Outcome {
    try Tool.vitruvian.run(["bench", model, "--runs", "20"] + options)
  }

  private func report(_ outcome: Tool.Outcome) throws -> [String: Any] {
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any], "\(outcome.errors)"
    )
  }

  private func rows(_ report: [String: Any], _ name: String = "networks") throws -> [[String: Any]] {
    try #require(report[name] as? [[String: Any]])
  }

  /// Each line of a table by its columns; no cell has a comma but the machine's.
  private func table(_ outcome: Tool.Outcome) throws -> [[String: String]] {
    #expect(outcome.status == 0, "\(outcome.errors)")
    let lines = try outcome.output.split(separator: "\n").map(Self.cells)
    let columns = try #require(lines.first)
    return lines.dropFirst().map { Dictionary(zip(columns, $0)) { first, _ in first } }
  }

  private static func cells(_ line: Substring) throws -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().reduce(into: [""]) {
      cells, part in
      guard part.offset.isMultiple(of: 2) else {
        cells[cells.count - 1] += part.element
        return
      }
      let pieces = part.element.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      cells[cells.count - 1] += pieces[0]
      cells += pieces.dropFirst()
    }
  }

  private static let conditions: Set = [
    "date", "version", "commit", "system", "processor", "cores", "usable_cores", "governor", "kernels",
    "model", "model_sha256", "warnings",
  ]

  @Test(arguments: ["bench", "profile"])
  func reports_sayWhereAndWhenAndOfWhat(command: String) throws {
    let report = try report(Tool.vitruvian.run([command, model, "--runs", "4", "--json"]))
    let conditions = try #require(report["conditions"] as? [String: Any])
    #expect(Self.conditions.isSubset(of: conditions.keys))
    #expect(conditions["version"] as? String == Release.version)
    let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: model)))
    #expect(conditions["model_sha256"] as? String == SHA256.hexDigest(of: bytes))
    #expect(conditions["model"] as? String == model)
    let date = try #require(conditions["date"] as? String)
    #expect(ISO8601DateFormatter().date(from: date).map { abs($0.timeIntervalSinceNow) < 600 } == true)
    let text = try Tool.vitruvian.run([command, model, "--runs", "4"])
    for word in ["measured  ", "machine   ", "model     ", "commit ", "governor ", "SHA-256 "] {
      #expect(text.output.contains(word), "\(text.output)")
    }
  }

  @Test func spreads_areThoseOfTheSamples() throws {
    let row = try #require(rows(report(bench("--json"))).first)
    let samples = try #require(row["samples_ms"] as? [Double])
    #expect(samples.count == 20 && row["runs"] as? Int == 20)
    #expect(row["min_ms"] as? Double == samples.min() && row["median_ms"] as? Double == samples.sorted()[10])
    #expect(row["p90_ms"] as? Double == samples.sorted()[18] && row["deviation_ms"] is Double)
    #expect((row["peak_share"] as? Double ?? 0 > 1) == (row["above_peak_because"] != nil))
  }

  @Test func tables_haveARowForEachNetworkAndNode() throws {
    let network = try #require(table(bench("--csv")).first)
    #expect(network["network"] == "small" && network["runs"] == "20" && network["threads"] == "1")
    #expect(network["median_ms"].flatMap(Double.init) ?? 0 > 0)
    #expect(network["model_sha256"]?.count == 64)
    let nodes = try table(Tool.vitruvian.run(["profile", model, "--runs", "3", "--csv"]))
    #expect(nodes.map { $0["node"] } == ["convolve", "square"])
    let candidates = try table(bench("--candidates", "--csv"))
    #expect(candidates.count > 1)
    #expect(candidates.allSatisfy { $0["node"] == "convolve" && ["true", "false"].contains($0["chosen"]) })
  }

  @Test func threadSweeps_tellSpeedUpAndEfficiency() throws {
    let rows = try rows(report(bench("--json", "--threads", "2,1,4")))
    #expect(rows.map { $0["threads"] as? Int } == [2, 1, 4])
    #expect(rows[1]["speed_up"] as? Double == 1 && rows[1]["efficiency"] as? Double == 1)
    let medians = rows.compactMap { $0["median_ms"] as? Double }
    try #require(medians.count == 3)
    for (row, threads) in zip(rows, [2.0, 1, 4]) {
      let speedUp = try #require(row["speed_up"] as? Double)
      let median = try #require(row["median_ms"] as? Double)
      #expect(abs(speedUp - medians[1] / median) < 1e-9)
      #expect(abs((row["efficiency"] as? Double ?? 0) - speedUp / threads) < 1e-9)
    }
    let text = try bench("--threads", "1,2")
    #expect(text.output.contains("speed-up") && text.output.contains("efficiency"), "\(text.output)")
  }

  @Test func kernels_standSideBySide() throws {
    let report = try report(bench("--json", "--kernels", "baseline,reference"))
    let totals = try rows(report)
    #expect(totals.map { $0["kernels"] as? String } == ["baseline", "reference"])
    #expect(totals[0]["compared_kernels"] == nil)
    let comparison = try #require(totals[1]["compared_kernels"] as? [String: Any])
    #expect(comparison["other_median_ms"] as? Double == totals[0]["median_ms"] as? Double)
    #expect(comparison["times_as_fast"] is Double && comparison["probability"] is Double)
    let nodes = try rows(report, "side_by_side")
    #expect(nodes.map { $0["node"] as? String } == ["convolve", "square"])
    let sides = try #require(nodes[0]["sides"] as? [[String: Any]])
    #expect(sides.map { $0["kernels"] as? String } == ["baseline", "reference"])
    #expect(sides.allSatisfy { $0["median_ms"] is Double })
    let table = try table(bench("--csv", "--kernels", "baseline,reference"))
    // Two totals, and two nodes with two sides.
    #expect(table.count == 6 && table.filter { $0["node"]?.isEmpty == true }.count == 2)
  }

  @Test func kernelsByName_areTakenWhereTheyCompute() throws {
    let report = try report(bench("--json", "--kernels", "auto,window GEMM"))
    let nodes = try rows(report, "side_by_side")
    let sides = try #require(nodes[0]["sides"] as? [[String: Any]])
    #expect((sides[1]["kernel"] as? String)?.hasPrefix("window GEMM") == true, "\(sides)")
    let unknown = try bench("--kernels", "auto,magic")
    #expect(unknown.status == 2 && unknown.output.isEmpty)
    let line = try #require(unknown.errorLines.first)
    #expect(line.contains("\"magic\" is not known; expected one of auto, "), "\(line)")
    #expect(line.contains("window GEMM"), "\(line)")
  }

  @Test func formerReports_areComparedWith() throws {
    let former = try files.write([UInt8](bench("--json").output.utf8), to: "former.json")
    let now = try report(bench("--json", "--compare", former))
    #expect((now["differences"] as? [String])?.isEmpty == true)
    let row = try #require(rows(now).first?["compared"] as? [String: Any])
    #expect(row["times_as_fast"] is Double && row["probability"] is Double && row["verdict"] is String)
    let text = try bench("--compare", former)
    #expect(text.output.contains("former ms") && text.output.contains("times as fast"), "\(text.output)")
    // Another model, in another tier.
    try Self.writeModel(to: model, seed: 2)
    let other = try bench("--json", "--compare", former, "--kernels", "reference")
    let differences = try #require(report(other)["differences"] as? [String])
    #expect(differences.count == 2 && differences[0].contains("the kernels differ"), "\(differences)")
    #expect(differences.last?.contains("the model differs") == true)
    #expect(other.errors.contains("warning: the model differs from the former measurement's"))
  }

  @Test(
    arguments: [
      ("garbage", "it is no JSON"), ("", "the file is empty"), ("{}", "\"conditions\" is missing"),
      ("[1e999]", "is not what `vitruvian bench --json` wrote"),
      (String(repeating: "[", count: 100_000), "is not what `vitruvian bench --json` wrote"),
    ])
  func whatIsNoReport_isRefused(contents: String, complaint: String) throws {
    let file = try files.write([UInt8](contents.utf8), to: "former.json")
    let outcome = try bench("--compare", file)
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(outcome.errorLines.count == 1, "\(outcome.errors)")
    #expect(outcome.errors.contains("--compare") && outcome.errors.contains(complaint), "\(outcome.errors)")
  }

  @Test func unusableReports_areNamed() throws {
    let missing = try bench("--compare", files.path("missing.json"))
    #expect(missing.status == 1 && missing.errors.contains("missing.json"), "\(missing.errors)")
    let large = files.path("large.json")
    #expect(FileManager.default.createFile(atPath: large, contents: nil))
    try #require(FileHandle(forWritingAtPath: large)).truncate(atOffset: 1 << 30)
    let refused = try bench("--compare", large)
    #expect(refused.status == 1 && refused.errors.contains("the limit is"), "\(refused.errors)")
    // What the command writes, but of something else.
    let candidates = try files.write([UInt8](bench("--candidates", "--json").output.utf8), to: "nodes.json")
    let other = try bench("--compare", candidates)
    #expect(other.status == 1 && other.errors.contains("has no networks or tasks"), "\(other.errors)")
    var report = try report(bench("--json"))
    report["networks"] = [
      ["name": "small", "threads": 1, "kernels": "auto", "samples_ms": []] as [String: Any]
    ]
    let empty = files.path("empty.json")
    try JSONSerialization.data(withJSONObject: report).write(to: URL(fileURLWithPath: empty))
    let emptied = try bench("--compare", empty)
    #expect(emptied.status == 1 && emptied.errors.contains("samples_ms"), "\(emptied.errors)")
  }
}
