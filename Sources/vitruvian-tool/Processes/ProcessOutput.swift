import VideoStreams

/// What a program writes to standard output, for those who read it in small pieces and large ones.
final class ProcessOutput: ByteSource {
  private let process: ChildProcess
  private let buffer: UnsafeMutableRawBufferPointer
  /// What of the buffer is not read yet.
  private var rest: Range<Int> = 0..<0

  private static let bufferByteCount = 4096

  init(of process: ChildProcess) {
    self.process = process
    buffer = .allocate(byteCount: Self.bufferByteCount, alignment: 1)
  }

  deinit {
    buffer.deallocate()
  }

  func read(into bytes: UnsafeMutableRawBufferPointer) throws -> Int {
    var count = 0
    while count < bytes.count {
      // `count` is below the buffer's size, so the rest is inside it.
      let missing = UnsafeMutableRawBufferPointer(rebasing: bytes[count...])
      if rest.isEmpty {
        if missing.count >= buffer.count {
          let readCount = try process.readSome(into: missing)
          guard readCount > 0 else { break }
          count += readCount
          continue
        }
        rest = 0..<(try process.readSome(into: buffer))
        guard !rest.isEmpty else { break }
      }
      let piece = buffer[rest].prefix(missing.count)
      missing.copyMemory(from: UnsafeRawBufferPointer(rebasing: piece))
      rest = rest.dropFirst(piece.count)
      count += piece.count
    }
    return count
  }
}
