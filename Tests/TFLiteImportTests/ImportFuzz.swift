import GraphRuntime
import ModelFormat
import TFLiteImport
import TensorCore

/// What fuzz tests do with damaged files.
enum ImportFuzz {
  /// Imports `bytes`, plans what comes of them, and runs it if that takes little time.
  ///
  /// - Returns: Whether they were imported.
  static func accepts(_ bytes: [UInt8]) throws -> Bool {
    do {
      let model = try Model(importing: bytes, named: "sample.tflite")
      for graph in model.graphs {
        for tier in [KernelTier.reference, .best] { try run(graph, tier) }
      }
      return true
    } catch is EngineError {
      return false
    }
  }

  /// A graph may contradict itself only where operators meet their inputs, which planning finds.
  private static func run(_ graph: GraphDefinition, _ tier: KernelTier) throws {
    guard let plan = try? Plan(graph, options: PlanOptions(kernels: tier)),
      plan.arenaByteCount < 1 << 20, plan.multiplyAddCount < 1 << 20
    else { return }
    Executor(plan).run()
  }
}
