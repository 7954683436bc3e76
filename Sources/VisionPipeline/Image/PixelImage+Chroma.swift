import TensorCore

/// How brightness and colour differences become red, green and blue.
public enum LumaChromaMatrix: String, Sendable, Hashable, Codable, CaseIterable {
  /// Standard-definition video and JPEG (ITU-R BT.601).
  case bt601
  /// High-definition video (ITU-R BT.709).
  case bt709
}

/// Which numbers stand for black and white, and for the strongest colours.
public enum LumaChromaRange: String, Sendable, Hashable, Codable, CaseIterable {
  /// Brightness from 16 to 235, colour differences from 16 to 240.
  case video
  /// All numbers from 0 to 255.
  case full
}

/// The samples of a picture's brightness, and of its colours at half as many columns and rows, rounded up.
package struct LumaChromaPlanes {
  /// The samples of one plane.
  package struct Plane {
    package let bytes: UnsafeRawBufferPointer
    package let rowByteCount: Int
    /// Bytes from one sample to the next in a row.
    package let step: Int

    /// - Parameters:
    ///   - bytes: Rows from top to bottom, of which the last need not be padded.
    ///   - rowByteCount: Bytes from the start of one row to the start of the next.
    ///   - step: Bytes from one sample to the next in a row.
    package init(_ bytes: UnsafeRawBufferPointer, rowByteCount: Int, step: Int = 1) {
      self.bytes = bytes
      self.rowByteCount = rowByteCount
      self.step = step
    }
  }

  package let luma: Plane
  package let blue: Plane
  package let red: Plane
  package let range: LumaChromaRange
  package let matrix: LumaChromaMatrix

  package init(luma: Plane, blue: Plane, red: Plane, range: LumaChromaRange, matrix: LumaChromaMatrix) {
    self.luma = luma
    self.blue = blue
    self.red = red
    self.range = range
    self.matrix = matrix
  }
}

extension PixelImage {
  /// Converts planes of brightness and colour into RGB; pixels of a block of 2 × 2 share a colour sample.
  ///
  /// - Throws: ``EngineError`` with code `invalidArgument` when a size is not positive or a plane is too
  ///   short; `resourceExhausted` above ``maximumPixelCount``.
  ///
  /// Source: ITU-R BT.601-7, section 2.5; BT.709-6, section 3; in 16 bits of fraction.
  package init(_ planes: LumaChromaPlanes, width: Int, height: Int) throws(EngineError) {
    try Self.checkSize(width: width, height: height)
    let (halfWidth, halfHeight) = ((width + 1) / 2, (height + 1) / 2)
    try planes.luma.check("the brightness", columnCount: width, rowCount: height)
    try planes.blue.check("the blue difference", columnCount: halfWidth, rowCount: halfHeight)
    try planes.red.check("the red difference", columnCount: halfWidth, rowCount: halfHeight)
    let colors = ColorConversion(planes.range, planes.matrix)
    self = try .made(width: width, height: height, channelCount: 3) { samples in
      for row in 0..<height {
        // In bounds: the checks proved that the last row of each plane ends inside its buffer.
        let luma = planes.luma.bytes.dropFirst(row * planes.luma.rowByteCount)
        let blue = planes.blue.bytes.dropFirst(row / 2 * planes.blue.rowByteCount)
        let red = planes.red.bytes.dropFirst(row / 2 * planes.red.rowByteCount)
        var target = row * width * 3
        for column in 0..<width {
          let pixel = colors.rgb(
            luma: luma[luma.startIndex + column * planes.luma.step],
            blue: blue[blue.startIndex + column / 2 * planes.blue.step],
            red: red[red.startIndex + column / 2 * planes.red.step])
          (samples[target], samples[target + 1], samples[target + 2]) = pixel
          target += 3
        }
      }
    }
  }
}

extension LumaChromaPlanes.Plane {
  /// Checks that the plane has all samples of a picture.
  ///
  /// - Throws: ``EngineError`` with code `invalidArgument`.
  fileprivate func check(_ name: String, columnCount: Int, rowCount: Int) throws(EngineError) {
    let rowLength = (columnCount - 1) * step + 1
    guard rowByteCount >= rowLength else {
      throw EngineError(
        .invalidArgument,
        "\(rowByteCount) bytes per row of \(name); \(columnCount) samples take at least \(rowLength)")
    }
    let (start, overflow) = rowByteCount.multipliedReportingOverflow(by: rowCount - 1)
    guard !overflow, bytes.count >= rowLength, start <= bytes.count - rowLength else {
      throw EngineError(
        .invalidArgument,
        "\(bytes.count) bytes of \(name) are too few for \(rowCount) rows of \(rowByteCount) bytes")
    }
  }
}

/// The factors of a conversion in 16 bits of fraction.
private struct ColorConversion {
  private let black: Int32
  private let luma: Int32
  private let redOfRed: Int32
  private let greenOfBlue: Int32
  private let greenOfRed: Int32
  private let blueOfBlue: Int32

  init(_ range: LumaChromaRange, _ matrix: LumaChromaMatrix) {
    let (kr, kb) =
      switch matrix {
      case .bt601: (0.299, 0.114)
      case .bt709: (0.2126, 0.0722)
      }
    let (lumaScale, chromaScale) = range == .video ? (255.0 / 219, 255.0 / 224) : (1, 1)
    let green = 1 - kr - kb
    func fixed(_ factor: Double) -> Int32 { Int32((factor * 65536).rounded()) }
    black = range == .video ? 16 : 0
    luma = fixed(lumaScale)
    redOfRed = fixed(2 * (1 - kr) * chromaScale)
    greenOfBlue = fixed(2 * (1 - kb) * kb / green * chromaScale)
    greenOfRed = fixed(2 * (1 - kr) * kr / green * chromaScale)
    blueOfBlue = fixed(2 * (1 - kb) * chromaScale)
  }

  func rgb(luma sample: UInt8, blue: UInt8, red: UInt8) -> (UInt8, UInt8, UInt8) {
    // No overflow: at most 255 · 1.2 · 2 · 65536 in magnitude.
    let brightness = (Int32(sample) - black) * luma + 32768
    let (blue, red) = (Int32(blue) - 128, Int32(red) - 128)
    return (
      Self.byte(brightness + redOfRed * red),
      Self.byte(brightness - greenOfBlue * blue - greenOfRed * red),
      Self.byte(brightness + blueOfBlue * blue)
    )
  }

  private static func byte(_ value: Int32) -> UInt8 { UInt8(max(0, min(255, value >> 16))) }
}
