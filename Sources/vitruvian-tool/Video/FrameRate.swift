/// Frames for each second, as a fraction: 30000/1001.
struct FrameRate {
  let numerator: Int
  let denominator: Int

  /// Beyond, it is a clock and not the rate of a video.
  private static let acceptedRates = 0.001...10_000

  /// - Returns: `nil` when the fraction is not the rate of a video.
  init?(numerator: Int, denominator: Int) {
    guard numerator > 0, denominator > 0, numerator <= Int32.max, denominator <= Int32.max,
      Self.acceptedRates.contains(Double(numerator) / Double(denominator))
    else { return nil }
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Reads `30000/1001`.
  init?(_ text: String) {
    let parts = text.split(separator: "/").map { Int($0) }
    guard parts.count == 2, let numerator = parts[0], let denominator = parts[1] else { return nil }
    self.init(numerator: numerator, denominator: denominator)
  }

  var value: Double { Double(numerator) / Double(denominator) }

  /// The rate of every `step`th frame.
  func divided(by step: Int) -> FrameRate? {
    FrameRate(numerator: numerator, denominator: denominator * step)
  }
}
