import MicroKernels

#if arch(x86_64) && os(Linux)
  import CX86Kernels
#endif

/// The kinds of processors that micro-kernels are compiled for, the plainest first.
package enum InstructionSet: Sendable, Hashable, CaseIterable {
  /// What the Swift compiler targets without a flag: SSE2 on x86-64, NEON on arm64.
  case baseline
  /// x86-64-v3: vectors of eight floats, fused multiply-add.
  case avx2
  /// x86-64-v4: vectors of sixteen floats, fused multiply-add.
  case avx512
  /// x86-64-v4 with VNNI: the same, and products of four codes at a time.
  case avx512vnni
}

extension InstructionSet {
  /// Whether this processor runs it and this build has kernels for it.
  package var isSupported: Bool { Self.supported.contains(self) }

  /// The last of those that this processor runs.
  package static var best: InstructionSet { supported.last ?? .baseline }

  /// Whether products are added with one rounding. Without it, BLAS is faster than the micro-kernels.
  package var fusesMultiplyAdd: Bool {
    #if arch(arm64)
      true
    #else
      self != .baseline
    #endif
  }

  /// The number of floats of one vector, which packed matrices are laid out for.
  package var vectorLength: Int {
    switch self {
    case .baseline, .avx2: 8
    case .avx512, .avx512vnni: 16
    }
  }

  /// What its micro-kernels are compiled for.
  var vectorTier: VectorTier {
    switch self {
    case .baseline: .baseline
    case .avx2: .avx2
    case .avx512, .avx512vnni: .avx512
    }
  }

  /// The set whose vectors `channelCount` channels fill: a kernel computes fewer than one vector one by one.
  func narrowed(toChannelCount channelCount: Int) -> InstructionSet {
    channelCount < vectorLength && vectorLength > Self.avx2.vectorLength ? .avx2 : self
  }

  /// The set whose kernels turn sums into codes by these multipliers: those for AVX-512 take none that makes a product
  /// larger than its sum.
  package func narrowed(for requantization: Requantization) -> InstructionSet {
    vectorLength == Self.avx2.vectorLength || requantization.largestMultiplier < 1 ? self : .avx2
  }

  /// The set that multiplies rows by a packed matrix soonest.
  ///
  /// Where two rows would share their last vectors, half vectors spare putting those together, and cost processors
  /// nothing that compute whole ones in halves. But there are more panels, for each of which a product passes over
  /// all its rows; and a lone row waits for weights, of which whole vectors fetch more at a time.
  package func narrowed(forRows rowCount: Int, columnCount: Int) -> InstructionSet {
    let sharesLast = rowsShareLastVector(columnCount: columnCount, vectorLength: vectorLength)
    guard Self.halvesVectors, vectorLength > Self.avx2.vectorLength, sharesLast,
      columnCount < Self.fewColumns, rowCount > 1
    else { return self }
    return .avx2
  }

  private static let fewColumns = 128

  /// Whether this processor computes vectors of sixteen floats in halves.
  package static let halvesVectors: Bool = {
    #if arch(x86_64) && os(Linux)
      vitruvian_halves_vectors()
    #else
      false
    #endif
  }()

  private static let supported: [InstructionSet] = {
    #if arch(x86_64) && os(Linux)
      // Each has what those before it have. They are not asked again: in a virtual machine, asking takes long.
      let supported = allCases.prefix { set in
        switch set {
        case .baseline: true
        case .avx2: vitruvian_supports_avx2()
        case .avx512: vitruvian_supports_avx512()
        case .avx512vnni: vitruvian_supports_avx512vnni()
        }
      }
      return Array(supported)
    #else
      return [.baseline]
    #endif
  }()
}
