import Foundation
import TestSupport
import Testing

@testable import vitruvian_tool

/// Programs that misbehave beside this process, each of which is a line of shell.
@Suite(.serialized)
struct ChildProcessTests {
  private func start(
    _ script: String, input: ChildProcess.Stream = .nothing, patience: Patience = .limited(seconds: 20)
  ) throws -> ChildProcess {
    try ChildProcess(
      "/bin/sh", ["-c", script], environment: ["PATH": "/usr/bin:/bin"], input: input, givesOutput: true,
      patience: patience, interruption: nil)
  }

  private func text(of program: ChildProcess) throws -> String {
    String(decoding: try #require(try program.readAll(limit: 10_000)), as: UTF8.self)
  }

  @Test func streams_arePassedOn() throws {
    let program = try start("cat; echo said >&2", input: .pipe)
    try Array("word\n".utf8).withUnsafeBytes { try program.write($0) }
    #expect(try program.finish().isSuccess)
    #expect(program.messages.complaint == "said")
    #expect(try text(of: start("echo one; echo two")) == "one\ntwo\n")
  }

  @Test func status_isTold() throws {
    #expect(try start("exit 0").finish() == .status(0))
    #expect(try start("exit 3").finish() == .status(3))
    #expect(try start("kill -9 $$").finish() == .signal(9))
  }

  @Test func messages_losePlacesAndColours() throws {
    let program = try start(
      #"printf '\033[1;31m[mov @ 0x55d0c0] \033[0mmoov atom not found\n\nfile:a.mp4: Invalid data' >&2"#)
    #expect(try program.finish().isSuccess)
    #expect(program.messages.complaint == "moov atom not found; Invalid data")
  }

  /// Neither a stream that is full nor one that nobody reads makes them wait for each other.
  @Test func manyMessages_holdNobodyUp() throws {
    let program = try start("yes complaint | head -n 100000 >&2; echo done")
    #expect(try text(of: program) == "done\n")
    #expect(try program.finish().isSuccess)
  }

  @Test func silence_isAnError() throws {
    let silent = try start("sleep 60", patience: .limited(seconds: 0.3))
    #expect(throws: ChildProcess.Silence.self) { try text(of: silent) }
    let loud = try start("while :; do echo complaint >&2; done", patience: .limited(seconds: 0.3))
    #expect(throws: ChildProcess.Silence.self) { try text(of: loud) }
    let deaf = try start("exec sleep 60", input: .pipe, patience: .limited(seconds: 0.3))
    #expect(throws: ChildProcess.Silence.self) {
      try [UInt8](repeating: 0, count: 1 << 22).withUnsafeBytes { try deaf.write($0) }
    }
  }

  @Test func programThatLivesOn_isEnded() throws {
    let program = try start(
      "exec >&- 2>&- <&-; trap '' TERM INT; sleep 60; sleep 60", patience: .limited(seconds: 0.3))
    #expect(try text(of: program).isEmpty)
    #expect(throws: ChildProcess.Silence.self) { try program.finish() }
    #expect(throws: Never.self) { program.stop() }
  }

  /// They hold its streams open for a minute.
  @Test func processesThatAreLeftBehind_endWithTheProgram() throws {
    let program = try start("sleep 60 & echo $!; echo complaint >&2")
    let left = try #require(pid_t(text(of: program).dropLast()))
    #expect(try program.finish().isSuccess)
    #expect(program.messages.complaint == "complaint")
    #expect(try isGone(left))
  }

  /// Whether a process ends within a second. What is left of it until its parent takes notice does not count.
  private func isGone(_ process: pid_t) throws -> Bool {
    for _ in 0..<100 {
      guard kill(process, 0) == 0 else { return true }
      let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      if let state, state.contains(") Z ") { return true }
      usleep(10_000)
    }
    return false
  }

  @Test func inheritance_isTheStandardStreamsAlone() throws {
    let files = try TemporaryDirectory()
    let open = try #require(FileHandle(forReadingAtPath: try files.write([1], to: "file")))
    _ = fcntl(open.fileDescriptor, F_SETFD, 0)
    // The folder itself is open while it is listed.
    let names = try text(of: start("ls /proc/self/fd")).split(separator: "\n")
    #expect(names == ["0", "1", "2", "3"] || names.isEmpty)
    let masks = try text(of: start("grep -hE 'Sig(Blk|Ign)' /proc/self/status || true"))
      .split(separator: "\n").compactMap { $0.split(separator: "\t").last }
    // The GNU C library leaves two signals of its own ignored.
    #expect(masks.allSatisfy { Int($0, radix: 16).map { $0 & ~0x1_8000_0000 } == 0 }, "\(masks)")
    withExtendedLifetime(open) {}
  }
}
