import TensorCore

/// What reads, writes, checks or documents the attributes of an operator, one after the other.
///
/// The meaning is what the format's documentation says of an attribute.
package protocol AttributeVisitor {
  associatedtype Failure: Error

  mutating func boolean(_ name: StaticString, _ value: inout Bool, _ meaning: StaticString) throws(Failure)
  mutating func integer(
    _ name: StaticString, _ value: inout Int, in range: ClosedRange<Int>, _ meaning: StaticString)
    throws(Failure)
  /// At most one integer for each axis.
  mutating func integers(
    _ name: StaticString, _ values: inout [Int], in range: ClosedRange<Int>, _ meaning: StaticString)
    throws(Failure)
  /// Positions of elements, as many as a limit allows.
  mutating func indices(
    _ name: StaticString, _ values: inout [Int], in range: ClosedRange<Int>, _ meaning: StaticString)
    throws(Failure)
  mutating func number(
    _ name: StaticString, _ value: inout Float, in range: ClosedRange<Float>, _ meaning: StaticString)
    throws(Failure)
  /// One of a list of names.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: StaticString, _ value: inout Choice, _ meaning: StaticString) throws(Failure)
  /// One of a list of names, which is `usual` for most nodes. Files leave it out there.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable & Equatable>(
    _ name: StaticString, _ value: inout Choice, usual: Choice, _ meaning: StaticString) throws(Failure)
}

extension AttributeVisitor {
  /// A length that is not zero.
  mutating func length(_ name: StaticString, _ value: inout Int, _ meaning: StaticString) throws(Failure) {
    try integer(name, &value, in: AttributeLimits.lengths, meaning)
  }

  /// The rows or columns of zeros along one edge of an image.
  mutating func padding(_ name: StaticString, _ value: inout Int, _ meaning: StaticString) throws(Failure) {
    try integer(name, &value, in: 0...AttributeLimits.length, meaning)
  }

  /// The activation of an operator.
  mutating func activation(_ activation: inout Activation) throws(Failure) {
    try choice(
      "activation", &activation,
      "applied to each result: nothing, `max(x, 0)`, `min(max(x, 0), 6)`, `min(max(x, −1), 1)`")
  }
}

/// What the format's documentation says of an attribute.
package struct Attribute: Sendable, Hashable {
  package let name: String
  package let type: AttributeType
  /// What values it takes, in words; empty when the type says it.
  package let range: String
  package let meaning: String
}

/// The type of an attribute as the format's documentation calls it.
package enum AttributeType: String, Sendable {
  case boolean
  case integer
  /// At most one integer for each axis.
  case integers
  /// Positions of elements, as many as a limit allows.
  case indices
  case number
  /// One of a list of names.
  case choice
}

/// The ranges of attributes: wider than any real network needs, narrow enough that no product of two
/// attributes overflows.
package enum AttributeLimits {
  /// The longest window, stride, dilation, padding, side of a picture, or list of detections.
  package static let length = 1 << 16
  /// Lengths that are not zero.
  package static let lengths = 1...length
  /// The largest position of an element along an axis.
  package static let position = Shape.maximumElementCount
  /// The most positions in a list.
  static let indexCount = 1024
  package static let axes = 0...(Shape.maximumRank - 1)
  /// The most rows that a detection operator may put out.
  static let detectionRows = 1 << 20
  package static let finite = -Float.greatestFiniteMagnitude...Float.greatestFiniteMagnitude
  package static let positive = Float.leastNormalMagnitude...Float.greatestFiniteMagnitude
}

/// Checks that attributes are in their ranges.
struct AttributeCheck: AttributeVisitor {
  typealias Failure = EngineError

  func boolean(_ name: StaticString, _ value: inout Bool, _ meaning: StaticString) {}

  func integer(_ name: StaticString, _ value: inout Int, in range: ClosedRange<Int>, _ meaning: StaticString)
    throws(EngineError)
  {
    try check(name, value, range)
  }

  func integers(
    _ name: StaticString, _ values: inout [Int], in range: ClosedRange<Int>, _ meaning: StaticString
  ) throws(EngineError) {
    try check(name, values, range, maximumCount: Shape.maximumRank)
  }

  func indices(
    _ name: StaticString, _ values: inout [Int], in range: ClosedRange<Int>, _ meaning: StaticString
  ) throws(EngineError) {
    try check(name, values, range, maximumCount: AttributeLimits.indexCount)
  }

  func number(
    _ name: StaticString, _ value: inout Float, in range: ClosedRange<Float>, _ meaning: StaticString
  ) throws(EngineError) {
    try check(name, value, range)
  }

  func choice<Choice>(_ name: StaticString, _ value: inout Choice, _ meaning: StaticString) {}

  func choice<Choice>(
    _ name: StaticString, _ value: inout Choice, usual: Choice, _ meaning: StaticString
  ) {}

  private func check<Value: Comparable>(
    _ name: StaticString, _ value: Value, _ range: ClosedRange<Value>
  ) throws(EngineError) {
    guard range.contains(value) else {
      throw EngineError(
        .invalidModel, "attribute \(name) is \(value); expected \(range.lowerBound) to \(range.upperBound)")
    }
  }

  private func check(
    _ name: StaticString, _ values: [Int], _ range: ClosedRange<Int>, maximumCount: Int
  ) throws(EngineError) {
    guard values.count <= maximumCount else {
      throw EngineError(
        .invalidModel, "attribute \(name) has \(values.count) elements; expected at most \(maximumCount)")
    }
    for value in values { try check(name, value, range) }
  }
}

/// Lists attributes.
struct AttributeList: AttributeVisitor {
  typealias Failure = Never

  private(set) var attributes: [Attribute] = []

  mutating func boolean(_ name: StaticString, _ value: inout Bool, _ meaning: StaticString) {
    add(name, .boolean, "", meaning)
  }

  mutating func integer(
    _ name: StaticString, _ value: inout Int, in range: ClosedRange<Int>, _ meaning: StaticString
  ) {
    add(name, .integer, words(range), meaning)
  }

  mutating func integers(
    _ name: StaticString, _ values: inout [Int], in range: ClosedRange<Int>, _ meaning: StaticString
  ) {
    add(name, .integers, words(range), meaning)
  }

  mutating func indices(
    _ name: StaticString, _ values: inout [Int], in range: ClosedRange<Int>, _ meaning: StaticString
  ) {
    add(name, .indices, words(range), meaning)
  }

  mutating func number(
    _ name: StaticString, _ value: inout Float, in range: ClosedRange<Float>, _ meaning: StaticString
  ) {
    let words =
      switch range {
      case AttributeLimits.finite: "finite"
      case AttributeLimits.positive: "above 0"
      default: "\(Int(range.lowerBound)) to \(Int(range.upperBound))"
      }
    add(name, .number, words, meaning)
  }

  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: StaticString, _ value: inout Choice, _ meaning: StaticString
  ) {
    add(name, .choice, words(Choice.self), meaning)
  }

  mutating func choice<Choice: RawRepresentable<String> & CaseIterable & Equatable>(
    _ name: StaticString, _ value: inout Choice, usual: Choice, _ meaning: StaticString
  ) {
    add(name, .choice, "\(words(Choice.self)); left out where `\(usual.rawValue)`", meaning)
  }

  private func words<Choice: RawRepresentable<String> & CaseIterable>(_: Choice.Type) -> String {
    Choice.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
  }

  private func words(_ range: ClosedRange<Int>) -> String {
    "\(words(range.lowerBound)) to \(words(range.upperBound))"
  }

  private func words(_ bound: Int) -> String {
    let sign = bound < 0 ? "−" : ""
    return sign + (bound.magnitude == AttributeLimits.position.magnitude ? "2³¹" : "\(bound.magnitude)")
  }

  private mutating func add(
    _ name: StaticString, _ type: AttributeType, _ range: String, _ meaning: StaticString
  ) {
    attributes.append(
      Attribute(name: name.description, type: type, range: range, meaning: meaning.description))
  }
}
