import VisionTasks

extension Pose {
  /// The visibility that landmarks must have at least to be measured, unless a call says otherwise.
  ///
  /// It is as likely as not that nothing hides such a landmark.
  public static let defaultMinimumVisibility: Float = 0.5

  /// A joint of the body that bends. Left and right are the person's own.
  public enum Joint: String, Sendable, Hashable, Codable, CaseIterable {
    /// Between the upper arm and the trunk, on the left.
    case leftShoulder
    /// Between the upper arm and the trunk, on the right.
    case rightShoulder
    /// Between the left upper arm and forearm.
    case leftElbow
    /// Between the right upper arm and forearm.
    case rightElbow
    /// Between the left forearm and the knuckle of the index finger.
    case leftWrist
    /// Between the right forearm and the knuckle of the index finger.
    case rightWrist
    /// Between the trunk and the left thigh.
    case leftHip
    /// Between the trunk and the right thigh.
    case rightHip
    /// Between the left thigh and shin.
    case leftKnee
    /// Between the right thigh and shin.
    case rightKnee
    /// Between the left shin and the tip of the foot.
    case leftAnkle
    /// Between the right shin and the tip of the foot.
    case rightAnkle

    /// The joint's own landmark, and the ends of the two limbs that meet there.
    public var landmarks: (start: LandmarkName, vertex: LandmarkName, end: LandmarkName) {
      switch self {
      case .leftShoulder: (.leftElbow, .leftShoulder, .leftHip)
      case .rightShoulder: (.rightElbow, .rightShoulder, .rightHip)
      case .leftElbow: (.leftShoulder, .leftElbow, .leftWrist)
      case .rightElbow: (.rightShoulder, .rightElbow, .rightWrist)
      case .leftWrist: (.leftElbow, .leftWrist, .leftIndex)
      case .rightWrist: (.rightElbow, .rightWrist, .rightIndex)
      case .leftHip: (.leftShoulder, .leftHip, .leftKnee)
      case .rightHip: (.rightShoulder, .rightHip, .rightKnee)
      case .leftKnee: (.leftHip, .leftKnee, .leftAnkle)
      case .rightKnee: (.rightHip, .rightKnee, .rightAnkle)
      case .leftAnkle: (.leftKnee, .leftAnkle, .leftFootIndex)
      case .rightAnkle: (.rightKnee, .rightAnkle, .rightFootIndex)
      }
    }
  }
}

extension Pose {
  /// The angle between the two limbs that meet at a joint: 180 degrees when it is stretched, less the more it
  /// is bent.
  ///
  /// ```swift
  /// if let elbow = pose.angle(at: .leftElbow) { print(elbow.degrees) }
  /// ```
  ///
  /// - Parameters:
  ///   - joint: The joint.
  ///   - space: Where the angle is measured. In a picture, limbs that point at the camera are foreshortened.
  ///   - minimumVisibility: The visibility that the three landmarks must have at least.
  /// - Returns: 0 to 180 degrees; `nil` where a landmark is not visible or two landmarks coincide.
  public func angle(
    at joint: Joint, in space: LandmarkSpace = .world,
    minimumVisibility: Float = Pose.defaultMinimumVisibility
  ) -> JointAngle? {
    let (start, vertex, end) = joint.landmarks
    return angle(start, vertex, end, in: space, minimumVisibility: minimumVisibility)
  }

  /// The angle between the lines from one landmark to two others.
  ///
  /// - Parameters:
  ///   - start: The landmark that the first line leads to.
  ///   - vertex: The landmark where both lines begin.
  ///   - end: The landmark that the second line leads to.
  ///   - space: Where the angle is measured. In a picture, lines that point at the camera are foreshortened.
  ///   - minimumVisibility: The visibility that the three landmarks must have at least.
  /// - Returns: 0 to 180 degrees; `nil` where a landmark is not visible or two landmarks coincide.
  public func angle(
    _ start: LandmarkName, _ vertex: LandmarkName, _ end: LandmarkName, in space: LandmarkSpace = .world,
    minimumVisibility: Float = Pose.defaultMinimumVisibility
  ) -> JointAngle? {
    guard
      let start = place(of: start, in: space, minimumVisibility),
      let vertex = place(of: vertex, in: space, minimumVisibility),
      let end = place(of: end, in: space, minimumVisibility)
    else { return nil }
    return vertex.angle(between: start, and: end)
  }

  /// The distance between two landmarks in the world, in metres.
  ///
  /// - Parameters:
  ///   - start: One landmark.
  ///   - end: The other landmark.
  ///   - minimumVisibility: The visibility that both landmarks must have at least.
  /// - Returns: `nil` where a landmark is not visible.
  public func distanceInMetres(
    from start: LandmarkName, to end: LandmarkName,
    minimumVisibility: Float = Pose.defaultMinimumVisibility
  ) -> Double? {
    distance(from: start, to: end, in: .world, minimumVisibility)
  }

  /// The distance between two landmarks in a picture, in pixels.
  ///
  /// Divided by the picture's height, it is a fraction of that.
  ///
  /// - Parameters:
  ///   - start: One landmark.
  ///   - end: The other landmark.
  ///   - picture: The size of the picture that the pose was found in.
  ///   - minimumVisibility: The visibility that both landmarks must have at least.
  /// - Returns: `nil` where a landmark is not visible.
  public func distanceInPixels(
    from start: LandmarkName, to end: LandmarkName, in picture: PictureDimensions,
    minimumVisibility: Float = Pose.defaultMinimumVisibility
  ) -> Double? {
    distance(from: start, to: end, in: .picture(picture), minimumVisibility)
  }

  private func distance(
    from start: LandmarkName, to end: LandmarkName, in space: LandmarkSpace, _ minimumVisibility: Float
  ) -> Double? {
    guard
      let start = place(of: start, in: space, minimumVisibility),
      let end = place(of: end, in: space, minimumVisibility)
    else { return nil }
    return start.distance(to: end)
  }

  /// Where a landmark is; `nil` when it is not visible.
  private func place(of name: LandmarkName, in space: LandmarkSpace, _ minimumVisibility: Float) -> Vector? {
    switch space {
    case .world:
      let landmark = world[name]
      return landmark.visibility >= minimumVisibility ? Vector(landmark.position) : nil
    case .picture(let picture):
      let landmark = self[name]
      return landmark.visibility >= minimumVisibility ? Vector(flat: landmark.position, in: picture) : nil
    }
  }
}
