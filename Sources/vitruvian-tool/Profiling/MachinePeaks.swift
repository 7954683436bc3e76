@_spi(Tools) import GraphRuntime

/// What this machine can do at most: the roof above every kernel.
struct MachinePeaks: Encodable {
  /// Billions of floating-point operations for each second of all threads together, two for each
  /// multiply-add.
  let gigaflops: Double
  /// How fast sets of growing size are copied.
  let bandwidths: [Bandwidth]

  /// The rate at which a set of bytes is copied.
  struct Bandwidth: Encodable {
    let byteCount: Int
    let gigabytesPerSecond: Double

    enum CodingKeys: String, CodingKey {
      case byteCount = "working_set_bytes"
      case gigabytesPerSecond = "gb_per_s"
    }
  }

  enum CodingKeys: String, CodingKey {
    case gigaflops = "gflops"
    case bandwidths
  }

  /// Sets that fit the second-level cache, the last-level cache, and neither.
  private static let workingSets = [1 << 18, 1 << 22, 1 << 27]

  /// Measures the machine, which takes some tenths of a second.
  init(threadCount: Int) throws {
    gigaflops = try MachinePeak.gigaflops() * Double(threadCount)
    bandwidths = Self.workingSets.map {
      Bandwidth(
        byteCount: $0,
        gigabytesPerSecond: MachinePeak.gigabytesPerSecond(workingSet: $0, threadCount: threadCount))
    }
  }

  /// The better of two measurements of the same machine.
  init(_ first: MachinePeaks, _ second: MachinePeaks) {
    gigaflops = max(first.gigaflops, second.gigaflops)
    bandwidths = zip(first.bandwidths, second.bandwidths).map {
      $0.gigabytesPerSecond < $1.gigabytesPerSecond ? $1 : $0
    }
  }

  /// The rate for work on `byteCount` bytes: that of the smallest measured set that holds them.
  func gigabytesPerSecond(forWorkingSet byteCount: Int) -> Double {
    (bandwidths.first { byteCount <= $0.byteCount } ?? bandwidths.last)?.gigabytesPerSecond ?? 0
  }

  /// The line that a person reads.
  var text: String {
    let rates = bandwidths.map { bandwidth in
      "\(fixed(bandwidth.gigabytesPerSecond, decimals: 1)) GB/s within \(bandwidth.byteCount.inKibibytes) KiB"
    }
    return "measured peaks: \(fixed(gigaflops, decimals: 1)) GFLOP/s; copies " + rates.joined(separator: ", ")
  }
}

/// Which of the machine's peaks bounds some work, and how near the work comes to it.
///
/// - Source: Williams, Waterman and Patterson, "Roofline: an insightful visual performance model for
///   multicore architectures", 2009.
struct Roofline: Encodable {
  enum Bound: String, Encodable {
    case arithmetic, memory
  }

  /// Floating-point operations for each byte that is read or written.
  let intensity: Double
  let bound: Bound
  /// The shortest time that the peaks allow.
  let milliseconds: Double
  /// The part of the peak that the work reaches: the shortest time over the time taken.
  let share: Double
  /// Why that is more than the whole; empty when it is not.
  let excess: [PeakExcess]

  enum CodingKeys: String, CodingKey {
    case intensity, bound, share
    case milliseconds = "ms"
    case excess = "above_peak_because"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(intensity, forKey: .intensity)
    try container.encode(bound, forKey: .bound)
    try container.encode(milliseconds, forKey: .milliseconds)
    try container.encode(share, forKey: .share)
    if !excess.isEmpty { try container.encode(excess, forKey: .excess) }
  }

  /// - Parameter structuralExcess: Why the work can take less time than its multiply-adds would.
  init(
    multiplyAdds: Int, bytes: Int, milliseconds taken: Double, peaks: MachinePeaks,
    structuralExcess: PeakExcess?
  ) {
    let operations = 2 * Double(multiplyAdds)
    let arithmetic = operations / peaks.gigaflops / 1e6
    let memory = Double(bytes) / peaks.gigabytesPerSecond(forWorkingSet: bytes) / 1e6
    intensity = bytes == 0 ? 0 : operations / Double(bytes)
    bound = arithmetic > memory ? .arithmetic : .memory
    milliseconds = max(arithmetic, memory)
    share = taken > 0 ? milliseconds / taken : 0
    excess = share > 1 ? [bound == .memory ? .cache : structuralExcess ?? .clock] : []
  }
}
