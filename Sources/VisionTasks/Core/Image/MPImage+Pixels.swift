import Foundation
import TensorCore
import VisionPipeline

#if canImport(UIKit)
  import UIKit
#endif

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
  ///   - bytes: rows from top to bottom; the last row need not be padded.
  ///   - bytesPerRow: bytes from the start of a row to the start of the next; left out, rows are not padded.
  ///   - orientation: how the pixels have to be turned for the picture to be upright.
  /// - Throws: ``TasksError`` with code `invalidArgumentError` when a size is not positive, rows overlap or the
  ///   memory is too short; `resourceExhaustedError` when the picture is too large.
  public convenience init(
    pixels bytes: some ContiguousBytes, width: Int, height: Int, bytesPerRow: Int? = nil, format: PixelFormat,
    orientation: UIImage.Orientation = .up
  ) throws {
    let pixels = try TasksError.translating {
      let rowByteCount = try bytesPerRow ?? Self.rowByteCount(width: width, format: format)
      return try bytes.withUnsafeBytes {
        try PixelImage(
          copying: $0, width: width, height: height, rowByteCount: rowByteCount, format: format.layout)
      }
    }
    self.init(pixels: pixels, orientation: orientation, sourceType: .pixelBuffer)
  }

  private static func rowByteCount(width: Int, format: PixelFormat) throws(EngineError) -> Int {
    let (product, overflow) = width.multipliedReportingOverflow(by: format.layout.byteCount)
    guard !overflow else {
      throw EngineError(.resourceExhausted, "a row of \(width) pixels is beyond all memory")
    }
    return product
  }
}

extension MPImage {
  /// Columns of the pixels as they are stored.
  package var storedWidth: CGFloat { CGFloat(pixels.width) }
  /// Rows of the pixels as they are stored.
  package var storedHeight: CGFloat { CGFloat(pixels.height) }

  /// An image of this one's pixels with another orientation.
  package func turned(_ orientation: UIImage.Orientation) -> MPImage {
    MPImage(pixels: pixels, orientation: orientation, sourceType: imageSourceType)
  }
}

extension MPImage.PixelFormat {
  /// The pipeline's name for it.
  fileprivate var layout: VisionPipeline.PixelFormat {
    switch self {
    case .rgb: .rgb
    case .rgba: .rgba
    case .bgra: .bgra
    case .gray: .gray
    }
  }
}
