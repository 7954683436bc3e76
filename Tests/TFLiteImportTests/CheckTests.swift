import FileAccess
import Foundation
import GraphRuntime
import ModelFormat
import TensorCore
import TestSupport
import Testing

@testable import TFLiteImport

/// Networks with random weights give what LiteRT gives, which `Tests/Goldens/networks.json` has: the part of
/// `make check` that needs no file besides the repository.
///
/// `Scripts/make-check-goldens` makes the numbers anew.
@Suite("Networks of random weights are LiteRT's")
struct NetworkCheckTests {
  struct Golden: Decodable {
    let sha256: String
    let outputs: [String: [Float]]
  }

  private static let goldens = Result {
    try JSONDecoder().decode([String: Golden].self, from: Data(contentsOf: Goldens.url("networks.json")))
  }

  private static let tiers = KernelTier.allCases.filter { $0.isSupported && $0 != .automatic }

  @Test("outputs are LiteRT's on every tier", .enabled(if: Goldens.written == nil), arguments: tiers)
  func outputs(tier: KernelTier) throws {
    for network in CheckNetwork.all {
      let golden = try #require(try Self.goldens.get()[network.name])
      try #require(
        SHA256.hexDigest(of: network.bytes) == golden.sha256,
        "\(network.name) is another network than LiteRT ran; Scripts/make-check-goldens runs it")
      let model = try ModelImporter.read(bytes: network.bytes, named: network.name + ".tflite").model
      for threadCount in [1, 2] {
        let options = PlanOptions(kernels: tier, threadCount: threadCount, precision: .exact)
        let executor = Executor(try Plan(model.graphs[0], options: options))
        try executor.setInput(0, to: Self.input(of: executor.plan))
        executor.run()
        #expect(Set(executor.plan.outputs.map(\.name)) == Set(golden.outputs.keys))
        for (name, expected) in golden.outputs {
          let output = try #require(executor.tensor(named: name))
          let mismatch = Self.tolerance(of: output, named: name, tier).mismatch(
            of: Tensor(shape: output.shape, values: output.floats),
            from: Tensor(shape: output.shape, values: expected))
          #expect(mismatch == nil, "\(network.name), \(threadCount) threads, \(name): \(mismatch ?? "")")
        }
      }
    }
  }

  /// Numbers have the reference's bits where products are added with one rounding, apart from the functions
  /// that both sides approximate. Quantized values have them everywhere.
  private static func tolerance(of output: Tensor, named name: String, _ tier: KernelTier) -> Tolerance {
    guard output.elementType == .float32 else { return .exact }
    guard tier.fusesMultiplyAdd else { return .network(floor: 1e-6) }
    return ["scores", "shares"].contains(name) ? .ulps(2) : .exact
  }

  private static func input(of plan: Plan) -> Tensor {
    let type = plan.inputs[0].type
    let numbers = CheckNetwork.inputNumbers(type.shape.elementCount)
    guard type.elementType == .int8 else { return Tensor(shape: type.shape, values: numbers) }
    return Tensor(shape: type.shape, elementType: .int8) { bytes in
      for (index, number) in numbers.enumerated() {
        bytes[index] = UInt8(bitPattern: Int8(Int(number * 255) - 128))
      }
    }
  }

  /// Writes what the reference runs, for `Scripts/make-check-goldens`.
  @Test(.enabled(if: Goldens.written != nil, "only Scripts/make-check-goldens needs that"))
  func writeNetworks() throws {
    let folder = try #require(Goldens.written)
    for network in CheckNetwork.all {
      let path = folder.appendingPathComponent(network.name).path
      try Data(network.bytes).write(to: URL(fileURLWithPath: path + ".tflite"))
      let model = try ModelImporter.read(bytes: network.bytes, named: network.name + ".tflite").model
      try NumPyFile.write(Self.input(of: Plan(model.graphs[0])), to: path + ".npy")
    }
  }
}
