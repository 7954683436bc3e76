import Foundation
import MediaPipeTasksVision
import Testing

@Suite("Options of the pose landmarker")
struct PoseLandmarkerOptionsTests {
  private final class Listener: NSObject, PoseLandmarkerLiveStreamDelegate {
    func poseLandmarker(
      _ poseLandmarker: PoseLandmarker, didFinishDetection result: PoseLandmarkerResult?,
      timestampInMilliseconds: Int, error: (any Error)?
    ) {}
  }

  @Test("defaults are the reference's")
  func defaults() {
    let options = PoseLandmarkerOptions()
    #expect(options.runningMode == .image && options.numPoses == 1)
    #expect(options.minPoseDetectionConfidence == 0.5 && options.minPosePresenceConfidence == 0.5)
    #expect(options.minTrackingConfidence == 0.5 && !options.shouldOutputSegmentationMasks)
    #expect(options.poseLandmarkerLiveStreamDelegate == nil)
    #expect(options.baseOptions.modelAssetPath == "" && options.baseOptions.modelAssetBuffer == nil)
    #expect(options.baseOptions.delegate == .CPU && options.baseOptions.threadCount == 1)
  }

  @Test("a copy has all values and a life of its own")
  func copying() throws {
    let listener = Listener()
    let options = PoseLandmarkerOptions()
    options.runningMode = .liveStream
    options.poseLandmarkerLiveStreamDelegate = listener
    options.numPoses = 7
    options.minPoseDetectionConfidence = 0.1
    options.minPosePresenceConfidence = 0.2
    options.minTrackingConfidence = 0.3
    options.shouldOutputSegmentationMasks = true
    options.baseOptions.modelAssetPath = "a.task"
    options.baseOptions.modelAssetBuffer = Data([1, 2])
    options.baseOptions.delegate = .GPU
    options.baseOptions.threadCount = 4
    let copy = try #require(options.copy() as? PoseLandmarkerOptions)
    options.numPoses = 1
    options.baseOptions.modelAssetPath = "b.task"

    #expect(copy.runningMode == .liveStream && copy.poseLandmarkerLiveStreamDelegate === listener)
    #expect(copy.numPoses == 7 && copy.shouldOutputSegmentationMasks)
    #expect(copy.minPoseDetectionConfidence == 0.1 && copy.minPosePresenceConfidence == 0.2)
    #expect(copy.minTrackingConfidence == 0.3)
    #expect(copy.baseOptions.modelAssetPath == "a.task" && copy.baseOptions.modelAssetBuffer == Data([1, 2]))
    #expect(copy.baseOptions.delegate == .GPU && copy.baseOptions.threadCount == 4)
  }

  @Test("base options are copied when they are set")
  func settingBaseOptions() {
    let base = BaseOptions()
    base.modelAssetPath = "a.task"
    let options = PoseLandmarkerOptions()
    options.baseOptions = base
    base.modelAssetPath = "b.task"
    #expect(options.baseOptions.modelAssetPath == "a.task")
  }

  @Test("the delegate is not kept alive")
  func weakDelegate() {
    let options = PoseLandmarkerOptions()
    do {
      let listener = Listener()
      options.poseLandmarkerLiveStreamDelegate = listener
      #expect(options.poseLandmarkerLiveStreamDelegate != nil)
    }
    #expect(options.poseLandmarkerLiveStreamDelegate == nil)
  }

  @Test("modes, hardware and orientations have the raw values of the reference")
  func rawValues() {
    #expect(RunningMode.allCases.map(\.rawValue) == [0, 1, 2])
    #expect(Delegate.allCases.map(\.rawValue) == [0, 1])
    #expect(UIImage.Orientation.rightMirrored.rawValue == 7 && UIImage.Orientation.left.rawValue == 2)
    #expect(TasksErrorCode.allCases.map(\.rawValue) == Array(1...20))
    #expect(TasksErrorCode.first.rawValue == 1 && TasksErrorCode.last.rawValue == 20)
    #expect(TasksErrorCode.notFoundError.rawValue == 5 && TasksErrorCode.internalError.rawValue == 13)
  }

  @Test("the skeleton has 35 lines")
  func skeleton() {
    let published =
      "0-1 1-2 2-3 3-7 0-4 4-5 5-6 6-8 9-10 11-12 11-13 13-15 15-17 15-19 15-21 17-19 12-14 14-16 16-18 16-20 "
      + "16-22 18-20 11-23 12-24 23-24 23-25 24-26 25-27 26-28 27-29 28-30 29-31 30-32 27-31 28-32"
    let lines = PoseLandmarker.poseLandmarks.map { "\($0.start)-\($0.end)" }
    #expect(lines.joined(separator: " ") == published && lines.count == 35)
    #expect(Connection(start: 1, end: 2) == Connection(start: 1, end: 2))
    #expect(Connection(start: 1, end: 2) != Connection(start: 2, end: 1))
  }
}
