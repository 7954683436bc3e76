import ArgumentParser
import Foundation
import VisionTasks

/// Finds faces in pictures and videos.
struct FaceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "face",
    abstract: "Finds 478 landmarks for each face in a picture or video, its expression and where it is.",
    discussion: """
      Prints one JSON object for each picture or frame. Landmarks are normalised to the picture; a \
      transformation matrix maps a face in centimetres to the space in front of the camera.
      """)

  @OptionGroup var inputs: InputOptions
  @OptionGroup var face: FaceArguments
  @OptionGroup var confidences: ConfidenceOptions
  @OptionGroup var subjects: SubjectOptions
  @OptionGroup var engine: EngineOptions

  func validate() throws {
    try subjects.validate(maximumCount: face.numFaces, option: "--num-faces")
    try inputs.validateFiles(for: FaceArguments.self)
  }

  func run() throws {
    let landmarker = try face.makeTask(
      inputs.taskSetup(for: FaceArguments.self, engine, confidences, subjects))
    try TaskBatch(
      inputs, task: landmarker,
      processing: inputs.picture.processing(subjectRegions: subjects.subjectRegions),
      draw: { FaceDrawing($1).draw($0) },
      report: { result, _ in (FaceReport.faces(result), nil) }
    ).run()
  }
}

/// A face in the form that is printed.
private struct FaceReport: SubjectReport {
  static let listName = "faces"

  let landmarks: [LandmarkReport]
  let blendshapes: [CategoryReport]?
  /// Four rows of four.
  let transformationMatrix: [[Float]]?
  let details: DetailsReport?

  enum CodingKeys: String, CodingKey {
    case landmarks, blendshapes, details
    case transformationMatrix = "transformation_matrix"
  }

  static func faces(_ result: FaceLandmarkerResult) -> [FaceReport] {
    let (blendshapes, matrixes) = (result.faceBlendshapes, result.facialTransformationMatrixes)
    let faceCount = result.faceLandmarks.count
    return result.faceLandmarks.enumerated().map { index, landmarks in
      FaceReport(
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
