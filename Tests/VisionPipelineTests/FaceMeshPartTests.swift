import Testing

@testable import VisionPipeline

@Suite struct FaceMeshPartTests {
  private static let inputSize = PixelSize(width: 100, height: 50)

  @Test func `No landmark belongs to two parts, and all to a face with irises`() {
    let landmarks = FaceMeshPart.allCases.flatMap(\.landmarks)
    #expect(FaceMeshPart.allCases.map(\.landmarks.count) == [80, 71, 71, 5, 5])
    #expect(Set(landmarks).count == landmarks.count)
    #expect(Set(landmarks).isSuperset(of: 468..<FaceLandmarkConfiguration.landmarkCount))
    #expect(landmarks.allSatisfy { 0..<FaceLandmarkConfiguration.landmarkCount ~= $0 })
  }

  /// A face whose landmarks have their number as depth and lie in a corner, refined with 10 and 20 pixels.
  private func face(refining part: FaceMeshPart) -> [Position<InputSpace>] {
    var face = (0..<FaceLandmarkConfiguration.landmarkCount).map {
      Position<InputSpace>(x: 0, y: 0, z: Float($0))
    }
    let raw = part.landmarks.flatMap { _ in [10, 20] as [Float] }
    raw.withUnsafeBufferPointer { part.refine(&face, with: $0, inputSize: Self.inputSize) }
    return face
  }

  @Test(arguments: FaceMeshPart.allCases)
  func `A part moves its own landmarks only`(part: FaceMeshPart) {
    for (index, landmark) in face(refining: part).enumerated() {
      let isMoved = part.landmarks.contains(index)
      #expect(landmark.x == (isMoved ? 0.1 : 0) && landmark.y == (isMoved ? 0.4 : 0))
    }
  }

  @Test(arguments: [FaceMeshPart.lips, .leftEye, .rightEye])
  func `Lips and eyes keep the depth of the mesh`(part: FaceMeshPart) {
    #expect(face(refining: part).enumerated().allSatisfy { $1.z == Float($0) })
  }

  @Test(arguments: [
    (FaceMeshPart.leftIris, [33, 7, 163, 144, 145, 153, 154, 155, 133, 246, 161, 160, 159, 158, 157, 173]),
    (.rightIris, [263, 249, 390, 373, 374, 380, 381, 382, 362, 466, 388, 387, 386, 385, 384, 398]),
  ])
  func `An iris has the mean depth of the contour of its eye`(iris: FaceMeshPart, contour: [Int]) {
    let depth = Float(contour.reduce(0, +)) / 16
    let face = face(refining: iris)
    #expect(iris.landmarks.allSatisfy { face[$0].z == depth })
  }
}
