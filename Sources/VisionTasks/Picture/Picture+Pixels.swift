import Foundation
import TensorCore
import VisionPipeline

extension Picture {
  /// How the samples of one pixel lie in memory, 8 bits each.
  public enum PixelLayout: String, Sendable, Hashable, Codable, CaseIterable {
    /// Red, green, blue.
    case rgb
    /// Red, green, blue and alpha, which tasks ignore.
    case rgba
    /// Blue, green, red and alpha, which tasks ignore.
    case bgra
    /// One brightness for all three colours.
    case grey
  }

  /// Copies a picture out of memory.
  ///
  /// - Parameters:
  ///   - layout: How the samples of a pixel lie in memory.
  ///   - bytesPerRow: Bytes from the start of a row to the start of the next; left out, rows are not padded.
  ///   - pixels: Rows from top to bottom; the last row need not be padded.
  ///   - orientation: How the pixels have to be turned for the picture to be upright.
  /// - Throws: ``VisionError`` with code `invalidArgument` when a size is not positive, rows overlap or the memory is too
  ///   short; `resourceExhausted` when the picture is too large.
  public init(
    width: Int, height: Int, layout: PixelLayout, bytesPerRow: Int? = nil, _ pixels: some ContiguousBytes,
    orientation: PictureOrientation = .up
  ) throws {
    let rowByteCount = try bytesPerRow ?? Self.rowByteCount(width: width, layout: layout)
    let image = try pixels.withUnsafeBytes {
      try PixelImage(
        copying: $0, width: width, height: height, rowByteCount: rowByteCount, format: layout.format)
    }
    self.init(image, orientation: orientation)
  }

  private static func rowByteCount(width: Int, layout: PixelLayout) throws(VisionError) -> Int {
    let (product, overflow) = width.multipliedReportingOverflow(by: layout.format.byteCount)
    guard !overflow else {
      throw VisionError(.resourceExhausted, "a row of \(width) pixels is beyond all memory")
    }
    return product
  }
}

extension Picture.PixelLayout {
  /// The pipeline's name for it.
  fileprivate var format: PixelFormat {
    switch self {
    case .rgb: .rgb
    case .rgba: .rgba
    case .bgra: .bgra
    case .grey: .gray
    }
  }
}
