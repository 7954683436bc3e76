import ArgumentParser
import FileAccess
import Foundation
import ModelFormat
import TensorCore
import ToolSupport

/// The command-line tool.
///
/// Exit status: 0 when every input was processed, 1 when one failed, 2 when the arguments were wrong.
@main
struct Vitruvian: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vitruvian",
    abstract: """
      Finds bodies, faces, hands, gestures and objects in pictures and videos, tells people from their background, and \
      runs, checks and measures the networks behind it.
      """,
    discussion: HelpText.discussion(
      """
      Results go to standard output, one JSON object for each picture or frame; everything else to standard error.
      """,
      examples: ["models get pose-full", "pose --annotate out.png photo.jpg", "doctor"])
      + "\n\n" + HelpText.environment,
    version: Release.version,
    subcommands: Tasks.commands + [
      ConvertResultsCommand.self, RunCommand.self, VerifyCommand.self, InspectCommand.self, PlanCommand.self,
      ProfileCommand.self, BenchCommand.self, ModelsCommand.self, DoctorCommand.self, VersionCommand.self,
    ])

  static func main() {
    StandardStream.replaceClosedOnes()
    ToolProcess.begin()
    // OpenBLAS would start threads that nothing uses, and where it gets none it ends or hangs the process.
    setenv("OPENBLAS_NUM_THREADS", "1", 1)
    var failing: any ParsableCommand.Type = Self.self
    do {
      let arguments = try ToolProcess.arguments()
      try checkCommandName(in: arguments)
      var command = try parseAsRoot(arguments)
      failing = type(of: command)
      try command.run()
    } catch {
      finish(with: error, of: failing)
    }
  }

  /// Checks that the first argument names a command, or is an option.
  ///
  /// - Throws: `ValidationError` with the names of commands; the parser would call all arguments unexpected.
  private static func checkCommandName(in arguments: [String]) throws {
    guard let name = arguments.first, !name.hasPrefix("-") else { return }
    let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard !names.contains(name) else { return }
    throw ValidationError("command " + unknownName(name, among: names))
  }

  /// Ends the process: with status 2 for wrong usage, 1 for what failed, and after help that could be written
  /// with 0.
  private static func finish(with error: any Error, of command: any ParsableCommand.Type) -> Never {
    switch exitCode(for: error) {
    case .validationFailure:
      Console.write(ToolProcess.usageMessage(for: error, of: command, in: Self.self))
      Foundation.exit(ExitStatus.wrongUsage)
    case .failure where !(error is ExitCode):
      // What waits for a pipe is told that its call was interrupted.
      if Interruption.wasRequested { Foundation.exit(Interruption.exitStatus) }
      StandardOutput.endIfUnread(after: error)
      Console.error(error)
      Foundation.exit(ExitStatus.failure)
    case .success where !(error is ExitCode):
      do {
        try StandardOutput.write(fullMessage(for: error))
      } catch {
        StandardOutput.endIfUnread(after: error)
        Console.error(error)
        Foundation.exit(ExitStatus.failure)
      }
      Foundation.exit(ExitStatus.success)
    default:
      exit(withError: error)
    }
  }
}

enum ExitStatus {
  static let success: Int32 = 0
  static let failure: Int32 = 1
  static let wrongUsage: Int32 = 2
}
