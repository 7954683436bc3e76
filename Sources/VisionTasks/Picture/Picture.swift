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
