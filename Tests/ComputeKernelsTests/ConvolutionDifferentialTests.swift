import ComputeKernels
import TestSupport
import Testing

/// Fast convolutions against the plain loops, on random shapes.
struct ConvolutionDifferentialTests {
  @Test(arguments: 0..<120)
  func im2colConvolution_equalsPlainLoops(seed: Int) throws {
    var problem = ConvolutionProblem(seed: UInt64(seed), isDepthwise: false)
    let geometry = problem.geometry
    let tileLength = Int.random(in: 1...geometry.outputPixelCount, using: &problem.generator)
    let tiles = stride(from: 0, to: geometry.outputPixelCount, by: tileLength)
      .map { $0..<min($0 + tileLength, geometry.outputPixelCount) }
    let patches = GuardedBuffer(count: tileLength * geometry.patchLength)
    try problem.expect { output in
      for tile in tiles {
        FastKernels.blasConvolution2D(
          input: problem.input.start, filter: problem.filter.start, addend: nil,
          output: output + tile.lowerBound * geometry.outputChannels, geometry: geometry,
          epilogue: problem.epilogue, pixels: tile, patches: patches.start)
      }
    }
    #expect(patches.isIntact)
  }

  @Test(arguments: 0..<120)
  func windowConvolution_equalsPlainLoops(seed: Int) throws {
    try expectWindowConvolution(of: ConvolutionProblem(seed: UInt64(seed), isDepthwise: false))
  }

  /// Long rows, of which but one window may leave the image.
  @Test(arguments: 0..<40)
  func windowConvolutionOfLongRows_equalsPlainLoops(seed: Int) throws {
    try expectWindowConvolution(
      of: ConvolutionProblem(
        seed: UInt64(seed), isDepthwise: false, channels: 1...4, filterLengths: 1...3, outputLengths: 62...68,
        dilations: 1...1))
  }

  /// Rows so long that windows at both ends may leave the image.
  @Test(arguments: 0..<20)
  func windowConvolutionBetweenEdges_equalsPlainLoops(seed: Int) throws {
    try expectWindowConvolution(
      of: ConvolutionProblem(
        seed: UInt64(seed), isDepthwise: false, channels: 1...3, outputChannels: 1...20,
        filterLengths: 2...3, outputLengths: 127...130, dilations: 1...1, strides: 1...2))
  }

  /// Narrow images, whose rows fill no blocks.
  @Test(arguments: 0..<60)
  func windowConvolutionOfNarrowImages_equalsPlainLoops(seed: Int) throws {
    try expectWindowConvolution(
      of: ConvolutionProblem(
        seed: UInt64(seed), isDepthwise: false, channels: 1...9, outputLengths: 1...20, dilations: 1...1))
  }

  /// Each arrangement gives the same, whichever a plan would choose.
  private func expectWindowConvolution(of problem: ConvolutionProblem) throws {
    for arrangement in Set(ConvolutionWindows.candidates(problem.geometry)) {
      try expectWindowConvolution(of: problem, arrangement)
    }
  }

  private func expectWindowConvolution(
    of problem: ConvolutionProblem, _ arrangement: ConvolutionWindows.Arrangement
  ) throws {
    var problem = problem
    let geometry = problem.geometry
    let windows = try #require(ConvolutionWindows(geometry, arrangement))
    let scratch = GuardedBuffer(count: windows.scratchCount)
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let packed = problem.packedFilter(instructionSet)
      let split = Int.random(in: 0...packed.panelCount, using: &problem.generator)
      let splitPart = Int.random(in: 0...windows.partCount, using: &problem.generator)
      try problem.expect { output in
        for parts in [0..<splitPart, splitPart..<windows.partCount] {
          for panels in [0..<split, split..<packed.panelCount] where !panels.isEmpty {
            FastKernels.windowConvolution2D(
              input: problem.input.start, filter: packed, addend: nil, output: output, windows: windows,
              bounds: problem.bounds, parts: parts, panels: panels, scratch: scratch.start)
          }
        }
      }
    }
    #expect(scratch.isIntact)
  }

  @Test(arguments: 0..<60)
  func addendOfConvolution_equalsAdditionAfterIt(seed: Int) throws {
    try expectAddendAfterSums(
      of: ConvolutionProblem(seed: UInt64(seed), isDepthwise: false, isPointwise: true))
  }

  /// Eight lines of weights fit into the registers.
  @Test(arguments: 0..<20)
  func addendOfEightChannels_equalsAdditionAfterIt(seed: Int) throws {
    try expectAddendAfterSums(
      of: ConvolutionProblem(
        seed: UInt64(seed), isDepthwise: false, isPointwise: true,
        channels: 8...8, outputChannels: 8...8))
  }

  private func expectAddendAfterSums(of problem: ConvolutionProblem) throws {
    var problem = problem
    let geometry = problem.geometry
    let count = geometry.outputPixelCount * geometry.outputChannels
    let addend = GuardedBuffer(problem.generator.floats(count))
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      func convolve(_ filter: PackedMatrix, _ addend: GuardedBuffer?, _ bounds: ActivationBounds) -> [Float] {
        let output = GuardedBuffer(count: count)
        filter.multiply(
          MatrixRows(problem.input.start, count: geometry.outputPixelCount, length: geometry.inputChannels),
          addend: addend.map { UnsafePointer($0.start) }, bounds: bounds, output: output.start)
        #expect(output.isIntact)
        return output.values
      }
      let sums = convolve(problem.packedFilter(instructionSet, hasSlope: false), nil, .unbounded)
      let expected = zip(sums, addend.values).enumerated().map { index, terms in
        problem.rectified(terms.0 + terms.1, channel: index % geometry.outputChannels)
      }
      let fused = convolve(problem.packedFilter(instructionSet), addend, problem.bounds)
      #expect(fused.map(\.bitPattern) == expected.map(\.bitPattern), "\(instructionSet), \(geometry)")
    }
  }

  @Test(arguments: 0..<60)
  func pointwiseConvolution_equalsPlainLoops(seed: Int) throws {
    try expectPointwise(ConvolutionProblem(seed: UInt64(seed), isDepthwise: false, isPointwise: true))
  }

  @Test(arguments: 0..<20)
  func pointwiseConvolutionOfEightChannels_equalsPlainLoops(seed: Int) throws {
    try expectPointwise(
      ConvolutionProblem(
        seed: UInt64(seed), isDepthwise: false, isPointwise: true,
        channels: 8...8, outputChannels: 8...8))
  }

  private func expectPointwise(_ problem: ConvolutionProblem) throws {
    let geometry = problem.geometry
    #expect(geometry.isPointwise)
    let pixels = 0..<geometry.outputPixelCount
    let patches = GuardedBuffer(count: 0)
    try problem.expect { output in
      FastKernels.blasConvolution2D(
        input: problem.input.start, filter: problem.filter.start, addend: nil, output: output,
        geometry: geometry, epilogue: problem.epilogue, pixels: pixels, patches: patches.start)
    }
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let packed = problem.packedFilter(instructionSet)
      try problem.expect { output in
        packed.multiply(
          MatrixRows(problem.input.start, count: pixels.count, length: geometry.inputChannels),
          bounds: problem.bounds, output: output)
      }
    }
  }

  @Test(arguments: 0..<60)
  func sparseConvolution_equalsDenseOne(seed: Int) throws {
    var problem = ConvolutionProblem(
      seed: UInt64(seed), isDepthwise: false, isPointwise: true, hasSlope: false)
    let geometry = problem.geometry
    let weightCount = problem.clearWeights(keepingOneIn: 4)
    let count = geometry.outputPixelCount * geometry.outputChannels
    let hasAddend = seed.isMultiple(of: 2)
    let addend = hasAddend ? GuardedBuffer(problem.generator.floats(count)) : nil
    let addendStart = addend.map { UnsafePointer($0.start) }
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let dense = GuardedBuffer(count: count)
      let packed = problem.packedFilter(instructionSet)
      packed.multiply(
        MatrixRows(problem.input.start, count: geometry.outputPixelCount, length: geometry.inputChannels),
        addend: addendStart, bounds: problem.bounds, output: dense.start)
      let sparse = GuardedBuffer(count: count)
      let layout = SparseLayout(
        SparseProductCost(
          rowCount: geometry.outputPixelCount, columnCount: geometry.outputChannels,
          depth: geometry.inputChannels, weightCount: weightCount,
          vectorLength: instructionSet.vectorLength),
        tileCount: Int.random(in: 1...8, using: &problem.generator))
      let filter = SparseMatrix(
        filter: StoredFloats(problem.filter.start), bias: problem.epilogue.bias, layout: layout,
        instructionSet: instructionSet)
      let scratch = GuardedBuffer(count: layout.scratchCount)
      for first in stride(from: 0, to: geometry.outputPixelCount, by: layout.blockLength) {
        let pixels = first..<min(first + layout.blockLength, geometry.outputPixelCount)
        let addend = addendStart.map { $0 + first * geometry.outputChannels }
        for part in 0..<layout.partCount {
          filter.multiply(
            problem.input.start + first * geometry.inputChannels, rowCount: pixels.count, part: part,
            addend: addend, bounds: problem.bounds, output: sparse.start + first * geometry.outputChannels,
            scratch: scratch.start)
        }
      }
      #expect(sparse.isIntact && scratch.isIntact)
      #expect(sparse.values == dense.values, "\(instructionSet), \(geometry)")
    }
  }

  @Test func manyZeros_costLessLeftOut() {
    func cost(weightCount: Int) -> SparseProductCost {
      SparseProductCost(
        rowCount: 196, columnCount: 192, depth: 1152, weightCount: weightCount, vectorLength: 16)
    }
    #expect(cost(weightCount: 192 * 1152 / 4).sparseCycles < cost(weightCount: 0).denseCycles)
    #expect(cost(weightCount: 192 * 1152).sparseCycles > cost(weightCount: 0).denseCycles)
  }

  @Test(arguments: 0..<120)
  func depthwiseConvolution_equalsPlainLoops(seed: Int) throws {
    try expectDepthwise(ConvolutionProblem(seed: UInt64(seed), isDepthwise: true))
  }

  @Test(arguments: 0..<30)
  func largeThreeByThreeDepthwiseConvolution_equalsPlainLoops(seed: Int) throws {
    try expectDepthwise(
      ConvolutionProblem(
        seed: UInt64(seed), isDepthwise: true, filterLengths: 3...3, outputLengths: 14...20))
  }

  @Test(arguments: 0..<30)
  func fiveByFiveDepthwiseConvolution_equalsPlainLoops(seed: Int) throws {
    try expectDepthwise(
      ConvolutionProblem(
        seed: UInt64(seed), isDepthwise: true, filterLengths: 5...5, outputLengths: 1...20))
  }

  @Test(arguments: 0..<60)
  func depthwiseConvolutionOfRowsWithoutGaps_equalsPlainLoops(seed: Int) throws {
    try expectDepthwise(
      ConvolutionProblem(
        seed: UInt64(seed), isDepthwise: true, filterLengths: seed.isMultiple(of: 2) ? 3...3 : 5...5,
        outputLengths: 1...80, dilations: 1...1, strides: 1...1))
  }

  /// Outputs of one phase of the dilation are computed together where there are so many.
  @Test(arguments: 0..<60)
  func dilatedDepthwiseConvolution_equalsPlainLoops(seed: Int) throws {
    try expectDepthwise(
      ConvolutionProblem(
        seed: UInt64(seed), isDepthwise: true, channels: 8...40, outputLengths: 1...30, dilations: 1...6,
        strides: 1...1))
  }

  @Test("channels that fill no vector", arguments: 1...7, [(1, 1), (2, 1), (1, 2), (3, 2)])
  func narrowDepthwiseConvolution_equalsPlainLoops(
    channels: Int, steps: (stride: Int, dilation: Int)
  ) throws {
    for seed in 0..<12 {
      let problem = ConvolutionProblem(
        seed: UInt64(seed), isDepthwise: true, channels: channels...channels,
        filterLengths: seed.isMultiple(of: 2) ? 3...3 : 1...7, outputLengths: 8...60,
        dilations: steps.dilation...steps.dilation, strides: steps.stride...steps.stride)
      #expect(DepthwiseLayout(problem.geometry, instructionSet: .baseline) != nil)
      try expectDepthwise(problem)
    }
  }

  /// The pixels under a span are more than stay in the first-level cache.
  @Test("few channels under large windows", arguments: [3, 7], [(1, 1), (2, 1), (1, 2)])
  func narrowDepthwiseConvolutionOfLargeWindows_equalsPlainLoops(
    channels: Int, steps: (stride: Int, dilation: Int)
  ) throws {
    for seed in 0..<6 {
      let problem = ConvolutionProblem(
        seed: UInt64(seed), isDepthwise: true, channels: channels...channels, filterLengths: 24...40,
        outputLengths: 8...24, dilations: steps.dilation...steps.dilation,
        strides: steps.stride...steps.stride)
      #expect(DepthwiseLayout(problem.geometry, instructionSet: .baseline) != nil)
      try expectDepthwise(problem)
    }
  }

  /// Computes all channels in two parts where there are enough of them.
  private func expectDepthwise(_ problem: ConvolutionProblem) throws {
    let geometry = problem.geometry
    let channels = geometry.outputChannels
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      guard let layout = DepthwiseLayout(geometry, instructionSet: instructionSet) else { continue }
      let split = channels >= 2 * layout.channelStep ? layout.channelStep : channels
      let rowCount = (geometry.outputRowCount + 1) / 2
      let scratch = GuardedBuffer(count: try #require(layout.scratchCount))
      let packed = PackedChannels(
        filter: StoredFloats(problem.filter.start), bias: problem.epilogue.bias,
        slope: problem.epilogue.slope, geometry: geometry, layout: layout)
      try problem.expect { output in
        for first in stride(from: 0, to: geometry.outputRowCount, by: rowCount) {
          for part in [0..<split, split..<channels] where !part.isEmpty {
            packed.convolve(
              problem.input.start, into: output, bounds: problem.bounds,
              rows: first..<min(first + rowCount, geometry.outputRowCount), channels: part,
              scratch: scratch.start)
          }
        }
      }
      #expect(scratch.isIntact)
    }
  }

  @Test(arguments: [(1, 1), (3, 9), (4, 2), (8, 3), (16, 1), (16, 5)], [(1, 1), (2, 1), (1, 2), (2, 2)])
  func planeConvolution_equalsPlainLoops(
    channels: (input: Int, output: Int), steps: (stride: Int, dilation: Int)
  ) {
    let geometry = ConvolutionGeometry(
      batchCount: 2, inputHeight: 9, inputWidth: 149, inputChannels: channels.input, outputHeight: 5,
      outputWidth: 149, outputChannels: channels.output, filterHeight: 3, filterWidth: 3,
      strideHeight: steps.stride,
      strideWidth: 1, dilationHeight: steps.dilation, dilationWidth: 1, paddingTop: 1, paddingLeft: 1)
    var generator = SeededGenerator(seed: UInt64(channels.input))
    // Whole numbers, whose sums are exact in any order.
    func numbers(_ count: Int) -> GuardedBuffer {
      GuardedBuffer((0..<count).map { _ in Float(Int.random(in: -9...9, using: &generator)) })
    }
    let (input, filter) = (
      numbers(2 * 9 * 149 * channels.input), numbers(9 * channels.input * channels.output)
    )
    let expected = GuardedBuffer(count: 2 * 5 * 149 * channels.output)
    let biases = numbers(channels.output)
    ReferenceKernels.convolution2D(
      input: input.start, filter: filter.start, output: expected.start, geometry: geometry,
      epilogue: Epilogue(bias: UnsafePointer(biases.start)))
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      for tileLength in [1, 2, 3, 10] {
        let output = GuardedBuffer(count: 2 * 5 * 149 * channels.output)
        let scratch = GuardedBuffer(count: geometry.planeScratchCount(rowCount: min(tileLength, 5)))
        for first in stride(from: 0, to: 10, by: tileLength) {
          FastKernels.planeConvolution2D(
            input: input.start, filter: filter.start, biases: biases.start, bounds: .unbounded,
            output: output.start, geometry: geometry, rows: first..<min(first + tileLength, 10),
            instructionSet: instructionSet,
            scratch: scratch.start)
        }
        #expect(output.values == expected.values, "\(instructionSet), \(tileLength) rows at a time")
        #expect(output.isIntact && scratch.isIntact)
      }
    }
  }

  @Test func deltaFilter_isIdentity() {
    let geometry = ConvolutionGeometry(
      batchCount: 1, inputHeight: 5, inputWidth: 7, inputChannels: 1, outputHeight: 5, outputWidth: 7,
      outputChannels: 1, filterHeight: 3, filterWidth: 3, strideHeight: 1, strideWidth: 1,
      dilationHeight: 1, dilationWidth: 1, paddingTop: 1, paddingLeft: 1)
    var generator = SeededGenerator(seed: 1)
    let input = GuardedBuffer(generator.floats(35))
    let filter = GuardedBuffer([0, 0, 0, 0, 1, 0, 0, 0, 0])
    let output = GuardedBuffer(count: 35)
    ReferenceKernels.convolution2D(
      input: input.start, filter: filter.start, output: output.start, geometry: geometry,
      epilogue: Epilogue())
    #expect(output.values == input.values)
  }
}
