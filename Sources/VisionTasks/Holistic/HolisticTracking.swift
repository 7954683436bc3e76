import VisionPipeline

/// What one frame of a person leaves for the next.
///
/// Source: `holistic_pose_tracking.cc`, `holistic_face_tracking.cc`, `holistic_hand_tracking.cc` of
/// `mediapipe/tasks/cc/vision/holistic_landmarker`.
package struct HolisticTracking {
  private var clock = FrameClock()
  /// Where the body is looked for; `nil` when it has to be detected.
  private(set) var bodyRegion: NormalizedRect?
  private var face: [PicturePosition] = []
  private var hands: [BodySide: HandPlace] = [:]
  private var landmarkSmoother = LandmarkSmoother(.pose)
  private var regionSmoother = LandmarkSmoother(.regionPoints)
  private var maskSmoother = MaskSmoother()

  /// Where a hand was, and where it is looked for next.
  private struct HandPlace {
    let landmarks: [PicturePosition]
    let region: NormalizedRect
  }

  /// Takes the next frame's time.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument` when it is absurd or not later than the one
  ///   before.
  mutating func advance(to time: FrameTime) throws(VisionError) {
    try clock.advance(to: time)
  }

  /// Goes on without a body. Masks go on from the last one, as the reference's do.
  mutating func loseBody() {
    bodyRegion = nil
    face = []
    hands = [:]
    landmarkSmoother.forgetPosition()
    regionSmoother.forgetPosition()
  }

  /// Smooths the landmarks of a body in a picture of `size`, and says where it is looked for next.
  mutating func follow(_ body: inout PoseEstimate, in size: PixelSize, at time: FrameTime) {
    let points = body.regionPoints
    let square = NormalizedRect(
      center: points.center.point, scalePoint: points.scalePoint.point, target: RegionRule.pose.targetAngle,
      in: size)
    let scale = square.meanSide(in: size)
    var smooth = [points.center, points.scalePoint]
    regionSmoother.smooth(&smooth, objectScale: scale, in: size, at: time.nanoseconds)
    bodyRegion = RegionRule.pose.region(center: smooth[0].point, scalePoint: smooth[1].point, in: size)
    landmarkSmoother.smooth(&body.landmarks, objectScale: scale, in: size, at: time.nanoseconds)
    landmarkSmoother.smooth(&body.worldLandmarks, at: time.nanoseconds)
  }

  /// Steadies the mask of a body.
  mutating func smooth(_ mask: UnsafeMutableBufferPointer<Float>, size: PixelSize) {
    maskSmoother.smooth(mask, size: size)
  }

  /// Where to look for the face, given where it is found anew: there, or where it follows from the last
  /// frame.
  func faceRegion(_ current: NormalizedRect, in size: PixelSize) -> NormalizedRect {
    guard !face.isEmpty else { return current }
    let previous = BodyPartRegions.face(following: face, in: size)
    return RegionContinuity.face.holds(from: previous, with: face, to: current, in: size) ? previous : current
  }

  /// Goes on with the landmarks of the face; `nil` when it was not seen.
  mutating func follow(_ face: [PicturePosition]?) {
    self.face = face ?? []
  }

  /// Where to look for a hand, given where it is found anew: there, or where it follows from the last frame.
  func handRegion(_ current: NormalizedRect, _ side: BodySide, in size: PixelSize) -> NormalizedRect {
    guard let hand = hands[side] else { return current }
    let isKept = RegionContinuity.hand.holds(from: hand.region, with: hand.landmarks, to: current, in: size)
    return isKept ? hand.region : current
  }

  /// Goes on with a hand; `nil` when it was not seen.
  mutating func follow(_ hand: HandEstimate?, _ side: BodySide) {
    hands[side] = hand.map { HandPlace(landmarks: $0.landmarks, region: $0.nextRegion) }
  }
}
