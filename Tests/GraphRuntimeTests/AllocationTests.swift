import CAllocationCounter
import Foundation
import GraphRuntime
import ModelFormat
import TFLiteImport
import TestSupport
import Testing

/// Whether runs leave the heap alone.
///
/// Counted is what the calling thread allocates. With one thread that is all there is; with two the other
/// thread runs the same kernels, and the caller the pool besides.
@Suite(.enabled(if: allocation_counter_works(), "needs the GNU C library, without a sanitizer"))
struct AllocationTests {
  @Test(
    "A network's second run allocates nothing",
    .enabled(if: ReferenceKit.isAvailable, "needs the reference kit"),
    arguments: try modelFiles(), [1, 2])
  func networkRun_allocatesNothing(file: String, threadCount: Int) throws {
    for graph in try Model(importing: ReferenceKit.url("models/\(file)").path).graphs {
      let plan = try Plan(graph, options: PlanOptions(threadCount: threadCount))
      #expect(allocationCount(ofRunning: Executor(plan)) == 0, "\(graph.name)")
    }
  }

  @Test(
    "An operator's second run allocates nothing, whatever kernel it has",
    .enabled(if: OperatorGoldens.mustRun, "\(OperatorGoldens.variable) is not set"),
    arguments: OperatorGoldens.operators, tiersWithoutForeignAllocations)
  func operatorRun_allocatesNothing(operatorName: String, kernels: KernelTier) throws {
    let goldens = try OperatorGoldens.cases().filter { $0.operator == operatorName }
    for golden in goldens.prefix(Self.caseCount) {
      let graph = try golden.importedGraph()
      for threadCount in 1...2 {
        let plan = try Plan(graph, options: PlanOptions(kernels: kernels, threadCount: threadCount))
        #expect(allocationCount(ofRunning: Executor(plan)) == 0, "\(golden)")
      }
    }
  }

  /// The supported tiers whose kernels are all our own where OpenBLAS asks for memory at each call: its small
  /// products for SVE do.
  private static var tiersWithoutForeignAllocations: [KernelTier] {
    #if arch(arm64)
      KernelTier.allCases.filter { $0.isSupported && $0 != .blas }
    #else
      KernelTier.allCases.filter(\.isSupported)
    #endif
  }

  /// The models of the reference kit; none without one.
  private static func modelFiles() throws -> [String] {
    guard ReferenceKit.isAvailable else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: ReferenceKit.url("models").path)
      .filter { $0.hasSuffix(".task") || $0.hasSuffix(".tflite") }.sorted()
  }

  /// The first cases of an operator go through its attributes.
  private static let caseCount = 8

  /// The number of allocations of a run that is not the first one, on zeros.
  private func allocationCount(ofRunning executor: Executor) -> UInt64 {
    for input in executor.plan.inputs.indices {
      executor.withInput(input) { _ = $0.initializeMemory(as: UInt8.self, repeating: 0) }
    }
    executor.run()
    let before = allocation_counter_thread_total()
    executor.run()
    return allocation_counter_thread_total() - before
  }
}
