import CArm64Kernels
import CMicroKernels
import CX86Kernels
import KernelLayout

/// The kinds of processors that micro-kernels are compiled for, the plainest first, by their names in plans.
///
/// One more takes a case here and a row of the table below, and a case of `KernelTier` by the same name.
package enum InstructionSet: String, Sendable, Hashable, CaseIterable {
  /// What the Swift compiler targets without a flag: SSE2 on x86-64, NEON on arm64.
  case baseline
  /// x86-64-v3: vectors of eight floats, fused multiply-add.
  case avx2
  /// x86-64-v4: vectors of sixteen floats, fused multiply-add.
  case avx512
  /// x86-64-v4 with VNNI: the same, and products of four quantized values at a time.
  case avx512vnni
  /// x86-64-v4 with VNNI and AMX: the same, and products of tiles of quantized values.
  case avx512amx
  /// armv8-a: thirty-two vectors of four floats, fused multiply-add.
  case neon
  /// armv8-a with dot products: the same, and products of four quantized values at a time.
  case neondot
  /// armv8-a with dot products and products of matrices of quantized values: the same, and products of eight
  /// quantized values of two rows and two columns at a time.
  case neoni8mm
}

extension InstructionSet {
  /// What is known of an instruction set.
  private struct Traits {
    let vectors: VectorTier
    let vectorLength: Int
    let fusesMultiplyAdd: Bool
    let multipliesQuantized: Bool
    var multipliesQuantizedPairs = false
    var multipliesTiles = false
    /// The set that it has everything of, if it is more than the baseline.
    let extended: InstructionSet?
    let isSupported: () -> Bool
  }

  /// The table of instruction sets.
  private var traits: Traits {
    switch self {
    case .baseline:
      Traits(
        vectors: .baseline, vectorLength: 8, fusesMultiplyAdd: VectorTier.fusesMultiplyAdd,
        multipliesQuantized: false, extended: nil, isSupported: { true })
    case .avx2:
      Traits(
        vectors: .avx2, vectorLength: 8, fusesMultiplyAdd: true, multipliesQuantized: false,
        extended: .baseline, isSupported: vitruvian_supports_avx2)
    case .avx512:
      Traits(
        vectors: .avx512, vectorLength: 16, fusesMultiplyAdd: true, multipliesQuantized: false,
        extended: .avx2, isSupported: vitruvian_supports_avx512)
    case .avx512vnni:
      Traits(
        vectors: .avx512, vectorLength: 16, fusesMultiplyAdd: true, multipliesQuantized: true,
        extended: .avx512, isSupported: vitruvian_supports_avx512vnni)
    case .avx512amx:
      Traits(
        vectors: .avx512, vectorLength: 16, fusesMultiplyAdd: true, multipliesQuantized: true,
        multipliesTiles: true, extended: .avx512vnni, isSupported: vitruvian_supports_avx512amx)
    case .neon:
      Traits(
        vectors: .neon, vectorLength: 8, fusesMultiplyAdd: true, multipliesQuantized: false,
        extended: .baseline, isSupported: vitruvian_supports_neon)
    case .neondot:
      Traits(
        vectors: .neon, vectorLength: 8, fusesMultiplyAdd: true, multipliesQuantized: true,
        extended: .neon, isSupported: vitruvian_supports_neondot)
    case .neoni8mm:
      Traits(
        vectors: .neon, vectorLength: 8, fusesMultiplyAdd: true, multipliesQuantized: true,
        multipliesQuantizedPairs: true, extended: .neondot, isSupported: vitruvian_supports_neoni8mm)
    }
  }

  /// What its micro-kernels are compiled for.
  var vectorTier: VectorTier { traits.vectors }

  /// The number of floats of one vector, which packed matrices are laid out for.
  package var vectorLength: Int { traits.vectorLength }

  /// The floats in a vector of any of the sets, at most.
  static let longestVectorLength = 16

  /// Whether products are added with one rounding. Without it, BLAS is faster than the micro-kernels.
  package var fusesMultiplyAdd: Bool { traits.fusesMultiplyAdd }

  /// Whether kernels multiply the quantized values themselves, four in each 32 bits, since there is an
  /// instruction for that. Elsewhere they multiply differences from the zero points, two of 16 bits each.
  package var multipliesQuantized: Bool { traits.multipliesQuantized }

  /// Whether there is a kernel for the sums of rows of quantized values.
  var sumsQuantizedRows: Bool { multipliesQuantized || [.avx2, .avx512].contains(traits.vectors) }

  /// Whether products of matrices take eight quantized values of each column at a time, for which packed
  /// lines of weights are interleaved two by two.
  var multipliesQuantizedPairs: Bool { traits.multipliesQuantizedPairs }

  /// Whether products of matrices take quantized values as they are in memory, signed or not, in tiles.
  package var multipliesTiles: Bool { traits.multipliesTiles }

  /// What kernels that multiply quantized values take from unsigned ones before: those of arm64 multiply
  /// signed ones.
  var quantizedOffset: Int32 { traits.multipliesQuantized && traits.vectors == .neon ? 128 : 0 }

  /// The set whose products are of differences, two at a time.
  var withoutQuantizedProducts: InstructionSet {
    multipliesQuantized ? traits.extended?.withoutQuantizedProducts ?? .baseline : self
  }

  /// The set whose products are not of tiles.
  var withoutTiles: InstructionSet { multipliesTiles ? traits.extended ?? .baseline : self }

  /// Whether its kernels multiply numbers of half precision with the instructions for that; the others
  /// compute the same bits slowly.
  package var multipliesHalves: Bool { traits.vectors == .neon && vitruvian_supports_neonfp16() }

  /// The micro-kernels compiled for it.
  ///
  /// - Precondition: ``isSupported``.
  @inline(__always)
  var kernels: KernelTable { table.pointee }

  /// Where the table of its kernels lies.
  private var table: UnsafePointer<KernelTable> {
    switch self {
    case .baseline: KernelTable.baseline
    case .avx2: KernelTable.avx2
    case .avx512: KernelTable.avx512
    case .avx512vnni: KernelTable.avx512vnni
    case .avx512amx: KernelTable.avx512amx
    case .neon: KernelTable.neon
    case .neondot: KernelTable.neondot
    case .neoni8mm: KernelTable.neoni8mm
    }
  }

  // They are not asked again: in a virtual machine, asking takes long.
  private static let supported = allCases.reduce(into: [InstructionSet]()) { supported, set in
    let isExtension = set.traits.extended.map(supported.contains) ?? true
    if isExtension && set.traits.isSupported() { supported.append(set) }
  }

  /// Whether this processor runs it and this build has kernels for it.
  package var isSupported: Bool { Self.supported.contains(self) }

  /// The last of those that this processor runs.
  package static var best: InstructionSet { supported.last ?? .baseline }
}

extension InstructionSet {
  /// What of this processor decides which kernels run, besides what all of its architecture have, and whether
  /// it is there; by the names of the kernels that take it.
  package static let features: [(name: String, isPresent: Bool)] = {
    #if arch(x86_64) && os(Linux)
      return [
        ("avx2", vitruvian_supports_avx2()), ("avx512", vitruvian_supports_avx512()),
        ("avx512vnni", vitruvian_supports_avx512vnni()), ("avx512vbmi", vitruvian_supports_avx512vbmi()),
        ("avx512amx", vitruvian_supports_avx512amx()),
      ]
    #elseif arch(arm64)
      return [
        ("neondot", vitruvian_supports_neondot()), ("neoni8mm", vitruvian_supports_neoni8mm()),
        ("neonfp16", vitruvian_supports_neonfp16()),
      ]
    #else
      return []
    #endif
  }()
}

/// The micro-kernels of one instruction set. What they compute stands where they are written, in
/// `MicroKernels`.
///
/// All are called through C: those of other instruction sets are assembly.
typealias KernelTable = CMicroKernels.KernelTable

extension KernelTable {
  // Made once each.
  fileprivate nonisolated(unsafe) static let baseline = kept(vitruvian_baseline_kernels())
  fileprivate nonisolated(unsafe) static let avx2 = kept(vitruvian_avx2_kernels())
  fileprivate nonisolated(unsafe) static let avx512 = kept(vitruvian_avx512_kernels())
  fileprivate nonisolated(unsafe) static let avx512vnni = kept(vitruvian_avx512vnni_kernels())
  fileprivate nonisolated(unsafe) static let avx512amx = kept(vitruvian_avx512amx_kernels())
  fileprivate nonisolated(unsafe) static let neon = kept(
    vitruvian_with_half_products(vitruvian_neon_kernels()))
  fileprivate nonisolated(unsafe) static let neondot = kept(
    vitruvian_with_half_products(vitruvian_neondot_kernels()))
  fileprivate nonisolated(unsafe) static let neoni8mm = kept(
    vitruvian_with_half_products(vitruvian_neoni8mm_kernels()))

  /// A place for a table that is never freed, so that a call of one kernel copies no others.
  private static func kept(_ table: KernelTable) -> UnsafePointer<KernelTable> {
    let place = UnsafeMutablePointer<KernelTable>.allocate(capacity: 1)
    place.initialize(to: table)
    return UnsafePointer(place)
  }
}

extension InstructionSet {
  /// The set whose vectors `channelCount` channels fill: a kernel computes fewer than one vector one by one.
  func narrowed(toChannelCount channelCount: Int) -> InstructionSet {
    channelCount < vectorLength && vectorLength > Self.avx2.vectorLength ? .avx2 : self
  }

  /// The set whose vectors leave the fewest numbers of short rows over.
  func narrowed(toRowLength length: Int) -> InstructionSet {
    let leavesMore = length % vectorLength > length % Self.avx2.vectorLength
    return leavesMore && length < Self.longRowLength && vectorLength > Self.avx2.vectorLength ? .avx2 : self
  }

  /// Beside longer rows, numbers that are left over count for little.
  private static let longRowLength = 256

  /// The set whose vectors the columns of a matrix fill best: those for AVX-512 multiply a vector that is
  /// more than half full as fast as shorter ones the half of it, unless they are computed in halves.
  func narrowed(toColumnCount columnCount: Int, halvesVectors: Bool) -> InstructionSet {
    !halvesVectors && 2 * columnCount > vectorLength && columnCount < vectorLength
      ? self : narrowed(toChannelCount: columnCount)
  }

  /// The set that multiplies rows by a packed matrix soonest.
  ///
  /// Where two rows would share their last vectors, half vectors spare putting those together, and cost
  /// processors nothing that compute whole ones in halves. But there are more panels, for each of which a
  /// product passes over all its rows; and a lone row waits for weights, of which whole vectors fetch more at
  /// a time.
  package func narrowed(forRows rowCount: Int, columnCount: Int) -> InstructionSet {
    let sharesLast = rowsShareLastVector(columnCount: columnCount, vectorLength: vectorLength)
    guard Self.halvesVectors, vectorLength > Self.avx2.vectorLength, sharesLast,
      columnCount < Self.fewColumns, rowCount > 1
    else { return self }
    return .avx2
  }

  private static let fewColumns = 128

  /// Whether this processor computes vectors of sixteen floats in halves.
  package static let halvesVectors = vitruvian_halves_vectors()
}
