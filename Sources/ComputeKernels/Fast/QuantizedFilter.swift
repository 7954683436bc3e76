import TensorCore

extension InstructionSet {
  /// The number of quantized values, or differences, in 32 bits.
  var elementsPerGroup: Int { multipliesQuantized ? 4 : 2 }

  /// What is taken from each weight; `nil` for its zero point, where kernels multiply differences.
  fileprivate func filterOffset(isSigned: Bool) -> Int32? {
    multipliesQuantized ? (isSigned ? 0 : 128) : nil
  }

  /// The size of a quantized value, or of a difference, as kernels read it.
  var quantizedByteCount: Int { MemoryLayout<Int32>.size / elementsPerGroup }
}

extension Requantization {
  /// Whether an instruction set's kernels correct sums of products with the sums of the inputs.
  package func sumsInputs(isSigned: Bool, _ instructionSet: InstructionSet) -> Bool {
    guard let offset = instructionSet.filterOffset(isSigned: isSigned) else { return false }
    return filterZeroPoints.contains { $0 != offset }
  }
}

/// The weights of one output channel as the kernels of an instruction set multiply them.
///
/// Where those are the quantized values `a` and `w` with the zero points `x` and `z`, sums are corrected: `Σ
/// (a − x)(w − z) = Σ a·w − z·Σ a − x·Σ (w − z)`. The last term joins the bias; the other is the product of
/// the sum of an output's inputs and a term of the channel.
///
/// There, all `a` are unsigned and all `w` signed. Quantized values of the other kind are moved by 128, as
/// their zero point is.
struct QuantizedFilter {
  /// The first weight. No reference to its tensor: channels are many, and threads would count each of them.
  private let quantized: UnsafePointer<UInt8>
  /// The distance between weights.
  private let step: Int
  private let count: Int
  private let isSigned: Bool
  private let zeroPoint: Int32
  /// What is taken from each weight.
  private let offset: Int32
  private let instructionSet: InstructionSet

  /// Refers to weights of a tensor, which must live as long as the filter is used.
  ///
  /// - Parameters:
  ///   - bank: Quantized values, `int8` or `uint8`.
  ///   - first: Where the first weight lies.
  ///   - step: The distance of the others, of which there are `count` in all: none where no weight of a
  ///     transposed convolution meets the outputs of a phase.
  init(
    of bank: Tensor, first: Int, step: Int = 1, count: Int, zeroPoint: Int32, instructionSet: InstructionSet
  ) {
    precondition(
      first >= 0 && step > 0 && count >= 0 && (count - 1) * step < bank.byteCount - first,
      "weights outside their bank")
    quantized = UnsafePointer(bank.storage.start.assumingMemoryBound(to: UInt8.self)) + first
    isSigned = bank.elementType == .int8
    self.step = step
    self.count = count
    self.zeroPoint = zeroPoint
    self.instructionSet = instructionSet
    offset = instructionSet.filterOffset(isSigned: isSigned) ?? zeroPoint
  }

  /// What a filter takes while it is packed: itself, its number in the lists of panels, and the numbers that
  /// stand beside its weights, before and after they are in their lines.
  static let byteCountWithLines =
    MemoryLayout<QuantizedFilter>.stride + 2 * MemoryLayout<Int>.size + 10 * MemoryLayout<Int32>.size

  /// The factor of the sum of an output's inputs.
  var inputSumFactor: Int32 { offset &- zeroPoint }

  /// The factor of the inputs' zero point, where kernels do not multiply differences from it.
  var zeroPointFactor: Int32 {
    var sum: Int32 = 0
    for index in 0..<count { sum &+= weight(at: index) }
    return Int32(truncatingIfNeeded: count) &* zeroPoint &- sum
  }

  /// What is added to the bias.
  ///
  /// - Parameters:
  ///   - inputZeroPoint: The zero point of the inputs, signed quantized values if the weights are.
  ///   - isForTiles: Whether tiles multiply the inputs as they are. Signed ones are then 128 less than the
  ///     unsigned ones that the other corrections are for.
  func biasCorrection(inputZeroPoint: Int32, isForTiles: Bool = false) -> Int32 {
    guard instructionSet.multipliesQuantized else { return 0 }
    let zeroPoint = inputZeroPoint &+ (isSigned ? 128 : 0) &- instructionSet.quantizedOffset
    let zeroPointFactor = zeroPointFactor
    let correction = zeroPoint &* zeroPointFactor
    guard isForTiles, isSigned else { return correction }
    // What the kernel multiplies by: Σ (w − offset) = −(n·z − Σ w) − n·(offset − z).
    let weightSum = 0 &- zeroPointFactor &- Int32(truncatingIfNeeded: count) &* inputSumFactor
    return correction &+ 128 &* weightSum
  }

  /// Writes the weights in groups, each run's last one filled up with zeros.
  ///
  /// - Parameter step: The distance between groups.
  func writeGroups(of runs: QuantizedRuns, to groups: UnsafeMutablePointer<Int32>, step groupStep: Int) {
    let elementsPerGroup = instructionSet.elementsPerGroup
    // Four quantized values side by side are a group but for the offset, which moves unsigned ones by 128.
    let wholeCount = elementsPerGroup == 4 && step == 1 ? runs.length / 4 : 0
    let flip: UInt32 = offset == 128 ? 0x8080_8080 : 0
    var group = groups
    for run in runs.offsets.indices {
      // In bounds: the weights are as many as the quantized values of the runs.
      let start = UnsafeRawPointer(quantized + run * runs.length)
      for index in 0..<wholeCount {
        let four = UInt32(littleEndian: start.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self))
        group.pointee = Int32(bitPattern: four ^ flip)
        group += groupStep
      }
      let end = (run + 1) * runs.length
      for start in stride(from: run * runs.length + 4 * wholeCount, to: end, by: elementsPerGroup) {
        var members: Int32 = 0
        for index in 0..<min(elementsPerGroup, end - start) { members |= member(at: start + index, index) }
        group.pointee = members
        group += groupStep
      }
    }
  }

  /// The weights at some positions side by side, zeros in the place of those left out.
  @inline(__always)
  func group(_ position: (_ index: Int) -> Int?) -> Int32 {
    (0..<instructionSet.elementsPerGroup).reduce(0) { group, index in
      group | (position(index).map { member(at: $0, index) } ?? 0)
    }
  }

  /// The weight at a position as a member of a group.
  @inline(__always)
  private func member(at position: Int, _ index: Int) -> Int32 {
    let bitCount = Int32.bitWidth / instructionSet.elementsPerGroup
    let mask = Int32.max >> (Int32.bitWidth - 1 - bitCount)
    return ((weight(at: position) &- offset) & mask) &<< Int32(index * bitCount)
  }

  @inline(__always)
  private func weight(at position: Int) -> Int32 {
    let quantized = quantized[position &* step]
    return isSigned ? Int32(Int8(bitPattern: quantized)) : Int32(quantized)
  }
}

extension Tensor {
  /// All elements of a tensor of type `int32`.
  var quantizedBiases: [Int32] { withUnsafeBytes { Array($0.bindMemory(to: Int32.self)) } }
}

extension AlignedStorage {
  var integers: UnsafeMutablePointer<Int32> { start.assumingMemoryBound(to: Int32.self) }
  var floats: UnsafeMutablePointer<Float> { start.assumingMemoryBound(to: Float.self) }
}
