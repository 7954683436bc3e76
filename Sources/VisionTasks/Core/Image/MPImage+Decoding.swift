import FileAccess
import Foundation
import TensorCore
import VisionPipeline

#if canImport(UIKit)
  import UIKit
#endif

public typealias PictureLimits = VisionPipeline.PictureLimits
public typealias PictureSize = VisionPipeline.PictureSize

extension MPImage {
  /// The size of a JPEG, PNG, BMP or GIF file, read from its header without decoding it.
  ///
  /// - Throws: ``TasksError`` with code `notFoundError` when there is no such file, `permissionDeniedError` when
  ///   it may not be read, `invalidArgumentError` when it is no picture.
  public static func size(ofFile path: String) throws -> PictureSize {
    try TasksError.translating { try PictureSize(ofFile: path) }
  }

  /// The size of a JPEG, PNG, BMP or GIF file in memory, of which the end may be missing.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError` when the bytes are no picture.
  public static func size(of data: some ContiguousBytes) throws -> PictureSize {
    try TasksError.translating { try PictureSize(of: data) }
  }
}

extension MPImage {
  /// Reads a JPEG, PNG, BMP or GIF file and turns its pixels by the orientation in its Exif data.
  ///
  /// The picture's ``orientation`` is then `.up`.
  ///
  /// - Throws: ``TasksError`` with code `notFoundError` when there is no such file, `permissionDeniedError` when
  ///   it may not be read, `invalidArgumentError` when it is no picture, `resourceExhaustedError` when it is
  ///   beyond the limits.
  public convenience init(contentsOfFile path: String, limits: PictureLimits = PictureLimits()) throws {
    self.init(pixels: try TasksError.translating { try PixelImage(contentsOfFile: path, limits: limits) })
  }

  /// Reads a JPEG, PNG, BMP or GIF file and leaves its pixels as they are stored.
  ///
  /// - Parameter orientation: how the pixels have to be turned; what the file says does not count.
  /// - Throws: what ``init(contentsOfFile:limits:)`` throws.
  public convenience init(
    contentsOfFile path: String, orientation: UIImage.Orientation, limits: PictureLimits = PictureLimits()
  ) throws {
    let pixels = try TasksError.translating {
      try PixelImage(contentsOfFile: path, exif: .ignore, limits: limits)
    }
    self.init(pixels: pixels, orientation: orientation)
  }

  /// Reads a JPEG, PNG, BMP or GIF file and turns its pixels by the orientation in its Exif data.
  ///
  /// - Throws: what ``init(contentsOfFile:limits:)`` throws; also `invalidArgumentError` when the address does not
  ///   name a file of this machine.
  public convenience init(contentsOf url: URL, limits: PictureLimits = PictureLimits()) throws {
    try self.init(contentsOfFile: Self.path(of: url), limits: limits)
  }

  /// Reads a JPEG, PNG, BMP or GIF file and leaves its pixels as they are stored.
  ///
  /// - Throws: what ``init(contentsOf:limits:)`` throws.
  public convenience init(
    contentsOf url: URL, orientation: UIImage.Orientation, limits: PictureLimits = PictureLimits()
  ) throws {
    try self.init(contentsOfFile: Self.path(of: url), orientation: orientation, limits: limits)
  }

  /// Decodes the contents of a JPEG, PNG, BMP or GIF file and turns the pixels by their Exif orientation.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError` when the bytes are no picture,
  ///   `resourceExhaustedError` when it is beyond the limits.
  public convenience init(data: some ContiguousBytes, limits: PictureLimits = PictureLimits()) throws {
    self.init(pixels: try TasksError.translating { try PixelImage(decoding: data, limits: limits) })
  }

  /// Decodes the contents of a JPEG, PNG, BMP or GIF file and leaves the pixels as they are stored.
  ///
  /// - Throws: what ``init(data:limits:)`` throws.
  public convenience init(
    data: some ContiguousBytes, orientation: UIImage.Orientation, limits: PictureLimits = PictureLimits()
  ) throws {
    let pixels = try TasksError.translating {
      try PixelImage(decoding: data, name: "picture in memory", exif: .ignore, limits: limits)
    }
    self.init(pixels: pixels, orientation: orientation)
  }

  private static func path(of url: URL) throws(TasksError) -> String {
    guard url.isFileURL else {
      throw TasksError(
        .invalidArgumentError,
        "The picture's address \(url.absoluteString) does not begin with file://. Only local files are read.")
    }
    // Foundation has no path for names that are not UTF-8.
    return url.path.isEmpty ? String(percentEncodedPath: url.path(percentEncoded: true)) : url.path
  }
}
