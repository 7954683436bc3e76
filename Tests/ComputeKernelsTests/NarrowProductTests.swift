import ComputeKernels
import TestSupport
import Testing

/// Convolutions with so few output channels that several pixels share a vector.
struct NarrowProductTests {
  private static let width = 23

  @Test(
    arguments: [1, 5, 7, 8, 9, 12, 15], [(1, 3), (1, 4), (1, 8), (1, 13), (2, 2), (3, 1), (3, 3), (3, 8)])
  func sums_areAddedInOrder(outputChannels: Int, filter: (length: Int, channels: Int)) throws {
    let (length, channels) = filter
    let geometry = ConvolutionGeometry(
      batchCount: 1, inputHeight: length, inputWidth: Self.width + length - 1, inputChannels: channels,
      outputHeight: 1, outputWidth: Self.width, outputChannels: outputChannels, filterHeight: length,
      filterWidth: length, strideHeight: 1, strideWidth: 1, dilationHeight: 1, dilationWidth: 1,
      paddingTop: 0, paddingLeft: 0)
    var generator = SeededGenerator(seed: UInt64(100 * outputChannels + 10 * length + channels))
    let input = GuardedBuffer(generator.floats(geometry.inputHeight * geometry.inputWidth * channels))
    let weights = GuardedBuffer(generator.floats(outputChannels * geometry.patchLength))
    let bias = GuardedBuffer(generator.floats(outputChannels))
    let slope = GuardedBuffer(generator.floats(outputChannels))
    let addend = GuardedBuffer(generator.floats(Self.width * outputChannels))
    let bounds = ActivationBounds(lower: -1, upper: 1)
    let runLength = length * channels
    let sums = (0..<Self.width * outputChannels).map { index in
      let (pixel, channel) = index.quotientAndRemainder(dividingBy: outputChannels)
      var sum = bias.start[channel]
      for tap in 0..<geometry.patchLength {
        let line = tap / runLength * geometry.inputWidth * channels
        sum.addProduct(
          input.start[line + pixel * channels + tap % runLength],
          weights.start[channel * geometry.patchLength + tap])
      }
      return sum
    }
    for instructionSet in InstructionSet.allCases
    where instructionSet.isSupported && instructionSet.fusesMultiplyAdd {
      for (addend, slope) in [(addend, slope), (addend, nil), (nil, slope), (nil, nil)] {
        let expected = (0..<Self.width * outputChannels).map { index in
          finished(
            sums[index], addend: addend?.start[index], slope: slope?.start[index % outputChannels], bounds)
        }
        for halvesVectors in [false, true] {
          let packed = PackedMatrix(
            filter: StoredFloats(weights.start), bias: bias.start, slope: slope?.start,
            columnCount: outputChannels, depth: geometry.patchLength, instructionSet: instructionSet,
            halvesVectors: halvesVectors)
          let output = GuardedBuffer(count: expected.count)
          let windows = try #require(ConvolutionWindows(geometry, instructionSet))
          let scratch = GuardedBuffer(count: windows.scratchCount)
          FastKernels.windowConvolution2D(
            input: input.start, filter: packed, addend: addend?.start, output: output.start,
            windows: windows, bounds: bounds, parts: 0..<windows.partCount, panels: 0..<packed.panelCount,
            scratch: scratch.start)
          #expect(
            output.values.map(\.bitPattern) == expected.map(\.bitPattern),
            "\(instructionSet), halves vectors: \(halvesVectors)")
          #expect(output.isIntact)
        }
      }
    }
  }

  /// What becomes of a sum of products.
  private func finished(_ sum: Float, addend: Float?, slope: Float?, _ bounds: ActivationBounds) -> Float {
    let sum = sum + (addend ?? -0.0)
    return bounds.clamp(sum < 0 ? sum * (slope ?? 1) : sum)
  }

  @Test func onlyProductsWhoseRowsShareVectorsAreNarrowed() {
    for instructionSet in InstructionSet.allCases {
      func narrowed(_ rowCount: Int, _ columnCount: Int) -> InstructionSet {
        instructionSet.narrowed(forRows: rowCount, columnCount: columnCount)
      }
      let longVectors = instructionSet.vectorLength == 16
      #expect(narrowed(64, 24) == (longVectors && InstructionSet.halvesVectors ? .avx2 : instructionSet))
      for (rowCount, columnCount) in [(1, 24), (64, 8), (64, 16), (64, 28), (64, 32), (64, 1000)] {
        #expect(narrowed(rowCount, columnCount) == instructionSet)
      }
    }
  }
}
