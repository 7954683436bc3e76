import Testing
import VisionPipeline

@testable import vitruvian_tool

struct VideoTimingTests {
  private func times(_ microseconds: [Int64?], interval: Int? = nil, rate: FrameRate? = nil) -> [Int] {
    var clock = VideoClock(interval: interval, rate: rate)
    return microseconds.enumerated().map { index, time in
      let pixels = PixelImage(width: 1, height: 1, channelCount: 3) { _ in }
      return clock.advance(
        to: DecodedFrame(index: index, microseconds: time, pixels: pixels, pixelAspect: nil)
      )
      .milliseconds
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

  /// When each frame is shown in the drawing, in milliseconds.
  private func drawn(_ microseconds: [Int64], rate: String = "25/1") throws -> [Double] {
    var pace = FramePace(rate: try #require(FrameRate(rate)), start: microseconds[0])
    return microseconds.map { Double(pace.nanoseconds(of: pace.ticks(of: $0))) / 1e6 }
  }

  @Test func steadyFrames_areSteady() throws {
    #expect(try drawn([70_000, 110_000, 150_001, 189_000, 230_000]) == [0, 40, 80, 120, 160])
    let thirds = try drawn([0, 33_000, 67_000, 100_000], rate: "30000/1001")
    #expect(thirds == [0, 33.366667, 66.733333, 100.1])
  }

  @Test func unsteadyFrames_comeAtTheirTimes() throws {
    let times: [Int64] = [0, 40_000, 160_000, 165_000, 170_000, 200_000, 30_200_000]
    for (drawn, time) in zip(try drawn(times), times) { #expect(abs(drawn - Double(time) / 1e3) < 0.02) }
  }

  /// Equal times come from the clock a microsecond apart.
  @Test func framesAtTheSameTime_followEachOtherByAStep() throws {
    #expect(try self.drawn([0, 1, 2, 3]) == [0, 40, 80, 120])
    let drawn = try self.drawn([0, 40_000, 40_001, 80_000, 120_000])
    for (time, expected) in zip(drawn, [0.0, 40, 80, 100, 120]) {
      #expect(abs(time - expected) < 0.02, "\(drawn)")
    }
  }

  @Test func interruptions_areSkipped() throws {
    #expect(try drawn([0, 40_000, 3_700_000_000, 3_700_040_000]) == [0, 40, 80, 120])
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
