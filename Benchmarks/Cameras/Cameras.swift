import BenchmarkSupport
import Foundation
import VisionTasks

/// Follows people in the frames of many cameras at once, and tells how late results are and what memory it
/// takes.
///
/// Arguments are the number of cameras, frames a second of each, and seconds: 12, 10 and 600 when they are
/// left out. Models are taken from the folder that `VITRUVIAN_MODELS` names.
@main
enum Cameras {
  /// What a process may grow by once all cameras run; allocators keep that much back now and then.
  private static let allowedGrowth = 4 << 20

  static func main() async throws {
    let numbers = CommandLine.arguments.dropFirst().map { Int($0) ?? 0 }
    let (cameraCount, rate, seconds) = (
      numbers.first ?? 12, numbers.dropFirst().first ?? 10, numbers.dropFirst(2).first ?? 600
    )
    guard cameraCount > 0, 1...1000 ~= rate, seconds > 0, numbers.count <= 3 else {
      print("usage: cameras [CAMERAS [FRAMES-A-SECOND [SECONDS]]]")
      exit(2)
    }
    let model = ModelSource.path("\(ModelFolder.path)/pose_landmarker_lite.task")
    let alone = try ResidentMemory.byteCount()
    let cameras = try (0..<cameraCount).map { try CameraStream(number: $0, model: model) }
    let growth = try await run(cameras, rate: rate, seconds: seconds, before: alone)
    guard growth <= allowedGrowth else {
      print("error: memory grew by more than \(allowedGrowth >> 20) MiB")
      exit(1)
    }
  }

  /// Runs all cameras, and prints what was measured.
  ///
  /// - Parameter before: The bytes of memory before there were cameras.
  /// - Returns: The bytes that memory grew by after a tenth of the time.
  private static func run(
    _ cameras: [CameraStream], rate: Int, seconds: Int, before: Int
  ) async throws -> Int {
    let pictures = try Pictures()
    let frameCount = rate * seconds
    var settled = 0
    try await withThrowingTaskGroup(of: Void.self) { group in
      for camera in cameras {
        group.addTask { try await camera.submit(pictures, frameCount: frameCount, rate: rate) }
      }
      try await Task.sleep(for: .seconds(Double(seconds) / 10))
      settled = try ResidentMemory.byteCount()
      try await group.waitForAll()
    }
    let growth = try ResidentMemory.byteCount() - settled
    let streams = cameras.map { $0.finish() }
    var all = StreamOutcome()
    for stream in streams { all.add(stream) }
    print(
      "\(cameras.count) cameras at \(rate) frames/s for \(seconds) s: \(all.frameCount) frames processed, "
        + "\(cameras.count * frameCount - all.frameCount - all.failureCount) dropped, \(all.failureCount) failed"
    )
    let counts = streams.map(\.frameCount)
    print("frames of a camera: \(counts.min() ?? 0) to \(counts.max() ?? 0)")
    let (median, late, last) = (
      all.milliseconds(ofShare: 0.5), all.milliseconds(ofShare: 0.99), all.milliseconds(ofShare: 1)
    )
    print("from a frame to its result: p50 \(median) ms, p99 \(late) ms, at most \(last) ms")
    let share = (settled - before) / cameras.count
    print("memory: \(settled >> 20) MiB, \(share >> 10) KiB for each camera, growth \(growth >> 10) KiB")
    return growth
  }
}
