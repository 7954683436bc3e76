import Testing
@testable import VisionPipeline

/// Sources: `detection_letterbox_removal_calculator_test.cc`, `landmark_letterbox_removal_calculator_test.cc`
/// in `mediapipe/calculators/util`; a tenth of their margins.
@Suite struct LetterboxCaseTests {
  private static let sideways = LetterboxPadding(left: 0.2, top: 0, right: 0.3, bottom: 0)
  private static let upright = LetterboxPadding(left: 0, top: 0.2, right: 0, bottom: 0.3)

  @Test(
    arguments: [
      (sideways, Box(xMin: 0.1, yMin: 0.25, width: 0.5, height: 0.25)),
      (upright, Box(xMin: 0.25, yMin: 0.1, width: 0.25, height: 0.5)),
    ] as [(LetterboxPadding, Box<PictureSpace>)])
  func `Boxes lose their borders`(padding: LetterboxPadding, expected: Box<PictureSpace>) {
    let box = Box<InputSpace>(xMin: 0.25, yMin: 0.25, width: 0.25, height: 0.25).removing(padding)
    #expect(abs(box.xMin - expected.xMin) <= 1e-6 && abs(box.yMin - expected.yMin) <= 1e-6)
    #expect(abs(box.width - expected.width) <= 1e-6 && abs(box.height - expected.height) <= 1e-6)
  }

  @Test(
    arguments: [
      (sideways, 0.5, 0.5, 0.6, 0.5), (sideways, 0.2, 0.2, 0, 0.2), (sideways, 0.7, 0.7, 1, 0.7),
      (upright, 0.5, 0.5, 0.5, 0.6), (upright, 0.2, 0.2, 0.2, 0), (upright, 0.7, 0.7, 0.7, 1),
    ] as [(LetterboxPadding, Float, Float, Float, Float)])
  func `Points lose their borders`(
    padding: LetterboxPadding, x: Float, y: Float, expectedX: Float, expectedY: Float
  ) {
    let point = Point<InputSpace>(x: x, y: y).removing(padding)
    #expect(abs(point.x - expectedX) <= 1e-6 && abs(point.y - expectedY) <= 1e-6)
  }
}
