import ComputeKernels

/// The pixels along one axis of a picture, and what each adds to a position in a mask, in 1/1024 value.
///
/// Source: `warpAffine` of OpenCV's `modules/imgproc/src/imgwarp.cpp`, which rounds the two parts of a position
/// one by one.
struct MaskAxis: Sendable {
  private(set) var count = 0
  /// To the right, for each pixel; then downwards.
  private var parts: [Int32] = []

  init() {}

  /// Computes the parts of `count` pixels, equally spaced along `line`, from the last one to the first if reversed.
  mutating func place(_ line: ProjectedLine, count: Int, isReversed: Bool) {
    if count != self.count {
      self.count = count
      parts = Array(repeating: 0, count: 2 * count)
    }
    parts.withUnsafeMutableBufferPointer { parts in
      guard let x = parts.baseAddress else { return }
      FastKernels.place(
        line, from: 0, count: count, unitsPerPixel: SampledMask.unitsPerValue, x: x, y: x + count,
        instructionSet: .best)
      guard isReversed else { return }
      parts[..<count].reverse()
      parts[count...].reverse()
    }
  }

  /// Calls `body` with the parts of all pixels.
  func withParts(_ body: (PixelPositions) -> Void) {
    parts.withUnsafeBufferPointer { parts in
      guard let x = parts.baseAddress else { return }
      body(PixelPositions(x: x, y: x + count, count: count))
    }
  }
}
