import Foundation
import Threading

/// A line on a terminal that tells how far long work is, how fast, and how long it will take.
///
/// Nothing shows for work that is quickly done, when standard error is not a terminal, or when results go to
/// a terminal, where they would mix with it.
struct ProgressBar {
  private let unit: String
  private let total: Int?
  private var done: Int
  /// What was done before.
  private let doneBefore: Int
  private let start = MonotonicTime.now
  private var lastDrawing: MonotonicTime?
  private let isEnabled: Bool

  private static let patienceInMilliseconds = 1000.0
  private static let intervalInMilliseconds = 200.0
  private static let barWidth = 24

  /// - Parameters:
  ///   - total: of the work; `nil` when that is unknown.
  ///   - done: how much of that was done before.
  ///   - unit: what is counted, in the plural.
  ///   - resultsGoToStandardOutput: whether results are printed and not written to a file.
  init(total: Int?, done: Int = 0, unit: String, resultsGoToStandardOutput: Bool) {
    self.total = total
    self.done = done
    self.unit = unit
    doneBefore = done
    isEnabled = Self.isVisible(resultsGoToStandardOutput: resultsGoToStandardOutput)
  }

  /// Whether there is a terminal for it.
  static func isVisible(resultsGoToStandardOutput: Bool) -> Bool {
    isatty(STDERR_FILENO) == 1 && !(resultsGoToStandardOutput && isatty(STDOUT_FILENO) == 1)
  }

  /// Counts one more as done.
  mutating func advance() {
    done += 1
    let now = MonotonicTime.now
    let wait = lastDrawing == nil ? Self.patienceInMilliseconds : Self.intervalInMilliseconds
    guard isEnabled, now.milliseconds(since: lastDrawing ?? start) >= wait else { return }
    lastDrawing = now
    draw(
      Self.line(
        done: done, doneBefore: doneBefore, total: total, unit: unit,
        elapsed: now.milliseconds(since: start) / 1e3))
  }

  /// Takes the line away, so that something else can be written there.
  mutating func clear() {
    guard lastDrawing != nil else { return }
    draw("")
  }

  private func draw(_ line: String) {
    // Back to the start of the line, the text as far as it fits, and nothing after it.
    let text = "\r" + line.prefix(Self.terminalWidth - 1) + "\u{1B}[K"
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  private static var terminalWidth: Int {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 1 else { return 80 }
    return Int(size.ws_col)
  }
}

extension ProgressBar {
  /// `[######..................] 30/120 frames 24.9 frames/s 0:04 left`, or without a total `30 frames 24.9
  /// frames/s`.
  static func line(
    done: Int, doneBefore: Int = 0, total: Int?, unit: String, elapsed: Double
  ) -> String {
    let speed = elapsed > 0 ? Double(done - doneBefore) / elapsed : 0
    let pace = "\(fixed(speed, decimals: 1)) \(unit)/s"
    guard let total, total >= done else { return "\(done) \(unit)  \(pace)" }
    let filled = total > 0 ? barWidth * done / total : barWidth
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: barWidth - filled)
    let left = speed > 0 ? "  \(clock(Double(total - done) / speed)) left" : ""
    return "[\(bar)]  \(done)/\(total) \(unit)  \(pace)\(left)"
  }

  /// Seconds as `0:04`, `12:30` or `1:02:03`.
  private static func clock(_ seconds: Double) -> String {
    let whole = Int(min(seconds, 1e9).rounded(.up))
    let (hours, minutes) = (whole / 3600, whole / 60 % 60)
    let tail = String(format: "%02d", whole % 60)
    return hours > 0 ? "\(hours):" + String(format: "%02d", minutes) + ":\(tail)" : "\(minutes):\(tail)"
  }
}
