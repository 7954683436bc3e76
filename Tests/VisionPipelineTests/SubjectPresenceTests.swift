import Testing
import VisionPipeline

struct SubjectPresenceTests {
  @Test(
    arguments: [
      (0.5, 0.5, false), (Float(0.5).nextUp, 0.5, true), (0, 0, false), (.leastNonzeroMagnitude, 0, false),
      (Float.leastNormalMagnitude.nextDown, 0, false), (.leastNormalMagnitude, 0, true), (.nan, 0, false),
      (1, .nan, false),
    ] as [(Float, Float, Bool)])
  func presence_mustBeAboveTheMinimumAndNormal(presence: Float, minimum: Float, isPresent: Bool) {
    #expect(isSubjectPresent(presence, minimumPresence: minimum) == isPresent)
  }
}
