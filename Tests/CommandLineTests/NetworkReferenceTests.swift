import Foundation
import TestSupport
import Testing

/// `make_network_reference.py` makes what `verify` reads; LiteRT runs small models of the operator goldens.
@Suite(
  .enabled(
    if: NetworkReference.python != nil && NetworkReference.models != nil,
    "needs VITRUVIAN_PYTHON and VITRUVIAN_OPERATOR_GOLDENS"))
struct NetworkReferenceTests {
  /// Two convolutions and a sum, whose inner tensors the network keeps.
  private static let model = "conv_2d+conv_2d+add_000.tflite"

  @Test(arguments: [[], ["--reference-kernels"]])
  func folder_isWhatVerifyReads(options: [String]) throws {
    let files = try TemporaryDirectory()
    let model = try #require(NetworkReference.models).appendingPathComponent(Self.model).path
    let outcome = try NetworkReference.make(model, files.path("reference"), options)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let verdict = try Tool.vitruvian.run([
      "verify", "--model", model, "--reference", files.path("reference"), "--json",
    ])
    #expect(verdict.status == 0, "\(verdict.output)\(verdict.errors)")
    let report = try JSONSerialization.jsonObject(with: Data(verdict.output.utf8)) as? [String: Any]
    let reference = try #require((report?["cases"] as? [[String: Any]])?.first)
    let tensors = try #require(reference["tensors"] as? [[String: Any]])
    #expect(Set(tensors.compactMap { $0["is_output"] as? Bool }) == [true, false])
    let origin = try JSONSerialization.jsonObject(
      with: Data(contentsOf: URL(fileURLWithPath: files.path("reference/origin.json"))))
    #expect((origin as? [String: Any])?["largest_change_of_outputs"] as? Double == 0)
  }

  @Test func wrongInputs_areRefusedInOneLine() throws {
    let files = try TemporaryDirectory()
    let model = try #require(NetworkReference.models).appendingPathComponent(Self.model).path
    let outcome = try NetworkReference.make(
      model, files.path("reference"), ["--input", "nobody=\(files.path("missing.npy"))"])
    #expect(outcome.status == 1 && outcome.errors.contains("no input is named nobody"), "\(outcome.errors)")
  }
}

/// The script, its interpreter and its models.
private enum NetworkReference {
  static let python = ProcessInfo.processInfo.environment["VITRUVIAN_PYTHON"]
  static let models = ProcessInfo.processInfo.environment["VITRUVIAN_OPERATOR_GOLDENS"]
    .map { URL(fileURLWithPath: $0, isDirectory: true) }

  private static let script = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("ModelConverter/goldens/make_network_reference.py")

  static func make(_ model: String, _ output: String, _ options: [String]) throws -> Tool.Outcome {
    try Tool(executable: URL(fileURLWithPath: python ?? "")).run([script.path, model, output] + options)
  }
}
