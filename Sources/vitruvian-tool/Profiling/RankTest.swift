import Foundation

/// Whether one of two lists of times tends to be shorter than the other.
///
/// - Source: Mann and Whitney, "On a test of whether one of two random variables is stochastically larger
///   than the other", 1947; the normal approximation, corrected for ties and for continuity.
struct RankTest {
  /// How probable so large a difference is, in either direction, if there is none.
  let probability: Double

  init(_ first: [Double], _ second: [Double]) {
    let all = (first.map { (value: $0, isFirst: true) } + second.map { (value: $0, isFirst: false) })
      .sorted { $0.value < $1.value }
    var rankSum = 0.0
    var tieSum = 0.0
    var start = 0
    while start < all.count {
      var end = start
      while end < all.count, all[end].value == all[start].value { end += 1 }
      // Equal values share the mean of their ranks, which count from one.
      let rank = Double(start + 1 + end) / 2
      rankSum += rank * Double(all[start..<end].count { $0.isFirst })
      let ties = Double(end - start)
      tieSum += ties * ties * ties - ties
      start = end
    }
    let (firstCount, secondCount, count) = (Double(first.count), Double(second.count), Double(all.count))
    let product = firstCount * secondCount
    let pairsWon = rankSum - firstCount * (firstCount + 1) / 2
    let variance = count > 1 ? product / 12 * (count + 1 - tieSum / (count * (count - 1))) : 0
    guard variance > 0 else {
      probability = 1
      return
    }
    let distance = max(abs(pairsWon - product / 2) - 0.5, 0) / variance.squareRoot()
    probability = erfc(distance / 2.squareRoot())
  }
}

/// How times compare with others of the same thing.
struct TimeComparison: Encodable {
  /// The median of the others, in milliseconds.
  let otherMedian: Double
  /// The other median over this one: above one when these are faster.
  let timesAsFast: Double
  /// As ``RankTest/probability``.
  let probability: Double
  let verdict: Verdict

  enum Verdict: String, Encodable {
    case faster, slower
    case undecided = "no difference shown"
  }

  /// A difference that chance makes more rarely counts.
  static let significance = 0.01

  init(of times: RunTimes, with others: RunTimes) {
    otherMedian = others.median
    timesAsFast = others.median / times.median
    probability = RankTest(times.samples, others.samples).probability
    verdict = probability >= Self.significance ? .undecided : timesAsFast > 1 ? .faster : .slower
  }

  private enum CodingKeys: String, CodingKey {
    case verdict, probability
    case otherMedian = "other_median_ms"
    case timesAsFast = "times_as_fast"
  }

  /// What a person reads: the ratio and whether it is one.
  var cells: [String] {
    [
      fixed(otherMedian, decimals: 3), fixed(timesAsFast, decimals: 2),
      probability < 0.0001 ? "< 0.0001" : fixed(probability, decimals: 4), verdict.rawValue,
    ]
  }

  /// The titles of ``cells``.
  static func columns(_ others: String) -> [(String, TextTable.Alignment)] {
    [("\(others) ms", .right), ("times as fast", .right), ("p", .right), ("", .left)]
  }

  /// Cells whose columns begin with a word for the others.
  func csv(_ others: String) -> CSVTable.Row {
    [
      ("\(others)_median_ms", "\(otherMedian)"), ("\(others)_times_as_fast", "\(timesAsFast)"),
      ("\(others)_p", "\(probability)"), ("\(others)_verdict", verdict.rawValue),
    ]
  }
}
