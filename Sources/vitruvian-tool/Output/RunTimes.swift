/// The times of several runs, in milliseconds.
struct RunTimes {
  private let sorted: [Double]

  /// - Precondition: there is a time.
  init(_ times: [Double]) {
    sorted = times.sorted()
  }

  var minimum: Double { sorted[0] }
  var median: Double { sorted[sorted.count / 2] }
  var percentile90: Double { sorted[sorted.count * 9 / 10] }
}
