import Testing
import VisionTasks

/// What values give by themselves.
@Suite("Values")
struct ValueTests {
  private static let elements = (0..<16).map { Float($0) }

  @Test("a matrix is read column after column")
  func matrix() {
    let matrix = FaceTransformation(columnMajorElements: Self.elements)
    #expect(matrix[row: 0, column: 0] == 0 && matrix[row: 1, column: 0] == 1)
    #expect(matrix[row: 0, column: 1] == 4 && matrix[row: 2, column: 3] == 14)
    #expect(matrix.columns.0 == [0, 1, 2, 3] && matrix.columns.1 == [4, 5, 6, 7])
    #expect(matrix.columns.2 == [8, 9, 10, 11] && matrix.columns.3 == [12, 13, 14, 15])
    #expect(matrix.translation == [12, 13, 14])
  }

  @Test("positions outside a matrix stop the program")
  func outsideTheMatrix() async {
    await #expect(processExitsWith: .failure) {
      _ = FaceTransformation(columnMajorElements: [Float](repeating: 0, count: 16))[row: 4, column: 0]
    }
    await #expect(processExitsWith: .failure) {
      _ = FaceTransformation(columnMajorElements: [Float](repeating: 0, count: 16))[row: 0, column: -1]
    }
    await #expect(processExitsWith: .failure) {
      _ = FaceTransformation(columnMajorElements: [1, 2])
    }
  }

  @Test("subjects of a wrong number of landmarks stop the program")
  func landmarkCounts() async {
    await #expect(processExitsWith: .failure) {
      _ = Pose(landmarks: Array(Samples.pose.landmarks.dropLast()), world: Samples.pose.world)
    }
    await #expect(processExitsWith: .failure) { _ = Pose.World([]) }
    await #expect(processExitsWith: .failure) { _ = Hand.World([]) }
    await #expect(processExitsWith: .failure) {
      _ = Face(landmarks: Array(Samples.face.landmarks.prefix(469)))
    }
    await #expect(processExitsWith: .failure) { _ = Blendshapes(scores: [1]) }
  }

  @Test("a mask has its values by column and row")
  func mask() {
    let mask = Mask(width: 3, height: 2, values: [0, 0.1, 0.2, 1, 1.1, 1.2])
    #expect((mask.width, mask.height) == (3, 2))
    #expect(mask[0, 0] == 0 && mask[2, 0] == 0.2 && mask[0, 1] == 1 && mask[2, 1] == 1.2)
    let filled = Mask(width: 3, height: 2) { values in
      for index in values.indices { values[index] = Float(index / 3) + Float(index % 3) / 10 }
    }
    #expect(filled == mask && filled.values == mask.values)
  }

  @Test("a mask that cannot be filled throws what went wrong")
  func failingMask() {
    #expect(throws: FakeError()) {
      try Mask(width: 1, height: 1) { _ throws(FakeError) in throw FakeError() }
    }
  }

  @Test("masks are equal when sizes and all values are")
  func maskEquality() {
    let mask = Mask(width: 2, height: 2, values: [1, 2, 3, 4])
    #expect(mask != Mask(width: 2, height: 2, values: [1, 2, 3, 5]))
    #expect(mask != Mask(width: 4, height: 1, values: [1, 2, 3, 4]))
    #expect(mask.hashValue == Mask(width: 2, height: 2, values: [1, 2, 3, 4]).hashValue)
    let copy = mask
    #expect(copy.valuesAddress.start == mask.valuesAddress.start)
  }

  @Test("a mask without pixels is fine", arguments: [(0, 3), (3, 0), (0, 0)])
  func emptyMask(size: (width: Int, height: Int)) {
    let mask = Mask(width: size.width, height: size.height, values: [])
    #expect(mask.values.isEmpty && mask == Mask(width: size.width, height: size.height) { _ in })
  }

  @Test("sizes that no mask can have, and pixels outside, stop the program")
  func strangeMasks() async {
    await #expect(processExitsWith: .failure) { _ = Mask(width: -1, height: 1) { _ in } }
    await #expect(processExitsWith: .failure) { _ = Mask(width: .max, height: 2) { _ in } }
    await #expect(processExitsWith: .failure) { _ = Mask(width: 2, height: 2, values: [1]) }
    await #expect(processExitsWith: .failure) { _ = Mask(width: 2, height: 1, values: [1, 2])[2, 0] }
    await #expect(processExitsWith: .failure) { _ = Mask(width: 2, height: 1, values: [1, 2])[0, -1] }
  }

  @Test("values that differ in one number are different members of a set")
  func hashing() {
    func expectDistinct<Value: Hashable>(_ value: Value, _ changes: [(inout Value) -> Void]) {
      let others = changes.map { change in
        var other = value
        change(&other)
        return other
      }
      let all: [Value] = [value] + others + [value]
      #expect(Set(all).count == 1 + others.count, "\(Value.self)")
    }
    expectDistinct(
      Samples.pose,
      [
        { $0.landmarks[3].y += 1 }, { $0.landmarks[3].presence += 1 }, { $0.world.landmarks[32].z += 1 },
        { $0.mask = Mask(width: 1, height: 1, values: [0]) },
        { $0.mask = Mask(width: 1, height: 1, values: [1]) }, { $0.maskFile = "a.png" },
        { $0.origin = nil }, { $0.origin?.trackID = 8 }, { $0.origin?.region.rotation += 1 },
        { $0.origin?.detection = nil }, { $0.origin?.detection?.score += 1 },
      ])
    expectDistinct(
      Samples.face,
      [
        { $0.landmarks[477].x += 1 }, { $0.blendshapes?.scores[51] += 1 }, { $0.blendshapes = nil },
        { $0.transformation = nil },
        { $0.transformation = FaceTransformation(columnMajorElements: [Float](repeating: 0, count: 16)) },
      ])
    expectDistinct(
      Samples.hand, [{ $0.landmarks[0].x += 1 }, { $0.side = .left }, { $0.sideScore += 1 }])
    expectDistinct(
      Samples.object,
      [
        { $0.box.width += 1 }, { $0.categories[1].index += 1 }, { $0.categories[0].displayName = nil },
        { $0.origin?.trackID = nil },
      ])
    expectDistinct(Search.wholePicture, [{ $0 = .subjects([]) }, { $0 = .subjects([Samples.region]) }])
    expectDistinct(
      TrackedFrame(time: .milliseconds(1), subjects: [Samples.hand], detectorRan: true),
      [{ $0.time = .milliseconds(2) }, { $0.subjects = [] }, { $0.detectorRan = false }])
  }

  @Test("a detection keeps up to eight points, and more stop the program")
  func keypoints() async {
    let points = (0..<8).map { PicturePoint(x: Float($0), y: -Float($0)) }
    let box = NormalizedBox(left: 0, top: 0, right: 1, bottom: 1)
    for count in 0...8 {
      let detection = SubjectDetection(score: 1, box: box, keypoints: Array(points.prefix(count)))
      #expect(detection.keypoints == Array(points.prefix(count)))
    }
    await #expect(processExitsWith: .failure) {
      _ = SubjectDetection(
        score: 1, box: NormalizedBox(left: 0, top: 0, right: 1, bottom: 1),
        keypoints: [PicturePoint](repeating: PicturePoint(x: 0, y: 0), count: 9))
    }
  }

  @Test("boxes have their sides, in pixels and as fractions")
  func boxes() {
    let box = NormalizedBox(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
    #expect(box == NormalizedBox(left: 0.25, top: 0.5, right: 0.75, bottom: 0.75))
    #expect(box.width == 0.5 && box.height == 0.25)
    let object = Detection(box: PixelBox(x: 2, y: 4, width: 4, height: 2), categories: [])
    #expect(object.normalizedBox(width: 8, height: 8) == box)
  }
}

@Suite("Times of frames")
struct FrameTimeTests {
  @Test("seconds are rounded to milliseconds")
  func seconds() {
    #expect(FrameTime.seconds(1.0005).milliseconds == 1001 && FrameTime.seconds(1.0004).milliseconds == 1000)
    #expect(FrameTime.seconds(-0.033).milliseconds == -33 && FrameTime.seconds(0).milliseconds == 0)
    #expect(FrameTime.seconds(1 / 30).milliseconds == 33)
    #expect(FrameTime.milliseconds(32) < .milliseconds(33) && FrameTime.seconds(2) == .milliseconds(2000))
  }

  @Test(
    "seconds that no frame has become a time that tasks refuse",
    arguments: [
      Double.nan, .signalingNaN, .infinity, -.infinity, .greatestFiniteMagnitude,
      -.greatestFiniteMagnitude, 9.3e15, -9.3e15,
    ])
  func strangeSeconds(seconds: Double) {
    var clock = FrameClock()
    let error = #expect(throws: VisionError.self) { try clock.advance(to: .seconds(seconds)) }
    #expect(error?.code == .invalidArgument)
    #expect(throws: Never.self) { try clock.advance(to: .milliseconds(-1)) }
  }

  @Test("times are within 126 years of 0, and increase")
  func clock() throws {
    let limit = 4_000_000_000_000
    var clock = FrameClock()
    for absurd in [-limit - 1, Int.min, limit + 1, Int.max] {
      let error = #expect(throws: VisionError.self) { try clock.advance(to: .milliseconds(absurd)) }
      #expect(
        error?.message == "Input timestamp \(absurd) ms is out of range; expected at most \(limit) ms from 0."
      )
    }
    try clock.advance(to: .milliseconds(-limit))
    try clock.advance(to: .milliseconds(0))
    try clock.advance(to: .milliseconds(limit))
    #expect(throws: VisionError.self) { try clock.advance(to: .milliseconds(limit)) }
  }
}
