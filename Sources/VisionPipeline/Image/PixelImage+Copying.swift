import TensorCore

/// How a caller's buffer lays out the samples of one pixel, 8 bits each.
package enum PixelFormat: Sendable, CaseIterable {
  case rgb
  case rgba
  case bgra
  case gray

  /// Bytes of one pixel.
  package var byteCount: Int {
    switch self {
    case .rgb: 3
    case .rgba, .bgra: 4
    case .gray: 1
    }
  }
}

extension PixelImage {
  /// Copies a picture out of a buffer. `.rgb` and `.gray` become RGB, `.rgba` and `.bgra` become RGBA.
  ///
  /// - Parameters:
  ///   - bytes: the rows from top to bottom; the last row need not be padded.
  ///   - rowByteCount: bytes from the start of one row to the start of the next.
  /// - Throws: ``EngineError`` with code `invalidArgument` when a size is not positive, a row is longer than
  ///   `rowByteCount`, or the buffer is too short; `resourceExhausted` above ``maximumPixelCount``.
  package init(
    copying bytes: UnsafeRawBufferPointer, width: Int, height: Int, rowByteCount: Int, format: PixelFormat
  ) throws {
    try Self.checkLayout(
      byteCount: bytes.count, width: width, height: height, rowByteCount: rowByteCount, format: format)
    let channelCount = max(3, format.byteCount)
    self = try .made(width: width, height: height, channelCount: channelCount) { samples in
      for row in 0..<height {
        // In bounds: `checkLayout` proved that the last row ends inside the buffer.
        let source = bytes[(row * rowByteCount)..<(row * rowByteCount + width * format.byteCount)]
        let start = row * width * channelCount
        let target = samples[start..<(start + width * channelCount)]
        Self.copyRow(
          from: UnsafeRawBufferPointer(rebasing: source),
          to: UnsafeMutableRawBufferPointer(rebasing: target), format: format)
      }
    }
  }

  /// Checks that there can be a picture of this size.
  ///
  /// - Throws: ``EngineError`` with code `invalidArgument` when a side is not positive; `resourceExhausted`
  ///   above ``maximumPixelCount``.
  package static func checkSize(width: Int, height: Int) throws(EngineError) {
    guard width > 0, height > 0 else {
      throw EngineError(
        .invalidArgument, "a picture of \(width)x\(height) pixels; width and height must be at least 1")
    }
    guard pixelCount(width: width, height: height) != nil else { throw tooManyPixels(width, height) }
  }

  private static func checkLayout(
    byteCount: Int, width: Int, height: Int, rowByteCount: Int, format: PixelFormat
  ) throws {
    try checkSize(width: width, height: height)
    let rowLength = width * format.byteCount
    guard rowByteCount >= rowLength else {
      throw EngineError(
        .invalidArgument,
        "\(rowByteCount) bytes per row; \(width) pixels of format \(format) take at least \(rowLength)")
    }
    let (rowsBeforeLast, overflow) = rowByteCount.multipliedReportingOverflow(by: height - 1)
    guard !overflow, byteCount >= rowLength, rowsBeforeLast <= byteCount - rowLength else {
      throw EngineError(
        .invalidArgument,
        "a buffer of \(byteCount) bytes is too short for \(height) rows of \(rowByteCount) bytes")
    }
  }

  /// - Precondition: both rows hold the same number of whole pixels.
  private static func copyRow(
    from source: UnsafeRawBufferPointer, to target: UnsafeMutableRawBufferPointer, format: PixelFormat
  ) {
    switch format {
    case .rgb, .rgba:
      target.copyMemory(from: source)
    case .bgra:
      for pixel in stride(from: 0, to: source.count, by: 4) {
        target[pixel] = source[pixel + 2]
        target[pixel + 1] = source[pixel + 1]
        target[pixel + 2] = source[pixel]
        target[pixel + 3] = source[pixel + 3]
      }
    case .gray:
      for column in 0..<source.count {
        for channel in 0..<3 { target[3 * column + channel] = source[column] }
      }
    }
  }

  private static func tooManyPixels(_ width: Int, _ height: Int) -> EngineError {
    EngineError(
      .resourceExhausted,
      "a picture of \(width)x\(height) pixels is too large; at most \(maximumPixelCount) pixels are accepted")
  }
}
