extension PoseLandmarker {
  /// The lines of the body's skeleton between its landmarks.
  ///
  /// Source: `MPPPoseLandmarksConnections.h`.
  public static let poseLandmarks: [Connection] = [
    // Head.
    (0, 1), (1, 2), (2, 3), (3, 7), (0, 4), (4, 5), (5, 6), (6, 8), (9, 10),
    // Shoulders, left arm, right arm.
    (11, 12), (11, 13), (13, 15), (15, 17), (15, 19), (15, 21), (17, 19),
    (12, 14), (14, 16), (16, 18), (16, 20), (16, 22), (18, 20),
    // Trunk.
    (11, 23), (12, 24), (23, 24),
    // Legs and feet, left and right by turns.
    (23, 25), (24, 26), (25, 27), (26, 28), (27, 29), (28, 30), (29, 31), (30, 32), (27, 31), (28, 32),
  ].map { Connection(start: $0.0, end: $0.1) }

  /// What each landmark is, in their order. Left and right are the person's own.
  public static let landmarkNames = [
    "nose", "left eye inner", "left eye", "left eye outer", "right eye inner", "right eye", "right eye outer",
    "left ear", "right ear", "mouth left", "mouth right", "left shoulder", "right shoulder", "left elbow",
    "right elbow", "left wrist", "right wrist", "left pinky", "right pinky", "left index", "right index",
    "left thumb", "right thumb", "left hip", "right hip", "left knee", "right knee", "left ankle",
    "right ankle", "left heel", "right heel", "left foot index", "right foot index",
  ]
}
