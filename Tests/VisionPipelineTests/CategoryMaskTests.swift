import Testing

@testable import VisionPipeline

@Suite struct ConfidenceMaskTests {
  /// The mask of a category for values of a grid with `width` columns.
  private func mask(
    _ values: [Float], width: Int, categoryCount: Int = 1, category: Int = 0,
    activation: SegmentationActivation = .none, imageSize: PixelSize
  ) -> [Float] {
    var decoder = ConfidenceMaskDecoder(activation: activation)
    var mask = [Float](repeating: -1, count: imageSize.pixelCount)
    values.withUnsafeBufferPointer { values in
      let size = PixelSize(width: width, height: values.count / width / categoryCount)
      let grid = CategoryScores(size: size, categoryCount: categoryCount, values: values)
      decoder.read(grid)
      mask.withUnsafeMutableBufferPointer { decoder.decode(category, imageSize: imageSize, into: $0) }
    }
    return mask
  }

  @Test func `A picture of the grid's size has the grid's values`() {
    #expect(mask([0.25, 0.5, 0.75, 1], width: 2, imageSize: PixelSize(square: 2)) == [0.25, 0.5, 0.75, 1])
  }

  @Test func `Pixels between the centres of the grid are interpolated`() {
    let row = mask([0, 1], width: 2, imageSize: PixelSize(width: 4, height: 1))
    #expect(row == [0, 0.25, 0.75, 1])
    let column = mask([0, 1], width: 1, imageSize: PixelSize(width: 1, height: 4))
    #expect(column == [0, 0.25, 0.75, 1])
    let plane = mask([0, 4, 8, 12], width: 2, imageSize: PixelSize(square: 4))
    #expect(plane[5] == 0.25 * 4 + 0.25 * 8 && plane[0] == 0 && plane[15] == 12)
  }

  @Test func `A grid of twice the size is averaged by fours`() {
    #expect(
      mask([1, 2, 3, 4, 5, 6, 7, 8], width: 4, imageSize: PixelSize(width: 2, height: 1)) == [3.5, 5.5])
  }

  @Test func `A smaller picture takes the values at its pixels`() {
    #expect(
      mask([0, 1, 2, 3, 4, 5, 6, 7, 8], width: 9, imageSize: PixelSize(width: 3, height: 1)) == [1, 4, 7])
  }

  @Test func `Logits become probabilities before they are interpolated`() {
    let large: Float = 200
    #expect(
      mask([-large, large], width: 2, activation: .sigmoid, imageSize: PixelSize(width: 4, height: 1))
        == [0, 0.25, 0.75, 1])
    let shares = mask(
      [0, 0, 0, large], width: 2, categoryCount: 2, category: 1, activation: .softmax,
      imageSize: PixelSize(width: 2, height: 1))
    #expect(shares == [0.5, 1])
  }
}

@Suite struct CategoryMaskTests {
  private func mask(
    _ values: [Float], width: Int, categoryCount: Int = 1, activation: SegmentationActivation = .none,
    imageSize: PixelSize
  ) -> [UInt8] {
    var decoder = CategoryMaskDecoder(activation: activation)
    var mask = [UInt8](repeating: 9, count: imageSize.pixelCount)
    values.withUnsafeBufferPointer { values in
      let size = PixelSize(width: width, height: values.count / width / categoryCount)
      let grid = CategoryScores(size: size, categoryCount: categoryCount, values: values)
      mask.withUnsafeMutableBufferPointer { decoder.decode(grid, imageSize: imageSize, into: $0) }
    }
    return mask
  }

  @Test func `A single category is 0 where it is more likely than not`() {
    #expect(mask([0, 1], width: 2, imageSize: PixelSize(width: 5, height: 1)) == [255, 255, 255, 0, 0])
    #expect(
      mask([-1, 1], width: 2, activation: .sigmoid, imageSize: PixelSize(width: 5, height: 1))
        == [255, 255, 255, 0, 0])
  }

  @Test func `Of several categories the greatest counts, the first of equals`() {
    let values: [Float] = [5, 1, 3, 1, 5, 3]
    // In the middle both have 3.
    #expect(
      mask(values, width: 2, categoryCount: 3, imageSize: PixelSize(width: 3, height: 1)) == [0, 0, 1])
  }

  @Test func `The corners of the grid are the corners of the picture`() {
    let result = mask([1, 0, 0, 0], width: 2, imageSize: PixelSize(square: 3))
    #expect(result == [0, 255, 255, 255, 255, 255, 255, 255, 255])
  }

  @Test func `A picture of a single pixel shows the first corner`() {
    #expect(mask([1, 0, 0, 0], width: 2, imageSize: PixelSize(square: 1)) == [0])
  }
}
