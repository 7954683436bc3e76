/// The first header of a NUT stream: the unit of times, and what each first byte of a frame stands for.
///
/// - Source: the NUT specification, "main header". Only one unit of time, and one stream or two, are
///   accepted, as ffmpeg writes them for one video.
struct NUTMainHeader: Equatable {
  let streamCount: Int
  /// Seconds for each step of a time, as a fraction.
  let timeUnit: (numerator: Int, denominator: Int)
  /// Frames and syncpoints are checked more often than after so many bytes.
  let maximumDistance: Int
  /// For each first byte of a frame what it stands for; `nil` for those that begin none.
  let frameCodes: [NUTFrameCode?]
  /// Bytes that many frames begin with, which are left out of them; the first are none.
  let elidedHeaders: [[UInt8]]

  private static let acceptedVersion = 3
  private static let maximumHeaderByteCount = 1024

  init(_ bytes: ArraySlice<UInt8>) throws {
    var fields = NUTFields(bytes)
    _ = try fields.unsigned(Self.acceptedVersion...Self.acceptedVersion, "its version")
    streamCount = try fields.unsigned(1...NUTFrameCode.maximumStreamCount, "the number of its streams")
    maximumDistance = try fields.unsigned(1...65536, "its distance of syncpoints")
    _ = try fields.unsigned(1...1, "the number of its units of time")
    let units = 1...Int(Int32.max)
    let numerator = try fields.unsigned(units, "its unit of time")
    timeUnit = (numerator, try fields.unsigned(units, "its unit of time"))
    frameCodes = try Self.frameCodes(&fields, streamCount: streamCount)
    elidedHeaders = fields.isAtEnd ? [[]] : try Self.elidedHeaders(&fields)
    // What newer versions add behind is for others.
  }

  static func == (first: NUTMainHeader, second: NUTMainHeader) -> Bool {
    first.streamCount == second.streamCount && first.timeUnit == second.timeUnit
      && first.maximumDistance == second.maximumDistance && first.frameCodes == second.frameCodes
      && first.elidedHeaders == second.elidedHeaders
  }

  private static func elidedHeaders(_ fields: inout NUTFields) throws -> [[UInt8]] {
    let count = try fields.unsigned(0...127, "the number of its elided headers")
    var headers: [[UInt8]] = [[]]
    var byteCount = 0
    for _ in 0..<count {
      let header = try fields.bytes(try fields.unsigned(1...255, "the size of an elided header"))
      byteCount += header.count
      guard byteCount <= maximumHeaderByteCount else {
        throw NUTError(reason: "its elided headers are too long")
      }
      headers.append(header)
    }
    return headers
  }

  /// Runs of codes that differ in the size alone; each run leaves out the fields that are like those before.
  private static func frameCodes(
    _ fields: inout NUTFields, streamCount: Int
  ) throws -> [NUTFrameCode?] {
    var codes: [NUTFrameCode?] = []
    var (timeStep, factor, stream, headerIndex) = (Int64(0), 1, 0, 0)
    while codes.count < 256 {
      let flags = NUTFrameFlags(rawValue: try fields.unsigned())
      let fieldCount = try fields.unsigned(0...64, "the number of fields of a frame code")
      if fieldCount > 0 { timeStep = try fields.signed() }
      if fieldCount > 1 { factor = try fields.unsigned(0...Int(UInt16.max), "the factor of a size") }
      if fieldCount > 2 { stream = try fields.unsigned(0...(streamCount - 1), "the stream of a frame") }
      let remainder = fieldCount > 3 ? try fields.unsigned(0...Int(UInt16.max), "the rest of a size") : 0
      let reservedCount =
        fieldCount > 4
        ? try fields.unsigned(0...NUTFrameCode.maximumReservedCount, "the number of reserved fields") : 0
      let count =
        fieldCount > 5
        ? try fields.unsigned(1...256, "the length of a run of frame codes") : factor - remainder
      if fieldCount > 6 { _ = try fields.signed() }
      if fieldCount > 7 { headerIndex = try fields.unsigned(0...127, "the number of an elided header") }
      for _ in 8..<max(fieldCount, 8) { _ = try fields.unsigned() }
      guard count > 0 else { throw NUTError(reason: "a run of frame codes is empty") }
      for offset in 0..<count {
        // The first byte of a header's mark begins no frame, and no run counts it.
        if codes.count == NUTPacketKind.firstByte { codes.append(nil) }
        guard codes.count < 256 else { throw NUTError(reason: "there are too many frame codes") }
        let code = NUTFrameCode(
          flags: flags, stream: stream, timeStep: timeStep, sizeFactor: factor,
          sizeRemainder: remainder + offset,
          reservedCount: reservedCount, elidedHeader: headerIndex)
        codes.append(flags.contains(.invalid) ? nil : code)
      }
    }
    return codes
  }
}

/// What the first byte of a frame stands for.
struct NUTFrameCode: Equatable {
  let flags: NUTFrameFlags
  let stream: Int
  /// From the time of the frame before.
  let timeStep: Int64
  /// The size is the factor, times what follows, plus the remainder.
  let sizeFactor, sizeRemainder: Int
  let reservedCount: Int
  let elidedHeader: Int

  static let maximumReservedCount = 16
  static let maximumStreamCount = 2
}

/// Which fields follow the first byte of a frame.
struct NUTFrameFlags: OptionSet {
  let rawValue: UInt64

  static let hasTime = NUTFrameFlags(rawValue: 1 << 3)
  static let hasStream = NUTFrameFlags(rawValue: 1 << 4)
  static let hasSize = NUTFrameFlags(rawValue: 1 << 5)
  static let hasChecksum = NUTFrameFlags(rawValue: 1 << 6)
  static let hasReserved = NUTFrameFlags(rawValue: 1 << 7)
  static let hasSideData = NUTFrameFlags(rawValue: 1 << 8)
  static let hasElidedHeader = NUTFrameFlags(rawValue: 1 << 10)
  static let hasMatchTime = NUTFrameFlags(rawValue: 1 << 11)
  /// More flags follow, which turn these around.
  static let hasFlags = NUTFrameFlags(rawValue: 1 << 12)
  static let invalid = NUTFrameFlags(rawValue: 1 << 13)
}

/// The header of a stream of frames.
package struct NUTStreamHeader: Equatable {
  let index: Int
  package let width, height: Int
  /// How much wider than high a pixel is shown; `nil` where nothing tells.
  package let pixelAspect: PixelAspect?
  /// How many bits of a time are told where the rest is like that of the frame before.
  let timeBitCount: Int
  /// A step to a time that is farther away needs a checksum.
  let maximumTimeDistance: UInt64
  /// How the samples of a frame lie.
  package let layout: FrameLayout

  init(_ bytes: ArraySlice<UInt8>) throws {
    var fields = NUTFields(bytes)
    index = try fields.unsigned(0...(NUTFrameCode.maximumStreamCount - 1), "the number of a stream")
    _ = try fields.unsigned(0...0, "the kind of a stream")
    let codec = try fields.bytes(try fields.unsigned(4...4, "the length of its codec's name"))
    guard let layout = FrameLayout(codec: codec) else {
      throw NUTError(reason: "its samples are neither rgb24, gbrp nor yuv420p")
    }
    self.layout = layout
    _ = try fields.unsigned(0...0, "the number of its unit of time")
    timeBitCount = try fields.unsigned(0...15, "the number of bits of a time")
    maximumTimeDistance = try fields.unsigned()
    _ = try fields.unsigned(0...1000, "its delay")
    _ = try fields.unsigned()
    _ = try fields.bytes(try fields.unsigned(0...4096, "the size of its codec's data"))
    let sizes = 1...Int(Int32.max)
    width = try fields.unsigned(sizes, "the width of its frames")
    height = try fields.unsigned(sizes, "the height of its frames")
    let aspectWidth = try fields.unsigned(0...Int(Int32.max), "the width of its pixels")
    let aspectHeight = try fields.unsigned(0...Int(Int32.max), "the height of its pixels")
    pixelAspect = PixelAspect(width: aspectWidth, height: aspectHeight)
  }
}

/// How the samples of a frame lie.
package enum FrameLayout: CaseIterable {
  /// Pixel by pixel, each as red, green and blue: ffmpeg's `rgb24`.
  case pixels
  /// All samples of green, then those of blue and of red: ffmpeg's `gbrp`.
  case planes
  /// All samples of brightness, then those of the differences to blue and to red, one for each block of 2 × 2
  /// pixels: ffmpeg's `yuv420p` and `yuvj420p`.
  case lumaChroma

  /// - Returns: `nil` for the name of any other codec.
  init?(codec: [UInt8]) {
    guard let layout = Self.allCases.first(where: { $0.codec == codec }) else { return nil }
    self = layout
  }

  private var codec: [UInt8] {
    switch self {
    case .pixels: Array("RGB".utf8) + [24]
    case .planes: Array("G3".utf8) + [0, 8]
    case .lumaChroma: Array("I420".utf8)
    }
  }

  /// The bytes of a frame, whose sides are less than 2³¹ pixels long.
  package func byteCount(width: Int, height: Int) -> Int {
    switch self {
    case .pixels, .planes: 3 * width * height
    case .lumaChroma: width * height + 2 * ((width + 1) / 2 * ((height + 1) / 2))
    }
  }
}

/// A packet that is no frame, by its first eight bytes.
package enum NUTPacketKind: UInt64, CaseIterable {
  case main = 0x4e4d_7a56_1f5f_04ad
  case stream = 0x4e53_1140_5bf2_f9db
  case syncpoint = 0x4e4b_e4ad_eeca_4569
  case index = 0x4e58_dd67_2f23_e64e
  case info = 0x4e49_ab68_b596_ba78

  static let firstByte = 0x4e
}
