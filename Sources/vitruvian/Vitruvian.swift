import ArgumentParser
import Foundation
import TensorCore

/// The command-line tool.
///
/// Exit status: 0 when every input was processed, 1 when one failed, 2 when the arguments were wrong.
@main
struct Vitruvian: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vitruvian",
    abstract: "Finds body landmarks in pictures, and runs, checks and measures the networks behind it.",
    discussion: """
      Results go to standard output, one JSON object for each picture; everything else to standard error.
      """,
    subcommands: [
      PoseCommand.self, RunCommand.self, VerifyCommand.self, InspectCommand.self, PlanCommand.self,
      ProfileCommand.self, BenchCommand.self, VersionCommand.self,
    ])

  /// The version of the tool and of the libraries that it is built from.
  static let version = "0.1.0"

  static func main() {
    // A reader that closes the pipe early ends the tool through a write error instead of a signal.
    signal(SIGPIPE, SIG_IGN)
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let error as EngineError {
      Console.error(error.description)
      Foundation.exit(ExitStatus.failure)
    } catch {
      finish(with: error)
    }
  }

  /// Ends the process as the argument parser wishes, but with status 2 for wrong usage.
  private static func finish(with error: any Error) -> Never {
    guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
    Console.write(fullMessage(for: error))
    Foundation.exit(ExitStatus.wrongUsage)
  }
}

enum ExitStatus {
  static let failure: Int32 = 1
  static let wrongUsage: Int32 = 2
}
