import Testing

@testable import TFLiteImport

/// The table of operators that the importer knows.
@Suite struct ImportTableTests {
  @Test func builtinOperatorsHaveNamesOfTheSchema() {
    for name in GraphImporter.imports.keys where !name.hasPrefix("custom ") {
      #expect(BuiltinOperator.names.contains(name), "\(name)")
    }
  }
}
