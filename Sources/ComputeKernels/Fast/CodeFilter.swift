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
  /// What is taken from each weight.
  private let offset: Int32
  private let instructionSet: InstructionSet

  /// - Parameters:
  ///   - weights: Codes.
  ///   - isSigned: Whether they are signed.
  init(weights: [Int32], isSigned: Bool, zeroPoint: Int32, instructionSet: InstructionSet) {
    self.weights = weights
    self.zeroPoint = zeroPoint
    self.instructionSet = instructionSet
    offset = instructionSet.multipliesCodes ? (isSigned ? 0 : 128) : zeroPoint
  }

  /// The factor of the sum of an output's inputs.
  var inputSumFactor: Int32 { offset &- zeroPoint }

  /// The factor of the inputs' zero point, where kernels do not multiply differences from it.
  var zeroPointFactor: Int32 { 0 &- weights.reduce(0) { $0 &+ ($1 &- zeroPoint) } }

  /// What is added to the bias.
  ///
  /// - Parameter inputZeroPoint: The zero point of the inputs, signed codes if the weights are.
  func biasCorrection(inputZeroPoint: Int32, isSigned: Bool) -> Int32 {
    instructionSet.multipliesCodes ? (inputZeroPoint &+ (isSigned ? 128 : 0)) &* zeroPointFactor : 0
  }

  /// Writes the weights in groups, each run's last one filled up with zeros.
  ///
  /// - Parameter step: The distance between groups.
  func writeGroups(of runs: CodeRuns, to groups: UnsafeMutablePointer<Int32>, step: Int) {
    let codesPerGroup = instructionSet.codesPerGroup
    var group = groups
    for run in runs.offsets.indices {
      let end = (run + 1) * runs.length
      for start in stride(from: run * runs.length, to: end, by: codesPerGroup) {
        var members: Int32 = 0
        for index in 0..<min(codesPerGroup, end - start) { members |= member(at: start + index, index) }
        group.pointee = members
        group += step
      }
    }
  }

  /// The weights at these positions side by side, zeros in the place of those left out.
  func group(_ positions: [Int?]) -> Int32 {
    positions.indices.reduce(0) { group, index in
      group | (positions[index].map { member(at: $0, index) } ?? 0)
    }
  }

  /// The weight at a position as a member of a group.
  @inline(__always)
  private func member(at position: Int, _ index: Int) -> Int32 {
    let bitCount = Int32.bitWidth / instructionSet.codesPerGroup
    let mask = Int32.max >> (Int32.bitWidth - 1 - bitCount)
    return ((weights[position] &- offset) & mask) &<< Int32(index * bitCount)
  }
}

extension Tensor {
  /// The 8-bit codes at these positions.
  func codes(at positions: some Sequence<Int>) -> [Int32] {
    withUnsafeBytes { bytes in
      elementType == .int8
        ? positions.map { Int32(Int8(bitPattern: bytes[$0])) } : positions.map { Int32(bytes[$0]) }
    }
  }

  /// All elements of a tensor of type `int32`.
  var integers: [Int32] { withUnsafeBytes { Array($0.bindMemory(to: Int32.self)) } }
}

extension AlignedStorage {
  var integers: UnsafeMutablePointer<Int32> { start.assumingMemoryBound(to: Int32.self) }
  var floats: UnsafeMutablePointer<Float> { start.assumingMemoryBound(to: Float.self) }
}
