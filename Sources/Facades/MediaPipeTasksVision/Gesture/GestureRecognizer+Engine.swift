import FacadeSupport
import VisionTasks

extension GestureNetworks {
  /// Prepares the networks that find hands and tell their gestures.
  static func prepared(for options: GestureRecognizerOptions) throws -> sending GestureNetworks {
    var values = VisionTasks.GestureRecognizer.Options()
    values.maximumCount = options.numHands
    values.minimumDetectionScore = options.minHandDetectionConfidence
    values.minimumPresence = options.minHandPresenceConfidence
    values.minimumTrackingOverlap = options.minTrackingConfidence
    values.cannedGestures = GestureOptions(options.cannedGesturesClassifierOptions)
    values.customGestures = GestureOptions(options.customGesturesClassifierOptions)
    values.compute = options.baseOptions.compute
    let model = try Self.read(options.baseOptions.modelSource(), values)
    try options.cannedGesturesClassifierOptions?.validate()
    try options.customGesturesClassifierOptions?.validate()
    let networks = try Self(model, values)
    try OptionChecks.validate(
      presence: options.minHandPresenceConfidence, option: "minHandPresenceConfidence")
    try OptionChecks.validate(maximumCount: options.numHands, option: "numHands")
    try OptionChecks.validate(handOverlap: options.minTrackingConfidence, in: options.runningMode)
    return networks
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
