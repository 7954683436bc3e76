import ArgumentParser
import ComputeKernels
import GraphRuntime
import TensorCore

struct VersionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "version", abstract: "Prints the version, the CPU tier in use and the BLAS.",
    discussion: HelpText.discussion(examples: ["version"]))

  func run() throws {
    try StandardOutput.write(
      "vitruvian \(Release.version), \(KernelTier.best.rawValue) kernels, "
        + (BLAS.isAvailable ? BLAS.name : "no BLAS"))
  }
}
