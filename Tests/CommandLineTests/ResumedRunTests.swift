import FileAccess
import Foundation
import TestSupport
import Testing
import VisionPipeline

/// Runs that were ended at any moment, and those that go on where they were.
@Suite(.serialized)
struct ResumedRunTests {
  private let files: TemporaryDirectory

  /// How many moments there are of each kind; more where the environment asks for a long test.
  private static let momentCount = ProcessInfo.processInfo.environment["VITRUVIAN_LONG_TESTS"] == nil ? 3 : 20

  init() throws {
    files = try TemporaryDirectory()
    _ = try files.write([UInt8](TinyHandModel.encoded()), to: "hand.safetensors")
    try FileManager.default.createDirectory(atPath: files.path("photos"), withIntermediateDirectories: false)
    for index in 0..<50 {
      guard index != 17 else {
        _ = try files.write(Array("no picture".utf8), to: "photos/17.png")
        continue
      }
      let size = 300 + 10 * index
      try PixelImage(width: size, height: size, channelCount: 3) {
        $0.initializeMemory(as: UInt8.self, repeating: UInt8(5 * index))
      }.writePNG(toFile: files.path("photos/\(index).png"))
    }
  }

  private var command: [String] {
    ["hand", "--model", "hand.safetensors", "--num-hands", "2", "--output", "out.jsonl"]
  }

  private func run(_ arguments: [String], script: String = #"exec "$@""#) throws -> Tool.Outcome {
    try Tool.vitruvian.run(command + arguments, script: "cd \"$0\"; " + script, name: files.url.path)
  }

  private func output() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: files.path("out.jsonl"))) }

  /// What a run leaves that nothing disturbs.
  private func undisturbed(_ arguments: [String]) throws -> Data {
    let outcome = try run(arguments)
    #expect(outcome.status == 1 || !arguments.contains("photos"), "\(outcome.errors)")
    defer { try? FileManager.default.removeItem(atPath: files.path("out.jsonl")) }
    return try output()
  }

  /// Resumes and expects what an undisturbed run gives.
  private func expectCompletion(_ expected: Data, _ arguments: [String], _ moment: String) throws {
    let outcome = try run(arguments + ["--resume"])
    #expect(outcome.status == 0 || outcome.status == 1, "\(moment): \(outcome.errors)")
    #expect(try output() == expected, "\(moment): \(outcome.errors)")
    try FileManager.default.removeItem(atPath: files.path("out.jsonl"))
  }

  /// Starts a run and sends it a signal when its file of results has grown to some size.
  private func interrupt(_ arguments: [String], by signal: Int32, at size: Int) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Tool.vitruvian.path)
    process.arguments = command + arguments
    process.currentDirectoryURL = files.url
    process.standardError = FileHandle.nullDevice
    try process.run()
    while process.isRunning, RegularFile.size(of: files.path("out.jsonl")) ?? 0 < size { usleep(200) }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    if signal == SIGTERM, process.terminationReason == .exit {
      #expect([0, 1, 130].contains(process.terminationStatus))
    }
  }

  @Test(arguments: ["1", "3"], [SIGKILL, SIGTERM])
  func signals_loseNothing(jobs: String, signal: Int32) throws {
    let arguments = ["photos", "--jobs", jobs]
    let expected = try undisturbed(arguments)
    for _ in 0..<Self.momentCount {
      let size = Int.random(in: 0..<expected.count)
      try interrupt(arguments, by: signal, at: size)
      let left = (try? output()) ?? Data()
      #expect(expected.starts(with: left))
      if signal == SIGTERM { #expect(left.isEmpty || left.last == 10, "whole lines only") }
      try expectCompletion(expected, arguments, "signal \(signal) at \(size)")
    }
  }

  /// Several interruptions, one after the other.
  @Test func runsThatAreKilledAgainAndAgain_endSomeTime() throws {
    let arguments = ["photos", "--jobs", "2", "--resume"]
    let expected = try undisturbed(["photos"])
    for part in 1..<8 { try interrupt(arguments, by: SIGKILL, at: expected.count * part / 8) }
    try expectCompletion(expected, ["photos"], "killed seven times")
  }

  /// The limit stands for a full disk: the file may not grow beyond some blocks.
  @Test(arguments: ["1", "3"])
  func fullDisk_losesNothing(jobs: String) throws {
    let arguments = ["photos", "--jobs", jobs]
    let expected = try undisturbed(arguments)
    for _ in 0..<Self.momentCount {
      let blocks = Int.random(in: 0..<(expected.count / 512))
      let outcome = try run(
        arguments,
        script:
          "mkfifo errors; cat errors >&2 & ulimit -f \(blocks); \"$@\" 2> errors; s=$?; rm errors; exit $s")
      #expect(outcome.status == 1)
      let left = (try? output()) ?? Data()
      #expect(expected.starts(with: left) && (left.isEmpty || left.last == 10), "whole lines only")
      try expectCompletion(expected, arguments, "\(blocks) blocks")
    }
  }

  /// Whoever reads the results goes away in the middle of a line.
  @Test func closedPipe_losesNothing() throws {
    let expected = try undisturbed(["photos"])
    for _ in 0..<Self.momentCount {
      let size = Int.random(in: 1..<expected.count)
      let arguments = ["hand", "--model", "hand.safetensors", "--num-hands", "2", "photos", "--jobs", "2"]
      _ = try Tool.vitruvian.run(
        arguments, script: "cd \"$0\"; \"$@\" 2> /dev/null | head -c \(size) > out.jsonl",
        name: files.url.path)
      #expect(try output() == expected.prefix(size))
      try expectCompletion(expected, ["photos", "--jobs", "2"], "\(size) bytes")
    }
  }

  /// A file that is cut at any byte, also between and behind the lines.
  @Test func filesCutAnywhere_areCompleted() throws {
    let expected = try undisturbed(["photos"])
    let lineEnds = expected.indices.filter { expected[$0] == 10 }
    let cuts = [
      0, 1, lineEnds[0], lineEnds[0] + 1, lineEnds[20] - 1, lineEnds[20] + 2, expected.count - 1,
      expected.count,
    ]
    for cut in cuts {
      try expected.prefix(cut).write(to: URL(fileURLWithPath: files.path("out.jsonl")))
      try expectCompletion(
        expected, ["photos", "--jobs", cut.isMultiple(of: 2) ? "1" : "2"], "cut at \(cut)")
    }
  }

  @Test func drawings_areNotMadeAgain() throws {
    let arguments = ["photos", "--annotate", "drawn"]
    let expected = try undisturbed(arguments)
    try FileManager.default.removeItem(atPath: files.path("drawn"))
    try expected.prefix(expected.count / 2).write(to: URL(fileURLWithPath: files.path("out.jsonl")))
    let doneCount = expected.prefix(expected.count / 2).count { $0 == 10 }
    try expectCompletion(expected, arguments, "half")
    // The last of those that were there was worked on again.
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: files.path("drawn")).count == 50 - doneCount + 1)
  }

  /// The status is that of an undisturbed run, and one line tells of what is kept.
  @Test func keptFailures_areTold() throws {
    for (inputs, kept) in [
      (["photos/17.png", "photos/1.png"], "1 of 1;"),
      (["photos/17.png", "missing.png", "photos/1.png", "photos/2.png"], "2 of 3;"),
    ] {
      let expected = try undisturbed(inputs)
      try expected.write(to: URL(fileURLWithPath: files.path("out.jsonl")))
      let outcome = try run(inputs + ["--resume"])
      #expect(outcome.status == 1 && outcome.errorLines.count == 1, "\(outcome.errors)")
      #expect(
        outcome.errors.hasPrefix("warning: out.jsonl: kept lines that tell of a failure: \(kept)"),
        "\(outcome.errors)")
      #expect(try output() == expected)
    }
    let last = ["photos/1.png", "photos/17.png"]
    try undisturbed(last).write(to: URL(fileURLWithPath: files.path("out.jsonl")))
    let repeated = try run(last + ["--resume"])
    #expect(repeated.status == 1 && repeated.errors.hasPrefix("error: photos/17.png"), "\(repeated.errors)")
  }

  @Test func otherInputs_areRefused() throws {
    let expected = try undisturbed(["photos"])
    let path = URL(fileURLWithPath: files.path("out.jsonl"))
    try expected.write(to: path)
    for (arguments, complaint) in [
      (["photos/3.png"], "line 1 is of photos/0.png, and the input in its place is photos/3.png"),
      (["photos/0.png", "photos/1.png"], "results of more inputs than there are"),
    ] {
      let outcome = try run(arguments + ["--resume"])
      #expect(outcome.status == 1 && outcome.errors.contains(complaint), "\(arguments): \(outcome.errors)")
      #expect(try output() == expected)
    }
  }

  @Test func otherOptions_areRefused() throws {
    // The last line that is there is compared, so it has to be one that options change.
    let lines = try undisturbed(["photos"]).split(separator: 10, omittingEmptySubsequences: false)
    let last = try #require(lines.lastIndex { String(decoding: $0, as: UTF8.self).contains("landmarks") })
    let stored = Data(lines[...last].joined(separator: [10]) + [10])
    try stored.write(to: URL(fileURLWithPath: files.path("out.jsonl")))
    let outcome = try run(["photos", "--min-detection-confidence", "1", "--resume"])
    #expect(
      outcome.status == 1 && outcome.errors.contains("are not what this run finds"), "\(outcome.errors)")
    #expect(try output() == stored)
  }

  @Test(arguments: ["a photograph\nof a cat", "{\"a\":1}\n", "{}\n", "no line end", "{\"source\":5}\n{\"so"])
  func filesOfSomethingElse_areLeftAlone(contents: String) throws {
    let path = try files.write(Array(contents.utf8), to: "out.jsonl")
    let outcome = try run(["photos", "--resume"])
    #expect(outcome.status == 1 && outcome.errors.contains("nothing to --resume"), "\(outcome.errors)")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == contents)
  }

  @Test func filesThatAnotherRunWrites_areLeftAlone() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Tool.vitruvian.path)
    process.arguments = command + ["--inputs-from", "-"]
    process.currentDirectoryURL = files.url
    let paths = Pipe()
    process.standardInput = paths
    try process.run()
    try paths.fileHandleForWriting.write(contentsOf: Data("photos/1.png\n".utf8))
    while RegularFile.size(of: files.path("out.jsonl")) ?? 0 == 0, process.isRunning { usleep(1000) }
    let outcome = try run(["photos", "--resume"])
    #expect(outcome.status == 1 && outcome.errors.contains("another run is writing it"), "\(outcome.errors)")
    try paths.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  // MARK: Videos

  /// Makes a video whose brightness changes, of ten frames for each second.
  private func makeVideo(_ name: String, frames: Int) throws {
    try Ffmpeg.run([
      "-f", "lavfi", "-i", "testsrc2=size=96x64:rate=10:duration=\(Double(frames) / 10)", "-c:v", "ffv1",
      files.path(name),
    ])
  }

  @Test func videosCutAnywhere_areCompleted() throws {
    try Ffmpeg.requireInstalled()
    for (name, frames) in [("a.mkv", 12), ("b.mkv", 5), ("c.mkv", 9)] { try makeVideo(name, frames: frames) }
    _ = try files.write(Array("no video".utf8), to: "bad.mkv")
    let inputs = ["--mode", "video", "a.mkv", "bad.mkv", "b.mkv", "b.mkv", "c.mkv", "--details"]
    let expected = try undisturbed(inputs)
    let lineEnds = expected.indices.filter { expected[$0] == 10 }
    #expect(lineEnds.count == 12 + 1 + 5 + 5 + 9)
    for line in [0, 5, 11, 12, 14, 17, 20, 25, 31] {
      for (offset, jobs) in [(1, "1"), (-20, "3")] {
        try expected.prefix(lineEnds[line] + offset).write(to: URL(fileURLWithPath: files.path("out.jsonl")))
        try expectCompletion(expected, inputs + ["--jobs", jobs], "line \(line), \(jobs) jobs")
      }
    }
  }

  @Test(arguments: ["1", "3"])
  func killedVideos_areCompleted(jobs: String) throws {
    try Ffmpeg.requireInstalled()
    let names = (0..<5).map { "\($0).mkv" }
    for (index, name) in names.enumerated() { try makeVideo(name, frames: 30 + 10 * index) }
    let inputs = ["--mode", "video", "--jobs", jobs, "--annotate", "drawn"] + names
    let expected = try undisturbed(inputs)
    for signal in [SIGKILL, SIGTERM] {
      for _ in 0..<Self.momentCount {
        try FileManager.default.removeItem(atPath: files.path("drawn"))
        let size = Int.random(in: 0..<expected.count)
        try interrupt(inputs, by: signal, at: size)
        try expectCompletion(expected, inputs, "signal \(signal) at \(size)")
        let drawn = try FileManager.default.contentsOfDirectory(atPath: files.path("drawn"))
        #expect(Set(drawn).isSuperset(of: (0..<5).map { "\($0).mp4" }), "\(drawn)")
      }
    }
  }
}
