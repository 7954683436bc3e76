import ComputeKernels
import TensorCore
import TestSupport
import Testing

/// Vector kernels of 8-bit values against the plain loops, on random runs. Integers leave no tolerance.
@Suite("Kernels of quantized values")
struct QuantizedKernelTests {
  @Test("sums of quantized values equal the plain loops", arguments: 0..<40, [true, false])
  func addition(seed: Int, isSigned: Bool) throws {
    if isSigned {
      try QuantizedProblem<Int8>(seed: seed).expectEqualSums()
    } else {
      try QuantizedProblem<UInt8>(seed: seed).expectEqualSums()
    }
  }

  @Test("sums far from their operands' scales are the nearest quantized values", arguments: [false, true])
  func farAddition(subtracts: Bool) {
    let farRatios: [(Float, Float)] = [
      (300, 0.7), (300, 300), (0.0009, 0.0007), (3_000, 3), (600_000, 600_000), (1e9, 1e9), (1e30, 1e30),
    ]
    for ratios in farRatios {
      let addition = CommonUnitAddition(
        left: QuantizedScale(scale: ratios.0, zeroPoint: 7),
        right: QuantizedScale(scale: ratios.1, zeroPoint: -9),
        result: QuantizedScale(scale: 1, zeroPoint: 20), subtracts: subtracts, bounds: Int8.range)
      var error = 0.0
      for left in Int8.range {
        for right in Int8.range {
          let (first, second) = (Double(left - 7) * Double(ratios.0), Double(right + 9) * Double(ratios.1))
          let sum = min(max((subtracts ? first - second : first + second) + 20, -128), 127)
          error = max(error, abs(Double(addition.quantized(left, right)) - sum))
        }
      }
      #expect(error < 0.51, "\(ratios)")
    }
  }

  @Test("dequantized values equal the plain loops", arguments: 0..<20, [true, false])
  func dequantization(seed: Int, isSigned: Bool) {
    if isSigned {
      QuantizedProblem<Int8>(seed: seed).expectEqualNumbers()
    } else {
      QuantizedProblem<UInt8>(seed: seed).expectEqualNumbers()
    }
  }

  @Test("quantized values found in a table are those at their place", arguments: 0..<20)
  func table(seed: Int) {
    let problem = QuantizedProblem<UInt8>(seed: seed)
    let table = (0..<256).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ seed) }
    let expected = problem.left.values.map { table[Int($0)] }
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let output = GuardedBytes(count: problem.count)
      FastKernels.lookUp(
        input: problem.left.start, output: output.start, table: table, elements: 0..<problem.count,
        instructionSet: instructionSet)
      #expect(output.values == expected && output.isIntact, "\(instructionSet)")
    }
  }

  @Test("values rectified by tables equal the plain loops", arguments: 0..<40, [true, false])
  func rectification(seed: Int, isSigned: Bool) {
    if isSigned {
      QuantizedProblem<Int8>(seed: seed).expectEqualRectification(seed: seed)
    } else {
      QuantizedProblem<UInt8>(seed: seed).expectEqualRectification(seed: seed)
    }
  }

  @Test("the largest quantized values equal the plain loops", arguments: 0..<20, [true, false])
  func pooling(seed: Int, isSigned: Bool) {
    if isSigned {
      QuantizedProblem<Int8>(seed: seed).expectEqualMaxima()
    } else {
      QuantizedProblem<UInt8>(seed: seed).expectEqualMaxima()
    }
  }
}

/// Two runs of random quantized values.
private struct QuantizedProblem<Quantized: QuantizedElement> {
  let count: Int
  let left: GuardedBytes
  private let right: GuardedBytes
  private let scales: [QuantizedScale]
  private let bounds: ClosedRange<Int32>

  init(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    count = Int.random(in: 1...300, using: &generator)
    left = GuardedBytes((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
    right = GuardedBytes((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
    scales = (0..<3).map { _ in
      QuantizedScale(
        scale: Float.random(in: 0.001...0.05, using: &generator),
        zeroPoint: Int32.random(in: Quantized.range, using: &generator))
    }
    bounds = seed % 2 == 0 ? Quantized.range : Int32(Quantized.min) + 40...Int32(Quantized.max) - 20
  }

  func expectEqualSums() throws {
    let addition = try #require(
      QuantizedAddition(left: scales[0], right: scales[1], result: scales[2], bounds: bounds))
    let expected = zip(left.values, right.values).map { left, right in
      UInt8(truncatingIfNeeded: addition.quantized(Self.value(left), Self.value(right)))
    }
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let output = GuardedBytes(count: count)
      for elements in [0..<count / 3, count / 3..<count] where !elements.isEmpty {
        FastKernels.combine(
          left: left.start, right: right.start, output: output.start,
          broadcast: Broadcast(left: [count], right: [count], output: [count]), combination: addition,
          isSigned: Quantized.isSigned, elements: elements, instructionSet: instructionSet)
      }
      #expect(output.values == expected && output.isIntact, "\(instructionSet)")
    }
  }

  func expectEqualNumbers() {
    let expected = left.values.map { Float(Self.value($0) - scales[0].zeroPoint) * scales[0].scale }
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let output = GuardedBuffer(count: count)
      FastKernels.dequantize(
        input: left.start, output: output.start, scale: scales[0], isSigned: Quantized.isSigned,
        elements: 0..<count, instructionSet: instructionSet)
      #expect(output.values == expected && output.isIntact, "\(instructionSet)")
    }
  }

  /// Slopes for each channel of a small image, for each of its pixels, and one for all.
  func expectEqualRectification(seed: Int) {
    let (height, width, channels) = (3, 1 + seed % 5, 1 + count % 70)
    let shape: Shape = [2, height, width, channels]
    let slopeShape: Shape = [[channels], [height, width, 1], [1], [height, width, channels]][seed % 4]
    let broadcast = Broadcast(left: shape, right: slopeShape, output: shape)
    let quantizedSlope = QuantizedSlope(input: scales[0], slope: scales[1], result: scales[2])
    let values = (0..<shape.elementCount).map { left.values[$0 * 7 % count] }
    let slope = (0..<slopeShape.elementCount).map {
      Quantized(truncatingIfNeeded: Self.value(right.values[$0 % count]))
    }
    var expected = [Quantized](repeating: 0, count: values.count)
    ReferenceKernels.parametricRectifier(
      input: values.map { Quantized(truncatingIfNeeded: Self.value($0)) }, slope: slope, output: &expected,
      broadcast: broadcast, quantizedSlope: quantizedSlope, elements: 0..<values.count)
    let tables = slope.withUnsafeBufferPointer { QuantizedSlopeTables(of: $0, quantizedSlope) }
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      // In the place of the input.
      let output = GuardedBytes(values)
      for elements in [0..<values.count / 3, values.count / 3..<values.count] {
        FastKernels.parametricRectifier(
          input: output.start, output: output.start, broadcast: broadcast, tables: tables, elements: elements,
          instructionSet: instructionSet)
      }
      #expect(output.values == expected.map { UInt8(truncatingIfNeeded: $0) } && output.isIntact)
    }
  }

  /// Windows of 3×2 over an image that repeats the quantized values, of as many channels as some vector has
  /// or of fewer.
  func expectEqualMaxima() {
    for channels in [64 + count % 7, 32 + count % 7, 16 + count % 7, 8 + count % 7, 1 + count % 7] {
      for stride in 1...2 { expectEqualMaxima(channels: channels, stride: stride) }
    }
  }

  private func expectEqualMaxima(channels: Int, stride: Int) {
    let width = 9
    let height = 300 / (width * channels) + 1
    let geometry = ConvolutionGeometry(
      batchCount: 1, inputHeight: height, inputWidth: width, inputChannels: channels, outputHeight: height,
      outputWidth: (width + stride - 1) / stride, outputChannels: channels, filterHeight: 3, filterWidth: 2,
      strideHeight: 1, strideWidth: stride, dilationHeight: 1, dilationWidth: 1, paddingTop: 1, paddingLeft: 0
    )
    let quantized = (0..<height * width * channels).map { left.values[$0 % count] }
    let image = GuardedBytes(quantized)
    let outputCount = height * geometry.outputWidth * channels
    let input = quantized.map { Quantized(truncatingIfNeeded: Self.value($0)) }
    var expected = [Quantized](repeating: 0, count: outputCount)
    ReferenceKernels.maxPool2D(
      input: input, output: &expected, geometry: geometry, lower: Quantized(bounds.lowerBound),
      upper: Quantized(bounds.upperBound), rows: 0..<height)
    for instructionSet in InstructionSet.allCases where instructionSet.isSupported {
      let output = GuardedBytes(count: outputCount)
      FastKernels.maxPool2D(
        input: image.start, output: output.start, geometry: geometry, isSigned: Quantized.isSigned,
        bounds: bounds, rows: 0..<height, instructionSet: instructionSet)
      #expect(output.values == expected.map { UInt8(truncatingIfNeeded: $0) } && output.isIntact)
    }
  }

  /// The code that a byte holds.
  private static func value(_ byte: UInt8) -> Int32 {
    Quantized.isSigned ? Int32(Int8(bitPattern: byte)) : Int32(byte)
  }
}
