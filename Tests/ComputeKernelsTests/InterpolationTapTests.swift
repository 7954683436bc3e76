import ComputeKernels
import Testing

struct InterpolationTapTests {
  /// Lengths around 2²⁴, where single precision begins to skip whole numbers, and short ones.
  @Test(arguments: [1, 2, 3, 1 << 24, (1 << 24) + 4, (1 << 31) - 1], [1, 2, 3, 100])
  func everyTap_readsInsideTheInput(input: Int, output: Int) {
    for (alignsCorners, usesHalfPixelCenters) in [(false, false), (true, false), (false, true)] {
      let taps = InterpolationTap.taps(
        input: input, output: output, alignsCorners: alignsCorners,
        usesHalfPixelCenters: usesHalfPixelCenters)
      #expect(taps.count == output)
      #expect(taps.allSatisfy { 0..<input ~= $0.lower && 0..<input ~= $0.upper })
    }
  }
}
