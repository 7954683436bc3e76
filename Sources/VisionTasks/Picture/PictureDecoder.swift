import FileAccess
import Foundation
import TensorCore
import VisionPipeline

/// Decodes pictures for asynchronous code, only as many at once as a budget of memory allows.
///
/// A server that decodes whatever comes, as soon as it comes, blocks the few threads that all asynchronous
/// code shares, and some large uploads at once take all memory. This decoder has threads of its own. Requests
/// are served in the order in which they come: a large picture waits until there is room for it, and no other
/// overtakes it. Share one decoder among all requests.
///
/// ```swift
/// let decoder = PictureDecoder()
/// let poses = try await decoder.withPicture(decoding: upload) { try await landmarker.poses(in: $0) }
/// ```
public final class PictureDecoder: Sendable {
  /// What a picture may be at most.
  public let limits: PictureLimits
  /// The most bytes of memory that pictures may take together while they are decoded and used.
  public let memoryBudget: Int

  private let decodingLimits: PictureLimits
  private let gate: AdmissionGate
  private let queue = DispatchQueue(label: "vitruvian.picture-decoder", attributes: .concurrent)

  /// Creates a decoder.
  ///
  /// - Parameters:
  ///   - limits: What a picture may be at most.
  ///   - memoryBudget: Bytes for all pictures together. Those of the files do not count when they are in
  ///     memory already. A picture that takes more by itself is refused.
  ///   - concurrentDecodingCount: How many pictures are decoded at once, at least 1; left out, as many as
  ///     there are processors.
  public init(
    limits: PictureLimits = PictureLimits(), memoryBudget: Int = PictureLimits().maximumMemoryByteCount,
    concurrentDecodingCount: Int? = nil
  ) {
    self.limits = limits
    self.memoryBudget = memoryBudget
    // A file may be another one by the time it is decoded.
    var decodingLimits = limits
    decodingLimits.maximumMemoryByteCount = min(limits.maximumMemoryByteCount, memoryBudget)
    self.decodingLimits = decodingLimits
    let count = concurrentDecodingCount ?? ProcessInfo.processInfo.activeProcessorCount
    gate = AdmissionGate(byteCount: memoryBudget, slotCount: max(1, count))
  }

  /// How many pictures wait for memory or a thread. A server may turn requests away when there are many.
  public var waitingCount: Int { gate.waitingCount }

  /// Decodes the contents of a JPEG, PNG, BMP or GIF file and turns the pixels by their Exif orientation.
  ///
  /// The picture counts against the budget until it is decoded; the caller answers for its memory from then
  /// on. Where many pictures may be waiting to be processed, use ``withPicture(decoding:isolation:perform:)``
  /// instead.
  ///
  /// - Throws: ``VisionError`` with code `invalidImage` when the bytes are no picture, `resourceExhausted`
  ///   when it is beyond the limits or the whole budget; `CancellationError` when the Swift task is cancelled
  ///   before decoding begins.
  public func decode(_ data: some ContiguousBytes & Sendable) async throws -> Picture {
    try await withPicture(decoding: data) { $0 }
  }

  /// Reads and decodes a JPEG, PNG, BMP or GIF file and turns the pixels by their Exif orientation.
  ///
  /// - Throws: what ``decode(_:)`` throws; also ``VisionError`` with code `notFound` when there is no such
  ///   file, and `permissionDenied` when it may not be read.
  public func decode(contentsOfFile path: String) async throws -> Picture {
    try await withPicture(contentsOfFile: path) { $0 }
  }

  /// Decodes the contents of a JPEG, PNG, BMP or GIF file and hands the picture to `body`, during which its
  /// memory counts against the budget.
  ///
  /// Do not ask the same decoder for another picture in `body`: each may wait for the other's memory.
  ///
  /// - Throws: what ``decode(_:)`` throws, and what `body` throws.
  public func withPicture<Result: Sendable>(
    decoding data: some ContiguousBytes & Sendable, isolation: isolated (any Actor)? = #isolation,
    perform body: (Picture) async throws -> Result
  ) async throws -> Result {
    try await withPicture(
      try Picture.size(of: data), fileByteCount: 0,
      decode: { [decodingLimits] in try Picture(encoded: data, limits: decodingLimits) }, isolation, body)
  }

  /// Reads and decodes a JPEG, PNG, BMP or GIF file and hands the picture to `body`, during which its memory
  /// counts against the budget.
  ///
  /// - Throws: what ``decode(contentsOfFile:)`` throws, and what `body` throws.
  public func withPicture<Result: Sendable>(
    contentsOfFile path: String, isolation: isolated (any Actor)? = #isolation,
    perform body: (Picture) async throws -> Result
  ) async throws -> Result {
    let fileByteCount = try RegularFile(path: path).byteCount
    return try await withPicture(
      try Picture.size(ofFile: path), fileByteCount: fileByteCount,
      decode: { [decodingLimits] in try Picture(contentsOfFile: path, limits: decodingLimits) }, isolation,
      body)
  }
}

extension PictureDecoder {
  private func withPicture<Result: Sendable>(
    _ size: PictureSize, fileByteCount: Int, decode: @escaping @Sendable () throws -> Picture,
    _ isolation: isolated (any Actor)?, _ body: (Picture) async throws -> Result
  ) async throws -> Result {
    // No overflow: sides have 16 bits, and the file exists.
    let byteCount = size.decodingByteCount + fileByteCount
    guard byteCount <= memoryBudget else {
      throw VisionError(
        .resourceExhausted,
        "A picture of \(size.width)×\(size.height) pixels takes \(byteCount) bytes of memory to decode, more than "
          + "the whole memoryBudget of \(memoryBudget).")
    }
    try await gate.enter(byteCount: byteCount)
    let picture: Picture
    do {
      try Task.checkCancellation()
      picture = try await onOwnThread(decode)
    } catch {
      gate.leave(byteCount: byteCount, freesSlot: true)
      throw error
    }
    // What is left is smaller than what decoding took.
    let kept = min(size.pictureByteCount, byteCount)
    gate.leave(byteCount: byteCount - kept, freesSlot: true)
    defer { gate.leave(byteCount: kept, freesSlot: false) }
    return try await body(picture)
  }

  private func onOwnThread(_ decode: @escaping @Sendable () throws -> Picture) async throws -> Picture {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Swift.Result(catching: decode)) }
    }
  }
}
