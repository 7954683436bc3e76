import Foundation
import Vitruvian

private struct Overloaded: Error {}
private struct TooLarge: Error {}
private struct NotAPicture: Error {}

private func decode(upload: Data, landmarker: PoseLandmarker) async throws {
  let limits = PictureLimits(maximumPixelCount: 24_000_000)
  let size = try Picture.size(of: upload)  // from the header alone
  print(size.width, size.height)

  let decoder = PictureDecoder(limits: limits, memoryBudget: 512 << 20)
  let poses = try await decoder.withPicture(decoding: upload) { picture in
    try await landmarker.poses(in: picture)
  }
  print(poses.count)
}

private func bound(upload: Data) throws {
  var options = PoseLandmarker.Options()
  options.compute.modelLimits = ModelLimits(
    maximumFileByteCount: 64 << 20, maximumMemoryByteCount: 512 << 20, maximumOperationCount: 20_000_000_000)
  let bounded = try PoseLandmarker(model: .contents(upload), options: options)
  _ = bounded
}

private func share(picture: Picture) async throws {
  let pool = try TaskPool(count: 2) { try PoseLandmarker(model: .path("Models/pose_landmarker_full.task")) }
  let found = try await pool.withTask { try $0.poses(in: picture) }
  _ = found
}

private func admit(decoder: PictureDecoder, pool: TaskPool<PoseLandmarker>) throws {
  guard decoder.waitingCount + pool.waitingCount < 64 else {
    throw Overloaded()  // answer 503 with Retry-After
  }
}

private func answer(
  upload: Data, decoder: PictureDecoder, landmarker: PoseLandmarker
) async throws -> [Pose] {
  do {
    return try await decoder.withPicture(decoding: upload) { try await landmarker.poses(in: $0) }
  } catch let error as VisionError where error.code == .resourceExhausted {
    throw TooLarge()  // 413
  } catch let error as VisionError where error.code == .invalidImage {
    throw NotAPicture()  // 400
  }
}
