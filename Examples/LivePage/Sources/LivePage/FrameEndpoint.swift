import FlyingFox
import Foundation
import Vitruvian

/// Opens a channel for the frames of a camera: `/frames?task=pose&model=…&count=1&mask=1`.
struct FrameEndpoint: HTTPHandler {
  let catalog: Catalog
  /// Where pages may come from that are let in.
  let origins: [String]

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    // Browsers let pages of other sites open channels, too; they name the site truthfully.
    guard let origin = request.headers[HTTPHeader("Origin")], origins.contains(origin) else {
      return HTTPResponse(statusCode: .forbidden)
    }
    guard let task = request.query["task"].flatMap(LiveTask.init),
      let model = catalog.model(of: task, named: request.query["model"])
    else { return HTTPResponse(statusCode: .notFound) }
    let options = LiveOptions(
      maximumCount: min(max(request.query["count"].flatMap(Int.init) ?? 1, 1), 8),
      includesMask: request.query["mask"] == "1")
    let channel = FrameChannel { try task.makeAnalyzer(model: .path(model.path), options: options) }
    return try await WebSocketHTTPHandler(handler: MessageFrameWSHandler(handler: channel))
      .handleRequest(request)
  }
}

/// Takes frames and sends back what is in them, one after the other.
///
/// A message of the page is the frame's time in milliseconds, as four bytes of which the lowest comes first,
/// and the frame as a JPEG. Each is answered by a line of JSON; the frame's mask comes before it, if there is
/// one.
struct FrameChannel: WSMessageHandler {
  /// Makes what analyzes the frames of this channel.
  let makeAnalyzer: @Sendable () throws -> any FrameAnalyzer

  private static let timeByteCount = 4
  private static let maximumMessageByteCount = 8 << 20
  /// What cameras give; a picture of a few kilobytes may claim to be much larger.
  private static let limits = PictureLimits(maximumPixelCount: 4_000_000)

  func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
    AsyncStream { continuation in
      let answering = Task {
        await answer(client, with: continuation)
        continuation.finish()
      }
      continuation.onTermination = { _ in answering.cancel() }
    }
  }

  private func answer(
    _ client: AsyncStream<WSMessage>, with answers: AsyncStream<WSMessage>.Continuation
  ) async {
    let decoder = PictureDecoder(limits: Self.limits)
    var number = 0
    do {
      let analyzer = try makeAnalyzer()
      for await case .data(let message) in client {
        guard (Self.timeByteCount...Self.maximumMessageByteCount).contains(message.count) else {
          answers.yield(.close(.messageTooBig))
          return
        }
        do {
          let picture = try await decoder.decode(message.dropFirst(Self.timeByteCount))
          let analysis = try await analyzer.analyze(
            Frame(picture, at: .milliseconds(time(of: message))), number: number)
          if let mask = analysis.mask { answers.yield(.data(encoded(mask))) }
          answers.yield(.text(analysis.line))
        } catch {
          answers.yield(.text(failureLine(error, frame: number)))
        }
        number += 1
      }
    } catch {
      answers.yield(.text(failureLine(error)))
    }
  }

  private func time(of message: Data) -> Int {
    message.prefix(Self.timeByteCount).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Columns and rows, two bytes each of which the lower comes first, and a byte for each pixel.
  private func encoded(_ mask: Mask) -> Data {
    var data = Data(capacity: 4 + mask.width * mask.height)
    for side in [mask.width, mask.height] {
      data.append(contentsOf: [UInt8(truncatingIfNeeded: side), UInt8(truncatingIfNeeded: side >> 8)])
    }
    mask.withUnsafeValues { values in
      data.append(contentsOf: values.lazy.map { UInt8(min(max($0, 0), 1) * 255) })
    }
    return data
  }

  private func failureLine(_ error: any Error, frame: Int? = nil) -> String {
    let failure = PictureFailure(source: "camera", frame: frame, message: "\(error)")
    let line = try? JSONEncoder.pictureResults.encode(failure)
    return line.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
