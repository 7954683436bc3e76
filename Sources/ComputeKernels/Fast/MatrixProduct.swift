import TensorCore

#if arch(x86_64) && os(Linux)
  import CX86Kernels
#endif

/// A matrix and its biases, rearranged once for the micro-kernels of one instruction set.
package struct PackedMatrix: Sendable {
  /// The number of columns: output channels.
  package let columnCount: Int
  /// The number of rows: the inputs that each output sums over.
  package let depth: Int
  let instructionSet: InstructionSet
  private let panels: AlignedStorage
  private let slopes: AlignedStorage?

  /// Packs a filter whose rows are output channels.
  ///
  /// - Parameters:
  ///   - filter: `[columnCount, depth]`.
  ///   - bias: One addend for each column; `nil` for none.
  ///   - slope: One factor for the negative results of each column; `nil` for none.
  package init(
    filter: UnsafePointer<Float>, bias: UnsafePointer<Float>?, slope: UnsafePointer<Float>?,
    columnCount: Int, depth: Int, instructionSet: InstructionSet
  ) {
    self.columnCount = columnCount
    self.depth = depth
    self.instructionSet = instructionSet
    let widths = Self.panelWidths(columnCount: columnCount, vectorLength: instructionSet.vectorLength)
    let paddedCount = widths.reduce(0, +)
    panels = AlignedStorage(byteCount: paddedCount * (depth + 1) * MemoryLayout<Float>.size)
    slopes = slope.map { slope in
      let padded = AlignedStorage(byteCount: paddedCount * MemoryLayout<Float>.size)
      padded.floats.update(from: slope, count: columnCount)
      return padded
    }
    var panel = panels.floats
    var first = 0
    for width in widths {
      let count = min(width, columnCount - first)
      for column in 0..<count {
        panel[column] = bias?[first + column] ?? 0
        let weights = filter + (first + column) * depth
        for index in 0..<depth { panel[(index + 1) * width + column] = weights[index] }
      }
      panel += (depth + 1) * width
      first += width
    }
  }

  /// Two vectors wide as long as more than one vector of columns is left, then one.
  private static func panelWidths(columnCount: Int, vectorLength: Int) -> [Int] {
    var widths: [Int] = []
    var remaining = columnCount
    while remaining > 0 {
      widths.append(remaining > vectorLength ? 2 * vectorLength : vectorLength)
      remaining -= 2 * vectorLength
    }
    return widths
  }

  /// The size of the packed numbers.
  package var byteCount: Int { panels.byteCount + (slopes?.byteCount ?? 0) }

  /// `output = clamp(rectify(bias + rows · matrix))`.
  ///
  /// - Shapes: rows `[rowCount, depth]`, output `[rowCount, columnCount]`.
  /// - Parameter outputStride: The distance between rows of the output; left out, they lie side by side.
  func multiply(
    rows: UnsafePointer<Float>, rowCount: Int, bounds: ActivationBounds, output: UnsafeMutablePointer<Float>,
    outputStride: Int? = nil
  ) {
    let outputStride = outputStride ?? columnCount
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 2 * instructionSet.vectorLength) { remainder in
      guard let remainder = remainder.baseAddress else { return }
      let packed = UnsafePointer(panels.floats)
      let slope = slopes.map { UnsafePointer($0.floats) }
      switch instructionSet {
      #if arch(x86_64) && os(Linux)
        case .avx2:
          vitruvian_multiply_avx2(
            rows, depth, rowCount, packed, depth, columnCount, slope, bounds.lower, bounds.upper, output,
            outputStride, remainder)
        case .avx512:
          vitruvian_multiply_avx512(
            rows, depth, rowCount, packed, depth, columnCount, slope, bounds.lower, bounds.upper, output,
            outputStride, remainder)
      #endif
      default:
        microMultiply(
          a: rows, aStride: depth, rowCount: rowCount, packed: packed, depth: depth,
          columnCount: columnCount, slope: slope, lower: bounds.lower, upper: bounds.upper, c: output,
          cStride: outputStride, remainder: remainder)
      }
    }
  }
}

extension AlignedStorage {
  fileprivate var floats: UnsafeMutablePointer<Float> { start.assumingMemoryBound(to: Float.self) }
}
