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
