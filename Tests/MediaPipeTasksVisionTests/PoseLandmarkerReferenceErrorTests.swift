import Foundation
import MediaPipeTasksVision
import TestSupport
import Testing

@Suite(
  "Errors of bodies against the reference", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct PoseLandmarkerReferenceErrorTests {
  private static func options() throws -> PoseLandmarkerOptions {
    let options = PoseLandmarkerOptions()
    options.baseOptions.modelAssetPath = try PoseKit.modelPath("pose_lite")
    return options
  }

  @Test("as many poses may be asked for as there are numbers")
  func manyPoses() throws {
    let options = try Self.options()
    options.numPoses = .max
    let result = try PoseLandmarker(options: options).detect(image: PoseKit.image("pose.jpg"))
    #expect(result.landmarks.count == 1)
  }

  @Test("a damaged network is no valid FlatBuffer")
  func damagedNetwork() throws {
    // It begins correctly and then ends.
    let bytes: [UInt8] = [0x1c, 0, 0, 0] + Array("TFL3".utf8) + [UInt8](repeating: 0xff, count: 64)
    let options = try Self.options()
    options.baseOptions.modelAssetBuffer = Data(bytes)
    let error = try #require(throws: TasksError.self) { try PoseLandmarker(options: options) }
    #expect(error.code == .invalidArgumentError)
    #expect(error.message.hasPrefix("INVALID_ARGUMENT: The model is not a valid Flatbuffer buffer"))
  }

  @Test("contents are preferred to a path")
  func bufferAndPath() throws {
    let options = try Self.options()
    options.baseOptions.modelAssetBuffer = Data(try ReferenceKit.bytes("models/pose_landmarker_lite.task"))
    options.baseOptions.modelAssetPath = "/nonexistent/model.task"
    let result = try PoseLandmarker(options: options).detect(image: PoseKit.image("pose.jpg"))
    #expect(result.landmarks.count == 1)
  }

  @Test("the smallest pictures are accepted and show nobody", arguments: [(1, 1), (640, 1), (1, 480)])
  func tinyPictures(size: (width: Int, height: Int)) throws {
    let pixels = [UInt8](repeating: 90, count: size.width * size.height * 3)
    let image = try MPImage(pixels: pixels, width: size.width, height: size.height, format: .rgb)
    let result = try PoseLandmarker(options: Self.options()).detect(image: image)
    #expect(result.landmarks.isEmpty)
  }

  @Test("a number of threads outside its range is refused", arguments: [0, -1, 100_000])
  func threadCount(count: Int) throws {
    let options = try Self.options()
    options.baseOptions.threadCount = count
    let error = try #require(throws: TasksError.self) { try PoseLandmarker(options: options) }
    #expect(error.code == .invalidArgumentError && error.message.contains("threads"))
  }
}
