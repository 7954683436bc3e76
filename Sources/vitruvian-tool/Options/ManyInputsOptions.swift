import ArgumentParser
import Foundation

/// Which inputs there are besides those that are named, and how many are worked on at a time.
struct ManyInputsOptions: ParsableArguments {
  @Flag(
    name: .customLong("recursive"),
    help: "Look into the folders of folders, too, but not where links lead.")
  var isRecursive = false

  @Option(
    name: .customLong("inputs-from"),
    help: ArgumentHelp(
      "A file with the paths of further inputs, one a line, or - for such a list on standard input.",
      valueName: "file"))
  var listPath: String?

  @Flag(
    name: .customLong("null"),
    help: "Paths in --inputs-from end with null characters, as find -print0 writes them.")
  var endsWithNull = false

  @Option(
    name: .customLong("jobs"),
    help: ArgumentHelp(
      """
      How many inputs are worked on at the same time; 0 for as many as there are processors. Results come in the \
      order of the inputs all the same. The last videos share the processors of jobs that have none left, unless \
      --threads says otherwise.
      """, valueName: "n"))
  var requestedJobs = 1

  @Flag(
    name: .customLong("resume"),
    help: """
      Go on where an earlier run was interrupted that had the same options and inputs: the whole lines that --output \
      has stay, and what is missing follows. The file is created if there is none.
      """)
  var isResumed = false

  private static let acceptedJobs = 0...256

  func validate() throws {
    guard Self.acceptedJobs ~= requestedJobs else {
      throw ValidationError(
        "--jobs is \(requestedJobs); expected 0 to \(Self.acceptedJobs.upperBound)")
    }
    guard listPath != nil || !endsWithNull else {
      throw ValidationError("--null tells how --inputs-from is written; add that, too")
    }
    try validatePaths([("--inputs-from", listPath)])
  }

  /// How many inputs are worked on at the same time.
  var jobs: Int {
    requestedJobs > 0
      ? requestedJobs : min(ProcessInfo.processInfo.activeProcessorCount, Self.acceptedJobs.upperBound)
  }
}
