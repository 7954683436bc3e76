import TensorCore

extension InstructionSet {
  /// Whether kernels multiply the codes themselves, four in each 32 bits, since there is an instruction for
  /// that. Elsewhere they multiply differences from the zero points, two of 16 bits each.
  var multipliesCodes: Bool { self == .avx512vnni }

  /// The number of codes, or differences, in 32 bits.
  var codesPerGroup: Int { multipliesCodes ? 4 : 2 }

  /// The size of a code, or of a difference, as kernels read it.
  var codeByteCount: Int { MemoryLayout<Int32>.size / codesPerGroup }
}

/// The weights of one output channel as the kernels of an instruction set multiply them.
///
/// Where those are the codes `a` and `w` with the zero points `x` and `z`, sums are corrected:
/// `Σ (a − x)(w − z) = Σ a·w − z·Σ a − x·Σ (w − z)`. The last term joins the bias; the other is the product of
/// the sum of an output's inputs and a term of the channel.
///
/// There, all `a` are unsigned and all `w` signed. Codes of the other kind are moved by 128, as their zero
/// point is.
struct CodeFilter {
  private let weights: [Int32]
  private let zeroPoint: Int32
  private let inputZeroPoint: Int32
  /// What is taken from each weight.
  private let offset: Int32
  private let instructionSet: InstructionSet

  /// - Parameters:
  ///   - weights: Codes.
  ///   - isSigned: Whether inputs and weights are signed codes.
  init(
    weights: [Int32], isSigned: Bool, channel: Int, requantization: Requantization,
    instructionSet: InstructionSet
  ) {
    self.weights = weights
    self.instructionSet = instructionSet
    zeroPoint = requantization.filterZeroPoint(channel: channel)
    inputZeroPoint = requantization.inputZeroPoint &+ (isSigned ? 128 : 0)
    offset = instructionSet.multipliesCodes ? (isSigned ? 0 : 128) : zeroPoint
  }

  /// The factor of the sum of an output's inputs.
  var inputSumFactor: Int32 { offset &- zeroPoint }

  /// What is added to the bias.
  var biasCorrection: Int32 {
    guard instructionSet.multipliesCodes else { return 0 }
    return 0 &- inputZeroPoint &* weights.reduce(0) { $0 &+ ($1 &- zeroPoint) }
  }

  /// The weights at these positions side by side, zeros behind them.
  func group(_ positions: Range<Int>) -> Int32 {
    let bitCount = Int32.bitWidth / instructionSet.codesPerGroup
    let mask = Int32.max >> (Int32.bitWidth - 1 - bitCount)
    return positions.enumerated().reduce(0) { group, member in
      group | ((weights[member.element] &- offset) & mask) &<< Int32(member.offset * bitCount)
    }
  }
}

extension Tensor {
  /// The 8-bit codes at these positions.
  func codes(at positions: some Sequence<Int>) -> [Int32] {
    withUnsafeBytes { bytes in
      positions.map { elementType == .int8 ? Int32(Int8(bitPattern: bytes[$0])) : Int32(bytes[$0]) }
    }
  }

  /// All elements of a tensor of type `int32`.
  var integers: [Int32] { withUnsafeBytes { Array($0.bindMemory(to: Int32.self)) } }
}
