extension FastKernels {
  /// Sums terms, for the output elements of `outputs`, some at a time; each adds its terms one by one, as the
  /// plain loops do.
  ///
  /// - Parameter scale: A factor for each sum.
  /// - Precondition: `walk.isRegular`.
  package static func sum(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, walk: ReductionWalk, scale: Float,
    outputs: Range<Int>, instructionSet: InstructionSet
  ) {
    let step = walk.kept.runStride
    let termStep = walk.folded.runStride
    guard step != 1 else {
      return instructionSet.narrowed(toChannelCount: outputs.count).kernels.sumRows(
        input + outputs.lowerBound, termStep, walk.folded.runLength, outputs.count, scale,
        output + outputs.lowerBound)
    }
    forEachVector(
      in: outputs,
      { index in
        var term = input + index * step
        var sums = Vector.zero
        for _ in 0..<walk.folded.runLength {
          sums += Vector(gathering: term, step: step)
          term += termStep
        }
        (sums * scale).store(to: output + index)
      },
      remainder: { index in
        var sum: Float = 0
        for term in 0..<walk.folded.runLength { sum += input[index * step + term * termStep] }
        output[index] = sum * scale
      })
  }
}

extension ReductionWalk {
  /// Whether neighbouring outputs, and neighbouring terms of each, lie at equal distances.
  package var isRegular: Bool { kept.runCount == 1 && folded.runCount == 1 }
}

extension Vector {
  /// The numbers that lie `step` floats apart.
  @inline(__always)
  fileprivate init(gathering source: UnsafePointer<Float>, step: Int) {
    self.init(
      source[0], source[step], source[2 * step], source[3 * step], source[4 * step], source[5 * step],
      source[6 * step], source[7 * step])
  }
}
