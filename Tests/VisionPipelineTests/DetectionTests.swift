import Testing

@testable import VisionPipeline

@Suite struct DetectionTests {
  typealias InputBox = Box<InputSpace>

  static func detection(_ x: Float, _ y: Float, _ width: Float, _ height: Float, score: Float)
    -> DetectedBox<InputSpace>
  {
    var keypoints = Keypoints<InputSpace>(count: 2)
    keypoints[0] = Point(x: x, y: y)
    keypoints[1] = Point(x: x + width, y: y + height)
    return DetectedBox(
      box: Box(xMin: x, yMin: y, width: width, height: height), keypoints: keypoints, score: score)
  }

  static func suppressed(_ detections: [DetectedBox<InputSpace>], threshold: Float = 0.5)
    -> [DetectedBox<InputSpace>]
  {
    var suppression = WeightedNonMaximumSuppression(overlapThreshold: threshold)
    var survivors: [DetectedBox<InputSpace>] = []
    suppression.suppress(detections, into: &survivors)
    return survivors
  }

  @Test(
    arguments: [
      (InputBox(xMin: 0, yMin: 0, width: 1, height: 1), 1),
      (InputBox(xMin: 0.5, yMin: 0, width: 1, height: 1), 1 / 3),
      (InputBox(xMin: 1, yMin: 0, width: 1, height: 1), 0),
      (InputBox(xMin: 3, yMin: 3, width: 1, height: 1), 0),
      (InputBox(xMin: 0.25, yMin: 0.25, width: 0.5, height: 0.5), 0.25),
      (InputBox(xMin: 0.5, yMin: 0.5, width: 0, height: 0), 0),
      (InputBox(xMin: .nan, yMin: 0, width: 1, height: 1), 0),
    ] as [(InputBox, Float)])
  func `Intersection over union of two boxes`(other: InputBox, expected: Float) {
    let unit = InputBox(xMin: 0, yMin: 0, width: 1, height: 1)
    #expect(unit.intersectionOverUnion(other) == expected)
    #expect(other.intersectionOverUnion(unit) == expected)
  }

  /// Decodes one raw box of a detector with one anchor at (0.25, 0.75), two keypoints and an input of 100
  /// pixels.
  private func decode(_ raw: [Float], logit: Float, minimumScore: Float) -> [DetectedBox<InputSpace>] {
    let decoder = DetectionDecoder(
      anchors: [Anchor(xCenter: 0.25, yCenter: 0.75, width: 1, height: 1)], inputSize: PixelSize(square: 100),
      keypointCount: 2)
    var detections = [Self.detection(0, 0, 1, 1, score: 1)]
    raw.withUnsafeBufferPointer { boxes in
      [logit].withUnsafeBufferPointer { scores in
        decoder.decode(boxes: boxes, scores: scores, minimumScore: minimumScore, into: &detections)
      }
    }
    return detections
  }

  @Test func `A raw box is relative to its anchor, in pixels of the input`() throws {
    let detection = try #require(
      decode([25, -25, 50, 25, 0, 0, 100, -50], logit: 0, minimumScore: 0.5).first)
    #expect(detection.score == 0.5)
    #expect(detection.box == Box(xMin: 0.25, yMin: 0.375, width: 0.5, height: 0.25))
    #expect(Array(detection.keypoints) == [Point(x: 0.25, y: 0.75), Point(x: 1.25, y: 0.25)])
  }

  @Test func `A score at the threshold stays, one below it goes`() {
    let raw: [Float] = [0, 0, 10, 10, 0, 0, 0, 0]
    #expect(decode(raw, logit: 0, minimumScore: 0.5).count == 1)
    #expect(decode(raw, logit: 0, minimumScore: Float(0.5).nextUp).isEmpty)
    #expect(decode(raw, logit: -1e30, minimumScore: 0).count == 1)
    #expect(decode(raw, logit: 1e30, minimumScore: 1).count == 1)
  }

  @Test func `Boxes and scores without meaning are dropped`() {
    #expect(decode([0, 0, -1, 10, 0, 0, 0, 0], logit: 9, minimumScore: 0).isEmpty)
    #expect(decode([0, 0, 10, .nan, 0, 0, 0, 0], logit: 9, minimumScore: 0).isEmpty)
    #expect(decode([.infinity, 0, 10, 10, 0, 0, 0, 0], logit: 9, minimumScore: 0).isEmpty)
    #expect(decode([0, 0, 10, 10, 0, 0, 0, 0], logit: .nan, minimumScore: 0).isEmpty)
    #expect(decode([0, 0, 10, 10, .nan, 0, 0, 0], logit: 9, minimumScore: 0).count == 1)
  }

  @Test func `A threshold that is not a number lets everything pass`() {
    #expect(decode([0, 0, 10, 10, 0, 0, 0, 0], logit: -50, minimumScore: .nan).count == 1)
  }

  @Test func `A cluster becomes its mean, weighted by score`() throws {
    let survivors = Self.suppressed([
      Self.detection(0.1, 0.1, 0.4, 0.4, score: 0.25), Self.detection(0.7, 0.7, 0.1, 0.1, score: 0.5),
      Self.detection(0.14, 0.1, 0.4, 0.4, score: 0.75),
    ])
    try #require(survivors.count == 2)
    #expect(survivors[0].score == 0.75 && survivors[1].score == 0.5)
    #expect(abs(survivors[0].box.xMin - 0.13) < 1e-6 && abs(survivors[0].box.width - 0.4) < 1e-6)
    #expect(abs(survivors[0].keypoints[0].x - 0.13) < 1e-6 && abs(survivors[0].keypoints[1].x - 0.53) < 1e-6)
    #expect(abs(survivors[1].box.xMin - 0.7) < 1e-6)
  }

  @Test func `Overlap at the threshold does not join a cluster`() {
    let pair = [Self.detection(0, 0, 1, 1, score: 0.9), Self.detection(0, 0, 1, 0.5, score: 0.8)]
    #expect(Self.suppressed(pair, threshold: 0.5).count == 2)
    #expect(Self.suppressed(pair, threshold: 0.49).count == 1)
  }

  @Test func `A best box without area ends the search, as in the reference`() {
    let survivors = Self.suppressed([
      Self.detection(0.5, 0.5, 0, 0, score: 0.9), Self.detection(0, 0, 0.2, 0.2, score: 0.8),
    ])
    #expect(survivors == [Self.detection(0.5, 0.5, 0, 0, score: 0.9)])
  }

  @Test func `Nothing in, nothing out`() {
    #expect(Self.suppressed([]).isEmpty)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `Suppression ignores the order of its input and never returns more than it got`(seed: UInt64) {
    var random = LinearCongruentialGenerator(seed: seed)
    var detections = (0..<60).map { index in
      Self.detection(
        random.next(in: 0...0.6), random.next(in: 0...0.6), random.next(in: 0.1...0.4),
        random.next(in: 0.1...0.4), score: Float(index + 1) / 64)
    }
    let survivors = Self.suppressed(detections)
    #expect(!survivors.isEmpty && survivors.count <= detections.count)
    #expect(zip(survivors, survivors.dropFirst()).allSatisfy { $0.score >= $1.score })
    for index in detections.indices { detections.swapAt(index, Int(random.next()) % detections.count) }
    #expect(Self.suppressed(detections) == survivors)
  }

  @Test func `Boxes with values that are no numbers do not stop suppression`() {
    let strange = [Float.nan, .infinity, -.infinity, 0, 1e38].flatMap { value in
      [Self.detection(value, 0, 1, 1, score: 0.5), Self.detection(0, 0, value, 1, score: value)]
    }
    #expect(Self.suppressed(strange).count <= strange.count)
  }

  @Test func `A face's region is its box, half as large again, with the eyes level`() {
    var keypoints = Keypoints<PictureSpace>(count: 6)
    keypoints[0] = Point(x: 0.4, y: 0.4)
    keypoints[1] = Point(x: 0.5, y: 0.5)
    let face = DetectedBox<PictureSpace>(
      box: Box(xMin: 0.3, yMin: 0.3, width: 0.3, height: 0.4), keypoints: keypoints, score: 1)
    let region = RegionRule.face.region(for: face, in: PixelSize(square: 200))
    #expect(abs(region.xCenter - 0.45) < 1e-6 && abs(region.yCenter - 0.5) < 1e-6)
    #expect(abs(region.width - 0.45) < 1e-6 && abs(region.height - 0.6) < 1e-6)
    #expect(abs(region.rotation - .pi / 4) < 1e-6)
  }

  @Test func `A person's region is around the hips and reaches a quarter beyond the body's circle`() {
    var keypoints = Keypoints<PictureSpace>(count: 4)
    keypoints[0] = Point(x: 0.5, y: 0.6)
    keypoints[1] = Point(x: 0.5, y: 0.2)
    let person = DetectedBox<PictureSpace>(
      box: Box(xMin: 0, yMin: 0, width: 1, height: 1), keypoints: keypoints, score: 1)
    let region = RegionRule.pose.region(for: person, in: PixelSize(width: 400, height: 200))
    #expect(region.xCenter == 0.5 && region.yCenter == 0.6)
    #expect(abs(region.width - 0.5) < 1e-6 && abs(region.height - 1) < 1e-6)
    #expect(abs(region.rotation) < 1e-6)
  }
}
