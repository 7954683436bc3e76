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

  @Test(arguments: [
    [-1], [Int.max, 2], [1 << 20, 1 << 20], [0, Int.max, Int.max], Array(repeating: 1, count: 9),
  ])
  func unsoundDimensions_areRefused(dimensions: [Int]) {
    #expect(throws: EngineError.self) { try Shape(validating: dimensions) }
  }
}
