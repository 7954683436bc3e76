import Foundation
import Testing
import Vitruvian

/// What pages say that sources and tables say, too.
struct FactTests {
  private static let landmarks = "Sources/Vitruvian/Vitruvian.docc/LandmarksAndTheirNumbers.md"

  @Test func speeds_areThoseThatWereMeasured() throws {
    let results = try GuidePages.text("Benchmarks/RESULTS.md")
    let models = [
      "pose, full": "pose_landmarker_full.task", "pose, lite": "pose_landmarker_lite.task",
      "face with blendshapes": "face_landmarker.task", "hand": "hand_landmarker.task",
      "objects, SSD MobileNet": "ssd_mobilenet_v1.tflite",
    ]
    let rows = try GuidePages.text("README.md").split(separator: "\n").map(Self.cells)
      .filter { $0.count == 6 && models[$0[0]] != nil }
    #expect(rows.count == models.count)
    for row in rows {
      let measured = results.split(separator: "\n").map(Self.cells).first {
        $0.count == 9 && $0[0] == models[row[0]] && $0[1] == "video"
      }
      let speed = try #require(measured, "\(row[0])")
      #expect([speed[2], speed[3], speed[4], speed[7]] == Array(row[1...4]), "\(row[0])")
      let memory = try #require(
        results.components(separatedBy: "## Creating a task").last?.split(separator: "\n").map(Self.cells)
          .first { $0.count == 9 && $0[0] == models[row[0]] })
      #expect("\(memory[7]) instead of \(memory[8])" == row[5], "\(row[0])")
    }
  }

  /// Pages name files of the repository by their path, or by its end.
  @Test func filesThatPagesName_areThere() throws {
    let folders = ["Sources", "ModelConverter", "Tests", "Scripts", "Examples", "Benchmarks", "Fuzz", "Demo"]
    let files = try folders.flatMap(GuidePages.files)
    // What the reader writes, and what others have.
    let elsewhere = ["Sources/TensorOperators/OPERATOR.swift", "src/microparams-init.c", "stb/stb_image.h"]
    let pages = ["ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md", "ModelConverter/ADDING-AN-OPERATOR.md"]
    var count = 0
    for page in try GuidePages.paths + pages {
      for name in try GuidePages.text(page).matches(of: #/`([\w+.-]+/[\w+./-]+\.(?:swift|md|py|h|c|S))`/#) {
        let path = String(name.1)
        guard !elsewhere.contains(path) else { continue }
        count += 1
        #expect(files.contains { $0 == path || $0.hasSuffix("/" + path) }, "\(page): \(path)")
      }
    }
    #expect(count > 50)
  }

  /// The cells of a row of a table, without emphasis and the marks of rounds that differ.
  private static func cells(_ row: Substring) -> [String] {
    guard row.hasPrefix("|"), row.hasSuffix("|") else { return [] }
    return row.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " *~")) }
  }

  @Test func landmarks_haveTheirNumbers() throws {
    let page = try GuidePages.text(Self.landmarks)
    let names =
      Pose.LandmarkName.allCases.map { ($0.rawValue, "\($0)") }
      + Hand.LandmarkName.allCases.map { ($0.rawValue, "\($0)") }
      + Face.LandmarkName.allCases.map { ($0.rawValue, "\($0)") }
    for (number, name) in names {
      #expect(page.contains("| \(number) | `\(name)` |"), "\(number) \(name)")
    }
    for blendshape in Blendshapes.Name.allCases {
      #expect(page.contains("\(blendshape.rawValue) `\(blendshape.label)`"), "\(blendshape)")
    }
  }

  @Test func keysOfJSON_areListed() throws {
    let page = try GuidePages.text(Self.landmarks)
    for key in try Self.keys() where !["landmarks", "box"].contains(key) {
      #expect(page.contains("`\(key)`"), "\(key)")
    }
  }

  private static let modes = "Sources/Vitruvian/Vitruvian.docc/ModesAndOptions.md"

  /// What the guide lists of a task's options is what the task has, with its defaults.
  @Test(arguments: [
    ("PoseLandmarker", PoseLandmarker.Options() as any Sendable),
    ("FaceLandmarker", FaceLandmarker.Options()),
    ("HandLandmarker", HandLandmarker.Options()),
    ("GestureRecognizer", GestureRecognizer.Options()),
    ("HolisticLandmarker", HolisticLandmarker.Options()),
    ("ObjectDetector", ObjectDetector.Options()),
    ("FaceDetector", FaceDetector.Options()),
    ("ImageSegmenter", ImageSegmenter.Options()),
    ("ComputeOptions", ComputeOptions()),
  ])
  func options_areListedWithTheirDefaults(type: String, options: any Sendable) throws {
    let sections = try GuidePages.text(Self.modes).components(separatedBy: "\n### ").dropFirst()
    let rows = sections.filter { $0.prefix { $0 != "\n" }.contains(type) }
      .flatMap { $0.split(separator: "\n").map(Self.cells) }.filter { $0.count == 4 && $0[0].hasPrefix("`") }
    var listed: [String: String] = [:]
    for row in rows {
      for name in row[0].split(separator: ", ") {
        listed[name.trimmingCharacters(in: CharacterSet(charactersIn: "`"))] = row[3]
      }
    }
    let composed = ["compute", "cannedGestures", "customGestures", "modelLimits"]
    for (label, value) in Mirror(reflecting: options).children {
      let name = try #require(label)
      let row = listed.removeValue(forKey: name)
      let written = try #require(row, "\(type).\(name)")
      guard !composed.contains(name) else { continue }
      #expect(
        written.trimmingCharacters(in: CharacterSet(charactersIn: "`.")) == "\(value)", "\(type).\(name)")
    }
    #expect(listed.isEmpty, "\(type) has none of these")
  }

  @Test func codesOfErrors_areListed() throws {
    let page = try GuidePages.text(Self.modes)
    let codes = try GuidePages.text("Sources/TensorCore/EngineError.swift").matches(
      of: #/static let (\w+) = Code\(/#)
    #expect(codes.count > 10)
    for code in codes { #expect(page.contains("`\(code.1)`"), "\(code.1)") }
  }

  /// The keys of a line that has all there is.
  private static func keys() throws -> Set<String> {
    let region = SubjectRegion(xCenter: 0.5, yCenter: 0.5, width: 1, height: 1)
    let origin = SubjectOrigin(
      trackID: 1, region: region,
      detection: SubjectDetection(
        score: 1, box: NormalizedBox(left: 0, top: 0, right: 1, bottom: 1),
        keypoints: [PicturePoint(x: 0, y: 0)]))
    var pose = Pose(
      landmarks: Pose.LandmarkName.allCases.map { _ in
        Landmark(x: 0, y: 0, z: 0, visibility: 1, presence: 1)
      },
      world: Pose.World(
        Pose.LandmarkName.allCases.map { _ in WorldLandmark(x: 0, y: 0, z: 0, visibility: 1, presence: 1) }),
      origin: origin)
    pose.maskFile = "mask.png"
    let point = PicturePosition(x: 0, y: 0, z: 0)
    let hand = Hand(
      landmarks: Hand.LandmarkName.allCases.map { _ in point },
      world: Hand.World(Hand.LandmarkName.allCases.map { _ in WorldPosition(x: 0, y: 0, z: 0) }), side: .left,
      sideScore: 1)
    let name = Classification(index: 0, score: 1, name: "a", displayName: "b")
    let box = PixelBox(x: 0, y: 0, width: 1, height: 1)
    var picture = PictureResult(source: "a", width: 1, height: 1, output: [pose], error: "none")
    picture.annotatedFile = "a.png"
    let faces = [
      Face(
        landmarks: (0..<Face.landmarkCount).map { _ in point },
        transformation: FaceTransformation(columnMajorElements: (0..<16).map(Float.init)))
    ]
    let lines: [any Encodable] = [
      picture, PictureResult(source: "a", width: 1, height: 1, output: faces),
      PictureResult(source: "a", width: 1, height: 1, output: [RecognizedHand(hand, gestures: [name])]),
      PictureResult(source: "a", width: 1, height: 1, output: [Detection(box: box, categories: [name])]),
      PictureResult(
        source: "a", width: 1, height: 1,
        output: [
          FaceDetection(
            box: box, score: 1, keypoints: [PicturePoint](repeating: PicturePoint(x: 0, y: 0), count: 6))
        ]),
      PictureResult(
        source: "a", width: 1, height: 1,
        output: Holistic(pose: pose, face: faces[0], leftHand: hand, rightHand: hand)),
    ]
    var keys: Set<String> = []
    func collect(_ value: Any) {
      if let object = value as? [String: Any] {
        keys.formUnion(object.keys)
        object.values.forEach(collect)
      } else if let array = value as? [Any] {
        array.forEach(collect)
      }
    }
    for line in lines {
      collect(try JSONSerialization.jsonObject(with: JSONEncoder.pictureResults.encode(line)))
    }
    return keys
  }
}
