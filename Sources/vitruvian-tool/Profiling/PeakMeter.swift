@_spi(Tools) import GraphRuntime

/// Measures what the machine can do again and again while networks are measured, and keeps the best: clocks
/// change within a minute.
struct PeakMeter {
  /// Billions of floating-point operations for each second of one thread, two for each multiply-add.
  private(set) var gigaflops = 0.0

  /// Measures for some hundredths of a second.
  mutating func measure() throws {
    gigaflops = max(gigaflops, try MachinePeak.gigaflops())
  }

  /// Measures until the peak is at least `rate`, if it ever is.
  mutating func measure(reaching rate: Double) throws {
    for _ in 0..<Self.mostTries where gigaflops < rate { try measure() }
  }

  private static let mostTries = 8
}

/// Why a node or a network can take less time than the machine's peaks allow.
enum PeakExcess: String, Encodable, CaseIterable {
  case quantized = "8-bit numbers are multiplied several at a time, and the peak is of single precision"
  case tiles = "large 3×3 convolutions take fewer products, in tiles, than their windows have"
  case sparse = "weights that are zero are skipped"
  case cache = "its tensors lie in a nearer cache than the copies that were measured, or are not read whole"
  case clock = "the processor was never as fast while its peak was measured"
}

extension [PeakExcess] {
  /// All reasons on one line.
  var text: String { map(\.rawValue).joined(separator: "; ") }
}

extension PlannedStep {
  /// Why the step's multiply-adds can exceed the peak, in what it computes.
  var peakExcess: PeakExcess? {
    if multiplyAddCount == 0 { return nil }
    let isQuantized = inputTypes.contains { type in
      switch type?.elementType {
      case .int8, .uint8: true
      default: false
      }
    }
    if isQuantized { return .quantized }
    if kernelName.hasPrefix("Winograd") { return .tiles }
    return kernelName.hasPrefix("sparse") ? .sparse : nil
  }
}

extension Plan {
  /// Why the network's multiply-adds can exceed the peak; that of the clock when nothing else is a reason.
  var peakExcess: [PeakExcess] {
    let reasons = Set(steps.compactMap(\.peakExcess))
    return reasons.isEmpty ? [.clock] : PeakExcess.allCases.filter(reasons.contains)
  }
}
