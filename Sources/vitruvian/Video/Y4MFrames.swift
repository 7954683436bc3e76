import Foundation

/// Tells where the frames of a Y4M stream end, and with that whether one is cut short, of which ffmpeg says nothing.
///
/// The stream is a line that begins with `YUV4MPEG2` and states the size, then for each frame a line that begins with
/// `FRAME` and the samples. Source: the manual page yuv4mpeg(5) of mjpegtools, and for the names of formats
/// `libavformat/yuv4mpegdec.c` of ffmpeg.
struct Y4MFrames {
  private enum Part {
    case streamHeader, frameHeader
    case samples(missingByteCount: Int)
    /// No Y4M, or a format that is not known.
    case unknown
  }

  private var part = Part.streamHeader
  /// What came of the header at hand.
  private var line: [UInt8] = []
  private var frameByteCount = 0
  private var wholeFrameCount = 0

  /// Longer, it is no header.
  private static let maximumLineLength = 4096

  /// The number of the frame that the stream would end within if it ended here; `nil` between two frames, and for
  /// streams of other kinds.
  var cutFrame: Int? {
    switch part {
    case .frameHeader: line.isEmpty ? nil : wholeFrameCount
    case .samples: wholeFrameCount
    case .streamHeader, .unknown: nil
    }
  }

  /// Whether nothing that follows can be understood.
  var isUnknown: Bool { if case .unknown = part { true } else { false } }

  /// How many of the bytes that follow are samples.
  var missingSampleByteCount: Int { if case .samples(let count) = part { count } else { 0 } }

  /// Takes the bytes that follow.
  mutating func consume(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes[...]
    while let byte = rest.first, !isUnknown {
      if missingSampleByteCount > 0 {
        let count = min(missingSampleByteCount, rest.count)
        skipSamples(count)
        rest = rest.dropFirst(count)
      } else {
        rest = rest.dropFirst()
        consumeHeader(byte)
      }
    }
  }

  /// Takes `count` samples without a look at them, at most those of the frame at hand.
  mutating func skipSamples(_ count: Int) {
    let missing = missingSampleByteCount - count
    if missing > 0 {
      part = .samples(missingByteCount: missing)
    } else {
      part = .frameHeader
      wholeFrameCount += 1
    }
  }

  private mutating func consumeHeader(_ byte: UInt8) {
    guard byte == UInt8(ascii: "\n") else {
      line.append(byte)
      if line.count > Self.maximumLineLength { part = .unknown }
      return
    }
    let fields = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    line.removeAll(keepingCapacity: true)
    if case .streamHeader = part {
      guard fields.first == "YUV4MPEG2", let count = Y4MFormat.frameByteCount(fields.dropFirst()) else {
        part = .unknown
        return
      }
      frameByteCount = count
      part = .frameHeader
    } else {
      part = fields.first == "FRAME" ? .samples(missingByteCount: frameByteCount) : .unknown
    }
  }
}

extension Y4MFrames {
  /// More than the header of a frame has.
  private static let chunkByteCount = 256

  /// The frame that the stream in a file ends within; see ``cutFrame``. Only headers are read.
  static func cutFrame(inFile path: String) -> Int? {
    var status = stat()
    // A pipe would wait for its writer.
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let file = FileHandle(forReadingAtPath: path)
    else { return nil }
    defer { try? file.close() }
    var frames = Y4MFrames()
    var position = 0
    let byteCount = Int(status.st_size)
    while position < byteCount, !frames.isUnknown {
      guard (try? file.seek(toOffset: UInt64(position))) != nil,
        let bytes = try? file.read(upToCount: chunkByteCount), !bytes.isEmpty
      else { return nil }
      bytes.withUnsafeBytes { frames.consume($0) }
      position += bytes.count
      let skippedByteCount = min(frames.missingSampleByteCount, byteCount - position)
      if skippedByteCount > 0 { frames.skipSamples(skippedByteCount) }
      position += skippedByteCount
    }
    return frames.cutFrame
  }
}

/// How the samples of a frame are stored.
private enum Y4MFormat {
  /// Planes of a picture: how many have all its samples, and how many have fewer, of which each stands for
  /// `width` × `height` pixels.
  private typealias Planes = (full: Int, reduced: Int, width: Int, height: Int)

  /// By the beginning of the name; of those that begin alike the longest comes first.
  private static let planes: KeyValuePairs<String, Planes> = [
    "420": (1, 2, 2, 2), "422": (1, 2, 2, 1), "411": (1, 2, 4, 1), "444alpha": (4, 0, 1, 1),
    "444": (3, 0, 1, 1), "mono": (1, 0, 1, 1),
  ]

  /// Beyond, no program takes it for a video.
  private static let acceptedLengths = 1...1_000_000

  /// The bytes of a frame by the fields of the header: `W` width, `H` height, `C` format, or else what another
  /// program writes instead of `C`, or else 420.
  static func frameByteCount(_ fields: ArraySlice<String>) -> Int? {
    func value(_ key: String) -> Substring? {
      fields.first { $0.hasPrefix(key) }?.dropFirst(key.count)
    }
    let format = (value("C") ?? value("XYSCSS=") ?? "420").lowercased()
    guard let width = value("W").flatMap({ Int($0) }), let height = value("H").flatMap({ Int($0) }),
      acceptedLengths ~= width, acceptedLengths ~= height,
      let (name, planes) = planes.first(where: { format.hasPrefix($0.key) })
    else { return nil }
    // What follows the name is the depth in bits, or how chroma lies, which changes no size.
    let depth = Int(format.dropFirst(name.count).drop { $0 == "p" }) ?? 8
    let reducedWidth = (width + planes.width - 1) / planes.width
    let reducedHeight = (height + planes.height - 1) / planes.height
    let sampleCount = planes.full * width * height + planes.reduced * reducedWidth * reducedHeight
    return depth > 8 ? 2 * sampleCount : sampleCount
  }
}
