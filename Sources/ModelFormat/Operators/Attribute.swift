import TensorCore

/// The attributes of one operator: their names, types and ranges, listed once.
///
/// The model file, the validation and the tests of the format's documentation all go through this list.
package protocol OperatorAttributes: Sendable {
  /// A value to fill in while decoding. Decoding sets every attribute.
  static var blank: Self { get }
  /// Shows every attribute to `visitor`, in the order in which they are written.
  mutating func visit<Visitor: AttributeVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure)
  /// Checks what concerns more than one attribute, or more than a range. Each one is in its range already.
  ///
  /// - Throws: ``EngineError/Code/invalidModel``.
  func validateTogether() throws
}

/// What reads, writes or checks the attributes of an operator, one after the other.
package protocol AttributeVisitor {
  associatedtype Failure: Error

  mutating func boolean(_ name: StaticString, _ value: inout Bool) throws(Failure)
  mutating func integer(
    _ name: StaticString, _ value: inout Int, in range: ClosedRange<Int>) throws(Failure)
  /// At most one integer for each axis.
  mutating func integers(
    _ name: StaticString, _ values: inout [Int], in range: ClosedRange<Int>) throws(Failure)
  /// Positions of elements, as many as a limit allows.
  mutating func indices(
    _ name: StaticString, _ values: inout [Int], in range: ClosedRange<Int>) throws(Failure)
  mutating func number(
    _ name: StaticString, _ value: inout Float, in range: ClosedRange<Float>) throws(Failure)
  /// One of a list of names.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: StaticString, _ value: inout Choice) throws(Failure)
}

extension OperatorAttributes {
  package func validateTogether() throws {}

  /// Checks every attribute.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` naming the attribute.
  package func validate() throws {
    var (checked, check) = (self, AttributeCheck())
    try checked.visit(&check)
    try validateTogether()
  }

  /// The name and type of every attribute, in the order in which they are written.
  package static var attributes: [Attribute] {
    var (blank, list) = (blank, AttributeList())
    blank.visit(&list)
    return list.attributes
  }
}

/// What the format's documentation says of an attribute.
package struct Attribute: Sendable {
  package let name: String
  package let type: AttributeType
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
  package static let indexCount = 1024
  package static let axes = 0...(Shape.maximumRank - 1)
  /// The most rows that a detection operator may put out.
  package static let detectionRows = 1 << 20
  package static let finite = -Float.greatestFiniteMagnitude...Float.greatestFiniteMagnitude
  package static let positive = Float.leastNormalMagnitude...Float.greatestFiniteMagnitude
}

/// Checks that attributes are in their ranges.
private struct AttributeCheck: AttributeVisitor {
  typealias Failure = EngineError

  func boolean(_ name: StaticString, _ value: inout Bool) {}

  func integer(_ name: StaticString, _ value: inout Int, in range: ClosedRange<Int>) throws(EngineError) {
    try check(name, value, range)
  }

  func integers(_ name: StaticString, _ values: inout [Int], in range: ClosedRange<Int>) throws(EngineError) {
    try check(name, values, range, maximumCount: Shape.maximumRank)
  }

  func indices(_ name: StaticString, _ values: inout [Int], in range: ClosedRange<Int>) throws(EngineError) {
    try check(name, values, range, maximumCount: AttributeLimits.indexCount)
  }

  func number(_ name: StaticString, _ value: inout Float, in range: ClosedRange<Float>) throws(EngineError) {
    try check(name, value, range)
  }

  func choice<Choice>(_ name: StaticString, _ value: inout Choice) {}

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
private struct AttributeList: AttributeVisitor {
  typealias Failure = Never

  private(set) var attributes: [Attribute] = []

  mutating func boolean(_ name: StaticString, _ value: inout Bool) { add(name, .boolean) }

  mutating func integer(_ name: StaticString, _ value: inout Int, in range: ClosedRange<Int>) {
    add(name, .integer)
  }

  mutating func integers(_ name: StaticString, _ values: inout [Int], in range: ClosedRange<Int>) {
    add(name, .integers)
  }

  mutating func indices(_ name: StaticString, _ values: inout [Int], in range: ClosedRange<Int>) {
    add(name, .indices)
  }

  mutating func number(_ name: StaticString, _ value: inout Float, in range: ClosedRange<Float>) {
    add(name, .number)
  }

  mutating func choice<Choice>(_ name: StaticString, _ value: inout Choice) { add(name, .choice) }

  private mutating func add(_ name: StaticString, _ type: AttributeType) {
    attributes.append(Attribute(name: name.description, type: type))
  }
}
