/// The two neighbours of a grid that each pixel of a line lies between, and how far it is from the first to
/// the second.
struct LinearTaps: Sendable {
  private(set) var first: [Int32] = []
  private(set) var second: [Int32] = []
  /// In 0...1.
  private(set) var fraction: [Float] = []

  var count: Int { fraction.count }

  private init(capacity: Int) {
    first.reserveCapacity(capacity)
    second.reserveCapacity(capacity)
    fraction.reserveCapacity(capacity)
  }

  private mutating func append(_ first: Int, _ second: Int, _ fraction: Float) {
    self.first.append(Int32(first))
    self.second.append(Int32(second))
    self.fraction.append(fraction)
  }
}

extension LinearTaps {
  /// Pixels and points of the grid are squares that fill the same length; beyond the outermost centres the
  /// outermost point counts.
  ///
  /// - Parameter keepsFraction: whether pixels there have two equal neighbours instead of a fraction of 0,
  ///   which is rounded otherwise.
  ///
  /// Source: `resize` with `INTER_LINEAR` of OpenCV's `modules/imgproc/src/resize.cpp`, where it is so for
  /// rows.
  static func centered(from pointCount: Int, to pixelCount: Int, keepsFraction: Bool) -> LinearTaps {
    var taps = LinearTaps(capacity: pixelCount)
    let scale = 1 / (Double(pixelCount) / Double(pointCount))
    let last = pointCount - 1
    for pixel in 0..<pixelCount {
      let position = Float((Double(pixel) + 0.5) * scale - 0.5)
      let below = position.rounded(.down)
      let fraction = position - below
      let index = Int(below)
      let isOutside = index < 0 || index >= last
      taps.append(
        min(max(index, 0), last), min(max(index + 1, 0), last), isOutside && !keepsFraction ? 0 : fraction)
    }
    return taps
  }

  /// The first and the last pixel lie on the first and the last point of the grid.
  ///
  /// Source: `ProcessForCategoryMaskCpu` of `mediapipe/tasks/cc/vision/image_segmenter/calculators/`
  /// `tensors_to_segmentation_calculator.cc`.
  static func cornered(from pointCount: Int, to pixelCount: Int) -> LinearTaps {
    var taps = LinearTaps(capacity: pixelCount)
    let scale = pixelCount > 1 ? Float(pointCount - 1) / Float(pixelCount - 1) : 0
    let last = Float(pointCount - 1)
    for pixel in 0..<pixelCount {
      let position = Float(pixel) * scale
      // The product may be rounded beyond the last point.
      let first = min(max(position.rounded(.down), 0), last)
      let second = min(position.rounded(.up), last)
      taps.append(Int(first), Int(second), max(min(position - first, 1), 0))
    }
    return taps
  }
}
