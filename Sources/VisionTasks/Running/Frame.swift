/// A frame of a video or a camera.
public struct Frame: Sendable {
  /// The picture.
  public var picture: Picture
  /// The time, later than that of the frame before.
  public var time: FrameTime
  /// Where the task looks.
  public var search: Search

  /// Creates a frame.
  public init(_ picture: Picture, at time: FrameTime, search: Search = .wholePicture) {
    self.picture = picture
    self.time = time
    self.search = search
  }
}

/// What a task found in one frame of a video.
public struct TrackedFrame<Subject: Sendable & Hashable & Codable>: Sendable, Hashable, Codable {
  /// The frame's time.
  public var time: FrameTime
  /// What was found; ``SubjectOrigin/trackID`` of each is the same in all frames that it is seen in.
  public var subjects: [Subject]
  /// Whether the detector looked for subjects in this frame. It rests while as many are followed as may be
  /// found.
  public var detectorRan: Bool

  /// Creates the result of a frame.
  public init(time: FrameTime, subjects: [Subject], detectorRan: Bool) {
    self.time = time
    self.subjects = subjects
    self.detectorRan = detectorRan
  }
}

/// What a task made of one frame of a video, for tasks that make one thing of each.
public struct FrameOutput<Output: Sendable & Hashable>: Sendable, Hashable {
  /// The frame's time.
  public var time: FrameTime
  /// What the task made of the frame.
  public var output: Output

  /// Creates the output for a frame.
  public init(time: FrameTime, output: Output) {
    self.time = time
    self.output = output
  }
}

extension FrameOutput: Codable where Output: Codable {}

/// What happens to frames that come faster than they are processed.
public enum BusyPolicy: String, Sendable, Hashable, Codable, CaseIterable {
  /// Frames wait for their turn, so none is lost.
  case wait
  /// The newest frame waits, older ones are dropped: results are as fresh as can be.
  case dropOldest
  /// The frame that waits stays, newer ones are dropped.
  case dropNewest
}
