import VisionPipeline

/// An upright rectangle in fractions of a picture's width and height, from the top left corner.
public struct NormalizedBox: Sendable, Hashable, Codable {
  /// The left edge.
  public var left: Float
  /// The upper edge.
  public var top: Float
  /// The right edge.
  public var right: Float
  /// The lower edge.
  public var bottom: Float

  /// Creates a box between four edges.
  public init(left: Float, top: Float, right: Float, bottom: Float) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// Creates a box of a width and a height at a corner.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(left: Float(x), top: Float(y), right: Float(x + width), bottom: Float(y + height))
  }

  /// The distance between the left and the right edge.
  public var width: Float { right - left }
  /// The distance between the upper and the lower edge.
  public var height: Float { bottom - top }
}

/// An upright rectangle in whole pixels of a picture, from the top left corner.
public struct PixelBox: Sendable, Hashable {
  /// The left edge.
  public var x: Int
  /// The upper edge.
  public var y: Int
  /// The distance from the left to the right edge.
  public var width: Int
  /// The distance from the upper to the lower edge.
  public var height: Int

  /// Creates a box.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  init(_ box: WholePixelBox) {
    self.init(x: box.x, y: box.y, width: box.width, height: box.height)
  }
}

extension PixelBox: Codable {
  private enum CodingKeys: String, CodingKey {
    case width, height
    case x = "origin_x"
    case y = "origin_y"
  }
}

/// A turned rectangle around a subject.
///
/// Centre and sides are fractions of the width and height of the picture's pixels as they are stored. The
/// rectangle is turned about its centre *in pixels*.
public struct SubjectRegion: Sendable, Hashable {
  /// The centre, from the left.
  public var xCenter: Float
  /// The centre, from the top.
  public var yCenter: Float
  /// The side that is horizontal before the turn.
  public var width: Float
  /// The side that is vertical before the turn.
  public var height: Float
  /// Radians, clockwise on the screen.
  public var rotation: Float

  /// Creates a region.
  public init(xCenter: Float, yCenter: Float, width: Float, height: Float, rotation: Float = 0) {
    self.xCenter = xCenter
    self.yCenter = yCenter
    self.width = width
    self.height = height
    self.rotation = rotation
  }

  init(_ region: NormalizedRect) {
    self.init(
      xCenter: region.xCenter, yCenter: region.yCenter, width: region.width, height: region.height,
      rotation: region.rotation)
  }

  /// The region as the pipeline takes it.
  var normalizedRect: NormalizedRect {
    NormalizedRect(xCenter: xCenter, yCenter: yCenter, width: width, height: height, rotation: rotation)
  }
}

extension SubjectRegion: Codable {
  private enum CodingKeys: String, CodingKey {
    case width, height, rotation
    case xCenter = "x_center"
    case yCenter = "y_center"
  }
}

extension SubjectRegion {
  /// How far sides and centre may go, in pictures; the crop's arithmetic is exact far beyond.
  private static let limit: Float = 100

  /// Checks that a network can look at the region.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument`.
  package func validate() throws(VisionError) {
    let values = [xCenter, yCenter, width, height, rotation]
    guard values.allSatisfy({ abs($0) <= Self.limit }), width > 0, height > 0 else {
      throw VisionError(
        .invalidArgument,
        "A subject's region is \(values.map { "\($0)" }.joined(separator: ",")); expected sides above 0 and all "
          + "numbers at most \(Self.limit).")
    }
  }
}

extension PixelBox {
  /// The box as the pipeline takes it.
  var wholePixelBox: WholePixelBox { WholePixelBox(x: x, y: y, width: width, height: height) }
}

/// Where a subject was found: the region that its network looked at, and what led there.
public struct SubjectOrigin: Sendable, Hashable {
  /// A number that stays with a subject from frame to frame, also when it was lost for a moment; `nil` in
  /// single pictures.
  public var trackID: Int?
  /// The region that the landmark network looked at. Given back as a ``Search``, it leads to the same
  /// landmarks.
  public var region: SubjectRegion
  /// What the detector saw; `nil` when the region was followed from the frame before, or given.
  public var detection: SubjectDetection?

  /// Creates an origin.
  public init(trackID: Int? = nil, region: SubjectRegion, detection: SubjectDetection? = nil) {
    self.trackID = trackID
    self.region = region
    self.detection = detection
  }
}

extension SubjectOrigin: Codable {
  private enum CodingKeys: String, CodingKey {
    case detection
    case trackID = "track_id"
    case region = "region_of_interest"
  }
}

/// A body, face or palm as its detector saw it.
public struct SubjectDetection: Sendable, Hashable {
  /// How sure the detector is, 0 to 1.
  public var score: Float
  /// The upright box around the subject.
  public var box: NormalizedBox
  /// Points in place, so that a detection allocates nothing.
  private var points: Keypoints<PictureSpace>

  /// Creates a detection.
  ///
  /// - Precondition: There are at most eight points.
  public init(score: Float, box: NormalizedBox, keypoints: [PicturePoint]) {
    self.score = score
    self.box = box
    points = Keypoints(count: keypoints.count)
    for (index, point) in keypoints.enumerated() { points[index] = point }
  }

  init(score: Float, box: NormalizedBox, points: Keypoints<PictureSpace>) {
    self.score = score
    self.box = box
    self.points = points
  }

  /// The points that the detector gives with the box.
  public var keypoints: [PicturePoint] { Array(points) }
}

extension SubjectDetection: Codable {
  private enum CodingKeys: String, CodingKey {
    case score, keypoints
    case box = "bounding_box"
  }

  /// Reads a detection of at most eight points.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let keypoints = try values.decode([PicturePoint].self, forKey: .keypoints)
    guard keypoints.count <= Keypoints<PictureSpace>.maximumCount else {
      throw DecodingError.dataCorruptedError(
        forKey: .keypoints, in: values,
        debugDescription:
          "\(keypoints.count) keypoints; expected at most \(Keypoints<PictureSpace>.maximumCount)")
    }
    self.init(
      score: try values.decode(Float.self, forKey: .score),
      box: try values.decode(NormalizedBox.self, forKey: .box), keypoints: keypoints)
  }

  /// Writes the score, the box and the points.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(score, forKey: .score)
    try values.encode(box, forKey: .box)
    try values.encode(keypoints, forKey: .keypoints)
  }
}

/// Where a task looks in a picture.
public enum Search: Sendable, Hashable {
  /// The whole picture is searched.
  case wholePicture
  /// Subjects are searched for inside a part of the pixels as they are stored. Landmarks may lie outside, and
  /// results stay in the coordinates of the whole picture.
  case part(NormalizedBox)
  /// The subjects are in these regions, at most as many as the task may find, so that no detector has to run.
  /// For tasks that find landmarks.
  case subjects([SubjectRegion])
}

extension Search {
  /// Checks all numbers.
  ///
  /// - Parameter maximumCount: The most subjects that the task finds.
  /// - Throws: ``VisionError`` with code `invalidArgument`.
  func validate(maximumCount: Int) throws(VisionError) {
    switch self {
    case .wholePicture: break
    case .part(let box): try box.validate()
    case .subjects(let regions):
      guard regions.count <= maximumCount else {
        throw VisionError(
          .invalidArgument,
          "There are \(regions.count) regions of subjects, but the task finds at most \(maximumCount); raise its "
            + "maximumCount.")
      }
      for region in regions { try region.validate() }
    }
  }
}

extension Search {
  /// Checks all numbers for a task that finds no landmarks, and so takes no regions of subjects.
  ///
  /// - Parameter task: What the message begins with, such as `An object detector`.
  /// - Throws: ``VisionError`` with code `invalidArgument`.
  func validate(withoutSubjectsFor task: String) throws(VisionError) {
    if case .subjects = self {
      throw VisionError(
        .invalidArgument, "\(task) takes no regions of subjects; search a part of a picture instead.")
    }
    try validate(maximumCount: .max)
  }
}

extension NormalizedBox {
  /// Checks that the box is a part of a picture.
  ///
  /// - Throws: ``VisionError`` with code `invalidArgument`.
  package func validate() throws(VisionError) {
    guard 0...1 ~= left, 0...1 ~= top, 0...1 ~= right, 0...1 ~= bottom, left < right, top < bottom else {
      throw VisionError(
        .invalidArgument,
        "The part to search is \(left),\(top),\(right),\(bottom); expected fractions of the picture, left < right "
          + "and top < bottom, all from 0 to 1.")
    }
  }
}
