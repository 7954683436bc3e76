import Foundation
import TestSupport
import Testing
import VisionTasks

/// Values as JSON: the lines of the command line, and what programs keep.
@Suite("Coding of values")
struct CodingTests {
  private static func encoded(_ value: some Encodable) throws -> Data { try JSONEncoder().encode(value) }

  /// The JSON value that a value is encoded as, to be looked at or changed.
  private static func json(_ value: some Encodable) throws -> Any {
    try JSONSerialization.jsonObject(with: encoded(value), options: .fragmentsAllowed)
  }

  private static func object(_ value: some Encodable) throws -> [String: Any] {
    try #require(json(value) as? [String: Any])
  }

  private static func decode<Value: Decodable>(_ type: Value.Type, _ json: Any) throws -> Value {
    try JSONDecoder().decode(
      type, from: JSONSerialization.data(withJSONObject: json, options: .fragmentsAllowed))
  }

  private func expectRoundTrip<Value: Codable & Equatable>(_ value: Value) throws {
    #expect(try JSONDecoder().decode(Value.self, from: Self.encoded(value)) == value)
  }

  @Test("every value is read as it was written, to the last bit")
  func roundTrips() throws {
    try expectRoundTrip(Samples.pose)
    try expectRoundTrip(Samples.face)
    try expectRoundTrip(Face(landmarks: Array(Samples.face.landmarks.prefix(468))))
    try expectRoundTrip(Samples.hand)
    try expectRoundTrip(Samples.object)
    try expectRoundTrip(Detection(box: PixelBox(x: -1, y: 0, width: 1, height: 2), categories: []))
    try expectRoundTrip(Samples.origin)
    try expectRoundTrip(SubjectOrigin(region: Samples.region))
    try expectRoundTrip(TrackedFrame(time: .milliseconds(-5), subjects: [Samples.pose], detectorRan: true))
    try expectRoundTrip(TrackedFrame(time: .milliseconds(5), subjects: [Samples.object], detectorRan: false))
    let values: [Float] = [0, 1.0 / 3, 0.1, Float.leastNonzeroMagnitude, 1, 1e-30]
    try expectRoundTrip(Mask(width: 2, height: 3, values: values))
    try expectRoundTrip(FrameTime.milliseconds(7))
    try expectRoundTrip(Connection(3, 4))
    try expectRoundTrip(PixelBox(x: 1, y: 2, width: 3, height: 4))
    try expectRoundTrip(NormalizedBox(left: 0.1, top: 0.2, right: 0.3, bottom: 0.7))
    for policy in BusyPolicy.allCases { try expectRoundTrip(policy) }
    for orientation in PictureOrientation.allCases { try expectRoundTrip(orientation) }
    for layout in Picture.PixelLayout.allCases { try expectRoundTrip(layout) }
    for name in Face.LandmarkName.allCases { try expectRoundTrip(name) }
  }

  @Test("floating-point numbers keep all their bits", arguments: 0..<20 as Range<UInt64>)
  func bits(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var pose = Samples.pose
    for index in pose.landmarks.indices {
      pose.landmarks[index].x = Float.random(in: -2...2, using: &generator)
      pose.landmarks[index].visibility = Float.random(in: 0...1e-20, using: &generator)
    }
    try expectRoundTrip(pose)
  }

  @Test("a pose is an object as the command line prints it")
  func pose() throws {
    var pose = Samples.pose
    pose.maskFile = "masks/a.png"
    let json = try Self.object(pose)
    #expect(Set(json.keys) == ["landmarks", "world_landmarks", "segmentation_mask", "details"])
    for key in ["landmarks", "world_landmarks"] {
      let landmarks = try #require(json[key] as? [[String: Any]])
      #expect(landmarks.count == 33)
      #expect(landmarks.allSatisfy { Set($0.keys) == ["x", "y", "z", "visibility", "presence"] })
    }
    let first = try #require((json["landmarks"] as? [[String: NSNumber]])?.first)
    #expect(first["z"]?.floatValue == pose[.nose].z && first["presence"]?.floatValue == pose[.nose].presence)
    #expect(json["segmentation_mask"] as? String == "masks/a.png")
    #expect(try Self.decode(Pose.self, json) == pose)
  }

  @Test("a mask is in a file of its own, not in the JSON of its pose")
  func maskOfPose() throws {
    var pose = Samples.pose
    pose.mask = Mask(width: 1, height: 1, values: [1])
    let json = try Self.object(pose)
    #expect(json["segmentation_mask"] == nil && json["mask"] == nil)
    #expect(try Self.decode(Pose.self, json) == Samples.pose)
  }

  @Test("where a subject was found is in the details")
  func details() throws {
    let json = try #require(try Self.object(Samples.pose)["details"] as? [String: Any])
    #expect(Set(json.keys) == ["track_id", "region_of_interest", "detection"])
    #expect(json["track_id"] as? Int == 7)
    let region = try #require(json["region_of_interest"] as? [String: Any])
    #expect(Set(region.keys) == ["x_center", "y_center", "width", "height", "rotation"])
    let detection = try #require(json["detection"] as? [String: Any])
    #expect(Set(detection.keys) == ["score", "bounding_box", "keypoints"])
    let box = try #require(detection["bounding_box"] as? [String: Any])
    #expect(Set(box.keys) == ["left", "top", "right", "bottom"])
    let points = try #require(detection["keypoints"] as? [[String: Any]])
    #expect(points.count == 2 && points.allSatisfy { Set($0.keys) == ["x", "y"] })
    let single = try Self.object(SubjectOrigin(region: Samples.region))
    #expect(Set(single.keys) == ["region_of_interest"])
  }

  @Test("a face is an object as the command line prints it, with rows of the matrix")
  func face() throws {
    let json = try Self.object(Samples.face)
    #expect(Set(json.keys) == ["landmarks", "blendshapes", "transformation_matrix", "details"])
    let landmarks = try #require(json["landmarks"] as? [[String: Any]])
    #expect(landmarks.count == 478 && landmarks.allSatisfy { Set($0.keys) == ["x", "y", "z"] })
    let blendshapes = try #require(json["blendshapes"] as? [[String: Any]])
    #expect(blendshapes.count == 52)
    #expect(blendshapes.allSatisfy { Set($0.keys) == ["index", "score", "category_name"] })
    #expect(blendshapes[0]["category_name"] as? String == "_neutral")
    #expect(blendshapes.map { $0["index"] as? Int } == Array(0..<52))
    let rows = try #require(json["transformation_matrix"] as? [[NSNumber]]).map { $0.map(\.floatValue) }
    #expect(rows.map(\.count) == [4, 4, 4, 4])
    #expect(rows.flatMap { $0 } == Samples.face.transformation?.numbers)
    let plain = try Self.object(Face(landmarks: Samples.face.landmarks))
    #expect(Set(plain.keys) == ["landmarks"])
  }

  @Test("a hand is an object as the command line prints it")
  func hand() throws {
    let json = try Self.object(Samples.hand)
    #expect(Set(json.keys) == ["handedness", "landmarks", "world_landmarks"])
    let handedness = try #require(json["handedness"] as? [String: Any])
    #expect(Set(handedness.keys) == ["index", "score", "category_name", "display_name"])
    #expect(handedness["index"] as? Int == 0)
    #expect(handedness["category_name"] as? String == "Right")
    #expect(handedness["display_name"] as? String == "Right")
    for key in ["landmarks", "world_landmarks"] {
      let landmarks = try #require(json[key] as? [[String: Any]])
      #expect(landmarks.count == 21 && landmarks.allSatisfy { Set($0.keys) == ["x", "y", "z"] })
    }
    var left = Samples.hand
    left.side = .left
    let leftJSON = try #require(try Self.object(left)["handedness"] as? [String: Any])
    #expect(leftJSON["index"] as? Int == 1 && leftJSON["category_name"] as? String == "Left")
    try expectRoundTrip(left)
  }

  @Test("an object is an object as the command line prints it")
  func object() throws {
    let json = try Self.object(Samples.object)
    #expect(Set(json.keys) == ["bounding_box", "categories", "details"])
    #expect(
      json["bounding_box"] as? [String: Int] == ["origin_x": 3, "origin_y": 4, "width": 50, "height": 60])
    let categories = try #require(json["categories"] as? [[String: Any]])
    #expect(Set(categories[0].keys) == ["index", "score", "category_name", "display_name"])
    #expect(categories[0]["category_name"] as? String == "cat")
    #expect(Set(categories[1].keys) == ["index", "score"])
    #expect(json["details"] as? [String: Int] == ["track_id": 2])
  }

  @Test("the line of a picture has its name, frame, time and size, and the list of its task")
  func lines() throws {
    func expectLine<Subject: ListedSubject>(_ subject: Subject, _ key: String) throws {
      let result = PictureResult(
        source: "a.jpg", frame: 3, time: .milliseconds(99), width: 960, height: 640,
        output: [subject, subject])
      let json = try Self.object(result)
      #expect(Set(json.keys) == ["source", "frame", "timestamp_ms", "width", "height", key])
      #expect(json["source"] as? String == "a.jpg" && json["frame"] as? Int == 3)
      #expect(json["timestamp_ms"] as? Int == 99)
      #expect(json["width"] as? Int == 960 && json["height"] as? Int == 640)
      #expect((json[key] as? [Any])?.count == 2)
      #expect(try JSONDecoder.pictureResults.decode(type(of: result), from: Self.encoded(result)) == result)
    }
    try expectLine(Samples.pose, "poses")
    try expectLine(Samples.face, "faces")
    try expectLine(Samples.hand, "hands")
    try expectLine(Samples.object, "detections")
    let failed = PictureResult<[Pose]>(source: "b", width: 1, height: 2, output: [], error: "no room")
    #expect(try Self.object(failed)["error"] as? String == "no room")
    try expectRoundTrip(failed)
  }

  @Test("a line of the command line is read, also with numbers that are not finite and further keys")
  func foreignLine() throws {
    let line = """
      {"source": "a.jpg", "frame": 0, "timestamp_ms": 0, "width": 2, "height": 1, "future": [1],
       "detections": [{"bounding_box": {"origin_x": -1, "origin_y": 2, "width": 3, "height": 4},
       "categories": [{"index": 5, "score": "NaN", "category_name": "cat"},
       {"index": 6, "score": "-Infinity"}, {"index": 7, "score": "Infinity"}]}]}
      """
    let result = try JSONDecoder.pictureResults.decode(PictureResult<[Detection]>.self, from: Data(line.utf8))
    let object = try #require(result.output.first)
    #expect(object.box == PixelBox(x: -1, y: 2, width: 3, height: 4) && object.origin == nil)
    #expect(object.categories[0].score.isNaN && object.categories[0].name == "cat")
    #expect(object.categories.dropFirst().map(\.score) == [-.infinity, .infinity])
    #expect(result.error == nil && result.time == .milliseconds(0))
  }

  @Test("a line of another task is refused")
  func otherTask() throws {
    let line = try Self.encoded(
      PictureResult(source: "a", width: 1, height: 1, output: [Samples.hand]))
    #expect(throws: DecodingError.self) {
      try JSONDecoder.pictureResults.decode(PictureResult<[Pose]>.self, from: line)
    }
  }
}

@Suite("JSON that is no value")
struct HostileCodingTests {
  /// The error of a value whose JSON is changed at one key.
  private static func expectRefusal<Value: Codable>(
    _ value: Value, _ key: String, _ words: String? = nil, _ change: ([Any]) -> [Any],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let data = try JSONEncoder().encode(value)
    var json = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    json[key] = change(try #require(json[key] as? [Any]))
    let changed = try JSONSerialization.data(withJSONObject: json)
    let error = try #require(throws: DecodingError.self, sourceLocation: sourceLocation) {
      try JSONDecoder().decode(Value.self, from: changed)
    }
    guard let words else { return }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(error)", sourceLocation: sourceLocation)
      return
    }
    #expect(context.debugDescription.contains(words), sourceLocation: sourceLocation)
  }

  @Test("wrong numbers of landmarks are refused, with the right ones")
  func landmarkCounts() throws {
    for change: ([Any]) -> [Any] in [{ _ in [] }, { Array($0.dropLast()) }, { $0 + [$0[0]] }] {
      try Self.expectRefusal(Samples.pose, "landmarks", "expected 33", change)
      try Self.expectRefusal(Samples.pose, "world_landmarks", "expected 33", change)
      try Self.expectRefusal(Samples.hand, "landmarks", "expected 21", change)
      try Self.expectRefusal(Samples.hand, "world_landmarks", "expected 21", change)
      try Self.expectRefusal(Samples.face, "landmarks", "expected 468 or 478", change)
    }
  }

  @Test("blendshapes that are too few, too many or in another order are refused")
  func blendshapes() throws {
    let changes: [([Any]) -> [Any]] = [
      { _ in [] }, { Array($0.dropLast()) }, { $0 + [$0[0]] }, { $0.reversed() },
      { Array($0.dropFirst()) + [$0[0]] },
    ]
    for change in changes {
      try Self.expectRefusal(Samples.face, "blendshapes", "expected 52 in their order", change)
    }
  }

  @Test("matrixes of another shape are refused")
  func matrixes() throws {
    let changes: [([Any]) -> [Any]] = [
      { _ in [] }, { Array($0.dropLast()) }, { $0 + [$0[0]] }, { rows in rows.map { _ in [1, 2, 3] } },
      { rows in rows.map { _ in [1, 2, 3, 4, 5] } }, { _ in [[Double](repeating: 0, count: 16)] },
    ]
    for change in changes {
      try Self.expectRefusal(Samples.face, "transformation_matrix", "four rows and four columns", change)
    }
    try Self.expectRefusal(Samples.face, "transformation_matrix") { rows in rows.map { _ in "row" } }
  }

  private static func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder.pictureResults.decode(type, from: Data(json.utf8))
  }

  @Test("a hand of neither side is refused")
  func sides() throws {
    let data = try JSONEncoder().encode(Samples.hand)
    for index in [-1, 2, Int.max] {
      var json = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
      json["handedness"] = ["index": index, "score": 1]
      let changed = try JSONSerialization.data(withJSONObject: json)
      #expect(throws: DecodingError.self) { try JSONDecoder().decode(Hand.self, from: changed) }
    }
  }

  @Test(
    "masks whose values do not fit their size are refused",
    arguments: [
      #"{"width": 2, "height": 2, "values": [1, 2, 3]}"#, #"{"width": 1, "height": 1, "values": [1, 2]}"#,
      #"{"width": -1, "height": -1, "values": [1]}"#, #"{"width": -1, "height": 0, "values": []}"#,
      #"{"width": 9223372036854775807, "height": 2, "values": [1]}"#,
      #"{"width": 4294967296, "height": 4294967296, "values": []}"#,
      #"{"width": 1e30, "height": 1, "values": [1]}"#, #"{"width": 1, "height": 1}"#,
    ])
  func masks(json: String) {
    #expect(throws: DecodingError.self) { try Self.decode(Mask.self, json) }
  }

  @Test("detections of more points than any detector gives are refused")
  func keypoints() throws {
    let point = #"{"x": 0, "y": 0}"#
    func json(_ count: Int) -> String {
      let points = [String](repeating: point, count: count).joined(separator: ",")
      return
        #"{"score": 1, "bounding_box": {"left": 0, "top": 0, "right": 1, "bottom": 1}, "keypoints": [\#(points)]}"#
    }
    #expect(try Self.decode(SubjectDetection.self, json(8)).keypoints.count == 8)
    #expect(throws: DecodingError.self) { try Self.decode(SubjectDetection.self, json(9)) }
  }

  @Test(
    "names, policies and numbers that there are not are refused",
    arguments: [
      #"{"box": {}}"#, "[]", "null", "3", #"{"index": 1.5, "score": 1}"#, #"{"index": 1, "score": "cat"}"#,
      #"{"score": 1}"#, #"{"index": 1e400, "score": 1}"#,
    ])
  func categories(json: String) {
    #expect(throws: DecodingError.self) { try Self.decode(Classification.self, json) }
  }

  @Test("raw values outside of their enumerations are refused")
  func rawValues() {
    #expect(throws: DecodingError.self) { try Self.decode([BusyPolicy].self, #"["sleep"]"#) }
    #expect(throws: DecodingError.self) { try Self.decode([PictureOrientation].self, "[8]") }
    #expect(throws: DecodingError.self) { try Self.decode([Pose.LandmarkName].self, "[33]") }
    #expect(throws: DecodingError.self) { try Self.decode([Hand.LandmarkName].self, "[-1]") }
    #expect(throws: DecodingError.self) { try Self.decode([Face.LandmarkName].self, "[2]") }
  }
}
