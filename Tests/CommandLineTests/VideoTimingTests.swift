import Testing
import VisionPipeline

@testable import vitruvian_tool

struct VideoTimingTests {
  private func times(_ microseconds: [Int64?], interval: Int? = nil, rate: FrameRate? = nil) -> [Int] {
    var clock = VideoClock(interval: interval, rate: rate)
    return microseconds.enumerated().map { index, time in
      let pixels = PixelImage(width: 1, height: 1, channelCount: 3) { _ in }
      return clock.advance(to: DecodedFrame(index: index, microseconds: time, pixels: pixels)).milliseconds
    }
  }

  @Test func times_areRoundedToMilliseconds() {
    #expect(times([0, 33_367, 66_733, 100_100]) == [0, 33, 67, 100])
  }

  @Test func times_alwaysIncrease() {
    #expect(times([0, 100, 400, 399, 5_000]) == [0, 1, 2, 3, 5])
  }

  @Test func missingTimes_followTheRate() {
    #expect(times([nil, nil, nil], rate: FrameRate("25/1")) == [0, 40, 80])
    #expect(times([nil, .max, nil], rate: FrameRate("25/1")) == [0, 40, 80])
  }

  @Test func interval_replacesTheTimes() {
    #expect(times([0, 40_000, 80_000], interval: 33) == [0, 33, 66])
  }

  @Test func extremeTimes_areNone() {
    #expect(times([.min, .max, Int64.min + 1, 40_000], rate: FrameRate("25/1")) == [0, 40, 80, 81])
    for number in [Int64.min, .min + 1, -1, 0, 1, .max] {
      let code = FrameTimeCode(number)
      #expect((code.microseconds ?? 0).magnitude < 1 << 61)
    }
  }

  /// As the filters of ffmpeg make them: 16 times the microseconds since 2^48 before the beginning, plus
  /// flags.
  @Test func codes_tellTimesAndChanges() {
    let origin = Int64(1) << 52
    #expect(FrameTimeCode(origin).microseconds == 0 && !FrameTimeCode(origin).beginsCount)
    #expect(FrameTimeCode(origin + 16 * 33_367 + 1).microseconds == 33_367)
    #expect(FrameTimeCode(origin + 1).beginsCount && FrameTimeCode(origin + 2).beginsCount)
    #expect(FrameTimeCode(origin - 16 * 40_000).microseconds == -40_000)
    #expect(FrameTimeCode(origin + 8).microseconds == nil && !FrameTimeCode(origin + 8).beginsCount)
    #expect(FrameTimeCode(origin + 9).microseconds == nil && FrameTimeCode(origin + 9).beginsCount)
  }

  @Test(arguments: ["0/0", "1/0", "-5/1", "30", "a/b", "99999999999/1", "90000/1"])
  func absurdRates_areNone(text: String) {
    #expect(FrameRate(text) == nil)
  }

  /// How often each frame is shown, at 25 frames for each second.
  private func repetitions(_ microseconds: [Int64]) throws -> [Int] {
    var pace = FramePace(rate: try #require(FrameRate("25/1")), start: microseconds[0])
    var shown: [Int] = []
    for time in microseconds {
      let count = pace.repetitionCount(before: time)
      if !shown.isEmpty { shown[shown.count - 1] += count }
      shown.append(pace.takesFrame(at: time) ? 1 : 0)
    }
    return shown
  }

  @Test func steadyFrames_areShownOnce() throws {
    #expect(try repetitions([70_000, 110_000, 150_001, 189_000, 230_000]) == [1, 1, 1, 1, 1])
  }

  @Test func unsteadyFrames_areRepeatedOrLeftOut() throws {
    #expect(try repetitions([0, 40_000, 160_000, 165_000, 170_000, 200_000]) == [1, 3, 1, 0, 0, 1])
  }

  @Test func interruptions_areSkipped() throws {
    #expect(try repetitions([0, 40_000, 3_600_000_000, 3_600_040_000]) == [1, 1, 1, 1])
  }

  @Test func progress_tellsShareSpeedAndTimeLeft() {
    #expect(
      ProgressBar.line(done: 30, total: 120, unit: "frames", elapsed: 2)
        == "[######..................]  30/120 frames  15.0 frames/s  0:06 left")
    #expect(
      ProgressBar.line(done: 10, total: 100_010, unit: "pictures", elapsed: 10)
        == "[........................]  10/100010 pictures  1.0 pictures/s  27:46:40 left")
  }

  @Test func progressWithoutTotal_tellsCountAndSpeed() {
    #expect(ProgressBar.line(done: 30, total: nil, unit: "frames", elapsed: 2) == "30 frames  15.0 frames/s")
    #expect(ProgressBar.line(done: 5, total: 4, unit: "frames", elapsed: 1) == "5 frames  5.0 frames/s")
  }
}
