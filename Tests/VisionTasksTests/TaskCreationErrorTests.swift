import Foundation
import ModelFormat
import TestSupport
import Testing

@testable import VisionTasks

/// Options with what the networks run on, to be set.
protocol ComputingOptions: Sendable {
  init()
  var compute: ComputeOptions { get set }
}

extension PoseLandmarker.Options: ComputingOptions {}
extension FaceLandmarker.Options: ComputingOptions {}
extension HandLandmarker.Options: ComputingOptions {}
extension GestureRecognizer.Options: ComputingOptions {}
extension HolisticLandmarker.Options: ComputingOptions {}
extension ObjectDetector.Options: ComputingOptions {}
extension FaceDetector.Options: ComputingOptions {}
extension ImageSegmenter.Options: ComputingOptions {}

/// A task that is created with a model, a number of threads, and for single pictures or videos.
struct TaskCreation: Sendable, CustomTestStringConvertible {
  let kind: TaskKind
  let testDescription: String
  private let create: @Sendable (ModelSource, ComputeOptions) throws -> Void

  private init<Options: ComputingOptions>(
    _ kind: TaskKind, _ suffix: String = "",
    _ create: @escaping @Sendable (ModelSource, Options) throws -> Void
  ) {
    self.kind = kind
    testDescription = kind.name + suffix
    self.create = { model, compute in
      var options = Options()
      options.compute = compute
      try create(model, options)
    }
  }

  static let landmarkers = [
    TaskCreation(.poseLandmarker) { _ = try PoseLandmarker(model: $0, options: $1) },
    TaskCreation(.poseLandmarker, ".Tracker") { _ = try PoseLandmarker.Tracker(model: $0, options: $1) },
    TaskCreation(.faceLandmarker) { _ = try FaceLandmarker(model: $0, options: $1) },
    TaskCreation(.faceLandmarker, ".Tracker") { _ = try FaceLandmarker.Tracker(model: $0, options: $1) },
    TaskCreation(.handLandmarker) { _ = try HandLandmarker(model: $0, options: $1) },
    TaskCreation(.handLandmarker, ".Tracker") { _ = try HandLandmarker.Tracker(model: $0, options: $1) },
    TaskCreation(.gestureRecognizer) { _ = try GestureRecognizer(model: $0, options: $1) },
    TaskCreation(.gestureRecognizer, ".Tracker") {
      _ = try GestureRecognizer.Tracker(model: $0, options: $1)
    },
    TaskCreation(.holisticLandmarker) { _ = try HolisticLandmarker(model: $0, options: $1) },
    TaskCreation(.holisticLandmarker, ".Tracker") {
      _ = try HolisticLandmarker.Tracker(model: $0, options: $1)
    },
  ]
  static let detectors = [
    TaskCreation(.objectDetector) { _ = try ObjectDetector(model: $0, options: $1) },
    TaskCreation(.objectDetector, ".Tracker") { _ = try ObjectDetector.Tracker(model: $0, options: $1) },
    TaskCreation(.faceDetector) { _ = try FaceDetector(model: $0, options: $1) },
    TaskCreation(.faceDetector, ".Tracker") { _ = try FaceDetector.Tracker(model: $0, options: $1) },
    TaskCreation(.imageSegmenter) { _ = try ImageSegmenter(model: $0, options: $1) },
    TaskCreation(.imageSegmenter, ".Tracker") { _ = try ImageSegmenter.Tracker(model: $0, options: $1) },
  ]
  static let all = landmarkers + detectors

  /// The error of the creation.
  func error(
    _ model: ModelSource, _ compute: ComputeOptions = ComputeOptions()
  ) throws -> VisionError {
    try #require(throws: VisionError.self) { try create(model, compute) }
  }
}

@Suite("Errors when a task is created")
struct TaskCreationErrorTests {
  @Test("a network that does not run is refused by what it lacks")
  func unsupportedNetwork() throws {
    func member(_ name: String, _ code: Int32) -> ZipBuilder.Member {
      .init(name: name + ".tflite", contents: SampleNetwork.one(code, input: [2], output: [2]).bytes)
    }
    let bundle = ZipBuilder(members: [member("pose_detector", 15), member("pose_landmarks_detector", 14)])
    let error = try TaskCreation.landmarkers[0].error(.contents(Data(bundle.bytes)))
    #expect(error.code == .unsupportedOperator)
    #expect(error.message.contains("LSH_PROJECTION"), "\(error)")
  }

  @Test("a missing file is not found, by its path", arguments: TaskCreation.all)
  func missingFile(task: TaskCreation) throws {
    let error = try task.error(.path("/nonexistent/model.task"))
    #expect(error.code == .notFound)
    #expect(error.description == "Unable to open file at /nonexistent/model.task")
    let address = URL(fileURLWithPath: "/nonexistent/model.task")
    #expect(try task.error(.file(address)) == error)
  }

  @Test("where another form of a missing file is, the error names it", arguments: TaskCreation.all)
  func missingForm(task: TaskCreation) throws {
    let files = try TemporaryDirectory()
    let converted = try files.write([0], to: "model.safetensors")
    let path = files.path("model.task")
    #expect(
      try task.error(.path(path)).description == "Unable to open file at \(path); \(converted) is there")
  }

  @Test("a folder is not a model", arguments: TaskCreation.all)
  func folder(task: TaskCreation) throws {
    let path = FileManager.default.temporaryDirectory.path
    let error = try task.error(.path(path))
    #expect(error.code == .unreadable)
    #expect(error.message.contains("Unable to open file at \(path)"))
    #expect(error.message.contains("is a folder"))
  }

  @Test(
    "bytes that are no archive are told so, with the reason", arguments: TaskCreation.landmarkers,
    [0, 1, 9, 4096])
  func garbage(task: TaskCreation, byteCount: Int) throws {
    let error = try task.error(.contents(Self.garbage(byteCount)))
    #expect(error.code == .invalidBundle)
    #expect(error.message.hasPrefix("Unable to open zip archive. model in memory: "), "\(error)")
  }

  @Test(
    "bytes that are no network are told so, with the reason", arguments: TaskCreation.detectors,
    [0, 1, 9, 4096])
  func garbageForDetector(task: TaskCreation, byteCount: Int) throws {
    let error = try task.error(.contents(Self.garbage(byteCount)))
    #expect(error.code == .invalidModel)
    #expect(
      error.message.hasPrefix("The model is not a valid Flatbuffer buffer. model in memory: "), "\(error)")
  }

  private static func garbage(_ byteCount: Int) -> Data {
    var generator = SeededGenerator(seed: UInt64(byteCount))
    return Data((0..<byteCount).map { _ in UInt8.random(in: 128...255, using: &generator) })
  }

  @Test("a damaged network is no valid FlatBuffer", arguments: TaskCreation.all)
  func damagedNetwork(task: TaskCreation) throws {
    // It begins correctly and then ends.
    let bytes: [UInt8] = [0x1c, 0, 0, 0] + Array("TFL3".utf8) + [UInt8](repeating: 0xff, count: 64)
    let error = try task.error(.contents(Data(bytes)))
    #expect(error.code == .invalidModel)
    #expect(error.message.hasPrefix("The model is not a valid Flatbuffer buffer. "), "\(error)")
  }

  @Test(
    "a number of threads outside its range is refused",
    .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired), arguments: TaskCreation.all,
    [0, -1, 100_000])
  func threadCount(task: TaskCreation, count: Int) throws {
    let file = try #require(TaskKindTests.models.first { $0.kind == task.kind }).file
    let path = try ReferenceKit.url(file).path
    let error = try task.error(.path(path), ComputeOptions(threadCount: count))
    #expect(error.code == .invalidArgument && error.message.contains("threads"), "\(error)")
  }

  @Test(
    "a model beyond the limits is refused, from a file and from memory",
    .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired), arguments: TaskCreation.all)
  func modelLimits(task: TaskCreation) throws {
    let file = try #require(TaskKindTests.models.first { $0.kind == task.kind }).file
    let url = try ReferenceKit.url(file)
    let contents = try Data(contentsOf: url)
    for model in [ModelSource.file(url), .contents(contents)] {
      var limits = ModelLimits(maximumFileByteCount: contents.count - 1)
      let tooLong = try task.error(model, ComputeOptions(modelLimits: limits))
      #expect(tooLong.code == .resourceExhausted && tooLong.message.contains("\(contents.count - 1)"))
      #expect(tooLong.message.contains("ModelLimits.maximumFileByteCount"))
      limits = ModelLimits(maximumFileByteCount: contents.count, maximumMemoryByteCount: 1 << 16)
      let tooLarge = try task.error(model, ComputeOptions(modelLimits: limits))
      #expect(tooLarge.code == .resourceExhausted && tooLarge.message.contains("maximumMemoryByteCount"))
      limits = ModelLimits(maximumOperationCount: 1 << 16)
      let tooSlow = try task.error(model, ComputeOptions(modelLimits: limits))
      #expect(tooSlow.code == .resourceExhausted && tooSlow.message.contains("maximumOperationCount"))
    }
  }
}

@Suite("Models of tasks", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct ModelSourceTests {
  @Test("a path, an address and contents lead to the same result")
  func sources() throws {
    let path = try HandKit.path()
    let picture = try PoseKit.picture("left_hands.jpg")
    let sources: [ModelSource] = [
      .path(path), .file(URL(fileURLWithPath: path)),
      .contents(try Data(contentsOf: URL(fileURLWithPath: path))),
    ]
    let found = try sources.map { try HandLandmarker(model: $0).hands(in: picture) }
    #expect(found[0].count == 1 && found[1] == found[0] && found[2] == found[0])
    #expect(sources[0] == sources[1] && sources[0] != sources[2])
  }

  @Test("as many subjects may be asked for as there are numbers")
  func manySubjects() throws {
    let poses = try PoseKit.landmarker { $0.maximumCount = .max }.poses(in: PoseKit.picture("pose.jpg"))
    let hands = try HandKit.landmarker { $0.maximumCount = .max }.hands(in: PoseKit.picture("left_hands.jpg"))
    let faces = try FaceKit.landmarker { $0.maximumCount = .max }.faces(
      in: PoseKit.picture("three_people.jpg"))
    #expect((poses.count, hands.count, faces.count) == (1, 2, 3))
  }

  @Test("the smallest pictures show no body", arguments: [(1, 1), (640, 1), (1, 480)])
  func tinyPictures(size: (width: Int, height: Int)) throws {
    let pixels = [UInt8](repeating: 90, count: size.width * size.height * 3)
    let picture = try Picture(width: size.width, height: size.height, layout: .rgb, pixels)
    #expect(try PoseKit.landmarker().poses(in: picture).isEmpty)
  }

  @Test("a task may be used where the kind does not matter")
  func tasks() async throws {
    let picture = try PoseKit.picture("left_hands.jpg")
    let landmarker = try HandKit.landmarker()
    func onCallersThread(_ task: some VisionTask<[Hand]>) throws -> [Hand] {
      try task.process(picture, search: .wholePicture)
    }
    let hands = try onCallersThread(landmarker)
    #expect(try await landmarker.process(picture, search: .wholePicture) == hands && hands.count == 1)
  }
}
