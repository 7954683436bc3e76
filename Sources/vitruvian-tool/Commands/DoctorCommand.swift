import ArgumentParser
import ComputeKernels
import FileAccess
import Foundation
import GraphRuntime
import TensorCore
import VisionPipeline
import VisionTasks

/// Tells what this machine has of what the tool needs, for people who set it up and for reports of faults.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Tells what this machine has of what the tool needs, and what is missing.",
    discussion: HelpText.discussion(
      """
      Versions, instruction sets, threads, libraries, programs and models. Add the output to reports of faults. The \
      exit status is 1 when something is missing that pictures or videos need.
      """,
      examples: ["doctor", "doctor --json"]))

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let report = SystemReport()
    if json {
      try JSONOutput.pretty.print(report)
    } else {
      try StandardOutput.write(report.text)
    }
    if !report.problems.isEmpty { throw ExitCode(ExitStatus.failure) }
  }
}

/// What a machine has.
struct SystemReport: Encodable {
  let version = Release.version
  let system: String
  let processor: String
  let processors = ProcessInfo.processInfo.activeProcessorCount
  /// The fastest kernels that run here, and all that do.
  let kernels = KernelTier.best.rawValue
  let supportedKernels = KernelTier.allCases.filter(\.isSupported).map(\.rawValue)
  /// What of the processor decides that, and which kernels a tier has, by the names of the kernels.
  let features = Dictionary(uniqueKeysWithValues: InstructionSet.features.map { ($0.name, $0.isPresent) })
  /// Libraries and programs by name, with their versions where they tell; absent ones are left out.
  var libraries: [String: String] = [:]
  var programs: [String: String] = [:]
  /// The model that each command takes by itself; absent ones are left out.
  var models: [String: String] = [:]
  /// What is missing that pictures or videos need, and how to get it.
  var problems: [String] = []
  /// What is missing that some need.
  var notes: [String] = []

  private enum CodingKeys: String, CodingKey {
    case version, system, processor, processors, kernels, features, libraries, programs, models, problems
    case notes
    case supportedKernels = "supported_kernels"
  }

  init() {
    system = MachineDescription.system
    processor = MachineDescription.processor
    examineLibraries()
    examinePrograms()
    examineModels()
    #if arch(x86_64)
      if KernelTier.best == .baseline {
        notes.append("no AVX2: the processor has none, or a virtual machine hides it; networks run slowly")
      }
    #endif
  }

  /// In the place of a version that is not asked for.
  private static let presence = "there"

  private mutating func examineLibraries() {
    if BLAS.isAvailable { libraries[BLAS.name] = Self.presence }
    do {
      _ = try Cairo.load()
      libraries["Cairo"] = Self.presence
    } catch {
      problems.append(Console.message(of: error))
    }
    if (try? JPEGDecoder.turboJPEG.checkPresence()) != nil { libraries["TurboJPEG"] = Self.presence }
  }

  private mutating func examinePrograms() {
    for program in [VideoProgram.ffmpeg, .ffprobe] {
      do {
        _ = try program.executable
        programs[program.rawValue] = Self.version(of: program.rawValue, "-version")
      } catch {
        problems.append(Console.message(of: error))
      }
    }
    if InstalledProgram(name: "python3").path != nil {
      programs["python3"] = Self.version(of: "python3", "--version")
    }
    // It looks its user up before it prints its version, by a socket to a service of names.
    if InstalledProgram(name: "curl").path != nil { programs["curl"] = Self.presence }
  }

  private mutating func examineModels() {
    for task in Tasks.all {
      guard let path = try? ModelLocator.path(for: task.model) else { continue }
      models[task.name] = path
    }
    do {
      _ = try ModelLocator.namedFolder
    } catch {
      problems.append(Console.message(of: error))
      return
    }
    let missing = Tasks.all.map { $0.name }.filter { models[$0] == nil }
    // Nothing of what is left could be fetched by name.
    let fetched = PublishedModel.all.filter { missing.contains($0.command) }
    if models.isEmpty {
      problems.append("there is no model; get them with `vitruvian models get --all`")
    } else if !fetched.isEmpty {
      let commands = missing.filter { command in fetched.contains { $0.command == command } }
      notes.append(
        "no model for \(commands.joined(separator: ", ")); `vitruvian models list` has their names")
    }
  }
}

extension SystemReport {
  /// The report for people, a line for each thing.
  var text: String {
    var lines = [
      "vitruvian  \(version)",
      "system     \(system)",
      "processor  \(processor), \(processors) threads",
      "kernels    \(kernels) (of \(supportedKernels.joined(separator: ", ")))",
    ]
    lines += InstructionSet.features.map { "feature    \($0.name): \($0.isPresent ? "yes" : "no")" }
    lines += ["libraries  \(Self.list(libraries))", "programs   \(Self.list(programs))"]
    lines += Tasks.all.map { task in
      "model      \(task.name): \(models[task.name] ?? "none")"
    }
    lines += notes.map { "note       \($0)" } + problems.map { "missing    \($0)" }
    return lines.map(\.onOneLine).joined(separator: "\n")
  }

  /// Names with their versions, if those were asked for.
  private static func list(_ found: [String: String]) -> String {
    let names = found.sorted { $0.key < $1.key }.map { $1 == presence ? $0 : "\($0) \($1)" }
    return names.isEmpty ? "none" : names.joined(separator: ", ")
  }

  /// The first number with a dot in the first line that a program prints about itself.
  private static func version(of name: String, _ option: String) -> String {
    let line = InstalledProgram(name: name).output(of: [option])?.split(separator: "\n").first ?? ""
    let words = line.split(separator: " ")
    return words.first { $0.contains(".") && $0.first?.isNumber == true }.map(String.init)
      ?? "of unknown version"
  }
}
