import ModelFormat
import TensorCore
import Testing

/// What every operator must have beside its definition, so that none is half added.
///
/// Documentation is checked by `FormatDocumentTests`; goldens, shape rules, plain loops and costs by
/// `OperatorGoldenTests.completeness`.
@Suite struct OperatorCompletenessTests {
  @Test(arguments: OperatorKind.allCases)
  func everyAttributeBeyondItsRangeIsRefused(kind: OperatorKind) throws {
    let sample = SampleGraphs.operation(of: kind)
    for index in sample.type.attributes.indices {
      for end in Excess.End.allCases {
        let (definition, name) = sample.definition.exceeding(attributeAt: index, at: end)
        // Truth values and choices have no range.
        guard let name else { continue }
        let error = try #require(throws: EngineError.self, "\(name)") { try definition.validate() }
        #expect(error.code == .invalidModel)
        #expect(error.message.hasPrefix("attribute \(name) "), "\(error)")
      }
    }
  }

  @Test(arguments: OperatorKind.allCases)
  func everySampleIsSound(kind: OperatorKind) throws {
    try SampleGraphs.operation(of: kind).definition.validate()
  }

  @Test func noTwoOperatorsHaveOneName() {
    #expect(Set(OperatorKind.allCases).count == OperatorRegistry.all.count)
  }
}

/// Gives one attribute a value next to its range.
private struct Excess: AttributeVisitor {
  typealias Failure = Never

  enum End: CaseIterable {
    case lower, upper
  }

  /// The place of the attribute among all.
  let index: Int
  let end: End
  /// The attribute's name, if it has a range.
  private(set) var name: StaticString?
  private var count = 0

  init(attributeAt index: Int, at end: End) { (self.index, self.end) = (index, end) }

  private mutating func isMeant(_ name: StaticString) -> Bool {
    defer { count += 1 }
    if count == index { self.name = name }
    return count == index
  }

  private func value(beside range: ClosedRange<Int>) -> Int {
    end == .lower ? range.lowerBound - 1 : range.upperBound + 1
  }

  mutating func boolean(_ name: StaticString, _ value: inout Bool, _ meaning: StaticString) { count += 1 }

  mutating func integer(
    _ name: StaticString, _ value: inout Int, in range: ClosedRange<Int>, _ meaning: StaticString
  ) {
    if isMeant(name) { value = self.value(beside: range) }
  }

  mutating func integers(
    _ name: StaticString, _ values: inout [Int], in range: ClosedRange<Int>, _ meaning: StaticString
  ) {
    if isMeant(name) { values = [value(beside: range)] }
  }

  mutating func indices(
    _ name: StaticString, _ values: inout [Int], in range: ClosedRange<Int>, _ meaning: StaticString
  ) {
    if isMeant(name) { values = [value(beside: range)] }
  }

  mutating func number(
    _ name: StaticString, _ value: inout Float, in range: ClosedRange<Float>, _ meaning: StaticString
  ) {
    if isMeant(name) { value = end == .lower ? range.lowerBound.nextDown : range.upperBound.nextUp }
  }

  mutating func choice<Choice>(_ name: StaticString, _ value: inout Choice, _ meaning: StaticString) {
    count += 1
  }

  mutating func choice<Choice>(
    _ name: StaticString, _ value: inout Choice, usual: Choice, _ meaning: StaticString
  ) {
    count += 1
  }
}

extension OperatorDefinition {
  /// The operator with one attribute next to its range, and the attribute's name; `nil` when it has no range.
  fileprivate func exceeding(attributeAt index: Int, at end: Excess.End) -> (Self, StaticString?) {
    var (changed, excess) = (self, Excess(attributeAt: index, at: end))
    changed.visit(&excess)
    return (changed, excess.name)
  }
}
