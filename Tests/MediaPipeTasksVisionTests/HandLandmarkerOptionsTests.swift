import Foundation
import MediaPipeTasksVision
import Testing

@Suite("Options of the hand landmarker")
struct HandLandmarkerOptionsTests {
  /// A delegate may do without the method.
  private final class Listener: NSObject, HandLandmarkerLiveStreamDelegate {}

  @Test("defaults are the reference's")
  func defaults() {
    let options = HandLandmarkerOptions()
    #expect(options.runningMode == .image && options.numHands == 1)
    #expect(options.minHandDetectionConfidence == 0.5 && options.minHandPresenceConfidence == 0.5)
    #expect(options.minTrackingConfidence == 0.5 && options.handLandmarkerLiveStreamDelegate == nil)
  }

  @Test("a copy has all values and a life of its own")
  func copying() throws {
    let listener = Listener()
    let options = HandLandmarkerOptions()
    options.runningMode = .liveStream
    options.handLandmarkerLiveStreamDelegate = listener
    options.numHands = 7
    options.minHandDetectionConfidence = 0.1
    options.minHandPresenceConfidence = 0.2
    options.minTrackingConfidence = 0.3
    options.baseOptions.modelAssetPath = "a.task"
    let copy = try #require(options.copy() as? HandLandmarkerOptions)
    options.numHands = 1
    options.baseOptions.modelAssetPath = "b.task"

    #expect(copy.runningMode == .liveStream && copy.handLandmarkerLiveStreamDelegate === listener)
    #expect(copy.numHands == 7 && copy.minTrackingConfidence == 0.3)
    #expect(copy.minHandDetectionConfidence == 0.1 && copy.minHandPresenceConfidence == 0.2)
    #expect(copy.baseOptions.modelAssetPath == "a.task")
  }

  @Test("the delegate is not kept alive")
  func weakDelegate() {
    let options = HandLandmarkerOptions()
    do {
      let listener = Listener()
      options.handLandmarkerLiveStreamDelegate = listener
      #expect(options.handLandmarkerLiveStreamDelegate != nil)
    }
    #expect(options.handLandmarkerLiveStreamDelegate == nil)
  }

  @Test("landmarks have the positions of the reference")
  func landmarks() {
    #expect(HandLandmark.allCases.map(\.rawValue) == Array(0...20))
    #expect(HandLandmark.thumbTIP.rawValue == 4 && HandLandmark.indexFingerMCP.rawValue == 5)
    #expect(HandLandmark.middleFingerTIP.rawValue == 12 && HandLandmark.pinkyTIP.rawValue == 20)
  }

  @Test("the skeleton's parts are the reference's, and together they are the whole")
  func skeleton() {
    let parts: [(published: String, lines: [Connection])] = [
      ("0-1 0-5 9-13 13-17 5-9 0-17", HandLandmarker.handPalmConnections),
      ("1-2 2-3 3-4", HandLandmarker.handThumbConnections),
      ("5-6 6-7 7-8", HandLandmarker.handIndexFingerConnections),
      ("9-10 10-11 11-12", HandLandmarker.handMiddleFingerConnections),
      ("13-14 14-15 15-16", HandLandmarker.handRingFingerConnections),
      ("17-18 18-19 19-20", HandLandmarker.handPinkyConnections),
    ]
    for part in parts {
      #expect(part.lines.map { "\($0.start)-\($0.end)" }.joined(separator: " ") == part.published)
    }
    #expect(HandLandmarker.handConnections == parts.flatMap(\.lines))
    #expect(HandLandmarker.handConnections.count == 21)
  }
}
