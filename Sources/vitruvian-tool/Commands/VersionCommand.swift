import ArgumentParser
import ComputeKernels
import GraphRuntime

struct VersionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "version", abstract: "Prints the version, the CPU tier in use and the BLAS.")

  func run() throws {
    try StandardOutput.write(
      "vitruvian \(Vitruvian.version), \(KernelTier.best.rawValue) kernels, "
        + (BLAS.isAvailable ? BLAS.name : "no BLAS"))
  }
}
