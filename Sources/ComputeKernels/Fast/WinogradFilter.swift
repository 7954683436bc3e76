import TensorCore

/// A 3×3 filter transformed for ``FastKernels/winogradConvolution2D``: of each filter `g` of a channel, the
/// elements of `G · g · Gᵀ`, and for each element a packed matrix of all channels.
///
/// A class as ``PackedMatrix``.
package final class WinogradFilter: Sendable {
  /// For each element of a tile, row by row, what turns input channels into output channels.
  let elements: [PackedMatrix]
  let slopes: AlignedStorage?

  /// Transforms a filter, and packs it.
  ///
  /// - Parameters:
  ///   - filter: `[O, 3, 3, I]`.
  ///   - bias: One addend for each output channel; `nil` for none.
  ///   - slope: One factor for the negative results of each output channel; `nil` for none.
  ///   - instructionSet: Of the micro-kernel that multiplies.
  /// - Precondition: There are output channels.
  package init(
    filter: StoredFloats, bias: UnsafePointer<Float>?, slope: UnsafePointer<Float>?, inputChannels: Int,
    outputChannels: Int, instructionSet: InstructionSet
  ) {
    let count = outputChannels * inputChannels
    let transformed = AlignedStorage(
      byteCount: Self.rows.count * count * MemoryLayout<Float>.size, isZeroed: false, inLargePages: true)
    elements = Self.rows.indices.flatMap { row in
      Self.transform(
        filter, row: Self.rows[row], filterCount: outputChannels, channelCount: inputChannels,
        into: transformed.floats)
      return Self.rows.indices.map { column in
        PackedMatrix(
          filter: StoredFloats(transformed.floats + column * count),
          bias: (row, column) == Self.elementOfAllOutputs ? bias : nil, slope: nil,
          columnCount: outputChannels, depth: inputChannels, instructionSet: instructionSet)
      }
    }
    slopes = slope.map { slope in
      let storage = AlignedStorage(byteCount: outputChannels * MemoryLayout<Float>.size, isZeroed: false)
      storage.floats.update(from: slope, count: outputChannels)
      return storage
    }
  }

  /// The most bytes that a filter takes, while and after it is packed.
  package static func byteCount(
    inputChannels: Int, outputChannels: Int, _ instructionSet: InstructionSet
  ) -> Int {
    let elementCount = rows.count * rows.count
    return elementCount
      * PackedMatrix.byteCount(columnCount: outputChannels, depth: inputChannels, instructionSet)
      + outputChannels * (rows.count * inputChannels + 1) * MemoryLayout<Float>.size
  }

  /// The element that each of a tile's four outputs counts once. What is added to it is added to all of them.
  private static let elementOfAllOutputs = (1, 1)

  /// The rows of `G`.
  private static let rows: [(Double, Double, Double)] = [
    (1, 0, 0), (0.5, 0.5, 0.5), (0.5, -0.5, 0.5), (0, 0, 1),
  ]

  /// Computes a row of the elements of all filters, each rounded once.
  ///
  /// - Parameters:
  ///   - row: The row of `G`.
  ///   - transformed: For each element of the row `[filterCount, channelCount]`.
  private static func transform(
    _ filter: StoredFloats, row: (Double, Double, Double), filterCount: Int, channelCount: Int,
    into transformed: UnsafeMutablePointer<Float>
  ) {
    let filterLength = 9 * channelCount
    let weights = AlignedStorage(byteCount: filterLength * MemoryLayout<Float>.size, isZeroed: false)
    for index in 0..<filterCount {
      filter.read(filterLength, from: index * filterLength, into: weights.floats)
      for channel in 0..<channelCount {
        func column(_ column: Int) -> Double {
          let weights = weights.floats + (column * channelCount + channel)
          return Double(weights[0]) * row.0 + Double(weights[3 * channelCount]) * row.1
            + Double(weights[6 * channelCount]) * row.2
        }
        let (left, middle, right) = (column(0), column(1), column(2))
        let target = transformed + (index * channelCount + channel)
        let step = filterCount * channelCount
        target[0] = Float(left)
        target[step] = Float((left + middle + right) / 2)
        target[2 * step] = Float((left - middle + right) / 2)
        target[3 * step] = Float(right)
      }
    }
  }
}
