import ComputeKernels
import TensorCore
import TestSupport
import Testing

/// Sums and products of 16-bit quantized values in vectors against plain loops.
@Suite("Sums and products of 16-bit quantized values")
struct WideElementwiseTests {
  /// Scales of the left operand, the right one and the result: alike, far apart, and such that all bits of a
  /// factor are set.
  static let scales: [(left: Float, right: Float, result: Float)] = [
    (0.0002, 0.0003, 0.0006), (1, 1, 1), (0.0003, 0.0002, 0.00001), (0.001, 0.0000001, 0.002),
    (0x1.fffffep-1, 1, 3), (0.5, 0x1.fffffep-1, 0x1.000002p0), (1e-30, 1, 1), (0.0002, 0.0002, 90),
  ]

  @Test(arguments: scales, [false, true])
  func sums_equalPlainLoops(scales: (left: Float, right: Float, result: Float), subtracts: Bool) throws {
    func scale(_ scale: Float) -> QuantizedScale { QuantizedScale(scale: scale, zeroPoint: 0) }
    for bounds: ClosedRange<Int32> in [-32768...32767, 0...9000] {
      for roundsTermsOnce in [false, true] {
        let addition = CommonUnitAddition(
          left: scale(scales.left), right: scale(scales.right), result: scale(scales.result),
          subtracts: subtracts, bounds: bounds, extraBits: CommonUnitAddition.wideExtraBits,
          roundsTermsOnce: roundsTermsOnce)
        try Self.expectEqual(addition, #require(WideVectorCombination(addition)))
      }
    }
  }

  /// Scales whose product has room for a factor of fixed point, as above but for the second and the last.
  static let productScales = scales.filter { $0.left * $0.right < $0.result && $0.result < 90 }

  @Test(arguments: productScales)
  func products_equalPlainLoops(scales: (left: Float, right: Float, result: Float)) throws {
    for bounds: ClosedRange<Int32> in [-32768...32767, -9...9000] {
      let multiplication = WideMultiplication(
        left: scales.left, right: scales.right, result: scales.result, bounds: bounds)
      try Self.expectEqual(multiplication, #require(WideVectorCombination(multiplication)))
    }
  }

  @Test("what vectors do not compute is left to plain loops")
  func refusals() {
    #expect(WideVectorCombination(WideMultiplication(left: 3, right: 3, result: 1, bounds: 0...9)) == nil)
    let unit = QuantizedScale(scale: 1, zeroPoint: 0)
    let narrow = CommonUnitAddition(left: unit, right: unit, result: unit, bounds: -128...127)
    #expect(WideVectorCombination(narrow) == nil)
  }

  /// Compares rows of lengths about that of a vector, and operands that stand still.
  private static func expectEqual(
    _ combination: some QuantizedCombination, _ vectors: WideVectorCombination
  ) throws {
    var generator = SeededGenerator(seed: 1)
    let shapes: [(Shape, Shape)] = [
      ([1], [1]), ([7], [7]), ([8], [8]), ([33], [33]), ([5, 23], [5, 23]), ([4, 19], [19]), ([19], [4, 19]),
      ([4, 19], [4, 1]), ([1], [40]), ([3, 1, 17], [3, 5, 17]), ([2000], [2000]), ([1300], [1]),
    ]
    for (left, right) in shapes {
      let output = try Broadcast.shape(left, right)
      let broadcast = Broadcast(left: left, right: right, output: output)
      func values(_ shape: Shape) -> [Int16] {
        (0..<shape.elementCount).map { _ in
          let ends: [Int16] = [.min, .max, 0, -1, 1, -32767]
          return Int.random(in: 0..<4, using: &generator) == 0
            ? ends[Int.random(in: 0..<6, using: &generator)] : .random(in: .min ... .max, using: &generator)
        }
      }
      let (leftValues, rightValues) = (values(left), values(right))
      var expected = [Int16](repeating: 77, count: output.elementCount)
      ReferenceKernels.combine(
        left: leftValues, right: rightValues, output: &expected, broadcast: broadcast,
        combination: combination, elements: expected.indices)
      let third = output.elementCount / 3
      for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
        var found = [Int16](repeating: 77, count: output.elementCount)
        for elements in [0..<third, third..<output.elementCount] {
          FastKernels.combine(
            left: leftValues, right: rightValues, output: &found, broadcast: broadcast, combination: vectors,
            elements: elements, instructionSet: instructionSet)
        }
        #expect(found == expected, "\(left) and \(right), \(instructionSet)")
      }
    }
  }
}
