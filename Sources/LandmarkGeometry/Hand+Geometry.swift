import VisionTasks

extension Hand {
  /// A finger of the hand, from the thumb on.
  public enum Finger: String, Sendable, Hashable, Codable, CaseIterable {
    /// The thumb.
    case thumb
    /// The index finger.
    case indexFinger
    /// The middle finger.
    case middleFinger
    /// The ring finger.
    case ringFinger
    /// The little finger.
    case pinky

    /// The finger's three joints, from the wrist to the tip.
    public var joints: [Joint] {
      switch self {
      case .thumb: [.thumbCMC, .thumbMCP, .thumbIP]
      case .indexFinger: [.indexFingerMCP, .indexFingerPIP, .indexFingerDIP]
      case .middleFinger: [.middleFingerMCP, .middleFingerPIP, .middleFingerDIP]
      case .ringFinger: [.ringFingerMCP, .ringFingerPIP, .ringFingerDIP]
      case .pinky: [.pinkyMCP, .pinkyPIP, .pinkyDIP]
      }
    }
  }

  /// A joint of a finger, by its landmark's name and number.
  public enum Joint: Int, Sendable, Hashable, Codable, CaseIterable {
    /// The thumb's joint at the wrist.
    case thumbCMC = 1
    /// The thumb's knuckle.
    case thumbMCP = 2
    /// The thumb's upper joint.
    case thumbIP = 3
    /// The index finger's knuckle.
    case indexFingerMCP = 5
    /// The index finger's middle joint.
    case indexFingerPIP = 6
    /// The index finger's upper joint.
    case indexFingerDIP = 7
    /// The middle finger's knuckle.
    case middleFingerMCP = 9
    /// The middle finger's middle joint.
    case middleFingerPIP = 10
    /// The middle finger's upper joint.
    case middleFingerDIP = 11
    /// The ring finger's knuckle.
    case ringFingerMCP = 13
    /// The ring finger's middle joint.
    case ringFingerPIP = 14
    /// The ring finger's upper joint.
    case ringFingerDIP = 15
    /// The little finger's knuckle.
    case pinkyMCP = 17
    /// The little finger's middle joint.
    case pinkyPIP = 18
    /// The little finger's upper joint.
    case pinkyDIP = 19

    /// The joint's own landmark, and its neighbours towards the wrist and towards the tip.
    public var landmarks: (start: LandmarkName, vertex: LandmarkName, end: LandmarkName) {
      switch self {
      case .thumbCMC: (.wrist, .thumbCMC, .thumbMCP)
      case .thumbMCP: (.thumbCMC, .thumbMCP, .thumbIP)
      case .thumbIP: (.thumbMCP, .thumbIP, .thumbTip)
      case .indexFingerMCP: (.wrist, .indexFingerMCP, .indexFingerPIP)
      case .indexFingerPIP: (.indexFingerMCP, .indexFingerPIP, .indexFingerDIP)
      case .indexFingerDIP: (.indexFingerPIP, .indexFingerDIP, .indexFingerTip)
      case .middleFingerMCP: (.wrist, .middleFingerMCP, .middleFingerPIP)
      case .middleFingerPIP: (.middleFingerMCP, .middleFingerPIP, .middleFingerDIP)
      case .middleFingerDIP: (.middleFingerPIP, .middleFingerDIP, .middleFingerTip)
      case .ringFingerMCP: (.wrist, .ringFingerMCP, .ringFingerPIP)
      case .ringFingerPIP: (.ringFingerMCP, .ringFingerPIP, .ringFingerDIP)
      case .ringFingerDIP: (.ringFingerPIP, .ringFingerDIP, .ringFingerTip)
      case .pinkyMCP: (.wrist, .pinkyMCP, .pinkyPIP)
      case .pinkyPIP: (.pinkyMCP, .pinkyPIP, .pinkyDIP)
      case .pinkyDIP: (.pinkyPIP, .pinkyDIP, .pinkyTip)
      }
    }
  }
}

extension Hand {
  /// How far a joint is bent: 0 degrees when the bones on both sides form a line, 90 when they form a right
  /// angle.
  ///
  /// - Parameters:
  ///   - joint: The joint.
  ///   - space: Where the angle is measured. In a picture, bones that point at the camera are foreshortened.
  /// - Returns: 0 to 180 degrees; `nil` where two landmarks coincide.
  public func flexion(at joint: Joint, in space: LandmarkSpace = .world) -> JointAngle? {
    let (start, vertex, end) = joint.landmarks
    return angle(start, vertex, end, in: space).map { .radians(.pi - $0.radians) }
  }

  /// How far a finger is bent: the sum of the flexion of its three joints, near 0 degrees when it is
  /// stretched.
  ///
  /// - Parameters:
  ///   - finger: The finger.
  ///   - space: Where the angles are measured. In a picture, bones that point at the camera are
  ///     foreshortened.
  /// - Returns: 0 to 540 degrees; `nil` where two landmarks coincide.
  public func flexion(of finger: Finger, in space: LandmarkSpace = .world) -> JointAngle? {
    let flexions = finger.joints.compactMap { flexion(at: $0, in: space) }
    return flexions.count == finger.joints.count ? flexions.reduce(.zero, +) : nil
  }

  /// The angle between the lines from one landmark to two others.
  ///
  /// - Parameters:
  ///   - start: The landmark that the first line leads to.
  ///   - vertex: The landmark where both lines begin.
  ///   - end: The landmark that the second line leads to.
  ///   - space: Where the angle is measured. In a picture, lines that point at the camera are foreshortened.
  /// - Returns: 0 to 180 degrees; `nil` where two landmarks coincide.
  public func angle(
    _ start: LandmarkName, _ vertex: LandmarkName, _ end: LandmarkName, in space: LandmarkSpace = .world
  ) -> JointAngle? {
    place(of: vertex, in: space).angle(between: place(of: start, in: space), and: place(of: end, in: space))
  }

  /// The distance between two landmarks in the world, in metres; `nil` where a coordinate is not finite.
  public func distanceInMetres(from start: LandmarkName, to end: LandmarkName) -> Double? {
    place(of: start, in: .world).distance(to: place(of: end, in: .world))
  }

  /// The distance between two landmarks in the picture that the hand was found in, in pixels; `nil` where a
  /// coordinate is not finite.
  public func distanceInPixels(
    from start: LandmarkName, to end: LandmarkName, in picture: PictureDimensions
  ) -> Double? {
    place(of: start, in: .picture(picture)).distance(to: place(of: end, in: .picture(picture)))
  }

  private func place(of name: LandmarkName, in space: LandmarkSpace) -> Vector {
    switch space {
    case .world: Vector(world[name])
    case .picture(let picture): Vector(flat: self[name], in: picture)
    }
  }
}
