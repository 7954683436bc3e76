import Testing

@testable import VisionPipeline

@Suite struct GestureTests {
  /// The input for a hand of three landmarks in a picture twice as wide as high.
  private func input(rotation: Float = 0) -> GestureEmbeddingInput {
    GestureEmbeddingInput(
      landmarks: [
        Position(x: 0.5, y: 0.5, z: 0.25), Position(x: 0.75, y: 0.5, z: 0.75),
        Position(x: 0.5, y: 0.75, z: 0.25),
      ],
      worldLandmarks: [
        Position(x: 1, y: 2, z: 3), Position(x: 1, y: 6, z: 3), Position(x: 0, y: 2, z: 5),
      ],
      rightProbability: 0.75, in: PixelSize(width: 200, height: 100), rotation: rotation)
  }

  @Test func `Landmarks count from the wrist in sizes of the hand, with the picture's proportions`() {
    let input = input()
    // The longer side of the box is a quarter of the picture's long side.
    let scale: Float = 0.25 + 1e-5
    #expect(input.landmarks == [0, 0, 0, 0.25 / scale, 0, 0.5 / scale, 0, 0.125 / scale, 0])
  }

  @Test func `World landmarks count from the wrist in sizes of the hand`() {
    let input = input()
    let scale: Float = 4 + 1e-5
    #expect(input.worldLandmarks == [0, 0, 0, 0, 4 / scale, 0, -1 / scale, 0, 2 / scale])
  }

  @Test func `Hands are turned with the picture`() {
    let upright = input()
    let turned = input(rotation: -.pi / 2)
    for point in 0..<3 {
      let (x, y, z) = (3 * point, 3 * point + 1, 3 * point + 2)
      // Clockwise by a quarter: what points down points left.
      #expect(abs(turned.landmarks[x] + upright.landmarks[y]) < 1e-6)
      #expect(abs(turned.landmarks[y] - upright.landmarks[x]) < 1e-6)
      #expect(turned.landmarks[z] == upright.landmarks[z])
      #expect(abs(turned.worldLandmarks[x] + upright.worldLandmarks[y]) < 1e-6)
    }
  }

  @Test(
    arguments: [
      (.all, -.infinity, 1), (.only([0, 3]), -.infinity, 0), (.allExcept([1, 3]), -.infinity, 2),
      (.all, 0.5, 1), (.only([0]), 0.3, nil), (.only([]), 0, nil),
    ] as [(ClassSelection, Float, Int?)])
  func `The best gesture that may be reported is`(
    classes: ClassSelection, minimumScore: Float, expected: Int?
  ) {
    let scores: [Float] = [0.1, 0.6, 0.2, 0.05]
    let selection = GestureSelection(classes: classes, minimumScore: minimumScore)
    let best = scores.withUnsafeBufferPointer { selection.best(of: $0) }
    #expect(best == expected.map { ScoredClass(index: $0, score: scores[$0]) })
  }

  @Test func `The first of equal gestures is the best, and a score of nothing is none`() {
    let selection = GestureSelection(classes: .all, minimumScore: -.infinity)
    #expect([0.5, 0.5].withUnsafeBufferPointer { selection.best(of: $0)?.index } == 0)
    #expect([0, 0].withUnsafeBufferPointer { selection.best(of: $0) } == nil)
    #expect([.nan, 0.25].withUnsafeBufferPointer { selection.best(of: $0)?.index } == 1)
  }

  @Test(
    arguments: [
      (["Wave", "Victory"], "Wave"), (["None", "Victory"], "Victory"), (["None", "None"], "None"), ([], nil),
    ] as [([String], String?)])
  func `The first classifier that sees a gesture has it`(names: [String], expected: String?) {
    let gestures = names.enumerated().map { NamedGesture(name: $1, score: Float($0)) }
    let combined = NamedGesture.combined(gestures)
    #expect(combined?.name == expected)
    if expected == "None" { #expect(combined?.score == 0) }
  }
}
