import Foundation
import TensorCore

/// One run of `ffmpeg` or `ffprobe` beside this process.
///
/// Its messages are read all the time, so that it never waits for a reader. It ends when its pipes close, which they
/// do also when this process is killed.
final class VideoProgram {
  /// What it says on standard error.
  let messages: ProgramMessages
  private let process = Process()
  private let input: Pipe?
  private let output: Pipe?

  enum Name: String {
    case ffmpeg, ffprobe
  }

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - standardInput: what it reads; `nil` for nothing.
  ///   - readsPipe: whether it gets a pipe that ``inputDescriptor`` writes to.
  ///   - writesPipe: whether its standard output can be read from ``outputDescriptor``.
  /// - Throws: ``EngineError/Code/notFound`` when the program is not installed, `resourceExhausted` when too few files
  ///   can be open.
  init(
    _ name: Name, _ arguments: [String], standardInput: FileHandle? = nil, readsPipe: Bool = false,
    writesPipe: Bool = false
  ) throws {
    let executable = try Self.executable(name)
    try Self.checkDescriptors(for: name)
    let pipe = Pipe()
    input = readsPipe ? Pipe() : nil
    output = writesPipe ? Pipe() : nil
    process.executableURL = executable
    process.arguments = arguments
    process.standardInput = input ?? standardInput ?? FileHandle.nullDevice
    process.standardOutput = output ?? FileHandle.nullDevice
    process.standardError = pipe
    try process.run()
    messages = ProgramMessages(reading: pipe.fileHandleForReading)
  }

  deinit {
    stop()
  }

  /// Where its standard input is written to; -1 without a pipe.
  var inputDescriptor: Int32 { input?.fileHandleForWriting.fileDescriptor ?? -1 }
  /// Where its standard output is read from; -1 without a pipe.
  var outputDescriptor: Int32 { output?.fileHandleForReading.fileDescriptor ?? -1 }

  /// Closes its standard input and waits until it has ended.
  ///
  /// - Returns: whether it succeeded.
  func finish() throws -> Bool {
    try input?.fileHandleForWriting.close()
    process.waitUntilExit()
    messages.waitUntilEnd()
    return process.terminationReason == .exit && process.terminationStatus == 0
  }

  /// Ends it, whatever it is doing, and waits until it is gone.
  func stop() {
    guard process.isRunning else { return }
    // A program that hangs in a system call, such as for a camera, may not react to a mere request.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Foundation's pipes end this process when they get no descriptors, so there have to be some to spare.
  private static func checkDescriptors(for name: Name) throws {
    var spare: [Int32] = []
    defer { for descriptor in spare { close(descriptor) } }
    while spare.count < spareDescriptorCount {
      let descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else {
        throw EngineError(
          .resourceExhausted,
          "the program \(name.rawValue) cannot be started: \(String(cString: strerror(errno)))")
      }
      spare.append(descriptor)
    }
  }

  /// More than Foundation opens to start a program.
  private static let spareDescriptorCount = 24

  private static func executable(_ name: Name) throws -> URL {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    let paths = folders.map { "\($0)/\(name.rawValue)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
      throw EngineError(
        .notFound,
        "the program \(name.rawValue), which reads and writes videos, is not installed; on Debian or Ubuntu: "
          + "sudo apt-get install ffmpeg, on macOS: brew install ffmpeg")
    }
    return URL(fileURLWithPath: path)
  }
}
