import Foundation
import ModelFormat
import Testing

@testable import TFLiteImport

/// The names by which the importer knows operators.
@Suite struct ImportTableTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("ModelConverter/TFLiteImport/Operators")

  /// The names of operators that all families know: the cases of their `switch`, as their files have them,
  /// and the functions of the element-wise ones.
  private static func names() throws -> [String] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("GraphImporter+") }
    let cases = try files.flatMap { file in
      try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        .matches(of: #/case "([^"]+)": try /#).map { String($0.1) }
    }
    return cases + ElementwiseUnary.Function.allCases.compactMap(\.row.source)
      + ElementwiseBinary.Function.allCases.compactMap(\.row.source)
      + Comparison.Function.allCases.compactMap(\.row.source)
  }

  @Test func builtinOperatorsHaveNamesOfTheSchema() throws {
    let builtin = try Self.names().filter { $0.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" } }
    #expect(builtin.count > 100)
    for name in builtin { #expect(BuiltinOperator.names.contains(name), "\(name)") }
  }

  @Test func oneFamilyKnowsAnOperator() throws {
    let names = try Self.names()
    let repeated = Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }
    #expect(repeated.isEmpty, "\(repeated.keys)")
  }
}
