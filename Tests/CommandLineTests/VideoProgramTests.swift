import Foundation
import FuzzHarnesses
import TestSupport
import Testing

/// Videos whose programs misbehave: scripts named ffmpeg and ffprobe come before the real ones.
@Suite(.serialized)
struct VideoProgramTests {
  private let files: TemporaryDirectory
  private let model: String

  init() throws {
    files = try TemporaryDirectory()
    model = try files.write([UInt8](TinyHandModel.encoded()), to: "hand.safetensors")
    try FileManager.default.createDirectory(atPath: files.path("bin"), withIntermediateDirectories: false)
    _ = try files.write(Array("no video".utf8), to: "video.mp4")
  }

  /// Puts a script in the place of a program.
  private func replace(_ program: String, by script: String) throws {
    let path = try files.write(Array("#!/bin/sh\n\(script)\n".utf8), to: "bin/\(program)")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  private var environment: [String: String] {
    ["PATH": files.path("bin") + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")]
  }

  private var command: [String] { ["hand", "--model", model, "--mode", "video"] }

  private func run(_ arguments: [String] = ["video.mp4"]) throws -> Tool.Outcome {
    try Tool.vitruvian.run(command + arguments, environment: environment, directory: files.url)
  }

  @Test(arguments: [
    ("exit 0", "it has no frame"),
    ("exit 3", "ffmpeg ended with status 3 and said nothing"),
    ("printf 'nut/multimedia container\\0'; exit 255", "ffmpeg ended with status 255 and said nothing"),
    ("echo complaint >&2; exit 1", "complaint"),
    ("echo 'frame:0    pts:-9223372036854775808   pts_time:0' >&2; exit 0", "pts:-9223372036854775808"),
    ("echo pts:-9223372036854775808", "not in the container NUT"),
    ("exec cat /dev/zero", "not in the container NUT"),
    ("printf 'nut/multimedia container\\0NM'; exec cat /dev/zero", "a packet is unknown"),
    ("printf 'nut/multimedia container\\0'; kill -9 $$", "ffmpeg was ended by signal 9 and said nothing"),
    ("exec >&-; exec 2>&-; exec sleep 1", "it has no frame"),
    ("sleep 60 & exit 0", "it has no frame"),
  ])
  func foolishAnswers_areErrors(script: String, complaint: String) throws {
    try replace("ffmpeg", by: script)
    let outcome = try run()
    #expect(outcome.status == 1 && outcome.objects.count == 1 && outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("video video.mp4 cannot be decoded: "), "\(outcome.errors)")
    #expect(outcome.errors.contains(complaint), "\(outcome.errors)")
  }

  /// As a shell does, the tool goes on to the next place.
  @Test func foldersNamedLikePrograms_arePassedOver() throws {
    for program in ["ffmpeg", "ffprobe"] {
      try FileManager.default.createDirectory(
        atPath: files.path("bin/\(program)"), withIntermediateDirectories: false)
    }
    try Ffmpeg.run([
      "-f", "lavfi", "-i", "testsrc2=size=64x48:rate=10:duration=0.3", "-c:v", "ffv1",
      files.path("video.mkv"),
    ])
    let outcome = try run(["--annotate", "annotated.mp4", "video.mkv"])
    #expect(outcome.status == 0 && outcome.objects.count == 3, "\(outcome.errors)")
  }

  @Test func missingVideo_isSaidToBeMissing() throws {
    try replace("ffmpeg", by: "echo '[in#0 @ 0x5] file:none.mp4: No such file or directory' >&2; exit 1")
    let outcome = try run(["none.mp4"])
    #expect(outcome.errors == "error: video none.mp4: there is no such file; check the path\n")
  }

  @Test(arguments: ["exec cat /dev/zero", "echo '{\"streams\":[{\"duration\":\"1e999\"}]}'", "kill -9 $$"])
  func foolishProbes_areNoAnswers(script: String) throws {
    try replace("ffmpeg", by: "echo complaint >&2; exit 1")
    try replace("ffprobe", by: script)
    #expect(try run().errors == "error: video video.mp4 cannot be decoded: complaint\n")
  }

  /// What ffprobe says of the video that was written.
  @Test(arguments: [
    "echo garbage", "exec cat /dev/zero", "kill -9 $$", "echo complaint >&2; exit 1",
    "echo '{\"streams\":[]}'",
    "echo '{\"streams\":[{\"nb_read_packets\":\"7\"}]}'",
  ])
  func foolishCounts_nameTheProgram(script: String) throws {
    var stream = NUTStreamBuilder()
    stream.syncpoint(time: 1 << 52)
    for _ in 0..<3 { stream.frame(code: 1, [], [1, 2, 3, 4, 5, 6]) }
    _ = try files.write(stream.bytes, to: "stream")
    try replace("ffmpeg", by: #"case "$*" in *pipe:1) exec cat stream ;; esac; cat > /dev/null"#)
    try replace("ffprobe", by: script)
    let outcome = try run(["--annotate", "annotated.mp4", "video.mp4"])
    #expect(outcome.status == 1 && outcome.objects.count == 4)
    let error = try #require(outcome.errorLines.last)
    #expect(error.hasPrefix("error: video annotated.mp4 cannot be written: "), "\(error)")
    #expect(error.contains("ffprobe"), "\(error)")
  }

  /// Every time that fits into 64 bits.
  @Test func extremeTimes_areTimesOfFrames() throws {
    var stream = NUTStreamBuilder()
    let times: [UInt64] = [0, 1, 1 << 52, 1 << 52 + 40_000 * 16, 1 << 62, UInt64(Int64.max) - 1]
    for time in times {
      stream.syncpoint(time: time)
      stream.frame(code: 1, [], [1, 2, 3, 4, 5, 6])
    }
    _ = try files.write(stream.bytes, to: "stream")
    try replace("ffmpeg", by: "exec cat stream")
    let outcome = try run()
    #expect(outcome.status == 0, "\(outcome.errors)")
    let found = outcome.objects.compactMap { $0["timestamp_ms"] as? Int }
    #expect(found.count == 6 && zip(found, found.dropFirst()).allSatisfy(<), "\(found)")
  }

  @Test func frames_comeThoughAProcessHoldsTheStreams() throws {
    var stream = NUTStreamBuilder()
    stream.syncpoint(time: 1 << 52)
    for _ in 0..<3 { stream.frame(code: 1, [], [1, 2, 3, 4, 5, 6]) }
    _ = try files.write(stream.bytes, to: "stream")
    try replace("ffmpeg", by: "cat stream; sleep 60 & exit 0")
    let outcome = try run()
    #expect(outcome.status == 0 && outcome.objects.count == 3, "\(outcome.errors)")
  }

  @Test func terminalCodes_areLeftOut() throws {
    try replace(
      "ffmpeg", by: #"[ -z "$AV_LOG_FORCE_COLOR" ] && printf '\033[31mcomplaint\033[0m\n' >&2; exit 1"#)
    let outcome = try Tool.vitruvian.run(
      command + ["video.mp4"], environment: environment.merging(["AV_LOG_FORCE_COLOR": "1"]) { $1 },
      directory: files.url)
    #expect(outcome.errors == "error: video video.mp4 cannot be decoded: complaint\n")
  }

  /// What a tool may wait for when a signal comes; each makes a file `waiting` when it does.
  private static let states = [
    "a decoder that writes nothing": [
      "ffmpeg": "touch waiting; exec sleep 60"
    ],
    "a decoder that closes its streams and lives on": [
      "ffmpeg": "touch waiting; trap '' INT TERM; exec >&- 2>&-; sleep 60; sleep 60"
    ],
    "a decoder that complains for ever": [
      "ffmpeg": "touch waiting; while :; do echo complaint >&2; done"
    ],
    "a decoder in a session of its own": [
      "ffmpeg": "touch waiting; exec setsid --wait sleep 60"
    ],
    "a decoder that leaves a process in a session of its own, which holds the streams": [
      "ffmpeg": "setsid --fork sleep 60; touch waiting; exec sleep 60"
    ],
    "a decoder that leaves a process in a session of its own, which complains for ever": [
      "ffmpeg": "setsid --fork sh -c 'while echo complaint >&2; do :; done'; touch waiting; exec sleep 60"
    ],
    "an encoder in a session of its own": [
      "ffmpeg": """
      case "$*" in *pipe:1) exec cat stream ;; esac
      setsid --wait sh -c 'cat > /dev/null; touch waiting; exec sleep 60'
      """
    ],
    "a probe that writes nothing": [
      "ffmpeg": "exec cat stream", "ffprobe": "touch waiting; sleep 60 & sleep 60",
    ],
    "an encoder that does not end": [
      "ffmpeg": """
      case "$*" in *pipe:1) exec cat stream ;; esac
      cat > /dev/null; touch waiting; exec sleep 60
      """
    ],
  ]

  @Test(arguments: states.keys.sorted(), ["INT", "TERM"])
  func signals_endAllWaiting(state: String, signal: String) throws {
    var stream = NUTStreamBuilder()
    stream.syncpoint(time: 1 << 52)
    for _ in 0..<3 { stream.frame(code: 1, [], [1, 2, 3, 4, 5, 6]) }
    _ = try files.write(stream.bytes, to: "stream")
    for (program, script) in Self.states[state] ?? [:] { try replace(program, by: script) }
    try expectEnd(after: signal, arguments: ["--annotate", "annotated.mp4", "video.mp4"])
    let names = try FileManager.default.contentsOfDirectory(atPath: files.url.path)
    #expect(!names.contains { $0.hasPrefix(".partial") || $0 == "annotated.mp4" }, "\(names)")
  }

  /// Whichever signal asks for the end, the unfinished video goes with the tool.
  @Test(arguments: ["QUIT", "HUP"])
  func otherSignals_endAllWaiting(signal: String) throws {
    try signals_endAllWaiting(state: "an encoder that does not end", signal: signal)
  }

  @Test(arguments: ["INT", "TERM"])
  func signals_endWaitingForAWriter(signal: String) throws {
    try expectEnd(
      after: signal, arguments: ["pipe"], preparation: "mkfifo pipe; (sleep 1; touch waiting) &")
  }

  @Test(arguments: ["INT", "TERM"])
  func signals_endWaitingForAReader(signal: String) throws {
    var stream = NUTStreamBuilder()
    stream.syncpoint(time: 1 << 52)
    for _ in 0..<2000 { stream.frame(code: 1, [], [1, 2, 3, 4, 5, 6]) }
    _ = try files.write(stream.bytes, to: "stream")
    try replace("ffmpeg", by: "exec cat stream")
    try expectEnd(
      after: signal, arguments: ["video.mp4"],
      preparation: "mkfifo lines; sleep 60 < lines & helper=$!; exec > lines; (sleep 2; touch waiting) &")
  }

  /// Starts the tool, sends it a signal when it waits, and checks that it ends soon, and its programs with
  /// it.
  private func expectEnd(after signal: String, arguments: [String], preparation: String = ":") throws {
    let script = """
      cd "$0" || exit 98
      \(preparation)
      "$@" & tool=$!
      for moment in {1..600}; do [ -e waiting ] || sleep 0.05; done
      sleep 0.2; kill -\(signal) $tool
      for moment in {1..40}; do kill -0 $tool 2> /dev/null && sleep 0.1; done
      kill -9 $tool 2> /dev/null
      wait $tool; status=$?
      [ -z "$helper" ] || kill -9 $helper
      exit $status
      """
    let outcome = try Tool(executable: URL(fileURLWithPath: "/bin/bash")).run(
      ["-c", script, files.url.path, Tool.vitruvian.path] + command + arguments, environment: environment)
    #expect(outcome.status == 130, "\(outcome.status): \(outcome.errors)")
  }
}
