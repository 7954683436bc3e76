import VisionTasks

// MediaPipe takes confidences that have no meaning, and apps may rely on it: these options do, too.

/// The options of a `PoseLandmarker`, which takes every confidence that MediaPipe takes.
public final class PoseLandmarkerOptions: VisionTasks.PoseLandmarkerOptions {
  /// Creates options with default values.
  public required init() {
    super.init()
    confidenceRule = .mediaPipe
  }
}

/// The options of a `FaceLandmarker`, which takes every confidence that MediaPipe takes.
public final class FaceLandmarkerOptions: VisionTasks.FaceLandmarkerOptions {
  /// Creates options with default values.
  public required init() {
    super.init()
    confidenceRule = .mediaPipe
  }
}

/// The options of a `HandLandmarker`, which takes every confidence that MediaPipe takes.
public final class HandLandmarkerOptions: VisionTasks.HandLandmarkerOptions {
  /// Creates options with default values.
  public required init() {
    super.init()
    confidenceRule = .mediaPipe
  }
}

/// The options of an `ObjectDetector`, which takes every score threshold that MediaPipe takes.
public final class ObjectDetectorOptions: VisionTasks.ObjectDetectorOptions {
  /// Creates options with default values.
  public required init() {
    super.init()
    confidenceRule = .mediaPipe
  }
}
