import BenchmarkSupport
import Foundation

/// Runs tasks for very long and checks that their memory does not grow.
///
/// The arguments are the share of the usual number of frames, 1 when it is left out, and a file for what was
/// measured, in JSON. Models are taken from the folder that `VITRUVIAN_MODELS` names, and from the reference
/// kit.
@main
enum Soak {
  /// What may come to the memory in use after a quarter of a run, in which all has happened many times:
  /// tables of the system and of malloc.
  private static let allowedGrowth = 1 << 20

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let share = arguments.first.map(Double.init) ?? 1, share > 0, share <= 1, arguments.count <= 2
    else {
      print("usage: soak [SHARE [OUTPUT]]   with a share above 0 and at most 1")
      exit(2)
    }
    ResidentMemory.countSmallPages()
    var outcomes: [SoakOutcome] = []
    for run in try SoakRun.all() {
      let outcome = try run.run(frameCount: max(SoakRun.leastFrameCount, Int(Double(run.frameCount) * share)))
      print(outcome)
      outcomes.append(outcome)
    }
    if let output = arguments.dropFirst().first {
      try JSONEncoder().encode(outcomes).write(to: URL(fileURLWithPath: output))
    }
    let growing = outcomes.filter { $0.growth > allowedGrowth }
    guard growing.isEmpty else {
      print("error: memory grew in \(growing.map(\.name).joined(separator: ", "))")
      exit(1)
    }
  }
}
