/// Steadies the masks of a video: where a mask is unsure, most of the last one is kept.
///
/// Source: `mediapipe/calculators/image/segmentation_smoothing_calculator.cc`.
package struct MaskSmoother: Sendable {
  /// The share of the last mask where a mask says nothing at all.
  private static let previousShare: Float = 0.7

  private var previous: [Float] = []
  private var size: PixelSize?

  package init() {}

  /// Smooths a mask of a picture of `size`; the first one, and the first one of another size, stay as they
  /// are.
  ///
  /// - Precondition: `mask` has a number for each pixel.
  package mutating func smooth(_ mask: UnsafeMutableBufferPointer<Float>, size: PixelSize) {
    precondition(mask.count == size.pixelCount, "\(mask.count) numbers for a mask of \(size)")
    if size == self.size {
      previous.withUnsafeMutableBufferPointer { previous in
        for index in mask.indices {
          let value = Self.blended(mask[index], with: previous[index])
          mask[index] = value
          previous[index] = value
        }
      }
    } else {
      previous = Array(mask)
      self.size = size
    }
  }

  /// Forgets the last mask.
  package mutating func reset() {
    previous = []
    size = nil
  }

  /// A polynomial stands for the square of the entropy of `value`.
  @inline(__always)
  private static func blended(_ value: Float, with previous: Float) -> Float {
    let distance = value - 0.5
    let x = distance * distance
    let certainty = x * (5.68842 + x * (-0.748699 + x * (-57.8051 + x * (291.309 + x * -624.717))))
    let uncertainty = 1 - min(1, certainty)
    return value + (previous - value) * (uncertainty * previousShare)
  }
}
