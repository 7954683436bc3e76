import Foundation
import VisionPipeline

#if canImport(UIKit)
  import UIKit
#endif

extension MPImage {
  /// Reads a JPEG, PNG, BMP or GIF file and turns its pixels by the orientation in its Exif data.
  ///
  /// The picture's ``orientation`` is then `.up`.
  ///
  /// - Throws: ``TasksError`` with code `notFoundError` when there is no such file, `permissionDeniedError` when
  ///   it may not be read, `invalidArgumentError` when it is no picture, `resourceExhaustedError` when it is
  ///   too large.
  public convenience init(contentsOfFile path: String) throws {
    self.init(pixels: try TasksError.translating { try PixelImage(contentsOfFile: path) })
  }

  /// Reads a JPEG, PNG, BMP or GIF file and leaves its pixels as they are stored.
  ///
  /// - Parameter orientation: how the pixels have to be turned; what the file says does not count.
  /// - Throws: what ``init(contentsOfFile:)`` throws.
  public convenience init(contentsOfFile path: String, orientation: UIImage.Orientation) throws {
    let pixels = try TasksError.translating { try PixelImage(contentsOfFile: path, exif: .ignore) }
    self.init(pixels: pixels, orientation: orientation)
  }

  /// Reads a JPEG, PNG, BMP or GIF file and turns its pixels by the orientation in its Exif data.
  ///
  /// - Throws: what ``init(contentsOfFile:)`` throws; also `invalidArgumentError` when the address does not name
  ///   a file of this machine.
  public convenience init(contentsOf url: URL) throws {
    try self.init(contentsOfFile: Self.path(of: url))
  }

  /// Reads a JPEG, PNG, BMP or GIF file and leaves its pixels as they are stored.
  ///
  /// - Throws: what ``init(contentsOf:)`` throws.
  public convenience init(contentsOf url: URL, orientation: UIImage.Orientation) throws {
    try self.init(contentsOfFile: Self.path(of: url), orientation: orientation)
  }

  /// Decodes the contents of a JPEG, PNG, BMP or GIF file and turns the pixels by their Exif orientation.
  ///
  /// - Throws: ``TasksError`` with code `invalidArgumentError` when the bytes are no picture,
  ///   `resourceExhaustedError` when it is too large.
  public convenience init(data: Data) throws {
    self.init(
      pixels: try TasksError.translating { try PixelImage(decoding: data, name: "picture in memory") })
  }

  /// Decodes the contents of a JPEG, PNG, BMP or GIF file and leaves the pixels as they are stored.
  ///
  /// - Throws: what ``init(data:)`` throws.
  public convenience init(data: Data, orientation: UIImage.Orientation) throws {
    let pixels = try TasksError.translating {
      try PixelImage(decoding: data, name: "picture in memory", exif: .ignore)
    }
    self.init(pixels: pixels, orientation: orientation)
  }

  private static func path(of url: URL) throws(TasksError) -> String {
    guard url.isFileURL else {
      throw TasksError(
        .invalidArgumentError,
        "The picture's address \(url.absoluteString) does not begin with file://. Only local files are read.")
    }
    return url.path
  }
}
