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
    var header = columns.first
    if hasKernels { header.append(("kernels", .left)) }
    header += [("threads", .right), ("runs", .right)]
    header += columns.before
    for name in ["min", "median", "p90", "deviation"] { header.append(("\(name) ms", .right)) }
    header += columns.behind
    if hasScaling { header += [("speed-up", .right), ("efficiency", .right)] }
    if hasFirst { header += TimeComparison.columns("first kernels") }
    if hasFormer { header += TimeComparison.columns("former") }
    var table = TextTable(header)
    let none = [String](repeating: "", count: TimeComparison.columns("").count)
    for row in rows {
      let (figures, times) = (row.figures.cells, row.times)
      var cells = figures.first
      if hasKernels { cells.append(row.setting.kernels.name) }
      cells += [String(row.setting.threads), String(times.count)]
      cells += figures.before
      for time in [times.minimum, times.median, times.percentile90, times.deviation] {
        cells.append(fixed(time, decimals: Figures.decimals))
      }
      cells += figures.behind
      if hasScaling {
        cells += row.scaling.map { [fixed($0.speedUp, decimals: 2), percentage($0.efficiency)] } ?? ["", ""]
      }
      if hasFirst { cells += row.besideFirst?.cells ?? none }
      if hasFormer { cells += row.besideFormer?.cells ?? none }
      table.append(cells)
    }
    let remarks = rows.compactMap(\.figures.remark).reduce(into: [String]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    return (table.lines + remarks).joined(separator: "\n")
  }

  var csv: CSVTable.Row {
    var row = figures.csv
    row += [("kernels", setting.kernels.name), ("threads", String(setting.threads))]
    row += times.csv
    if let scaling {
      row += [("speed_up", "\(scaling.speedUp)"), ("efficiency", "\(scaling.efficiency)")]
    }
    if let besideFirst { row += besideFirst.csv("first_kernels") }
    if let besideFormer { row += besideFormer.csv("former") }
    return row
  }

  private static func percentage(_ share: Double) -> String { fixed(share * 100, decimals: 0) + " %" }
}
