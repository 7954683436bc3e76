import Foundation
import VisionTasks

/// The paragraphs below a command's summary, which all commands have alike.
enum HelpText {
  /// - Parameters:
  ///   - explanation: What the command does, beyond its summary.
  ///   - model: The task whose model is taken when none is named.
  ///   - examples: Command lines, without the program's name.
  static func discussion(
    _ explanation: String = "", model: ModelLocator.Task? = nil, examples: [String]
  ) -> String {
    let commands = examples.map { "  vitruvian " + $0.replacingOccurrences(of: "\n", with: "\n    ") }
    let paragraphs = [
      explanation, model.map(modelChoice(for:)) ?? "", (["EXAMPLES:"] + commands).joined(separator: "\n"),
      exitStatus,
    ]
    return paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// Which model is taken for a task when none is named.
  private static func modelChoice(for task: ModelLocator.Task) -> String {
    task.fileStems.count == 1
      ? "Without --model, \(task.fileStems[0]) of VITRUVIAN_MODELS or Models/ is taken."
      : "Without --model, the first of these that VITRUVIAN_MODELS or Models/ has is taken: "
        + task.fileStems.joined(separator: ", ") + "."
  }

  /// What the exit status says.
  private static let exitStatus = """
    EXIT STATUS:
      0    Everything was done.
      1    Something failed; standard error says why. Other inputs are processed.
      2    The arguments were wrong; nothing was done.
      130  Ctrl-C or a signal ended the work.
    """

  /// What the environment tells the tool.
  static let environment = """
    ENVIRONMENT:
      VITRUVIAN_MODELS  A folder of models, which is searched before Models/.
      TMPDIR            Where results wait that are ready before their turn.
    """
}
