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
  public static let nose = PoseLandmarkType(rawValue: "Nose")
  public static let leftEyeInner = PoseLandmarkType(rawValue: "LeftEyeInner")
  public static let leftEye = PoseLandmarkType(rawValue: "LeftEye")
  public static let leftEyeOuter = PoseLandmarkType(rawValue: "LeftEyeOuter")
  public static let rightEyeInner = PoseLandmarkType(rawValue: "RightEyeInner")
  public static let rightEye = PoseLandmarkType(rawValue: "RightEye")
  public static let rightEyeOuter = PoseLandmarkType(rawValue: "RightEyeOuter")
  public static let leftEar = PoseLandmarkType(rawValue: "LeftEar")
  public static let rightEar = PoseLandmarkType(rawValue: "RightEar")
  public static let mouthLeft = PoseLandmarkType(rawValue: "MouthLeft")
  public static let mouthRight = PoseLandmarkType(rawValue: "MouthRight")
  public static let leftShoulder = PoseLandmarkType(rawValue: "LeftShoulder")
  public static let rightShoulder = PoseLandmarkType(rawValue: "RightShoulder")
  public static let leftElbow = PoseLandmarkType(rawValue: "LeftElbow")
  public static let rightElbow = PoseLandmarkType(rawValue: "RightElbow")
  public static let leftWrist = PoseLandmarkType(rawValue: "LeftWrist")
  public static let rightWrist = PoseLandmarkType(rawValue: "RightWrist")
  public static let leftPinkyFinger = PoseLandmarkType(rawValue: "LeftPinkyFinger")
  public static let rightPinkyFinger = PoseLandmarkType(rawValue: "RightPinkyFinger")
  public static let leftIndexFinger = PoseLandmarkType(rawValue: "LeftIndexFinger")
  public static let rightIndexFinger = PoseLandmarkType(rawValue: "RightIndexFinger")
  public static let leftThumb = PoseLandmarkType(rawValue: "LeftThumb")
  public static let rightThumb = PoseLandmarkType(rawValue: "RightThumb")
  public static let leftHip = PoseLandmarkType(rawValue: "LeftHip")
  public static let rightHip = PoseLandmarkType(rawValue: "RightHip")
  public static let leftKnee = PoseLandmarkType(rawValue: "LeftKnee")
  public static let rightKnee = PoseLandmarkType(rawValue: "RightKnee")
  public static let leftAnkle = PoseLandmarkType(rawValue: "LeftAnkle")
  public static let rightAnkle = PoseLandmarkType(rawValue: "RightAnkle")
  public static let leftHeel = PoseLandmarkType(rawValue: "LeftHeel")
  public static let rightHeel = PoseLandmarkType(rawValue: "RightHeel")
  public static let leftToe = PoseLandmarkType(rawValue: "LeftToe")
  public static let rightToe = PoseLandmarkType(rawValue: "RightToe")

  /// All types in the order in which the landmark network gives them.
  public static let all: [PoseLandmarkType] = [
    nose, leftEyeInner, leftEye, leftEyeOuter, rightEyeInner, rightEye, rightEyeOuter, leftEar, rightEar,
    mouthLeft, mouthRight, leftShoulder, rightShoulder, leftElbow, rightElbow, leftWrist, rightWrist,
    leftPinkyFinger, rightPinkyFinger, leftIndexFinger, rightIndexFinger, leftThumb, rightThumb,
    leftHip, rightHip, leftKnee, rightKnee, leftAnkle, rightAnkle, leftHeel, rightHeel, leftToe, rightToe,
  ]
}
