import CMicroKernels

extension FastKernels {
  /// A transposed convolution with one output channel of which each input pixel alone makes a block of
  /// outputs, vectorised over the columns: the channels of a row of the input are taken apart first, so that
  /// neighbouring pixels lie side by side, and the outputs of both columns of the blocks take turns in the
  /// end.
  ///
  /// Each result starts at its bias and adds the products of one channel after the other, as those of a
  /// matrix product do.
  ///
  /// - Shapes: input `[N, H, W, I]`, filter `[1, KH, 2, I]`, output `[N, KH · H, 2 · W, 1]`.
  /// - Parameters:
  ///   - inputRows: Input rows, counted over the whole batch.
  ///   - scratch: ``TransposedConvolutionGeometry/planeScratchCount`` floats; overwritten.
  /// - Precondition: `geometry.fitsPlanes(instructionSet)`.
  package static func planeTransposedConvolution2D(
    input: UnsafePointer<Float>, filter: UnsafePointer<Float>, bias: Float, bounds: ActivationBounds,
    output: UnsafeMutablePointer<Float>, geometry: TransposedConvolutionGeometry, inputRows: Range<Int>,
    instructionSet: InstructionSet, scratch: UnsafeMutablePointer<Float>
  ) {
    let kernels = instructionSet.kernels
    let (width, channels) = (geometry.inputWidth, geometry.inputChannels)
    let (first, second, planes) = (scratch, scratch + width, scratch + 2 * width)
    func convolve(_ tap: Int, into line: UnsafeMutablePointer<Float>) {
      var parameters = PlaneConvolutionParameters(
        planes: planes, planeStep: width, tapRowStep: 0, channelCount: channels,
        filter: filter + tap * channels, filterHeight: 1, filterWidth: 1, bias: bias, lower: bounds.lower,
        upper: bounds.upper, output: line, count: width, rowCount: 1)
      kernels.convolvePlanes(&parameters)
    }
    for row in inputRows {
      var parameters = DeinterleavingParameters(
        pixels: input + row * width * channels, width: width, channelCount: channels, planes: planes,
        planeStep: width)
      kernels.deinterleave(&parameters)
      for filterRow in 0..<geometry.rows.stride {
        convolve(2 * filterRow, into: first)
        convolve(2 * filterRow + 1, into: second)
        let line = output + (row * geometry.rows.stride + filterRow) * 2 * width
        interleave(first, second, into: line, count: width)
      }
    }
  }

  /// Writes numbers of two rows by turns.
  ///
  /// - Precondition: At least as many numbers in a row as a vector has.
  private static func interleave(
    _ first: UnsafePointer<Float>, _ second: UnsafePointer<Float>, into output: UnsafeMutablePointer<Float>,
    count: Int
  ) {
    for index in stride(from: 0, to: count, by: Vector.scalarCount) {
      // The last vector may overlap the one before: both write the same there.
      let index = min(index, count - Vector.scalarCount)
      var pairs = SIMD16<Float>()
      pairs.evenHalf = Vector(loading: first + index)
      pairs.oddHalf = Vector(loading: second + index)
      pairs.store(to: output + 2 * index)
    }
  }
}

extension TransposedConvolutionGeometry {
  /// Whether each input pixel alone makes a block of outputs two columns wide, there is one output channel,
  /// and a row of pixels fills a vector.
  package func fitsPlanes(_ instructionSet: InstructionSet) -> Bool {
    outputChannels == 1 && columns.stride == 2 && rows.makesBlocks(ofInputs: inputHeight)
      && columns.makesBlocks(ofInputs: inputWidth) && inputWidth >= instructionSet.vectorLength
  }

  /// The room for the channels of a row of the input, and for the outputs of each column of its blocks.
  package var planeScratchCount: Int { (inputChannels + 2) * inputWidth }
}
