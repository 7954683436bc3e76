import TensorCore
import Testing

struct ShapeTests {
  @Test func scalar_hasOneElement() throws {
    let shape = try Shape(validating: [])
    #expect(shape.elementCount == 1 && shape.rank == 0 && shape.strides.isEmpty)
  }

  @Test func strides_countElements() {
    #expect(Shape([2, 3, 4]).strides == [12, 4, 1])
  }

  @Test func aShapeOfEightAxes_keepsThem() throws {
    let shape = try Shape(validating: [2, 3, 4, 5, 6, 7, 8, 9])
    #expect(shape.dimensions == [2, 3, 4, 5, 6, 7, 8, 9])
    #expect(shape.elementCount(along: 2..<6) == 4 * 5 * 6 * 7 && shape.elementStride(of: 5) == 72)
    #expect(shape.lastDimension == 9 && Shape([]).lastDimension == nil)
  }

  @Test func shapesOfOtherRank_differ() {
    #expect(Shape([2, 3]) != Shape([2, 3, 1]) && Shape([2, 0]) != Shape([2, 0, 0]))
  }

  @Test(arguments: [
    [-1], [Int.max, 2], [1 << 20, 1 << 20], [0, Int.max, Int.max], [0, 1 << 31, 2],
    Array(repeating: 1, count: 9),
  ])
  func unsoundDimensions_areRefused(dimensions: [Int]) {
    #expect(throws: EngineError.self) { try Shape(validating: dimensions) }
  }
}
