import CCommit
import FileAccess
import Foundation
import GraphRuntime
import TensorCore
import Threading

/// When, where and of what something was measured.
struct MeasuringConditions: Codable {
  /// When the measurement began, in UTC.
  let date: String
  let version: String
  /// The commit of the build, or "unknown".
  let commit: String
  let system: String
  let processor: String
  let cores: Int
  let usableCores: Int
  /// By which rule the system sets the clock, or "unknown".
  let governor: String
  /// How many threads wanted to run in the minute before.
  let load: Double?
  /// How many cores other programs kept busy meanwhile.
  let coresBusyElsewhere: Double?
  /// How many cores' time a virtual machine's host gave to others.
  let coresStolen: Double?
  /// The tiers of kernels, by their own names.
  let kernels: [String]
  let model: String
  let modelSHA256: String
  /// Why the numbers should not be trusted.
  let warnings: [String]

  enum CodingKeys: String, CodingKey {
    case date, version, commit, system, processor, cores, governor, load, kernels, model, warnings
    case usableCores = "usable_cores"
    case coresBusyElsewhere = "cores_busy_elsewhere"
    case coresStolen = "cores_stolen"
    case modelSHA256 = "model_sha256"
  }
}

/// Watches the machine while something is measured.
struct MachineWatch {
  private let date = Date()
  private let load = MachineDescription.load
  private let start = MonotonicTime.now
  private let processorSeconds = MachineDescription.processorSeconds
  private let ownSeconds = ResourceUse.processorSeconds

  /// The conditions from the beginning of the watch until now. It reads the model, so nothing that is
  /// measured should come after it.
  ///
  /// - Parameters:
  ///   - threads: How many threads were measured at most.
  ///   - times: What was measured, by what warnings call it.
  /// - Throws: `EngineError` when the model cannot be read any more.
  func conditions(
    model: String, kernels: [String], threads: Int, times: [(name: String, times: RunTimes)]
  ) throws -> MeasuringConditions {
    let seconds = MonotonicTime.now.milliseconds(since: start) / 1e3
    let now = MachineDescription.processorSeconds
    let own = ResourceUse.processorSeconds - ownSeconds
    // The system counts in hundredths of a second.
    let isLongEnough = seconds > 0.2
    let stolen = isLongEnough ? Self.rate(now?.stolen, processorSeconds?.stolen, seconds) : nil
    let busy = isLongEnough ? Self.rate(now?.busy, processorSeconds?.busy, seconds) : nil
    let elsewhere = busy.map { max($0 - own / seconds, 0) }
    let disturbances = Self.disturbances(load: load, elsewhere: elsewhere, stolen: stolen, threads: threads)
    let file = try StoredFile(path: model, maximumByteCount: .max)
    return MeasuringConditions(
      date: date.formatted(.iso8601), version: Release.version, commit: String(cString: vitruvian_commit()),
      system: MachineDescription.system, processor: MachineDescription.processor,
      cores: MachineDescription.cores, usableCores: MachineDescription.usableCores,
      governor: MachineDescription.governor, load: load, coresBusyElsewhere: elsewhere, coresStolen: stolen,
      kernels: kernels, model: model, modelSHA256: try file.sha256(),
      warnings: disturbances + times.compactMap { Self.unsteadiness(of: $0.times, $0.name) })
  }

  private static func rate(_ now: Double?, _ before: Double?, _ seconds: Double) -> Double? {
    now.flatMap { now in before.map { (now - $0) / seconds } }
  }

  /// Other programs that take more of a core than this disturb what is measured.
  private static let quietCores = 0.25
  /// Of a core, too.
  private static let quietStolenCores = 0.05

  /// What the machine did besides.
  static func disturbances(
    load: Double?, elsewhere: Double?, stolen: Double?, threads: Int
  ) -> [String] {
    var warnings: [String] = []
    if let load, load > Double(threads) {
      warnings.append(
        "the machine was not quiet: its load was \(fixed(load, decimals: 2)) before, more than the "
          + threads.counted("thread") + " measured")
    }
    if let elsewhere, elsewhere > quietCores {
      warnings.append(
        "the machine was not quiet: other programs kept \(fixed(elsewhere, decimals: 2)) cores busy meanwhile"
      )
    }
    if let stolen, stolen > quietStolenCores {
      warnings.append(
        "the machine was not quiet: its host gave the time of \(fixed(stolen, decimals: 2)) cores to others")
    }
    return warnings
  }

  /// What is wrong with times that differ too much.
  static func unsteadiness(of times: RunTimes, _ name: String) -> String? {
    guard times.spread > RunTimes.steadySpread else { return nil }
    return "the times of \(name) are not steady: a tenth of the runs took "
      + "\(fixed(100 * times.spread, decimals: 0)) % longer than the median or more"
  }
}

extension MeasuringConditions {
  /// The lines for a person; warnings go elsewhere.
  var text: String {
    let usable = usableCores < cores ? ", \(usableCores) of them usable" : ""
    let load = load.map { ", load \(fixed($0, decimals: 2))" } ?? ""
    return """
      measured  \(date), vitruvian \(version), commit \(commit), \(kernels.joined(separator: " and ")) kernels
      machine   \(processor), \(cores.counted("core"))\(usable), governor \(governor)\(load); \(system)
      model     \(model), SHA-256 \(modelSHA256)

      """.withBytesSpelledOut
  }

  /// What each row of a table says of them.
  var csv: CSVTable.Row {
    [
      ("date", date), ("version", version), ("commit", commit), ("system", system), ("processor", processor),
      ("cores", String(cores)), ("usable_cores", String(usableCores)), ("governor", governor),
      ("load", load.map { fixed($0, decimals: 2) } ?? ""), ("model", model), ("model_sha256", modelSHA256),
    ]
  }
}

extension Int {
  /// The number with a noun, which has an s unless there is one.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
