import CMicroKernels

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
      // Nothing lies beside a single line.
      case .lines where walk.kept.count == 1:
        addRows(fold, terms, folded, count: 1, folds, instructionSet)
      case .lines:
        foldLines(fold, terms, step: step, length: folded.runLength, count: count, folds, instructionSet)
      case .blocks(let lines):
        foldBlocks(fold, terms, lines, start: start, length: step, count: count, folds, instructionSet)
      case .scattered: preconditionFailure("the terms of neighbouring outputs lie in steps")
      }
    }
    switch function {
    case .mean:
      let scale = 1 / Float(walk.folded.count)
      for index in outputs { output[index] *= scale }
    // Of zeros the positive one, as in the plain loops.
    case .maximum, .minimum: for index in outputs { output[index] += 0 }
    case .sum, .product: break
    }
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
        let reduceRows = instructionSet.narrowed(toChannelCount: lineCount).kernels.reduceRows
        for first in stride(from: 0, to: length, by: depth) {
          let termCount = min(depth, length - first)
          var transposition = TranspositionParameters(
            source: input + line * step + first, sourceStep: step, rowCount: lineCount,
            columnCount: termCount, destination: terms, destinationStep: lineCount)
          kernels.transposeMatrix(&transposition)
          var parameters = RowReductionParameters(
            function: function, numbers: terms, rowStep: lineCount, rowCount: termCount,
            columnCount: lineCount, results: folds + line)
          reduceRows(&parameters)
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

  /// Whether real numbers along it are multiplied in the order of the plain loops, where terms lie side by
  /// side.
  package var hasProductForm: Bool { layout == .columns || layout == .lines }

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

extension FastKernels {
  /// Folds integers, for the output elements of `outputs`, in loops that the compiler makes vectors of. Sums
  /// wrap around beyond the type.
  ///
  /// - Precondition: `walk.hasNeighbouringTerms`, and `function` is none that divides.
  @_specialize(where Element == Int32) @_specialize(where Element == Int64)
  @_specialize(where Element == UInt8) @_specialize(where Element == Int8)
  @_specialize(where Element == Int16)
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

  /// Multiplies real numbers, for the output elements of `outputs`, in loops that the compiler makes vectors
  /// of; the terms of each follow one another as in the plain loops.
  ///
  /// - Precondition: `walk.hasProductForm`.
  package static func multiply(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, walk: ReductionWalk,
    outputs: Range<Int>
  ) {
    walk.foldNeighbours(input, into: output, outputs: outputs, initial: 1) { $0 * $1 }
  }

  /// Whether all of the truth values are true, or any, for the output elements of `outputs`.
  ///
  /// - Precondition: `walk.hasNeighbouringTerms`.
  package static func reduce(
    areAllTrue: Bool, input: UnsafePointer<UInt8>, output: UnsafeMutablePointer<UInt8>,
    walk: ReductionWalk, outputs: Range<Int>
  ) {
    // Whether bytes are zero is asked of folds of them: of each byte, it would leave no vectors.
    if areAllTrue {
      walk.foldNeighbours(input, into: output, outputs: outputs, initial: .max) { $0 < $1 ? $0 : $1 }
    } else {
      walk.foldNeighbours(input, into: output, outputs: outputs, initial: 0) { $0 | $1 }
    }
    for index in outputs { output[index] = output[index] == 0 ? 0 : 1 }
  }

  /// Finds the largest or smallest quantized values, for the output elements of `outputs`.
  ///
  /// - Precondition: `walk.hasNeighbouringTerms`.
  @_specialize(where Quantized == UInt8) @_specialize(where Quantized == Int8)
  package static func extremes<Quantized: QuantizedElement & FixedWidthInteger>(
    isMaximum: Bool, input: UnsafePointer<Quantized>, output: UnsafeMutablePointer<Quantized>,
    walk: ReductionWalk, outputs: Range<Int>, instructionSet: InstructionSet
  ) {
    // The largest ones of unsigned quantized values; smallest are the largest of those with other bits.
    let flip: UInt8 = (Quantized.isSigned ? 0x80 : 0) ^ (isMaximum ? 0 : 0xFF)
    if walk.isOfLines {
      return lineExtremes(
        UnsafeRawPointer(input).assumingMemoryBound(to: UInt8.self),
        UnsafeMutableRawPointer(output).assumingMemoryBound(to: UInt8.self), walk, outputs, flip: flip,
        instructionSet)
    }
    guard !walk.foldsLines, walk.hasQuantizedForm else {
      return reduce(
        isMaximum ? .maximum : .minimum, input: input, output: output, walk: walk, outputs: outputs)
    }
    let rows = walk.folded.outer
    walk.kept.forEachPart(of: outputs) { first, offset, count in
      let pixels = QuantizedWindow(
        start: UnsafeRawPointer(input + offset).assumingMemoryBound(to: UInt8.self),
        rowStep: rows.runStride, rowCount: rows.runLength, pixelStep: walk.folded.runStride,
        pixelCount: walk.folded.runLength)
      let largest = UnsafeMutableRawPointer(output + first).assumingMemoryBound(to: UInt8.self)
      guard pixels.writeLargest(channelCount: count, flip: flip, to: largest, instructionSet) else {
        return reduce(
          isMaximum ? .maximum : .minimum, input: input, output: output, walk: walk,
          outputs: first..<first + count)
      }
    }
  }

  /// Finds the largest of each line of quantized values whose bits `flip` changes so that they compare as
  /// unsigned numbers do.
  ///
  /// - Precondition: `walk.isOfLines`.
  private static func lineExtremes(
    _ input: UnsafePointer<UInt8>, _ output: UnsafeMutablePointer<UInt8>, _ walk: ReductionWalk,
    _ outputs: Range<Int>, flip: UInt8, _ instructionSet: InstructionSet
  ) {
    walk.kept.forEachPart(of: outputs) { first, offset, count in
      for row in 0..<count {
        let line = UnsafeBufferPointer(
          start: input + (offset + row * walk.kept.runStride), count: walk.folded.runLength)
        output[first + row] = largest(of: line, flip: flip, instructionSet)
      }
    }
  }

  /// The largest of a line of quantized values whose bits `flip` changes so that they compare as unsigned
  /// numbers do.
  static func largest(
    of line: UnsafeBufferPointer<UInt8>, flip: UInt8, _ instructionSet: InstructionSet
  ) -> UInt8 {
    guard let start = line.baseAddress else { return flip }
    // Long lines become one part of themselves first, which the widest vectors find.
    let partCount = line.count >= 4 * linePartLength ? line.count / linePartLength : 0
    let rest = partCount * linePartLength
    var largest = largestFlipped(start + rest, count: line.count - rest, flip: flip)
    if partCount > 0 {
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: linePartLength) { part in
        guard let part = part.baseAddress else { return }
        var parameters = QuantizedPoolingParameters(
          window: start, rowStep: 0, columnStep: linePartLength, outputStep: 0, rowCount: 1,
          columnCount: partCount, channelCount: linePartLength, flip: flip, lower: Int32(flip),
          upper: Int32(~flip), output: part, outputCount: 1)
        instructionSet.kernels.poolQuantizedMaxima(&parameters)
        largest = max(largest, largestFlipped(part, count: linePartLength, flip: flip))
      }
    }
    return largest ^ flip
  }

  /// The largest of some bytes, of which some bits are changed before. The compiler makes vectors of it.
  @inline(__always)
  private static func largestFlipped(_ bytes: UnsafePointer<UInt8>, count: Int, flip: UInt8) -> UInt8 {
    var largest: UInt8 = 0
    for index in 0..<count { largest = max(largest, bytes[index] ^ flip) }
    return largest
  }

  /// As many quantized values as the widest vectors have.
  static let linePartLength = 64

  /// Sums quantized values, for the output elements of `outputs`; sums are exact in 32 bits and wrap beyond.
  ///
  /// - Precondition: `walk.hasQuantizedForm`.
  @_specialize(where Quantized == UInt8) @_specialize(where Quantized == Int8)
  package static func sum<Quantized: QuantizedElement>(
    input: UnsafePointer<Quantized>, output: UnsafeMutablePointer<Quantized>, walk: ReductionWalk,
    quantizedSum: QuantizedSum, outputs: Range<Int>, instructionSet: InstructionSet
  ) {
    if walk.layout == .lines, instructionSet.sumsQuantizedRows {
      return sumLines(
        input: UnsafeRawPointer(input).assumingMemoryBound(to: UInt8.self), walk: walk, outputs: outputs,
        isSigned: Quantized.isSigned, instructionSet
      ) { index, sum in
        output[index] = quantizedSum.quantized(sum)
      }
    }
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

extension QuantizedWindow {
  /// Writes the largest quantized value of each channel, as unsigned ones with the bits of `flip` changed;
  /// returns false where these fill no register.
  fileprivate func writeLargest(
    channelCount: Int, flip: UInt8, to largest: UnsafeMutablePointer<UInt8>,
    _ instructionSet: InstructionSet
  ) -> Bool {
    let groups = PixelGroups(
      of: pixelCount, step: pixelStep, channelCount: channelCount,
      elementCount: instructionSet.vectorTier.registerByteCount)
    if let groups, groups.count >= Self.fewestGroups || channelCount < SIMD8<UInt8>.scalarCount {
      writeLargest(of: groups, channelCount: channelCount, flip: flip, to: largest, instructionSet)
      return true
    }
    guard let set = instructionSet.narrowed(toByteCount: channelCount) else {
      guard channelCount >= SIMD8<UInt8>.scalarCount else { return false }
      NeighbouringWindows(
        first: start, count: 1, step: 0, rowCount: rowCount, rowStep: rowStep, columnCount: pixelCount,
        columnStep: pixelStep, channelCount: channelCount, outputOffset: 0
      ).writeLargest(to: largest, flip: flip)
      return true
    }
    var parameters = QuantizedPoolingParameters(
      window: start, rowStep: rowStep, columnStep: pixelStep, outputStep: 0, rowCount: rowCount,
      columnCount: pixelCount, channelCount: channelCount, flip: flip, lower: Int32(flip),
      upper: Int32(~flip), output: largest, outputCount: 1)
    set.kernels.poolQuantizedMaxima(&parameters)
    return true
  }

  /// With fewer groups, to find the largest of each takes longer than they spare.
  private static var fewestGroups: Int { 256 }

  /// Writes the largest quantized value of each channel, several neighbouring pixels at a time.
  private func writeLargest(
    of groups: PixelGroups, channelCount: Int, flip: UInt8, to largest: UnsafeMutablePointer<UInt8>,
    _ instructionSet: InstructionSet
  ) {
    let elementCount = groups.pixelCount * channelCount
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: elementCount) { found in
      guard let found = found.baseAddress else { return }
      let pixels = QuantizedWindow(
        start: start, rowStep: rowStep, rowCount: rowCount, pixelStep: elementCount, pixelCount: groups.count)
      // A group fills registers.
      _ = pixels.writeLargest(channelCount: elementCount, flip: flip, to: found, instructionSet)
      largest.update(from: found, count: channelCount)
      func compare(_ pixel: UnsafePointer<UInt8>) {
        for channel in 0..<channelCount {
          largest[channel] = max(largest[channel] ^ flip, pixel[channel] ^ flip) ^ flip
        }
      }
      for pixel in 1..<groups.pixelCount { compare(found + pixel * channelCount) }
      for row in 0..<rowCount {
        for pixel in pixelCount - groups.restCount..<pixelCount {
          compare(start + (row * rowStep + pixel * pixelStep))
        }
      }
    }
  }
}

extension FastKernels {
  /// Calls `body` with the sum of each line of quantized values.
  @inline(__always)
  private static func sumLines(
    input: UnsafePointer<UInt8>, walk: ReductionWalk, outputs: Range<Int>, isSigned: Bool,
    _ instructionSet: InstructionSet, _ body: (_ index: Int, _ sum: Int32) -> Void
  ) {
    let length = walk.folded.runLength
    // Those of signed ones are larger by 128 as unsigned ones, and kernels take some of it off again.
    let excess = (isSigned ? 128 : 0) &- instructionSet.quantizedOffset
    let correction = Int32(truncatingIfNeeded: Int(excess) &* length)
    let flip = isSigned ? Int32(bitPattern: 0x8080_8080) : 0
    // As many as lie on the stack.
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: termCapacity) { scratch in
      guard let sums = scratch.baseAddress else { return }
      let mostRows = termCapacity - instructionSet.vectorLength
      let flips = sums + mostRows
      flips.update(repeating: flip, count: instructionSet.vectorLength)
      var noOffset = 0
      withUnsafePointer(to: &noOffset) { runOffsets in
        walk.kept.forEachPart(of: outputs) { index, offset, count in
          for first in stride(from: 0, to: count, by: mostRows) {
            let rowCount = min(mostRows, count - first)
            var parameters = QuantizedRowSumParameters(
              a: input + offset + first * walk.kept.runStride, aStep: walk.kept.runStride,
              runOffsets: runOffsets, runCount: 1, runLength: length, flips: flips, rowCount: rowCount,
              sums: sums)
            instructionSet.kernels.sumQuantizedRows(&parameters)
            for row in 0..<rowCount { body(index + first + row, sums[row] &- correction) }
          }
        }
      }
    }
  }
}

extension FastKernels {
  /// Finds the largest or smallest number of each line, for the output elements of `outputs`.
  ///
  /// What is not a number counts for nothing, and zeros are positive.
  ///
  /// - Precondition: `walk.isOfLines`.
  package static func lineExtremes(
    isMaximum: Bool, input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, walk: ReductionWalk,
    outputs: Range<Int>, instructionSet: InstructionSet
  ) {
    walk.kept.forEachPart(of: outputs) { index, offset, count in
      var parameters = RowMaximaParameters(
        numbers: input + offset, rowCount: count, rowLength: walk.folded.runLength,
        rowStep: walk.kept.runStride, sign: isMaximum ? 1 : -1, largest: output + index)
      instructionSet.kernels.rowMaxima(&parameters)
      for row in 0..<count {
        if output[index + row].isNaN {
          // The line begins with it.
          ReferenceKernels.reduce(
            isMaximum ? .maximum : .minimum, input: input, output: output, walk: walk,
            outputs: index + row..<index + row + 1)
        } else {
          output[index + row] += 0
        }
      }
    }
  }

  /// Sums each line of numbers in vectors, in an order of its own, for the output elements of `outputs`.
  ///
  /// - Parameters:
  ///   - squares: Whether the squares of the numbers are added up.
  ///   - centers: What is taken off the numbers of each line before they are squared, at the position of the
  ///     sum; `nil` for nothing.
  ///   - scale: What sums are multiplied with.
  /// - Precondition: `walk.isOfLines`, and they are as long as a vector.
  package static func lineSums(
    input: UnsafePointer<Float>, output: UnsafeMutablePointer<Float>, walk: ReductionWalk,
    squares: Bool = false, centers: UnsafePointer<Float>? = nil, scale: Float, outputs: Range<Int>,
    instructionSet: InstructionSet
  ) {
    let (length, step) = (walk.folded.runLength, walk.kept.runStride)
    // What fills no vector is added number by number.
    let instructionSet = instructionSet.narrowed(toRowLength: length)
    let restCount = length % instructionSet.vectorLength
    walk.kept.forEachPart(of: outputs) { index, offset, count in
      let (lines, sums) = (input + offset, output + index)
      let centers = centers.map { $0 + index }
      var parameters = RowSumsParameters(
        numbers: lines, rowCount: count, rowLength: length - restCount, rowStep: step,
        squares: squares, centers: centers, scale: restCount == 0 ? scale : 1, sums: sums)
      instructionSet.kernels.rowSums(&parameters)
      guard restCount > 0 else { return }
      for line in 0..<count {
        let rest = UnsafeBufferPointer(start: lines + (line * step + length - restCount), count: restCount)
        let center = centers?[line] ?? 0
        let restSum = rest.reduce(0) { $0 + (squares ? ($1 - center) * ($1 - center) : $1) }
        sums[line] = (sums[line] + restSum) * scale
      }
    }
  }
}

extension ReductionWalk {
  /// Whether the terms of each output are a line, which is not empty.
  package var isOfLines: Bool { layout == .lines && folded.runLength > 0 }

  /// Whether vectors sum quantized values along it.
  package var hasQuantizedForm: Bool {
    foldsLines ? hasNeighbouringTerms : folded.outer.runCount == 1
  }

  /// Whether the terms of an output lie side by side, and are folded by themselves.
  fileprivate var foldsLines: Bool { layout != .columns }

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
