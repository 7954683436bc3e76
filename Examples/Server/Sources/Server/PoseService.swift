import Foundation
import Hummingbird
import NIOCore
import Vitruvian

/// Finds people in pictures, for as many requests at once as the limits allow.
///
/// Memory has a bound: so many requests are let in, each holds one upload of bounded size, the decoder keeps
/// the pictures of all within one budget, and the landmarkers share the weights of their model.
struct PoseService: Sendable {
  private let landmarkers: TaskPool<PoseLandmarker>
  private let decoder: PictureDecoder
  private let admission: Admission
  private let maximumUploadByteCount: Int
  private let timeLimit: Duration

  init(model: ModelSource, limits: Limits) throws {
    landmarkers = try TaskPool(count: limits.workers) {
      var options = PoseLandmarker.Options()
      options.maximumCount = 4
      return try PoseLandmarker(model: model, options: options)
    }
    decoder = PictureDecoder(
      limits: PictureLimits(maximumPixelCount: limits.megapixels * 1_000_000), memoryBudget: 1 << 29)
    admission = Admission(limit: limits.workers + limits.queue)
    maximumUploadByteCount = limits.megabytes << 20
    timeLimit = .seconds(limits.seconds)
  }

  /// Answers with what is found in the picture that a request carries.
  func respond(to request: Request) async throws -> Response {
    // Before the upload is read: those who are turned away cost next to nothing.
    guard admission.enter() else { throw Refusal.busy }
    defer { admission.leave() }
    return try await within(timeLimit) {
      let upload = try await upload(of: request)
      let result = try await poses(in: upload)
      return Response(
        status: .ok, headers: [.contentType: "application/json"],
        body: .init(byteBuffer: ByteBuffer(data: try JSONEncoder.pictureResults.encode(result))))
    }
  }

  private func upload(of request: Request) async throws -> Data {
    do {
      return Data(buffer: try await request.body.collect(upTo: maximumUploadByteCount))
    } catch is NIOTooManyBytesError {
      throw Refusal.tooLarge("a picture's file may have at most \(maximumUploadByteCount >> 20) megabytes")
    }
  }

  /// What the command line prints for a picture, with a name that says nothing of the client's.
  private func poses(in upload: Data) async throws -> PictureResult<[Pose]> {
    do {
      return try await decoder.withPicture(decoding: upload) { picture in
        let poses = try await landmarkers.withTask { try $0.poses(in: picture) }
        return PictureResult(source: "upload", width: picture.width, height: picture.height, output: poses)
      }
    } catch let error as VisionError {
      throw Refusal.reason(error)
    }
  }
}
