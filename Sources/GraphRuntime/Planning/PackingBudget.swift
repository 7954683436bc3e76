import ModelFormat
import TensorCore

/// The memory that a plan may keep of what is made of constants and shapes: packed weights, widened constants, tables.
///
/// Networks read most constants once, as they are or with little added. But thousands of nodes of a small file could
/// each pack the same one.
struct PackingBudget {
  private let model: GraphDefinition
  private var byteCount: Int
  private var limit = PlanOptions.maximumTableByteCount

  /// - Parameter changes: What is kept already.
  init(_ model: GraphDefinition, changes: [any PackedLater]) {
    self.model = model
    byteCount = changes.reduce(0) { $0 + $1.byteCount }
  }

  /// The most bytes that may be made of the constants of a model and of shapes.
  static func limit(of model: GraphDefinition) -> Int {
    PlanOptions.maximumTableByteCount + PlanOptions.maximumCopyCount * model.storedByteCount
  }

  /// Counts what somebody keeps.
  ///
  /// - Throws: ``EngineError/Code/resourceExhausted`` when all together is too much.
  mutating func add(_ addedByteCount: Int, for place: @autoclosure () -> String) throws {
    byteCount += addedByteCount
    guard byteCount > limit else { return }
    // Only large plans need to know how large the constants are.
    limit = Self.limit(of: model)
    guard byteCount <= limit else {
      throw EngineError(
        .resourceExhausted,
        "packed weights and tables take \(byteCount) bytes up to here; the limit is \(limit)"
      ).within(place())
    }
  }
}
