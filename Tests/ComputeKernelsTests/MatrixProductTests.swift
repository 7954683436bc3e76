import ComputeKernels
import TestSupport
import Testing

/// Products of rows with a packed matrix.
struct MatrixProductTests {
  private static let depth = 7
  private static let mostRows = 60

  /// Whatever blocks the rows fill, and whatever panels the columns.
  @Test(arguments: [16, 24, 32, 41, 48, 50, 64, 80, 88, 96, 136, 192])
  func sumsOfAnyNumberOfRows_areAddedInOrder(columnCount: Int) {
    var generator = SeededGenerator(seed: UInt64(columnCount))
    let depth = Self.depth
    let rows = GuardedBuffer(generator.floats(Self.mostRows * depth))
    let weights = GuardedBuffer(generator.floats(columnCount * depth))
    let bias = GuardedBuffer(generator.floats(columnCount))
    let slope = GuardedBuffer(generator.floats(columnCount))
    let addend = GuardedBuffer(generator.floats(Self.mostRows * columnCount))
    let bounds = ActivationBounds(lower: -1, upper: 1)
    let sums = (0..<Self.mostRows * columnCount).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: columnCount)
      var sum = bias.start[column]
      for place in 0..<depth {
        sum.addProduct(rows.start[row * depth + place], weights.start[column * depth + place])
      }
      return sum
    }
    for instructionSet in InstructionSet.allCases
    where instructionSet.isSupported && instructionSet.fusesMultiplyAdd {
      for (addend, slope) in [(addend, slope), (addend, nil), (nil, slope), (nil, nil)] {
        let packed = PackedMatrix(
          filter: StoredFloats(weights.start), bias: bias.start, slope: slope?.start,
          columnCount: columnCount, depth: depth, instructionSet: instructionSet)
        let expected = sums.indices.map { index in
          let sum = sums[index] + (addend?.start[index] ?? -0.0)
          return bounds.clamp(sum < 0 ? sum * (slope?.start[index % columnCount] ?? 1) : sum)
        }
        for rowCount in 1...Self.mostRows {
          let output = GuardedBuffer(count: rowCount * columnCount)
          packed.multiply(
            MatrixRows(rows.start, count: rowCount, length: depth),
            addend: addend.map { UnsafePointer($0.start) }, bounds: bounds, output: output.start)
          #expect(
            output.values.map(\.bitPattern) == expected.prefix(output.values.count).map(\.bitPattern),
            "\(instructionSet), \(rowCount) rows")
          #expect(output.isIntact)
        }
      }
    }
  }
}
