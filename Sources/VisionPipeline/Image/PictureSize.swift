import FileAccess
import Foundation
import TensorCore

/// The size of a picture file, read without decoding it.
public struct PictureSize: Sendable, Hashable {
  /// Columns of the picture when it is upright.
  public let width: Int
  /// Rows of the picture when it is upright.
  public let height: Int
  /// How the stored pixels have to be turned to be upright, as the value 1 to 8 of the tag in Exif data; 1
  /// for no turn.
  public let exifOrientation: Int
  /// The most memory that decoding takes at once, in bytes, besides those of the file; the picture itself is
  /// part of it.
  public let decodingByteCount: Int
  /// The memory of the decoded picture, in bytes.
  public let pictureByteCount: Int

  /// Reads the header of a JPEG, PNG, BMP or GIF file.
  ///
  /// What stands between headers is skipped, so that hardly any bytes are read, whatever the size of the
  /// file. Decoding may fail nevertheless.
  ///
  /// - Throws: ``/TensorCore/EngineError`` with code `notFound` when there is no such file,
  ///   `permissionDenied` when it may not be read, `unreadable` when it is no regular file or reading fails,
  ///   `invalidImage` when it is no picture, and `resourceExhausted` when a side is longer than 65,535
  ///   pixels.
  public init(ofFile path: String) throws {
    let file = FileWindow(try RegularFile(path: path))
    self = try EngineError.within(path) { try Self(ImageByteReader(file)) }
  }

  /// Reads the header of a JPEG, PNG, BMP or GIF file in memory, of which the end may be missing.
  ///
  /// - Throws: ``/TensorCore/EngineError`` with code `invalidImage` when the bytes are no picture, and
  ///   `resourceExhausted` when a side is longer than 65,535 pixels.
  public init(of bytes: some ContiguousBytes) throws {
    self = try bytes.withUnsafeBytes { try Self(ImageByteReader($0)) }
  }

  private init(_ reader: ImageByteReader) throws {
    var start = reader
    let format = try ImageFormat(recognising: start.slice(min(32, start.remainingCount)))
    let header = try format.header(reader)
    try header.validate(format)
    self.init(header)
  }

  init(_ header: ImageHeader) {
    (width, height) = header.orientation.turnedSize(width: header.width, height: header.height)
    exifOrientation = header.orientation.exifValue
    decodingByteCount = header.decodingByteCount
    pictureByteCount = header.pictureByteCount
  }
}
