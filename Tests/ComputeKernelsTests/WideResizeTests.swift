import ComputeKernels
import TestSupport
import Testing

/// Resized images of 16-bit quantized values against the plain loops, on random sizes.
struct WideResizeTests {
  @Test(arguments: 0..<90)
  func rowsAreBlendedFirst_asPlainLoopsBlendPixels(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    let (batchCount, channels) = (random(1...2), random(1...20))
    let (inputHeight, inputWidth) = (random(1...9), random(1...9))
    let (outputHeight, outputWidth) = (random(1...24), random(1...24))
    // Few values, so that halves occur, and extreme ones, which make the largest sums.
    let values: [Int16] =
      seed % 3 == 0 ? [.min, .max] : seed % 3 == 1 ? Array(-4...4) : Array(-32768 ..< -32700)
    let input = (0..<batchCount * inputHeight * inputWidth * channels).map { _ in
      values[random(0...values.count - 1)]
    }
    for (alignsCorners, usesHalfPixelCenters) in [(false, false), (true, false), (false, true)] {
      func taps(_ input: Int, _ output: Int) -> [WideInterpolationTap] {
        WideInterpolationTap.taps(
          input: input, output: output, alignsCorners: alignsCorners,
          usesHalfPixelCenters: usesHalfPixelCenters)
      }
      let (rows, columns) = (taps(inputHeight, outputHeight), taps(inputWidth, outputWidth))
      let rowCount = batchCount * outputHeight
      var expected = [Int16](repeating: 0, count: rowCount * outputWidth * channels)
      var output = expected
      var blendedRow = [Int32](repeating: 0, count: inputWidth * channels)
      ReferenceKernels.resizeBilinear(
        input: input, output: &expected, inputHeight: inputHeight, inputWidth: inputWidth, channels: channels,
        rows: rows, columns: columns, outputRows: 0..<rowCount)
      for row in 0..<rowCount {
        FastKernels.resizeBilinear(
          input: input, output: &output, inputHeight: inputHeight, inputWidth: inputWidth, channels: channels,
          rows: rows, columns: columns, outputRows: row..<row + 1, blendedRow: &blendedRow)
      }
      #expect(output == expected, "\(inputHeight)×\(inputWidth) to \(outputHeight)×\(outputWidth)")
    }
  }
}
