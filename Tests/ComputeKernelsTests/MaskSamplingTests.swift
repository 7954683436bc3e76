import Foundation
import TestSupport
import Testing

@testable import ComputeKernels

/// Sampling of masks against a plain loop, on each instruction set that this processor has.
struct MaskSamplingTests {
  private static let (width, height) = (17, 9)
  private static let rim = SampledMask.rimWidth

  /// A mask and the rim around it.
  private static func memory(_ generator: inout SeededGenerator) -> [Float] {
    let rowStep = width + 2 * rim
    var memory = [Float](repeating: 0, count: rowStep * (height + 2 * rim))
    for row in 0..<height {
      for column in 0..<width {
        memory[(row + rim) * rowStep + column + rim] = Float.random(in: 0.01...1, using: &generator)
      }
    }
    return memory
  }

  private static func value(_ memory: [Float], column: Int, row: Int) -> Float {
    guard (0..<width).contains(column), (0..<height).contains(row) else { return 0 }
    return memory[(row + rim) * (width + 2 * rim) + column + rim]
  }

  private static func blended(_ memory: [Float], x: Int32, y: Int32) -> Float {
    let (x, y) = ((x &+ 16) >> 5, (y &+ 16) >> 5)
    let (column, row) = (Int(x >> 5), Int(y >> 5))
    let (right, down) = (Float(x & 31) / 32, Float(y & 31) / 32)
    let (left, up) = (1 - right, 1 - down)
    return value(memory, column: column, row: row) * (left * up)
      + value(memory, column: column + 1, row: row) * (right * up)
      + value(memory, column: column, row: row + 1) * (left * down)
      + value(memory, column: column + 1, row: row + 1) * (right * down)
  }

  @Test(arguments: 0..<40)
  func values_equalThePlainLoop(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let memory = Self.memory(&generator)
    let reach: Int32 = seed % 4 == 0 ? .max : 24_000
    let count = Int.random(in: 1...64, using: &generator)
    let x = (0..<count).map { _ in Int32.random(in: -reach...reach, using: &generator) }
    let y = (0..<count).map { _ in Int32.random(in: -reach / 2...reach / 2, using: &generator) }
    let (partX, partY) = (Int32(seed * 700), Int32(-seed * 300))
    let expected = zip(x, y).map { Self.blended(memory, x: $0 &+ partX, y: $1 &+ partY) }
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let output = GuardedBuffer(count: count)
      let scratch = GuardedBuffer(count: 4 * count)
      Self.withMask(memory, x, y) { mask, positions in
        mask.sample(
          positions, x: partX, y: partY, to: output.start, scratch: scratch.start,
          instructionSet: instructionSet)
      }
      #expect(output.values == expected, "\(instructionSet)")
      #expect(output.isIntact && scratch.isIntact)
    }
  }

  @Test(arguments: [-3, -2, 0, 8, 17, 18, 1_000_000])
  func runOutside_holdsZerosOnly(startColumn: Int) {
    var generator = SeededGenerator(seed: 3)
    let memory = Self.memory(&generator)
    let x = (0..<16).map { Int32(startColumn * 1024 - 1100 + $0 * 50) }
    let y = [Int32](repeating: 3000, count: 16)
    let values = zip(x, y).map { Self.blended(memory, x: $0 &- 7, y: $1) }
    let isOutside = Self.withMask(memory, x, y) { $0.isOutside($1, x: -7, y: 0) }
    #expect(!isOutside || values.allSatisfy { $0 == 0 })
    #expect(isOutside == ![0, 8, 17, 18].contains(startColumn))
  }

  @Test func runThatWrapsAround_isNotOutside() {
    let isOutside = Self.withMask([], [.max, .max], [0, 0]) { $0.isOutside($1, x: .max, y: 0) }
    #expect(!isOutside)
  }

  private static func withMask<Result>(
    _ memory: [Float], _ x: [Int32], _ y: [Int32], _ body: (SampledMask, PixelPositions) -> Result
  ) -> Result {
    let values = GuardedBuffer(memory)
    let mask = SampledMask(
      start: values.start + rim * (width + 2 * rim + 1), width: width, height: height)
    let positions = UnsafeMutablePointer<Int32>.allocate(capacity: 2 * x.count)
    defer { positions.deallocate() }
    for (index, position) in (x + y).enumerated() { positions[index] = position }
    return body(mask, PixelPositions(x: positions, y: positions + x.count, count: x.count))
  }

  @Test func probabilities_haveTheBitsOfTheLibrarysExponential() {
    // Every 4099th single-precision number, of both signs, infinities and what is not a number included.
    let logits = stride(from: UInt32(0), through: UInt32.max - 4099, by: 4099).map(Float.init(bitPattern:))
    let masks = logits.map { Float(1 / (Double(Float(exp(-Double($0)))) + 1)).bitPattern }
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      var output = [Float](repeating: 0, count: logits.count)
      FastKernels.maskProbabilities(
        logits: logits, output: &output, count: logits.count, instructionSet: instructionSet)
      #expect(output.map(\.bitPattern) == masks, "\(instructionSet)")
    }
  }
}
