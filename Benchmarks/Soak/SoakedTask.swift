import BenchmarkSupport
import VisionTasks

/// A task for pictures and one for videos, of one model, as far as a run needs them.
struct SoakedTask {
  /// How many subjects are in the next frame.
  let subjectsInFrame: (Frame) throws -> Int
  let subjectsInPicture: (Picture) throws -> Int
  let reset: () -> Void

  /// - Parameter count: How many subjects a result tells of.
  init<Output>(
    _ tracker: some VideoTask<FrameOutput<Output>>, _ task: some VisionTask<Output>,
    count: @escaping (Output) -> Int
  ) {
    subjectsInFrame = { count(try tracker.process($0).output) }
    subjectsInPicture = { count(try task.process($0, search: .wholePicture)) }
    reset = tracker.reset
  }

  init<Subject>(_ tracker: some VideoTask<TrackedFrame<Subject>>, _ task: some VisionTask<[Subject]>) {
    subjectsInFrame = { try tracker.process($0).subjects.count }
    subjectsInPicture = { try task.process($0, search: .wholePicture).count }
    reset = tracker.reset
  }
}

extension SoakRun {
  /// The tracking path with networks that cost nothing, then every task whose model is there.
  static func all() throws -> [SoakRun] {
    let people = try Pictures()
    let thumbs = try Pictures(inKit: "thumbs_group.jpg")
    let tasks = [
      run("pose", ["pose_landmarker_lite", "pose_landmarker_full"], people, poses),
      run("face", ["face_landmarker"], people, faces),
      run("hand", ["hand_landmarker"], thumbs, hands),
      run("gestures", ["gesture_recognizer"], thumbs, gestures),
      run("holistic", ["holistic_landmarker"], people, holistic),
      run("objects", ["efficientdet_lite0", "ssd_mobilenet_v1"], people, objects),
      run("faces by boxes", ["blaze_face_short_range"], people, faceBoxes),
      run("segmentation", ["selfie_segmenter"], people, segmentations),
    ]
    return [try tinyHands()] + tasks.compactMap(\.self)
  }

  /// - Parameter models: What the file may be called, without its ending; the first that is there counts.
  private static func run(
    _ name: String, _ models: [String], _ pictures: Pictures,
    _ make: @escaping (ModelSource) throws -> SoakedTask
  ) -> SoakRun? {
    let files = models.flatMap { model in ["task", "tflite", "safetensors"].map { "\(model).\($0)" } }
    guard let path = ModelFolder.path(ofFirst: files) else {
      print("\(name): left out, since there is no \(models.joined(separator: " or "))")
      return nil
    }
    return SoakRun(name: name, frameCount: 20_000, pictures: pictures) { try make(.path(path)) }
  }

  private static func tinyHands() throws -> SoakRun {
    var options = HandLandmarker.Options()
    options.maximumCount = 2
    options.minimumDetectionScore = 0.6
    let model = ModelSource.contents(try TinyHandModel.encoded())
    let pictures = Pictures(people: try Pictures.plain(255), nobody: try Pictures.plain(0))
    return SoakRun(name: "tiny networks", frameCount: 1_000_000, pictures: pictures) { [options] in
      SoakedTask(
        try HandLandmarker.Tracker(model: model, options: options),
        try HandLandmarker(model: model, options: options))
    }
  }

  private static func poses(_ model: ModelSource) throws -> SoakedTask {
    var options = PoseLandmarker.Options()
    options.includesMasks = true
    return SoakedTask(
      try PoseLandmarker.Tracker(model: model, options: options),
      try PoseLandmarker(model: model, options: options))
  }

  private static func faces(_ model: ModelSource) throws -> SoakedTask {
    SoakedTask(try FaceLandmarker.Tracker(model: model), try FaceLandmarker(model: model))
  }

  private static func hands(_ model: ModelSource) throws -> SoakedTask {
    var options = HandLandmarker.Options()
    options.maximumCount = 2
    return SoakedTask(
      try HandLandmarker.Tracker(model: model, options: options),
      try HandLandmarker(model: model, options: options))
  }

  private static func gestures(_ model: ModelSource) throws -> SoakedTask {
    SoakedTask(try GestureRecognizer.Tracker(model: model), try GestureRecognizer(model: model))
  }

  private static func holistic(_ model: ModelSource) throws -> SoakedTask {
    var options = HolisticLandmarker.Options()
    options.includesMask = true
    return SoakedTask(
      try HolisticLandmarker.Tracker(model: model, options: options),
      try HolisticLandmarker(model: model, options: options)
    ) { $0.pose == nil ? 0 : 1 }
  }

  private static func objects(_ model: ModelSource) throws -> SoakedTask {
    var options = ObjectDetector.Options()
    options.minimumScore = 0.5
    return SoakedTask(
      try ObjectDetector.Tracker(model: model, options: options),
      try ObjectDetector(model: model, options: options))
  }

  private static func faceBoxes(_ model: ModelSource) throws -> SoakedTask {
    SoakedTask(try FaceDetector.Tracker(model: model), try FaceDetector(model: model))
  }

  /// A picture counts in which one of some pixels is part of a person.
  private static func segmentations(_ model: ModelSource) throws -> SoakedTask {
    SoakedTask(try ImageSegmenter.Tracker(model: model), try ImageSegmenter(model: model)) { segmentation in
      guard let person = segmentation.confidences.last else { return 0 }
      let places = (0..<100).map { (person.width * ($0 % 10) / 10, person.height * ($0 / 10) / 10) }
      return places.contains { person[$0.0, $0.1] > 0.5 } ? 1 : 0
    }
  }
}
