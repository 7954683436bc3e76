import CInterruption
import Foundation
import TensorCore

/// A program that runs beside this process and whose standard streams this process holds.
///
/// One thread does all: whenever it waits for the program, it reads what the program says on standard error,
/// so neither waits for the other. It waits at most for as long as ``Patience`` lets it, and never for the
/// end of a stream, which processes that the program has left behind may hold open. All of those end with the
/// program.
final class ChildProcess {
  /// What the program said on standard error so far.
  private(set) var messages = ProgramMessages()
  /// The name of its file.
  private let name: String
  private let leader: pid_t
  private let patience: Patience
  private let interruption: (any WaitingEnd)?
  private var input: Descriptor?
  private var output: Descriptor?
  private var errors: Descriptor?
  private var end: ProcessEnd?

  /// The program did nothing for too long.
  struct Silence: ProcessFailure {
    let program: String
    let seconds: Double

    var reason: String { "the program \(program) has done nothing for \(fixed(seconds, decimals: 0)) s" }
  }

  /// What a stream of the program is.
  enum Stream {
    /// `/dev/null`.
    case nothing
    /// A pipe whose other end this process has.
    case pipe
    case descriptor(Descriptor)
  }

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - patience: how long it may do nothing while this process waits for it.
  ///   - interruption: what ends waiting for its streams.
  /// - Throws: ``SystemError``.
  init(
    _ path: String, _ arguments: [String], environment: [String: String], input: Stream = .nothing,
    givesOutput: Bool = false, patience: Patience, interruption: (any WaitingEnd)?
  ) throws {
    name = path.fileName
    self.patience = patience
    self.interruption = interruption
    let inputPipe = if case .pipe = input { try Self.pipe() } else { nil as PipeEnds? }
    let outputPipe = givesOutput ? try Self.pipe() : nil
    let errorPipe = try Self.pipe()
    let inputStream = if case .descriptor(let file) = input { file } else { inputPipe?.reading }
    leader = try withExtendedLifetime((inputStream, outputPipe, errorPipe)) {
      try Descriptor.keepingPipes {
        try Self.spawn(
          path, arguments, environment: environment,
          streams: [inputStream?.number, outputPipe?.writing.number, errorPipe.writing.number])
      }
    }
    _ = interruption_add_process(leader)
    self.input = inputPipe?.writing
    output = outputPipe?.reading
    errors = errorPipe.reading
    for descriptor in [self.input, output, errors] { descriptor?.neverWait() }
    for descriptor in [self.input, output] { descriptor?.holdMore() }
  }

  deinit {
    stop()
  }

  private typealias PipeEnds = (reading: Descriptor, writing: Descriptor)

  private static func pipe() throws -> PipeEnds {
    guard let ends = Descriptor.pipe() else { throw SystemError() }
    return ends
  }
}

extension ChildProcess {
  /// Reads some of what the program writes to standard output.
  ///
  /// - Returns: how many bytes were read, 0 at the end.
  /// - Throws: ``Silence``, ``Interruption/Request``, ``SystemError``.
  func readSome(into bytes: UnsafeMutableRawBufferPointer) throws -> Int {
    guard let output else { return 0 }
    var isLast = false
    while true {
      if let count = try output.read(into: bytes) { return count }
      // What the program has left behind may hold the stream open.
      if isLast { return 0 }
      try wait(for: POLLIN, on: output)
      isLast = hasEnded
    }
  }

  /// Reads all that the program writes to standard output.
  ///
  /// - Returns: `nil` when that is `limit` bytes or more.
  /// - Throws: ``Silence``, ``Interruption/Request``, ``SystemError``.
  func readAll(limit: Int) throws -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: limit)
    var count = 0
    while count < limit {
      let readCount = try bytes.withUnsafeMutableBytes {
        try readSome(into: UnsafeMutableRawBufferPointer(rebasing: $0[count...]))
      }
      guard readCount > 0 else { return Array(bytes[..<count]) }
      count += readCount
    }
    return nil
  }

  /// Hands `bytes` to the program's standard input.
  ///
  /// - Throws: ``Silence``, ``Interruption/Request``, or ``SystemError`` when the program does not read any
  ///   more.
  func write(_ bytes: UnsafeRawBufferPointer) throws {
    guard let input else { throw SystemError(EPIPE) }
    var rest = bytes[...]
    while !rest.isEmpty {
      if let count = try input.write(UnsafeRawBufferPointer(rebasing: rest)) {
        rest = rest.dropFirst(count)
      } else if hasEnded {
        throw SystemError(EPIPE)
      } else {
        try wait(for: POLLOUT, on: input)
      }
    }
  }

  /// Closes the program's streams and waits until it has ended.
  ///
  /// - Parameters:
  ///   - patience: how long it may do nothing; as long as before, if not told.
  ///   - progress: tells what changes while the program works, so that waiting goes on.
  /// - Returns: how it ended.
  /// - Throws: ``Silence``; the program is ended then.
  func finish<Progress: Equatable>(
    _ patience: Patience? = nil, progress: () -> Progress
  ) throws -> ProcessEnd {
    input = nil
    output = nil
    let patience = patience ?? self.patience
    var last = progress()
    var waiting = patience.waiting()
    while !hasEnded {
      let now = progress()
      if now != last {
        last = now
        waiting = patience.waiting()
      }
      guard waiting.goesOn() else {
        stop()
        throw Silence(program: name, seconds: waiting.seconds)
      }
      _ = pollErrors(atMost: Self.shortestInterval)
    }
    return reap()
  }

  /// Closes the program's streams and waits until it has ended.
  ///
  /// - Parameter patience: how long it may do nothing; as long as before, if not told.
  /// - Returns: how it ended.
  /// - Throws: ``Silence``; the program is ended then.
  func finish(_ patience: Patience? = nil) throws -> ProcessEnd {
    try finish(patience) { true }
  }

  /// Ends the program, whatever it is doing, and waits until it is gone.
  func stop() {
    input = nil
    output = nil
    guard end == nil else { return }
    // A program that hangs in a system call, such as for a camera, may not react to a mere request.
    killGroup()
    var waiting = Self.deathPatience.waiting()
    while !hasEnded, waiting.goesOn() { _ = pollErrors(atMost: Self.shortestInterval) }
    reap()
  }
}

extension ChildProcess {
  /// How long waiting goes on before it looks for an interruption, in milliseconds.
  private static let longestInterval: Int32 = 100
  /// How long waiting for the end of a program goes on before it looks again, in milliseconds.
  private static let shortestInterval: Int32 = 2
  /// Until a killed program has gone; one that waits for a broken device may stay for ever.
  private static let deathPatience = Patience.limited(seconds: 0.5)
  /// Of messages that are left when a program has ended; some process may go on writing.
  private static let longestRest = 1 << 16

  /// Waits until a stream of the program is ready, or the program has ended.
  private func wait(for event: Int32, on stream: Descriptor) throws {
    var waiting = patience.waiting()
    while true {
      try interruption?.check()
      if pollErrors(and: stream, for: event, atMost: Self.longestInterval) || hasEnded { return }
      guard waiting.goesOn() else { throw Silence(program: name, seconds: waiting.seconds) }
    }
  }

  /// Waits for a moment until there is something to do, and reads messages.
  ///
  /// - Returns: whether `stream` is ready, or has failed in a way that using it will tell.
  private func pollErrors(
    and stream: Descriptor? = nil, for event: Int32 = 0, atMost milliseconds: Int32
  ) -> Bool {
    var polled = [
      // Negative descriptors are passed over.
      pollfd(fd: stream?.number ?? -1, events: Int16(event), revents: 0),
      pollfd(fd: errors?.number ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&polled, nfds_t(polled.count), milliseconds)
    guard count > 0 else { return count < 0 && errno != EINTR }
    if polled[1].revents != 0 { readErrors() }
    return polled[0].revents != 0
  }

  /// Takes a piece of what the program said.
  ///
  /// - Returns: how much it was; 0 when there is nothing now.
  @discardableResult
  private func readErrors() -> Int {
    guard let errors else { return 0 }
    return withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
      guard let count = try? errors.read(into: buffer) ?? -1, count != 0 else {
        self.errors = nil
        return 0
      }
      guard count > 0 else { return 0 }
      messages.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      return count
    }
  }

  /// Whether the program has ended. The system still keeps its number for it.
  private var hasEnded: Bool {
    if end != nil { return true }
    var information = siginfo_t()
    let result = waitid(P_PID, id_t(leader), &information, WEXITED | WNOHANG | WNOWAIT)
    return result == 0 ? information.si_signo != 0 : errno != EINTR
  }

  /// Takes leave of a program that has ended, and ends what it left behind.
  ///
  /// - Returns: how it ended.
  @discardableResult
  private func reap() -> ProcessEnd {
    if let end { return end }
    var restByteCount = 0
    while restByteCount < Self.longestRest {
      let count = readErrors()
      guard count > 0 else { break }
      restByteCount += count
    }
    messages.end()
    errors = nil
    // As long as the leader is not reaped, no other group gets the number of this one.
    killGroup()
    interruption_remove_process(leader)
    var status: Int32 = 0
    var result: pid_t
    repeat { result = waitpid(leader, &status, WNOHANG) } while result < 0 && errno == EINTR
    let end = result == leader ? ProcessEnd(waitStatus: status) : .unknown
    self.end = end
    return end
  }

  private func killGroup() {
    kill(-leader, SIGKILL)
  }
}

/// How a program ended.
enum ProcessEnd: Equatable {
  case status(Int32)
  case signal(Int32)
  /// It did not go when it was killed, or the system does not say.
  case unknown

  /// - Parameter status: what `waitpid` gives.
  init(waitStatus status: Int32) {
    // The lowest seven bits are the number of a signal, the next eight those of an exit status.
    let signal = status & 0x7F
    self = signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
  }

  var isSuccess: Bool { self == .status(0) }

  /// What there is to say of the end of a program that has said nothing itself.
  func withoutWord(of program: String) -> String {
    switch self {
    case .status(let status): "\(program) ended with status \(status) and said nothing"
    case .signal(let number): "\(program) was ended by signal \(number) and said nothing"
    case .unknown: "\(program) ended and said nothing"
    }
  }
}
