/// What a landmark of a body is. Left and right are the person's own.
public struct PoseLandmarkType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a type; only those of this library have landmarks.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension PoseLandmarkType {
  /// The tip of the nose.
  public static let nose = PoseLandmarkType(rawValue: "Nose")
  /// The left eye's inner corner.
  public static let leftEyeInner = PoseLandmarkType(rawValue: "LeftEyeInner")
  /// The left eye.
  public static let leftEye = PoseLandmarkType(rawValue: "LeftEye")
  /// The left eye's outer corner.
  public static let leftEyeOuter = PoseLandmarkType(rawValue: "LeftEyeOuter")
  /// The right eye's inner corner.
  public static let rightEyeInner = PoseLandmarkType(rawValue: "RightEyeInner")
  /// The right eye.
  public static let rightEye = PoseLandmarkType(rawValue: "RightEye")
  /// The right eye's outer corner.
  public static let rightEyeOuter = PoseLandmarkType(rawValue: "RightEyeOuter")
  /// The left ear.
  public static let leftEar = PoseLandmarkType(rawValue: "LeftEar")
  /// The right ear.
  public static let rightEar = PoseLandmarkType(rawValue: "RightEar")
  /// The left corner of the mouth.
  public static let mouthLeft = PoseLandmarkType(rawValue: "MouthLeft")
  /// The right corner of the mouth.
  public static let mouthRight = PoseLandmarkType(rawValue: "MouthRight")
  /// The left shoulder.
  public static let leftShoulder = PoseLandmarkType(rawValue: "LeftShoulder")
  /// The right shoulder.
  public static let rightShoulder = PoseLandmarkType(rawValue: "RightShoulder")
  /// The left elbow.
  public static let leftElbow = PoseLandmarkType(rawValue: "LeftElbow")
  /// The right elbow.
  public static let rightElbow = PoseLandmarkType(rawValue: "RightElbow")
  /// The left wrist.
  public static let leftWrist = PoseLandmarkType(rawValue: "LeftWrist")
  /// The right wrist.
  public static let rightWrist = PoseLandmarkType(rawValue: "RightWrist")
  /// The left little finger's knuckle.
  public static let leftPinkyFinger = PoseLandmarkType(rawValue: "LeftPinkyFinger")
  /// The right little finger's knuckle.
  public static let rightPinkyFinger = PoseLandmarkType(rawValue: "RightPinkyFinger")
  /// The left index finger's knuckle.
  public static let leftIndexFinger = PoseLandmarkType(rawValue: "LeftIndexFinger")
  /// The right index finger's knuckle.
  public static let rightIndexFinger = PoseLandmarkType(rawValue: "RightIndexFinger")
  /// The left thumb's knuckle.
  public static let leftThumb = PoseLandmarkType(rawValue: "LeftThumb")
  /// The right thumb's knuckle.
  public static let rightThumb = PoseLandmarkType(rawValue: "RightThumb")
  /// The left hip.
  public static let leftHip = PoseLandmarkType(rawValue: "LeftHip")
  /// The right hip.
  public static let rightHip = PoseLandmarkType(rawValue: "RightHip")
  /// The left knee.
  public static let leftKnee = PoseLandmarkType(rawValue: "LeftKnee")
  /// The right knee.
  public static let rightKnee = PoseLandmarkType(rawValue: "RightKnee")
  /// The left ankle.
  public static let leftAnkle = PoseLandmarkType(rawValue: "LeftAnkle")
  /// The right ankle.
  public static let rightAnkle = PoseLandmarkType(rawValue: "RightAnkle")
  /// The left heel.
  public static let leftHeel = PoseLandmarkType(rawValue: "LeftHeel")
  /// The right heel.
  public static let rightHeel = PoseLandmarkType(rawValue: "RightHeel")
  /// The left foot's tip.
  public static let leftToe = PoseLandmarkType(rawValue: "LeftToe")
  /// The right foot's tip.
  public static let rightToe = PoseLandmarkType(rawValue: "RightToe")

  /// All types in the order in which the landmark network gives them.
  public static let all: [PoseLandmarkType] = [
    nose, leftEyeInner, leftEye, leftEyeOuter, rightEyeInner, rightEye, rightEyeOuter, leftEar, rightEar,
    mouthLeft, mouthRight, leftShoulder, rightShoulder, leftElbow, rightElbow, leftWrist, rightWrist,
    leftPinkyFinger, rightPinkyFinger, leftIndexFinger, rightIndexFinger, leftThumb, rightThumb,
    leftHip, rightHip, leftKnee, rightKnee, leftAnkle, rightAnkle, leftHeel, rightHeel, leftToe, rightToe,
  ]
}
