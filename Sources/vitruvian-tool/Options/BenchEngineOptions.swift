import ArgumentParser
import GraphRuntime
import TensorCore

/// Which kernels and how many threads `bench` measures: of both it takes several at once.
struct BenchEngineOptions: ParsableArguments {
  @Option(
    name: .customLong("kernels"),
    help: """
      Which kernels run; auto is the fastest that this processor has. Several, with commas between them, are measured \
      in turns, side by side, and may be kernels of nodes by name, such as 'auto,window GEMM'.
      """,
    completion: .list(KernelTier.allCases.map(\.rawValue)))
  var kernelList = KernelTier.automatic.rawValue

  @Option(
    name: .customLong("threads"),
    help: ArgumentHelp(
      """
      How many threads work on one picture or run; several numbers, as 1,2,4, are measured in turns. The result does \
      not depend on it.
      """, valueName: "n,…"))
  var threadList = "1"

  @Option(help: Precision.help)
  var precision: Precision?

  /// The most settings that are measured in turns: each has its memory.
  private static let maximumSettingCount = 16

  func validate() throws {
    let settings = try settings
    guard settings.count <= Self.maximumSettingCount else {
      throw ValidationError(
        "--threads and --kernels make \(settings.count) settings; at most \(Self.maximumSettingCount) are measured in turns"
      )
    }
  }

  /// All kernels with all numbers of threads.
  var settings: [BenchSetting] {
    get throws {
      let counts = try threadCounts
      return try kernels.flatMap { kernels in
        counts.map { BenchSetting(kernels: kernels, threads: $0, precision: precision) }
      }
    }
  }

  /// The numbers of threads, in the order given.
  var threadCounts: [Int] {
    get throws {
      let accepted = 1...PlanOptions.maximumThreadCount
      let counts = try Self.parts(of: threadList, option: "--threads").map { part in
        guard let count = Int(part), accepted ~= count else {
          throw ValidationError(
            "--threads is \(threadList); expected \(accepted.lowerBound) to \(accepted.upperBound), or several such "
              + "numbers with commas between them, as 1,2,4")
        }
        return count
      }
      try Self.checkRepetition(counts.map(String.init), option: "--threads")
      return counts
    }
  }

  /// The choices of kernels, in the order given.
  var kernels: [KernelSelection] {
    get throws {
      let selections = try Self.parts(of: kernelList, option: "--kernels").map(KernelSelection.init)
      try Self.checkRepetition(selections.map(\.name), option: "--kernels")
      return selections
    }
  }

  private static func parts(of list: String, option: String) throws -> [String] {
    let parts = list.split(separator: ",", omittingEmptySubsequences: false)
      .map { String($0.drop { $0 == " " }) }
    guard parts.allSatisfy({ !$0.isEmpty }) else {
      throw ValidationError("\(option) is \(list.quoted); expected values with single commas between them")
    }
    return parts
  }

  private static func checkRepetition(_ names: [String], option: String) throws {
    var seen: Set<String> = []
    guard let repeated = names.first(where: { !seen.insert($0).inserted }) else { return }
    throw ValidationError("\(option) has \(repeated) twice; each is measured once")
  }

  /// The chosen options as the planner takes them.
  func planOptions(_ setting: BenchSetting) -> PlanOptions {
    var options = PlanOptions(
      kernels: setting.kernels.tier, threadCount: setting.threads, precision: setting.precision ?? .single)
    options.preferredKernel = setting.kernels.preferredKernel
    return options
  }
}

/// One of the settings in which `bench` measures.
struct BenchSetting {
  let kernels: KernelSelection
  let threads: Int
  let precision: Precision?

  /// As the commands of tasks take it.
  var engine: EngineOptions {
    var options = EngineOptions()
    options.kernels = kernels.tier
    options.requestedThreads = threads
    options.precision = precision
    return options
  }
}

/// Kernels that are chosen by their tier, or because they have a name.
struct KernelSelection: Hashable {
  /// The tier's own name, or the kernel's.
  let name: String
  let tier: KernelTier
  /// The kernel that computes each node which it can compute.
  let preferredKernel: String?

  /// - Throws: `ValidationError` for a tier that this processor does not run. What is no tier is a kernel.
  init(_ name: String) throws {
    guard let tier = KernelTier(rawValue: name) else {
      (self.name, self.tier, preferredKernel) = (name, .automatic, name)
      return
    }
    do { try tier.checkSupport() } catch { throw ValidationError("--kernels: \(error.message)") }
    (self.name, self.tier, preferredKernel) = (tier.resolvedName, tier, nil)
  }

  /// Checks that kernels which are chosen by name are among those that could compute a node.
  ///
  /// - Throws: `ValidationError` that tells what there is.
  static func check(_ selections: [KernelSelection], amongKernelsOf plans: [Plan]) throws {
    let known = Set(plans.flatMap { $0.steps.flatMap { $0.estimates.map(\.name) } }).sorted()
    for case let name? in selections.map(\.preferredKernel) where !known.contains(name) {
      throw unknown(name, kernels: known)
    }
  }

  /// What is wrong with a name that is neither a tier nor a kernel.
  static func unknown(_ name: String, kernels: [String]) -> ValidationError {
    let tiers = KernelTier.allCases.filter(\.isSupported).map(\.rawValue).joined(separator: ", ")
    let others =
      kernels.isEmpty
      ? ""
      : "; or one of the kernels between which its nodes have a choice: \(kernels.joined(separator: ", "))"
    return ValidationError("--kernels \(name.quoted) is not known; expected one of \(tiers)\(others)")
  }
}
