import Foundation
import MediaPipeTasksVision
import Testing

@Suite("Containers")
struct ContainerTests {
  @Test("landmarks are equal within a millionth, whatever their visibility")
  func landmarkEquality() {
    let landmark = NormalizedLandmark(x: 0.5, y: 0.25, z: -1, visibility: 1, presence: nil)
    let near = NormalizedLandmark(x: 0.5 + 5e-7, y: 0.25, z: -1, visibility: nil, presence: 0.5)
    let far = NormalizedLandmark(x: 0.5, y: 0.25 + 2e-6, z: -1, visibility: 1, presence: nil)
    #expect(landmark == near && landmark.hash == near.hash && landmark != far)
    let world = Landmark(x: 1, y: 2, z: 3, visibility: nil, presence: nil)
    #expect(world == Landmark(x: 1, y: 2, z: 3, visibility: 1, presence: 1))
    #expect(world != Landmark(x: 1, y: 2, z: 3.001, visibility: nil, presence: nil))
    let isEqualToOtherClass = world.isEqual(
      NormalizedLandmark(x: 1, y: 2, z: 3, visibility: nil, presence: nil))
    #expect(!isEqualToOtherClass)
  }

  @Test("a mask of numbers gives bytes without the fraction")
  func maskOfNumbers() throws {
    let values: [Float] = [0, 0.5, 0.999, 1, -0.5, 1.5, .nan]
    let mask = try #require(Mask(float32Data: values, width: 7, height: 1, shouldCopy: true))
    #expect(mask.dataType == .float32)
    let bytes = Array(UnsafeBufferPointer(start: mask.uint8Data, count: 7))
    #expect(bytes == [0, 127, 254, 255, 0, 255, 0])
    #expect(mask.uint8Data == mask.uint8Data)
    #expect(Array(UnsafeBufferPointer(start: mask.float32Data, count: 4)) == Array(values[..<4]))
  }

  @Test("a mask of bytes gives fractions of 255")
  func maskOfBytes() throws {
    let mask = try #require(Mask(uInt8Data: [0, 51, 255, 255], width: 2, height: 2, shouldCopy: true))
    #expect(Array(UnsafeBufferPointer(start: mask.float32Data, count: 4)) == [0, 0.2, 1, 1])
    #expect(mask.dataType == .uInt8)
  }

  @Test("a copied mask has its own values, an uncopied one its owner's")
  func maskCopying() throws {
    let owned = UnsafeMutablePointer<Float>.allocate(capacity: 2)
    defer { owned.deallocate() }
    owned.initialize(repeating: 0.25, count: 2)
    let borrowed = try #require(Mask(float32Data: owned, width: 2, height: 1, shouldCopy: false))
    let copied = try #require(borrowed.copy() as? Mask)
    owned[1] = 1
    #expect(borrowed.float32Data[1] == 1 && copied.float32Data[1] == 0.25)
    #expect(copied.width == 2 && copied.height == 1 && copied.dataType == .float32)
  }

  @Test("a mask without pixels is fine")
  func emptyMask() throws {
    let mask = try #require(Mask(float32Data: [0], width: 0, height: 3, shouldCopy: true))
    #expect(mask.width == 0)
    _ = mask.uint8Data
  }

  @Test("there is no mask of a negative or endless size", arguments: [(-1, 1), (1, -1), (Int.max, 2)])
  func impossibleMasks(size: (width: Int, height: Int)) {
    #expect(Mask(uInt8Data: [0], width: size.width, height: size.height, shouldCopy: true) == nil)
    #expect(Mask(float32Data: [0], width: size.width, height: size.height, shouldCopy: false) == nil)
  }

  @Test("an error is an NSError with domain, code and text")
  func errorBridging() {
    let error: any Error = TasksError(.dataLossError, "lost")
    let bridged = error as NSError
    #expect(bridged.domain == "com.google.mediapipe.tasks" && bridged.code == 15)
    #expect(bridged.localizedDescription == "lost" && error.localizedDescription == "lost")
  }

  @Test("classifications without a name have none")
  func classifications() {
    let category = ResultCategory(index: 3, score: 0.5, categoryName: "cat", displayName: nil)
    let classifications = Classifications(headIndex: 1, categories: [category])
    #expect(classifications.headName == nil && classifications.categories.first?.categoryName == "cat")
  }
}
