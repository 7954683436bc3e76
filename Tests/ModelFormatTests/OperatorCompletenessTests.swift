import ModelFormat
import Testing

/// What every operator must have beside its payload, so that none is half added.
///
/// Documentation is checked by `FormatDocumentTests`; goldens, shape rules, plain loops and costs by
/// `OperatorGoldenTests.completeness`.
@Suite struct OperatorCompletenessTests {
  @Test(arguments: OperatorKind.allCases)
  func everyAttributeWithARangeHasARefusal(kind: OperatorKind) {
    let messages = AttributeValidationTests.faults.filter { $0.operation.kind == kind }.map(\.message)
    for name in Self.boundedAttributes(of: SampleGraphs.operation(of: kind).attributes) {
      // The window's attributes are one list, which convolutions stand for.
      guard !Self.windowAttributes.contains(name) else { continue }
      #expect(messages.contains { $0.contains(name) }, "no refusal of a bad \(name)")
    }
  }

  @Test(arguments: OperatorKind.allCases)
  func everySampleIsSound(kind: OperatorKind) throws {
    try SampleGraphs.operation(of: kind).attributes.validate()
    #expect(SampleGraphs.operation(of: kind).kind == kind)
  }

  private static let windowAttributes = Set(boundedAttributes(of: Convolution2D(window: Window2D())))

  /// The names of the attributes that have a range.
  private static func boundedAttributes<Payload: OperatorAttributes>(of _: Payload) -> [String] {
    Payload.attributes.filter { $0.type != .boolean && $0.type != .choice }.map(\.name)
  }
}
