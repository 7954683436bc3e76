/// Which input row or column each output row or column of a nearest-neighbour resize repeats.
package enum NearestNeighbor {
  /// The input positions along one axis.
  ///
  /// - Source: `GetNearestNeighbor` of `tensorflow/lite/kernels/internal/reference/resize_nearest_neighbor.h`,
  ///   in single precision.
  package static func positions(
    input: Int, output: Int, alignsCorners: Bool, usesHalfPixelCenters: Bool
  ) -> [Int] {
    let scale =
      alignsCorners && output > 1
      ? Float(input - 1) / Float(output - 1)
      : Float(input) / Float(output)
    let offset: Float = usesHalfPixelCenters ? 0.5 : 0
    let rule: FloatingPointRoundingRule = alignsCorners ? .toNearestOrAwayFromZero : .down
    return (0..<output).map { position in
      let nearest = Int(((Float(position) + offset) * scale).rounded(rule))
      return min(max(nearest, 0), input - 1)
    }
  }
}

extension ReferenceKernels {
  /// Resizes images by repeating or leaving out pixels. It works on the bytes of any element type.
  ///
  /// - Shapes: input `[N, inputHeight, inputWidth, C]`, output `[N, rows.count, columns.count, C]`.
  /// - Parameters:
  ///   - pixelByteCount: The bytes of the `C` elements of a pixel.
  ///   - rows: The input row of each output row, below `inputHeight`.
  ///   - columns: The input column of each output column, below `inputWidth`.
  ///   - outputRows: The rows that are computed, counted over the whole batch.
  package static func resizeNearestNeighbor(
    input: UnsafeRawPointer, output: UnsafeMutableRawPointer, inputHeight: Int, inputWidth: Int,
    pixelByteCount: Int, rows: [Int], columns: [Int], outputRows: Range<Int>
  ) {
    var destination = output + outputRows.lowerBound * columns.count * pixelByteCount
    for outputRow in outputRows {
      let row = outputRow / rows.count * inputHeight + rows[outputRow % rows.count]
      let pixels = input + row * inputWidth * pixelByteCount
      for column in columns {
        destination.copyMemory(from: pixels + column * pixelByteCount, byteCount: pixelByteCount)
        destination += pixelByteCount
      }
    }
  }
}
