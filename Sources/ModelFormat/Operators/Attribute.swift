import TensorCore

/// The attributes of one operator: their names, types and ranges, listed once.
///
/// The model file, the validation and the tests of the format's documentation all read this list.
package protocol OperatorAttributes: Sendable {
  /// Every attribute, in the order in which it is written.
  static var attributes: [Attribute<Self>] { get }
  /// A value to fill in while decoding. Decoding sets every attribute.
  static var blank: Self { get }
  /// Checks what concerns more than one attribute, or more than a range. Each one is in its range already.
  ///
  /// - Throws: ``EngineError/Code/invalidModel``.
  func validateTogether() throws
}

extension OperatorAttributes {
  package func validateTogether() throws {}

  /// Checks every attribute.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` naming the attribute.
  package func validate() throws {
    for attribute in Self.attributes { try attribute.check(self) }
    try validateTogether()
  }
}

/// One attribute of an operator: its name in the model file, and how it is read, written and checked.
package struct Attribute<Payload>: Sendable {
  package let name: String
  package let type: AttributeType
  let encode: @Sendable (Payload) -> JSONValue
  let decode: @Sendable (JSONNode, inout Payload) throws -> Void
  let check: @Sendable (Payload) throws -> Void
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

extension Attribute {
  static func integer(
    _ name: String, _ path: any WritableKeyPath<Payload, Int> & Sendable, in range: ClosedRange<Int>
  ) -> Attribute {
    Attribute(
      name: name, type: .integer,
      encode: { .integer($0[keyPath: path]) },
      decode: { $1[keyPath: path] = try $0.integerValue() },
      check: { try checkRange(name, $0[keyPath: path], range) })
  }

  static func integers(
    _ name: String, _ path: any WritableKeyPath<Payload, [Int]> & Sendable, in range: ClosedRange<Int>
  ) -> Attribute {
    list(name, .integers, path, in: range, maximumCount: Shape.maximumRank)
  }

  static func indices(
    _ name: String, _ path: any WritableKeyPath<Payload, [Int]> & Sendable, in range: ClosedRange<Int>
  ) -> Attribute {
    list(name, .indices, path, in: range, maximumCount: AttributeLimits.indexCount)
  }

  private static func list(
    _ name: String, _ type: AttributeType, _ path: any WritableKeyPath<Payload, [Int]> & Sendable,
    in range: ClosedRange<Int>, maximumCount: Int
  ) -> Attribute {
    Attribute(
      name: name, type: type,
      encode: { .array($0[keyPath: path].map(JSONValue.integer)) },
      decode: { $1[keyPath: path] = try $0.integers() },
      check: {
        let values = $0[keyPath: path]
        guard values.count <= maximumCount else {
          throw EngineError(
            .invalidModel,
            "attribute \(name) has \(values.count) elements; expected at most \(maximumCount)")
        }
        for value in values { try checkRange(name, value, range) }
      })
  }

  static func number(
    _ name: String, _ path: any WritableKeyPath<Payload, Float> & Sendable, in range: ClosedRange<Float>
  ) -> Attribute {
    Attribute(
      name: name, type: .number,
      encode: { .number($0[keyPath: path]) },
      decode: { $1[keyPath: path] = try $0.floatValue() },
      check: { try checkRange(name, $0[keyPath: path], range) })
  }

  static func boolean(
    _ name: String, _ path: any WritableKeyPath<Payload, Bool> & Sendable
  ) -> Attribute {
    Attribute(
      name: name, type: .boolean,
      encode: { .boolean($0[keyPath: path]) },
      decode: { $1[keyPath: path] = try $0.booleanValue() },
      check: { _ in })
  }

  static func choice<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String, _ path: any WritableKeyPath<Payload, Choice> & Sendable
  ) -> Attribute {
    Attribute(
      name: name, type: .choice,
      encode: { .string($0[keyPath: path].rawValue) },
      decode: { $1[keyPath: path] = try $0.choiceValue() },
      check: { _ in })
  }

  /// The attributes of a part of the payload, as attributes of the payload.
  static func part<Part: Sendable>(
    _ path: any WritableKeyPath<Payload, Part> & Sendable, _ attributes: [Attribute<Part>]
  ) -> [Attribute] {
    attributes.map { attribute in
      Attribute(
        name: attribute.name, type: attribute.type,
        encode: { attribute.encode($0[keyPath: path]) },
        decode: { try attribute.decode($0, &$1[keyPath: path]) },
        check: { try attribute.check($0[keyPath: path]) })
    }
  }

  private static func checkRange<Value: Comparable>(
    _ name: String, _ value: Value, _ range: ClosedRange<Value>
  ) throws {
    guard range.contains(value) else {
      throw EngineError(
        .invalidModel, "attribute \(name) is \(value); expected \(range.lowerBound) to \(range.upperBound)")
    }
  }
}
