/// Columns and rows of a picture, of a network's input or of a map of values.
package struct PixelSize: Sendable, Hashable {
  package let width: Int
  package let height: Int

  /// - Precondition: both sizes are positive and their product does not overflow.
  package init(width: Int, height: Int) {
    precondition(width > 0 && height > 0, "a size of \(width)x\(height) pixels")
    precondition(!width.multipliedReportingOverflow(by: height).overflow, "a size beyond all memory")
    self.width = width
    self.height = height
  }

  /// A square of `side` pixels.
  package init(square side: Int) {
    self.init(width: side, height: side)
  }

  /// - Precondition: as of ``init(width:height:)``.
  package init(_ size: (width: Int, height: Int)) {
    self.init(width: size.width, height: size.height)
  }

  /// The number of pixels.
  package var pixelCount: Int { width * height }
}

extension PixelImage {
  /// Columns and rows.
  package var size: PixelSize { PixelSize(width: width, height: height) }
}
