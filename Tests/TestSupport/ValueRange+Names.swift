import VisionPipeline

extension ValueRange {
  /// -1 for black, 1 for white.
  package static let minusOneToOne = ValueRange(minimum: -1, maximum: 1)
}
