import ComputeKernels
import TensorCore
import TestSupport
import Testing

/// Vector kernels on images and rows of 8-bit codes against the plain loops. Integers leave no tolerance.
@Suite("Kernels on images of codes")
struct CodeImageKernelTests {
  @Test("products of codes equal the plain loops", arguments: 0..<20, [true, false])
  func products(seed: Int, isSigned: Bool) {
    if isSigned {
      CodeImageProblem<Int8>(seed: seed).expectEqualProducts()
    } else {
      CodeImageProblem<UInt8>(seed: seed).expectEqualProducts()
    }
  }

  @Test("resized codes equal the plain loops", arguments: 0..<20, [true, false])
  func resizing(seed: Int, isSigned: Bool) {
    if isSigned {
      CodeImageProblem<Int8>(seed: seed).expectEqualResizing()
    } else {
      CodeImageProblem<UInt8>(seed: seed).expectEqualResizing()
    }
  }

  @Test("means of windows of codes equal the plain loops", arguments: 0..<20, [true, false])
  func averagePooling(seed: Int, isSigned: Bool) {
    if isSigned {
      CodeImageProblem<Int8>(seed: seed).expectEqualPooling()
    } else {
      CodeImageProblem<UInt8>(seed: seed).expectEqualPooling()
    }
  }

  @Test("means of channels of codes equal the plain loops", arguments: 0..<20, [true, false])
  func means(seed: Int, isSigned: Bool) {
    if isSigned {
      CodeImageProblem<Int8>(seed: seed).expectEqualMeans()
    } else {
      CodeImageProblem<UInt8>(seed: seed).expectEqualMeans()
    }
  }

  @Test("the best code of each row is the plain loops'", arguments: 0..<20, [true, false])
  func bestCodes(seed: Int, isSigned: Bool) {
    if isSigned {
      CodeImageProblem<Int8>(seed: seed).expectEqualPositions()
    } else {
      CodeImageProblem<UInt8>(seed: seed).expectEqualPositions()
    }
  }
}

/// An image of random codes.
private struct CodeImageProblem<Code: QuantizedCode> {
  private let height: Int
  private let width: Int
  private let channels: Int
  private let codes: [Code]
  private let image: GuardedBytes
  private let scales: [CodeScale]
  private let seed: Int

  init(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    self.seed = seed
    height = Int.random(in: 1...6, using: &generator)
    width = Int.random(in: 1...6, using: &generator)
    channels = seed % 3 == 0 ? 256 : Int.random(in: 1...70, using: &generator)
    // Few different codes, so that some are equal.
    codes = (0..<height * width * channels).map { _ in
      Code(Int.random(in: 0...(seed % 2 == 0 ? 255 : 5), using: &generator) + Int(Code.min))
    }
    image = GuardedBytes(codes.map { UInt8(truncatingIfNeeded: $0) })
    scales = (0..<3).map { _ in
      CodeScale(
        scale: Float.random(in: 0.01...0.05, using: &generator),
        zeroPoint: Int32.random(in: Code.codes, using: &generator))
    }
  }

  /// Each pixel times the first one, in two parts.
  func expectEqualProducts() {
    let multiplication = CodeMultiplication(
      left: scales[0], right: scales[1], result: scales[2], bounds: Code.codes)
    let broadcast = Broadcast(
      left: [height, width, channels], right: [1, 1, channels], output: [height, width, channels])
    expectEqual(count: codes.count) { output in
      ReferenceKernels.combine(
        left: codes, right: codes, output: output, broadcast: broadcast, combination: multiplication,
        elements: 0..<codes.count)
    } fast: { instructionSet, output in
      for elements in [0..<codes.count / 3, codes.count / 3..<codes.count] where !elements.isEmpty {
        FastKernels.multiply(
          left: image.start, right: image.start, output: bytes(output), broadcast: broadcast,
          multiplication: multiplication, isSigned: Code.isSigned, elements: elements,
          instructionSet: instructionSet)
      }
    }
  }

  func expectEqualResizing() {
    let rows = taps(input: height, output: 9)
    let columns = taps(input: width, output: 7)
    expectEqual(count: 9 * 7 * channels) { output in
      ReferenceKernels.resizeBilinear(
        input: codes, output: output, inputHeight: height, inputWidth: width, channels: channels,
        rows: rows, columns: columns, outputRows: 0..<9)
    } fast: { instructionSet, output in
      var scratch = [Int32](repeating: 0, count: width * channels)
      FastKernels.resizeBilinear(
        input: image.start, output: bytes(output), isSigned: Code.isSigned, inputHeight: height,
        inputWidth: width, channels: channels, rows: rows,
        columns: PackedInterpolation(columns, channels: channels), outputRows: 0..<9,
        instructionSet: instructionSet, scratch: &scratch)
    }
  }

  /// Windows of 3×2 with padding at the top.
  func expectEqualPooling() {
    let geometry = ConvolutionGeometry(
      batchCount: 1, inputHeight: height, inputWidth: width, inputChannels: channels, outputHeight: height,
      outputWidth: width, outputChannels: channels, filterHeight: 3, filterWidth: 2, strideHeight: 1,
      strideWidth: 1, dilationHeight: 1, dilationWidth: 1, paddingTop: 1, paddingLeft: 0)
    expectEqual(count: codes.count) { output in
      ReferenceKernels.averagePool2D(
        input: codes, output: output, geometry: geometry, bounds: Code.codes, rows: 0..<height)
    } fast: { instructionSet, output in
      FastKernels.averagePool2D(
        input: image.start, output: output, geometry: geometry, bounds: Code.codes, rows: 0..<height,
        instructionSet: instructionSet)
    }
  }

  func expectEqualMeans() {
    let shape: Shape = [height, width, channels]
    let walk = ReductionWalk(
      kept: StridedWalk(shape: shape, axes: [2]), folded: StridedWalk(shape: shape, axes: [0, 1]))
    let codeSum = CodeSum(from: scales[0], to: scales[1], termCount: height * width, isMean: true)
    expectEqual(count: channels) { output in
      ReferenceKernels.sum(
        input: codes, output: output, walk: walk, codeSum: codeSum, outputs: 0..<channels)
    } fast: { instructionSet, output in
      for outputs in [0..<channels / 3, channels / 3..<channels] where !outputs.isEmpty {
        FastKernels.sum(
          input: image.start, output: output, walk: walk, codeSum: codeSum, outputs: outputs,
          instructionSet: instructionSet)
      }
    }
  }

  func expectEqualPositions() {
    for isMaximum in [true, false] {
      var expected = [Int32](repeating: -1, count: height * width)
      ReferenceKernels.argReduce(
        isMaximum: isMaximum, input: codes, output: &expected, length: channels, inner: 1,
        outputs: 0..<height * width)
      for instructionSet in InstructionSet.allCases
      where instructionSet.isSupported && FastKernels.codeRowLengths(instructionSet).contains(channels) {
        var positions = [Int32](repeating: -1, count: height * width)
        FastKernels.argReduce(
          isMaximum: isMaximum, input: image.start, output: &positions, isSigned: Code.isSigned,
          length: channels, rows: 0..<height * width, instructionSet: instructionSet)
        #expect(positions == expected, "\(instructionSet)")
      }
    }
  }

  private func expectEqual(
    count: Int, plain: (UnsafeMutablePointer<Code>) -> Void,
    fast: (InstructionSet, UnsafeMutablePointer<Code>) -> Void
  ) {
    let expected = [Code](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      initializedCount = count
      if let start = buffer.baseAddress { plain(start) }
    }
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let output = GuardedBytes(count: count)
      output.start.withMemoryRebound(to: Code.self, capacity: count) { fast(instructionSet, $0) }
      #expect(
        output.values == expected.map { UInt8(truncatingIfNeeded: $0) } && output.isIntact,
        "\(instructionSet), \(height)×\(width)×\(channels)")
    }
  }

  private func bytes(_ codes: UnsafeMutablePointer<Code>) -> UnsafeMutablePointer<UInt8> {
    UnsafeMutableRawPointer(codes).assumingMemoryBound(to: UInt8.self)
  }

  private func taps(input: Int, output: Int) -> [InterpolationTap] {
    InterpolationTap.taps(
      input: input, output: output, alignsCorners: seed % 4 == 1, usesHalfPixelCenters: seed % 4 == 2)
  }
}
