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
