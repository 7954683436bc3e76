import TensorCore
import TestSupport
import Testing
@testable import VisionPipeline

/// Suppression without a grid: every candidate against every better survivor.
private func plainlySuppressed(
  _ candidates: [ObjectCandidate], overlapThreshold: Float, limit: Int?
) -> [DetectedObject<InputSpace>] {
  var ranked = candidates.indices.map { RankedScore(score: candidates[$0].best.score, index: $0) }
  ranked.sortByDescendingScore()
  var objects: [DetectedObject<InputSpace>] = []
  for candidate in ranked.map({ candidates[$0.index] }) where objects.count < limit ?? .max {
    let isCovered = objects.contains {
      $0.box.intersectionOverUnion(candidate.box) > overlapThreshold
    }
    if !isCovered {
      objects.append(DetectedObject(box: candidate.box, classes: ScoredClasses(candidate.best)))
    }
  }
  return objects
}

@Suite("Suppression of objects")
struct NonMaximumSuppressionTests {
  private static func candidates(count: Int, seed: UInt64, levelCount: Int) -> [ObjectCandidate] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      // Some boxes lie outside the input or are larger than it.
      let size = Float.random(in: 0...(Bool.random(using: &random) ? 0.2 : 1.5), using: &random)
      let box = Box<InputSpace>(
        xMin: .random(in: -0.7...1.2, using: &random), yMin: .random(in: -0.7...1.2, using: &random),
        width: size, height: size * .random(in: 0.5...2, using: &random))
      let score = Float(Int.random(in: 0..<levelCount, using: &random)) / Float(levelCount)
      return ObjectCandidate(box: box, best: ScoredClass(index: 0, score: score))
    }
  }

  @Test(
    "the grid changes nothing",
    arguments: [0, 1, 2, 30, 400, 2000], [1, 16, 100_000])
  func equalsPlainLoops(count: Int, levelCount: Int) {
    let candidates = Self.candidates(count: count, seed: UInt64(count + levelCount), levelCount: levelCount)
    for threshold in [0, 0.3, 0.9] as [Float] {
      var suppression = NonMaximumSuppression(overlapThreshold: threshold)
      var found: [DetectedObject<InputSpace>] = []
      for limit in [nil, 5] {
        let expected = plainlySuppressed(candidates, overlapThreshold: threshold, limit: limit)
        suppression.suppress(candidates, limit: limit, into: &found)
        #expect(found == expected)
      }
    }
  }

  @Test("boxes that are no numbers harm nobody")
  func hostileBoxes() {
    let values: [Float] = [.nan, .infinity, -.infinity, 3e38, -3e38, 0, 0.5]
    var candidates: [ObjectCandidate] = []
    for x in values {
      for size in values {
        let box = Box<InputSpace>(xMin: x, yMin: size, width: size, height: x)
        candidates.append(ObjectCandidate(box: box, best: ScoredClass(index: 1, score: x)))
      }
    }
    var suppression = NonMaximumSuppression(overlapThreshold: 0.3)
    var survivors: [DetectedObject<InputSpace>] = []
    suppression.suppress(candidates, limit: nil, into: &survivors)
    #expect(!survivors.isEmpty && survivors.count <= candidates.count)
  }
}

@Suite("Decoding of objects")
struct ObjectDecoderTests {
  private static let configuration = RawObjectDecoder.Configuration(
    classCount: 3, valuesPerBox: 4, xScale: 10, yScale: 5, widthScale: 2, heightScale: 4,
    sizesAreLogarithms: false, scoresAreLogits: false)

  private static func candidates(
    _ configuration: RawObjectDecoder.Configuration = configuration, boxes: [Float], scores: [Float],
    selection: ClassSelection = .all, minimumScore: Float = 0
  ) -> [ObjectCandidate] {
    let anchor = Anchor(xCenter: 0.5, yCenter: 0.25, width: 0.5, height: 0.25)
    let decoder = RawObjectDecoder(
      anchors: Array(repeating: anchor, count: boxes.count / 4), configuration: configuration,
      selection: selection)
    var candidates: [ObjectCandidate] = []
    boxes.withUnsafeBufferPointer { boxes in
      scores.withUnsafeBufferPointer { scores in
        decoder.decode(boxes: boxes, scores: scores, minimumScore: minimumScore, into: &candidates)
      }
    }
    return candidates
  }

  @Test("a raw box is y, x, height, width in units of the anchor and the scales")
  func geometry() {
    let found = Self.candidates(boxes: [5, 10, 4, 1], scores: [0.1, 0.9, 0.2])
    #expect(found.count == 1)
    // Centre (0.5 + 0.5, 0.25 + 0.25), size (0.5 · 0.5, 1 · 0.25).
    #expect(found.first?.box == Box(xMin: 0.875, yMin: 0.375, width: 0.25, height: 0.25))
    #expect(found.first?.best == ScoredClass(index: 1, score: 0.9))
  }

  @Test("logarithmic sizes and logits are undone")
  func exponentials() throws {
    var configuration = Self.configuration
    configuration.sizesAreLogarithms = true
    configuration.scoresAreLogits = true
    let found = Self.candidates(configuration, boxes: [0, 0, 0, 0], scores: [-1, 0, -2])
    let candidate = try #require(found.first)
    #expect(candidate.box.width == 0.5 && candidate.box.height == 0.25)
    #expect(candidate.best == ScoredClass(index: 1, score: 0.5))
  }

  @Test("the first of equal scores wins, also when only the logistic function makes them equal")
  func ties() {
    #expect(Self.candidates(boxes: [0, 0, 1, 1], scores: [0.5, 0.7, 0.7]).first?.best.index == 1)
    var configuration = Self.configuration
    configuration.scoresAreLogits = true
    #expect(Self.candidates(configuration, boxes: [0, 0, 1, 1], scores: [1, 50, 90]).first?.best.index == 1)
  }

  @Test("only selected classes count, and only numbers")
  func selection() {
    let scores: [Float] = [0.9, 0.5, .nan]
    let boxes: [Float] = [0, 0, 1, 1]
    #expect(Self.candidates(boxes: boxes, scores: scores, selection: .only([1, 2])).first?.best.index == 1)
    #expect(Self.candidates(boxes: boxes, scores: scores, selection: .allExcept([0])).first?.best.index == 1)
    #expect(Self.candidates(boxes: boxes, scores: scores, selection: .only([7])).isEmpty)
  }

  @Test("thresholds keep equal scores; boxes of negative size or no numbers are dropped")
  func drops() {
    let boxes: [Float] = [0, 0, 1, 1, 0, 0, -1, 1, 0, 0, .nan, 1, 0, 0, 1, 1]
    let scores: [Float] = [0.5, 0, 0, 1, 1, 1, 1, 1, 1, 0.4, 0, 0]
    #expect(Self.candidates(boxes: boxes, scores: scores, minimumScore: 0.5).count == 1)
    #expect(Self.candidates(boxes: boxes, scores: scores, minimumScore: .nan).count == 2)
  }

  @Test(
    "suppressed outputs: limits count accepted objects, several classes share a box, counts are not trusted")
  func suppressedOutputs() throws {
    let boxes: [Float] = [
      0.1, 0.2, 0.3, 0.4, 0.1, 0.2, 0.3, 0.4, 0.5, 0.5, 0.4, 0.6, 0.5, 0.5, 0.4, 0.6, 0, 0, 1, 1, 0, 0, 1, 1,
    ]
    let classes: [Float] = [3, 4, 5, 6, 7, .nan]
    let scores: [Float] = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4]
    func found(
      _ count: Float, _ selection: ClassSelection = .all, calibrator: ScoreCalibrator? = nil,
      least: Float = 0,
      limit: Int? = nil
    ) -> [DetectedObject<InputSpace>] {
      let decoder = SuppressedObjectDecoder(
        rowCount: 6, classesPerBox: 2, sides: [1, 0, 3, 2], selection: selection, calibrator: calibrator)
      var objects: [DetectedObject<InputSpace>] = []
      boxes.withUnsafeBufferPointer { boxes in
        classes.withUnsafeBufferPointer { classes in
          scores.withUnsafeBufferPointer { scores in
            decoder.decode(
              boxes: boxes, classes: classes, scores: scores, count: count, minimumScore: least, limit: limit,
              into: &objects)
          }
        }
      }
      return objects
    }
    // The second box has a negative height.
    #expect(found(3).map { $0.classes.map(\.index) } == [[3, 4], [7, 0]])
    #expect(found(3).first?.box.xMin == 0.2 && found(3).first?.box.yMin == 0.1)
    #expect(found(1).count == 1 && found(0).isEmpty && found(.nan).isEmpty && found(-5).isEmpty)
    #expect(found(1e9).count == 2 && found(.infinity).count == 2)
    #expect(found(3, .only([7]), limit: 1).map { $0.classes.map(\.index) } == [[7]])
    #expect(found(3, limit: 1).count == 1)
    #expect(found(3, least: 0.85).map { $0.classes.map(\.index) } == [[3]])
    // Thresholds are for probabilities: half of the scale for the class 0, which what is no number counts as.
    let calibrator = try ScoreCalibrator(transformation: .identity, defaultScore: 0.1, parameters: "0.4,0,0")
    let calibrated = found(3, calibrator: calibrator)
    #expect(calibrated.map { $0.classes.map(\.score) } == [[0.1, 0.1], [0.1, 0.2]])
    #expect(found(3, calibrator: calibrator, least: 0.15).map { $0.classes.map(\.index) } == [[0]])
  }
}

@Suite("Classes, boxes and scores of objects")
struct ObjectValueTests {
  @Test("names select the first class that has them; unknown names select nothing")
  func selection() {
    let labels = ["cat", "dog", "cat", "bird"]
    #expect(ClassSelection(labels: labels, allowed: [], denied: []) == .all)
    #expect(ClassSelection(labels: labels, allowed: ["cat", "unicorn"], denied: []) == .only([0]))
    #expect(ClassSelection(labels: labels, allowed: [], denied: ["dog", "cat"]) == .allExcept([0, 1]))
    #expect(ClassSelection(labels: labels, allowed: ["Cat"], denied: []) == .all)
  }

  @Test("each number of a box is cut and limited by itself")
  func wholePixels() {
    let size = PixelSize(width: 100, height: 50)
    let inside = Box<PictureSpace>(xMin: 0.1999, yMin: 0.5, width: 0.3099, height: 0.239)
    #expect(WholePixelBox(inside, in: size) == WholePixelBox(x: 19, y: 25, width: 30, height: 11))
    let outside = Box<PictureSpace>(xMin: -0.3, yMin: 2, width: 0.5, height: 7)
    #expect(WholePixelBox(outside, in: size) == WholePixelBox(x: 0, y: 50, width: 50, height: 50))
    let hostile = Box<PictureSpace>(xMin: .nan, yMin: .infinity, width: 3e38, height: -.infinity)
    #expect(WholePixelBox(hostile, in: size) == WholePixelBox(x: 0, y: 50, width: 100, height: 0))
  }

  @Test("a box moves with the pixels that it surrounds", arguments: PictureOrientation.allCases)
  func turnedBox(orientation: PictureOrientation) {
    let upright = PixelSize(width: 6, height: 4)
    let box = WholePixelBox(x: 1, y: 2, width: 3, height: 1)
    let inside = (0..<24).map { index in
      (1..<4).contains(index % 6) && index / 6 == 2
    }
    let turned = orientation.turnedBack(plane: inside, uprightWidth: 6, uprightHeight: 4)
    let stored = orientation.turnedSize(width: 6, height: 4)
    let found = orientation.uprightToStored(box, uprightSize: upright)
    let expected = (0..<24).map { index in
      (found.x..<found.x + found.width).contains(index % stored.width)
        && (found.y..<found.y + found.height).contains(index / stored.width)
    }
    #expect(turned == expected)
  }

  @Test("detections with equal boxes become one, at the place of the first")
  func merging() {
    let (first, second) = (
      WholePixelBox(x: 1, y: 2, width: 3, height: 4), WholePixelBox(x: 1, y: 2, width: 3, height: 5)
    )
    let classes = (0..<3).map { ScoredClass(index: $0, score: 0.5) }
    var detections = [
      PixelDetection(box: first, classes: ScoredClasses(classes[0])),
      PixelDetection(box: second, classes: ScoredClasses(classes[1])),
      PixelDetection(box: first, classes: ScoredClasses(classes[2])),
    ]
    var deduplication = DetectionDeduplication()
    deduplication.mergeEqualBoxes(of: &detections)
    #expect(detections.map(\.box) == [first, second])
    #expect(detections.map { Array($0.classes) } == [[classes[0], classes[2]], [classes[1]]])
  }

  @Test("scores are calibrated by the line of their class")
  func calibration() throws {
    let calibrator = try ScoreCalibrator(
      transformation: .identity, defaultScore: 0.25, parameters: "1,2,-1\r\n\n0.5,-1,0,0.4\n")
    #expect(calibrator.probability(of: 0.5, class: 0) == 0.5)
    #expect(calibrator.probability(of: 0.9, class: 1) == 0.25)
    #expect(calibrator.probability(of: 0.3, class: 2) == 0.25)
    #expect(abs(calibrator.probability(of: 0.4, class: 2) - 0.5 / (1 + 1.4918247)) < 1e-6)
    for index in [-1, 3, 4, Int.max] { #expect(calibrator.probability(of: 0.5, class: index) == 0.25) }
  }

  @Test("logarithms of 0 stay finite")
  func logarithms() throws {
    for transformation in [ScoreCalibrator.Transformation.logarithm, .inverseLogistic] {
      let calibrator = try ScoreCalibrator(
        transformation: transformation, defaultScore: 0, parameters: "1,1,0")
      for score in [0, 1, -1, 2] as [Float] {
        #expect((0...1).contains(calibrator.probability(of: score, class: 0)))
      }
    }
  }

  @Test(
    "malformed calibrations are refused, with the line",
    arguments: ["1,2", "1,2,3,4,5", "-1,2,3", "a,b,c", "1,,3", ",,,", "nan,1,1"])
  func malformedCalibration(line: String) throws {
    do {
      _ = try ScoreCalibrator(transformation: .identity, defaultScore: 0, parameters: "1,1,1\n\(line)")
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.code == .invalidModel && error.message.contains("line 2"))
    }
  }
}
