import Foundation
import TestSupport
import Testing

/// Networks that do not fit the task they are put together for.
@Suite(.enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired, "VITRUVIAN_TEST_DATA is not set"))
struct NetworkPairTests {
  @Test(arguments: ["pose", "face", "hand"])
  func `A network that is no detector of the task is refused by its name`(task: String) throws {
    let files = try TemporaryDirectory()
    let network = try ReferenceKit.url("models/ssd_mobilenet_v1.tflite").path
    let output = files.path("model.safetensors")
    let outcome = try Tool.modelConverter.run(
      ["--task", task, "--detector", network, "--landmarks", network, "-o", output])
    #expect(outcome.status == 1 && outcome.output.isEmpty)
    #expect(outcome.errorLines.count == 1, "\(outcome.errors)")
    #expect(outcome.errors.contains("model \(network): is not a \(task) detector."), "\(outcome.errors)")
    #expect(!FileManager.default.fileExists(atPath: output))
  }
}
