import Vitruvian

/// A task that the page offers.
enum LiveTask: String, CaseIterable, Codable, Sendable {
  case pose, hands, gestures, face, holistic, objects, faces, segmentation

  /// What the page calls the task.
  var title: String {
    switch self {
    case .pose: "Body"
    case .hands: "Hands"
    case .gestures: "Gestures"
    case .face: "Face mesh"
    case .holistic: "Whole body"
    case .objects: "Objects"
    case .faces: "Face boxes"
    case .segmentation: "Person mask"
    }
  }

  /// The names of model files without extension, and what the page calls them, the fastest first.
  var modelNames: [(name: String, title: String)] {
    switch self {
    case .pose:
      [
        ("pose_landmarker_lite", "Lite"), ("pose_landmarker_full", "Full"),
        ("pose_landmarker_heavy", "Heavy"),
      ]
    case .hands: [("hand_landmarker", "Hands")]
    case .gestures: [("gesture_recognizer", "Gestures")]
    case .face: [("face_landmarker", "Face")]
    case .holistic: [("holistic_landmarker", "Holistic")]
    case .objects: [("efficientdet_lite0", "EfficientDet"), ("ssd_mobilenet_v1", "MobileNet SSD")]
    case .faces: [("blaze_face_short_range", "Near"), ("blaze_face_full_range", "Far")]
    case .segmentation: [("selfie_segmenter", "Square"), ("selfie_segmenter_landscape", "Landscape")]
    }
  }

  /// Whether the task may find several subjects.
  var hasCount: Bool { [.pose, .hands, .gestures, .face].contains(self) }

  /// Whether the task can tell which pixels show a person besides.
  var hasMask: Bool { self == .pose }
}

/// What the page asks of a task.
struct LiveOptions: Sendable {
  var maximumCount = 1
  var includesMask = false
}

extension LiveTask {
  /// Prepares the task's networks for the frames of one camera.
  func makeAnalyzer(model: ModelSource, options live: LiveOptions) throws -> any FrameAnalyzer {
    switch self {
    case .pose:
      var options = PoseLandmarker.Options()
      options.maximumCount = live.maximumCount
      options.includesMasks = live.includesMask
      return TrackerAnalyzer(
        try PoseLandmarker.Tracker(model: model, options: options), output: \.subjects, mask: \.first?.mask)
    case .hands:
      var options = HandLandmarker.Options()
      options.maximumCount = live.maximumCount
      return TrackerAnalyzer(try HandLandmarker.Tracker(model: model, options: options), output: \.subjects)
    case .gestures:
      var options = GestureRecognizer.Options()
      options.maximumCount = live.maximumCount
      return TrackerAnalyzer(
        try GestureRecognizer.Tracker(model: model, options: options), output: \.subjects)
    case .face:
      var options = FaceLandmarker.Options()
      options.maximumCount = live.maximumCount
      return TrackerAnalyzer(try Self.faceTracker(model, options), output: \.subjects)
    case .holistic:
      return TrackerAnalyzer(try HolisticLandmarker.Tracker(model: model), output: \.output)
    case .objects:
      return TrackerAnalyzer(try ObjectDetector.Tracker(model: model), output: \.subjects)
    case .faces:
      return TrackerAnalyzer(try FaceDetector.Tracker(model: model), output: \.subjects)
    case .segmentation:
      return TrackerAnalyzer(
        try ImageSegmenter.Tracker(model: model), output: \.output, mask: \.confidences.first)
    }
  }

  /// Follows faces, with their expressions if the model has a network for them.
  private static func faceTracker(
    _ model: ModelSource, _ options: FaceLandmarker.Options
  ) throws -> FaceLandmarker.Tracker {
    var expressive = options
    expressive.includesBlendshapes = true
    do {
      return try FaceLandmarker.Tracker(model: model, options: expressive)
    } catch let error as VisionError where error.code == .notFound {
      return try FaceLandmarker.Tracker(model: model, options: options)
    }
  }
}
