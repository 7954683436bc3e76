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
      weights.channels(geometry, layout)
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
      weights.winogradFilter(geometry, instructionSet)
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
    withAddresses { filter, bias, slope in
      PackedMatrix(
        filter: filter.dropFirst(group * columnCount * depth), bias: bias.map { $0 + group * columnCount },
        slope: slope.map { $0 + group * columnCount }, columnCount: columnCount, depth: depth,
        instructionSet: instructionSet, keepsHalves: keepsHalves)
    }
  }

  func halfMatrix(columnCount: Int, depth: Int, _ instructionSet: InstructionSet) -> HalfMatrix {
    withAddresses { filter, bias, slope in
      HalfMatrix(
        filter: filter, bias: bias, slope: slope, columnCount: columnCount, depth: depth,
        instructionSet: instructionSet)
    }
  }

  func channels(_ geometry: ConvolutionGeometry, _ layout: DepthwiseLayout) -> PackedChannels {
    withAddresses { filter, bias, slope in
      PackedChannels(filter: filter, bias: bias, slope: slope, geometry: geometry, layout: layout)
    }
  }

  func winogradFilter(_ geometry: ConvolutionGeometry, _ instructionSet: InstructionSet) -> WinogradFilter {
    withAddresses { filter, bias, slope in
      WinogradFilter(
        filter: filter, bias: bias, slope: slope, inputChannels: geometry.inputChannels,
        outputChannels: geometry.outputChannels, instructionSet: instructionSet)
    }
  }

  private func withAddresses<Result>(
    _ body: (_ filter: StoredFloats, _ bias: UnsafePointer<Float>?, _ slope: UnsafePointer<Float>?) -> Result
  ) -> Result {
    bias.withFloats { bias in
      slope.withFloats { slope in
        withExtendedLifetime(filter) { body(StoredFloats(filter), bias, slope) }
      }
    }
  }
}
