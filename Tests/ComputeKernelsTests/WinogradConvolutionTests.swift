import ComputeKernels
import TestSupport
import Testing

/// Convolutions in tiles against the plain loops, on random shapes.
struct WinogradConvolutionTests {
  /// Whole numbers, of which the transforms and all sums are exact.
  @Test(arguments: 0..<120)
  func wholeNumbers_giveTheResultsOfPlainLoops(seed: Int) throws {
    var problem = Self.problem(seed: seed)
    // Quarters of sums of weights are whole numbers, too.
    problem.setWholeNumbers(pixels: -9...9, weights: -9...9, weightStep: 4)
    let expected = problem.results
    let geometry = problem.geometry
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let filter = problem.winogradFilter(instructionSet)
      for mostTiles in [1, 2, 5, 64] {
        let blocks = WinogradBlocks(geometry, mostTiles: mostTiles)
        let output = convolve(problem, filter, blocks, instructionSet)
        #expect(output == expected, "\(instructionSet), \(mostTiles) tiles, \(geometry)")
      }
    }
  }

  /// As near as any sums of the terms that they are made of.
  @Test(arguments: 0..<60)
  func realNumbers_giveTheResultsOfPlainLoops(seed: Int) throws {
    let problem = Self.problem(seed: seed)
    let geometry = problem.geometry
    let (expected, magnitudes) = (problem.results, problem.magnitudesOfTiles)
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let blocks = WinogradBlocks(geometry, threadCount: 1)
      let output = convolve(problem, problem.winogradFilter(instructionSet), blocks, instructionSet)
      let worst = try #require(
        Tolerance.accumulated(terms: geometry.patchLength)
          .worstDeviation(of: output, from: expected, magnitudes: magnitudes))
      #expect(worst.normalizedError <= 1, "\(worst), \(instructionSet), \(geometry)")
    }
  }

  @Test(arguments: 0..<40)
  func addend_isAddedBeforeSlopeAndBounds(seed: Int) throws {
    var problem = Self.problem(seed: seed)
    let geometry = problem.geometry
    let addend = GuardedBuffer(problem.generator.floats(geometry.outputPixelCount * geometry.outputChannels))
    let blocks = WinogradBlocks(geometry, mostTiles: 6)
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let sums = convolve(
        problem, problem.winogradFilter(instructionSet, hasSlope: false), blocks, instructionSet,
        bounds: .unbounded)
      let expected = zip(sums, addend.values).enumerated().map { index, terms in
        problem.rectified(terms.0 + terms.1, channel: index % geometry.outputChannels)
      }
      let fused = convolve(
        problem, problem.winogradFilter(instructionSet), blocks, instructionSet, addend: addend)
      #expect(fused.map(\.bitPattern) == expected.map(\.bitPattern), "\(instructionSet), \(geometry)")
    }
  }

  /// However many threads share them, blocks cover the outputs once, and give the same bits.
  @Test(arguments: 0..<40)
  func numberOfThreads_doesNotChangeBits(seed: Int) throws {
    let problem = Self.problem(seed: seed)
    let instructionSet = InstructionSet.best
    let filter = problem.winogradFilter(instructionSet)
    let outputs = [1, 2, 3, 8].map { threadCount in
      convolve(problem, filter, WinogradBlocks(problem.geometry, threadCount: threadCount), instructionSet)
        .map(\.bitPattern)
    }
    #expect(Set(outputs).count == 1)
  }

  @Test func threadsShareBlocksEvenly() {
    var geometry = Self.problem(seed: 0).geometry
    geometry.batchCount = 1
    (geometry.dilationHeight, geometry.dilationWidth) = (1, 1)
    (geometry.outputHeight, geometry.outputWidth) = (14, 14)
    #expect(WinogradBlocks(geometry, threadCount: 1).count == 1)
    #expect(WinogradBlocks(geometry, threadCount: 2).count.isMultiple(of: 2))
  }

  private static func problem(seed: Int) -> ConvolutionProblem {
    ConvolutionProblem(
      seed: UInt64(seed), isDepthwise: false, channels: 8...40, outputChannels: 8...70, filterLengths: 3...3,
      outputLengths: 1...13, dilations: 1...3, strides: 1...1)
  }

  /// The results of all blocks, in two calls.
  private func convolve(
    _ problem: ConvolutionProblem, _ filter: WinogradFilter, _ blocks: WinogradBlocks,
    _ instructionSet: InstructionSet, addend: GuardedBuffer? = nil, bounds: ActivationBounds? = nil
  ) -> [Float] {
    let geometry = problem.geometry
    let output = GuardedBuffer(count: geometry.outputPixelCount * geometry.outputChannels)
    let scratch = GuardedBuffer(count: blocks.scratchCount)
    for indices in [0..<blocks.count / 2, blocks.count / 2..<blocks.count] {
      FastKernels.winogradConvolution2D(
        input: problem.input.start, filter: filter, addend: addend.map { UnsafePointer($0.start) },
        output: output.start, blocks: blocks, indices: indices, bounds: bounds ?? problem.bounds,
        instructionSet: instructionSet, scratch: scratch.start)
    }
    #expect(output.isIntact && scratch.isIntact)
    return output.values
  }
}

extension ConvolutionProblem {
  fileprivate func winogradFilter(_ instructionSet: InstructionSet, hasSlope: Bool = true) -> WinogradFilter {
    WinogradFilter(
      filter: StoredFloats(filter.start), bias: epilogue.bias, slope: hasSlope ? epilogue.slope : nil,
      inputChannels: geometry.inputChannels, outputChannels: geometry.outputChannels,
      instructionSet: instructionSet)
  }

  /// The sums that outputs are made of in tiles, with the absolute value of each term.
  fileprivate var magnitudesOfTiles: [Float] {
    let absoluteInput = input.absolutes
    let filters = transformedFilters
    var magnitudes: [Float] = []
    for position in 0..<geometry.outputPixelCount {
      let (row, x) = position.quotientAndRemainder(dividingBy: geometry.outputWidth)
      let (batch, y) = row.quotientAndRemainder(dividingBy: geometry.outputHeight)
      let (down, across) = (y / geometry.dilationHeight % 2, x / geometry.dilationWidth % 2)
      let elements = transformedPixels(
        absoluteInput, batch: batch, y: y - down * geometry.dilationHeight - geometry.paddingTop,
        x: x - across * geometry.dilationWidth - geometry.paddingLeft)
      for channel in 0..<geometry.outputChannels {
        var sum = abs(epilogue.bias?[channel] ?? 0)
        // Each row of an output adds three of a tile's.
        for (row, column) in Self.pairs(down..<down + 3, across..<across + 3) {
          let (element, filter) = (elements[4 * row + column], filters[4 * row + column])
          for input in element.indices { sum += element[input] * filter[channel * element.count + input] }
        }
        magnitudes.append(sum)
      }
    }
    return magnitudes
  }

  /// For each element of a tile, sums of absolute pixels by channel.
  private func transformedPixels(_ input: GuardedBuffer, batch: Int, y: Int, x: Int) -> [[Float]] {
    let terms = [[0, 2], [1, 2], [1, 2], [1, 3]]
    return Self.pairs(0..<4, 0..<4).map { row, column in
      (0..<geometry.inputChannels).map { channel in
        Self.pairs(terms[row], terms[column]).reduce(0) { sum, pixel in
          let (y, x) = (y + pixel.0 * geometry.dilationHeight, x + pixel.1 * geometry.dilationWidth)
          guard 0..<geometry.inputHeight ~= y, 0..<geometry.inputWidth ~= x else { return sum }
          let position = (batch * geometry.inputHeight + y) * geometry.inputWidth + x
          return sum + input.start[position * geometry.inputChannels + channel]
        }
      }
    }
  }

  /// For each element of a tile, sums of absolute weights by output channel and input channel.
  private var transformedFilters: [[Float]] {
    let factors: [[Float]] = [[1, 0, 0], [0.5, 0.5, 0.5], [0.5, 0.5, 0.5], [0, 0, 1]]
    return Self.pairs(0..<4, 0..<4).map { row, column in
      (0..<geometry.outputChannels * geometry.inputChannels).map { index in
        let (output, input) = index.quotientAndRemainder(dividingBy: geometry.inputChannels)
        return Self.pairs(0..<3, 0..<3).reduce(0) { sum, tap in
          let position = (output * 9 + 3 * tap.0 + tap.1) * geometry.inputChannels + input
          return sum + factors[row][tap.0] * factors[column][tap.1] * abs(filter.start[position])
        }
      }
    }
  }

  private static func pairs(_ rows: some Sequence<Int>, _ columns: some Collection<Int>) -> [(Int, Int)] {
    rows.flatMap { row in columns.map { (row, $0) } }
  }
}
