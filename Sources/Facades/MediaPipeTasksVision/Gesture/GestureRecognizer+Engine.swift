import FacadeSupport
import VisionTasks

extension TaskEngine<GestureRecognizerResult> {
  /// Prepares the networks that find hands and tell their gestures.
  init(_ options: GestureRecognizerOptions, _ mode: EngineMode<Output>) throws {
    var values = VisionTasks.GestureRecognizer.Options()
    values.maximumCount = options.numHands
    values.minimumDetectionScore = options.minHandDetectionConfidence
    values.minimumPresence = options.minHandPresenceConfidence
    values.minimumTrackingOverlap = options.minTrackingConfidence
    values.cannedGestures = GestureOptions(options.cannedGesturesClassifierOptions)
    values.customGestures = GestureOptions(options.customGesturesClassifierOptions)
    values.compute = options.baseOptions.compute
    try self.init(
      mode,
      networks: {
        let model = try GestureNetworks.read(options.baseOptions.modelSource(), values)
        try options.cannedGesturesClassifierOptions?.validate()
        try options.customGesturesClassifierOptions?.validate()
        let networks = try GestureNetworks(model, values)
        try OptionChecks.validate(
          presence: options.minHandPresenceConfidence, option: "minHandPresenceConfidence")
        try OptionChecks.validate(maximumCount: options.numHands, option: "numHands")
        try OptionChecks.validate(handOverlap: options.minTrackingConfidence, in: options.runningMode)
        return networks
      }, single: { VisionTasks.GestureRecognizer($0) },
      tracker: { VisionTasks.GestureRecognizer.Tracker($0) }, makeResult: GestureRecognizerResult.init)
  }
}

extension GestureOptions {
  /// A classifier's options. A hand has one gesture at most, so how many are asked for does not count.
  fileprivate init(_ options: ClassifierOptions?) {
    self.init()
    guard let options else { return }
    minimumScore = options.scoreThreshold
    allowedNames = options.categoryAllowlist ?? []
    deniedNames = options.categoryDenylist ?? []
  }
}

extension ClassifierOptions {
  /// Checks what the reference checks.
  ///
  /// - Throws: `TasksError` with code `invalidArgumentError`.
  fileprivate func validate() throws(TasksError) {
    try OptionChecks.validate(maximumResultCount: maxResults)
    try OptionChecks.validate(allowed: categoryAllowlist ?? [], denied: categoryDenylist ?? [])
  }
}

extension GestureRecognizerResult {
  convenience init(_ hands: [RecognizedHand], milliseconds: Int) {
    self.init(
      gestures: hands.map { $0.gestures.map(ResultCategory.init) },
      handedness: hands.map { [ResultCategory(handednessOf: $0.hand)] },
      landmarks: hands.map { $0.hand.landmarks.map(NormalizedLandmark.init) },
      worldLandmarks: hands.map { $0.hand.world.landmarks.map(Landmark.init) },
      timestampInMilliseconds: milliseconds)
  }
}
