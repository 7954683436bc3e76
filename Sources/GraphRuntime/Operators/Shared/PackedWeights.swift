import ComputeKernels
import ModelFormat
import TensorCore

extension NodeSite {
  /// The weights, bias and slope of inputs 1 to 3 for the micro-kernels, or `nil` when one of them is
  /// computed at run time.
  ///
  /// - Parameters:
  ///   - keepsHalves: Whether weights of half precision stay so.
  ///   - columnsAreLast: Whether the filter has, for each row of the matrix, its columns side by side; not rows for each
  ///     column.
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

  /// The same for each of `groupCount` parts of the weights, which lie one after the other.
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

  /// The filters of a depthwise convolution, the bias and the slope of inputs 1 to 3 for the micro-kernels, or `nil`
  /// when one of them is computed at run time.
  func packedChannels(
    _ geometry: ConvolutionGeometry, _ layout: DepthwiseLayout
  ) -> Packed<PackedChannels>? {
    packed(
      columnCount: geometry.outputChannels, byteCount: PackedChannels.byteCount(geometry, layout)
    ) { weights in
      weights.channels(geometry, layout)
    }
  }

  /// The weights, bias and slope of inputs 1 to 3 for tiles, or `nil` when one of them is computed at run time.
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
    columnCount: Int, byteCount: Int, _ make: @escaping @Sendable (PackableWeights) -> Contents
  ) -> Packed<Contents>? {
    guard columnCount > 0, !(1...3).contains(where: isComputed),
      let filter = storedConstant(1)
    else { return nil }
    let bias = storedConstant(2)
    let slope = fusion?.slope.flatMap { constants.stored($0) } ?? storedConstant(3)
    return Packed(from: filter, byteCount: byteCount) {
      make(PackableWeights(filter: $0, bias: bias?.widened, slope: slope?.widened))
    }
  }

  /// The weights and bias of inputs 1 and 2 without the zeros, and what a product with them costs; `nil` when
  /// multiplying by the zeros costs no more, or when something is computed at run time.
  ///
  /// - Parameter rowCount: The number of rows that are multiplied with the weights.
  func sparseMatrix(
    rowCount: Int, columnCount: Int, depth: Int, _ instructionSet: InstructionSet
  ) -> (matrix: Packed<SparseMatrix>, layout: SparseLayout, cost: SparseProductCost)? {
    guard isOmitted(3), fusion?.slope == nil, !isComputed(2),
      let filter = storedConstant(1), let sample = sample(1),
      let cost = SparseProductCost.ofProductWorthDoing(
        sample, rowCount: rowCount, columnCount: columnCount, depth: depth,
        vectorLength: instructionSet.vectorLength)
    else { return nil }
    let bias = storedConstant(2)
    let layout = SparseLayout(
      cost,
      tileCount: TileWork.multiplyAdds.tileCount(
        Double(rowCount) * Double(cost.weightCount), threadCount: threadCount))
    let matrix = Packed(from: filter, byteCount: SparseMatrix.byteCount(layout)) { filter in
      (bias?.widened).withFloats { bias in
        SparseMatrix(
          filter: StoredFloats(filter), bias: bias, layout: layout, instructionSet: instructionSet)
      }
    }
    return (matrix, layout, cost)
  }
}

/// The constants that become packed matrices.
private struct PackableWeights {
  /// Perhaps of half precision.
  let filter: Tensor
  let bias: Tensor?
  let slope: Tensor?

  /// The same with the filter's rows for each column side by side.
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

extension SparseProductCost {
  /// The cost of a product with a filter's weights that are not zero, if that is less than with all of them.
  ///
  /// - Parameter sample: The weights, perhaps with more that were left out, such as those of channels that nobody needs.
  fileprivate static func ofProductWorthDoing(
    _ sample: Tensor, rowCount: Int, columnCount: Int, depth: Int, vectorLength: Int
  ) -> SparseProductCost? {
    let sampledCount = sample.shape.elementCount
    let found =
      sample.nonzeroCount ?? sample.storage.counted { sample.estimatedNonzeroCount(sampledCount) }
    // What was left out may have been all the zeros.
    let weightCount = min(found, columnCount * depth)
    let cost = SparseProductCost(
      rowCount: rowCount, columnCount: columnCount, depth: depth, weightCount: weightCount,
      vectorLength: vectorLength)
    return cost.sparseCycles < cost.denseCycles ? cost : nil
  }
}
