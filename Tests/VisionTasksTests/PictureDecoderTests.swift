import Foundation
import TestSupport
import Testing
import VisionPipeline
import VisionTasks

@Suite("Decoding without blocking", .timeLimit(.minutes(2)))
struct PictureDecoderTests {
  /// Decoding a pixel of the pictures below takes as many bytes, of which three are left.
  private static let bytesPerPixel = 6

  /// What is decoded or used at the same time, in bytes, and in which order it begins.
  private final class Watch: @unchecked Sendable {
    private let lock = NSLock()
    private var byteCount = 0
    private var most = 0
    private var numbers: [Int] = []

    var mostByteCount: Int { lock.withLock { most } }
    var order: [Int] { lock.withLock { numbers } }

    func begin(_ byteCount: Int, number: Int? = nil) {
      lock.withLock {
        if let number { numbers.append(number) }
        self.byteCount += byteCount
        most = max(most, self.byteCount)
      }
    }

    func end(_ byteCount: Int) { lock.withLock { self.byteCount -= byteCount } }
  }

  /// The bytes of a PNG file that tell when they are decoded, and may not let that end.
  private final class WatchedFile: ContiguousBytes, @unchecked Sendable {
    let byteCount: Int
    private let bytes: [UInt8]
    private let number: Int
    private let watch: Watch
    private let obstacle: DispatchSemaphore?
    private let lock = NSLock()
    private var useCount = 0

    init(number: Int, side: Int, watch: Watch, obstacle: DispatchSemaphore? = nil) throws {
      let picture = PixelImage(width: side, height: side, channelCount: 3) {
        $0.initializeMemory(as: UInt8.self, repeating: 7)
      }
      bytes = try picture.encodedAsPNG()
      byteCount = bytesPerPixel * side * side
      (self.number, self.watch, self.obstacle) = (number, watch, obstacle)
    }

    /// The first time, the size is read; the second time, the picture is decoded.
    func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
      let isDecoding = lock.withLock {
        useCount += 1
        return useCount == 2
      }
      guard isDecoding else { return try bytes.withUnsafeBytes(body) }
      watch.begin(byteCount, number: number)
      defer { watch.end(byteCount) }
      obstacle?.wait()
      // Others would come meanwhile if they were let in.
      usleep(2000)
      return try bytes.withUnsafeBytes(body)
    }
  }

  private func wait(until condition: () -> Bool) async {
    while !condition() { await Task.yield() }
  }

  @Test("many large pictures at once stay within the budget, also while they are used")
  func budgetIsKept() async throws {
    let watch = Watch()
    let files = try (0..<24).map { try WatchedFile(number: $0, side: 300 + $0, watch: watch) }
    let budget = 5 * (files.last?.byteCount ?? 0) / 2
    let decoder = PictureDecoder(memoryBudget: budget, concurrentDecodingCount: 24)
    try await withThrowingTaskGroup(of: Int.self) { group in
      for file in files {
        group.addTask {
          try await decoder.withPicture(decoding: file) { picture in
            watch.begin(file.byteCount / 2)
            defer { watch.end(file.byteCount / 2) }
            try await Task.sleep(for: .milliseconds(5))
            return picture.width
          }
        }
      }
      var widths: Set<Int> = []
      for try await width in group { widths.insert(width) }
      #expect(widths == Set(300..<324))
    }
    #expect(watch.mostByteCount <= budget)
    // Two at a time are possible, and so it happens.
    #expect(watch.mostByteCount > files.last?.byteCount ?? 0)
    #expect(decoder.waitingCount == 0)
  }

  @Test("while decoding takes its time, other asynchronous code runs")
  func poolStaysFree() async throws {
    let watch = Watch()
    let obstacle = DispatchSemaphore(value: 0)
    let decoder = PictureDecoder(concurrentDecodingCount: 2)
    let count = 200
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<count {
        let file = try WatchedFile(number: number, side: 4, watch: watch, obstacle: obstacle)
        group.addTask { _ = try await decoder.decode(file) }
      }
      // Threads that waited for pictures could not run this, and all would wait for ever.
      group.addTask {
        while decoder.waitingCount < count - 2 || watch.order.count < 2 { await Task.yield() }
        for _ in 0..<count { obstacle.signal() }
      }
      try await group.waitForAll()
    }
    #expect(watch.order.count == count)
  }

  @Test("requests are served in their order, also when a later one would fit")
  func orderIsKept() async throws {
    let watch = Watch()
    let obstacle = DispatchSemaphore(value: 0)
    let sides = [300, 400, 10, 350, 20, 400, 30]
    let files = try sides.enumerated().map {
      try WatchedFile(number: $0, side: $1, watch: watch, obstacle: $0 == 0 ? obstacle : nil)
    }
    let decoder = PictureDecoder(memoryBudget: files[1].byteCount, concurrentDecodingCount: 4)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (number, file) in files.enumerated() {
        group.addTask { _ = try await decoder.decode(file) }
        await wait { number == 0 ? watch.order == [0] : decoder.waitingCount == number }
      }
      obstacle.signal()
      try await group.waitForAll()
    }
    // Those that are let in together may begin in either order; a large one is alone.
    #expect(watch.order.firstIndex(of: 1) == 1)
    for (earlier, later) in [(1, 2), (1, 3), (3, 5), (4, 5), (5, 6)] {
      let places = [earlier, later].compactMap { number in watch.order.firstIndex(of: number) }
      #expect(places == places.sorted(), "\(watch.order)")
    }
    #expect(watch.mostByteCount <= decoder.memoryBudget)
  }

  @Test("a request that is cancelled while it waits leaves, and those behind come")
  func cancellationIsHonoured() async throws {
    let watch = Watch()
    let obstacle = DispatchSemaphore(value: 0)
    let first = try WatchedFile(number: 0, side: 300, watch: watch, obstacle: obstacle)
    let large = try WatchedFile(number: 1, side: 310, watch: watch)
    let small = try WatchedFile(number: 2, side: 10, watch: watch)
    let decoder = PictureDecoder(memoryBudget: large.byteCount, concurrentDecodingCount: 2)
    let decoding = Task { _ = try await decoder.decode(first) }
    await wait { watch.order == [0] }
    let waiting = Task { _ = try await decoder.decode(large) }
    await wait { decoder.waitingCount == 1 }
    let behind = Task { _ = try await decoder.decode(small) }
    await wait { decoder.waitingCount == 2 }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    try await behind.value
    obstacle.signal()
    try await decoding.value
    #expect(watch.order == [0, 2])
    #expect(decoder.waitingCount == 0)

    let cancelled = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      _ = try await decoder.decode(WatchedFile(number: 3, side: 4, watch: watch))
    }
    await #expect(throws: CancellationError.self) { try await cancelled.value }
    // Its memory is free again.
    _ = try await decoder.decode(WatchedFile(number: 4, side: 310, watch: watch))
  }

  @Test("a picture beyond the whole budget or the limits is refused, and others come")
  func largePicturesAreRefused() async throws {
    let watch = Watch()
    let decoder = PictureDecoder(limits: PictureLimits(maximumPixelCount: 900), memoryBudget: 6000)
    let large = try WatchedFile(number: 0, side: 32, watch: watch)
    let beyondBudget = try await #require(throws: VisionError.self) { try await decoder.decode(large) }
    #expect(beyondBudget.code == .resourceExhausted)
    #expect(
      beyondBudget.message
        == "A picture of 32×32 pixels takes 6144 bytes of memory to decode, more than the whole memoryBudget of 6000."
    )
    let beyondLimits = try await #require(throws: VisionError.self) {
      try await decoder.decode(WatchedFile(number: 1, side: 31, watch: watch))
    }
    #expect(beyondLimits.code == .resourceExhausted && beyondLimits.description.contains("900 pixels"))
    let garbage = try await #require(throws: VisionError.self) { try await decoder.decode(Data(count: 99)) }
    #expect(garbage.code == .invalidImage)
    _ = try await decoder.decode(WatchedFile(number: 2, side: 30, watch: watch))
  }

  @Test("a file is read within the budget, too")
  func filesAreDecoded() async throws {
    let files = try TemporaryDirectory()
    let picture = PixelImage(width: 5, height: 4, channelCount: 3) {
      $0.initializeMemory(as: UInt8.self, repeating: 9)
    }
    let bytes = try picture.encodedAsPNG()
    let path = try files.write(bytes, to: "a.png")
    let decoded = try await PictureDecoder().decode(contentsOfFile: path)
    #expect((decoded.width, decoded.height) == (5, 4))
    let size = try Picture.size(ofFile: path)
    #expect(try size == Picture.size(of: bytes) && size.decodingByteCount == 120)
    let decoder = PictureDecoder(memoryBudget: 120 + bytes.count - 1)
    await #expect(throws: VisionError.self) { try await decoder.decode(contentsOfFile: path) }
    let missing = try await #require(throws: VisionError.self) {
      try await PictureDecoder().decode(contentsOfFile: files.path("none.png"))
    }
    #expect(missing.code == .notFound)
  }
}
