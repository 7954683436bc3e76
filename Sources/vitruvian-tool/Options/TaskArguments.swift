import ArgumentParser
import VisionTasks

/// The options of one task, which know how to make it.
protocol TaskArguments: ParsableArguments {
  associatedtype Output: TaskResult

  /// Which model the task needs.
  static var kind: ModelLocator.Task { get }

  /// The names of the options that are not what they are by default.
  var changedOptions: [String] { get }

  /// Prepares the task.
  func makeTask(_ setup: TaskSetup) throws -> VisionTask<Output>
}

/// What all tasks are made with.
struct TaskSetup {
  let modelPath: String
  let mode: ModeChoice
  let engine: EngineOptions
  /// How sure landmark tasks must be; `nil` for others.
  let confidences: ConfidenceOptions?
  /// Whether results tell where subjects came from.
  let hasDetails: Bool

  /// Takes over what is not of one task alone.
  func apply(to options: VisionTaskOptions) {
    options.baseOptions.modelAssetPath = modelPath
    options.baseOptions.kernels = engine.kernels
    options.baseOptions.threadCount = engine.threads
    options.runningMode = mode.runningMode
    options.includesDiagnostics = hasDetails
    if let confidences, let options = options as? LandmarkerOptions {
      options.minTrackingConfidence = confidences.minTrackingConfidence
    }
  }
}

/// Which bodies to find, and what of them.
struct PoseArguments: TaskArguments {
  static let kind = ModelLocator.Task.pose

  @Option(help: "How many people to find at most.")
  var numPoses = 1

  @Option(help: "A folder for one PNG mask for each person, in each frame of a video.")
  var segmentationMasks: String?

  func validate() throws {
    try validatePaths([("--segmentation-masks", segmentationMasks)])
    guard numPoses >= 1 else { throw ValidationError("--num-poses is \(numPoses); expected at least 1") }
  }

  var changedOptions: [String] {
    changed(["--num-poses": numPoses != 1, "--segmentation-masks": segmentationMasks != nil])
  }

  func makeTask(_ setup: TaskSetup) throws -> VisionTask<PoseLandmarkerResult> {
    let options = PoseLandmarkerOptions()
    setup.apply(to: options)
    options.numPoses = numPoses
    if let confidences = setup.confidences {
      options.minPoseDetectionConfidence = confidences.minDetectionConfidence
      options.minPosePresenceConfidence = confidences.minPresenceConfidence
    }
    options.shouldOutputSegmentationMasks = segmentationMasks != nil
    return try PoseLandmarker(options: options)
  }
}

/// Which faces to find, and what of them.
struct FaceArguments: TaskArguments {
  static let kind = ModelLocator.Task.face

  @Option(help: "How many faces to find at most.")
  var numFaces = 1

  @Flag(help: "Print how much of each of 52 facial movements a face shows.")
  var blendshapes = false

  @Flag(help: "Print where a face is in front of the camera, as a 4×4 matrix.")
  var transformationMatrixes = false

  func validate() throws {
    guard numFaces >= 1 else { throw ValidationError("--num-faces is \(numFaces); expected at least 1") }
  }

  var changedOptions: [String] {
    changed([
      "--num-faces": numFaces != 1, "--blendshapes": blendshapes,
      "--transformation-matrixes": transformationMatrixes,
    ])
  }

  func makeTask(_ setup: TaskSetup) throws -> VisionTask<FaceLandmarkerResult> {
    let options = FaceLandmarkerOptions()
    setup.apply(to: options)
    options.numFaces = numFaces
    if let confidences = setup.confidences {
      options.minFaceDetectionConfidence = confidences.minDetectionConfidence
      options.minFacePresenceConfidence = confidences.minPresenceConfidence
    }
    options.outputFaceBlendshapes = blendshapes
    options.outputFacialTransformationMatrixes = transformationMatrixes
    return try FaceLandmarker(options: options)
  }
}

/// Which hands to find.
struct HandArguments: TaskArguments {
  static let kind = ModelLocator.Task.hand

  @Option(help: "How many hands to find at most.")
  var numHands = 1

  func validate() throws {
    guard numHands >= 1 else { throw ValidationError("--num-hands is \(numHands); expected at least 1") }
  }

  var changedOptions: [String] {
    changed(["--num-hands": numHands != 1])
  }

  func makeTask(_ setup: TaskSetup) throws -> VisionTask<HandLandmarkerResult> {
    let options = HandLandmarkerOptions()
    setup.apply(to: options)
    options.numHands = numHands
    if let confidences = setup.confidences {
      options.minHandDetectionConfidence = confidences.minDetectionConfidence
      options.minHandPresenceConfidence = confidences.minPresenceConfidence
    }
    return try HandLandmarker(options: options)
  }
}

/// Which objects to find.
struct ObjectArguments: TaskArguments {
  static let kind = ModelLocator.Task.objects

  @Option(help: "How many objects to find at most; all by default.")
  var maxResults: Int?

  @Option(help: "How sure the detector must be of an object, mostly 0 to 1.")
  var scoreThreshold: Float = 0

  @Option(help: "The name of a class to find; repeat it for more. If the model has none, all are found.")
  var allow: [String] = []

  @Option(help: "The name of a class not to find; repeat it for more.")
  var deny: [String] = []

  @Option(help: "The language of display names, if the model has names in it.")
  var locale = "en"

  func validate() throws {
    if let maxResults, maxResults < 1 {
      throw ValidationError("--max-results is \(maxResults); expected at least 1")
    }
    guard !scoreThreshold.isNaN else {
      throw ValidationError("--score-threshold is not a number")
    }
    guard allow.isEmpty || deny.isEmpty else {
      throw ValidationError("--allow and --deny exclude each other")
    }
  }

  var changedOptions: [String] {
    changed([
      "--max-results": maxResults != nil, "--score-threshold": scoreThreshold != 0, "--allow": !allow.isEmpty,
      "--deny": !deny.isEmpty, "--locale": locale != "en",
    ])
  }

  func makeTask(_ setup: TaskSetup) throws -> VisionTask<ObjectDetectorResult> {
    let options = ObjectDetectorOptions()
    setup.apply(to: options)
    options.maxResults = maxResults ?? -1
    options.scoreThreshold = scoreThreshold
    options.categoryAllowlist = allow
    options.categoryDenylist = deny
    options.displayNamesLocale = locale
    return try ObjectDetector(options: options)
  }
}

/// The names of the options that were changed.
func changed(_ options: KeyValuePairs<String, Bool>) -> [String] {
  options.filter(\.value).map(\.key)
}
