import Foundation
import TestSupport
import Testing
import VisionPipeline

/// A short run of each task on a video, line by line as the reference has it.
@Suite(
  .serialized,
  .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired, "needs the reference kit"))
struct VideoCommandTests {
  private let files: TemporaryDirectory

  init() throws {
    files = try TemporaryDirectory()
    try Ffmpeg.requireInstalled()
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    let model: String
    let golden: String
    let listName: String
    let goldenName: String
    /// The largest difference of x and y.
    let tolerance: Double

    var testDescription: String { golden }
  }

  private static let cases = [
    Case(
      arguments: ["pose"], model: "pose_landmarker_lite.task", golden: "pose_lite/leave_return.mp4.n1.jsonl",
      listName: "poses", goldenName: "pose_landmarks", tolerance: 5e-3),
    Case(
      arguments: ["face", "--num-faces", "3", "--blendshapes", "--transformation-matrixes"],
      model: "face_landmarker.task", golden: "face/faces_pan.mp4.n3_all.jsonl", listName: "faces",
      goldenName: "face_landmarks", tolerance: 1e-3),
    Case(
      arguments: ["hand", "--num-hands", "2"], model: "hand_landmarker.task",
      golden: "hand/leave_return.mp4.n2.jsonl", listName: "hands", goldenName: "hand_landmarks",
      tolerance: 1e-3),
    Case(
      arguments: ["objects", "--max-results", "5", "--score-threshold", "0.4"],
      model: "ssd_mobilenet_v1.tflite", golden: "object/leave_return.mp4.t04_max5.jsonl",
      listName: "detections", goldenName: "detections", tolerance: 0),
  ]

  /// A video of the first frames of one of the reference kit, with the same pixels.
  private func beginning(of video: String, frameCount: Int) throws -> String {
    let path = files.path("beginning.mkv")
    try Ffmpeg.run([
      "-i", ReferenceKit.url("media/\(video)").path, "-frames:v", "\(frameCount)", "-fps_mode", "passthrough",
      "-sws_flags", "bitexact+accurate_rnd+full_chroma_int", "-pix_fmt", "bgr0", "-c:v", "ffv1", path,
    ])
    return path
  }

  private func run(_ arguments: [String], model: String = "ssd_mobilenet_v1.tflite") throws -> Tool.Outcome {
    let model = try ReferenceKit.url("models/\(model)").path
    return try Tool.vitruvian.run(
      arguments.prefix(1) + ["--model", model, "--mode", "video"] + arguments.dropFirst())
  }

  @Test(arguments: cases)
  func lines_areTheReferences(of test: Case) throws {
    let lines = try String(contentsOf: ReferenceKit.url("reference/video/\(test.golden)"), encoding: .utf8)
      .split(separator: "\n")
      .map { try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]) }
    let name = try #require(lines[0]["video"] as? String)
    let video = try beginning(of: name, frameCount: 12)
    let outcome = try run(test.arguments + ["--frame-interval-ms", "33", video], model: test.model)
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    try #require(outcome.objects.count == 12)
    for (object, golden) in zip(outcome.objects, lines.dropFirst()) {
      #expect(object["source"] as? String == video)
      #expect(object["frame"] as? Int == golden["frame"] as? Int)
      #expect(object["timestamp_ms"] as? Int == golden["timestamp_ms"] as? Int)
      #expect(object["width"] as? Int == lines[0]["width"] as? Int)
      let found = try #require(object[test.listName] as? [[String: Any]])
      let result = try #require(golden["result"] as? [String: Any])
      let expected = try #require(result[test.goldenName] as? [Any])
      try #require(found.count == expected.count)
      for (found, expected) in zip(found, expected) { try compare(found, expected, within: test.tolerance) }
    }
  }

  private func compare(_ found: [String: Any], _ expected: Any, within tolerance: Double) throws {
    if let box = found["bounding_box"] as? [String: Int] {
      let edges = try #require((expected as? [String: Any])?["bounding_box"] as? [Int])
      #expect([box["origin_x"], box["origin_y"], box["width"], box["height"]] == edges.map { $0 })
      return
    }
    let landmarks = try #require(found["landmarks"] as? [[String: Double]])
    let expected = try #require(expected as? [[Double]])
    try #require(landmarks.count == expected.count)
    for (landmark, expected) in zip(landmarks, expected) {
      #expect(abs((landmark["x"] ?? .infinity) - expected[0]) <= tolerance)
      #expect(abs((landmark["y"] ?? .infinity) - expected[1]) <= tolerance)
    }
  }

  @Test func times_areThoseOfTheVideo() throws {
    let video = try beginning(of: "hand_asl.mp4", frameCount: 7)
    let all = try run(["objects", video]).objects
    #expect(all.compactMap { $0["timestamp_ms"] as? Int } == [0, 40, 80, 120, 160, 200, 240])
    let some = try run(["objects", "--every", "3", video]).objects
    #expect(some.compactMap { $0["frame"] as? Int } == [0, 3, 6])
    #expect(some.compactMap { $0["timestamp_ms"] as? Int } == [0, 120, 240])
  }

  @Test(arguments: ["mkv", "mp4"])
  func unsteadyTimes_areThoseOfTheVideo(type: String) throws {
    let video = files.path("unsteady.\(type)")
    // Frames that are closer to each other than the stated 30 for each second, and a gap.
    try Ffmpeg.run([
      "-f", "lavfi", "-i", "testsrc=size=64x48:rate=30:duration=0.2", "-vf",
      "settb=1/1000,setpts=5*N+2000*gt(N\\,2)", "-fps_mode", "passthrough", "-enc_time_base", "1:1000",
      "-video_track_timescale", "1000", "-c:v", type == "mkv" ? "ffv1" : "png", video,
    ])
    let outcome = try run(["objects", video])
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(outcome.objects.compactMap { $0["timestamp_ms"] as? Int } == [0, 5, 10, 2015, 2020, 2025])
  }

  @Test func jobs_giveTheSameLinesOfVideos() throws {
    let names = ["leave_return.mp4", "person_lunge.mp4", "faces_pan.mp4"]
    let videos = try names.map { name in
      let path = files.path(name + ".mkv")
      try FileManager.default.moveItem(atPath: try beginning(of: name, frameCount: 12), toPath: path)
      return path
    }
    let single = try run(["pose", "--details"] + videos, model: "pose_landmarker_lite.task")
    #expect(single.status == 0 && single.objects.count == 36, "\(single.errors)")
    for jobs in ["2", "3", "5"] {
      let several = try run(
        ["pose", "--details", "--jobs", jobs] + videos, model: "pose_landmarker_lite.task")
      #expect(several.status == 0 && several.output == single.output, "\(jobs) jobs: \(several.errors)")
    }
  }

  @Test func details_numberObjects() throws {
    let video = try beginning(of: "leave_return.mp4", frameCount: 3)
    let frames = try run(["objects", "--details", "--score-threshold", "0.5", video]).objects
    #expect(frames.count == 3)
    for frame in frames {
      let detections = try #require(frame["detections"] as? [[String: Any]])
      let numbers = detections.compactMap { ($0["details"] as? [String: Any])?["track_id"] as? Int }
      #expect(numbers.count == detections.count && numbers.contains(1))
    }
  }

  @Test func standardInput_isAVideo() throws {
    let path = files.path("video.y4m")
    let pattern = "testsrc=size=64x48:rate=10:duration=0.5"
    try Ffmpeg.run(["-f", "lavfi", "-i", pattern, "-pix_fmt", "yuv420p", path])
    let model = try ReferenceKit.url("models/ssd_mobilenet_v1.tflite").path
    let outcome = try Tool.vitruvian.run(
      ["objects", "--model", model, "--mode", "video", "-"],
      input: try Data(contentsOf: URL(fileURLWithPath: path)))
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.objects.compactMap { $0["timestamp_ms"] as? Int } == [0, 100, 200, 300, 400])
  }

  /// MPEG-4 tells at the end of a file where its frames are.
  @Test func streamThatGivesNoFrame_isToldWhatMayHelp() throws {
    let path = files.path("video.mp4")
    try Ffmpeg.run(["-f", "lavfi", "-i", "testsrc=size=64x48:rate=10:duration=0.5", path])
    let model = try ReferenceKit.url("models/ssd_mobilenet_v1.tflite").path
    let video = try Data(contentsOf: URL(fileURLWithPath: path))
    let outcome = try Tool.vitruvian.run(
      ["objects", "--model", model, "--mode", "video", "-"], input: video.prefix(video.count / 2))
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("the video on standard input cannot be decoded"), "\(outcome.errors)")
    #expect(outcome.errors.contains("make a Y4M stream"), "\(outcome.errors)")
  }

  @Test func videoTakenForAPicture_isNamed() throws {
    let video = try beginning(of: "leave_return.mp4", frameCount: 1)
    let model = try ReferenceKit.url("models/ssd_mobilenet_v1.tflite").path
    let outcome = try Tool.vitruvian.run(["objects", "--model", model, video])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("a video (Matroska or WebM), not a picture"), "\(outcome.errors)")
    #expect(outcome.errors.contains("--mode video"), "\(outcome.errors)")
  }

  @Test func namedPipe_isAVideo() throws {
    let path = files.path("video.y4m")
    let pattern = "testsrc=size=64x48:rate=10:duration=0.3"
    try Ffmpeg.run(["-f", "lavfi", "-i", pattern, "-pix_fmt", "yuv420p", path])
    let model = try ReferenceKit.url("models/ssd_mobilenet_v1.tflite").path
    let outcome = try Tool.vitruvian.run(
      ["objects", "--model", model, "--mode", "video"],
      script: """
        mkfifo "$0.pipe"; cat "$0" > "$0.pipe" &
        "$@" "$0.pipe"; status=$?; rm "$0.pipe"; exit $status
        """,
      name: path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.objects.compactMap { $0["timestamp_ms"] as? Int } == [0, 100, 200])
  }

  @Test(arguments: ["INT", "TERM", "QUIT", "HUP"])
  func interruption_endsAStreamThatStands(signal: String) throws {
    let path = files.path("video.y4m")
    let annotated = files.path("annotated.mp4")
    let pattern = "testsrc=size=64x48:rate=10:duration=1"
    try Ffmpeg.run(["-f", "lavfi", "-i", pattern, "-pix_fmt", "yuv420p", path])
    let model = try ReferenceKit.url("models/ssd_mobilenet_v1.tflite").path
    let outcome = try Tool.vitruvian.run(
      ["objects", "--model", model, "--mode", "video", "--annotate", annotated, "-"],
      script: """
        mkfifo "$0.pipe"; (cat "$0"; exec sleep 60) > "$0.pipe" & writer=$!
        "$@" < "$0.pipe" > "$0.lines" & tool=$!
        count=0; touch "$0.lines"
        until [ $count -gt 0 ] && [ $count = "$(wc -l < "$0.lines")" ]; do
          count=$(wc -l < "$0.lines"); sleep 0.5
        done
        kill -\(signal) $tool; wait $tool; status=$?
        kill $writer && cat "$0.lines"; exit $status
        """,
      name: path)
    #expect(outcome.status == 130 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(!outcome.objects.isEmpty, "the stream was open until the tool had ended")
    #expect(try run(["objects", annotated]).objects.count == outcome.objects.count)
  }

  @Test func annotation_isAVideoOfTheSameLengthAndRate() throws {
    let video = try beginning(of: "leave_return.mp4", frameCount: 6)
    let annotated = files.path("annotated.mp4")
    let outcome = try run(["objects", "--annotate", annotated, video])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let again = try run(["objects", annotated])
    #expect(again.objects.compactMap { $0["timestamp_ms"] as? Int } == [0, 33, 67, 100, 133, 167])
    #expect(again.objects.first?["width"] as? Int == 640)
    let remains = try FileManager.default.contentsOfDirectory(atPath: files.url.path)
    #expect(Set(remains) == ["annotated.mp4", "beginning.mkv"])
  }

  @Test func annotation_replacesTheFileBehindALink() throws {
    let video = try beginning(of: "leave_return.mp4", frameCount: 2)
    let (file, link) = (files.path("file.mp4"), files.path("link.mp4"))
    try Data("no video".utf8).write(to: URL(fileURLWithPath: file))
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    let outcome = try run(["objects", "--annotate", link, video])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
    #expect(try run(["objects", file]).objects.count == 2)
  }

  @Test func annotation_hasTheSoundAndTheLength() throws {
    let video = files.path("unsteady.mkv")
    // Of a second's ten frames every third is missing; the sound ends before the pictures do.
    try Ffmpeg.run([
      "-f", "lavfi", "-i", "testsrc=size=64x48:rate=10:duration=3", "-f", "lavfi", "-i",
      "sine=frequency=440:duration=2", "-vf", "select=mod(n+1\\,3)", "-fps_mode", "passthrough", "-c:v",
      "ffv1", video,
    ])
    let annotated = files.path("annotated.mp4")
    let outcome = try run(["objects", "--annotate", annotated, video])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let durations = try Ffmpeg.durations(of: annotated)
    #expect(Set(durations.keys) == ["video", "audio"])
    for (kind, duration) in durations { #expect(abs(duration - 2.9) < 0.15, "\(kind): \(duration)") }
  }

  @Test func masks_areOneForEachPersonAndFrame() throws {
    let video = try beginning(of: "leave_return.mp4", frameCount: 2)
    let masks = files.path("masks")
    let outcome = try run(
      ["pose", "--segmentation-masks", masks, "--details", video], model: "pose_landmarker_lite.task")
    #expect(outcome.status == 0, "\(outcome.errors)")
    for (object, name) in zip(outcome.objects, ["000000", "000001"]) {
      let pose = try #require((object["poses"] as? [[String: Any]])?.first)
      let path = try #require(pose["segmentation_mask"] as? String)
      #expect(path == "\(masks)/beginning_frame_\(name)_mask_0.png")
      #expect(try PixelImage(contentsOfFile: path).width == 640)
      #expect((pose["details"] as? [String: Any])?["track_id"] as? Int != nil)
    }
  }

  @Test func maskThatCannotBeWritten_leavesTheNumbers() throws {
    let video = try beginning(of: "leave_return.mp4", frameCount: 2)
    let masks = files.path("masks")
    try FileManager.default.createDirectory(
      atPath: masks + "/beginning_frame_000000_mask_0.png", withIntermediateDirectories: true)
    let outcome = try run(
      ["pose", "--segmentation-masks", masks, video], model: "pose_landmarker_lite.task")
    #expect(outcome.status == 1 && outcome.errorLines.count == 1, "\(outcome.errors)")
    try #require(outcome.objects.count == 2)
    for (index, object) in outcome.objects.enumerated() {
      let pose = try #require((object["poses"] as? [[String: Any]])?.first)
      #expect((pose["landmarks"] as? [Any])?.count == 33)
      #expect((pose["segmentation_mask"] == nil) == (index == 0))
      #expect((object["error"] != nil) == (index == 0))
    }
  }

  @Test func brokenVideos_failAloneAndTheOthersGoOn() throws {
    let video = try beginning(of: "leave_return.mp4", frameCount: 1)
    let empty = try files.write([], to: "empty.mp4")
    let noise = try files.write((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 37) }, to: "noise.mp4")
    let sound = files.path("sound.wav")
    try Ffmpeg.run(["-f", "lavfi", "-i", "sine=duration=0.2", sound])
    let inputs = [empty, noise, sound, files.path("missing.mp4")]
    let outcome = try run(["objects"] + inputs + [video])
    #expect(outcome.status == 1)
    #expect(outcome.errorLines.count == inputs.count, "\(outcome.errors)")
    #expect(outcome.objects.count == inputs.count + 1)
    for (object, input) in zip(outcome.objects, inputs) {
      #expect(object["source"] as? String == input && object["error"] is String && object["frame"] == nil)
    }
    #expect(outcome.objects.last?["detections"] != nil)
  }

  @Test func missingFfmpeg_isNamedOnce() throws {
    let model = try ReferenceKit.url("models/ssd_mobilenet_v1.tflite").path
    let outcome = try Tool.vitruvian.run(
      ["objects", "--model", model, "--mode", "video", "a.mp4"], environment: ["PATH": files.url.path])
    #expect(outcome.status == 1 && outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("apt-get install ffmpeg"), "\(outcome.errors)")
  }

  @Test func fewDescriptors_areSaid() throws {
    let model = try ReferenceKit.url("models/ssd_mobilenet_v1.tflite").path
    let video = try beginning(of: "leave_return.mp4", frameCount: 1)
    let outcome = try Tool.vitruvian.run(
      ["objects", "--model", model, "--mode", "video", video], script: #"ulimit -n 6; exec "$@""#)
    #expect(outcome.status == 1)
    #expect(outcome.errors == "error: the program ffmpeg cannot be started: Too many open files\n")
  }

  @Test func closedPipe_endsTheRun() throws {
    let video = try beginning(of: "leave_return.mp4", frameCount: 3)
    let model = try ReferenceKit.url("models/ssd_mobilenet_v1.tflite").path
    let annotated = files.path("annotated.mp4")
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let outcome = try Tool.vitruvian.run(
      ["objects", "--model", model, "--mode", "video", "--annotate", annotated, video],
      standardOutput: pipe.fileHandleForWriting)
    #expect(outcome.status == -SIGPIPE && outcome.errors.isEmpty, "\(outcome.errors)")
    let remains = try FileManager.default.contentsOfDirectory(atPath: files.url.path)
    #expect(remains == ["beginning.mkv"], "nothing half written")
  }

  @Test(arguments: [
    ["--every", "0"], ["--frame-interval-ms", "0"], ["--annotate", "out.png"], ["--mode", "film"],
    ["--mode", "image", "--every", "2"], ["--mode", "image", "--frame-interval-ms", "33"],
  ])
  func wrongUsage_hasStatusTwo(arguments: [String]) throws {
    let outcome = try run(["objects"] + arguments + ["a.mp4"])
    #expect(outcome.status == 2 && outcome.output.isEmpty && !outcome.errors.isEmpty)
  }
}
