import FileAccess
import Foundation
import TensorCore

/// What `bench --json` wrote at another time.
struct FormerReport: Decodable {
  let conditions: MeasuringConditions
  private let networks: [Row]?
  private let tasks: [Row]?

  /// All that was measured; there is something.
  var rows: [Row] { (networks ?? []) + (tasks ?? []) }

  /// A network or a task in one setting.
  struct Row: Decodable {
    let identity: [String]
    let threads: Int
    let kernels: String
    let times: RunTimes

    private enum CodingKeys: String, CodingKey {
      case name, task, mode, input, threads, kernels
      case samples = "samples_ms"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if container.contains(.task) {
        identity = try [CodingKeys.task, .mode, .input].map { try container.decode(String.self, forKey: $0) }
      } else {
        identity = [try container.decode(String.self, forKey: .name)]
      }
      threads = try container.decode(Int.self, forKey: .threads)
      kernels = try container.decode(String.self, forKey: .kernels)
      let samples = try container.decode([Double].self, forKey: .samples)
      guard !samples.isEmpty, samples.allSatisfy({ $0.isFinite && $0 >= 0 }) else {
        throw DecodingError.dataCorruptedError(
          forKey: .samples, in: container, debugDescription: "it has no times, or some are not numbers")
      }
      times = RunTimes(samples)
    }
  }

  /// The most bytes of a report: a hundred networks with ten thousand runs each have less.
  private static let maximumByteCount = 64 << 20

  /// - Throws: `EngineError` that names the file, and what it should be.
  init(contentsOfFile path: String) throws {
    let contents = try EngineError.within("--compare") {
      try StoredFile(path: path, maximumByteCount: Self.maximumByteCount).bytes()
    }
    do {
      self = try JSONDecoder().decode(FormerReport.self, from: Data(contents))
    } catch let error as DecodingError {
      throw EngineError(
        .invalidArgument,
        "--compare: \(path) is not what `vitruvian bench --json` wrote: \(error.place)")
    }
    guard !rows.isEmpty else {
      throw EngineError(
        .invalidArgument,
        "--compare: \(path) has no networks or tasks; expected what `vitruvian bench --json` wrote, without "
          + "--candidates")
    }
  }

  /// What is not as it was, so that the times may differ for other reasons than the code.
  func differences(from now: MeasuringConditions) -> [String] {
    let then = conditions
    let values: [(String, String, String)] = [
      ("processor", then.processor, now.processor),
      ("number of cores", "\(then.usableCores) of \(then.cores)", "\(now.usableCores) of \(now.cores)"),
      ("governor", then.governor, now.governor),
      ("kernels", then.kernels.joined(separator: ", "), now.kernels.joined(separator: ", ")),
      ("model", then.modelSHA256, now.modelSHA256),
    ]
    return values.filter { $1 != $2 }.map {
      "the \($0) differs from the former measurement's: \($2), was \($1)"
    }
  }
}
