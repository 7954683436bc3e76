import FacadeSupport
import Foundation
import VisionTasks

#if canImport(UIKit)
  import UIKit
#endif

// What MediaPipe's interface leaves to UIKit, for platforms without it.

extension MPImage {
  /// How the samples of one pixel lie in memory, 8 bits each.
  public enum PixelFormat: Sendable, CaseIterable {
    /// Red, green, blue.
    case rgb
    /// Red, green, blue and alpha, which tasks ignore.
    case rgba
    /// Blue, green, red and alpha, which tasks ignore.
    case bgra
    /// One brightness for all three colours.
    case gray
  }

  /// Copies a picture out of memory.
  ///
  /// - Parameters:
  ///   - bytes: Rows from top to bottom; the last row need not be padded.
  ///   - width: Columns of the picture.
  ///   - height: Rows of the picture.
  ///   - bytesPerRow: Bytes from the start of a row to the start of the next; left out, rows are not padded.
  ///   - format: How the pixels lie in memory.
  ///   - orientation: How the pixels have to be turned for the picture to be upright.
  /// - Throws: `TasksError` with code `invalidArgumentError` when a size is not positive, rows overlap or the
  ///   memory is too short; `resourceExhaustedError` when the picture is too large.
  public convenience init(
    pixels bytes: some ContiguousBytes, width: Int, height: Int, bytesPerRow: Int? = nil, format: PixelFormat,
    orientation: UIImage.Orientation = .up
  ) throws {
    let picture = try TasksError.translating {
      try Picture(
        width: width, height: height, layout: format.layout, bytesPerRow: bytesPerRow, bytes,
        orientation: PictureOrientation(orientation))
    }
    self.init(picture, sourceType: .pixelBuffer)
  }

  /// Reads a JPEG, PNG, BMP or GIF file and turns its pixels by the orientation in its Exif data.
  ///
  /// The picture's ``orientation`` is then `.up`.
  ///
  /// - Throws: `TasksError` with code `notFoundError` when there is no such file, `permissionDeniedError`
  ///   when it may not be read, `invalidArgumentError` when it is no picture, `resourceExhaustedError` when
  ///   it is too large.
  public convenience init(contentsOfFile path: String) throws {
    self.init(try TasksError.translating { try Picture(contentsOfFile: path) }, sourceType: .image)
  }

  /// Reads a JPEG, PNG, BMP or GIF file and leaves its pixels as they are stored.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - orientation: How the pixels have to be turned; what the file says does not count.
  /// - Throws: what ``init(contentsOfFile:)`` throws.
  public convenience init(contentsOfFile path: String, orientation: UIImage.Orientation) throws {
    let picture = try TasksError.translating {
      try Picture(contentsOfFile: path, orientation: PictureOrientation(orientation))
    }
    self.init(picture, sourceType: .image)
  }

  /// Decodes the contents of a JPEG, PNG, BMP or GIF file and turns the pixels by their Exif orientation.
  ///
  /// - Throws: what ``init(contentsOfFile:)`` throws, but for what it throws about files.
  public convenience init(data: some ContiguousBytes) throws {
    self.init(try TasksError.translating { try Picture(encoded: data) }, sourceType: .image)
  }

  /// Decodes the contents of a JPEG, PNG, BMP or GIF file and leaves the pixels as they are stored.
  ///
  /// - Throws: what ``init(data:)`` throws.
  public convenience init(data: some ContiguousBytes, orientation: UIImage.Orientation) throws {
    let picture = try TasksError.translating {
      try Picture(encoded: data, orientation: PictureOrientation(orientation))
    }
    self.init(picture, sourceType: .image)
  }
}

extension MPImage.PixelFormat {
  /// The tasks' name for it.
  fileprivate var layout: Picture.PixelLayout {
    switch self {
    case .rgb: .rgb
    case .rgba: .rgba
    case .bgra: .bgra
    case .gray: .grey
    }
  }
}
