import TestSupport
import Testing

@testable import VisionPipeline

@Suite struct SegmentationMaskTests {
  /// The mask of a picture for logits of 16 by 16 cells, by a new decoder.
  private func mask(
    _ logit: (_ x: Int, _ y: Int) -> Float, region: NormalizedRect, imageSize: PixelSize,
    orientation: PictureOrientation = .up
  ) -> [Float] {
    var decoder = SegmentationMaskDecoder(size: PixelSize(square: 16))
    return mask(logit, region: region, imageSize: imageSize, orientation: orientation, by: &decoder)
  }

  private func mask(
    _ logit: (_ x: Int, _ y: Int) -> Float, region: NormalizedRect, imageSize: PixelSize,
    orientation: PictureOrientation = .up, by decoder: inout SegmentationMaskDecoder
  ) -> [Float] {
    let logits = (0..<256).map { logit($0 % 16, $0 / 16) }
    var mask = [Float](repeating: -1, count: imageSize.pixelCount)
    logits.withUnsafeBufferPointer { logits in
      mask.withUnsafeMutableBufferPointer {
        decoder.decode(
          logits, region: region, imageSize: imageSize, orientation: orientation, into: $0)
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

  @Test(arguments: PictureOrientation.allCases)
  func `A picture that is stored turned has the upright one's mask, turned`(orientation: PictureOrientation) {
    let region = NormalizedRect(xCenter: 0.6, yCenter: 0.4, width: 0.7, height: 0.9, rotation: 0.5)
    let size = PixelSize(width: 90, height: 70)
    func logit(x: Int, y: Int) -> Float { Float(3 * x - 2 * y) / 8 }
    let upright = mask(logit, region: region, imageSize: size)
    let stored = mask(logit, region: region, imageSize: size, orientation: orientation)
    #expect(
      stored
        == orientation.turnedBack(plane: upright, uprightWidth: size.width, uprightHeight: size.height))
    #expect(Set(upright).count > 1000)
  }

  @Test func `A decoder keeps nothing of pictures of other sizes`() {
    func logit(x: Int, y: Int) -> Float { Float(x - y) }
    var decoder = SegmentationMaskDecoder(size: PixelSize(square: 16))
    for side in [7, 40, 3] {
      let size = PixelSize(square: side)
      let expected = mask(logit, region: .wholeImage, imageSize: size)
      #expect(mask(logit, region: .wholeImage, imageSize: size, by: &decoder) == expected)
    }
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
