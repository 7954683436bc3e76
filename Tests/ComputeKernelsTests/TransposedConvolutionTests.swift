import ComputeKernels
import TensorCore
import TestSupport
import Testing

/// Transposed convolutions by phases against the plain loops, on random shapes.
struct TransposedConvolutionTests {
  @Test(arguments: 0..<80, InstructionSet.allCases.filter(\.isSupported))
  func phases_equalPlainLoops(seed: Int, instructionSet: InstructionSet) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let geometry = Self.geometry(&generator)
    let filterLength = geometry.rows.filterLength * geometry.columns.filterLength * geometry.inputChannels
    let input = GuardedBuffer(
      generator.floats(
        geometry.batchCount * geometry.inputHeight * geometry.inputWidth * geometry.inputChannels))
    let filter = GuardedBuffer(generator.floats(geometry.outputChannels * filterLength))
    let bias = GuardedBuffer(generator.floats(geometry.outputChannels))
    let expected = Self.reference(input, filter, bias, geometry)
    let magnitudes = Self.reference(input.absolutes, filter.absolutes, bias.absolutes, geometry)

    let filters = Self.phaseFilters(filter, bias, geometry, instructionSet)
    let output = GuardedBuffer(count: expected.count)
    let lines = GuardedBuffer(count: geometry.mirroredCount)
    for first in stride(from: 0, to: geometry.outputRowCount, by: 3) {
      FastKernels.transposedConvolution2D(
        input: input.start, filters: filters, output: output.start, geometry: geometry, bounds: .unbounded,
        rows: first..<min(first + 3, geometry.outputRowCount), lines: lines.start)
    }
    let worst = try #require(
      Tolerance.accumulated(terms: filterLength + 1)
        .worstDeviation(of: output.values, from: expected, magnitudes: magnitudes))
    #expect(worst.normalizedError <= 1, "\(worst) in \(geometry)")
    #expect(output.isIntact && lines.isIntact)
  }

  @Test(arguments: 0..<20, InstructionSet.allCases.filter(\.isSupported))
  func planes_equalPhases(seed: Int, instructionSet: InstructionSet) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    func blocks(_ count: Int, stride: Int) -> TransposedAxis {
      TransposedAxis(outputLength: count * stride, filterLength: stride, stride: stride, padding: 0)
    }
    let (height, width, channels) = (random(1...4), random(16...70), random(1...17))
    let geometry = TransposedConvolutionGeometry(
      batchCount: random(1...2), inputHeight: height, inputWidth: width, inputChannels: channels,
      outputChannels: 1, rows: blocks(height, stride: random(1...3)), columns: blocks(width, stride: 2))
    let bounds = ActivationBounds(lower: -0.5, upper: 0.5)
    let inputRowCount = geometry.batchCount * height
    let input = GuardedBuffer(generator.floats(inputRowCount * width * channels))
    let filter = GuardedBuffer(generator.floats(2 * geometry.rows.stride * channels))
    let bias = GuardedBuffer(generator.floats(1))
    let expected = GuardedBuffer(count: geometry.outputRowCount * 2 * width)
    let lines = GuardedBuffer(count: geometry.mirroredCount)
    FastKernels.transposedConvolution2D(
      input: input.start, filters: Self.phaseFilters(filter, bias, geometry, instructionSet),
      output: expected.start, geometry: geometry, bounds: bounds, rows: 0..<geometry.outputRowCount,
      lines: lines.start)

    #expect(geometry.fitsPlanes(instructionSet))
    let output = GuardedBuffer(count: expected.count)
    let scratch = GuardedBuffer(count: geometry.planeScratchCount)
    for row in 0..<inputRowCount {
      FastKernels.planeTransposedConvolution2D(
        input: input.start, filter: filter.start, bias: bias.start[0], bounds: bounds, output: output.start,
        geometry: geometry, inputRows: row..<row + 1, instructionSet: instructionSet, scratch: scratch.start)
    }
    #expect(output.values == expected.values)
    #expect(output.isIntact && scratch.isIntact)
  }

  /// Rows that are longer than a slice, of odd lengths, and of the values that make the largest sums.
  @Test(arguments: 0..<60)
  func productsOf16Bits_equalPlainLoops(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var geometry = Self.geometry(&generator)
    if seed % 5 == 0 { geometry.inputChannels = 509 + seed / 5 }
    if seed % 7 == 0 { geometry.inputWidth = 33 + seed / 7 }
    let pixelCount = geometry.batchCount * geometry.inputHeight * geometry.inputWidth
    let isExtreme = seed % 3 == 0
    let input = (0..<pixelCount * geometry.inputChannels).map { _ in
      isExtreme ? Int16.min : Int16.random(in: .min ... .max, using: &generator)
    }
    let shape: Shape = [
      geometry.outputChannels, geometry.rows.filterLength, geometry.columns.filterLength,
      geometry.inputChannels,
    ]
    let weights = (0..<shape.elementCount).map { _ in
      isExtreme ? Int8.min : Int8.random(in: .min ... .max, using: &generator)
    }
    let filter = Tensor(shape: shape, elementType: .int8) { bytes in
      weights.withUnsafeBytes { bytes.copyMemory(from: $0) }
    }
    let biases = (0..<geometry.outputChannels).map { _ in Int64.random(in: -1_000_000...1_000_000) }
    let factors = biases.map { _ in Double.random(in: 1e-5...1e-3, using: &generator) }
    let outputCount = geometry.outputRowCount * geometry.columns.outputLength * geometry.outputChannels
    for rounding in [WideRequantization.Rounding.narrow, .wide, .real] {
      let requantization = WideRequantization(factors: factors, rounding: rounding, bounds: -32768...32767)
      biases.withUnsafeBufferPointer { biases in
        guard let start = biases.baseAddress else { return }
        var expected = [Int16](repeating: 0, count: outputCount)
        ReferenceKernels.transposedConvolution2D(
          input: input, filter: weights, bias: .wide(start), output: &expected, geometry: geometry,
          requantization: requantization)
        for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
          let room = WideTransposedRow(geometry, instructionSet)
          let scratch = UnsafeMutableRawPointer.allocate(
            byteCount: room.byteCount ?? 0, alignment: MemoryLayout<Int64>.alignment)
          defer { scratch.deallocate() }
          var output = [Int16](repeating: 0, count: outputCount)
          FastKernels.transposedConvolution2D(
            input: input, filterRows: WideMatrix.filterRows(of: filter, geometry, instructionSet),
            bias: .wide(start), output: &output, geometry: geometry, requantization: requantization,
            rows: 0..<geometry.outputRowCount, room: room, scratch: scratch)
          #expect(output == expected, "\(instructionSet), \(geometry), \(rounding)")
        }
      }
    }
  }

  /// The filter of each phase.
  private static func phaseFilters(
    _ filter: GuardedBuffer, _ bias: GuardedBuffer, _ geometry: TransposedConvolutionGeometry,
    _ instructionSet: InstructionSet
  ) -> [PackedMatrix] {
    let filterLength = geometry.rows.filterLength * geometry.columns.filterLength * geometry.inputChannels
    return (0..<geometry.phaseCount).map { phase in
      let taps = geometry.taps(
        rowPhase: phase / geometry.columns.stride, columnPhase: phase % geometry.columns.stride)
      let part = GuardedBuffer(
        (0..<geometry.outputChannels).flatMap { channel in
          taps.flatMap { tap in
            (0..<geometry.inputChannels).map {
              filter.start[channel * filterLength + tap * geometry.inputChannels + $0]
            }
          }
        })
      return PackedMatrix(
        filter: StoredFloats(part.start), bias: bias.start, slope: nil, columnCount: geometry.outputChannels,
        depth: taps.count * geometry.inputChannels, instructionSet: instructionSet)
    }
  }

  /// With a stride that no window spans, some results are the bias alone.
  @Test func pixelsThatNoWindowMeets_areTheBias() {
    let geometry = TransposedConvolutionGeometry(
      batchCount: 1, inputHeight: 1, inputWidth: 2, inputChannels: 1, outputChannels: 1,
      rows: TransposedAxis(outputLength: 1, filterLength: 1, stride: 1, padding: 0),
      columns: TransposedAxis(outputLength: 4, filterLength: 1, stride: 3, padding: 0))
    let output = Self.reference(
      GuardedBuffer([2, 3]), GuardedBuffer([10]), GuardedBuffer([1]), geometry)
    #expect(output == [21, 1, 1, 31])
  }

  private static func geometry(_ generator: inout SeededGenerator) -> TransposedConvolutionGeometry {
    func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    func axis() -> TransposedAxis {
      TransposedAxis(
        outputLength: random(1...13), filterLength: random(1...5), stride: random(1...3),
        padding: random(0...3))
    }
    return TransposedConvolutionGeometry(
      batchCount: random(1...2), inputHeight: random(1...6), inputWidth: random(1...6),
      inputChannels: random(1...17), outputChannels: random(1...33), rows: axis(), columns: axis())
  }

  private static func reference(
    _ input: GuardedBuffer, _ filter: GuardedBuffer, _ bias: GuardedBuffer,
    _ geometry: TransposedConvolutionGeometry
  ) -> [Float] {
    let output = GuardedBuffer(
      count: geometry.outputRowCount * geometry.columns.outputLength * geometry.outputChannels)
    ReferenceKernels.transposedConvolution2D(
      input: input.start, filter: filter.start, output: output.start, geometry: geometry,
      epilogue: Epilogue(bias: bias.start))
    return output.values
  }
}
