import Testing
import VisionPipeline

@Suite("Smoothing")
struct SmoothingTests {
  private static let inputs: [Double] = [100, 101, 101.5, 140, 139, 139]
  private static let image = OneEuroParameters(
    minimumCutoff: Double(Float(0.05)), speedCoefficient: 80)
  private static let world = OneEuroParameters(minimumCutoff: Double(Float(0.1)), speedCoefficient: 40)

  private func smoothed(_ parameters: OneEuroParameters, scale: Double, at microseconds: [Int64]) -> [Double]
  {
    var filter = OneEuroFilter(parameters)
    return zip(Self.inputs, microseconds).map { filter.apply($0, scale: scale, at: 1000 * $1) }
  }

  /// Outputs of the reference's filter.
  @Test(
    "the one-euro filter gives the reference's numbers",
    arguments: [
      (image, 1.0 / 200, 0, [100, 100.3082962, 100.7472076, 137.8315887, 138.9207153, 138.9935913]),
      (world, 1.0, 0, [100, 100.9775467, 101.4910355, 139.9774780, 139.0007172, 139]),
    ])
  func oneEuroFromZero(parameters: OneEuroParameters, scale: Double, start: Int64, expected: [Double]) {
    let times = (0..<6).map { start + 33_000 * Int64($0) }
    for (found, expected) in zip(smoothed(parameters, scale: scale, at: times), expected) {
      #expect(abs(found - expected) < 2e-5)
    }
  }

  @Test(
    "a start after zero measures the second frame's time, and gaps count",
    arguments: [
      (image, 1.0 / 200, [100, 100.3065109, 100.7463760, 137.8316040, 138.9207153, 138.9962006]),
      (world, 1.0, [100, 100.9773712, 101.4910431, 139.9774780, 139.0007172, 139]),
    ])
  func oneEuroLater(parameters: OneEuroParameters, scale: Double, expected: [Double]) {
    let times: [Int64] = [1_000_000, 1_033_000, 1_066_000, 1_099_000, 1_132_000, 1_200_000]
    for (found, expected) in zip(smoothed(parameters, scale: scale, at: times), expected) {
      #expect(abs(found - expected) < 2e-5)
    }
  }

  @Test("a value that is not later passes, and leaves no trace")
  func oneEuroRepeatedTime() {
    var filter = OneEuroFilter(Self.image)
    _ = filter.apply(100, scale: 1, at: 33_000_000)
    let before = filter
    #expect(filter.apply(200, scale: 1, at: 33_000_000) == 200 && filter == before)
    #expect(filter.apply(300, scale: 1, at: -5) == 300 && filter == before)
  }

  @Test("the low-pass filter gives the reference's numbers")
  func lowPass() {
    var filter = LowPassFilter()
    let outputs = [Float(0.9), 0.8, 0.2, 0.2].map { filter.apply($0, alpha: 0.1) }
    for (found, expected) in zip(outputs, [Float(0.9), 0.89, 0.821, 0.7589]) {
      #expect(abs(found - expected) < 1e-6)
    }
  }

  private func landmark(_ x: Float, visibility: Float) -> SpatialLandmark<PictureSpace> {
    SpatialLandmark(x: x, y: 0.5, z: 0, visibility: visibility, presence: visibility)
  }

  @Test("a subject that was lost starts afresh in the picture, its visibility goes on")
  func forgetting() {
    let size = PixelSize(square: 100)
    var smoother = LandmarkSmoother(.pose)
    var first = [landmark(0.2, visibility: 1)]
    smoother.smooth(&first, objectScale: 50, in: size, at: 0)
    smoother.forgetPosition()
    var second = [landmark(0.6, visibility: 0)]
    smoother.smooth(&second, objectScale: 50, in: size, at: 33_000_000)
    #expect(first[0].x == 0.2 && first[0].visibility == 1)
    #expect(second[0].x == 0.6 && second[0].visibility == 0.9 && second[0].presence == 0)
  }

  @Test(
    "a subject in a picture of another size starts afresh, its visibility goes on",
    arguments: [PixelSize(width: 101, height: 100), PixelSize(width: 100, height: 99)])
  func otherSize(size: PixelSize) {
    let firstSize = PixelSize(square: 100)
    var smoother = LandmarkSmoother(.pose)
    let frames: [(x: Float, size: PixelSize)] = [
      (0.2, firstSize), (0.6, size), (0.5, size), (0.6, firstSize),
    ]
    let found = frames.enumerated().map { step, frame in
      var landmarks = [landmark(frame.x, visibility: step == 0 ? 1 : 0)]
      smoother.smooth(&landmarks, objectScale: 50, in: frame.size, at: 33_000_000 * Int64(step + 1))
      return landmarks[0]
    }
    for (found, x) in zip([found[0], found[1], found[3]], [Float(0.2), 0.6, 0.6]) {
      #expect(abs(found.x - x) < 1e-6)
    }
    #expect(found[2].x > 0.5001 && found[2].x < 0.6, "the second frame of a size is smoothed")
    #expect(found[1].visibility == 0.9)
  }

  @Test("a subject without a size passes unchanged")
  func noSize() {
    var smoother = LandmarkSmoother(.face)
    for step in 0..<3 {
      var landmarks = [landmark(Float(step) / 4, visibility: 1)]
      smoother.smooth(&landmarks, objectScale: 0, in: PixelSize(square: 64), at: Int64(step) * 33_000_000)
      #expect(landmarks[0].x == Float(step) / 4)
    }
  }
}
