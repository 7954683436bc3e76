import ComputeKernels
import TensorCore

extension NodeSite {
  /// The weights, bias and slope of inputs 1 to 3 for the micro-kernels, or `nil` when one of them is
  /// computed at run time.
  ///
  /// - Parameters:
  ///   - keepsHalves: Whether weights of half precision stay so.
  ///   - columnsAreLast: Whether the filter has, for each row of the matrix, its columns side by side; not
  ///     rows for each column.
  func packedMatrix(
    columnCount: Int, depth: Int, _ instructionSet: InstructionSet, keepsHalves: Bool = false,
    columnsAreLast: Bool = false
  ) -> Packed<PackedMatrix>? {
    packed(
      columnCount: columnCount,
      byteCount: PackedMatrix.byteCount(
        columnCount: columnCount, depth: depth, instructionSet, keepsHalves: keepsHalves)
    ) { weights in
      (columnsAreLast ? weights.withColumnsFirst(columnCount: columnCount, depth: depth) : weights).matrix(
        group: 0, columnCount: columnCount, depth: depth, instructionSet, keepsHalves: keepsHalves)
    }
  }

  /// The weights, bias and slope of inputs 1 to 3 in half precision, or `nil` when one of them is computed at
  /// run time.
  func halfMatrix(_ geometry: ConvolutionGeometry, _ instructionSet: InstructionSet) -> Packed<HalfMatrix>? {
    let (columnCount, depth) = (geometry.outputChannels, geometry.patchLength)
    return packed(
      columnCount: columnCount, byteCount: HalfMatrix.byteCount(columnCount: columnCount, depth: depth)
    ) { weights in
      weights.halfMatrix(columnCount: columnCount, depth: depth, instructionSet)
    }
  }

  /// The weights, bias and slope of inputs 1 to 3, packed for the micro-kernels, for each of `groupCount`
  /// parts that lie one after the other, or `nil` when one of them is computed at run time.
  func packedMatrices(
    groupCount: Int, columnCount: Int, depth: Int, _ instructionSet: InstructionSet
  ) -> Packed<[PackedMatrix]>? {
    packed(
      columnCount: columnCount,
      byteCount: groupCount
        * PackedMatrix.byteCount(columnCount: columnCount, depth: depth, instructionSet)
    ) { weights in
      (0..<groupCount).map { group in
        weights.matrix(group: group, columnCount: columnCount, depth: depth, instructionSet)
      }
    }
  }

  /// Filters of a depthwise convolution, the bias and the slope of inputs 2 and 3 for the micro-kernels, or
  /// `nil` when one of the inputs is computed at run time.
  ///
  /// - Parameter filter: What is made of input 1.
  func packedChannels(
    _ filter: Constant?, _ geometry: ConvolutionGeometry, _ layout: DepthwiseLayout
  ) -> Packed<PackedChannels>? {
    packed(
      filter, columnCount: geometry.outputChannels, byteCount: PackedChannels.byteCount(geometry, layout)
    ) { weights in
      defer { withExtendedLifetime(weights) {} }
      return PackedChannels(
        filter: weights.numbers, bias: weights.biases, slope: weights.slopes, geometry: geometry,
        layout: layout)
    }
  }

  /// The weights, bias and slope of inputs 1 to 3 for tiles, or `nil` when one of them is computed at run
  /// time.
  func winogradFilter(_ geometry: ConvolutionGeometry, _ instructionSet: InstructionSet) -> Packed<
    WinogradFilter
  >? {
    packed(
      columnCount: geometry.outputChannels,
      byteCount: WinogradFilter.byteCount(
        inputChannels: geometry.inputChannels, outputChannels: geometry.outputChannels, instructionSet)
    ) { weights in
      defer { withExtendedLifetime(weights) {} }
      return WinogradFilter(
        filter: weights.numbers, bias: weights.biases, slope: weights.slopes,
        inputChannels: geometry.inputChannels, outputChannels: geometry.outputChannels,
        instructionSet: instructionSet)
    }
  }

  private func packed<Contents: Sendable>(
    _ filter: Constant? = nil, columnCount: Int, byteCount: Int,
    _ make: @escaping @Sendable (PackableWeights) -> Contents
  ) -> Packed<Contents>? {
    guard columnCount > 0, packsWeights, let filter = filter ?? storedConstant(1) else { return nil }
    let bias = constant(2)
    let slope = slope
    return Packed(from: filter, byteCount: byteCount) {
      make(
        PackableWeights(filter: $0, bias: bias?.evaluated.inMemory, slope: slope?.evaluated.inMemory))
    }
  }

  /// Whether the micro-kernels can pack the weights, bias and slope: none of them is computed at run time.
  var packsWeights: Bool { isConstant(1) && !(2...3).contains(where: isComputed) }

  /// What a product with the weights of input 1 that are not zero costs; `nil` when something is computed at
  /// run time, or when there is a slope.
  ///
  /// - Parameter rowCount: The number of rows that are multiplied with the weights.
  func sparseCost(
    rowCount: Int, columnCount: Int, depth: Int, _ instructionSet: InstructionSet
  ) -> SparseProductCost? {
    guard isOmitted(3), slope == nil, !isComputed(2), let source = storedConstant(1)?.source else {
      return nil
    }
    let found =
      source.nonzeroCount ?? source.storage.counted { source.estimatedNonzeroCount }
    // The source may have more weights, such as those of channels that nothing needs; these may have been all
    // the zeros.
    return SparseProductCost(
      rowCount: rowCount, columnCount: columnCount, depth: depth,
      weightCount: min(found, columnCount * depth), vectorLength: instructionSet.vectorLength)
  }

  /// The weights and bias of inputs 1 and 2 without the zeros; `nil` when something is computed at run time.
  func sparseMatrix(
    _ cost: SparseProductCost, _ instructionSet: InstructionSet
  ) -> (matrix: Packed<SparseMatrix>, layout: SparseLayout)? {
    guard let filter = storedConstant(1) else { return nil }
    let bias = constant(2)
    let layout = SparseLayout(
      cost,
      tileCount: TileWork.multiplyAdds.tileCount(
        Double(cost.rowCount) * Double(cost.weightCount), threadCount: threadCount))
    let matrix = Packed(from: filter, byteCount: SparseMatrix.byteCount(layout)) { filter in
      (bias?.evaluated.inMemory).withFloats { bias in
        SparseMatrix(
          filter: StoredFloats(filter), bias: bias, layout: layout, instructionSet: instructionSet)
      }
    }
    return (matrix, layout)
  }
}

/// The constants that become packed matrices.
private struct PackableWeights {
  /// Perhaps of half precision.
  let filter: Tensor
  let bias: Tensor?
  let slope: Tensor?

  /// These constants with the filter's rows for each column side by side.
  func withColumnsFirst(columnCount: Int, depth: Int) -> PackableWeights {
    let turned = Tensor(shape: [columnCount, depth], elementType: .float32) { bytes in
      let weights = bytes.assumingMemoryBound(to: Float.self)
      filter.widened.withFloats { filter in
        for column in 0..<columnCount {
          for row in 0..<depth { weights[column * depth + row] = filter[row * columnCount + column] }
        }
      }
    }
    return PackableWeights(filter: turned, bias: bias, slope: slope)
  }

  func matrix(
    group: Int, columnCount: Int, depth: Int, _ instructionSet: InstructionSet, keepsHalves: Bool = false
  ) -> PackedMatrix {
    defer { withExtendedLifetime(self) {} }
    return PackedMatrix(
      filter: numbers.dropFirst(group * columnCount * depth), bias: biases.map { $0 + group * columnCount },
      slope: slopes.map { $0 + group * columnCount }, columnCount: columnCount, depth: depth,
      instructionSet: instructionSet, keepsHalves: keepsHalves)
  }

  func halfMatrix(columnCount: Int, depth: Int, _ instructionSet: InstructionSet) -> HalfMatrix {
    defer { withExtendedLifetime(self) {} }
    return HalfMatrix(
      filter: numbers, bias: biases, slope: slopes, columnCount: columnCount, depth: depth,
      instructionSet: instructionSet)
  }

  /// The weights, valid as long as this.
  var numbers: StoredFloats { StoredFloats(filter) }
  /// The biases, valid as long as this.
  var biases: UnsafePointer<Float>? { bias?.start }
  /// The slopes, valid as long as this.
  var slopes: UnsafePointer<Float>? { slope?.start }
}

extension Tensor {
  /// The contents of a single-precision tensor in memory.
  fileprivate var start: UnsafePointer<Float> {
    UnsafePointer(storage.start.assumingMemoryBound(to: Float.self))
  }
}

/// What a plan leaves to be made when it first runs.
package protocol DeferredWork: Sendable {
  /// The most bytes that it takes, while and after it is made.
  var byteCount: Int { get }

  /// Makes it. Called once.
  func perform()
}

/// Weights as a kernel wants them, which are not made before they are needed: rearranging them takes longer
/// than everything else that planning does, and reads all of the model file.
///
/// `@unchecked Sendable`: the contents are written once, before any executor's first run, and then only read;
/// see ``DeferredPacking``.
final class Packed<Contents: Sendable>: DeferredWork, @unchecked Sendable {
  let byteCount: Int
  private var source: (() -> Contents)?
  /// What makes the contents of a constant, in place of ``source``: planning makes hundreds of these, and
  /// does not need to join the two in another object.
  private var conversion: (constant: Constant, make: (Tensor) -> Contents)?
  private var packed: Contents?

  /// - Parameters:
  ///   - byteCount: The most bytes that the contents take.
  ///   - source: Makes the contents. It is let go with all that it holds once they are made.
  init(byteCount: Int, _ source: @escaping @Sendable () -> Contents) {
    self.byteCount = byteCount
    self.source = source
  }

  /// Contents that are made of a constant, which is in memory for as long as that takes.
  init(
    from constant: Constant, byteCount: Int, _ make: @escaping @Sendable (_ constant: Tensor) -> Contents
  ) {
    self.byteCount = byteCount
    conversion = (constant, make)
  }

  func perform() {
    if let (constant, make) = conversion {
      packed = constant.evaluated.withTensorInMemory(make)
    } else {
      packed = source?()
    }
    (source, conversion) = (nil, nil)
  }

  /// The weights.
  ///
  /// - Precondition: They were packed.
  var contents: Contents {
    guard let packed else { preconditionFailure("a kernel runs before its weights are packed") }
    return packed
  }
}
