import ArgumentParser
import Foundation
import VisionTasks

/// Finds faces in pictures.
struct FaceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "face",
    abstract: "Finds 478 landmarks for each face in a picture, its expression and where it is.",
    discussion: """
      Prints one JSON object for each picture. Landmarks are normalised to the picture; a transformation \
      matrix maps a face in centimetres to the space in front of the camera.
      """)

  @OptionGroup var images: ImageOptions

  @Option(help: "How many faces to find at most.")
  var numFaces = 1

  @OptionGroup var confidences: ConfidenceOptions

  @Flag(help: "Print how much of each of 52 facial movements a face shows.")
  var blendshapes = false

  @Flag(help: "Print where a face is in front of the camera, as a 4×4 matrix.")
  var transformationMatrixes = false

  @OptionGroup var subjects: SubjectOptions
  @OptionGroup var engine: EngineOptions

  func validate() throws {
    guard numFaces >= 1 else { throw ValidationError("--num-faces is \(numFaces); expected at least 1") }
  }

  func run() throws {
    let landmarker = try makeLandmarker()
    try ImageBatch(images).run { picture in
      let result = try landmarker.detect(
        image: picture.image, options: images.processing(subjectRegions: subjects.subjectRegions))
      try images.annotation(for: picture)?.write { FaceDrawing($0).draw(result) }
      return FaceReport(picture, result)
    }
  }

  private func makeLandmarker() throws -> FaceLandmarker {
    let options = FaceLandmarkerOptions()
    options.baseOptions.modelAssetPath = try images.modelPath(for: .face)
    options.numFaces = numFaces
    options.minFaceDetectionConfidence = confidences.minDetectionConfidence
    options.minFacePresenceConfidence = confidences.minPresenceConfidence
    options.minTrackingConfidence = confidences.minTrackingConfidence
    options.outputFaceBlendshapes = blendshapes
    options.outputFacialTransformationMatrixes = transformationMatrixes
    subjects.apply(to: options)
    options.baseOptions.kernels = engine.kernels
    options.baseOptions.threadCount = engine.threads
    return try FaceLandmarker(options: options)
  }
}

/// What was found in one picture, in the form that is printed.
private struct FaceReport: Encodable {
  let source: String
  let frame = 0
  let timestamp = 0
  let width: Int
  let height: Int
  let faces: [Face]

  struct Face: Encodable {
    let landmarks: [LandmarkReport]
    let blendshapes: [CategoryReport]?
    /// Four rows of four.
    let transformationMatrix: [[Float]]?
    let details: DetailsReport?

    enum CodingKeys: String, CodingKey {
      case landmarks, blendshapes, details
      case transformationMatrix = "transformation_matrix"
    }
  }

  enum CodingKeys: String, CodingKey {
    case source, frame, width, height, faces
    case timestamp = "timestamp_ms"
  }

  init(_ picture: Picture, _ result: FaceLandmarkerResult) {
    source = picture.source
    width = Int(picture.image.width)
    height = Int(picture.image.height)
    let (blendshapes, matrixes) = (result.faceBlendshapes, result.facialTransformationMatrixes)
    let faceCount = result.faceLandmarks.count
    faces = result.faceLandmarks.enumerated().map { index, landmarks in
      Face(
        landmarks: landmarks.map(LandmarkReport.init),
        blendshapes: blendshapes.count == faceCount
          ? blendshapes[index].categories.map(CategoryReport.init) : nil,
        // A face without a shape has no matrix, and the result does not say which face that is.
        transformationMatrix: matrixes.count == faceCount ? matrixes[index].nestedRows : nil,
        details: DetailsReport(result, subject: index))
    }
  }
}

extension TransformMatrix {
  /// The elements, row after row.
  fileprivate var nestedRows: [[Float]] {
    (0..<rows).map { row in (0..<columns).map { value(atRow: row, column: $0) } }
  }
}
