import CX86Kernels

extension FastKernels {
  /// Folds real numbers, for the output elements of `outputs`, some at a time; the terms of each follow one
  /// another as in the plain loops.
  ///
  /// - Precondition: `walk.hasVectorForm`, and `function.hasVectorForm`.
  package static func reduce(
    _ function: FoldFunction, input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>,
    walk: ReductionWalk, outputs: Range<Int>, instructionSet: InstructionSet
  ) {
    guard let (fold, start) = function.kernelFunction else {
      preconditionFailure("\(function) has no vector form")
    }
    (output + outputs.lowerBound).update(repeating: start, count: outputs.count)
    let (step, folded) = (walk.kept.runStride, walk.folded)
    walk.kept.forEachPart(of: outputs) { index, offset, count in
      let (terms, folds) = (input + offset, output + index)
      switch walk.layout {
      case .columns: addRows(fold, terms, folded, count: count, folds, instructionSet)
      case .lines:
        foldLines(fold, terms, step: step, length: folded.runLength, count: count, folds, instructionSet)
      case .blocks(let lines):
        foldBlocks(fold, terms, lines, start: start, length: step, count: count, folds, instructionSet)
      case .scattered: preconditionFailure("the terms of neighbouring outputs lie in steps")
      }
    }
    guard function == .mean else { return }
    let scale = 1 / Float(walk.folded.count)
    for index in outputs { output[index] *= scale }
  }

  /// Folds rows of `count` neighbouring terms into the results of their columns.
  private static func addRows(
    _ function: ReductionKernelFunction, _ input: UnsafePointer<Float>, _ rows: StridedWalk, count: Int,
    _ folds: UnsafeMutablePointer<Float>, _ instructionSet: InstructionSet
  ) {
    let kernels = instructionSet.narrowed(toChannelCount: count).kernels
    rows.forEachRun(in: 0..<rows.runCount) { offset in
      var parameters = RowReductionParameters(
        function: function, numbers: input + offset, rowStep: rows.runStride, rowCount: rows.runLength,
        columnCount: count, results: folds)
      kernels.reduceRows(&parameters)
    }
  }

  /// The number of terms that are folded at a time: as many as lie on the stack.
  fileprivate static let termCapacity = 256

  /// Folds several lines of `length` neighbouring terms for each result: first all lines into one.
  private static func foldBlocks(
    _ function: ReductionKernelFunction, _ input: UnsafePointer<Float>, _ lines: StridedWalk, start: Float,
    length: Int, count: Int, _ folds: UnsafeMutablePointer<Float>, _ instructionSet: InstructionSet
  ) {
    withUnsafeTemporaryAllocation(of: Float.self, capacity: termCapacity) { terms in
      guard let terms = terms.baseAddress else { return }
      let countPerBlock = termCapacity / length
      for first in stride(from: 0, to: count, by: countPerBlock) {
        let count = min(countPerBlock, count - first)
        terms.update(repeating: start, count: count * length)
        addRows(function, input + first * length, lines, count: count * length, terms, instructionSet)
        foldLines(
          function, terms, step: length, length: length, count: count, folds + first, instructionSet)
      }
    }
  }

  /// Folds lines of neighbouring terms, `step` numbers apart, as many side by side as fill a vector.
  private static func foldLines(
    _ function: ReductionKernelFunction, _ input: UnsafePointer<Float>, step: Int, length: Int, count: Int,
    _ folds: UnsafeMutablePointer<Float>, _ instructionSet: InstructionSet
  ) {
    let width = instructionSet.vectorLength
    let depth = termCapacity / width
    let kernels = instructionSet.kernels
    withUnsafeTemporaryAllocation(of: Float.self, capacity: termCapacity) { terms in
      guard let terms = terms.baseAddress else { return }
      for line in stride(from: 0, to: count, by: width) {
        let lineCount = min(width, count - line)
        for first in stride(from: 0, to: length, by: depth) {
          let termCount = min(depth, length - first)
          var transposition = TranspositionParameters(
            source: input + line * step + first, sourceStep: step, rowCount: lineCount,
            columnCount: termCount, destination: terms, destinationStep: lineCount)
          kernels.transposeMatrix(&transposition)
          var parameters = RowReductionParameters(
            function: function, numbers: terms, rowStep: lineCount, rowCount: termCount,
            columnCount: lineCount, results: folds + line)
          kernels.reduceRows(&parameters)
        }
      }
    }
  }
}

extension ReductionWalk {
  /// Whether vectors fold real numbers along it.
  package var hasVectorForm: Bool {
    switch layout {
    case .columns, .lines: true
    case .blocks: kept.runStride <= FastKernels.termCapacity
    case .scattered: false
    }
  }

  /// Whether the terms of an output, or those of neighbouring ones, lie side by side.
  package var hasNeighbouringTerms: Bool { layout != .scattered }
}

extension FoldFunction {
  /// Whether vectors compute it.
  package var hasVectorForm: Bool { kernelFunction != nil }

  /// The function's name in the micro-kernel, and what it starts from.
  fileprivate var kernelFunction: (function: ReductionKernelFunction, start: Float)? {
    switch self {
    case .sum, .mean: (.sum, 0)
    case .maximum: (.maximum, -.infinity)
    case .minimum: (.minimum, .infinity)
    case .product: nil
    }
  }
}
