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
  ///   - width: Columns of the picture.
  ///   - height: Rows of the picture.
  ///   - layout: How the samples of a pixel lie in memory.
  ///   - bytesPerRow: Bytes from the start of a row to the start of the next; left out, rows are not padded.
  ///   - pixels: Rows from top to bottom; the last row need not be padded.
  ///   - orientation: How the pixels have to be turned for the picture to be upright.
  /// - Throws: ``VisionError`` with code `invalidArgument` when a size is not positive, rows overlap or the
  ///   memory is too short; `resourceExhausted` when the picture is too large.
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

extension Picture {
  /// Converts a camera's planes of brightness and colour (4:2:0, such as `420v`, `420f` and NV12) into a
  /// picture.
  ///
  /// Pixels of a block of 2 × 2 share a colour sample.
  ///
  /// - Parameters:
  ///   - width: Columns of the picture.
  ///   - height: Rows of the picture.
  ///   - luma: The brightness of each pixel, rows from top to bottom.
  ///   - lumaBytesPerRow: Bytes from the start of a row of `luma` to the start of the next; left out, rows
  ///     are not padded.
  ///   - chroma: A blue and a red difference for each block of 2 × 2 pixels, by turns.
  ///   - chromaBytesPerRow: Bytes from the start of a row of `chroma` to the start of the next; left out,
  ///     rows are not padded.
  ///   - range: Which numbers stand for black and white.
  ///   - matrix: How brightness and colour differences become red, green and blue.
  ///   - orientation: How the pixels have to be turned for the picture to be upright.
  /// - Throws: ``VisionError`` with code `invalidArgument` when a size is not positive or a plane is too
  ///   short; `resourceExhausted` when the picture is too large.
  public init(
    width: Int, height: Int, luma: some ContiguousBytes, lumaBytesPerRow: Int? = nil,
    chroma: some ContiguousBytes, chromaBytesPerRow: Int? = nil, range: LumaChromaRange,
    matrix: LumaChromaMatrix = .bt601, orientation: PictureOrientation = .up
  ) throws {
    try PixelImage.checkSize(width: width, height: height)
    let image = try luma.withUnsafeBytes { luma in
      try chroma.withUnsafeBytes { chroma in
        let rowByteCount = chromaBytesPerRow ?? 2 * ((width + 1) / 2)
        let planes = LumaChromaPlanes(
          luma: LumaChromaPlanes.Plane(luma, rowByteCount: lumaBytesPerRow ?? width),
          blue: LumaChromaPlanes.Plane(chroma, rowByteCount: rowByteCount, step: 2),
          red: LumaChromaPlanes.Plane(
            UnsafeRawBufferPointer(rebasing: chroma.dropFirst()), rowByteCount: rowByteCount, step: 2),
          range: range, matrix: matrix)
        return try PixelImage(planes, width: width, height: height)
      }
    }
    self.init(image, orientation: orientation)
  }

  /// Converts three planes of brightness and colour (4:2:0, such as I420) into a picture.
  ///
  /// - Parameters:
  ///   - width: Columns of the picture.
  ///   - height: Rows of the picture.
  ///   - luma: The brightness of each pixel, rows from top to bottom.
  ///   - lumaBytesPerRow: Bytes from the start of a row of `luma` to the start of the next; left out, rows
  ///     are not padded.
  ///   - blue: A blue difference for each block of 2 × 2 pixels.
  ///   - red: A red difference for each block of 2 × 2 pixels.
  ///   - chromaBytesPerRow: Bytes from the start of a row of `blue` and `red` to the start of the next; left
  ///     out, rows are not padded.
  ///   - range: Which numbers stand for black and white.
  ///   - matrix: How brightness and colour differences become red, green and blue.
  ///   - orientation: How the pixels have to be turned for the picture to be upright.
  /// - Throws: ``VisionError`` with code `invalidArgument` when a size is not positive or a plane is too
  ///   short; `resourceExhausted` when the picture is too large.
  public init(
    width: Int, height: Int, luma: some ContiguousBytes, lumaBytesPerRow: Int? = nil,
    blue: some ContiguousBytes, red: some ContiguousBytes, chromaBytesPerRow: Int? = nil,
    range: LumaChromaRange, matrix: LumaChromaMatrix = .bt601, orientation: PictureOrientation = .up
  ) throws {
    try PixelImage.checkSize(width: width, height: height)
    let image = try luma.withUnsafeBytes { luma in
      try blue.withUnsafeBytes { blue in
        try red.withUnsafeBytes { red in
          let rowByteCount = chromaBytesPerRow ?? (width + 1) / 2
          let planes = LumaChromaPlanes(
            luma: LumaChromaPlanes.Plane(luma, rowByteCount: lumaBytesPerRow ?? width),
            blue: LumaChromaPlanes.Plane(blue, rowByteCount: rowByteCount),
            red: LumaChromaPlanes.Plane(red, rowByteCount: rowByteCount), range: range, matrix: matrix)
          return try PixelImage(planes, width: width, height: height)
        }
      }
    }
    self.init(image, orientation: orientation)
  }
}

/// Colours that were multiplied by their opacity, as drawing systems store them.
enum PremultipliedAlpha {
  /// Divides the colours of RGBA pixels by their alpha, in place. Transparent pixels become black.
  ///
  /// - Precondition: `samples` has whole pixels of four bytes.
  static func remove(from samples: UnsafeMutableRawBufferPointer) {
    precondition(samples.count % 4 == 0, "\(samples.count) bytes are no whole RGBA pixels")
    for pixel in stride(from: 0, to: samples.count, by: 4) {
      let alpha = samples[pixel + 3]
      if alpha == 255 { continue }
      for index in pixel..<(pixel + 3) { samples[index] = straight(samples[index], alpha: alpha) }
    }
  }

  /// Writes BGRA pixels as RGBA, with the colours divided by their alpha. Transparent pixels become black.
  ///
  /// - Precondition: both have the same number of whole pixels of four bytes.
  static func remove(fromBGRA source: UnsafeRawBufferPointer, into target: UnsafeMutableRawBufferPointer) {
    precondition(
      source.count == target.count && source.count % 4 == 0,
      "\(source.count) and \(target.count) bytes are not the same number of pixels")
    for pixel in stride(from: 0, to: source.count, by: 4) {
      let alpha = source[pixel + 3]
      target[pixel] = straight(source[pixel + 2], alpha: alpha)
      target[pixel + 1] = straight(source[pixel + 1], alpha: alpha)
      target[pixel + 2] = straight(source[pixel], alpha: alpha)
      target[pixel + 3] = alpha
    }
  }

  /// Source: `vImageUnpremultiplyData_RGBA8888` of Accelerate: `(255 · c + a / 2) / a`, at most 255.
  private static func straight(_ color: UInt8, alpha: UInt8) -> UInt8 {
    switch alpha {
    case 0: 0
    case 255: color
    default: UInt8(min(255, (Int(color) * 255 + Int(alpha) / 2) / Int(alpha)))
    }
  }
}
