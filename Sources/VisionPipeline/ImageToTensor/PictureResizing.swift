/// Resizes pictures of 8-bit samples: the mean of what a pixel covers where a picture becomes smaller in both
/// directions, bilinear interpolation where not.
///
/// Source: `resize` with `INTER_AREA` and `INTER_LINEAR` of OpenCV's `modules/imgproc/src/resize.cpp`.
struct PictureResizing: Sendable {
  let source: PixelSize
  let target: PixelSize
  private let method: Method

  private enum Method: Sendable {
    case copy
    /// The mean of a block of whole pixels.
    case blocks(width: Int, height: Int)
    /// The mean of a rectangle that may cut through pixels.
    case means(columns: [CoveredSamples], rows: [CoveredSamples])
    case interpolation(columns: LinearTaps, rows: LinearTaps)
  }

  /// The samples of a line that one pixel covers.
  private struct CoveredSamples: Sendable {
    let first: Int
    /// The share of each in the pixel.
    let weights: [Float]
  }

  init(from source: PixelSize, to target: PixelSize) {
    self.source = source
    self.target = target
    if source == target {
      method = .copy
    } else if source.width <= target.width || source.height <= target.height {
      method = .interpolation(
        columns: .centered(from: source.width, to: target.width, keepsFraction: false),
        rows: .centered(from: source.height, to: target.height, keepsFraction: true))
    } else if source.width % target.width == 0 && source.height % target.height == 0 {
      method = .blocks(width: source.width / target.width, height: source.height / target.height)
    } else {
      method = .means(
        columns: Self.coveredSamples(from: source.width, to: target.width),
        rows: Self.coveredSamples(from: source.height, to: target.height))
    }
  }

  /// Writes the resized picture.
  ///
  /// - Precondition: the buffers have four samples for each pixel of their sizes.
  func resize(_ input: UnsafeBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>) {
    precondition(
      input.count == 4 * source.pixelCount && output.count == 4 * target.pixelCount, "pictures of other sizes"
    )
    switch method {
    case .copy: _ = output.update(fromContentsOf: input)
    case .blocks(let width, let height):
      let share = 1 / Float(width * height)
      fill(output) { column, row in
        var sum = SIMD4<Int32>.zero
        for y in (row * height)..<((row + 1) * height) {
          for x in (column * width)..<((column + 1) * width) {
            sum &+= SIMD4(truncatingIfNeeded: pixel(input, x, y))
          }
        }
        // Four pixels are rounded upwards.
        guard width * height == 4, width == 2 else { return Self.bytes(SIMD4<Float>(sum) * share) }
        return SIMD4(truncatingIfNeeded: (sum &+ 2) &>> 2)
      }
    case .means(let columns, let rows):
      fill(output) { column, row in
        let (across, down) = (columns[column], rows[row])
        var sum = SIMD4<Float>.zero
        for (y, lineWeight) in down.weights.enumerated() {
          var line = SIMD4<Float>.zero
          for (x, weight) in across.weights.enumerated() {
            line += SIMD4<Float>(pixel(input, across.first + x, down.first + y)) * weight
          }
          sum += line * lineWeight
        }
        return Self.bytes(sum)
      }
    case .interpolation(let columns, let rows):
      fill(output) { column, row in
        let across = Self.weights(columns.fraction[column])
        let (left, right) = (Int(columns.first[column]), Int(columns.second[column]))
        func line(_ y: Int32) -> SIMD4<Int32> {
          SIMD4<Int32>(truncatingIfNeeded: pixel(input, left, Int(y))) &* across.0
            &+ SIMD4<Int32>(truncatingIfNeeded: pixel(input, right, Int(y))) &* across.1
        }
        let down = Self.weights(rows.fraction[row])
        let upper = ((line(rows.first[row]) &>> 4) &* down.0) &>> 16
        let lower = ((line(rows.second[row]) &>> 4) &* down.1) &>> 16
        return SIMD4(truncatingIfNeeded: (upper &+ lower &+ 2) &>> 2)
      }
    }
  }

  private func fill(
    _ output: UnsafeMutableBufferPointer<UInt8>, _ pixel: (_ column: Int, _ row: Int) -> SIMD4<UInt8>
  ) {
    for row in 0..<target.height {
      for column in 0..<target.width {
        let samples = pixel(column, row)
        let start = 4 * (row * target.width + column)
        for channel in 0..<4 { output[start + channel] = samples[channel] }
      }
    }
  }

  private func pixel(_ input: UnsafeBufferPointer<UInt8>, _ x: Int, _ y: Int) -> SIMD4<UInt8> {
    let start = 4 * (y * source.width + x)
    return SIMD4(input[start], input[start + 1], input[start + 2], input[start + 3])
  }

  private static func bytes(_ numbers: SIMD4<Float>) -> SIMD4<UInt8> {
    let rounded = numbers.rounded(.toNearestOrEven)
    return SIMD4<UInt8>(rounded.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)))
  }

  /// The weights of two neighbours in parts of 2048.
  private static func weights(_ fraction: Float) -> (Int32, Int32) {
    (
      Int32(((1 - fraction) * 2048).rounded(.toNearestOrEven)),
      Int32((fraction * 2048).rounded(.toNearestOrEven))
    )
  }

  private static func coveredSamples(from sourceCount: Int, to targetCount: Int) -> [CoveredSamples] {
    let scale = Double(sourceCount) / Double(targetCount)
    return (0..<targetCount).map { index in
      let start = Double(index) * scale
      let end = start + scale
      let length = min(scale, Double(sourceCount) - start)
      let lastWhole = min(Int(end.rounded(.down)), sourceCount - 1)
      let firstWhole = min(Int(start.rounded(.up)), lastWhole)
      var weights: [Float] = []
      var first = firstWhole
      // Slivers below a thousandth of a sample do not count.
      if Double(firstWhole) - start > 1e-3 {
        first -= 1
        weights.append(Float((Double(firstWhole) - start) / length))
      }
      weights += Array(repeating: Float(1 / length), count: lastWhole - firstWhole)
      if end - Double(lastWhole) > 1e-3 {
        weights.append(Float(min(min(end - Double(lastWhole), 1), length) / length))
      }
      return CoveredSamples(first: first, weights: weights)
    }
  }
}

/// Writes parts of pictures as the input of a network that takes red, green, blue and the opacity. Parts are
/// stretched. One caller at a time.
///
/// Source: `mediapipe/calculators/image/image_transformation_calculator.cc`,
/// `mediapipe/calculators/tensor/tensor_converter_cpu.cc`.
package struct AlphaInputWriter: Sendable {
  /// What the network gets for the opacity.
  package enum Alpha: Sendable, Hashable {
    /// The picture's own opacity; a picture without alpha is opaque.
    case picture
    /// 0: the network takes the mask of the frame before for it, and there is none.
    case zero
  }

  private let size: PixelSize
  private let valueRange: ValueRange
  private let alpha: Alpha
  private var resizing: PictureResizing?
  private var part: [UInt8] = []
  private var resized: [UInt8] = []

  package init(size: PixelSize, valueRange: ValueRange, alpha: Alpha) {
    self.size = size
    self.valueRange = valueRange
    self.alpha = alpha
    resized = Array(repeating: 0, count: 4 * size.pixelCount)
  }

  /// Writes a part of a picture.
  ///
  /// - Precondition: `output` holds `height · width · 4` numbers.
  package mutating func write(
    _ segmented: SegmentedPart, of image: UprightImage, to output: UnsafeMutableBufferPointer<Float>
  ) {
    precondition(output.count == resized.count, "\(output.count) numbers for an input of \(size)")
    segmented.read(image, alpha: alpha == .zero ? 0 : nil, into: &part)
    if resizing?.source != segmented.size { resizing = PictureResizing(from: segmented.size, to: size) }
    part.withUnsafeBufferPointer { part in
      resized.withUnsafeMutableBufferPointer { resizing?.resize(part, into: $0) }
    }
    for index in output.indices {
      output[index] = Float(resized[index]) * valueRange.scale + valueRange.minimum
    }
  }
}
