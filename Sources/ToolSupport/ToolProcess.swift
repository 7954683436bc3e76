import ArgumentParser
import CArguments
import CInterruption
import FileAccess
import Foundation
import TensorCore

/// The process of a command-line tool.
package enum ToolProcess {
  /// Lets write errors end the process in the place of signals, and the user's signals end it as it is: its
  /// programs and unfinished files go with it.
  package static func begin() {
    // A reader that closes the pipe early ends the tool through a write error instead of a signal.
    signal(SIGPIPE, SIG_IGN)
    // So does a file that may not grow any further.
    signal(SIGXFSZ, SIG_IGN)
    UnfinishedFiles.observe(
      UnfinishedFiles.Observer(
        began: { _ = $0.withSystemPath(interruption_add_file) },
        ended: { $0.withSystemPath(interruption_remove_file) }))
    interruption_end_program()
    MemoryRoom.endProcess = { error in
      // What has no memory left is not asked for more.
      ("error: " + error.description + "\n").utf8CString.withUnsafeBytes {
        _ = write(STDERR_FILENO, $0.baseAddress, $0.count - 1)
      }
      interruption_end_now(failureStatus)
    }
    shareHeapOfScarceSpace()
  }

  /// The exit status when something failed.
  private static let failureStatus: Int32 = 1

  /// Lets all threads have their small objects from one heap where address space is scarce: the GNU C
  /// library reserves 64 MiB for the heap of each thread.
  private static func shareHeapOfScarceSpace() {
    #if canImport(Glibc)
      typealias SetOption = @convention(c) (_ option: Int32, _ value: Int32) -> Int32
      guard MemoryRoom.isAddressSpaceScarce, let address = dlsym(nil, "mallopt") else { return }
      // `M_ARENA_MAX` of `malloc.h`, which Swift does not know.
      _ = unsafeBitCast(address, to: SetOption.self)(-8, 1)
    #endif
  }

  /// All arguments but the name of the program, each option with its value. Bytes that are not UTF-8 are
  /// kept, unlike in `CommandLine.arguments`.
  ///
  /// - Throws: `ValidationError` for an option with an equal sign and nothing behind it, as scripts write it
  ///   with an empty variable: the parser takes the next argument for its value.
  package static func arguments() throws -> [String] {
    let arguments = bytes.map { String(systemPath: $0) }
    let options = arguments.prefix { $0 != "--" }
    if let option = options.first(where: { $0.hasPrefix("-") && $0.endsWithItsOnlyEqualSign }) {
      throw ValidationError("\(option) has nothing behind it; give it a value, or leave the option out")
    }
    return joiningNegativeValues(arguments)
  }

  /// What was wrong with the arguments, begun like other errors of the tools, and how `command` of `program`
  /// is used. Of what a run finds wrong, the parser knows no program that the command belongs to.
  package static func usageMessage(
    for error: any Error, of command: any ParsableCommand.Type, in program: any ParsableCommand.Type
  ) -> String {
    var message = command.fullMessage(for: error)
    let parserBeginning = "Error: "
    if message.hasPrefix(parserBeginning) {
      message.replaceSubrange(..<parserBeginning.endIndex, with: "error: ")
    }
    guard command != program, let name = command.configuration.commandName,
      let programName = program.configuration.commandName
    else { return message }
    let fullName = "\(programName) \(name)"
    return message.replacingOccurrences(of: "Usage: \(name) ", with: "Usage: \(fullName) ")
      .replacingOccurrences(of: "See '\(name) ", with: "See '\(fullName) ")
  }

  /// The arguments with each number below zero behind its option and an equal sign, so that it is refused as
  /// a value: the parser takes `-1` for an option, and says that a value is missing.
  private static func joiningNegativeValues(_ arguments: [String]) -> [String] {
    arguments.reduce(into: []) { joined, argument in
      if let option = joined.last, option.hasPrefix("--"), option != "--", !option.contains("="),
        !joined.contains("--"), argument.startsAsNegativeNumber
      {
        joined[joined.count - 1] = "\(option)=\(argument)"
      } else {
        joined.append(argument)
      }
    }
  }

  /// What the system hands over; what Swift's library knows where that is not told.
  private static var bytes: [UnsafeMutablePointer<CChar>] {
    let count = Int(vitruvian_argument_count())
    guard count > 0, let values = vitruvian_arguments() else {
      return (1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0] }
    }
    return (1..<count).compactMap { values[$0] }
  }
}

extension String {
  /// Whether it is a minus sign with digits or a decimal point behind it. No option of a tool is.
  fileprivate var startsAsNegativeNumber: Bool {
    utf8.count > 1 && utf8.first == UInt8(ascii: "-")
      && utf8.dropFirst().prefix(1).allSatisfy {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == UInt8(ascii: ".")
      }
  }

  fileprivate var endsWithItsOnlyEqualSign: Bool {
    let equalSign = UInt8(ascii: "=")
    return utf8.last == equalSign && !utf8.dropLast().contains(equalSign)
  }
}
