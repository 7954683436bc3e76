import FileAccess
import Foundation
import TestSupport
import Testing
import VisionPipeline
import VisionTasks

@testable import vitruvian_tool

/// Tables, COCO files and motion, made at once and of stored lines.
struct ResultFormatTests {
  private let files: TemporaryDirectory

  init() throws {
    files = try TemporaryDirectory()
  }

  private func convert(_ lines: String, _ options: [String]) throws -> Tool.Outcome {
    try Tool.vitruvian.run(["convert-results", "-"] + options, input: Data(lines.utf8))
  }

  private func line<Output: PictureOutput>(
    _ output: Output, source: String = "a.jpg", frame: Int = 0, time: Int = 0
  ) throws -> String {
    let result = PictureResult(
      source: source, frame: frame, time: .milliseconds(time), width: 200, height: 100, output: output)
    return String(decoding: try JSONEncoder.pictureResults.encode(result), as: UTF8.self) + "\n"
  }

  /// The rows of a table, in which cells may be quoted.
  private func rows(_ table: String) -> [[String]] {
    var rows: [[String]] = [[""]]
    var isQuoted = false
    for character in table {
      let last = rows[rows.count - 1].count - 1
      switch character {
      case "\"":
        // A doubled mark inside of a quoted cell closes and opens it.
        if !isQuoted, rows[rows.count - 1][last].isEmpty == false { rows[rows.count - 1][last] += "\"" }
        isQuoted.toggle()
      case "," where !isQuoted: rows[rows.count - 1].append("")
      case "\n" where !isQuoted: rows.append([""])
      default: rows[rows.count - 1][last].append(character)
      }
    }
    return rows.dropLast()
  }

  private func pose(_ place: (Pose.LandmarkName) -> SIMD3<Float>) -> Pose {
    let names = Pose.LandmarkName.allCases
    return Pose(
      landmarks: names.enumerated().map { index, name in
        Landmark(
          x: Float(index) / 64, y: 0.5, z: 0, visibility: index.isMultiple(of: 2) ? 0.75 : 0.25, presence: 0.5
        )
      },
      world: Pose.World(
        names.map {
          let place = place($0)
          return WorldLandmark(x: place.x, y: place.y, z: place.z, visibility: 1, presence: 1)
        }))
  }

  // MARK: Tables

  @Test func tables_doubleMarksThatCarryAccents() throws {
    let stored = try line([pose { _ in .zero }], source: "a\"\u{301}b.jpg")
    let row = try convert(stored, ["--format", "csv"]).output.utf8.split(separator: UInt8(ascii: "\n"))[1]
    #expect(row.starts(with: "\"a\"\"\u{301}b.jpg\",".utf8))
  }

  @Test func table_hasARowForEachSubject() throws {
    let lines =
      try line([pose { _ in [0.5, 0.25, -1] }, pose { _ in [0, 0, 0] }], source: "with, \"quotes\"\n.jpg")
      + "{\"error\":\"broken\",\"source\":\"b.jpg\"}\n" + line([Pose](), source: "c.jpg")
    let outcome = try convert(lines, ["--format", "csv"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let rows = rows(outcome.output)
    try #require(rows.count == 3)
    #expect(
      rows[0].prefix(8) == [
        "source", "frame", "timestamp_ms", "width", "height", "subject", "track_id", "segmentation_mask",
      ])
    #expect(rows[0].count == 8 + 33 * 8 && Set(rows[0]).count == rows[0].count)
    #expect(rows.allSatisfy { $0.count == rows[0].count })
    let first = Dictionary(uniqueKeysWithValues: zip(rows[0], rows[1]))
    #expect(first["source"] == "with, \"quotes\"\n.jpg" && first["subject"] == "0" && first["track_id"] == "")
    #expect(first["left_eye_inner_x"] == "0.015625" && first["left_eye_inner_visibility"] == "0.25")
    #expect(first["right_foot_index_world_z"] == "-1.0" && rows[2][5] == "1")
  }

  @Test func table_hasARowForEachLandmark() throws {
    let outcome = try convert(
      try line([pose { _ in [0.5, 0.25, -1] }]), ["--format", "csv", "--csv-layout", "landmark"])
    let rows = rows(outcome.output)
    try #require(rows.count == 34)
    let row = Dictionary(uniqueKeysWithValues: zip(rows[0], rows[14]))
    #expect(row["landmark"] == "13" && row["landmark_name"] == "left_elbow" && row["part"] == "person")
    #expect(row["x"] == "0.203125" && row["world_x"] == "0.5" && row["presence"] == "0.5")
  }

  @Test func tableOfDetections_hasBoxes() throws {
    let detection = Detection(
      box: PixelBox(x: -3, y: 4, width: 50, height: 60),
      categories: [Classification(index: 7, score: 0.875, name: "cat", displayName: "Katze")])
    let outcome = try convert(try line([detection]), ["--format", "csv"])
    let rows = rows(outcome.output)
    let row = Dictionary(uniqueKeysWithValues: zip(rows[0], rows[1]))
    #expect(row["category_name"] == "cat" && row["display_name"] == "Katze" && row["category_index"] == "7")
    #expect(row["score"] == "0.875" && row["box_x"] == "-3" && row["box_height"] == "60")
    let landmarks = try convert(try line([detection]), ["--format", "csv", "--csv-layout", "landmark"])
    #expect(landmarks.status == 2 && landmarks.errors.contains("objects have no landmarks"))
  }

  @Test func tableOfWholePeople_hasPrefixesAndEmptyParts() throws {
    let person = Holistic(pose: pose { _ in [0, 0, 0] })
    let subject = rows(try convert(try line(person), ["--format", "csv"]).output)
    #expect(subject.count == 2 && subject[0].count == subject[1].count)
    let row = Dictionary(uniqueKeysWithValues: zip(subject[0], subject[1]))
    #expect(row["pose_nose_y"] == "0.5" && row["left_hand_wrist_x"] == "" && row["face_landmark_477_z"] == "")
    let landmark = rows(
      try convert(try line(person), ["--format", "csv", "--csv-layout", "landmark"]).output)
    #expect(landmark.count == 34 && landmark[1][6] == "pose")
    #expect(rows(try convert(try line(Holistic()), ["--format", "csv"]).output).count == 1)
  }

  // MARK: COCO

  private func coco(_ lines: String) throws -> [String: Any] {
    let outcome = try convert(lines, ["--format", "coco"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    return try #require(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
  }

  @Test func coco_hasPicturesPeopleAndTheSkeleton() throws {
    let lines =
      try line([pose { _ in [0, 0, 0] }, pose { _ in [0, 0, 0] }]) + line([Pose](), source: "b\"\\.jpg")
    let file = try coco(lines)
    let images = try #require(file["images"] as? [[String: Any]])
    #expect(images.map { $0["file_name"] as? String } == ["a.jpg", "b\"\\.jpg"])
    #expect(images.map { $0["id"] as? Int } == [1, 2] && images[0]["width"] as? Int == 200)
    let annotations = try #require(file["annotations"] as? [[String: Any]])
    #expect(annotations.map { $0["id"] as? Int } == [1, 2])
    #expect(annotations.allSatisfy { $0["image_id"] as? Int == 1 && $0["category_id"] as? Int == 1 })
    let keypoints = try #require(annotations[0]["keypoints"] as? [Double])
    #expect(keypoints.count == 99 && Array(keypoints[3..<6]) == [3.13, 50, 1] && keypoints[8] == 2)
    #expect(
      annotations[0]["bbox"] as? [Double] == [0, 50, 100, 0] && annotations[0]["score"] as? Double == 0.5)
    #expect(annotations[0]["num_keypoints"] as? Int == 33 && annotations[0]["iscrowd"] as? Int == 0)
    let categories = try #require(file["categories"] as? [[String: Any]])
    #expect(categories.count == 1 && categories[0]["name"] as? String == "person")
    #expect((categories[0]["keypoints"] as? [String])?[13] == "left_elbow")
    let skeleton = try #require(categories[0]["skeleton"] as? [[Int]])
    #expect(skeleton.contains([12, 14]) && skeleton.joined().allSatisfy { 1...33 ~= $0 })
  }

  @Test func coco_numbersClassesAsTheyCome() throws {
    func detection(_ name: String?, _ index: Int) -> Detection {
      Detection(
        box: PixelBox(x: 1, y: 2, width: 3, height: 4),
        categories: [Classification(index: index, score: 0.5, name: name)])
    }
    let file = try coco(
      try line([detection("dog", 3), detection("a \"cat\"", 1), detection("dog", 3), detection(nil, 9)]))
    let categories = try #require(file["categories"] as? [[String: Any]])
    #expect(categories.map { $0["name"] as? String } == ["dog", "a \"cat\"", "class_9"])
    let annotations = try #require(file["annotations"] as? [[String: Any]])
    #expect(annotations.map { $0["category_id"] as? Int } == [1, 2, 1, 3])
    #expect(annotations[0]["area"] as? Double == 12 && annotations[0]["keypoints"] == nil)
  }

  @Test func cocoOfNothing_isComplete() throws {
    let file = try coco(try line([Pose]()))
    #expect((file["annotations"] as? [Any])?.isEmpty == true && (file["images"] as? [Any])?.count == 1)
  }

  // MARK: Motion

  /// A person in metres, with y down and z away from the camera, who stands and stretches one forearm
  /// forward.
  private static func place(_ name: Pose.LandmarkName) -> SIMD3<Float> {
    switch name {
    case .leftShoulder: [0.2, -0.5, 0]
    case .rightShoulder: [-0.2, -0.5, 0]
    case .leftElbow: [0.2, -0.2, 0]
    case .leftWrist: [0.2, -0.2, -0.25]
    case .leftIndex: [0.2, -0.2, -0.35]
    case .rightElbow: [-0.5, -0.5, 0]
    case .rightWrist: [-0.75, -0.5, 0]
    case .rightIndex: [-0.85, -0.5, 0]
    case .leftHip: [0.1, 0, 0]
    case .rightHip: [-0.1, 0, 0]
    case .leftKnee: [0.1, 0.45, 0]
    case .leftAnkle: [0.1, 0.9, 0]
    case .leftFootIndex: [0.1, 0.95, -0.2]
    case .rightKnee: [-0.1, 0, -0.45]
    case .rightAnkle: [-0.1, 0.45, -0.45]
    case .rightFootIndex: [-0.1, 0.45, -0.65]
    case .leftEar: [0.07, -0.7, 0]
    case .rightEar: [-0.07, -0.7, 0]
    case .nose: [0, -0.7, -0.1]
    default: [0, 0, 0]
    }
  }

  @Test func motion_putsJointsWhereLandmarksAre() throws {
    let person = pose(Self.place)
    let lines =
      try line([Pose](), source: "v.mp4") + line([person], source: "v.mp4", frame: 1, time: 40)
      + line([Pose](), source: "v.mp4", frame: 2, time: 80)
      + line([person], source: "v.mp4", frame: 3, time: 120)
    let outcome = try convert(lines, ["--format", "bvh"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let file = try BVHFile(outcome.output)
    #expect(file.joints.count == 16 && file.frames.count == 4 && file.frameTime == 0.04)
    #expect(Set(file.frames).count == 1, "frames without a person repeat the nearest")
    let places = file.positions(inFrame: 1)
    for (joint, name) in [
      ("LeftArm", .leftShoulder), ("LeftForeArm", .leftElbow), ("LeftHand", .leftWrist),
      ("LeftHand end", .leftIndex), ("RightArm", .rightShoulder), ("RightForeArm", .rightElbow),
      ("RightHand", .rightWrist), ("RightHand end", .rightIndex), ("LeftUpLeg", .leftHip),
      ("LeftLeg", .leftKnee),
      ("LeftFoot", .leftAnkle), ("LeftFoot end", .leftFootIndex), ("RightUpLeg", .rightHip),
      ("RightLeg", .rightKnee), ("RightFoot", .rightAnkle), ("RightFoot end", .rightFootIndex),
    ] as [(String, Pose.LandmarkName)] {
      let landmark = Self.place(name)
      // The lowest foot is on the ground.
      let expected = 100 * SIMD3<Double>(Double(landmark.x), 0.95 - Double(landmark.y), -Double(landmark.z))
      let place = try #require(places[joint])
      #expect(
        ((place - expected) * (place - expected)).sum().squareRoot() < 0.02, "\(joint): \(place), \(expected)"
      )
    }
  }

  /// Any posture at all: bones are as long as they are, and point where landmarks are.
  @Test func motion_turnsLimbsAsTheyAre() throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<20 {
      let places = Pose.LandmarkName.allCases.map { _ in
        SIMD3<Float>(
          .random(in: -1...1, using: &generator), .random(in: -1...1, using: &generator),
          .random(in: -1...1, using: &generator))
      }
      let outcome = try convert(
        try line([pose { places[$0.rawValue] }], source: "v.mp4"), ["--format", "bvh"])
      let file = try BVHFile(outcome.output)
      let positions = file.positions(inFrame: 0)
      for (start, end, from, to) in [
        ("LeftArm", "LeftForeArm", .leftShoulder, .leftElbow),
        ("RightForeArm", "RightHand", .rightElbow, .rightWrist),
        ("LeftUpLeg", "LeftLeg", .leftHip, .leftKnee), ("RightLeg", "RightFoot", .rightKnee, .rightAnkle),
        ("LeftFoot", "LeftFoot end", .leftAnkle, .leftFootIndex),
      ] as [(String, String, Pose.LandmarkName, Pose.LandmarkName)] {
        let bone = try #require(positions[end]) - #require(positions[start])
        let difference = places[to.rawValue] - places[from.rawValue]
        let expected = 100 * SIMD3<Double>(Double(difference.x), -Double(difference.y), -Double(difference.z))
        #expect(
          ((bone - expected) * (bone - expected)).sum().squareRoot() < 0.05, "\(start): \(bone), \(expected)")
      }
    }
  }

  @Test func motionOfSeveralVideosOrNobody_isRefused() throws {
    let two = try convert(
      try line([pose(Self.place)], source: "a.mp4") + line([pose(Self.place)], source: "b.mp4"),
      ["--format", "bvh"])
    #expect(two.status == 1 && two.errors.contains("not a.mp4 and b.mp4"), "\(two.errors)")
    let none = try convert(try line([Pose](), source: "a.mp4"), ["--format", "bvh"])
    #expect(none.status == 1 && none.errors.contains("a.mp4: no frame shows a person"), "\(none.errors)")
    let hands = try convert(try line(Holistic()), ["--format", "bvh"])
    #expect(hands.status == 2 && hands.errors.contains("--format bvh is for poses"))
  }

  // MARK: Stored lines

  @Test func storedLines_becomeWhatTheCommandWrites() throws {
    let model = try files.write([UInt8](TinyHandModel.encoded()), to: "hand.safetensors")
    var pictures: [String] = []
    for brightness in [0, 120, 250] {
      pictures.append(files.path("\(brightness).png"))
      try PixelImage(width: 30, height: 20, channelCount: 3) {
        $0.initializeMemory(as: UInt8.self, repeating: UInt8(brightness))
      }.writePNG(toFile: pictures[pictures.count - 1])
    }
    let command = ["hand", "--model", model, "--num-hands", "2", "--jobs", "2"] + pictures + ["missing.png"]
    let lines = try Tool.vitruvian.run(command).output
    for options in [
      ["--format", "csv"], ["--format", "csv", "--csv-layout", "landmark"], ["--format", "coco"],
      ["--format", "jsonl"],
    ] {
      let made = try Tool.vitruvian.run(command + options)
      #expect(made.status == 1 && !made.output.isEmpty)
      #expect(try convert(lines, options).output == made.output, "\(options)")
      let path = files.path("converted")
      let file = try files.write(Array(lines.utf8), to: "lines.jsonl")
      #expect(try Tool.vitruvian.run(["convert-results", file, "--output", path] + options).status == 0)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == made.output)
    }
  }

  /// A conversion that fails half-way leaves the file as it was.
  @Test(arguments: ["jsonl", "csv", "coco", "bvh"])
  func fileOfAFailedConversion_isWhatItWas(format: String) throws {
    let path = try files.write(Array("former".utf8), to: "converted")
    let lines = try files.write(Array((try line([Pose]()) + "no result\n").utf8), to: "lines.jsonl")
    let outcome = try Tool.vitruvian.run(["convert-results", "--format", format, "--output", path, lines])
    #expect(outcome.status == 1 && outcome.errors.contains("line 2"), "\(outcome.errors)")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "former")
    #expect(try FileManager.default.contentsOfDirectory(atPath: files.url.path).count == 2, "nothing is left")
  }

  /// Pictures without hands are lines of either task; the first hand tells.
  @Test func linesWithoutHands_waitForTheFirstHand() throws {
    let hand = Hand(
      landmarks: (0..<21).map { PicturePosition(x: Float($0) / 32, y: 0, z: 0) },
      world: Hand.World((0..<21).map { _ in WorldPosition(x: 0, y: 0, z: 0) }), side: .left, sideScore: 0.75)
    let recognized = RecognizedHand(hand, gestures: [Classification(index: -1, score: 0.5, name: "Victory")])
    let gestures = rows(
      try convert(try line([Hand]()) + line([recognized]), ["--format", "csv"]).output)
    #expect(gestures.count == 2 && gestures[0].contains("gesture") && gestures[1].contains("Victory"))
    let hands = rows(try convert(try line([Hand]()) + line([hand]), ["--format", "csv"]).output)
    #expect(hands.count == 2 && !hands[0].contains("gesture") && hands[1].contains("Left"))
    #expect(rows(try convert(try line([Hand]()), ["--format", "csv"]).output).count == 1)
  }

  @Test func missingFile_isNamed() throws {
    let outcome = try Tool.vitruvian.run(["convert-results", "--format", "csv", "/nonexistent/a.jsonl"])
    #expect(outcome.status == 1)
    #expect(outcome.errors == "error: /nonexistent/a.jsonl: there is no such file; check the path\n")
  }

  @Test(arguments: [
    ("", "there is no line with results"),
    ("{\"error\":\"x\",\"source\":\"a\"}\n", "there is no line with results"),
    ("{}\n", "line 1: this is no line that a task's command wrote"),
    ("nonsense", "line 1: this is no line that a task's command wrote"),
  ])
  func otherLines_areNamed(lines: String, complaint: String) throws {
    let outcome = try convert(lines, ["--format", "csv"])
    #expect(outcome.status == 1 && outcome.errors.contains(complaint), "\(outcome.errors)")
  }

  @Test func linesOfTwoTasks_areRefused() throws {
    let outcome = try convert(
      try line([Pose]()) + line([Face]()), ["--format", "csv", "--output", files.path("out.csv")])
    #expect(outcome.status == 1, "\(outcome.errors)")
    #expect(outcome.errors.contains("line 2: it is no result of the command pose"), "\(outcome.errors)")
  }
}
