import ComputeKernels
import ModelFormat
import TensorCore

extension NodeSite {
  /// The weights, bias and slope of inputs 1 to 3 for the micro-kernels, or `nil` when one of them is
  /// computed at run time.
  func packedMatrix(columnCount: Int, depth: Int, _ instructionSet: InstructionSet) -> PackedMatrix? {
    packedMatrices(groupCount: 1, columnCount: columnCount, depth: depth, instructionSet)?[0]
  }

  /// The weights and bias of inputs 1 and 2 without the zeros, and what a product with them costs; `nil` when
  /// multiplying by the zeros costs no more, or when something is computed at run time.
  ///
  /// - Parameter rowCount: The number of rows that are multiplied with the weights.
  func sparseMatrix(
    rowCount: Int, columnCount: Int, depth: Int, _ instructionSet: InstructionSet
  ) -> (matrix: SparseMatrix, cost: SparseProductCost)? {
    guard inputs[3] == nil, fusion?.slope == nil, inputs[2] == nil || isConstant(2),
      let weights = constant(1)
    else { return nil }
    return weights.withFloats { weights in
      let filter = UnsafeBufferPointer(start: weights, count: columnCount * depth)
      let cost = SparseProductCost(
        rowCount: rowCount, columnCount: columnCount, depth: depth,
        weightCount: filter.count { $0 != 0 }, vectorLength: instructionSet.vectorLength)
      guard cost.sparseCycles < cost.denseCycles else { return nil }
      return constant(2).withFloats { bias in
        let matrix = SparseMatrix(
          filter: weights, bias: bias, cost: cost,
          tileCount: TileWork.tileCount(multiplyAdds: Double(rowCount) * Double(cost.weightCount)),
          instructionSet: instructionSet)
        return (matrix, cost)
      }
    }
  }

  /// The weights, bias and slope of inputs 1 to 3 for the micro-kernels, for each of `groupCount` parts of the
  /// weights, which lie one after the other.
  func packedMatrices(
    groupCount: Int, columnCount: Int, depth: Int, _ instructionSet: InstructionSet
  ) -> [PackedMatrix]? {
    guard columnCount > 0, (1...3).allSatisfy({ inputs[$0] == nil || isConstant($0) }),
      let weights = constant(1)
    else { return nil }
    let slope = fusion?.slope.flatMap { constants[$0] } ?? constant(3)
    return weights.withFloats { weights in
      constant(2).withFloats { bias in
        slope.withFloats { slope in
          (0..<groupCount).map { group in
            PackedMatrix(
              filter: weights + group * columnCount * depth, bias: bias.map { $0 + group * columnCount },
              slope: slope.map { $0 + group * columnCount }, columnCount: columnCount, depth: depth,
              instructionSet: instructionSet)
          }
        }
      }
    }
  }

  /// The filter of input 1 with the weights of all output channels for one input side by side, as BLAS reads
  /// it, or `nil` when it is computed at run time.
  func transposedFilter(_ geometry: ConvolutionGeometry) -> Tensor? {
    constant(1)?.withFloats { filter in
      Tensor(
        shape: [geometry.patchLength, geometry.outputChannels], elementType: .float32
      ) { packed in
        // Both have `outputChannels · patchLength` floats.
        guard let packed = packed.baseAddress else { return }
        FastKernels.packFilter(
          filter, into: packed.assumingMemoryBound(to: Float.self),
          outputChannels: geometry.outputChannels, patchLength: geometry.patchLength)
      }
    }
  }
}
