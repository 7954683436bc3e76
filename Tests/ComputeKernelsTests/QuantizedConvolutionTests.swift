import TensorCore
import TestSupport
import Testing

@testable import ComputeKernels

/// Integer kernels against the plain loops, on random shapes. Integers leave no tolerance.
@Suite("Quantized convolutions")
struct QuantizedConvolutionTests {
  @Test("products of quantized values equal the plain loops", arguments: 0..<120, [true, false])
  func equalsPlainLoops(seed: Int, isSigned: Bool) throws {
    if isSigned {
      try QuantizedProblem<Int8>(seed: seed, isDepthwise: false).expectEqual()
    } else {
      try QuantizedProblem<UInt8>(seed: seed, isDepthwise: false).expectEqual()
    }
  }

  @Test("depthwise products of quantized values equal the plain loops", arguments: 0..<120, [true, false])
  func depthwiseEqualsPlainLoops(seed: Int, isSigned: Bool) throws {
    if isSigned {
      try QuantizedProblem<Int8>(seed: seed, isDepthwise: true).expectEqual()
    } else {
      try QuantizedProblem<UInt8>(seed: seed, isDepthwise: true).expectEqual()
    }
  }

  @Test(
    "depthwise products of images of one row equal the plain loops", arguments: 0..<120, [true, false])
  func depthwiseRowsEqualPlainLoops(seed: Int, isSigned: Bool) throws {
    if isSigned {
      try QuantizedProblem<Int8>(seed: seed, isDepthwise: true, isRow: true).expectEqual()
    } else {
      try QuantizedProblem<UInt8>(seed: seed, isDepthwise: true, isRow: true).expectEqual()
    }
  }

  @Test("depthwise products of few channels equal the plain loops", arguments: 0..<60, [true, false])
  func narrowDepthwiseEqualsPlainLoops(seed: Int, isSigned: Bool) throws {
    if isSigned {
      try QuantizedProblem<Int8>(seed: seed, isDepthwise: true, isNarrow: true).expectEqual()
    } else {
      try QuantizedProblem<UInt8>(seed: seed, isDepthwise: true, isNarrow: true).expectEqual()
    }
  }

  @Test("pixels whose channels make up a vector are computed together unless outputs lie apart")
  func joinedPixels() throws {
    var geometry = QuantizedProblem<Int8>(seed: 1, isDepthwise: true, isNarrow: true).geometry
    (geometry.inputChannels, geometry.outputChannels) = (4, 4)
    (geometry.inputWidth, geometry.outputWidth) = (8, 8)
    var apart = geometry
    (apart.inputWidth, apart.strideWidth) = (16, 2)
    var odd = geometry
    (odd.inputWidth, odd.outputWidth) = (7, 7)
    for instructionSet in InstructionSet.allCases {
      func joinedPixelCount(_ geometry: ConvolutionGeometry) throws -> Int {
        try #require(DepthwiseGroups(geometry, sumsInputs: false, instructionSet: instructionSet))
          .joinedPixelCount
      }
      #expect(try joinedPixelCount(geometry) == instructionSet.vectorLength / 4)
      #expect(try joinedPixelCount(apart) == 1 && joinedPixelCount(odd) == 1)
    }
  }

  @Test("neighbouring columns of one row are multiplied together unless inputs are summed")
  func groupsOfColumns() throws {
    let geometry = QuantizedProblem<Int8>(seed: 1, isDepthwise: true, isRow: true).geometry
    var tall = geometry
    (tall.inputHeight, tall.filterHeight) = (3, 3)
    for instructionSet in InstructionSet.allCases {
      func groupsColumns(_ geometry: ConvolutionGeometry, sumsInputs: Bool) throws -> Bool {
        try #require(DepthwiseGroups(geometry, sumsInputs: sumsInputs, instructionSet: instructionSet))
          .groupsColumns
      }
      #expect(try groupsColumns(geometry, sumsInputs: false))
      #expect(try !groupsColumns(geometry, sumsInputs: true))
      #expect(try !groupsColumns(tall, sumsInputs: false))
    }
  }

  @Test("sums are multiplied by the input's and the filter's scale over the output's")
  func multiplier() {
    let requantization = Requantization(
      input: QuantizedScale(scale: 0.5, zeroPoint: 1), filterScales: [3, 5], filterZeroPoints: [0, 0],
      output: QuantizedScale(scale: 4, zeroPoint: 2), bounds: -128...127)
    #expect((0..<2).map(requantization.multiplier) == [0.375, 0.625])
  }

  @Test("a table of the same scale and zero point changes nothing")
  func identityTable() {
    let scale = QuantizedScale(scale: 0.37, zeroPoint: 12)
    let table: [Int8] = QuantizedConversion.table(from: scale, to: scale, quantized: (Int8.self, Int8.self))
    #expect(table == Array(Int8.min...Int8.max))
  }

  @Test("a table between types of one scale moves by the zero points")
  func typeTable() {
    let table: [Int8] = QuantizedConversion.table(
      from: QuantizedScale(scale: 0.5, zeroPoint: 127), to: QuantizedScale(scale: 0.5, zeroPoint: -1),
      quantized: (UInt8.self, Int8.self))
    #expect(table == Array(Int8.min...Int8.max))
  }

  @Test(
    "tables of any scales clamp", arguments: [1e-38, 1e-20, 1, 1e20, 3e38] as [Float],
    [1e-38, 1e-20, 1, 1e20, 3e38] as [Float])
  func extremeScales(source: Float, result: Float) {
    let table: [UInt8] = QuantizedConversion.table(
      from: QuantizedScale(scale: source, zeroPoint: 3), to: QuantizedScale(scale: result, zeroPoint: 100),
      quantized: (Int8.self, UInt8.self))
    #expect(table.count == 256 && table[131] == 100)
    #expect(zip(table, table.dropFirst()).allSatisfy { $0 <= $1 })
  }
}

/// A convolution of random size with random quantized values.
private struct QuantizedProblem<Quantized: QuantizedElement> {
  let geometry: ConvolutionGeometry
  private let input: [Quantized]
  private let filter: [Quantized]
  private let bias: [Int32]?
  private let requantization: Requantization
  private let isDepthwise: Bool

  /// - Parameters:
  ///   - isRow: Whether images have one row, and filters more columns than others.
  ///   - isNarrow: Whether a pixel has fewer channels than a vector of sixteen; some make one together.
  init(seed: Int, isDepthwise: Bool, isRow: Bool = false, isNarrow: Bool = false) {
    var generator = SeededGenerator(seed: UInt64(seed))
    func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    func quantized(_ count: Int) -> [Quantized] {
      (0..<count).map { _ in Quantized(random(Int(Quantized.min)...Int(Quantized.max))) }
    }
    self.isDepthwise = isDepthwise
    let isPointwise = seed % 3 == 0 && !isRow
    // The sizes that most depthwise filters have, for which there is code of its own.
    let side = isPointwise ? 1 : isDepthwise && seed % 3 == 1 && !isRow ? [3, 5][seed % 2] : nil
    let height = isRow ? 1 : side ?? random(1...4)
    let width = isRow ? random(1...13) : side ?? random(1...4)
    // Pixels that fill groups of quantized values are read where they lie.
    let channels =
      isNarrow
      ? [1, 2, 3, 4, 6, 8, 12][random(0...6)]
      : isPointwise && seed % 4 < 2 ? 4 * random(1...10) : random(1...(isDepthwise ? 150 : 41))
    // Rows of depthwise outputs are long enough for each phase of a dilation to fill vectors.
    let outputHeight = isRow ? 1 : random(1...7)
    let outputWidth = isNarrow ? 16 / channels * random(1...3) : random(1...(isDepthwise ? 30 : 7))
    let stride = isNarrow ? 1 : isPointwise && seed % 2 == 0 ? 1 : random(1...(isPointwise ? 3 : 2))
    // Rows and columns behind the last window.
    let rest = isPointwise && !isDepthwise ? random(0...stride - 1) : 0
    let mostDilation = isPointwise || (isRow && seed % 3 != 0) ? 1 : isDepthwise ? 3 : 2
    let (dilationHeight, dilationWidth) = (random(1...mostDilation), random(1...mostDilation))
    let padding = isPointwise ? 0 : random(0...(isDepthwise ? 4 : 1))
    geometry = ConvolutionGeometry(
      batchCount: random(1...2),
      inputHeight: isRow
        ? 1 : max(1, (outputHeight - 1) * stride + (height - 1) * dilationHeight + 1 - padding + rest),
      inputWidth: max(1, (outputWidth - 1) * stride + (width - 1) * dilationWidth + 1 - padding + rest),
      inputChannels: channels, outputHeight: outputHeight, outputWidth: outputWidth,
      outputChannels: isDepthwise ? channels : random(1...120), filterHeight: height,
      filterWidth: width, strideHeight: stride, strideWidth: stride, dilationHeight: dilationHeight,
      dilationWidth: dilationWidth, paddingTop: isRow ? 0 : padding, paddingLeft: padding)
    input = quantized(geometry.batchCount * geometry.inputHeight * geometry.inputWidth * channels)
    filter = quantized(geometry.outputChannels * (isDepthwise ? height * width : geometry.patchLength))
    bias =
      seed % 4 == 0 ? nil : (0..<geometry.outputChannels).map { _ in Int32(random(-90_000...90_000)) }
    let isPerChannel = Quantized.self == Int8.self && seed % 2 == 0
    let scaleCount = isPerChannel ? geometry.outputChannels : 1
    let bounds = seed % 5 == 0 ? Quantized.range : Int32(Quantized.min) + 40...Int32(Quantized.max) - 20
    requantization = Requantization(
      input: QuantizedScale(
        scale: Float.random(in: 0.5...2, using: &generator),
        zeroPoint: Int32(random(Int(Quantized.min)...Int(Quantized.max)))),
      filterScales: (0..<scaleCount).map { _ in
        Float.random(in: 1e-5...(seed % 7 == 0 ? 1e6 : seed % 7 == 1 ? 0.999 : 0.02), using: &generator)
      },
      filterZeroPoints: (0..<scaleCount).map { _ in
        Quantized.self == Int8.self ? 0 : Int32(random(Int(Quantized.min)...Int(Quantized.max)))
      },
      output: QuantizedScale(
        scale: Float.random(in: 0.5...2, using: &generator),
        zeroPoint: Int32(random(Int(bounds.lowerBound)...Int(bounds.upperBound)))),
      bounds: bounds)
  }

  /// Checks the kernels of all instruction sets that this processor runs.
  func expectEqual() throws {
    let expected = plain().map { UInt8(truncatingIfNeeded: $0) }
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      for copiesWindows in isDepthwise ? [false] : [false, true] {
        let output = GuardedBytes(count: expected.count)
        if isDepthwise {
          try computeDepthwise(instructionSet, into: output.start)
        } else {
          try compute(instructionSet, copiesWindows: copiesWindows, into: output.start)
        }
        #expect(
          output.values == expected, "\(instructionSet) \(copiesWindows), \(geometry) \(requantization)")
        #expect(output.isIntact)
      }
    }
  }

  private func plain() -> [Quantized] {
    [Quantized](unsafeUninitializedCapacity: geometry.outputPixelCount * geometry.outputChannels) {
      output, count in
      count = output.count
      guard let start = output.baseAddress else { return }
      if isDepthwise {
        ReferenceKernels.depthwiseConvolution2D(
          input: input, filter: filter, bias: bias, output: start, geometry: geometry,
          requantization: requantization)
      } else {
        ReferenceKernels.convolution2D(
          input: input, filter: filter, bias: bias, output: start, geometry: geometry,
          requantization: requantization)
      }
    }
  }

  /// Computes tiles of odd size, each in two parts where there are several panels.
  private func compute(
    _ instructionSet: InstructionSet, copiesWindows: Bool, into output: UnsafeMutablePointer<UInt8>
  ) throws {
    let image = try #require(
      QuantizedImage(
        geometry, isSigned: Quantized.isSigned, zeroPoint: requantization.inputZeroPoint,
        instructionSet: instructionSet, copiesWindows: copiesWindows))
    let quantized = GuardedBytes(input.map { UInt8(truncatingIfNeeded: $0) })
    let copy = GuardedBytes(count: image.byteCount)
    if !image.isInPlace {
      image.copy(rows: 0..<image.rowCount, of: quantized.start, to: copy.start)
    }
    let matrix = QuantizedMatrix(
      filter: filterTensor, bias: biasTensor, channels: 0..<geometry.outputChannels, runs: image.runs,
      requantization: requantization, instructionSet: instructionSet)
    let tileLength = 17
    var sums = [Int32](repeating: -1, count: tileLength)
    let split = matrix.panelCount / 2
    for first in stride(from: 0, to: geometry.outputPixelCount, by: tileLength) {
      for panels in [0..<split, split..<matrix.panelCount] where !panels.isEmpty {
        FastKernels.quantizedConvolution2D(
          quantized: image.isInPlace ? quantized.start : copy.start, image: image, filter: matrix,
          output: output, pixels: first..<min(first + tileLength, geometry.outputPixelCount), panels: panels,
          sums: &sums)
      }
    }
    #expect(copy.isIntact)
  }

  /// Computes the rows of each image in two parts.
  private func computeDepthwise(
    _ instructionSet: InstructionSet, into output: UnsafeMutablePointer<UInt8>
  ) throws {
    let quantized = GuardedBytes(input.map { UInt8(truncatingIfNeeded: $0) })
    let sumsInputs = requantization.sumsInputs(isSigned: Quantized.isSigned, instructionSet)
    let groups = try #require(
      DepthwiseGroups(geometry, sumsInputs: sumsInputs, instructionSet: instructionSet))
    let channels = QuantizedChannels(
      filter: filterTensor, bias: biasTensor, groups: groups, requantization: requantization)
    let scratch = GuardedBytes(count: groups.byteCount(outputRows: geometry.outputHeight))
    let split = geometry.outputHeight / 2
    for image in 0..<geometry.batchCount {
      for rows in [0..<split, split..<geometry.outputHeight] where !rows.isEmpty {
        scratch.start.withMemoryRebound(to: Int32.self, capacity: scratch.values.count / 4) { scratch in
          channels.convolve(quantized.start, into: output, image: image, rows: rows, scratch: scratch)
        }
      }
    }
    #expect(scratch.isIntact)
  }

  private var filterTensor: Tensor {
    let shape: Shape =
      isDepthwise
      ? [1, geometry.filterHeight, geometry.filterWidth, geometry.outputChannels] : [filter.count]
    return Tensor(shape: shape, elementType: Quantized.self == Int8.self ? .int8 : .uint8) { bytes in
      filter.withUnsafeBytes { bytes.copyMemory(from: $0) }
    }
  }

  private var biasTensor: Tensor? { bias.map { Tensor(shape: [$0.count], values: $0) } }
}
