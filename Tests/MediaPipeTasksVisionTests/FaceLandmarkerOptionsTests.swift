import Foundation
import MediaPipeTasksVision
import Testing

@Suite("Face landmarker: options and connections")
struct FaceLandmarkerOptionsTests {
  private final class Listener: NSObject, FaceLandmarkerLiveStreamDelegate {
    func faceLandmarker(
      _ faceLandmarker: FaceLandmarker, didFinishDetection result: FaceLandmarkerResult?,
      timestampInMilliseconds: Int, error: (any Error)?
    ) {}
  }

  @Test("defaults are the reference's")
  func defaults() {
    let options = FaceLandmarkerOptions()
    #expect(options.runningMode == .image && options.numFaces == 1)
    #expect(options.minFaceDetectionConfidence == 0.5 && options.minFacePresenceConfidence == 0.5)
    #expect(options.minTrackingConfidence == 0.5 && options.faceLandmarkerLiveStreamDelegate == nil)
    #expect(!options.outputFaceBlendshapes && !options.outputFacialTransformationMatrixes)
  }

  @Test("a copy has all values and a life of its own")
  func copying() throws {
    let listener = Listener()
    let options = FaceLandmarkerOptions()
    options.runningMode = .liveStream
    options.faceLandmarkerLiveStreamDelegate = listener
    options.numFaces = 7
    options.minFaceDetectionConfidence = 0.1
    options.minFacePresenceConfidence = 0.2
    options.minTrackingConfidence = 0.3
    options.outputFaceBlendshapes = true
    options.outputFacialTransformationMatrixes = true
    options.baseOptions.modelAssetPath = "a.task"
    let copy = try #require(options.copy() as? FaceLandmarkerOptions)
    options.numFaces = 1
    options.baseOptions.modelAssetPath = "b.task"
    #expect(copy.runningMode == .liveStream && copy.faceLandmarkerLiveStreamDelegate === listener)
    #expect(copy.numFaces == 7 && copy.minFaceDetectionConfidence == 0.1)
    #expect(copy.minFacePresenceConfidence == 0.2 && copy.minTrackingConfidence == 0.3)
    #expect(copy.outputFaceBlendshapes && copy.outputFacialTransformationMatrixes)
    #expect(copy.baseOptions.modelAssetPath == "a.task")
  }

  @Test("mode and delegate must fit together", arguments: [RunningMode.image, .video, .liveStream])
  func delegates(mode: RunningMode) throws {
    let listener = Listener()
    let options = FaceLandmarkerOptions()
    options.runningMode = mode
    options.faceLandmarkerLiveStreamDelegate = mode == .liveStream ? nil : listener
    let error = try #require(throws: TasksError.self) { try FaceLandmarker(options: options) }
    #expect(error.code == .invalidArgumentError && error.message.contains("delegate"))
  }

  @Test("connections have the published numbers, ends and order")
  func connections() {
    typealias Lists = [(connections: [Connection], count: Int, first: String, last: String)]
    let lists: Lists = [
      (FaceLandmarker.lipsConnections(), 40, "61-146", "415-308"),
      (FaceLandmarker.leftEyeConnections(), 16, "263-249", "398-362"),
      (FaceLandmarker.leftEyebrowConnections(), 8, "276-283", "296-336"),
      (FaceLandmarker.leftIrisConnections(), 4, "474-475", "477-474"),
      (FaceLandmarker.rightEyeConnections(), 16, "33-7", "173-133"),
      (FaceLandmarker.rightEyebrowConnections(), 8, "46-53", "66-107"),
      (FaceLandmarker.rightIrisConnections(), 4, "469-470", "472-469"),
      (FaceLandmarker.faceOvalConnections(), 36, "10-338", "109-10"),
      (FaceLandmarker.contoursConnections(), 132, "61-146", "109-10"),
      (FaceLandmarker.tesselationConnections(), 2556, "127-34", "255-339"),
      (FaceLandmarker.faceConnections(), 2728, "61-146", "255-339"),
    ]
    for (connections, count, first, last) in lists {
      #expect(connections.count == count)
      #expect(connections.first.map(Self.text) == first && connections.last.map(Self.text) == last)
    }
    let eye = "33-7 7-163 163-144 144-145 145-153 153-154 154-155 155-133 33-246 246-161 161-160 160-159 "
    #expect(FaceLandmarker.rightEyeConnections().map(Self.text).joined(separator: " ").hasPrefix(eye))
  }

  @Test("every triangle of the mesh is closed, and the mesh covers the whole face")
  func tesselation() {
    let edges = FaceLandmarker.tesselationConnections()
    for start in stride(from: 0, to: edges.count, by: 3) {
      #expect(edges[start].end == edges[start + 1].start && edges[start + 1].end == edges[start + 2].start)
      #expect(edges[start + 2].end == edges[start].start)
    }
    #expect(Set(edges.flatMap { [$0.start, $0.end] }) == Set(0..<468))
    #expect(edges.reduce(0) { $0 + $1.start } == 597051)
  }

  private static func text(_ connection: Connection) -> String { "\(connection.start)-\(connection.end)" }

  @Test("a matrix copies its elements, which stand column after column")
  func transformMatrix() {
    let matrix = TransformMatrix(data: [1, 2, 3, 4, 5, 6], rows: 2, columns: 3)
    #expect(matrix.rows == 2 && matrix.columns == 3)
    #expect(matrix.value(atRow: 0, column: 0) == 1 && matrix.value(atRow: 1, column: 0) == 2)
    #expect(matrix.value(atRow: 0, column: 2) == 5 && matrix.data[4] == 5)
    #expect(matrix.description == "TransformMatrix([1.0, 3.0, 5.0; 2.0, 4.0, 6.0])")
  }

  @Test("positions outside a matrix stop the program")
  func outsideTheMatrix() async {
    await #expect(processExitsWith: .failure) {
      _ = TransformMatrix(data: [1, 2], rows: 1, columns: 2).value(atRow: 1, column: 0)
    }
    await #expect(processExitsWith: .failure) {
      _ = TransformMatrix(data: [1, 2], rows: 1, columns: 2).value(atRow: 0, column: 2)
    }
  }
}
