import TensorOperators
import Testing

/// An operation tells which operator it wraps, and gives it back.
@Suite struct OperationTests {
  @Test func theOperatorComesBackAsItsOwnTypeOnly() {
    let operation = Operation(Softmax(beta: 2))
    #expect(operation.kind == "softmax")
    #expect(operation.is(Softmax.self))
    #expect(operation.as(Softmax.self) == Softmax(beta: 2))
    #expect(!operation.is(LogSoftmax.self))
    #expect(operation.as(LogSoftmax.self) == nil)
  }

  @Test func operationsAreEqualWhenOperatorAndAttributesAre() {
    let operations: Set = [
      Operation(Softmax(beta: 2)), Operation(Softmax(beta: 2)), Operation(Softmax()), Operation(Reshape()),
      // Attributes of equal names and values, of another operator.
      Operation(ResizeBilinear(Self.resizing)), Operation(ResizeNearestNeighbor(Self.resizing)),
    ]
    #expect(operations.count == 5)
    #expect(Operation(ResizeBilinear(Self.resizing)) != Operation(ResizeNearestNeighbor(Self.resizing)))
  }

  private static let resizing = Resizing(
    height: 2, width: 3, alignsCorners: false, usesHalfPixelCenters: true)

  @Test func everyOperatorIsFoundByItsName() throws {
    for definition in OperatorRegistry.all {
      let found = try #require(OperatorRegistry.definition(named: definition.kind.rawValue))
      #expect(ObjectIdentifier(found) == ObjectIdentifier(definition))
    }
    #expect(OperatorRegistry.definition(named: "Softmax") == nil)
    #expect(Set(OperatorKind.allCases).count == OperatorRegistry.all.count)
  }

  @Test func wrappingKeepsWhateverTheCallerKnows() {
    let hidden: any Operator = Tile(repetitions: [2])
    #expect(Operation(hidden).as(Tile.self) == Tile(repetitions: [2]))
  }

  /// Reading begins with the sample, so an attribute that is not visited would keep its value unseen.
  @Test(arguments: OperatorKind.allCases)
  func everyStoredPropertyIsAnAttribute(kind: OperatorKind) throws {
    let definition = try #require(OperatorRegistry.definition(named: kind.rawValue))
    #expect(Self.propertyNames(of: definition.sample).sorted() == definition.attributes.map(\.name).sorted())
  }

  /// The names of what a value stores; those of what operators have in common, in its place.
  private static func propertyNames(of value: Any) -> [String] {
    Mirror(reflecting: value).children.flatMap { child in
      child.value is Window2D || child.value is Resizing
        ? propertyNames(of: child.value) : [child.label ?? ""]
    }
  }
}
