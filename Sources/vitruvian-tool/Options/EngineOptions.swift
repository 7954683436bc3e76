import ArgumentParser
import GraphRuntime

/// The options of every command that computes.
struct EngineOptions: ParsableArguments {
  @Option(help: "Which kernels run; auto is the fastest that this processor has.")
  var kernels = KernelTier.automatic

  @Option(help: "How many threads work on one picture or run. The result does not depend on it.")
  var threads = 1

  func validate() throws {
    do { try kernels.checkSupport() } catch { throw ValidationError("--kernels: \(error.message)") }
    guard 1...PlanOptions.maximumThreadCount ~= threads else {
      throw ValidationError("--threads is \(threads); expected 1 to \(PlanOptions.maximumThreadCount)")
    }
  }
}

/// The options of every command that runs networks by themselves.
struct NetworkEngineOptions: ParsableArguments {
  @OptionGroup var common: EngineOptions
  @OptionGroup var order: NodeOrderOptions

  var threads: Int { common.threads }

  /// The chosen options as the planner takes them.
  func planOptions(capturing tensors: [String] = []) -> PlanOptions {
    var options = order.planOptions(kernels: common.kernels, threadCount: threads)
    options.capturedTensors = Set(tensors)
    return options
  }
}

/// In which order networks by themselves are computed.
struct NodeOrderOptions: ParsableArguments {
  @Flag(
    help: """
      Compute nodes in the order of the network, as tasks do, so that results have the reference's last bits; \
      otherwise some change places, and large 3×3 convolutions take fewer products, where that is faster.
      """)
  var keepRounding = false

  func planOptions(kernels: KernelTier, threadCount: Int) -> PlanOptions {
    PlanOptions(kernels: kernels, threadCount: threadCount, keepsRounding: keepRounding)
  }
}

extension KernelTier: ExpressibleByArgument {}
