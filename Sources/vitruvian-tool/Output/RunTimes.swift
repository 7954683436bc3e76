/// The times of several runs, in milliseconds.
struct RunTimes {
  /// In the order of the runs.
  let samples: [Double]
  private let sorted: [Double]

  /// - Precondition: there is a time.
  init(_ times: [Double]) {
    samples = times
    sorted = times.sorted()
  }

  var count: Int { samples.count }
  var minimum: Double { sorted[0] }
  var median: Double { sorted[sorted.count / 2] }
  var percentile90: Double { sorted[sorted.count * 9 / 10] }

  /// The standard deviation, estimated from a sample; zero for a single run.
  var deviation: Double {
    guard count > 1 else { return 0 }
    let mean = sorted.reduce(0, +) / Double(count)
    let squares = sorted.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (squares / Double(count - 1)).squareRoot()
  }

  /// By how much the 90th percentile is longer than the median, as a part of it.
  var spread: Double { median > 0 ? percentile90 / median - 1 : 0 }

  /// The greatest ``spread`` of runs that nothing disturbed.
  static let steadySpread = 0.2
}

extension RunTimes {
  /// The summary as cells of a table.
  var csv: CSVTable.Row {
    [
      ("runs", String(count)), ("min_ms", "\(minimum)"), ("median_ms", "\(median)"),
      ("p90_ms", "\(percentile90)"), ("deviation_ms", "\(deviation)"),
    ]
  }
}

extension RunTimes: Encodable {
  private enum CodingKeys: String, CodingKey {
    case runs
    case minimum = "min_ms"
    case median = "median_ms"
    case percentile90 = "p90_ms"
    case deviation = "deviation_ms"
  }

  /// The summary; the samples are the business of those who compare them.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(count, forKey: .runs)
    try container.encode(minimum, forKey: .minimum)
    try container.encode(median, forKey: .median)
    try container.encode(percentile90, forKey: .percentile90)
    try container.encode(deviation, forKey: .deviation)
  }
}
