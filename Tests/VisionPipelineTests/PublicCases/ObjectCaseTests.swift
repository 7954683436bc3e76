import TensorCore
import Testing

@testable import VisionPipeline

/// Sources: `score_calibration_calculator_test.cc`, `score_calibration_utils_test.cc` in
/// `mediapipe/tasks/cc/components/calculators`. Their margin is four units in the last place; with parameters
/// in single precision, one is the least.
@Suite struct ScoreCalibrationCaseTests {
  private static let lines = "0.9,0.5,0.1\n0.9,0.5,0.1,0.3\n0.9,0.5,0.1,0.6\n"

  @Test(
    arguments: [
      (.identity, [0.4948505976, 0.5059588508]), (.logarithm, [0.2976901255, 0.3393665735]),
      (.inverseLogistic, [0.3203217641, 0.3778080605]),
    ] as [(ScoreCalibrator.Transformation, [Float])])
  func `Scores become the published probabilities`(
    transformation: ScoreCalibrator.Transformation, expected: [Float]
  ) throws {
    let calibrator = try ScoreCalibrator(
      transformation: transformation, defaultScore: 0.2, parameters: Self.lines)
    let scores: [Float] = [0.2, 0.3, 0.4, 0.5]
    // The third score is too low, the fourth class has an empty line.
    for (index, expected) in (expected + [0.2, 0.2]).enumerated() {
      let probability = calibrator.probability(of: scores[index], class: index)
      #expect(abs(probability - expected) <= expected.ulp)
    }
  }

  /// Probabilities of MediaPipe 1.2.2, of scores of quantized values; each is another number without its
  /// roundings.
  @Test(
    arguments: [
      ("1.0,1.0,0.0", 0.34375, 0.34375), ("1.0,1.0,0.0", 0.25, 0.2499999850988388),
      ("0.665,-1.484,-0.208", 0.609375, 0.19663290679454803),
      ("1.112,2.499,0.849", 0.26171875, 0.16566923260688782),
      ("0.935,0.640,-0.195,0.25", 0.4140625, 0.3713685870170593),
    ] as [(String, Float, Float)])
  func `Probabilities are rounded as the reference's`(line: String, score: Float, expected: Float) throws {
    let calibrator = try ScoreCalibrator(
      transformation: .inverseLogistic, defaultScore: 0, parameters: line)
    #expect(calibrator.probability(of: score, class: 0) == expected)
  }

  @Test func `Classes may come in any order`() throws {
    let calibrator = try ScoreCalibrator(
      transformation: .identity, defaultScore: 0.2, parameters: Self.lines)
    let probabilities = zip([0.3, 0.4, 0.5, 0.2] as [Float], [1, 2, 3, 0])
      .map { calibrator.probability(of: $0, class: $1) }
    for (probability, expected) in zip(probabilities, [0.5059588508, 0.2, 0.2, 0.4948505976] as [Float]) {
      #expect(abs(probability - expected) <= expected.ulp)
    }
  }

  @Test(arguments: ["\n0.1,0.2,0.3\n0.4,0.5,0.6,0.7", "\n0.1,0.2,0.3\n0.4,0.5,0.6,0.7\n"])
  func `Parameters are read with and without an end of line after them`(parameters: String) throws {
    let calibrator = try ScoreCalibrator(
      transformation: .identity, defaultScore: 0.5, parameters: parameters)
    #expect(calibrator.probability(of: 0.9, class: 0) == 0.5)
    #expect(calibrator.probability(of: 0.9, class: 1) < 0.1)
    #expect(calibrator.probability(of: 0.69, class: 2) == 0.5)
    #expect(calibrator.probability(of: 0.7, class: 2) < 0.4)
  }

  @Test(arguments: ["", "0.1,0.2,0.3\n0.1,0.2", "0.1,0.2,0.3\n0.1,foo,0.3\n", "0.1,0.2,0.3\n-0.1,0.2,0.3\n"])
  func `Other parameters are refused`(parameters: String) {
    #expect {
      try ScoreCalibrator(transformation: .logarithm, defaultScore: 0.5, parameters: parameters)
    } throws: { ($0 as? EngineError)?.code == .invalidModel }
  }
}

/// Source: `mediapipe/calculators/util/detection_transformation_calculator_test.cc`.
@Suite struct DetectionTransformationCaseTests {
  @Test(
    arguments: [
      ([0.05, 0.2, 0.2, 0.3], WholePixelBox(x: 100, y: 200, width: 400, height: 300)),
      ([0, 0, 1, 1], WholePixelBox(x: 0, y: 0, width: 2000, height: 1000)),
    ] as [([Float], WholePixelBox)])
  func `Boxes in whole pixels`(box: [Float], expected: WholePixelBox) {
    let box = Box<PictureSpace>(xMin: box[0], yMin: box[1], width: box[2], height: box[3])
    #expect(WholePixelBox(box, in: PixelSize(width: 2000, height: 1000)) == expected)
  }
}
