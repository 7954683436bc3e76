import ArgumentParser
import GraphRuntime

/// The options of every command that computes.
struct EngineOptions: ParsableArguments {
  @Option(help: "Which kernels run; auto is the fastest that this processor has.")
  var kernels = KernelTier.automatic

  @Option(
    name: .customLong("threads"),
    help: ArgumentHelp(
      "How many threads work on one picture or run. The result does not depend on it. (default: 1)",
      valueName: "n"))
  var requestedThreads: Int?

  var threads: Int { requestedThreads ?? 1 }

  @Option(help: Precision.help)
  var precision: Precision?

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

  var threads: Int { common.threads }

  var precision: Precision { common.precision ?? .single }

  /// The chosen options as the planner takes them.
  func planOptions(capturing tensors: [String] = []) -> PlanOptions {
    PlanOptions(
      kernels: common.kernels, threadCount: threads, capturedTensors: Set(tensors),
      precision: precision)
  }
}

extension KernelTier: ExpressibleByArgument {
  /// The tier's own name; of the automatic one, that of the tier which it is here.
  var resolvedName: String { (self == .automatic ? .best : self).rawValue }
}
extension Precision: ExpressibleByArgument {
  static let help = ArgumentHelp(
    """
    How exactly networks are computed: exact has the reference's last bits, the same on every machine; single adds in \
    whichever order is fastest; half multiplies numbers of half precision, which is fast on arm64 with FEAT_FP16 and \
    slow elsewhere. (default: exact for tasks, single for networks by themselves)
    """)
}
