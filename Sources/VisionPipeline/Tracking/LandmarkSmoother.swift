/// What is smoothed of a subject, and how much; `nil` parts stay as the network gives them.
package struct SmoothingParameters: Sendable, Hashable {
  /// For positions in the picture, in pixels, whose speeds are measured in sizes of the subject.
  package var landmarks: OneEuroParameters?
  /// For positions in the world, in metres.
  package var worldLandmarks: OneEuroParameters?
  /// The share of the newest visibility, 0 to 1.
  package var visibilityAlpha: Float?

  package init(
    landmarks: OneEuroParameters? = nil, worldLandmarks: OneEuroParameters? = nil,
    visibilityAlpha: Float? = nil
  ) {
    self.landmarks = landmarks
    self.worldLandmarks = worldLandmarks
    self.visibilityAlpha = visibilityAlpha
  }
}

extension SmoothingParameters {
  /// The reference keeps its parameters in single precision.
  private static func parameters(minimumCutoff: Float, speedCoefficient: Float) -> OneEuroParameters {
    OneEuroParameters(minimumCutoff: Double(minimumCutoff), speedCoefficient: Double(speedCoefficient))
  }

  /// For bodies.
  ///
  /// Source: `mediapipe/tasks/cc/vision/pose_landmarker/pose_landmarks_detector_graph.cc`.
  package static let pose = SmoothingParameters(
    landmarks: parameters(minimumCutoff: 0.05, speedCoefficient: 80),
    worldLandmarks: parameters(minimumCutoff: 0.1, speedCoefficient: 40), visibilityAlpha: 0.1)

  /// For the points that the region around a body is built on.
  ///
  /// Source: `mediapipe/tasks/cc/vision/holistic_landmarker/holistic_pose_tracking.cc`.
  package static let regionPoints = SmoothingParameters(
    landmarks: parameters(minimumCutoff: 0.01, speedCoefficient: 10))

  /// For faces.
  ///
  /// Source: `mediapipe/tasks/cc/vision/face_landmarker/face_landmarks_detector_graph.cc`.
  package static let face = SmoothingParameters(
    landmarks: parameters(minimumCutoff: 0.05, speedCoefficient: 80))
}

/// Smooths the landmarks of one subject from frame to frame.
///
/// Every coordinate of every landmark has a filter of its own.
/// Sources: `mediapipe/framework/api2/stream/smoothing.cc`,
/// `mediapipe/calculators/util/landmarks_smoothing_calculator.cc`, `visibility_smoothing_calculator.cc`.
package struct LandmarkSmoother: Sendable {
  private let parameters: SmoothingParameters
  private var landmarkFilters: [OneEuroFilter] = []
  private var worldLandmarkFilters: [OneEuroFilter] = []
  private var visibilityFilters: [LowPassFilter] = []
  private var worldVisibilityFilters: [LowPassFilter] = []
  /// Of the picture that ``landmarkFilters`` saw last.
  private var pictureSize: PixelSize?

  /// Smaller subjects, in pixels, pass unchanged.
  private static let minimumObjectScale: Float = 1e-6

  package init(_ parameters: SmoothingParameters) {
    self.parameters = parameters
  }

  /// Smooths landmarks in a picture of `size`. In a picture of another size than the last they start afresh,
  /// as the reference has it: distances in pixels do not compare.
  ///
  /// - Parameters:
  ///   - objectScale: the subject's size in pixels.
  ///   - time: the frame's time in nanoseconds.
  package mutating func smooth(
    _ landmarks: inout [SpatialLandmark<PictureSpace>], objectScale: Float, in size: PixelSize, at time: Int64
  ) {
    if let alpha = parameters.visibilityAlpha {
      Self.smoothVisibility(of: &landmarks, with: &visibilityFilters, alpha: alpha)
    }
    guard beginFrame(landmarkCount: landmarks.count, objectScale: objectScale, in: size) else { return }
    for index in landmarks.indices {
      smooth(&landmarks[index].position, index, objectScale: objectScale, in: size, at: time)
    }
  }

  /// Smooths positions in a picture of `size`, which start afresh in a picture of another size than the last.
  ///
  /// - Parameters:
  ///   - objectScale: the subject's size in pixels.
  ///   - time: the frame's time in nanoseconds.
  package mutating func smooth(
    _ positions: inout [Position<PictureSpace>], objectScale: Float, in size: PixelSize, at time: Int64
  ) {
    guard beginFrame(landmarkCount: positions.count, objectScale: objectScale, in: size) else { return }
    for index in positions.indices {
      smooth(&positions[index], index, objectScale: objectScale, in: size, at: time)
    }
  }

  /// Smooths landmarks in the world.
  package mutating func smooth(_ landmarks: inout [SpatialLandmark<WorldSpace>], at time: Int64) {
    if let alpha = parameters.visibilityAlpha {
      Self.smoothVisibility(of: &landmarks, with: &worldVisibilityFilters, alpha: alpha)
    }
    guard let filter = parameters.worldLandmarks.map(OneEuroFilter.init) else { return }
    worldLandmarkFilters.fill(toCount: 3 * landmarks.count, with: filter)
    for index in landmarks.indices { smooth(&landmarks[index].position, index, at: time) }
  }

  /// Smooths positions in the world.
  package mutating func smooth(_ positions: inout [Position<WorldSpace>], at time: Int64) {
    guard let filter = parameters.worldLandmarks.map(OneEuroFilter.init) else { return }
    worldLandmarkFilters.fill(toCount: 3 * positions.count, with: filter)
    for index in positions.indices { smooth(&positions[index], index, at: time) }
  }

  /// Forgets where the subject was in the picture, as after a frame without it.
  ///
  /// The world's and the visibility's filters go on from where they were: in the reference only calculators
  /// that know the picture's size run on such a frame.
  package mutating func forgetPosition() {
    landmarkFilters.removeAll(keepingCapacity: true)
  }

  private static func smoothVisibility<Space>(
    of landmarks: inout [SpatialLandmark<Space>], with filters: inout [LowPassFilter], alpha: Float
  ) {
    filters.fill(toCount: landmarks.count, with: LowPassFilter())
    for index in landmarks.indices {
      landmarks[index].visibility = filters[index].apply(landmarks[index].visibility, alpha: alpha)
    }
  }
}

extension LandmarkSmoother {
  /// Prepares the filters of positions in a picture.
  ///
  /// - Returns: whether there is anything to smooth.
  private mutating func beginFrame(landmarkCount: Int, objectScale: Float, in size: PixelSize) -> Bool {
    if size != pictureSize { forgetPosition() }
    pictureSize = size
    guard let filter = parameters.landmarks.map(OneEuroFilter.init), objectScale >= Self.minimumObjectScale
    else { return false }
    landmarkFilters.fill(toCount: 3 * landmarkCount, with: filter)
    return true
  }

  /// Smooths the position of a landmark in pixels.
  private mutating func smooth(
    _ position: inout Position<PictureSpace>, _ index: Int, objectScale: Float, in size: PixelSize,
    at time: Int64
  ) {
    let (width, height) = (Float(size.width), Float(size.height))
    let scale = Double(1 / objectScale)
    position.x = landmarkFilters[3 * index].apply(position.x * width, scale: scale, at: time) / width
    position.y = landmarkFilters[3 * index + 1].apply(position.y * height, scale: scale, at: time) / height
    position.z = landmarkFilters[3 * index + 2].apply(position.z * width, scale: scale, at: time) / width
  }

  /// Smooths the position of a landmark in metres.
  private mutating func smooth(_ position: inout Position<WorldSpace>, _ index: Int, at time: Int64) {
    position.x = worldLandmarkFilters[3 * index].apply(position.x, scale: 1, at: time)
    position.y = worldLandmarkFilters[3 * index + 1].apply(position.y, scale: 1, at: time)
    position.z = worldLandmarkFilters[3 * index + 2].apply(position.z, scale: 1, at: time)
  }
}

extension OneEuroFilter {
  /// The smoothed value in single precision.
  fileprivate mutating func apply(_ value: Float, scale: Double, at time: Int64) -> Float {
    Float(apply(Double(value), scale: scale, at: time))
  }
}

extension Array {
  /// Makes an array of another length one of `count` equal elements.
  fileprivate mutating func fill(toCount count: Int, with element: Element) {
    if self.count != count { self = Array(repeating: element, count: count) }
  }
}

/// How much a one-euro filter smooths.
package struct OneEuroParameters: Sendable, Hashable {
  /// The cut-off frequency for a value at rest, in hertz; smaller is steadier.
  package var minimumCutoff: Double
  /// How much faster the filter follows for each unit of speed; larger lags less.
  package var speedCoefficient: Double
  /// The cut-off frequency for the speed, in hertz.
  package var derivativeCutoff: Double
  /// Frames a second, until two times are known.
  package var initialFrequency: Double

  package init(
    minimumCutoff: Double, speedCoefficient: Double, derivativeCutoff: Double = 1,
    initialFrequency: Double = 30
  ) {
    self.minimumCutoff = minimumCutoff
    self.speedCoefficient = speedCoefficient
    self.derivativeCutoff = derivativeCutoff
    self.initialFrequency = initialFrequency
  }
}

/// A low-pass filter that follows fast movements closely and holds slow ones steady.
///
/// Sources: Casiez, Roussel and Vogel, "1€ Filter" (CHI 2012); `mediapipe/util/filtering/one_euro_filter.cc`,
/// whose treatment of the time 0 and of times before it is kept.
package struct OneEuroFilter: Sendable, Hashable {
  private let parameters: OneEuroParameters
  private var values = LowPassFilter()
  private var speeds = LowPassFilter()
  /// Frames a second, by the last two of them.
  private var frequency: Double
  private var lastTime: Int64 = -1

  package init(_ parameters: OneEuroParameters) {
    self.parameters = parameters
    frequency = parameters.initialFrequency
  }

  /// The smoothed value.
  ///
  /// - Parameters:
  ///   - time: the frame's time in nanoseconds; a value that is not later than the one before passes
  ///     unchanged.
  ///   - scale: what a change of the value is multiplied by to become a speed that ``OneEuroParameters`` are
  ///     for.
  package mutating func apply(_ value: Double, scale: Double, at time: Int64) -> Double {
    guard time > lastTime else { return value }
    if lastTime != 0, time != 0 {
      frequency = 1 / (Double(time - lastTime) * 1e-9)
    }
    lastTime = time
    let speed = values.previousInput.map { (value - Double($0)) * scale * frequency } ?? 0
    let smoothSpeed = speeds.apply(Float(speed), alpha: alpha(forCutoff: parameters.derivativeCutoff))
    let cutoff = parameters.minimumCutoff + parameters.speedCoefficient * abs(Double(smoothSpeed))
    return Double(values.apply(Float(value), alpha: alpha(forCutoff: cutoff)))
  }

  private func alpha(forCutoff cutoff: Double) -> Float {
    let period = 1 / frequency
    let timeConstant = 1 / (2 * Double.pi * cutoff)
    return Float(1 / (1 + timeConstant / period))
  }
}

/// Follows a value slowly: each output is a mixture of the newest input and the output before.
///
/// Source: `mediapipe/util/filtering/low_pass_filter.cc`; single and double precision are mixed as there.
package struct LowPassFilter: Sendable, Hashable {
  private var output: Float?
  /// The input before, unfiltered; `nil` at the start.
  private(set) var previousInput: Float?

  package init() {}

  /// The next output.
  ///
  /// - Parameter alpha: the share of `value`, 0 to 1; the first value is taken as it is.
  package mutating func apply(_ value: Float, alpha: Float) -> Float {
    let result =
      output.map { Float(Double(alpha * value) + (1 - Double(alpha)) * Double($0)) } ?? value
    output = result
    previousInput = value
    return result
  }
}
