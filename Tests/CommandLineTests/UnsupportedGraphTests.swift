import FileAccess
import Foundation
import ModelFormat
import TensorCore
import TestSupport
import Testing

/// Files with networks of which some use what the engine does not have.
struct UnsupportedGraphTests {
  private let files: TemporaryDirectory
  /// One network runs, one does not.
  private let pair: String
  /// Two networks run, one does not.
  private let trio: String
  private let reason = "graph save uses 1 operator that is not supported: LSH_PROJECTION (node 0 \"y\")"

  init() throws {
    files = try TemporaryDirectory()
    func network(_ code: Int32) -> SampleNetwork {
      SampleNetwork(
        tensors: [.init(name: "x", shape: [2]), .init(name: "y", shape: [2])],
        operators: [.init(code, [0], to: [1])], inputs: [0], outputs: [1])
    }
    var file = network(14)
    file.callees = [network(15), network(28)]
    file.signatures = [("save", 1), ("predict", 0)]
    pair = try files.write(file.bytes, to: "pair.tflite")
    file.signatures.append(("encode", 2))
    trio = try files.write(file.bytes, to: "trio.tflite")
  }

  @Test func networkThatRuns_isChosenByName_withoutAWord() throws {
    let outcome = try Tool.vitruvian.run(["plan", trio, "--signature", "encode"])
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
  }

  @Test func networkThatDoesNotRun_isRefusedByName() throws {
    let outcome = try Tool.vitruvian.run(["plan", trio, "--graph", "save"])
    #expect(outcome.status == 1)
    #expect(outcome.errors == "error: model \(trio): \(reason)\n")
  }

  @Test(arguments: ["plan", "bench"])
  func allThatRuns_isWorkedOn_andTheRestTold(command: String) throws {
    let outcome = try Tool.vitruvian.run([command, trio])
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("warning: left out: \(reason)\n"), "\(outcome.errors)")
    #expect(outcome.output.contains("predict") && outcome.output.contains("encode"), "\(outcome.output)")
  }

  @Test func onlyNetworkThatRuns_needsNoName() throws {
    let input = files.path("x.npy")
    try NumPyFile.write(Tensor(shape: [2], values: [0, 0] as [Float]), to: input)
    let outcome = try Tool.vitruvian.run([
      "run", "--model", pair, "--input", "x=\(input)", "--output-directory", files.path("out"),
    ])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "warning: left out: \(reason)\n")
  }

  @Test func severalThatRun_areToBeChosenFrom() throws {
    let outcome = try Tool.vitruvian.run([
      "run", "--model", trio, "--output-directory", files.path("out"),
    ])
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("warning: left out: \(reason)\nerror: "), "\(outcome.errors)")
    #expect(outcome.errors.contains("choose one of predict, encode with --graph"), "\(outcome.errors)")
  }

  @Test func inspect_listsWhatDoesNotRun() throws {
    let text = try Tool.vitruvian.run(["inspect", trio])
    #expect(text.status == 0 && text.errors.isEmpty, "\(text.errors)")
    #expect(text.output.contains("\nnetwork save does not run: \(reason)\n"), "\(text.output)")
    let json = try Tool.vitruvian.run(["inspect", trio, "--json"])
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect(report["unsupported_graphs"] as? [[String: String]] == [["name": "save", "reason": reason]])
  }

  @Test func conversion_leavesOutWhatDoesNotRun() throws {
    let output = files.path("trio.safetensors")
    let outcome = try Tool.modelConverter.run([trio, "-o", output])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "warning: left out: \(reason)\n")
    #expect(try Model(contentsOfFile: output).graphs.map(\.name) == ["predict", "encode"])
  }
}
