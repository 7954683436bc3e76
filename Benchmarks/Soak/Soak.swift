import BenchmarkSupport
import Foundation
import VisionTasks

/// Runs tasks for very long and checks that their memory does not grow.
///
/// The only argument is the share of the usual number of frames, 1 when it is left out. Models are taken from
/// the folder that `VITRUVIAN_MODELS` names.
@main
enum Soak {
  /// What a process may grow by between the warm-up and the end; allocators keep that much back now and then.
  private static let allowedGrowth = 2 << 20

  static func main() throws {
    guard let share = CommandLine.arguments.dropFirst().first.map(Double.init) ?? 1, share > 0, share <= 1
    else {
      print("usage: soak [SHARE]   with a share above 0 and at most 1")
      exit(2)
    }
    var isFlat = true
    for run in try SoakRun.all() {
      let result = try run.run(frameCount: max(200, Int(Double(run.frameCount) * share)))
      print(result)
      isFlat = isFlat && result.growth <= allowedGrowth
    }
    guard isFlat else {
      print("error: memory grew by more than \(allowedGrowth >> 20) MiB")
      exit(1)
    }
  }
}

/// One task on one endless video.
struct SoakRun {
  let name: String
  let frameCount: Int
  /// Processes frame `index` and says how many subjects were found.
  let process: (_ index: Int) throws -> Int

  /// What a run measured.
  struct Outcome: CustomStringConvertible {
    let name: String
    let frameCount: Int
    let subjectCount: Int
    let seconds: Double
    /// Bytes of resident memory after a tenth of the frames, and what came on top by the end.
    let residentByteCount: Int
    let growth: Int

    var description: String {
      let rate = Int(Double(frameCount) / seconds)
      return "\(name): \(frameCount) frames at \(rate) frames/s, \(subjectCount) subjects, "
        + "\(residentByteCount >> 20) MiB resident, growth \(growth >> 10) KiB"
    }
  }

  func run(frameCount: Int) throws -> Outcome {
    let start = Date()
    var subjectCount = 0
    var residentByteCount = 0
    for index in 0..<frameCount {
      if index == frameCount / 10 { residentByteCount = try ResidentMemory.byteCount() }
      subjectCount += try process(index)
    }
    return Outcome(
      name: name, frameCount: frameCount, subjectCount: subjectCount,
      seconds: Date().timeIntervalSince(start),
      residentByteCount: residentByteCount, growth: try ResidentMemory.byteCount() - residentByteCount)
  }
}

extension SoakRun {
  /// The tracking path with networks that cost nothing, then every task whose model is there.
  static func all() throws -> [SoakRun] {
    let folder = ModelFolder.path
    let runs = [
      try tinyHands(), try poses(in: folder), try faces(in: folder), try hands(in: folder),
      try objects(in: folder),
    ]
    return runs.compactMap(\.self)
  }

  /// The path of the first of the files that is there.
  private static func model(_ names: [String], in folder: String) -> String? {
    let path = names.map { "\(folder)/\($0)" }.first(where: FileManager.default.fileExists)
    if path == nil { print("\(folder) has no \(names.joined(separator: " or ")): left out") }
    return path
  }

  /// - Parameters:
  ///   - tracker: Follows the subjects.
  ///   - picture: The frame with an index.
  private init<Subject>(
    _ name: String, frameCount: Int, _ tracker: some VideoTask<TrackedFrame<Subject>>,
    picture: @escaping (_ index: Int) -> Picture
  ) {
    self.init(name: name, frameCount: frameCount) { index in
      try tracker.process(Frame(picture(index), at: .milliseconds(33 * index))).subjects.count
    }
  }

  private static func tinyHands() throws -> SoakRun {
    var options = HandLandmarker.Options()
    options.maximumCount = 2
    options.minimumDetectionScore = 0.6
    let tracker = try HandLandmarker.Tracker(model: .contents(TinyHandModel.encoded()), options: options)
    let white = try Pictures.plain(255)
    let black = try Pictures.plain(0)
    return SoakRun("tracking with tiny networks", frameCount: 1_000_000, tracker) {
      $0 % 10 < 7 ? white : black
    }
  }

  private static func poses(in folder: String) throws -> SoakRun? {
    let names = [
      "pose_landmarker_lite.task", "pose_landmarker_full.task", "pose_landmarker_full.safetensors",
    ]
    guard let path = model(names, in: folder) else { return nil }
    var options = PoseLandmarker.Options()
    options.includesMasks = true
    let tracker = try PoseLandmarker.Tracker(model: .path(path), options: options)
    let pictures = try Pictures()
    return SoakRun("poses", frameCount: 20_000, tracker) { pictures[$0] }
  }

  private static func faces(in folder: String) throws -> SoakRun? {
    guard let path = model(["face_landmarker.task", "face_landmarker.safetensors"], in: folder) else {
      return nil
    }
    let tracker = try FaceLandmarker.Tracker(model: .path(path))
    let pictures = try Pictures()
    return SoakRun("faces", frameCount: 20_000, tracker) { pictures[$0] }
  }

  private static func hands(in folder: String) throws -> SoakRun? {
    guard let path = model(["hand_landmarker.task", "hand_landmarker.safetensors"], in: folder) else {
      return nil
    }
    let tracker = try HandLandmarker.Tracker(model: .path(path))
    let pictures = try Pictures()
    return SoakRun("hands", frameCount: 20_000, tracker) { pictures[$0] }
  }

  private static func objects(in folder: String) throws -> SoakRun? {
    guard let path = model(["efficientdet_lite0.tflite", "ssd_mobilenet_v1.tflite"], in: folder) else {
      return nil
    }
    let tracker = try ObjectDetector.Tracker(model: .path(path))
    let pictures = try Pictures()
    return SoakRun("objects", frameCount: 20_000, tracker) { pictures[$0] }
  }
}
