import CAllocationCounter
import Foundation
import TestSupport
import Testing

struct AllocationCountTests {
  @Test(.enabled(if: allocation_counter_works(), "needs the GNU C library, without a sanitizer"))
  func plantedAllocations_areSeen() {
    let before = allocation_counter_thread_total()
    let processBefore = allocation_counter_process_total()
    for _ in 0..<5 { free(Self.plant()) }
    #expect(allocation_counter_thread_total() - before == 5)
    #expect(allocation_counter_process_total() - processBefore >= 5)
  }

  @Test(.enabled(if: allocation_counter_works(), "needs the GNU C library, without a sanitizer"))
  func workWithoutAllocations_countsNothing() {
    let before = allocation_counter_thread_total()
    var sum = 0
    for number in 0..<1000 { sum &+= number &* number }
    let after = allocation_counter_thread_total()
    #expect(after == before && sum > 0)
  }

  /// Kept apart, so that the compiler does not see that the memory is not used.
  @inline(never) @_optimize(none)
  private static func plant() -> UnsafeMutableRawPointer? { malloc(100) }
}

@Suite(.enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired, "needs the reference kit"))
struct TaskBenchmarkTests {
  private func timing(_ task: String, _ model: String, _ arguments: [String]) throws -> [String: Any] {
    let model = try ReferenceKit.url("models/\(model)").path
    let outcome = try Tool.vitruvian.run(
      ["bench", model, "--task", task, "--json", "--runs", "4"] + arguments)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    return try #require((json?["tasks"] as? [[String: Any]])?.first)
  }

  private static let keys: Set = [
    "task", "mode", "input", "kernels", "threads", "runs", "create_ms", "first_ms", "min_ms", "median_ms",
    "p90_ms", "deviation_ms", "samples_ms", "peak_rss_mib", "allocations_per_frame",
  ]

  @Test func bench_measuresATaskOnAPicture() throws {
    let picture = try ReferenceKit.url("media/decoded/left_hands.png").path
    let timing = try timing("hand", "hand_landmarker.task", ["--num-hands", "2", "--input", picture])
    #expect(Set(timing.keys) == Self.keys)
    #expect(timing["task"] as? String == "hand" && timing["mode"] as? String == "image")
    #expect(timing["runs"] as? Int == 4 && timing["threads"] as? Int == 1)
    let minimum = try #require(timing["min_ms"] as? Double)
    let median = try #require(timing["median_ms"] as? Double)
    #expect(0 < minimum && minimum <= median)
    #expect(try #require(timing["peak_rss_mib"] as? Double) > 1)
    #expect(try #require(timing["allocations_per_frame"] as? Double) > 0, "the result itself")
  }

  @Test func bench_measuresATaskOnAVideo() throws {
    let video = try ReferenceKit.url("media/hand_asl.mp4").path
    let timing = try timing("hand", "hand_landmarker.task", ["--mode", "video", "--input", video])
    #expect(Set(timing.keys) == Self.keys && timing["mode"] as? String == "video")
  }

  @Test(arguments: [["--task", "pose"], ["--input", "a.jpg"], ["--task", "dance", "--input", "a.jpg"]])
  func wrongUsage_hasStatusTwo(arguments: [String]) throws {
    let outcome = try Tool.vitruvian.run(["bench", "m.task"] + arguments)
    #expect(outcome.status == 2 && outcome.output.isEmpty)
  }
}
