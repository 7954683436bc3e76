import ComputeKernels
import TensorCore
import TestSupport
import Testing

/// Kernels of numbers that become quantized values against the plain loops. Both round in the same places, so
/// that no bit may differ.
@Suite("Dynamic range")
struct DynamicRangeTests {
  @Test("rows become the quantized values of the plain loops", arguments: 0..<40)
  func quantizedRows(seed: Int) {
    let problem = DynamicRangeProblem(seed: seed)
    for rule in [DynamicQuantization.xnnpack, .tensorFlowLite] {
      let (expected, scales) = problem.plainElements(rule)
      for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
        let quantized = problem.quantized(rule, instructionSet)
        #expect(
          quantized.bytes.values == expected.map { UInt8(bitPattern: $0) ^ 0x80 }, "\(rule) \(instructionSet)"
        )
        #expect(quantized.bytes.isIntact)
        #expect(
          quantized.scales == scales.map(\.scale) && quantized.zeroPoints == scales.map { $0.zeroPoint + 128 }
        )
      }
    }
  }

  @Test("products equal the plain loops", arguments: 0..<60)
  func products(seed: Int) throws {
    try DynamicRangeProblem(seed: seed).expectEqualConvolution()
  }

  @Test("depthwise products equal the plain loops", arguments: 0..<60)
  func depthwiseProducts(seed: Int) throws {
    try DynamicRangeProblem(seed: seed, isDepthwise: true).expectEqualDepthwiseConvolution()
  }
}

/// A convolution of random size with random numbers; its images are the rows that have a scale of their own.
private struct DynamicRangeProblem {
  private let geometry: ConvolutionGeometry
  private let input: [Float]
  private let filter: [Int8]
  private let scaling: FilterScaling

  init(seed: Int, isDepthwise: Bool = false) {
    var generator = SeededGenerator(seed: UInt64(seed))
    func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    let isPointwise = seed % 3 == 0 && !isDepthwise
    let (height, width) = isPointwise ? (1, 1) : (random(1...5), random(1...5))
    let (outputHeight, outputWidth) = (random(1...9), random(1...(isDepthwise ? 20 : 9)))
    let stride = isPointwise && seed % 2 == 0 ? 1 : random(1...2)
    let dilation = isDepthwise ? random(1...2) : 1
    let padding = isPointwise ? 0 : random(0...1)
    let channels = random(1...90)
    let outputChannels = isDepthwise ? channels : random(1...70)
    geometry = ConvolutionGeometry(
      batchCount: random(1...2),
      inputHeight: max(1, (outputHeight - 1) * stride + (height - 1) * dilation + 1 - padding),
      inputWidth: max(1, (outputWidth - 1) * stride + (width - 1) * dilation + 1 - padding),
      inputChannels: channels,
      outputHeight: outputHeight, outputWidth: outputWidth,
      outputChannels: outputChannels, filterHeight: height, filterWidth: width,
      strideHeight: stride, strideWidth: stride, dilationHeight: dilation, dilationWidth: dilation,
      paddingTop: padding, paddingLeft: padding)
    let (lowest, highest): (Float, Float) = [(-1, 1), (0, 6), (-3, 0), (2, 5)][seed % 4]
    input = (0..<geometry.batchCount * geometry.inputHeight * geometry.inputWidth * channels).map { _ in
      seed == 7 ? 0 : Float.random(in: lowest...highest, using: &generator)
    }
    let weightCount = isDepthwise ? height * width * channels : geometry.outputChannels * geometry.patchLength
    filter = (0..<weightCount).map { _ in Int8(random(-127...127)) }
    func numbers(_ range: ClosedRange<Float>) -> [Float] {
      (0..<outputChannels).map { _ in Float.random(in: range, using: &generator) }
    }
    scaling = FilterScaling(
      scales: numbers(0.001...0.02), biases: seed % 5 == 0 ? nil : numbers(-1...1),
      slopes: seed % 4 == 3 ? numbers(0...0.5) : nil,
      bounds: seed % 2 == 0 ? .unbounded : ActivationBounds(lower: 0, upper: 6))
  }

  private var imageLength: Int { geometry.inputHeight * geometry.inputWidth * geometry.inputChannels }

  func plainElements(_ rule: DynamicQuantization) -> (quantized: [Int8], scales: [QuantizedScale]) {
    var quantized: [Int8] = []
    let scales = (0..<geometry.batchCount).map { image in
      var row = [Int8](repeating: 0, count: imageLength)
      let numbers = Array(input[image * imageLength..<(image + 1) * imageLength])
      defer { quantized += row }
      return rule.quantize(numbers, count: imageLength, into: &row)
    }
    return (quantized, scales)
  }

  func quantized(
    _ rule: DynamicQuantization, _ instructionSet: InstructionSet
  ) -> (bytes: GuardedBytes, scales: [Float], zeroPoints: [Int32]) {
    let bytes = GuardedBytes(count: input.count)
    var scales = [Float](repeating: 0, count: geometry.batchCount)
    var zeroPoints = [Int32](repeating: 0, count: geometry.batchCount)
    rule.quantizeRows(
      input, rowCount: geometry.batchCount, rowLength: imageLength, into: bytes.start, scales: &scales,
      zeroPoints: &zeroPoints, instructionSet: instructionSet)
    return (bytes, scales, zeroPoints)
  }

  func expectEqualConvolution() throws {
    let (plainElements, plainScales) = plainElements(.xnnpack)
    let expected = plainResult(.xnnpack) { output, epilogue in
      ReferenceKernels.dynamicRangeConvolution2D(
        quantized: plainElements, scales: plainScales, filter: filter, output: output, geometry: geometry,
        epilogue: epilogue)
    }
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      for copiesWindows in [false, true] {
        try expectEqual(expected, instructionSet, copiesWindows: copiesWindows)
      }
    }
  }

  /// Expects that an image copies numbers as it copies their quantized values.
  private func expectSameCopy(of image: QuantizedImage, as copy: GuardedBytes, _ zeroPoints: [Int32]) {
    let direct = GuardedBytes(count: image.byteCount)
    for index in 0..<geometry.batchCount {
      let target = direct.start + image.rows(ofImage: index).lowerBound * image.rowByteCount
      let meaning = input.withUnsafeBufferPointer { input in
        input.baseAddress.map { image.quantize($0 + index * imageLength, to: target) }
      }
      #expect(meaning?.zeroPoint == zeroPoints[index])
    }
    #expect(direct.values == copy.values && direct.isIntact)
  }

  private func expectEqual(
    _ expected: [Float], _ instructionSet: InstructionSet, copiesWindows: Bool
  ) throws {
    let quantized = quantized(.xnnpack, instructionSet)
    let image = try #require(
      QuantizedImage(
        geometry, isSigned: false, zeroPoint: 0, instructionSet: instructionSet,
        copiesWindows: copiesWindows))
    let copy = GuardedBytes(count: image.byteCount)
    if !image.isInPlace {
      for index in 0..<geometry.batchCount {
        let rows = image.rows(ofImage: index)
        image.copy(
          rows: rows, of: quantized.bytes.start, to: copy.start + rows.lowerBound * image.rowByteCount,
          margin: UInt8(quantized.zeroPoints[index]))
      }
    }
    if image.takesNumbers { expectSameCopy(of: image, as: copy, quantized.zeroPoints) }
    let matrix = DynamicRangeMatrix(
      filter: tensor([geometry.outputChannels, geometry.patchLength]),
      channels: 0..<geometry.outputChannels, runs: image.runs, scaling: scaling,
      instructionSet: instructionSet)
    let output = GuardedBuffer(count: expected.count)
    compute(
      image: image, quantized: image.isInPlace ? quantized.bytes.start : copy.start, quantized.scales,
      quantized.zeroPoints,
      matrix, output.start, panels: 0..<matrix.panelCount)
    #expect(
      output.values == expected && output.isIntact && copy.isIntact,
      "\(instructionSet) \(copiesWindows) \(geometry)")

    // Threads compute panels at the same time: each leaves the columns of the others alone; or, where sums
    // are not put there before, gives some of them the same results.
    let panels = QuantizedMatrix.panelVectorCounts(
      columnCount: geometry.outputChannels, instructionSet: instructionSet)
    let last = panels.dropLast().reduce(0, +) * instructionSet.vectorLength
    let columns = expected.indices.map { $0 % geometry.outputChannels }
    let part = GuardedBuffer(count: expected.count)
    let untouched = part.values
    compute(
      image: image, quantized: image.isInPlace ? quantized.bytes.start : copy.start, quantized.scales,
      quantized.zeroPoints,
      matrix, part.start, panels: panels.count - 1..<panels.count)
    for (index, column) in columns.enumerated() {
      let isAnothers = column < last
      if isAnothers, instructionSet.multipliesTiles, part.values[index] == expected[index] { continue }
      let wanted = isAnothers ? untouched[index] : expected[index]
      #expect(
        part.values[index].bitPattern == wanted.bitPattern, "\(instructionSet) \(copiesWindows) \(geometry)")
    }
  }

  private func compute(
    image: QuantizedImage, quantized: UnsafePointer<UInt8>, _ scales: UnsafePointer<Float>,
    _ zeroPoints: UnsafePointer<Int32>, _ matrix: DynamicRangeMatrix, _ output: UnsafeMutablePointer<Float>,
    panels: Range<Int>
  ) {
    FastKernels.dynamicRangeConvolution2D(
      quantized: quantized, meanings: QuantizedScales(scales: scales, zeroPoints: zeroPoints, step: 1),
      unit: .image,
      image: image, filter: matrix, output: output, pixels: 0..<geometry.outputPixelCount,
      panels: panels)
  }

  func expectEqualDepthwiseConvolution() throws {
    let (plainElements, plainScales) = plainElements(.tensorFlowLite)
    let expected = plainResult(.tensorFlowLite) { output, epilogue in
      ReferenceKernels.dynamicRangeDepthwiseConvolution2D(
        quantized: plainElements, scales: plainScales, filter: filter, output: output, geometry: geometry,
        epilogue: epilogue)
    }
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let quantized = quantized(.tensorFlowLite, instructionSet)
      let groups = try #require(
        DepthwiseGroups(geometry, sumsInputs: false, instructionSet: instructionSet))
      let channels = DynamicRangeChannels(
        filter: tensor([1, geometry.filterHeight, geometry.filterWidth, geometry.outputChannels]),
        groups: groups, scaling: scaling)
      let output = GuardedBuffer(count: expected.count)
      let scratch = GuardedBytes(count: groups.byteCount(outputRows: geometry.outputHeight))
      for image in 0..<geometry.batchCount {
        scratch.start.withMemoryRebound(to: Int32.self, capacity: scratch.values.count / 4) { scratch in
          channels.convolve(
            quantized.bytes.start, scale: quantized.scales[image], zeroPoint: quantized.zeroPoints[image],
            into: output.start, image: image, rows: 0..<geometry.outputHeight, scratch: scratch)
        }
      }
      #expect(
        output.values == expected && output.isIntact && scratch.isIntact, "\(instructionSet) \(geometry)")
    }
  }

  private func plainResult(
    _ rule: DynamicQuantization, _ compute: (UnsafeMutablePointer<Float>, DynamicRangeEpilogue) -> Void
  ) -> [Float] {
    let count = geometry.outputPixelCount * geometry.outputChannels
    let none = [Float](repeating: 0, count: geometry.outputChannels)
    return [Float](unsafeUninitializedCapacity: count) { output, initializedCount in
      initializedCount = count
      scaling.scales.withUnsafeBufferPointer { scales in
        (scaling.biases ?? none).withUnsafeBufferPointer { biases in
          (scaling.slopes ?? none).withUnsafeBufferPointer { slopes in
            guard let output = output.baseAddress else { return }
            compute(
              output,
              DynamicRangeEpilogue(
                filterScales: scales, channelCount: geometry.outputChannels,
                epilogue: Epilogue(
                  bias: scaling.biases == nil ? nil : biases.baseAddress,
                  slope: scaling.slopes == nil ? nil : slopes.baseAddress, bounds: scaling.bounds),
                rule: rule))
          }
        }
      }
    }
  }

  private func tensor(_ shape: Shape) -> Tensor {
    Tensor(shape: shape, elementType: .int8) { bytes in
      filter.withUnsafeBytes { bytes.copyMemory(from: $0) }
    }
  }
}
