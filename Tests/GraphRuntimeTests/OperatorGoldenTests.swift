import FileAccess
import Foundation
import GraphRuntime
import ModelFormat
import TFLiteImport
import TensorCore
import TestSupport
import Testing

/// Every operator, imported and run by each kind of kernel, against the reference runtime.
@Suite(
  .enabled(
    if: OperatorGoldens.mustRun,
    "VITRUVIAN_OPERATOR_GOLDENS is not set: no operator is compared with the reference runtime"))
struct OperatorGoldenTests {
  @Test(
    "Results equal the reference runtime's",
    arguments: OperatorGoldens.operators, KernelTier.allCases.filter(\.isSupported))
  func results(of operatorName: String, with kernels: KernelTier) throws {
    try expectResults(of: operatorName, with: kernels)
  }

  /// The reference's kernels for the logistic function differ; ours are as the one for AVX-512.
  private static let functionsWithTheReferencesBits =
    ["COS", "GELU", "LOG", "SIN", "TANH"] + (KernelTier.avx512.isSupported ? ["LOGISTIC"] : [])

  @Test(
    "Functions have the reference's bits where products are added with one rounding",
    arguments: functionsWithTheReferencesBits,
    KernelTier.allCases.filter { $0.isSupported && $0.fusesMultiplyAdd })
  func bits(of operatorName: String, with kernels: KernelTier) throws {
    try expectResults(of: operatorName, with: kernels, .exact, within: .exact)
  }

  @Test("Every kind of operator occurs in a model of the manifest, runs as plain loops and has a cost")
  func completeness() throws {
    var kinds: Set<OperatorKind> = []
    for golden in try OperatorGoldens.cases() {
      let plan = try Plan(try golden.importedGraph(), options: PlanOptions(kernels: .reference))
      for step in plan.steps {
        kinds.insert(step.operation)
        #expect(step.multiplyAddCount > 0 || step.trafficByteCount > 0, "\(golden): \(step.name)")
      }
    }
    #expect(Set(OperatorKind.allCases).subtracting(kinds).isEmpty)
  }

  /// The plan of a golden, without tiles of convolutions unless results are to be equal: these add up other
  /// terms than those that tolerances are reckoned from, so only whole numbers tell whether they are right.
  private func plan(
    of golden: OperatorGolden, with kernels: KernelTier, _ precision: Precision
  ) throws -> Plan {
    let graph = try golden.importedGraph()
    let plan = try Plan(graph, options: PlanOptions(kernels: kernels, precision: precision))
    let isExact = golden.outputs.allSatisfy { $0.tolerance.level == "exact" }
    guard !isExact, plan.steps.contains(where: { $0.kernelName.hasPrefix("Winograd") }) else { return plan }
    return try Plan(graph, options: PlanOptions(kernels: kernels, precision: .exact))
  }

  /// Records what is wrong with results of an operator.
  ///
  /// - Parameter tolerance: How near they must come, instead of what each golden says.
  private func expectResults(
    of operatorName: String, with kernels: KernelTier, _ precision: Precision = .single,
    within tolerance: Tolerance? = nil
  ) throws {
    let cases = try OperatorGoldens.cases().filter { $0.operator == operatorName }
    try #require(!cases.isEmpty)
    for golden in cases {
      do {
        for problem in try problems(of: golden, with: kernels, precision, within: tolerance) {
          Issue.record("\(golden): \(problem)")
        }
      } catch {
        Issue.record("\(golden): \(error)")
      }
    }
  }

  private func problems(
    of golden: OperatorGolden, with kernels: KernelTier, _ precision: Precision, within tolerance: Tolerance?
  ) throws -> [String] {
    let executor = Executor(try plan(of: golden, with: kernels, precision))
    for (index, input) in golden.inputs.enumerated() {
      try executor.setInput(index, to: try NumPyFile.read(OperatorGoldens.url(input.file).path))
    }
    executor.run()
    return try golden.outputs.enumerated().compactMap { index, output in
      let expected = try NumPyFile.read(OperatorGoldens.url(output.file).path)
      let magnitudes = try output.magnitudes.map { try NumPyFile.read(OperatorGoldens.url($0).path) }
      return try (tolerance ?? output.tolerance.tolerance())
        .mismatch(
          of: executor.output(index), from: expected, magnitudes: magnitudes,
          definedCount: output.definedCount
        )
        .map { "output \(output.name): \($0)" }
    }
  }
}
