import Foundation
import Testing

/// A row of `Sources/Facades/SYMBOLS.md`.
private struct SymbolRow {
  /// The type and the member, as in `Mask.init(uInt8Data:width:height:shouldCopy:)`.
  let symbol: String
  /// The file of ours below `Sources/Facades`; `nil` when there is none, for a reason.
  let file: String?
  /// What stands in the last column.
  let ours: String

  /// - Returns: `nil` when the line is no row of a symbol.
  init?(line: Substring) {
    let columns = line.split(separator: " | ", omittingEmptySubsequences: false)
    guard columns.count == 3, columns[0].hasPrefix("| `"), columns[0].hasSuffix("`") else { return nil }
    symbol = String(columns[0].dropFirst(3).dropLast())
    ours = columns[2].trimmingCharacters(in: [" ", "|"])
    file = ours.hasPrefix("`") ? ours.trimmingCharacters(in: ["`"]) : nil
  }

  /// The member's name without its labels, or the type's.
  var baseName: String {
    let name = symbol.prefix { $0 != "(" }
    return String(name.split(separator: ".").last ?? name)
  }
}

/// The repository's files that say what the façades declare.
private enum FacadeFiles {
  static let package = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
  }

  static func rows() throws -> [SymbolRow] {
    try text("Sources/Facades/SYMBOLS.md").split(separator: "\n").compactMap(SymbolRow.init)
  }

  static let modules = [
    "FacadeSupport", "MediaPipeTasksVision", "MLImage", "MLKitVision", "MLKitPoseDetectionCommon",
    "MLKitPoseDetection", "MLKitPoseDetectionAccurate", "MLKitCommon", "MLKit",
  ]

  /// The paths of all symbols that the façades declare, as on Apple platforms.
  static func declared() throws -> Set<String> {
    let lines = try modules.flatMap { try text("Sources/Facades/API/\($0).txt").split(separator: "\n") }
    return Set(lines.compactMap { $0.components(separatedBy: "  ").first })
  }
}

@Suite("The table of the originals' symbols")
struct SymbolTableTests {
  @Test("what is said to be here is declared, in the file that the table names")
  func declarations() throws {
    let (rows, declared) = (try FacadeFiles.rows(), try FacadeFiles.declared())
    #expect(rows.count > 500)
    for row in rows {
      guard let file = row.file else {
        #expect(row.ours.hasPrefix("— "), "\(row.symbol) has neither a file nor a reason")
        #expect(!declared.contains(row.symbol), "\(row.symbol) is declared, whatever the table says")
        continue
      }
      #expect(declared.contains(row.symbol), "\(row.symbol) is not declared")
      let text = try FacadeFiles.text("Sources/Facades/\(file)")
      #expect(text.contains(row.baseName) || row.baseName == "init", "\(row.symbol) is not in \(file)")
    }
  }

  @Test("no type is declared that the table leaves out")
  func completeness() throws {
    let table = try FacadeFiles.text("Sources/Facades/SYMBOLS.md")
    for symbol in try FacadeFiles.declared() where !symbol.contains(".") {
      #expect(table.contains("`\(symbol)`") || table.contains("`\(symbol)."), "\(symbol) is in no table")
    }
  }

  @Test("the program that uses every symbol leaves none out")
  func everySymbol() throws {
    let program = try ["MediaPipe", "MLKit"].map {
      try FacadeFiles.text("Tests/GuideTests/EverySymbolOf\($0).swift")
    }.joined()
    let words = Set(program.split { !$0.isLetter && !$0.isNumber })
    for row in try FacadeFiles.rows() where row.file != nil {
      #expect(words.contains(Substring(row.baseName)), "\(row.symbol) is not used")
    }
  }
}
