import Testing

@testable import VisionPipeline

@Suite struct LandmarkTests {
  let half = PixelSize(square: 64)

  @Test func `Coordinates are fractions of the input, logits become probabilities`() throws {
    let decoder = LandmarkDecoder(
      landmarkCount: 2, layout: .positionVisibilityPresence, inputSize: PixelSize(square: 256))
    let raw: [Float] = [128, 64, -256, 0, 100, 256, 512, 0, -100, 0]
    var landmarks: [SpatialLandmark<InputSpace>] = []
    raw.withUnsafeBufferPointer { decoder.decode($0, into: &landmarks) }
    try #require(landmarks.count == 2)
    #expect(landmarks[0] == SpatialLandmark(x: 0.5, y: 0.25, z: -1, visibility: 0.5, presence: 1))
    #expect(landmarks[1].x == 1 && landmarks[1].y == 2 && landmarks[1].presence == 0.5)
    #expect(landmarks[1].visibility < 1e-30)
  }

  @Test func `A hand's depth has its own divisor`() {
    let decoder = LandmarkDecoder(
      landmarkCount: 1, layout: .position, inputSize: PixelSize(square: 224), depthDivisor: 0.4)
    var positions: [Position<InputSpace>] = []
    [112, 56, 22.4].withUnsafeBufferPointer { decoder.decode($0, into: &positions) }
    #expect(positions == [Position(x: 0.5, y: 0.25, z: Float(22.4) / 224 / 0.4)])
  }

  /// Refines one landmark by a heatmap with the given logits and -100 elsewhere.
  private func refined(
    _ landmark: SpatialLandmark<InputSpace>, _ cells: [(x: Int, y: Int, logit: Float)]
  ) -> SpatialLandmark<InputSpace> {
    let refinement = HeatmapRefinement(size: half, landmarkCount: 1, reach: 3, minimumConfidence: 0.5)
    var heatmap = [Float](repeating: -100, count: refinement.valueCount)
    for cell in cells { heatmap[cell.y * half.width + cell.x] = cell.logit }
    var landmarks = [landmark]
    heatmap.withUnsafeBufferPointer { refinement.refine(&landmarks, heatmap: $0) }
    return landmarks[0]
  }

  private func landmark(x: Float, y: Float) -> SpatialLandmark<InputSpace> {
    SpatialLandmark(x: x, y: y, z: 0, visibility: 1, presence: 1)
  }

  @Test func `A landmark moves to the peak nearby and keeps everything else`() {
    let landmark = SpatialLandmark<InputSpace>(x: 0.5, y: 0.5, z: 7, visibility: 0.1, presence: 0.2)
    let result = refined(landmark, [(34, 30, 50)])
    #expect(abs(result.x - 34 / 64) < 1e-6 && abs(result.y - 30 / 64) < 1e-6)
    #expect(result.z == 7 && result.visibility == 0.1 && result.presence == 0.2)
  }

  @Test func `Equal peaks pull to their middle`() {
    let result = refined(
      landmark(x: 0.5, y: 0.5), [(31, 32, 3), (33, 32, 3), (31, 34, 3), (33, 34, 3)])
    #expect(abs(result.x - 0.5) < 1e-6 && abs(result.y - 33 / 64) < 1e-6)
  }

  @Test(
    arguments: [
      // Just outside the window, too weak, landmark outside the map, landmark without a place.
      (0.5, (36, 32, 50)), (0.5, (32, 32, -0.01)), (1, (63, 32, 50)), (-1 / 64, (0, 32, 50)),
      (.nan, (32, 32, 50)),
      (1e30, (32, 32, 50)), (-.infinity, (0, 32, 50)),
    ] as [(Float, (Int, Int, Float))])
  func `A landmark stays where nothing convincing is near`(x: Float, peak: (Int, Int, Float)) {
    let result = refined(landmark(x: x, y: 0.5), [(peak.0, peak.1, peak.2)])
    #expect(result.x.bitPattern == x.bitPattern && result.y == 0.5)
  }

  @Test func `A landmark less than a cell outside counts as in the first cell`() {
    let result = refined(landmark(x: -0.9 / 64, y: 0.5), [(1, 32, 50)])
    #expect(abs(result.x - 1 / 64) < 1e-6)
  }

  @Test func `World landmarks turn with the region`() {
    let region = NormalizedRect(xCenter: 0.1, yCenter: 0.9, width: 0.2, height: 0.2, rotation: .pi / 2)
    let result = LandmarkProjection(region: region).rotate(
      Position<WorldSpace>(x: 1, y: 2, z: 3))
    #expect(abs(result.x + 2) < 1e-6 && abs(result.y - 1) < 1e-6)
    #expect(result.z == 3)
  }

  /// Outputs of the pose network in which landmark i is at (i, 2i) pixels, i/10 metres to the right, with
  /// flat maps.
  private func decodePose(region: NormalizedRect) -> PoseEstimate {
    let positions = (0..<39).map { Float($0) }
    let landmarks: [Float] = positions.flatMap { (i: Float) -> [Float] in [i, 2 * i, 1, i, -i] }
    let world: [Float] = positions.flatMap { (i: Float) -> [Float] in [i / 10, 0, 0] }
    let heatmap = [Float](repeating: -100, count: 64 * 64 * 39)
    var decoder = PoseDecoder(inputSize: PixelSize(square: 256), heatmapSize: PixelSize(square: 64))
    return landmarks.withUnsafeBufferPointer { landmarks in
      heatmap.withUnsafeBufferPointer { heatmap in
        world.withUnsafeBufferPointer { world in
          decoder.decode(
            landmarks: landmarks, heatmap: heatmap, worldLandmarks: world, region: region,
            imageSize: PixelSize(square: 512))
        }
      }
    }
  }

  @Test func `A pose has 33 landmarks, and the auxiliary ones give the next region`() {
    let pose = decodePose(region: .wholeImage)
    #expect(pose.landmarks.count == 33 && pose.worldLandmarks.count == 33)
    #expect(pose.landmarks[20].x == 20 / 256 && pose.landmarks[20].y == 40 / 256)
    #expect(pose.worldLandmarks[20].x == 2)
    #expect(pose.worldLandmarks.map(\.visibility) == pose.landmarks.map(\.visibility))
    #expect(pose.worldLandmarks.map(\.presence) == pose.landmarks.map(\.presence))
    #expect(pose.nextRegion.xCenter == 33 / 256 && pose.nextRegion.yCenter == 66 / 256)
    #expect(abs(pose.nextRegion.width - 2.5 * Float(5).squareRoot() / 256) < 1e-6)
    #expect(abs(pose.nextRegion.rotation - 2.6779451) < 1e-6)
  }
}
