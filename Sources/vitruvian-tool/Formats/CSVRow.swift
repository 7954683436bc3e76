/// Rows of comma-separated values.
///
/// Source: RFC 4180, with line breaks of a single character.
enum CSVRow {
  /// A row with its line break; cells that need it are in quotation marks.
  static func bytes(_ cells: [String]) -> [UInt8] {
    var row: [UInt8] = []
    for (index, cell) in cells.enumerated() {
      if index > 0 { row.append(UInt8(ascii: ",")) }
      if cell.utf8.contains(where: { [44, 34, 10, 13].contains($0) }) {
        let quote = UInt8(ascii: "\"")
        row.append(quote)
        for byte in cell.utf8 { row += byte == quote ? [quote, quote] : [byte] }
        row.append(quote)
      } else {
        row += cell.utf8
      }
    }
    row.append(UInt8(ascii: "\n"))
    return row
  }
}

/// A table of measurements, of which each row names its cells' columns.
enum CSVTable {
  typealias Row = [(column: String, cell: String)]

  /// The table with all columns that a row names, in the order in which they first occur. Cells that a row
  /// lacks are empty.
  static func bytes(_ rows: [Row]) -> [UInt8] {
    var places: [String: Int] = [:]
    var columns: [String] = []
    for (column, _) in rows.joined() where places[column] == nil {
      places[column] = columns.count
      columns.append(column)
    }
    return rows.reduce(into: CSVRow.bytes(columns)) { bytes, row in
      var cells = [String](repeating: "", count: columns.count)
      for (column, cell) in row { if let place = places[column] { cells[place] = cell } }
      bytes += CSVRow.bytes(cells)
    }
  }
}
