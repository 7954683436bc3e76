import ComputeKernels
import TensorCore
import TestSupport
import Testing

/// Vector kernels on images and rows of 8-bit values against the plain loops. Integers leave no tolerance.
@Suite("Kernels on images of quantized values")
struct QuantizedImageKernelTests {
  @Test("products of quantized values equal the plain loops", arguments: 0..<20, [true, false])
  func products(seed: Int, isSigned: Bool) {
    if isSigned {
      QuantizedImageProblem<Int8>(seed: seed).expectEqualProducts()
    } else {
      QuantizedImageProblem<UInt8>(seed: seed).expectEqualProducts()
    }
  }

  @Test("resized quantized values equal the plain loops", arguments: 0..<20, [true, false])
  func resizing(seed: Int, isSigned: Bool) {
    if isSigned {
      QuantizedImageProblem<Int8>(seed: seed).expectEqualResizing()
    } else {
      QuantizedImageProblem<UInt8>(seed: seed).expectEqualResizing()
    }
  }

  @Test("means of windows of quantized values equal the plain loops", arguments: 0..<20, [true, false])
  func averagePooling(seed: Int, isSigned: Bool) {
    if isSigned {
      QuantizedImageProblem<Int8>(seed: seed).expectEqualPooling()
    } else {
      QuantizedImageProblem<UInt8>(seed: seed).expectEqualPooling()
    }
  }

  @Test("means of channels of quantized values equal the plain loops", arguments: 0..<20, [true, false])
  func means(seed: Int, isSigned: Bool) {
    if isSigned {
      QuantizedImageProblem<Int8>(seed: seed).expectEqualMeans()
    } else {
      QuantizedImageProblem<UInt8>(seed: seed).expectEqualMeans()
    }
  }

  @Test("the best code of each row is the plain loops'", arguments: 0..<20, [true, false])
  func bestElements(seed: Int, isSigned: Bool) {
    if isSigned {
      QuantizedImageProblem<Int8>(seed: seed).expectEqualPositions()
    } else {
      QuantizedImageProblem<UInt8>(seed: seed).expectEqualPositions()
    }
  }
}

/// An image of random quantized values.
private struct QuantizedImageProblem<Quantized: QuantizedElement> {
  private let height: Int
  private let width: Int
  private let channels: Int
  private let quantized: [Quantized]
  private let image: GuardedBytes
  private let scales: [QuantizedScale]
  private let seed: Int

  init(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    self.seed = seed
    height = Int.random(in: 1...6, using: &generator)
    width = Int.random(in: 1...6, using: &generator)
    channels = seed % 3 == 0 ? 256 : Int.random(in: 1...70, using: &generator)
    // Few different quantized values, so that some are equal.
    quantized = (0..<height * width * channels).map { _ in
      Quantized(Int.random(in: 0...(seed % 2 == 0 ? 255 : 5), using: &generator) + Int(Quantized.min))
    }
    image = GuardedBytes(quantized.map { UInt8(truncatingIfNeeded: $0) })
    scales = (0..<3).map { _ in
      QuantizedScale(
        scale: Float.random(in: 0.01...0.05, using: &generator),
        zeroPoint: Int32.random(in: Quantized.range, using: &generator))
    }
  }

  /// Each pixel times the first one, in two parts.
  func expectEqualProducts() {
    let multiplication = QuantizedMultiplication(
      left: scales[0], right: scales[1], result: scales[2], bounds: Quantized.range)
    let broadcast = Broadcast(
      left: [height, width, channels], right: [1, 1, channels], output: [height, width, channels])
    expectEqual(count: quantized.count) { output in
      ReferenceKernels.combine(
        left: quantized, right: quantized, output: output, broadcast: broadcast, combination: multiplication,
        elements: 0..<quantized.count)
    } fast: { instructionSet, output in
      for elements in [0..<quantized.count / 3, quantized.count / 3..<quantized.count] where !elements.isEmpty
      {
        FastKernels.combine(
          left: image.start, right: image.start, output: bytes(output), broadcast: broadcast,
          combination: multiplication, isSigned: Quantized.isSigned, elements: elements,
          instructionSet: instructionSet)
      }
    }
  }

  func expectEqualResizing() {
    let rows = taps(input: height, output: 9)
    let columns = taps(input: width, output: 7)
    for splitsChannels in [false, true] {
      expectEqualResizing(
        rows, columns, PackedInterpolation(columns, channels: channels, splitsChannels: splitsChannels))
    }
  }

  private func expectEqualResizing(
    _ rows: [InterpolationTap], _ columns: [InterpolationTap], _ packed: PackedInterpolation
  ) {
    expectEqual(count: 9 * 7 * channels) { output in
      ReferenceKernels.resizeBilinear(
        input: quantized, output: output, inputHeight: height, inputWidth: width, channels: channels,
        rows: rows, columns: columns, outputRows: 0..<9)
    } fast: { instructionSet, output in
      var scratch = [Int32](repeating: 0, count: width * channels)
      FastKernels.resizeBilinear(
        input: image.start, output: bytes(output), isSigned: Quantized.isSigned, inputHeight: height,
        inputWidth: width, channels: channels, rows: rows, columns: packed, outputRows: 0..<9,
        instructionSet: instructionSet, scratch: &scratch)
    }
  }

  /// Windows of 3×2 with padding at the top.
  func expectEqualPooling() {
    let geometry = ConvolutionGeometry(
      batchCount: 1, inputHeight: height, inputWidth: width, inputChannels: channels, outputHeight: height,
      outputWidth: width, outputChannels: channels, filterHeight: 3, filterWidth: 2, strideHeight: 1,
      strideWidth: 1, dilationHeight: 1, dilationWidth: 1, paddingTop: 1, paddingLeft: 0)
    expectEqual(count: quantized.count) { output in
      ReferenceKernels.averagePool2D(
        input: quantized, output: output, geometry: geometry, bounds: Quantized.range, rows: 0..<height)
    } fast: { instructionSet, output in
      FastKernels.averagePool2D(
        input: image.start, output: output, geometry: geometry, bounds: Quantized.range, rows: 0..<height,
        instructionSet: instructionSet)
    }
  }

  func expectEqualMeans() {
    // Along columns, along lines, along several lines of each result, and of several images.
    for axes in [[0, 1], [2], [0, 2], [1], [0, 1, 2]] { expectEqualMeans(axes: axes) }
  }

  private func expectEqualMeans(axes: [Int]) {
    let shape: Shape = [height, width, channels]
    let walk = ReductionWalk(
      kept: StridedWalk(shape: shape, axes: [0, 1, 2].filter { !axes.contains($0) }),
      folded: StridedWalk(shape: shape, axes: axes))
    #expect(walk.hasQuantizedForm)
    let count = walk.kept.count
    let quantizedSum = QuantizedSum(
      from: scales[0], to: scales[1], termCount: walk.folded.count, isMean: true)
    expectEqual(count: count) { output in
      ReferenceKernels.sum(
        input: quantized, output: output, walk: walk, quantizedSum: quantizedSum, outputs: 0..<count)
    } fast: { instructionSet, output in
      let input = UnsafeRawPointer(image.start).assumingMemoryBound(to: Quantized.self)
      for outputs in [0..<count / 3, count / 3..<count] where !outputs.isEmpty {
        FastKernels.sum(
          input: input, output: output, walk: walk, quantizedSum: quantizedSum, outputs: outputs,
          instructionSet: instructionSet)
      }
    }
  }

  func expectEqualPositions() {
    for isMaximum in [true, false] {
      var expected = [Int32](repeating: -1, count: height * width)
      ReferenceKernels.argReduce(
        isMaximum: isMaximum, input: quantized, output: &expected, length: channels, inner: 1,
        outputs: 0..<height * width)
      for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
        var positions = [Int32](repeating: -1, count: height * width)
        FastKernels.argReduce(
          isMaximum: isMaximum, input: image.start, output: &positions, isSigned: Quantized.isSigned,
          length: channels, rows: 0..<height * width, instructionSet: instructionSet)
        #expect(positions == expected, "\(instructionSet)")
      }
    }
  }

  private func expectEqual(
    count: Int, plain: (UnsafeMutablePointer<Quantized>) -> Void,
    fast: (InstructionSet, UnsafeMutablePointer<Quantized>) -> Void
  ) {
    let expected = [Quantized](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      initializedCount = count
      if let start = buffer.baseAddress { plain(start) }
    }
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let output = GuardedBytes(count: count)
      output.start.withMemoryRebound(to: Quantized.self, capacity: count) { fast(instructionSet, $0) }
      #expect(
        output.values == expected.map { UInt8(truncatingIfNeeded: $0) } && output.isIntact,
        "\(instructionSet), \(height)×\(width)×\(channels)")
    }
  }

  private func bytes(_ quantized: UnsafeMutablePointer<Quantized>) -> UnsafeMutablePointer<UInt8> {
    UnsafeMutableRawPointer(quantized).assumingMemoryBound(to: UInt8.self)
  }

  private func taps(input: Int, output: Int) -> [InterpolationTap] {
    InterpolationTap.taps(
      input: input, output: output, alignsCorners: seed % 4 == 1, usesHalfPixelCenters: seed % 4 == 2)
  }
}
