/// Resizes maps of numbers by linear interpolation.
///
/// Source: `resize` with `INTER_LINEAR` of OpenCV's `modules/imgproc/src/resize.cpp`: along rows first, then
/// between them; a map of exactly twice the size is averaged by fours instead.
struct MaskResizing: Sendable {
  let source: PixelSize
  let target: PixelSize
  private let columns: LinearTaps
  private let rows: LinearTaps

  init(from source: PixelSize, to target: PixelSize) {
    self.source = source
    self.target = target
    columns = .centered(from: source.width, to: target.width, keepsFraction: false)
    rows = .centered(from: source.height, to: target.height, keepsFraction: true)
  }

  /// Writes the resized map.
  ///
  /// - Precondition: the buffers have the sizes of the resizing.
  func resize(_ input: UnsafeBufferPointer<Float>, into output: UnsafeMutableBufferPointer<Float>) {
    precondition(input.count == source.pixelCount && output.count == target.pixelCount, "maps of other sizes")
    guard let input = input.baseAddress, let output = output.baseAddress else { return }
    if source.width == 2 * target.width && source.height == 2 * target.height {
      return halve(input, to: output)
    }
    let width = target.width
    // Two rows of the source with the columns of the target: an even one, then an odd one.
    withUnsafeTemporaryAllocation(of: Float.self, capacity: 2 * width) { lines in
      guard let lines = lines.baseAddress else { return }
      // Which rows they are.
      var held = (-1, -1)
      for y in 0..<target.height {
        let (first, second) = (Int(rows.first[y]), Int(rows.second[y]))
        for row in [first, second] {
          let line = row & 1
          if (line == 0 ? held.0 : held.1) == row { continue }
          stretch(input + row * source.width, to: lines + line * width)
          if line == 0 { held.0 = row } else { held.1 = row }
        }
        Self.blend(
          lines + (first & 1) * width, lines + (second & 1) * width, fraction: rows.fraction[y],
          to: output + y * width, count: width)
      }
    }
  }

  /// Writes a row of the source with the columns of the target.
  private func stretch(_ row: UnsafePointer<Float>, to line: UnsafeMutablePointer<Float>) {
    columns.first.withUnsafeBufferPointer { first in
      columns.second.withUnsafeBufferPointer { second in
        columns.fraction.withUnsafeBufferPointer { fraction in
          for x in 0..<target.width {
            // In bounds: taps lie in the row.
            line[x] = row[Int(first[x])] * (1 - fraction[x]) + row[Int(second[x])] * fraction[x]
          }
        }
      }
    }
  }

  private static func blend(
    _ first: UnsafePointer<Float>, _ second: UnsafePointer<Float>, fraction: Float,
    to output: UnsafeMutablePointer<Float>, count: Int
  ) {
    let rest = 1 - fraction
    for x in 0..<count { output[x] = first[x] * rest + second[x] * fraction }
  }

  private func halve(_ input: UnsafePointer<Float>, to output: UnsafeMutablePointer<Float>) {
    for y in 0..<target.height {
      let upper = input + 2 * y * source.width
      let lower = upper + source.width
      for x in 0..<target.width {
        let sum = (upper[2 * x] + upper[2 * x + 1]) + (lower[2 * x] + lower[2 * x + 1])
        output[y * target.width + x] = sum * 0.25
      }
    }
  }
}

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
