import ComputeKernels
import TensorCore
import TestSupport
import Testing

/// Integer kernels against the plain loops, on random shapes. Integers leave no tolerance.
@Suite("Quantised convolutions")
struct QuantizedConvolutionTests {
  @Test("16-bit products equal the plain loops", arguments: 0..<60, [true, false])
  func equalsPlainLoops(seed: Int, isSigned: Bool) {
    if isSigned {
      QuantizedProblem<Int8>(seed: seed, isDepthwise: false).expectEqual()
    } else {
      QuantizedProblem<UInt8>(seed: seed, isDepthwise: false).expectEqual()
    }
  }

  @Test("depthwise 16-bit products equal the plain loops", arguments: 0..<60, [true, false])
  func depthwiseEqualsPlainLoops(seed: Int, isSigned: Bool) {
    if isSigned {
      QuantizedProblem<Int8>(seed: seed, isDepthwise: true).expectEqual()
    } else {
      QuantizedProblem<UInt8>(seed: seed, isDepthwise: true).expectEqual()
    }
  }

  @Test("a table of the same scale and zero point changes nothing")
  func identityTable() {
    let scale = CodeScale(scale: 0.37, zeroPoint: 12)
    let table: [Int8] = CodeConversion.table(from: scale, to: scale, codes: (Int8.self, Int8.self))
    #expect(table == Array(Int8.min...Int8.max))
  }

  @Test("a table between types of one scale moves by the zero points")
  func typeTable() {
    let table: [Int8] = CodeConversion.table(
      from: CodeScale(scale: 0.5, zeroPoint: 127), to: CodeScale(scale: 0.5, zeroPoint: -1),
      codes: (UInt8.self, Int8.self))
    #expect(table == Array(Int8.min...Int8.max))
  }

  @Test(
    "tables of any scales clamp", arguments: [1e-38, 1e-20, 1, 1e20, 3e38] as [Float],
    [1e-38, 1e-20, 1, 1e20, 3e38] as [Float])
  func extremeScales(source: Float, result: Float) {
    let table: [UInt8] = CodeConversion.table(
      from: CodeScale(scale: source, zeroPoint: 3), to: CodeScale(scale: result, zeroPoint: 100),
      codes: (Int8.self, UInt8.self))
    #expect(table.count == 256 && table[131] == 100)
    #expect(zip(table, table.dropFirst()).allSatisfy { $0 <= $1 })
  }
}

/// A convolution of random size with random codes.
private struct QuantizedProblem<Code: QuantizedCode> {
  private let geometry: ConvolutionGeometry
  private let input: [Code]
  private let filter: [Code]
  private let bias: [Int32]?
  private let requantization: Requantization
  private let isDepthwise: Bool

  init(seed: Int, isDepthwise: Bool) {
    var generator = SeededGenerator(seed: UInt64(seed))
    func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    func codes(_ count: Int) -> [Code] {
      (0..<count).map { _ in Code(random(Int(Code.min)...Int(Code.max))) }
    }
    self.isDepthwise = isDepthwise
    let isPointwise = seed % 3 == 0
    let (height, width) = isPointwise ? (1, 1) : (random(1...4), random(1...4))
    let channels = random(1...41)
    let (outputHeight, outputWidth) = (random(1...7), random(1...7))
    let stride = isPointwise ? 1 : random(1...2)
    let padding = isPointwise ? 0 : random(0...1)
    geometry = ConvolutionGeometry(
      batchCount: random(1...2), inputHeight: max(1, (outputHeight - 1) * stride + height - padding),
      inputWidth: max(1, (outputWidth - 1) * stride + width - padding), inputChannels: channels,
      outputHeight: outputHeight, outputWidth: outputWidth,
      outputChannels: isDepthwise ? channels : random(1...21), filterHeight: height, filterWidth: width,
      strideHeight: stride, strideWidth: stride, dilationHeight: 1, dilationWidth: 1, paddingTop: padding,
      paddingLeft: padding)
    input = codes(geometry.batchCount * geometry.inputHeight * geometry.inputWidth * channels)
    filter = codes(geometry.outputChannels * height * width * (isDepthwise ? 1 : channels))
    bias =
      seed % 4 == 0 ? nil : (0..<geometry.outputChannels).map { _ in Int32(random(-90_000...90_000)) }
    let isPerChannel = Code.self == Int8.self && seed % 2 == 0
    let scaleCount = isPerChannel ? geometry.outputChannels : 1
    let bounds = seed % 5 == 0 ? Code.codes : Int32(Code.min) + 40...Int32(Code.max) - 20
    requantization = Requantization(
      inputZeroPoint: Int32(random(Int(Code.min)...Int(Code.max))),
      filterZeroPoints: (0..<scaleCount).map { _ in
        Code.self == Int8.self ? 0 : Int32(random(Int(Code.min)...Int(Code.max)))
      },
      multipliers: (0..<scaleCount).map { _ in
        Float.random(in: 1e-5...0.02, using: &generator)
      },
      outputZeroPoint: Int32(random(Int(bounds.lowerBound)...Int(bounds.upperBound))), bounds: bounds)
  }

  func expectEqual() {
    #expect(fast() == plain().map { UInt8(truncatingIfNeeded: $0) }, "\(geometry) \(requantization)")
  }

  private func plain() -> [Code] {
    [Code](unsafeUninitializedCapacity: geometry.outputPixelCount * geometry.outputChannels) {
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

  /// The same in tiles of odd size.
  private func fast() -> [UInt8] {
    let packed = QuantizedFilter(
      filter: Tensor(shape: [filter.count], elementType: Code.self == Int8.self ? .int8 : .uint8) { bytes in
        filter.withUnsafeBytes { bytes.copyMemory(from: $0) }
      },
      bias: bias.map { Tensor(shape: [$0.count], values: $0) }, outputChannels: geometry.outputChannels,
      channelStride: isDepthwise ? 1 : geometry.patchLength, requantization: requantization)
    let bytes = input.map { UInt8(truncatingIfNeeded: $0) }
    let byteCount = geometry.outputPixelCount * geometry.outputChannels
    return [UInt8](unsafeUninitializedCapacity: byteCount) { output, count in
      count = byteCount
      guard let start = output.baseAddress else { return }
      if isDepthwise {
        var sums = [Int32](repeating: -1, count: geometry.inputChannels)
        for row in 0..<geometry.outputRowCount {
          FastKernels.quantizedDepthwiseConvolution2D(
            input: bytes, filter: packed, output: start, geometry: geometry, rows: row..<row + 1, sums: &sums)
        }
      } else {
        convolve(bytes, packed, into: start)
      }
    }
  }

  private func convolve(_ bytes: [UInt8], _ packed: QuantizedFilter, into output: UnsafeMutablePointer<UInt8>)
  {
    let tileLength = 5
    let scratch = UnsafeMutableRawPointer.allocate(
      byteCount: FastKernels.quantizedScratchByteCount(geometry, pixelCount: tileLength), alignment: 16)
    defer { scratch.deallocate() }
    for first in stride(from: 0, to: geometry.outputPixelCount, by: tileLength) {
      FastKernels.quantizedConvolution2D(
        input: bytes, filter: packed, output: output, geometry: geometry,
        pixels: first..<min(first + tileLength, geometry.outputPixelCount), scratch: scratch)
    }
  }
}
