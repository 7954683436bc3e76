import ComputeKernels
import TensorCore
import TensorOperators

/// Which kernels a plan may choose.
///
/// In every tier but ``reference``, products of a few rows and a computed matrix go through BLAS, if it is
/// there. The engine splits the work itself, so the first such product, the first convolution of the tier
/// ``blas``, or the first large one of a plan of `Precision.single`, sets OpenBLAS to one thread for the
/// whole process.
public enum KernelTier: String, Sendable, Hashable, Codable, CaseIterable {
  /// The fastest tier that this processor runs.
  case automatic = "auto"
  /// The plain loops that specify each operator; slow, and the first thing to try when a result is wrong.
  case reference
  /// Matrix products through BLAS, everything else with portable vectors.
  case blas
  /// Micro-kernels with the vectors that every processor of this architecture has.
  case baseline
  /// Micro-kernels for x86-64-v3: AVX2 and fused multiply-add.
  case avx2
  /// Micro-kernels for x86-64-v4: AVX-512.
  case avx512
  /// Micro-kernels for x86-64-v4, AVX-512, with VNNI for networks of 8-bit quantized values.
  case avx512vnni
  /// Micro-kernels for x86-64-v4, AVX-512 and VNNI, with AMX for networks of 8-bit quantized values.
  case avx512amx
  /// Micro-kernels for arm64: NEON, with all of its registers in use.
  case neon
  /// Micro-kernels for arm64 with dot products for networks of 8-bit quantized values.
  case neondot
  /// Micro-kernels for arm64 with products of matrices for networks of 8-bit quantized values.
  case neoni8mm

  /// The instruction set of the tier's micro-kernels, which has its name; `nil` where it has none of its own.
  var instructionSet: InstructionSet? { InstructionSet(rawValue: rawValue) }

  /// Whether this processor runs the tier, this build has its kernels and, for ``blas``, the library is
  /// installed.
  public var isSupported: Bool {
    switch self {
    case .automatic, .reference: true
    case .blas: BLAS.isAvailable
    case .baseline, .avx2, .avx512, .avx512vnni, .avx512amx, .neon, .neondot, .neoni8mm:
      instructionSet?.isSupported ?? false
    }
  }

  /// Whether the tier's micro-kernels add products with one rounding, as the reference does, so that results
  /// have its bits.
  package var fusesMultiplyAdd: Bool {
    guard case .micro(let instructionSet)? = try? KernelChoice(self) else { return false }
    return instructionSet.fusesMultiplyAdd
  }

  /// Checks that ``isSupported``.
  ///
  /// - Throws: ``EngineError/Code/invalidArgument`` with the tiers that are.
  package func checkSupport() throws(EngineError) {
    guard !isSupported else { return }
    let supported = Self.allCases.filter(\.isSupported).map(\.rawValue).joined(separator: ", ")
    throw EngineError(
      .invalidArgument,
      self == .blas
        ? "OpenBLAS is not installed; without it there are the kernels \(supported)"
        : "this processor does not run \(rawValue) kernels; it runs \(supported)")
  }

  /// The tier that ``automatic`` stands for on this processor.
  public static var best: KernelTier {
    let set = InstructionSet.best
    // The plainest micro-kernels round products before they add them.
    if !set.fusesMultiplyAdd, BLAS.isAvailable { return .blas }
    return allCases.first { $0.instructionSet == set } ?? .baseline
  }
}

extension KernelChoice {
  /// - Throws: ``EngineError/Code/invalidArgument`` when this processor does not run the tier.
  init(_ tier: KernelTier) throws {
    try tier.checkSupport()
    switch tier {
    case .automatic: self = try KernelChoice(.best)
    case .reference: self = .reference
    case .blas: self = .blas
    case .baseline, .avx2, .avx512, .avx512vnni, .avx512amx, .neon, .neondot, .neoni8mm:
      self = .micro(tier.instructionSet ?? .baseline)
    }
  }
}
