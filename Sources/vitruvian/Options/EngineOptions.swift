import ArgumentParser
import GraphRuntime

/// The options of every command that computes.
struct EngineOptions: ParsableArguments {
  @Option(help: "Which kernels run; auto is the fastest that this processor has.")
  var kernels = KernelTier.automatic

  @Option(help: "How many threads work on one picture or run. The result does not depend on it.")
  var threads = 1

  func validate() throws {
    guard 1...PlanOptions.maximumThreadCount ~= threads else {
      throw ValidationError("--threads is \(threads); expected 1 to \(PlanOptions.maximumThreadCount)")
    }
  }

  /// The same choice for the planner.
  func planOptions(capturing tensors: [String] = []) -> PlanOptions {
    PlanOptions(kernels: kernels, threadCount: threads, capturedTensors: Set(tensors))
  }
}

extension KernelTier: ExpressibleByArgument {}
