import Testing
import VideoStreams

struct MatroskaStreamTests {
  @Test func sizes_holdTheSamples() {
    let stream = MatroskaStream(width: 64, height: 48, nanosecondsPerFrame: 40_000_000)
    #expect(stream.start.starts(with: [0x1A, 0x45, 0xDF, 0xA3, 1, 0, 0, 0, 0, 0, 0]))
    let header = stream.frameHeader(nanoseconds: 0x0102_0304_0506, byteCount: 9216)
    let cluster: [UInt8] = [0x1F, 0x43, 0xB6, 0x75, 1, 0, 0, 0, 0, 0, 0x24, 0x1E]
    let time: [UInt8] = [0xE7, 1, 0, 0, 0, 0, 0, 0, 8, 0, 0, 1, 2, 3, 4, 5, 6]
    let block: [UInt8] = [0xA3, 1, 0, 0, 0, 0, 0, 0x24, 4, 0x81, 0, 0, 0x80]
    #expect(header == cluster + time + block)
  }
}
