import ModelFormat
import TensorCore

/// The attributes of a custom operator that stores a structure of C: little-endian integers of 32 bits, one
/// after the other. What follows those that are read belongs to the runtime.
struct StoredStructure {
  private let numbers: [Int]

  /// Reads the first `count` integers.
  ///
  /// - Throws: ``EngineError/Code/invalidModel`` when there are fewer.
  init(_ bytes: [UInt8], count: Int) throws {
    let view = ByteView(bytes)
    numbers = try (0..<count).map { Int(try view.integer(at: 4 * $0, as: Int32.self)) }
  }

  subscript(index: Int) -> Int { numbers[index] }

  /// The stride or the side of a window at `index`. Products of two stay far within 64 bits.
  func length(_ index: Int) throws -> Int {
    guard AttributeLimits.lengths ~= numbers[index] else {
      throw EngineError(
        .invalidModel,
        "has a window or stride of \(numbers[index]); expected 1 to \(AttributeLimits.length)")
    }
    return numbers[index]
  }

  /// Whether the number at `index` asks for as much padding as keeps the size, instead of for none.
  ///
  /// - Source: `TfLitePadding` in `tensorflow/lite/core/c/builtin_op_data.h`.
  func usesSamePadding(_ index: Int) throws -> Bool {
    switch numbers[index] {
    case 1: return true
    case 2: return false
    case let number: throw EngineError(.invalidModel, "has padding number \(number); known are 1 and 2")
    }
  }
}
