import Testing

@testable import VisionPipeline

@Suite struct HandTests {
  let size = PixelSize(width: 640, height: 480)

  /// A flat hand that points up, in pixels of a picture of 640 by 480: the wrist below, four fingers above.
  private func hand(shiftedBy shift: Float = 0) -> [Position<PictureSpace>] {
    let thumb: [SIMD2<Float>] = [[60, -20], [80, -40], [95, -60], [105, -75]]
    let fingers: [SIMD2<Float>] = [30, 10, -10, -30].flatMap { (x: Float) -> [SIMD2<Float>] in
      [[x, -90], [x, -120], [x, -140], [x, -155]]
    }
    let points: [SIMD2<Float>] = [[0, 0]] + thumb + fingers
    return points.map { point in
      Position(x: (300 + shift + point.x) / 640, y: (300 + point.y) / 480, z: 0)
    }
  }

  private func decode(
    rightProbability: Float = 0.25, region: NormalizedRect = .wholeImage
  ) -> HandEstimate {
    let landmarks = (0..<21).flatMap { index -> [Float] in [Float(index), Float(2 * index), -22.4] }
    let world = (0..<21).flatMap { index -> [Float] in [Float(index) / 100, 0.5, 0.25] }
    var decoder = HandDecoder(inputSize: PixelSize(square: 224))
    return landmarks.withUnsafeBufferPointer { landmarks in
      world.withUnsafeBufferPointer { world in
        decoder.decode(
          landmarks: landmarks, worldLandmarks: world, rightProbability: rightProbability, region: region,
          imageSize: size)
      }
    }
  }

  @Test func `A hand has 21 landmarks in the picture and 21 in the world`() {
    let hand = decode()
    #expect(hand.landmarks.count == 21 && hand.worldLandmarks.count == 21)
    #expect(abs(hand.landmarks[20].x - 20 / 224) < 1e-6 && abs(hand.landmarks[20].y - 40 / 224) < 1e-6)
    #expect(abs(hand.landmarks[20].z + 0.25) < 1e-6)
    #expect(hand.worldLandmarks[20] == Position(x: 0.2, y: 0.5, z: 0.25))
    #expect(hand.nextRegion == HandRegionRule.region(around: hand.landmarks, in: size))
  }

  @Test func `Landmarks and world landmarks turn with the region`() {
    let region = NormalizedRect(xCenter: 0.5, yCenter: 0.5, width: 0.5, height: 0.5, rotation: .pi / 2)
    let hand = decode(region: region)
    // The input's upper left corner comes to lie at the upper right.
    #expect(abs(hand.landmarks[0].x - 0.75) < 1e-6 && abs(hand.landmarks[0].y - 0.25) < 1e-6)
    #expect(abs(hand.landmarks[0].z + 0.125) < 1e-6)
    #expect(abs(hand.worldLandmarks[20].x + 0.5) < 1e-6 && abs(hand.worldLandmarks[20].y - 0.2) < 1e-6)
  }

  @Test(
    arguments: [
      (0, .left, 1), (0.25, .left, 0.75), (0.5, .right, 0.5), (0.75, .right, 0.75), (1, .right, 1),
      (Float(0.5).nextDown, .left, 0.5),
    ] as [(Float, Handedness.Side, Float)])
  func `The likelier hand counts, the right one when both are equal`(
    rightProbability: Float, side: Handedness.Side, score: Float
  ) {
    let handedness = decode(rightProbability: rightProbability).handedness
    #expect(handedness.side == side && abs(handedness.score - score) < 1e-6)
  }

  @Test func `A palm's region turns by the reference's odd angle and reaches towards the fingers`() {
    var keypoints = Keypoints<PictureSpace>(count: 7)
    keypoints[0] = Point(x: 0.5, y: 0.6)
    keypoints[2] = Point(x: 0.55, y: 0.3)
    let palm = DetectedBox<PictureSpace>(
      box: Box(xMin: 0.3, yMin: 0.35, width: 0.2, height: 0.3), keypoints: keypoints, score: 1)
    let region = RegionRule.palm.region(for: palm, in: size)
    #expect(abs(region.rotation - 0.6832786) < 1e-6)
    // Half the box's height, 72 pixels, along the turned axis.
    let (sine, cosine) = (Float(0.63134), Float(0.775505))
    #expect(abs(region.xCenter - (0.4 + 72 * sine / 640)) < 1e-5)
    #expect(abs(region.yCenter - (0.5 - 72 * cosine / 480)) < 1e-5)
    #expect(abs(region.width * 640 - 2.6 * 144) < 1e-3 && abs(region.height * 480 - 2.6 * 144) < 1e-3)
  }

  @Test func `A tracked hand's region is around the palm, with the fingers up`() {
    let region = HandRegionRule.region(around: hand(), in: size)
    // The palm reaches from the little finger's knuckle, −30, to the thumb's third landmark, 95, and from the
    // wrist to the lower finger joints, 120 above. It leans to the right by the way to the middle of the
    // knuckles, (10, −90).
    let angle = Float(0.110657)
    #expect(abs(region.rotation - angle) < 1e-5)
    #expect(abs(region.width * 640 - region.height * 480) < 1e-3)
    let points = hand().map { $0.point.inPixels(of: size) }
    let center = Point<PixelSpace>(x: region.xCenter * 640, y: region.yCenter * 480)
    let side = region.width * 640
    for point in points {
      #expect(abs(point.x - center.x) < side / 2 && abs(point.y - center.y) < side / 2)
    }
  }

  @Test(arguments: [0.5, 1.25, -2, 3] as [Float])
  func `A tracked hand's region turns with the hand and keeps its size`(angle: Float) {
    let square = PixelSize(square: 500)
    let (sine, cosine) = (CorrectlyRounded.sine(angle), CorrectlyRounded.cosine(angle))
    let upright = hand().map { Position<PictureSpace>(x: $0.x, y: $0.y, z: 0) }
    let turned = upright.map { landmark in
      let (x, y) = (landmark.x - 0.5, landmark.y - 0.5)
      return Position<PictureSpace>(
        x: 0.5 + cosine * x - sine * y, y: 0.5 + sine * x + cosine * y, z: 0)
    }
    let before = HandRegionRule.region(around: upright, in: square)
    let after = HandRegionRule.region(around: turned, in: square)
    #expect(abs(Angle.normalized(after.rotation - before.rotation - angle)) < 1e-4)
    #expect(abs(after.width - before.width) < 1e-4 && abs(after.height - before.height) < 1e-4)
  }

  /// The hands that are the same as none before that stays.
  private func kept(_ hands: [[Position<PictureSpace>]]) -> [Int] {
    hands.indices.reduce(into: []) { kept, index in
      let isDuplicate = kept.contains { HandDuplicateSuppression.isSame(hands[index], hands[$0], in: size) }
      if !isDuplicate { kept.append(index) }
    }
  }

  @Test func `A hand that lies on an earlier one is removed`() {
    #expect(kept([hand(), hand(shiftedBy: 5), hand(shiftedBy: 200), hand(shiftedBy: 201)]) == [0, 2])
    #expect(kept([]) == [] && kept([hand()]) == [0])
  }

  @Test func `A removed hand removes no other`() {
    // The palm's longest side is 95 pixels, so 19 is the reach. The third is near the second only.
    #expect(kept([hand(), hand(shiftedBy: 15), hand(shiftedBy: 30)]) == [0, 2])
  }

  @Test(arguments: [(18.5, [0]), (19.5, [0, 1])] as [(Float, [Int])])
  func `Landmarks within a fifth of the palm are close`(shift: Float, expected: [Int]) {
    #expect(kept([hand(), hand(shiftedBy: shift)]) == expected)
  }

  /// The hand with all but its last `closeCount` landmarks moved to the right by `shift` pixels.
  private func hand(closeCount: Int, othersShiftedBy shift: Float) -> [Position<PictureSpace>] {
    hand(shiftedBy: shift).dropLast(closeCount) + hand().suffix(closeCount)
  }

  @Test(arguments: [(9, [0, 1]), (10, [0])])
  func `Ten close landmarks make a duplicate`(closeCount: Int, expected: [Int]) {
    #expect(kept([hand(), hand(closeCount: closeCount, othersShiftedBy: 40)]) == expected)
  }

  // The hand is 135 pixels wide, so the boxes share 135 of 135 + shift.
  @Test(arguments: [(530, [0]), (550, [0, 1])] as [(Float, [Int])])
  func `Hands whose boxes overlap by a fifth or less are no duplicates`(shift: Float, expected: [Int]) {
    #expect(kept([hand(), hand(closeCount: 12, othersShiftedBy: shift)]) == expected)
  }

  @Test func `A hand without extent or without numbers removes nothing`() {
    let point = hand().map { _ in Position<PictureSpace>(x: 0.5, y: 0.5, z: 0) }
    let nothing = hand().map { _ in Position<PictureSpace>(x: .nan, y: .nan, z: 0) }
    #expect(kept([point, point, nothing, nothing]) == [0, 1, 2, 3])
  }
}
