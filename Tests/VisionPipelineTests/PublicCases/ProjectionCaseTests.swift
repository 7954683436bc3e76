import Testing

@testable import VisionPipeline

/// Source: `mediapipe/calculators/util/landmark_projection_calculator_test.cc`; exact where it is, else a
/// tenth of its margin.
@Suite struct LandmarkProjectionCaseTests {
  private static let stretched = NormalizedRect(xCenter: 0.5, yCenter: 0.5, width: 0.5, height: 2)
  private static let corner = Position<InputSpace>(x: 1, y: 1, z: -0.5)

  @Test(
    arguments: [
      (Position(x: 10, y: 20, z: -0.5), Position(x: 10, y: 20, z: -0.5)),
      (Position(x: 20, y: 30, z: 0.5), Position(x: 20, y: 30, z: 0.5)),
    ] as [(Position<InputSpace>, Position<PictureSpace>)])
  func `The whole picture moves nothing`(
    landmark: Position<InputSpace>, expected: Position<PictureSpace>
  ) {
    #expect(LandmarkProjection(region: .wholeImage).project(landmark) == expected)
  }

  @Test func `A region without a turn scales and shifts`() {
    let expected = Position<PictureSpace>(x: 0.75, y: 1.5, z: -0.25)
    #expect(LandmarkProjection(region: Self.stretched).project(Self.corner) == expected)
    for size in [PixelSize(square: 1), PixelSize(width: 1280, height: 720)] {
      let matrix = ProjectionMatrix(region: PixelRect(Self.stretched, in: size), imageSize: size)
      #expect(matrix.project([Self.corner]) == [expected])
    }
  }

  @Test(arguments: [(1, 0), (2, 0.25)] as [(Int, Float)])
  func `A turned region turns in pixels`(imageWidth: Int, expectedX: Float) {
    let size = PixelSize(width: imageWidth, height: 1)
    let rect = NormalizedRect(xCenter: 0.5, yCenter: 0.5, width: 0.5, height: 1, rotation: 1.57079632679)
    let matrix = ProjectionMatrix(region: PixelRect(rect, in: size), imageSize: size)
    let landmark = matrix.project([Position<InputSpace>(x: 0.5, y: 1, z: 0)])[0]
    #expect(abs(landmark.x - expectedX) <= 1e-7 && abs(landmark.y - 0.5) <= 1e-7 && landmark.z == 0)
  }

  @Test(
    arguments: [
      (matrix(1, 0, 0, 1), [[10, 20, -0.5]], [[10, 20, -0.5]]),
      (matrix(10, 0, 0, 100), [[10, 20, -0.5], [5, 6, 7]], [[100, 2000, -5], [50, 600, 70]]),
      (matrix(1, 0, 0, 1, xOffset: 1, yOffset: 2), [[10, 20, -0.5]], [[11, 22, -0.5]]),
      (matrix(0, -1, 1, 0), [[4, 0, -0.5]], [[0, 4, -0.5]]),
    ] as [(ProjectionMatrix, [[Float]], [[Float]])])
  func `Matrices scale, shift and turn, and depth has the length of the first column`(
    matrix: ProjectionMatrix, landmarks: [[Float]], expected: [[Float]]
  ) {
    let projected = matrix.project(
      landmarks.map { Position<InputSpace>(x: $0[0], y: $0[1], z: $0[2]) })
    #expect(projected.map { [$0.x, $0.y, $0.z] } == expected)
  }

  private static func matrix(
    _ xx: Float, _ xy: Float, _ yx: Float, _ yy: Float, xOffset: Float = 0, yOffset: Float = 0
  ) -> ProjectionMatrix {
    ProjectionMatrix(xx: xx, xy: xy, xOffset: xOffset, yx: yx, yy: yy, yOffset: yOffset, zz: 1)
  }

  /// Source: `mediapipe/calculators/util/world_landmark_projection_calculator_test.cc`.
  @Test func `World landmarks of a region without a turn stay`() {
    let landmarks = (0..<10).map { (index: Int) -> Position<WorldSpace> in
      let offset = Float(index)
      return Position(
        x: 1 + offset, y: 2 + offset, z: 3 + offset)
    }
    let projection = LandmarkProjection(region: .wholeImage)
    #expect(landmarks.map { projection.rotate($0) } == landmarks)
  }
}

/// Source: `mediapipe/calculators/util/detection_projection_calculator_test.cc`; a tenth of its margin.
@Suite struct DetectionProjectionCaseTests {
  private func project(
    _ box: Box<InputSpace>, _ points: [(x: Float, y: Float)], from region: PixelRect, of size: PixelSize
  ) -> DetectedBox<PictureSpace> {
    var keypoints = Keypoints<InputSpace>(count: points.count)
    for (index, point) in points.enumerated() { keypoints[index] = Point(x: point.x, y: point.y) }
    return DetectedBox(box: box, keypoints: keypoints, score: 1)
      .projected(by: ProjectionMatrix(region: region, imageSize: size))
  }

  private func expect(_ box: Box<PictureSpace>, isNear expected: Box<PictureSpace>) {
    #expect(abs(box.xMin - expected.xMin) <= 1e-5 && abs(box.yMin - expected.yMin) <= 1e-5)
    #expect(abs(box.width - expected.width) <= 1e-5 && abs(box.height - expected.height) <= 1e-5)
  }

  @Test(
    arguments: [
      // Region, box, keypoint, expected box, expected keypoint.
      (NormalizedRect.wholeImage, [0, 0, 0.5, 0.5], 0.25, [0, 0, 0.5, 0.5], [0.25, 0.25]),
      (
        NormalizedRect(
          xCenter: 0.5, yCenter: 0.5, width: 1, height: 1, rotation: Float(90 * Double.pi / 180)),
        [0, 0, 0.5, 0.5], 0.25, [0.5, 0, 0.5, 0.5], [0.75, 0.25]
      ),
      (
        NormalizedRect(xCenter: 0.75, yCenter: 0.75, width: 0.5, height: 0.5), [0.5, 0, 0.5, 0.5], 0.5,
        [0.75, 0.5, 0.25, 0.25], [0.75, 0.75]
      ),
    ] as [(NormalizedRect, [Float], Float, [Float], [Float])])
  func `Boxes and keypoints follow the region`(
    rect: NormalizedRect, box: [Float], keypoint: Float, expectedBox: [Float], expectedPoint: [Float]
  ) {
    let size = PixelSize(square: 100)
    let result = project(
      Box(xMin: box[0], yMin: box[1], width: box[2], height: box[3]), [(keypoint, keypoint)],
      from: PixelRect(rect, in: size), of: size)
    expect(
      result.box,
      isNear: Box(
        xMin: expectedBox[0], yMin: expectedBox[1], width: expectedBox[2], height: expectedBox[3]))
    let point = result.keypoints[0]
    #expect(abs(point.x - expectedPoint[0]) <= 1e-5 && abs(point.y - expectedPoint[1]) <= 1e-5)
  }

  @Test func `A region turned by 30 degrees has an upright box around it`() {
    let size = PixelSize(width: 80, height: 120)
    let region = PixelRect(
      xCenter: 65, yCenter: 85, width: 50, height: 30, rotation: Float(30 * Double.pi / 180))
    let result = project(
      Box(xMin: 0, yMin: 0, width: 1, height: 1), [(0, 0), (0.5, 0.5), (1, 0)], from: region, of: size)
    expect(
      result.box,
      isNear: Box(
        xMin: 35.849 / 80, yMin: 59.510 / 120, width: 58.301 / 80, height: 50.981 / 120))
    // The published points were read off a picture; these follow from the angle.
    let (x, y) = (Double(3).squareRoot() / 2, 0.5)
    let expected = [
      (65 - 25 * x + 15 * y, 85 - 25 * y - 15 * x), (65, 85), (65 + 25 * x + 15 * y, 85 + 25 * y - 15 * x),
    ]
    for (point, expected) in zip(result.keypoints, expected) {
      #expect(
        abs(Double(point.x) - expected.0 / 80) <= 1e-6 && abs(Double(point.y) - expected.1 / 120) <= 1e-6)
    }
    let published = [(50.85, 59.52), (65, 85), (94.15, 84.51)]
    for (point, published) in zip(result.keypoints, published) {
      #expect(
        abs(Double(point.x) - published.0 / 80) <= 1e-4 && abs(Double(point.y) - published.1 / 120) <= 1e-4)
    }
  }
}
