/// How much of each of 52 facial movements a face shows.
public struct Blendshapes: Sendable, Hashable {
  /// A facial movement. Left and right are the person's own.
  ///
  /// Source: `mediapipe/tasks/cc/vision/face_landmarker/face_blendshapes_graph.cc`.
  public enum Name: Int, Sendable, Hashable, CaseIterable {
    // In the order of the network's output.
    /// No movement.
    case neutral
    /// The movement "brow down left".
    case browDownLeft
    /// The movement "brow down right".
    case browDownRight
    /// The movement "brow inner up".
    case browInnerUp
    /// The movement "brow outer up left".
    case browOuterUpLeft
    /// The movement "brow outer up right".
    case browOuterUpRight
    /// The movement "cheek puff".
    case cheekPuff
    /// The movement "cheek squint left".
    case cheekSquintLeft
    /// The movement "cheek squint right".
    case cheekSquintRight
    /// The movement "eye blink left".
    case eyeBlinkLeft
    /// The movement "eye blink right".
    case eyeBlinkRight
    /// The movement "eye look down left".
    case eyeLookDownLeft
    /// The movement "eye look down right".
    case eyeLookDownRight
    /// The movement "eye look in left".
    case eyeLookInLeft
    /// The movement "eye look in right".
    case eyeLookInRight
    /// The movement "eye look out left".
    case eyeLookOutLeft
    /// The movement "eye look out right".
    case eyeLookOutRight
    /// The movement "eye look up left".
    case eyeLookUpLeft
    /// The movement "eye look up right".
    case eyeLookUpRight
    /// The movement "eye squint left".
    case eyeSquintLeft
    /// The movement "eye squint right".
    case eyeSquintRight
    /// The movement "eye wide left".
    case eyeWideLeft
    /// The movement "eye wide right".
    case eyeWideRight
    /// The movement "jaw forward".
    case jawForward
    /// The movement "jaw left".
    case jawLeft
    /// The movement "jaw open".
    case jawOpen
    /// The movement "jaw right".
    case jawRight
    /// The movement "mouth close".
    case mouthClose
    /// The movement "mouth dimple left".
    case mouthDimpleLeft
    /// The movement "mouth dimple right".
    case mouthDimpleRight
    /// The movement "mouth frown left".
    case mouthFrownLeft
    /// The movement "mouth frown right".
    case mouthFrownRight
    /// The movement "mouth funnel".
    case mouthFunnel
    /// The movement "mouth left".
    case mouthLeft
    /// The movement "mouth lower down left".
    case mouthLowerDownLeft
    /// The movement "mouth lower down right".
    case mouthLowerDownRight
    /// The movement "mouth press left".
    case mouthPressLeft
    /// The movement "mouth press right".
    case mouthPressRight
    /// The movement "mouth pucker".
    case mouthPucker
    /// The movement "mouth right".
    case mouthRight
    /// The movement "mouth roll lower".
    case mouthRollLower
    /// The movement "mouth roll upper".
    case mouthRollUpper
    /// The movement "mouth shrug lower".
    case mouthShrugLower
    /// The movement "mouth shrug upper".
    case mouthShrugUpper
    /// The movement "mouth smile left".
    case mouthSmileLeft
    /// The movement "mouth smile right".
    case mouthSmileRight
    /// The movement "mouth stretch left".
    case mouthStretchLeft
    /// The movement "mouth stretch right".
    case mouthStretchRight
    /// The movement "mouth upper up left".
    case mouthUpperUpLeft
    /// The movement "mouth upper up right".
    case mouthUpperUpRight
    /// The movement "nose sneer left".
    case noseSneerLeft
    /// The movement "nose sneer right".
    case noseSneerRight

    /// The name that the network's authors gave the movement.
    public var label: String { self == .neutral ? "_neutral" : "\(self)" }
  }

  /// The scores, 0 to 1, in the order of ``Name``.
  public var scores: [Float]

  /// Creates the scores of a face.
  ///
  /// - Precondition: There are 52 scores.
  public init(scores: [Float]) {
    precondition(scores.count == Name.allCases.count, "\(scores.count) blendshapes")
    self.scores = scores
  }

  /// The score of a movement.
  public subscript(name: Name) -> Float { scores[name.rawValue] }

  /// All movements with their names and scores.
  public var categories: [Classification] {
    Name.allCases.map { Classification(index: $0.rawValue, score: self[$0], name: $0.label) }
  }
}

extension Blendshapes: Codable {
  /// Reads the categories of all movements, in their order.
  public init(from decoder: any Decoder) throws {
    let categories = try decoder.singleValueContainer().decode([Classification].self)
    guard categories.map(\.index) == Name.allCases.map(\.rawValue) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "\(categories.count) blendshapes; expected \(Name.allCases.count) in their order")
      )
    }
    scores = categories.map(\.score)
  }

  /// Writes all movements as categories.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(categories)
  }
}
