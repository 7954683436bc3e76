extension ReferenceKernels {
  /// Adds slices into zeros at their positions along the leading axes; an update outside is left out.
  ///
  /// - Shapes: positions `[count, lengths.count]`, updates `[count, run]`.
  /// - Parameters:
  ///   - lengths: The leading axes of the output.
  ///   - strides: The distance in elements between neighbours along each of them.
  ///   - add: Adds two elements; sums of integers wrap.
  /// - Source: `tensorflow/lite/kernels/internal/reference/reference_ops.h` (`ScatterNd`).
  @inline(__always)
  package static func scatterND<Element: Numeric, Position: FixedWidthInteger>(
    updates: UnsafePointer<Element>, positions: UnsafePointer<Position>,
    output: UnsafeMutablePointer<Element>, outputCount: Int, count: Int, lengths: [Int], strides: [Int],
    runLength: Int, add: (Element, Element) -> Element
  ) {
    output.update(repeating: .zero, count: outputCount)
    for index in 0..<count {
      var offset = 0
      var isInside = true
      for axis in lengths.indices {
        let position = Int(clamping: positions[index * lengths.count + axis])
        guard 0..<lengths[axis] ~= position else {
          isInside = false
          break
        }
        offset += position * strides[axis]
      }
      guard isInside else { continue }
      for element in 0..<runLength {
        output[offset + element] = add(output[offset + element], updates[index * runLength + element])
      }
    }
  }
}
