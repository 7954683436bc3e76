import Foundation

extension Double {
  /// Millions with one decimal.
  var inMillions: String { fixed(self / 1e6, decimals: 1) }
}

extension Int {
  /// Whole kibibytes, rounded up.
  var inKibibytes: Int { (self + 1023) / 1024 }
}

/// A number with a fixed count of decimals.
func fixed(_ value: Double, decimals: Int) -> String {
  String(format: "%.\(decimals)f", value)
}
