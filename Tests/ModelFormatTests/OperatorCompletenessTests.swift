import ModelFormat
import Testing

/// What every operator must have beside its definition, so that none is half added.
///
/// Documentation is checked by `FormatDocumentTests`; goldens, shape rules, plain loops and costs by
/// `OperatorGoldenTests.completeness`.
@Suite struct OperatorCompletenessTests {
  @Test(arguments: OperatorKind.allCases)
  func everyAttributeWithARangeHasARefusal(kind: OperatorKind) {
    let messages = AttributeValidationTests.faults.filter { $0.operation.kind == kind }.map(\.message)
    for name in Self.boundedAttributes(of: SampleGraphs.operation(of: kind)) {
      // The window's attributes are one list, which convolutions stand for.
      guard !Self.windowAttributes.contains(name) else { continue }
      #expect(messages.contains { $0.contains(name) }, "no refusal of a bad \(name)")
    }
  }

  @Test(arguments: OperatorKind.allCases)
  func everySampleIsSound(kind: OperatorKind) throws {
    try SampleGraphs.operation(of: kind).definition.validate()
  }

  @Test func noTwoOperatorsHaveOneName() {
    #expect(Set(OperatorKind.allCases).count == OperatorRegistry.all.count)
  }

  private static let windowAttributes = Set(boundedAttributes(of: Operation(Convolution2D.sample)))

  /// The names of the attributes that have a range.
  private static func boundedAttributes(of operation: ModelFormat.Operation) -> [String] {
    operation.type.attributes.filter { $0.type != .boolean && $0.type != .choice }.map(\.name)
  }
}
