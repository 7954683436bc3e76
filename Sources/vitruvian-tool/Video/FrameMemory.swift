import TensorCore
import Threading
import VisionPipeline

/// Memory for the frames of a video: the system gives it once, and what a frame had that is gone is the next
/// one's.
///
/// There is as much as there were frames at a time.
///
/// `@unchecked Sendable`: what changes is only touched under the lock.
final class FrameMemory: @unchecked Sendable {
  private let lock = Lock()
  private var unused: [AlignedStorage] = []

  /// Makes a frame of red, green and blue samples, which `fill` writes.
  ///
  /// - Throws: `EngineError` when the system gives no memory for it; what `fill` throws.
  func frame(
    width: Int, height: Int, fill: (UnsafeMutableRawBufferPointer) throws -> Void
  ) throws -> PixelImage {
    let loan = Loan(of: try block(3 * width * height + PixelImage.spareByteCount), from: self)
    try fill(PixelImage.samples(in: loan.block))
    return PixelImage(width: width, height: height, channelCount: 3, storage: loan.storage)
  }

  private func block(_ byteCount: Int) throws -> AlignedStorage {
    if let block = lock.withLock({ unused.popLast() }), block.byteCount == byteCount { return block }
    return try AlignedStorage(requesting: byteCount, isZeroed: false, inLargePages: true, "a frame takes")
  }

  /// A block that a frame has as long as it lives.
  private final class Loan {
    let block: AlignedStorage
    private let memory: FrameMemory

    init(of block: AlignedStorage, from memory: FrameMemory) {
      (self.block, self.memory) = (block, memory)
    }

    deinit { memory.lock.withLock { memory.unused.append(block) } }

    var storage: AlignedStorage {
      AlignedStorage(borrowing: block.start, byteCount: block.byteCount, owner: self)
    }
  }
}
