import TensorCore
import TestSupport

/// Random numbers that a fuzzer chooses: each takes two bytes of its input as the upper bits, so that a
/// changed byte changes one decision. Behind the input, a seeded generator goes on.
package struct Decisions: RandomNumberGenerator, Sendable {
  private let bytes: [UInt8]
  private var position = 0
  private var further: SeededGenerator

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    further = SeededGenerator(seed: UInt64(bytes.count))
  }

  /// Decisions without a fuzzer.
  package init(seed: UInt64) {
    bytes = []
    further = SeededGenerator(seed: seed)
  }

  package mutating func next() -> UInt64 {
    let lower = further.next()
    guard position + 1 < bytes.count else { return lower }
    defer { position += 2 }
    return UInt64(bytes[position]) << 56 | UInt64(bytes[position + 1]) << 48 | lower >> 16
  }
}

extension Decisions {
  package mutating func integer(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// Whether something that happens once in `count` times does.
  package mutating func oneIn(_ count: Int) -> Bool { integer(1...count) == 1 }

  /// - Precondition: There is an element.
  package mutating func element<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }

  package mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &self) }
  }

  /// `count` numbers between −2 and 2, cheap to make.
  package mutating func floats(_ count: Int) -> [Float] { further.floats(count) }

  /// A tensor of random contents: numbers between −2 and 2, any quantized values, small integers.
  package mutating func tensor(_ shape: Shape, _ type: ElementType) -> Tensor {
    switch type {
    case .float32: return Tensor(shape: shape, values: floats(shape.elementCount))
    default:
      let values = (0..<shape.elementCount).map { _ in
        Int.random(in: type == .bool ? 0...1 : -128...127, using: &further)
      }
      return Tensor(shape: shape, elementType: type) { bytes in
        for (index, value) in values.enumerated() {
          for byte in 0..<type.byteCount {
            bytes[index * type.byteCount + byte] = UInt8(truncatingIfNeeded: value >> (8 * byte))
          }
        }
      }
    }
  }
}
