import ComputeKernels
import TensorCore
import TestSupport
import Testing

struct StoredFloatsTests {
  /// 0, −0, the smallest number above zero, 1, −2, 0 in half precision.
  private static let halves: [UInt16] = [0, 0x8000, 1, 0x3C00, 0xC000, 0]
  private static let floats: [Float] = [0, -0.0, 0x1p-24, 1, -2, 0]

  private static func tensor(isHalf: Bool) -> Tensor {
    guard isHalf else { return Tensor(shape: [6], values: floats) }
    return Tensor(shape: [6], elementType: .float16) { target in
      halves.withUnsafeBytes { target.copyMemory(from: $0) }
    }
  }

  @Test(arguments: [false, true])
  func numbersAreReadFromAnyPlace(isHalf: Bool) {
    let tensor = Self.tensor(isHalf: isHalf)
    var read = [Float](repeating: 9, count: 4)
    withExtendedLifetime(tensor) { StoredFloats(tensor).dropFirst(1).read(3, from: 2, into: &read) }
    #expect(read == [1, -2, 0, 9])
  }

  @Test(arguments: [false, true])
  func neitherZeroCounts(isHalf: Bool) {
    let tensor = Self.tensor(isHalf: isHalf)
    withExtendedLifetime(tensor) {
      let stored = StoredFloats(tensor)
      #expect(stored.nonzeroCount(0..<6) == 3)
      #expect(stored.nonzeroCount(0..<4) == 2)
      #expect(stored.nonzeroCount(3..<5) == 2)
      #expect(stored.nonzeroCount(6..<6) == 0)
      #expect(tensor.estimatedNonzeroCount == 3)
    }
  }

  @Test func manyAreCounted() {
    let values = (0..<50_000).map { $0 % 3 == 0 ? Float(0) : 1 }
    let tensor = Tensor(shape: [values.count], values: values)
    withExtendedLifetime(tensor) {
      #expect(StoredFloats(tensor).nonzeroCount(0..<values.count) == values.count { $0 != 0 })
    }
  }

  @Test func aSampleTellsThatHardlyAnyIsZero() {
    let values = (0..<200_000).map { $0 % 128 == 0 ? Float(0) : 1 }
    let tensor = Tensor(shape: [values.count], values: values)
    withExtendedLifetime(tensor) {
      #expect((198_000...199_000).contains(tensor.estimatedNonzeroCount))
    }
  }

  @Test func theyAreCountedWhereManyAreZero() {
    var generator = SeededGenerator(seed: 7)
    let values = (0..<200_000).map { _ in Float.random(in: 0..<1, using: &generator) < 0.75 ? Float(0) : 1 }
    let tensor = Tensor(shape: [values.count], values: values)
    #expect(tensor.estimatedNonzeroCount == values.count { $0 != 0 })
  }
}
