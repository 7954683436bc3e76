import Foundation

/// What a video file says of itself, which need not be true.
struct VideoProbe {
  /// How many frames there are; `nil` when nothing tells.
  let frameCount: Int?
  /// How many frames there are for each second; `nil` when nothing tells.
  let frameRate: FrameRate?

  /// Beyond, no video is that long.
  private static let acceptedCounts = 1...1_000_000_000_000
  /// Of an answer; it has a few hundred.
  private static let maximumByteCount = 1 << 16

  static let unknown = VideoProbe(frameCount: nil, frameRate: nil)

  private init(frameCount: Int?, frameRate: FrameRate?) {
    self.frameCount = frameCount
    self.frameRate = frameRate
  }

  /// Asks `ffprobe`. What cannot be found out is `nil`: only decoding tells what is wrong with a video.
  init(_ source: VideoSource) {
    guard case .file = source, let answer = Self.answer(source) else {
      self = .unknown
      return
    }
    let stream = answer.streams.first
    let rate = stream?.averageRate.flatMap(FrameRate.init) ?? stream?.lowestRate.flatMap(FrameRate.init)
    let duration = (stream?.duration ?? answer.format?.duration).flatMap(Double.init)
    frameRate = rate
    let count =
      stream?.frameCount.flatMap { Int($0) }
      ?? rate.flatMap { rate in duration.flatMap { Int(exactly: ($0 * rate.value).rounded()) } }
    frameCount = count.flatMap { Self.acceptedCounts ~= $0 ? $0 : nil }
  }

  private struct Answer: Decodable {
    let streams: [Stream]
    let format: Format?

    struct Stream: Decodable {
      let frameCount, averageRate, lowestRate, duration: String?

      enum CodingKeys: String, CodingKey {
        case duration
        case frameCount = "nb_frames"
        case averageRate = "avg_frame_rate"
        case lowestRate = "r_frame_rate"
      }
    }

    struct Format: Decodable {
      let duration: String?
    }
  }

  private static func answer(_ source: VideoSource) -> Answer? {
    let arguments =
      ["-v", "quiet", "-select_streams", "V:0", "-of", "json", "-show_entries"]
      + ["stream=nb_frames,avg_frame_rate,r_frame_rate,duration:format=duration"] + source.arguments
    guard let program = try? VideoProgram(.ffprobe, arguments, writesPipe: true),
      let bytes = try? FileHandle(fileDescriptor: program.outputDescriptor).read(
        upToCount: Self.maximumByteCount),
      bytes.count < Self.maximumByteCount,
      (try? program.finish()) == true
    else { return nil }
    return try? JSONDecoder().decode(Answer.self, from: bytes)
  }
}

/// Frames for each second, as a fraction: 30000/1001.
struct FrameRate {
  let numerator: Int
  let denominator: Int

  /// Beyond, it is a clock and not the rate of a video.
  private static let acceptedRates = 0.001...10_000

  /// - Returns: `nil` when the fraction is not the rate of a video.
  init?(numerator: Int, denominator: Int) {
    guard numerator > 0, denominator > 0, numerator <= Int32.max, denominator <= Int32.max,
      Self.acceptedRates.contains(Double(numerator) / Double(denominator))
    else { return nil }
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Reads `30000/1001`.
  init?(_ text: String) {
    let parts = text.split(separator: "/").map { Int($0) }
    guard parts.count == 2, let numerator = parts[0], let denominator = parts[1] else { return nil }
    self.init(numerator: numerator, denominator: denominator)
  }

  var value: Double { Double(numerator) / Double(denominator) }

  /// The rate of every `step`th frame.
  func divided(by step: Int) -> FrameRate? {
    FrameRate(numerator: numerator, denominator: denominator * step)
  }
}
