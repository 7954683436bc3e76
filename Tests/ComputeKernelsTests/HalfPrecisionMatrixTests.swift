import ComputeKernels
import TensorCore
import TestSupport
import Testing

/// Matrices that keep weights of half precision against those that widen them once.
struct HalfPrecisionMatrixTests {
  private static let pixelCount = 13

  /// Random weights of half precision: all bits but those of infinities and NaN.
  private static func filter(_ shape: Shape, _ generator: inout SeededGenerator) -> Tensor {
    let bits = (0..<shape.elementCount).map { _ in
      UInt16.random(in: .min ... .max, using: &generator) & 0xBBFF
    }
    return Tensor(shape: shape, elementType: .float16) { target in
      bits.withUnsafeBytes { target.copyMemory(from: $0) }
    }
  }

  @Test(arguments: [16, 17, 31, 48, 64, 97, 160], [1, 7, 65, 200])
  func productsHaveTheSameBits(columnCount: Int, depth: Int) {
    var generator = SeededGenerator(seed: UInt64(1000 * columnCount + depth))
    let filter = Self.filter([columnCount, depth], &generator)
    let bias = GuardedBuffer(generator.floats(columnCount))
    let slope = GuardedBuffer(generator.floats(columnCount))
    let input = GuardedBuffer(generator.floats(Self.pixelCount * depth))
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      func product(keepsHalves: Bool) -> [Float] {
        let matrix = withExtendedLifetime(filter) {
          PackedMatrix(
            filter: StoredFloats(filter), bias: bias.start, slope: slope.start, columnCount: columnCount,
            depth: depth, instructionSet: instructionSet, keepsHalves: keepsHalves)
        }
        let count = PackedMatrix.widenedPanelCount(
          columnCount: columnCount, depth: depth, vectorLength: instructionSet.vectorLength)
        let scratch = GuardedBuffer(count: count)
        let output = GuardedBuffer(count: Self.pixelCount * columnCount)
        matrix.multiply(
          MatrixRows(input.start, count: Self.pixelCount, length: depth), bounds: .unbounded,
          output: output.start, scratch: keepsHalves ? scratch.start : nil)
        #expect(scratch.isIntact && output.isIntact)
        return output.values
      }
      #expect(
        product(keepsHalves: true).map(\.bitPattern) == product(keepsHalves: false).map(\.bitPattern),
        "\(instructionSet)")
    }
  }

  /// A column of one weight, which is multiplied by one and added to a negative zero, is that weight.
  @Test func everyHalfIsWidenedExactly() {
    let bits = UInt16.min ... .max
    let columnCount = bits.count
    let filter = Tensor(shape: [columnCount, 1], elementType: .float16) { target in
      Array(bits).withUnsafeBytes { target.copyMemory(from: $0) }
    }
    let bias = GuardedBuffer([Float](repeating: -0.0, count: columnCount))
    let one = GuardedBuffer([1])
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let matrix = withExtendedLifetime(filter) {
        PackedMatrix(
          filter: StoredFloats(filter), bias: bias.start, slope: nil, columnCount: columnCount, depth: 1,
          instructionSet: instructionSet, keepsHalves: true)
      }
      let scratch = GuardedBuffer(count: 4 * instructionSet.vectorLength * 2)
      let output = GuardedBuffer(count: columnCount)
      matrix.multiply(
        MatrixRows(one.start, count: 1, length: 1), bounds: .unbounded, output: output.start,
        scratch: scratch.start)
      for (bits, value) in zip(bits, output.values) where !HalfPrecision.widened(bits).isNaN {
        #expect(value.bitPattern == HalfPrecision.widened(bits).bitPattern, "\(instructionSet)")
      }
    }
  }
}
