import CX86Kernels

extension FastKernels {
  /// Folds integers, for the output elements of `outputs`, in loops that the compiler makes vectors of. Sums
  /// wrap around beyond the type.
  ///
  /// - Precondition: `walk.hasNeighbouringTerms`, and `function` is none that divides.
  @_specialize(where Element == Int32) @_specialize(where Element == Int64)
  @_specialize(where Element == UInt8) @_specialize(where Element == Int8)
  package static func reduce<Element: FixedWidthInteger>(
    _ function: FoldFunction, input: UnsafePointer<Element>, output: UnsafeMutablePointer<Element>,
    walk: ReductionWalk, outputs: Range<Int>
  ) {
    switch function {
    case .sum: walk.foldNeighbours(input, into: output, outputs: outputs, initial: 0) { $0 &+ $1 }
    case .maximum:
      walk.foldNeighbours(input, into: output, outputs: outputs, initial: Element.min) { $0 > $1 ? $0 : $1 }
    case .minimum:
      walk.foldNeighbours(input, into: output, outputs: outputs, initial: Element.max) { $0 < $1 ? $0 : $1 }
    case .product: walk.foldNeighbours(input, into: output, outputs: outputs, initial: 1) { $0 &* $1 }
    case .mean: preconditionFailure("a mean is more than a fold")
    }
  }

  /// Whether all of the truth values are true, or any, for the output elements of `outputs`.
  ///
  /// - Precondition: `walk.hasNeighbouringTerms`.
  package static func reduce(
    areAllTrue: Bool, input: UnsafePointer<UInt8>, output: UnsafeMutablePointer<UInt8>,
    walk: ReductionWalk, outputs: Range<Int>
  ) {
    if areAllTrue {
      walk.foldNeighbours(input, into: output, outputs: outputs, initial: 1) {
        ($0 != 0 ? 1 : 0) & ($1 != 0 ? 1 : 0)
      }
    } else {
      walk.foldNeighbours(input, into: output, outputs: outputs, initial: 0) { $0 | $1 != 0 ? 1 : 0 }
    }
  }

  /// Sums quantized values, for the output elements of `outputs`; sums are exact in 32 bits and wrap beyond.
  ///
  /// - Precondition: `walk.hasQuantizedForm`.
  @_specialize(where Quantized == UInt8) @_specialize(where Quantized == Int8)
  package static func sum<Quantized: QuantizedElement>(
    input: UnsafePointer<Quantized>, output: UnsafeMutablePointer<Quantized>, walk: ReductionWalk,
    quantizedSum: QuantizedSum, outputs: Range<Int>, instructionSet: InstructionSet
  ) {
    guard !walk.foldsLines else {
      walk.kept.forEachOffset(in: outputs) { index, start in
        var sum: Int32 = 0
        walk.folded.forEachRun(in: 0..<walk.folded.runCount) { run in
          let terms = input + (start + run)
          // By itself, in a register: the compiler makes vectors of it.
          var runSum: Int32 = 0
          for index in 0..<walk.folded.runLength { runSum &+= Int32(terms[index]) }
          sum &+= runSum
        }
        output[index] = quantizedSum.quantized(sum)
      }
      return
    }
    let bytes = UnsafeRawPointer(input).assumingMemoryBound(to: UInt8.self)
    let rows = walk.folded.outer
    walk.kept.forEachPart(of: outputs) { first, offset, count in
      let terms = QuantizedWindow(
        start: bytes + offset, rowStep: rows.runStride, rowCount: rows.runLength,
        pixelStep: walk.folded.runStride, pixelCount: walk.folded.runLength)
      terms.forEachSum(
        channelCount: count, isSigned: Quantized.isSigned, instructionSet: instructionSet
      ) { index, sum in
        output[first + index] = quantizedSum.quantized(sum)
      }
    }
  }
}

extension ReductionWalk {
  /// Whether vectors sum quantized values along it.
  package var hasQuantizedForm: Bool {
    foldsLines ? hasNeighbouringTerms : folded.outer.runCount == 1
  }

  /// Whether the terms of an output lie side by side, and are folded by themselves.
  fileprivate var foldsLines: Bool { layout != .columns || kept.count == 1 && folded.runStride == 1 }

  /// Computes the output elements of `outputs` by a function of which the order does not matter, and which
  /// makes an element of itself and the initial one.
  @inline(__always)
  fileprivate func foldNeighbours<Element>(
    _ input: UnsafePointer<Element>, into output: UnsafeMutablePointer<Element>, outputs: Range<Int>,
    initial: Element, _ combine: (Element, Element) -> Element
  ) {
    guard !foldsLines else {
      kept.forEachOffset(in: outputs) { index, start in
        var fold = initial
        folded.forEachRun(in: 0..<folded.runCount) { run in
          let terms = input + (start + run)
          // By itself, in a register: the compiler makes vectors of it.
          var runFold = initial
          for index in 0..<folded.runLength { runFold = combine(runFold, terms[index]) }
          fold = combine(fold, runFold)
        }
        output[index] = fold
      }
      return
    }
    (output + outputs.lowerBound).update(repeating: initial, count: outputs.count)
    kept.forEachPart(of: outputs) { first, offset, count in
      let folds = output + first
      folded.forEachOffset { distance in
        let terms = input + (offset + distance)
        for column in 0..<count { folds[column] = combine(folds[column], terms[column]) }
      }
    }
  }
}
