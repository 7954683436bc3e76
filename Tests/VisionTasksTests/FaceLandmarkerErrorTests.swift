import Foundation
import TestSupport
import Testing
import VisionTasks

@Suite(
  "Face landmarker: errors against the reference",
  .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct FaceLandmarkerErrorTests {
  /// The codes of the Python exceptions that the reference's record holds; a runtime error may be any other.
  private static let codes: [String: [UInt]] = [
    "ValueError": [3], "FileNotFoundError": [5], "RuntimeError": [2, 13],
  ]

  /// Does what the reference did in the record `name`: raise the same error or find as many faces.
  private static func expectRecord(
    _ name: String, _ configure: (FaceLandmarkerOptions) throws -> Void
  ) throws {
    let file = try #require(ReferenceKit.json("reference/errors.json") as? [String: Any])
    let cases = try #require(file["cases"] as? [String: Any])
    let record = try #require(cases["FaceLandmarker/" + name] as? [String: Any], "\(name)")
    let options = FaceLandmarkerOptions()
    options.baseOptions.modelAssetPath = try FaceKit.modelPath()
    try configure(options)
    do {
      let result = try FaceLandmarker(options: options).detect(image: PoseKit.image("portrait.jpg"))
      let count = (record["result"] as? [String: Any])?["found"] as? Int
      #expect(result.faceLandmarks.count == count, "\(name)")
    } catch let error as TasksError {
      let type = try #require(record["type"] as? String, "\(name): \(error)")
      #expect(codes[type]?.contains(error.code.rawValue) == true, "\(name): \(error.code)")
      #expect(error.message.contains(try #require(record["message"] as? String)), "\(name): \(error.message)")
    }
  }

  @Test(
    "confidences are refused where the reference refuses them",
    arguments: ["-0.1", "0.0", "1.0", "1.1", "nan"])
  func confidences(value: String) throws {
    let number = try #require(Float(value))
    try Self.expectRecord("options/min_face_presence_confidence_\(value)") {
      $0.minFacePresenceConfidence = number
    }
    try Self.expectRecord("options/min_face_detection_confidence_\(value)") {
      $0.minFaceDetectionConfidence = number
    }
    try Self.expectRecord("options/min_tracking_confidence_\(value)") { $0.minTrackingConfidence = number }
  }

  @Test("numbers of faces are refused where the reference refuses them", arguments: [0, -1, 100])
  func numFaces(count: Int) throws {
    try Self.expectRecord("options/num_\(count)") { $0.numFaces = count }
  }

  @Test("models are refused as the reference refuses them")
  func models() throws {
    let bytes = try ReferenceKit.bytes("models/face_landmarker.task")
    try Self.expectRecord("model/empty_path") { $0.baseOptions.modelAssetPath = "" }
    try Self.expectRecord("model/missing_file") {
      $0.baseOptions.modelAssetPath = "/nonexistent/model.tflite"
    }
    try Self.expectRecord("model/truncated_file") {
      $0.baseOptions.modelAssetBuffer = Data(bytes.prefix(bytes.count * 6 / 10))
    }
    try Self.expectRecord("model/buffer") { $0.baseOptions.modelAssetBuffer = Data(bytes) }
  }

  @Test("the smallest pictures are accepted and show nobody", arguments: [(1, 1), (640, 1), (1, 480)])
  func tinyPictures(size: (width: Int, height: Int)) throws {
    let pixels = [UInt8](repeating: 90, count: size.width * size.height * 3)
    let image = try MPImage(pixels: pixels, width: size.width, height: size.height, format: .rgb)
    let result = try FaceKit.landmarker {
      $0.outputFaceBlendshapes = true
      $0.outputFacialTransformationMatrixes = true
    }.detect(image: image)
    #expect(result.faceLandmarks.isEmpty && result.faceBlendshapes.isEmpty)
    #expect(result.facialTransformationMatrixes.isEmpty)
  }
}
