import GraphRuntime

/// What `bench` measured of a network or a task, besides the times.
protocol BenchFigures: Encodable {
  typealias Column = (String, TextTable.Alignment)

  /// What tells it from others in a report.
  var identity: [String] { get }
  /// What warnings call it.
  var title: String { get }
  /// Columns before the setting, before the times, and behind them.
  static var columns: (first: [Column], before: [Column], behind: [Column]) { get }
  var cells: (first: [String], before: [String], behind: [String]) { get }
  var csv: CSVTable.Row { get }
  /// How many decimals of a millisecond are of interest.
  static var decimals: Int { get }
  /// What a person should know besides, if there is something.
  var remark: String? { get }
}

/// What was measured in one setting.
struct BenchRow<Figures: BenchFigures>: Encodable {
  let figures: Figures
  let setting: BenchSetting
  let times: RunTimes
  /// How much faster than with the fewest threads, and what part of the added threads that is worth.
  private(set) var scaling: (speedUp: Double, efficiency: Double)?
  /// Beside the first kernels with as many threads.
  private(set) var besideFirst: TimeComparison?
  /// Beside a former measurement.
  private(set) var besideFormer: TimeComparison?

  init(_ figures: Figures, _ setting: BenchSetting, _ times: RunTimes) {
    (self.figures, self.setting, self.times) = (figures, setting, times)
  }

  private enum CodingKeys: String, CodingKey {
    case threads, kernels, efficiency, compared
    case speedUp = "speed_up"
    case comparedKernels = "compared_kernels"
    case samples = "samples_ms"
  }

  func encode(to encoder: any Encoder) throws {
    try figures.encode(to: encoder)
    try times.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(setting.threads, forKey: .threads)
    try container.encode(setting.kernels.name, forKey: .kernels)
    try container.encodeIfPresent(scaling?.speedUp, forKey: .speedUp)
    try container.encodeIfPresent(scaling?.efficiency, forKey: .efficiency)
    try container.encodeIfPresent(besideFirst, forKey: .comparedKernels)
    try container.encodeIfPresent(besideFormer, forKey: .compared)
    try container.encode(times.samples, forKey: .samples)
  }

  /// What warnings call the row.
  var title: String {
    "\(figures.title) with \(setting.threads.counted("thread")), \(setting.kernels.name) kernels"
  }
}

extension BenchRow {
  /// The rows with what they are beside each other, and beside those of a former measurement.
  static func compared(_ rows: [BenchRow], with former: FormerReport?) -> [BenchRow] {
    rows.map { $0.compared(among: rows).compared(with: former?.rows ?? []) }
  }
}

extension BenchRow {
  /// The row beside others of the same thing.
  fileprivate func compared(among rows: [BenchRow]) -> BenchRow {
    var result = self
    let others = rows.filter { $0.figures.identity == figures.identity }
    let counts = others.filter { $0.setting.kernels == setting.kernels }
    if counts.count > 1, let fewest = counts.min(by: { $0.setting.threads < $1.setting.threads }) {
      let speedUp = fewest.times.median / times.median
      result.scaling = (speedUp, speedUp * Double(fewest.setting.threads) / Double(setting.threads))
    }
    let first = others.first { $0.setting.threads == setting.threads }
    if let first, first.setting.kernels != setting.kernels {
      result.besideFirst = TimeComparison(of: times, with: first.times)
    }
    return result
  }

  /// The row beside that of the same thing among former ones; of several tiers, its own if it was measured.
  fileprivate func compared(with rows: [FormerReport.Row]) -> BenchRow {
    let namesakes = rows.filter { $0.identity == figures.identity && $0.threads == setting.threads }
    var result = self
    if let former = namesakes.first(where: { $0.kernels == setting.kernels.name })
      ?? (namesakes.count == 1 ? namesakes[0] : nil)
    {
      result.besideFormer = TimeComparison(of: times, with: former.times)
    }
    return result
  }
}

extension BenchRow {
  /// The rows for a person, and what there is to say of them.
  static func table(_ rows: [BenchRow]) -> String {
    let hasKernels = Set(rows.map(\.setting.kernels)).count > 1
    let hasScaling = rows.contains { $0.scaling != nil }
    let hasFirst = rows.contains { $0.besideFirst != nil }
    let hasFormer = rows.contains { $0.besideFormer != nil }
    let columns = Figures.columns
    var table = TextTable(
      columns.first + (hasKernels ? [("kernels", .left)] : []) + [("threads", .right), ("runs", .right)]
        + columns.before + ["min", "median", "p90", "deviation"].map { ("\($0) ms", .right) } + columns.behind
        + (hasScaling ? [("speed-up", .right), ("efficiency", .right)] : [])
        + (hasFirst ? TimeComparison.columns("first kernels") : [])
        + (hasFormer ? TimeComparison.columns("former") : []))
    for row in rows {
      let cells = row.figures.cells
      let times = [row.times.minimum, row.times.median, row.times.percentile90, row.times.deviation]
      let scaling = row.scaling.map { [fixed($0.speedUp, decimals: 2), percentage($0.efficiency)] }
      let none = [String](repeating: "", count: TimeComparison.columns("").count)
      table.append(
        cells.first + (hasKernels ? [row.setting.kernels.name] : [])
          + [String(row.setting.threads), String(row.times.count)] + cells.before
          + times.map { fixed($0, decimals: Figures.decimals) } + cells.behind
          + (hasScaling ? scaling ?? ["", ""] : []) + (hasFirst ? row.besideFirst?.cells ?? none : [])
          + (hasFormer ? row.besideFormer?.cells ?? none : []))
    }
    let remarks = rows.compactMap(\.figures.remark).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    return (table.lines + remarks).joined(separator: "\n")
  }

  var csv: CSVTable.Row {
    figures.csv + [
      ("kernels", setting.kernels.name), ("threads", String(setting.threads)), ("runs", String(times.count)),
      ("min_ms", "\(times.minimum)"), ("median_ms", "\(times.median)"), ("p90_ms", "\(times.percentile90)"),
      ("deviation_ms", "\(times.deviation)"),
    ]
      + (scaling.map { [("speed_up", "\($0.speedUp)"), ("efficiency", "\($0.efficiency)")] } ?? [])
      + (besideFirst?.csv("first_kernels") ?? []) + (besideFormer?.csv("former") ?? [])
  }

  private static func percentage(_ share: Double) -> String { fixed(share * 100, decimals: 0) + " %" }
}
