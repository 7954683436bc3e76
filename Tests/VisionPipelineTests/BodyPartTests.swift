import Testing

@testable import VisionPipeline

@Suite struct BodyPartTests {
  private let size = PixelSize(width: 400, height: 200)

  /// A point in pixels as a landmark.
  private func landmark(_ x: Float, _ y: Float, visibility: Float = 1) -> SpatialLandmark<PictureSpace> {
    SpatialLandmark(x: x / 400, y: y / 200, z: 0, visibility: visibility, presence: 1)
  }

  private func expect(
    _ rect: NormalizedRect, isAround x: Float, _ y: Float, width: Float, height: Float, rotation: Float,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = [rect.xCenter * 400, rect.yCenter * 200, rect.width * 400, rect.height * 200, rect.rotation]
    for (found, expected) in zip(found, [x, y, width, height, rotation]) {
      #expect(abs(found - expected) < 1e-3, "\(rect)", sourceLocation: sourceLocation)
    }
  }

  @Test func `A body's face is looked for in a square of three times the box of its landmarks`() {
    // The eleven landmarks of the face in a box of 40 by 20, the eyes level; all others far away.
    var body = (0..<33).map { _ in landmark(10, 10) }
    for index in 0..<11 { body[index] = landmark(120 + 4 * Float(index), 90 + 2 * Float(index)) }
    (body[5], body[2]) = (landmark(125, 100), landmark(155, 100))
    expect(
      BodyPartRegions.face(ofBody: body, in: size), isAround: 140, 100, width: 120, height: 120, rotation: 0)
    (body[5], body[2]) = (landmark(140, 95), landmark(140, 105))
    expect(
      BodyPartRegions.face(ofBody: body, in: size), isAround: 140, 100, width: 120, height: 120,
      rotation: .pi / 2)
  }

  @Test func `A detected face is looked for in a square of twice the box of its keypoints`() {
    var keypoints = Keypoints<PictureSpace>(count: 6)
    let points = [(120, 80), (160, 80), (140, 100), (140, 110), (100, 90), (180, 90)] as [(Float, Float)]
    for (index, point) in points.enumerated() { keypoints[index] = landmark(point.0, point.1).point }
    let detection = DetectedBox(
      box: Box<PictureSpace>(xMin: 0, yMin: 0, width: 1, height: 1), keypoints: keypoints, score: 1)
    expect(
      BodyPartRegions.face(around: detection, in: size), isAround: 140, 95, width: 160, height: 160,
      rotation: 0)
  }

  @Test func `A followed face keeps its proportions`() {
    var face = (0..<478).map { _ in landmark(140, 100).position }
    (face[0], face[1]) = (landmark(100, 90).position, landmark(180, 110).position)
    (face[33], face[263]) = (landmark(120, 100).position, landmark(160, 100).position)
    expect(
      BodyPartRegions.face(following: face, in: size), isAround: 140, 100, width: 120, height: 30, rotation: 0
    )
  }

  @Test func `A hand is looked for around the root of its middle finger`() {
    var body = (0..<33).map { _ in landmark(0, 0) }
    // The left wrist, with the fingers above it: the middle one's root is 30 pixels from the wrist.
    (body[15], body[17], body[19]) = (landmark(200, 150), landmark(206, 120), landmark(197, 120))
    let palm = PalmPoints(.left, ofBody: body)
    // 2.7 times twice the distance, shifted by a tenth of that twofold distance towards the fingers.
    expect(
      BodyPartRegions.hand(palm, in: size), isAround: 200, 114, width: 162, height: 162, rotation: 0)
  }

  @Test func `Palms are those of the side`() {
    var body = (0..<33).map { landmark(Float($0), 0) }
    body[16].visibility = 0.1
    let right = PalmPoints(.right, ofBody: body)
    #expect([right.wrist, right.littleFinger, right.indexFinger] == [body[16], body[18], body[20]])
    // The visibility must be above a tenth.
    #expect(!right.isVisible && PalmPoints(.left, ofBody: body).isVisible)
  }

  @Test func `A refined hand lies around the first point, and the second is straight below`() {
    let decoder = HandRefinementDecoder(inputSize: PixelSize(square: 256))
    let placement = InputPlacement(
      region: PixelRect(xCenter: 200, yCenter: 100, width: 200, height: 200), padding: .none, imageSize: size)
    let raw: [Float] = [128, 128, 128, 192]
    let region = raw.withUnsafeBufferPointer { decoder.region($0, placement: placement) }
    // The second point is 50 pixels away, half a side.
    expect(region, isAround: 200, 90, width: 100, height: 100, rotation: 0)
  }

  @Test func `A hand in the world hangs on the body's wrist`() {
    var hand = HandEstimate(
      landmarks: [],
      worldLandmarks: [Position(x: 1, y: 2, z: 3), Position(x: 2, y: 4, z: 6)],
      handedness: Handedness(rightProbability: 1), nextRegion: .wholeImage)
    hand.attach(toWrist: Position(x: 0.5, y: 0.25, z: -1))
    #expect(
      hand.worldLandmarks == [
        Position(x: 0.5, y: 0.25, z: -1), Position(x: 1.5, y: 2.25, z: 2),
      ])
  }
}

@Suite struct RegionContinuityTests {
  private let size = PixelSize(square: 100)
  private let continuity = RegionContinuity(rotation: 40, translation: 0.2, scale: 0.4, margin: 0.1)

  /// A region of 50 pixels, in pixels and degrees.
  private func region(
    x: Float = 50, y: Float = 50, width: Float = 50, height: Float = 50, degrees: Float = 0
  ) -> NormalizedRect {
    NormalizedRect(
      xCenter: x / 100, yCenter: y / 100, width: width / 100, height: height / 100,
      rotation: degrees * .pi / 180)
  }

  private func holds(_ previous: NormalizedRect, to current: NormalizedRect, landmark: Point<PictureSpace>)
    -> Bool
  {
    continuity.holds(
      from: previous, with: [Position(x: landmark.x, y: landmark.y, z: 0)], to: current, in: size)
  }

  @Test func `A region that hardly changed is kept`() {
    let center = Point<PictureSpace>(x: 0.5, y: 0.5)
    let current = region()
    for previous in [
      region(), region(x: 59), region(y: 41), region(width: 69), region(height: 31), region(degrees: 39),
      region(degrees: -39),
    ] {
      #expect(holds(previous, to: current, landmark: center), "\(previous)")
    }
    for previous in [
      region(x: 61), region(y: 39), region(width: 71), region(height: 29), region(degrees: 41),
      region(degrees: -41),
    ] {
      #expect(!holds(previous, to: current, landmark: center), "\(previous)")
    }
  }

  @Test func `Rotations are compared the short way round`() {
    let center = Point<PictureSpace>(x: 0.5, y: 0.5)
    #expect(holds(region(degrees: 175), to: region(degrees: -175), landmark: center))
    #expect(!holds(region(degrees: 100), to: region(degrees: -100), landmark: center))
  }

  @Test func `Distances count along the sides of the new region`() {
    // 10 pixels along both axes are 14 along one side of a region that is turned by an eighth.
    let center = Point<PictureSpace>(x: 0.5, y: 0.5)
    #expect(holds(region(x: 59, y: 59), to: region(), landmark: center))
    #expect(!holds(region(x: 59, y: 59, degrees: 45), to: region(degrees: 45), landmark: center))
  }

  @Test func `All landmarks must be well inside the new region`() {
    // The margin leaves 45 of 50 pixels.
    #expect(holds(region(), to: region(), landmark: Point(x: 0.72, y: 0.5)))
    #expect(!holds(region(), to: region(), landmark: Point(x: 0.73, y: 0.5)))
    #expect(!holds(region(), to: region(), landmark: Point(x: 0.5, y: 0.27)))
    // Turned by an eighth, a corner reaches further.
    #expect(holds(region(degrees: 45), to: region(degrees: 45), landmark: Point(x: 0.8, y: 0.5)))
  }
}

@Suite struct MaskSmootherTests {
  private let size = PixelSize(width: 3, height: 1)

  private func smooth(_ mask: [Float], by smoother: inout MaskSmoother) -> [Float] {
    var mask = mask
    mask.withUnsafeMutableBufferPointer { smoother.smooth($0, size: size) }
    return mask
  }

  @Test func `Sure values stay, unsure ones follow slowly`() {
    var smoother = MaskSmoother()
    #expect(smooth([1, 0, 1], by: &smoother) == [1, 0, 1])
    let second = smooth([0, 1, 0.5], by: &smoother)
    #expect(abs(second[0]) < 1e-3 && abs(second[1] - 1) < 1e-3)
    // 0.5 says nothing: seven tenths of the last value, three of this one.
    #expect(abs(second[2] - 0.85) < 1e-6)
    // What was smoothed is the last value.
    #expect(abs(smooth([0, 1, 0.5], by: &smoother)[2] - 0.745) < 1e-6)
  }

  @Test func `A reset forgets the last mask`() {
    var smoother = MaskSmoother()
    _ = smooth([1, 1, 1], by: &smoother)
    smoother.reset()
    #expect(smooth([0.5, 0.5, 0.5], by: &smoother) == [0.5, 0.5, 0.5])
  }
}
