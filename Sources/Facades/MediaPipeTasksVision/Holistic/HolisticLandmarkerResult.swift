import Foundation

/// One person in a picture; the arrays of a part that is not there are empty.
///
/// `@unchecked Sendable`: immutable, see ``TaskResult``.
open class HolisticLandmarkerResult: TaskResult, @unchecked Sendable {
  /// The face's 478 landmarks in fractions of the picture.
  public final let faceLandmarks: [NormalizedLandmark]
  /// How much of each of 52 facial movements the face shows; `nil` unless asked for, or without a face.
  public final let faceBlendshapes: Classifications?
  /// The body's 33 landmarks in fractions of the picture.
  public final let poseLandmarks: [NormalizedLandmark]
  /// The body's 33 landmarks in metres around the middle of the hips.
  public final let poseWorldLandmarks: [Landmark]
  /// The probability that a pixel shows the person, of the picture's size; `nil` unless asked for, or without
  /// a person.
  public final let poseSegmentationMask: Mask?
  /// The left hand's 21 landmarks in fractions of the picture.
  public final let leftHandLandmarks: [NormalizedLandmark]
  /// The left hand's 21 landmarks in metres around the middle of the hand.
  public final let leftHandWorldLandmarks: [Landmark]
  /// The right hand's 21 landmarks in fractions of the picture.
  public final let rightHandLandmarks: [NormalizedLandmark]
  /// The right hand's 21 landmarks in metres around the middle of the hand.
  public final let rightHandWorldLandmarks: [Landmark]

  /// Creates a result.
  public init(
    faceLandmarks: [NormalizedLandmark], faceBlendshapes: Classifications?,
    poseLandmarks: [NormalizedLandmark], poseWorldLandmarks: [Landmark], poseSegmentationMask: Mask?,
    leftHandLandmarks: [NormalizedLandmark], leftHandWorldLandmarks: [Landmark],
    rightHandLandmarks: [NormalizedLandmark], rightHandWorldLandmarks: [Landmark],
    timestampInMilliseconds: Int
  ) {
    self.faceLandmarks = faceLandmarks
    self.faceBlendshapes = faceBlendshapes
    self.poseLandmarks = poseLandmarks
    self.poseWorldLandmarks = poseWorldLandmarks
    self.poseSegmentationMask = poseSegmentationMask
    self.leftHandLandmarks = leftHandLandmarks
    self.leftHandWorldLandmarks = leftHandWorldLandmarks
    self.rightHandLandmarks = rightHandLandmarks
    self.rightHandWorldLandmarks = rightHandWorldLandmarks
    super.init(timestampInMilliseconds: timestampInMilliseconds)
  }
}
