import FileAccess
import Foundation
import TensorCore
import VisionPipeline

/// How a picture's pixels have to be turned to be upright.
public typealias PictureOrientation = VisionPipeline.PictureOrientation
/// What a picture may be at most to be decoded.
public typealias PictureLimits = VisionPipeline.PictureLimits
/// Which numbers stand for black and white in a camera's planes.
public typealias LumaChromaRange = VisionPipeline.LumaChromaRange
/// How brightness and colour differences become red, green and blue.
public typealias LumaChromaMatrix = VisionPipeline.LumaChromaMatrix
/// The size of a picture, read from its header.
public typealias PictureSize = VisionPipeline.PictureSize

/// A picture for a task.
///
/// Results of a task are in the coordinates of the pixels as they are stored, whatever ``orientation`` says.
/// Copies share their pixels, which never change.
public struct Picture: Sendable {
  /// How the pixels have to be turned for the picture to be upright.
  public let orientation: PictureOrientation
  /// The pixels as they are stored.
  package let pixels: PixelImage
  /// The clockwise turn that makes the pixels of an orientation without a mirror upright.
  ///
  /// As the caller said it, such as -90 or 450: in single precision angles that differ by whole turns have
  /// other sines.
  let clockwiseDegrees: Int

  /// Creates a picture of pixels that are decoded already.
  package init(_ pixels: PixelImage, orientation: PictureOrientation = .up) {
    self.init(pixels, orientation, clockwiseDegrees: orientation.clockwiseDegrees)
  }

  private init(_ pixels: PixelImage, _ orientation: PictureOrientation, clockwiseDegrees: Int) {
    self.pixels = pixels
    self.orientation = orientation
    self.clockwiseDegrees = clockwiseDegrees
  }

  /// Columns of the pixels as they are stored.
  public var width: Int { pixels.width }
  /// Rows of the pixels as they are stored.
  public var height: Int { pixels.height }
}

extension Picture {
  /// A picture of the same pixels with another orientation.
  public func oriented(_ orientation: PictureOrientation) -> Picture {
    Picture(pixels, orientation: orientation)
  }

  /// Beyond so many degrees single precision blurs an angle.
  private static let largestExactRotation = 3600

  /// A picture of the same pixels that, made upright by its orientation, needs a further turn.
  ///
  /// - Parameter degrees: Clockwise, a multiple of 90, also negative or beyond 360.
  /// - Throws: ``VisionError`` with code `invalidArgument` for other angles.
  public func turned(clockwiseDegrees degrees: Int) throws(VisionError) -> Picture {
    guard degrees % 90 == 0 else {
      throw VisionError(
        .invalidArgument, "Expected rotation to be a multiple of 90°. rotationDegrees is \(degrees).")
    }
    let turned = try orientation.composed(withClockwiseRotation: degrees)
    let isExact = orientation == .up && degrees.magnitude <= Self.largestExactRotation
    return Picture(pixels, turned, clockwiseDegrees: isExact ? degrees : turned.clockwiseDegrees)
  }
}

extension Picture {
  /// Reads a JPEG, PNG, BMP or GIF file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - orientation: How the pixels have to be turned, which leaves them as they are stored; `nil` turns
  ///     them by the orientation in the file's Exif data, so that they are upright.
  ///   - limits: What the picture may be at most.
  /// - Throws: ``VisionError`` with code `notFound` when there is no such file, `permissionDenied` when it
  ///   may not be read, `invalidImage` when it is no picture, `resourceExhausted` when it is beyond the
  ///   limits.
  public init(
    contentsOfFile path: String, orientation: PictureOrientation? = nil,
    limits: PictureLimits = PictureLimits()
  ) throws {
    self.init(
      try PixelImage(contentsOfFile: path, exif: orientation == nil ? .apply : .ignore, limits: limits),
      orientation: orientation ?? .up)
  }

  /// Reads a JPEG, PNG, BMP or GIF file.
  ///
  /// - Parameters:
  ///   - url: The address of the file.
  ///   - orientation: How the pixels have to be turned, which leaves them as they are stored; `nil` turns
  ///     them by the orientation in the file's Exif data, so that they are upright.
  ///   - limits: What the picture may be at most.
  /// - Throws: ``VisionError`` with code `notFound` when there is no such file, `permissionDenied` when it
  ///   may not be read, `invalidImage` when it is no picture, `resourceExhausted` when it is beyond the
  ///   limits, `invalidArgument` when the address does not name a file of this machine.
  public init(
    contentsOf url: URL, orientation: PictureOrientation? = nil, limits: PictureLimits = PictureLimits()
  ) throws {
    guard url.isFileURL else {
      throw VisionError(
        .invalidArgument,
        "The picture's address \(url.absoluteString) does not begin with file://. Only local files are read.")
    }
    // Foundation has no path for names that are not UTF-8.
    let components = url.path.isEmpty ? URLComponents(url: url, resolvingAgainstBaseURL: true) : nil
    let path = components.map { String(percentEncodedPath: $0.percentEncodedPath) }
    try self.init(contentsOfFile: path ?? url.path, orientation: orientation, limits: limits)
  }

  /// Decodes the contents of a JPEG, PNG, BMP or GIF file.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - orientation: How the pixels have to be turned, which leaves them as they are stored; `nil` turns
  ///     them by the orientation in the file's Exif data, so that they are upright.
  ///   - limits: What the picture may be at most.
  /// - Throws: ``VisionError`` with code `invalidImage` when the bytes are no picture, `resourceExhausted`
  ///   when it is beyond the limits.
  public init(
    encoded data: some ContiguousBytes, orientation: PictureOrientation? = nil,
    limits: PictureLimits = PictureLimits()
  ) throws {
    self.init(
      try PixelImage(
        decoding: data, name: "picture in memory", exif: orientation == nil ? .apply : .ignore, limits: limits
      ),
      orientation: orientation ?? .up)
  }

  /// The size of a JPEG, PNG, BMP or GIF file, read from its header without decoding it.
  ///
  /// - Throws: ``VisionError`` with code `notFound` when there is no such file, `permissionDenied` when it
  ///   may not be read, `invalidImage` when it is no picture.
  public static func size(ofFile path: String) throws -> PictureSize { try PictureSize(ofFile: path) }

  /// The size of a JPEG, PNG, BMP or GIF file in memory, of which the end may be missing.
  ///
  /// - Throws: ``VisionError`` with code `invalidImage` when the bytes are no picture.
  public static func size(of data: some ContiguousBytes) throws -> PictureSize { try PictureSize(of: data) }
}

/// The size of a picture's pixels as they are stored, which landmarks are fractions of.
public struct PictureDimensions: Sendable, Hashable, Codable {
  /// Columns.
  public var width: Int
  /// Rows.
  public var height: Int

  /// Creates dimensions.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

extension Picture {
  /// Columns and rows of the pixels as they are stored.
  public var dimensions: PictureDimensions { PictureDimensions(width: width, height: height) }
}

extension PictureResult {
  /// Columns and rows of the picture.
  public var dimensions: PictureDimensions { PictureDimensions(width: width, height: height) }
}

/// A picture the way that a task's networks look at it.
///
/// No region undoes a mirror, so a mirrored picture is made upright first and results are mapped back.
/// Source: `mediapipe/tasks/cc/vision/core/base_vision_task_api.h`.
struct OrientedPicture {
  /// The pixels to look at.
  let pixels: UprightImage
  /// The region of the pixels to search, which shows them upright.
  let region: NormalizedRect
  /// The way from the coordinates of ``pixels`` to those of the stored picture.
  let restoration: OrientationRestoration

  /// How a picture that is stored turned becomes upright.
  enum Turning {
    /// Its pixels are turned: the result is that of the upright picture, bit for bit.
    case pixels
    /// The region is turned, and coordinates stay those of the stored pixels. The reference's way.
    case region
  }

  /// - Throws: What the region's initialiser throws for angles that no orientation has.
  init(_ picture: Picture, search: Search, turning: Turning) throws(VisionError) {
    let turnsPixels = turning == .pixels || picture.orientation.isMirrored
    let turn = turnsPixels ? picture.orientation : .up
    pixels = UprightImage(picture.pixels, from: turn)
    restoration = OrientationRestoration(turn, uprightSize: pixels.size)
    var part = NormalizedBox(left: 0, top: 0, right: 1, bottom: 1)
    if case .part(let box) = search { part = box }
    let edges = restoration.uprightBox(part)
    region = try NormalizedRect(
      left: edges.xMin, top: edges.yMin, right: edges.xMax, bottom: edges.yMax,
      uprightAfterDegrees: turnsPixels ? 0 : picture.clockwiseDegrees, of: pixels.size)
  }

  /// Columns and rows of the pixels to look at.
  var size: PixelSize { pixels.size }

  /// The regions to look at when the caller says where the subjects are; `nil` when they have to be found.
  func candidates(given search: Search) -> [RegionCandidate]? {
    guard case .subjects(let regions) = search, !regions.isEmpty else { return nil }
    return regions.map { RegionCandidate(region: restoration.uprightRegion($0)) }
  }
}

/// The way back from an upright picture to the pixels as they are stored, for everything in a result.
struct OrientationRestoration {
  private let orientation: PictureOrientation
  private let uprightSize: PixelSize
  private let storedSize: PixelSize
  /// Depth is in units of the width, which a quarter turn changes.
  private let depthScale: Float

  init(_ orientation: PictureOrientation, uprightSize: PixelSize) {
    self.orientation = orientation
    self.uprightSize = uprightSize
    storedSize = PixelSize(orientation.turnedSize(width: uprightSize.width, height: uprightSize.height))
    depthScale = Float(uprightSize.width) / Float(storedSize.width)
  }
}

extension OrientationRestoration {
  /// A position in fractions of the stored picture.
  func position(_ upright: PicturePosition) -> PicturePosition {
    let (x, y) = orientation.uprightToStored(x: upright.x, y: upright.y)
    return Position(x: x, y: y, z: upright.z * depthScale)
  }

  /// A position in metres along the axes of the stored picture.
  func position(_ upright: WorldPosition) -> WorldPosition {
    let (x, y) = orientation.uprightToStored(directionX: upright.x, y: upright.y)
    return Position(x: x, y: y, z: upright.z)
  }

  /// Moves landmarks of the upright picture to the stored one.
  func restore(_ landmarks: inout [Landmark]) {
    guard orientation != .up else { return }
    for index in landmarks.indices { landmarks[index].position = position(landmarks[index].position) }
  }

  /// Turns landmarks along the axes of the upright picture to those of the stored one.
  func restore(_ landmarks: inout [WorldLandmark]) {
    guard orientation != .up else { return }
    for index in landmarks.indices { landmarks[index].position = position(landmarks[index].position) }
  }

  /// Moves positions in the upright picture to the stored one.
  func restore(_ positions: inout [PicturePosition]) {
    guard orientation != .up else { return }
    for index in positions.indices { positions[index] = position(positions[index]) }
  }

  /// Turns positions along the axes of the upright picture to those of the stored one.
  func restore(_ positions: inout [WorldPosition]) {
    guard orientation != .up else { return }
    for index in positions.indices { positions[index] = position(positions[index]) }
  }

  /// A box in whole pixels of the stored picture.
  func box(_ upright: WholePixelBox) -> WholePixelBox {
    orientation.uprightToStored(upright, uprightSize: uprightSize)
  }
}

extension OrientationRestoration {
  /// A region of the stored picture.
  func region(_ upright: NormalizedRect) -> SubjectRegion {
    guard orientation != .up else { return SubjectRegion(upright) }
    let direction = direction(of: upright)
    return SubjectRegion(
      turned(
        upright, center: orientation.uprightToStored(x: upright.xCenter, y: upright.yCenter),
        direction: orientation.uprightToStored(directionX: direction.x, y: direction.y), from: uprightSize,
        to: storedSize))
  }

  /// A region of the upright picture, from one of the stored picture.
  func uprightRegion(_ stored: SubjectRegion) -> NormalizedRect {
    let region = stored.normalizedRect
    guard orientation != .up else { return region }
    let direction = direction(of: region)
    return turned(
      region, center: orientation.storedToUpright(x: region.xCenter, y: region.yCenter),
      direction: orientation.storedToUpright(directionX: direction.x, y: direction.y), from: storedSize,
      to: uprightSize)
  }

  /// Where the first axis of a region points.
  private func direction(of region: NormalizedRect) -> (x: Float, y: Float) {
    (CorrectlyRounded.cosine(region.rotation), CorrectlyRounded.sine(region.rotation))
  }

  /// The region around `center`, turned to `direction`, whose sides have the same lengths in pixels.
  private func turned(
    _ region: NormalizedRect, center: (x: Float, y: Float), direction: (x: Float, y: Float),
    from size: PixelSize, to target: PixelSize
  ) -> NormalizedRect {
    NormalizedRect(
      xCenter: center.x, yCenter: center.y,
      width: region.width * Float(size.width) / Float(target.width),
      height: region.height * Float(size.height) / Float(target.height),
      rotation: CorrectlyRounded.arcTangent(y: direction.y, x: direction.x))
  }

  /// A box of the upright picture, from one of the stored picture; both in fractions.
  func uprightBox(_ stored: NormalizedBox) -> Box<PictureSpace> {
    let first = orientation.storedToUpright(x: stored.left, y: stored.top)
    let second = orientation.storedToUpright(x: stored.right, y: stored.bottom)
    return Box(
      xMin: min(first.x, second.x), yMin: min(first.y, second.y), width: abs(second.x - first.x),
      height: abs(second.y - first.y))
  }

  /// Where a candidate came from, in fractions of the stored picture.
  func origin(_ candidate: RegionCandidate) -> SubjectOrigin {
    SubjectOrigin(
      trackID: candidate.trackID, region: region(candidate.region),
      detection: candidate.detection.map(detection))
  }

  /// What a detector saw, in fractions of the stored picture.
  func detection(_ upright: DetectedBox<PictureSpace>) -> SubjectDetection {
    let box = upright.box
    let (first, second) = (point(x: box.xMin, y: box.yMin), point(x: box.xMax, y: box.yMax))
    var points = upright.keypoints
    for index in points.indices { points[index] = point(x: points[index].x, y: points[index].y) }
    return SubjectDetection(
      score: upright.score,
      box: NormalizedBox(
        left: min(first.x, second.x), top: min(first.y, second.y), right: max(first.x, second.x),
        bottom: max(first.y, second.y)),
      points: points)
  }

  private func point(x: Float, y: Float) -> PicturePoint {
    let (x, y) = orientation.uprightToStored(x: x, y: y)
    return PicturePoint(x: x, y: y)
  }
}

extension OrientedPicture {
  /// Moves subjects from the upright picture to the pixels as they are stored.
  func restore<Subject: LandmarkSubject>(_ subjects: inout [Subject]) {
    for index in subjects.indices { subjects[index].restore(by: restoration) }
  }
}
