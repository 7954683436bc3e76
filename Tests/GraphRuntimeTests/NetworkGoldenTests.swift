import FileAccess
import Foundation
import GraphRuntime
import ModelFormat
import TFLiteImport
import TensorCore
import TestSupport
import Testing

/// Whole networks against the reference's outputs for the same inputs.
@Suite(.enabled(if: ReferenceKit.isAvailable, "needs the reference kit"))
struct NetworkGoldenTests {
  private static let options = [
    PlanOptions(), PlanOptions(precision: .exact), PlanOptions(kernels: .reference),
  ]

  /// As tasks run them, and with all tensors captured, which keeps nodes apart that otherwise become one.
  @Test(arguments: try NetworkGoldens.all(), options)
  func network_matchesTheReference(golden: NetworkGolden, options: PlanOptions) throws {
    let graph = try golden.graph()
    let outputs = Set(graph.outputs.map { graph.tensors[$0].name })
    try expectReference(golden, golden.outputs.filter { outputs.contains($0.name) }, graph, options)
    var options = options
    options.capturedTensors = Set(graph.nodes.flatMap(\.outputs).map { graph.tensors[$0].name })
    try expectReference(golden, golden.outputs, graph, options)
  }

  private func expectReference(
    _ golden: NetworkGolden, _ outputs: [NetworkGolden.Output], _ graph: GraphDefinition,
    _ options: PlanOptions
  ) throws {
    #expect(!outputs.isEmpty)
    let executor = Executor(try Plan(graph, options: options))
    for (index, file) in golden.inputs.enumerated() {
      try executor.setInput(index, to: NumPyFile.read(NetworkGoldens.path(file)))
    }
    executor.run()
    for output in outputs {
      let expected = try NumPyFile.read(NetworkGoldens.path(output.file))
      let actual = try #require(executor.tensor(named: output.name))
      if golden.isQuantized {
        #expect(Tolerance.exact.mismatch(of: actual, from: expected) == nil, "\(golden) \(output.name)")
      } else {
        let tolerance = Tolerance.network(floor: output.floor)
        #expect(tolerance.mismatch(of: actual, from: expected) == nil, "\(golden) \(output.name)")
      }
    }
  }

  /// With its order of nodes and one rounding for each product that is added, a network has the reference's
  /// bits, but for square roots that it approximates.
  @Test(arguments: try NetworkGoldens.all(), tiersOfFusedMultiplyAdds)
  func network_hasTheReferencesBits(golden: NetworkGolden, tier: KernelTier) throws {
    let executor = Executor(
      try Plan(golden.graph(), options: PlanOptions(kernels: tier, precision: .exact)))
    for (index, file) in golden.inputs.enumerated() {
      try executor.setInput(index, to: NumPyFile.read(NetworkGoldens.path(file)))
    }
    executor.run()
    for output in golden.outputs where executor.plan.outputs.contains(where: { $0.name == output.name }) {
      let expected = try NumPyFile.read(NetworkGoldens.path(output.file)).floats
      let actual = try #require(executor.tensor(named: output.name)).floats
      let largest = zip(actual, expected).reduce(0) { max($0, abs($1.0 - $1.1)) }
      let known = Self.knownDifferences["\(golden) \(output.name)"] ?? 0
      #expect(
        actual.count == expected.count && largest <= known, "\(golden) \(output.name) differs by \(largest)")
    }
  }

  private static let tiersOfFusedMultiplyAdds = KernelTier.allCases.filter {
    $0.fusesMultiplyAdd && $0 != .automatic
  }

  /// The largest differences of outputs that are not equal: of a network that divides by square roots, which
  /// the reference approximates by an instruction of AVX-512.
  private static let knownDifferences: [String: Float] = [
    "face_blendshapes/random StatefulPartitionedCall:0": 9.834767e-7,
    "face_blendshapes/real StatefulPartitionedCall:0": 8.344651e-7,
  ]

  @Test func everyModel_hasItsNetworksInTheManifest() throws {
    #expect(try Set(NetworkGoldens.all().map(\.network)).count == 15)
  }
}

/// One run of one network by the reference.
struct NetworkGolden: Sendable, CustomTestStringConvertible, CustomStringConvertible {
  struct Output: Sendable {
    let name: String
    let file: String
    /// The largest difference between two backends of the reference, as a part of the largest value; at
    /// least half of 1e-5, since the order of sums is free.
    let floor: Double
  }

  let network: String
  let caseName: String
  let modelFile: String
  let member: String?
  let inputs: [String]
  let outputs: [Output]
  let isQuantized: Bool

  var description: String { "\(network)/\(caseName)" }
  var testDescription: String { description }

  func graph() throws -> GraphDefinition {
    let model = try Model(importing: ReferenceKit.url("models/\(modelFile)").path)
    let name = member.map { String($0.prefix { $0 != "." }) }
    return try #require(name.map { model.graph(named: $0) } ?? model.graphs.first)
  }
}

enum NetworkGoldens {
  static func path(_ file: String) throws -> String {
    try ReferenceKit.url(file).path
  }

  /// All cases of the reference kit; none without one.
  static func all() throws -> [NetworkGolden] {
    guard ReferenceKit.isAvailable else { return [] }
    return try ["reference/networks", "reference/detectors"].flatMap { folder in
      let data = try Data(contentsOf: ReferenceKit.url("\(folder)/manifest.json"))
      return try JSONDecoder().decode(Manifest.self, from: data).networks.flatMap { network in
        network.cases.map { $0.golden(of: network, folder: folder) }
      }
    }
  }

  private struct Manifest: Decodable {
    let networks: [Network]
  }

  fileprivate struct Network: Decodable {
    let name: String
    let file: String
    let member: String?
    let inputs: [Input]
    let cases: [Case]
  }

  fileprivate struct Input: Decodable {
    let dtype: String
  }

  fileprivate struct Case: Decodable {
    let input: String
    let inputs: [String]
    let outputs: [Output]
  }

  fileprivate struct Output: Decodable {
    let name: String
    let xnnpack: String
    let difference: Difference?

    enum CodingKeys: String, CodingKey {
      case name, xnnpack
      case difference = "xnnpack_vs_reference"
    }
  }

  fileprivate struct Difference: Decodable {
    /// Missing where the outputs are indices.
    let relative: Double?

    enum CodingKeys: String, CodingKey {
      case relative = "relative_to_max"
    }
  }
}

extension NetworkGoldens.Case {
  fileprivate func golden(of network: NetworkGoldens.Network, folder: String) -> NetworkGolden {
    NetworkGolden(
      network: network.name, caseName: input, modelFile: network.file, member: network.member,
      inputs: inputs.map { "\(folder)/\($0)" },
      outputs: outputs.map {
        NetworkGolden.Output(
          name: $0.name, file: "\(folder)/\($0.xnnpack)", floor: max($0.difference?.relative ?? 0, 0.5e-5))
      },
      isQuantized: network.inputs.allSatisfy { $0.dtype != "float32" })
  }
}
