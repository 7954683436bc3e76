import FileAccess
import Foundation
import TensorCore

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

  /// A video can be decoded without an answer.
  private static let patience = Patience.limited(seconds: 8)

  static let unknown = VideoProbe(frameCount: nil, frameRate: nil)

  private init(frameCount: Int?, frameRate: FrameRate?) {
    self.frameCount = frameCount
    self.frameRate = frameRate
  }

  /// Asks `ffprobe`. What cannot be found out is `nil`: only decoding tells what is wrong with a video.
  ///
  /// - Parameter interruption: what ends waiting for the answer.
  init(_ source: VideoSource, interruption: (any WaitingEnd)?) {
    let entries = "stream=nb_frames,avg_frame_rate,r_frame_rate,duration:format=duration"
    let arguments = ["-show_entries", entries] + source.arguments
    guard case .file = source,
      let answer = try? Self.answer(arguments, patience: Self.patience, interruption: interruption)
    else {
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

  /// Counts the pictures that are in a video file, whatever it says of itself.
  ///
  /// - Throws: ``EngineError/Code/notFound`` when `ffprobe` is not installed, `invalidImage` when the file is
  ///   no video.
  static func pictureCount(inFile path: String) throws -> Int {
    var status = stat()
    let mebibyteCount = path.withSystemPath { stat($0, &status) } == 0 ? Int(status.st_size) >> 20 : 0
    let arguments = ["-count_packets", "-show_entries", "stream=nb_read_packets"]
    let answer = try answer(
      arguments + VideoSource.file(path, picture: nil).arguments,
      // It answers when it has read all; even a slow disk reads more.
      patience: .limited(seconds: Double(60 + mebibyteCount / 10)))
    guard let count = answer.streams.first?.packetCount.flatMap({ Int($0) }) else {
      throw EngineError(.invalidImage, "ffprobe finds no pictures in it")
    }
    return count
  }

  private struct Answer: Decodable {
    let streams: [Stream]
    let format: Format?

    struct Stream: Decodable {
      let frameCount, packetCount, averageRate, lowestRate, duration: String?

      enum CodingKeys: String, CodingKey {
        case duration
        case frameCount = "nb_frames"
        case packetCount = "nb_read_packets"
        case averageRate = "avg_frame_rate"
        case lowestRate = "r_frame_rate"
      }
    }

    struct Format: Decodable {
      let duration: String?
    }
  }

  /// What `ffprobe` answers for the first stream of moving pictures.
  ///
  /// - Throws: ``EngineError``, which names the program, and ``Interruption/Request``.
  private static func answer(
    _ arguments: [String], patience: Patience, interruption: (any WaitingEnd)? = nil
  ) throws -> Answer {
    let program = try VideoProgram.ffprobe.start(
      ["-v", "error", "-select_streams", "V:0", "-of", "json"] + arguments, givesOutput: true,
      patience: patience, interruption: interruption)
    let bytes: [UInt8]?
    do {
      bytes = try program.readAll(limit: maximumByteCount)
      let end = try program.finish(VideoProgram.patienceAtTheEnd)
      guard end.isSuccess else {
        throw EngineError(
          .invalidImage,
          "ffprobe cannot read it: \(program.messages.complaint ?? end.withoutWord(of: "the program"))")
      }
    } catch let error as any ProcessFailure {
      throw EngineError(.invalidImage, "ffprobe cannot read it: \(error.reason)")
    }
    guard let bytes, let answer = try? JSONDecoder().decode(Answer.self, from: Data(bytes)) else {
      throw EngineError(.invalidImage, "ffprobe gives an answer that makes no sense")
    }
    return answer
  }
}
