import Testing

@testable import TFLiteImport

/// The table of operators that the importer knows.
@Suite struct ImportTableTests {
  @Test func builtinOperatorsHaveNamesOfTheSchema() {
    for case .builtin(let name) in GraphImporter.imports.keys {
      #expect(BuiltinOperator.names.contains(name), "\(name)")
    }
  }
}
