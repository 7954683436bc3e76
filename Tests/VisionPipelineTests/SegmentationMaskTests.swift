import Testing

@testable import VisionPipeline

@Suite struct SegmentationMaskTests {
  /// The mask of a picture for logits of 16 by 16 cells.
  private func mask(_ logit: (_ x: Int, _ y: Int) -> Float, region: NormalizedRect, imageSize: PixelSize)
    -> [Float]
  {
    let logits = (0..<256).map { logit($0 % 16, $0 / 16) }
    var decoder = SegmentationMaskDecoder(size: PixelSize(square: 16))
    var mask = [Float](repeating: -1, count: imageSize.pixelCount)
    logits.withUnsafeBufferPointer { logits in
      mask.withUnsafeMutableBufferPointer {
        decoder.decode(logits, region: region, imageSize: imageSize, into: $0)
      }
    }
    return mask
  }

  @Test func `A mask of the picture's own size is copied through the sigmoid`() {
    let result = mask({ x, y in Float(x - y) }, region: .wholeImage, imageSize: PixelSize(square: 16))
    let expected: [Float] = (0..<256).map { index in
      let (x, y): (Int, Int) = (index % 16, index / 16)
      return Float(1 / (Double(CorrectlyRounded.exponential(Float(y - x))) + 1))
    }
    #expect(result == expected)
  }

  @Test func `Outside the region the mask is empty`() {
    let region = NormalizedRect(xCenter: 0.5, yCenter: 0.5, width: 0.5, height: 0.5)
    let result = mask({ _, _ in 50 }, region: region, imageSize: PixelSize(square: 32))
    for (index, value) in result.enumerated() {
      let (x, y) = (index % 32, index / 32)
      let isInside = (8..<24).contains(x) && (8..<24).contains(y)
      #expect(value == (isInside ? 1 : 0), "pixel \(x), \(y)")
    }
  }

  @Test func `A region turned by half a turn turns the mask`() {
    let region = NormalizedRect(xCenter: 0.5, yCenter: 0.5, width: 1, height: 1, rotation: .pi)
    let result = mask({ x, y in x < 4 && y < 4 ? 50 : -50 }, region: region, imageSize: PixelSize(square: 16))
    #expect(result[14 * 16 + 14] > 0.999 && result[1 * 16 + 1] < 0.001)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e-30, 1e30] as [Float])
  func `Strange regions give masks of probabilities`(side: Float) {
    let region = NormalizedRect(xCenter: 0.5, yCenter: side, width: side, height: 1, rotation: side)
    let result = mask({ _, _ in 50 }, region: region, imageSize: PixelSize(width: 7, height: 5))
    #expect(result.allSatisfy { $0 >= 0 && $0 <= 1 })
  }

  @Test func `A logit that is no number spoils its pixel and leaves distant ones alone`() {
    let result = mask({ x, _ in x == 3 ? .nan : 50 }, region: .wholeImage, imageSize: PixelSize(square: 16))
    #expect(result[8] == 1 && result[3].isNaN)
  }
}
