import ComputeKernels
import TensorCore
import TestSupport
import Testing

@testable import TensorOperators

/// Kernels that move or pool elements give the same in one piece as in parts, which threads share.
struct PartedKernelTests {
  /// A kernel on an input of 2 · 4 · 6 · 3 floats.
  struct Kernel: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The number of pieces that it can be cut into.
    let count: Int
    let outputCount: Int
    let compute:
      @Sendable (_ input: UnsafePointer<Float>, _ output: UnsafeMutablePointer<Float>, _ part: Range<Int>) ->
        Void

    init(
      _ name: String, count: Int, outputCount: Int = 144,
      _ compute: @escaping @Sendable (UnsafePointer<Float>, UnsafeMutablePointer<Float>, Range<Int>) -> Void
    ) {
      (testDescription, self.count, self.outputCount, self.compute) = (name, count, outputCount, compute)
    }
  }

  private static let floatSize = MemoryLayout<Float>.size

  static let kernels = [
    Kernel("depthToSpace", count: 8) {
      DepthToSpace.moveBlocks(
        input: $0, output: $1, runByteCount: 2 * 3 * 2, rows: $2, width: 3, blockSize: 2, spreads: true)
    },
    Kernel("spaceToDepth", count: 4) {
      SpaceToDepth.moveBlocks(
        input: $0, output: $1, runByteCount: 2 * 3 * floatSize, rows: $2, width: 3, blockSize: 2,
        spreads: false)
    },
    Kernel("resizeNearestNeighbor", count: 10, outputCount: 10 * 7 * 3) {
      ResizeNearestNeighbor.resizeNearestNeighbor(
        input: $0, output: $1, inputHeight: 4, inputWidth: 6, pixelByteCount: 3 * floatSize,
        rows: [0, 0, 1, 2, 3], columns: [0, 1, 1, 2, 3, 4, 5], outputRows: $2)
    },
    Kernel("gather", count: 2 * 4 * 3, outputCount: 2 * 4 * 3 * 3) { input, output, runs in
      Gather.gather(
        input: input, positions: [Int32(5), 0, 3, 1, 9, -1], output: output, outerCount: 4, length: 6,
        positionCount: 3, runByteCount: 3 * floatSize, runs: runs)
    },
    Kernel("gatherND", count: 3, outputCount: 3 * 18) { input, output, runs in
      GatherND.gatherND(
        input: input, positions: [Int32(1), 3, 0, 9, -1, 2], output: output, lengths: [2, 4],
        strides: [72 * floatSize, 18 * floatSize], runByteCount: 18 * floatSize, runs: runs)
    },
    Kernel("oneHot", count: 4, outputCount: 4 * 5 * 2) { _, output, outers in
      OneHot.oneHot(
        positions: [Int32(0), 4, 2, -1, 1, 1, 9, 3], output: output, elementByteCount: floatSize,
        outers: outers, innerCount: 2, depth: 5, on: UInt64(Float(1).bitPattern), off: 0)
    },
    Kernel("copyTabulated", count: 4, outputCount: 4 * 3 * 6) {
      MirrorPad.copyTabulated(
        input: $0, output: $1, offsets: [[96, 0, 96, 192], [32, 0, 32]], runByteCount: 6 * floatSize,
        positions: $2)
    },
    Kernel("copyRows", count: 8, outputCount: 8 * 20) { input, output, rows in
      ReferenceKernels.copyRows(
        input: input, output: output, rowByteCount: 18 * floatSize, start: floatSize,
        walk: StridedWalk(lengths: [2, 4], strides: [80 * floatSize, 20 * floatSize]), rows: rows)
    },
    Kernel("quantize", count: 144, outputCount: 36) { input, output, elements in
      ReferenceKernels.quantize(
        input: input, output: UnsafeMutableRawPointer(output).assumingMemoryBound(to: UInt8.self),
        elements: elements, scale: QuantizedScale(scale: 0.01, zeroPoint: 3))
    },
    Kernel("dequantize", count: 144) { input, output, elements in
      ReferenceKernels.dequantize(
        input: UnsafeRawPointer(input).assumingMemoryBound(to: UInt8.self), output: output,
        elements: elements, scale: QuantizedScale(scale: 0.01, zeroPoint: 3))
    },
    Kernel("transformTensorBilinear", count: 5, outputCount: 5 * 7 * 3) { input, output, rows in
      TransformTensorBilinear.transformTensorBilinear(
        input: input, matrix: [0.8, 0.1, 0, 0, -0.1, 0.7, 0, 1, 0, 0, 1, 0, 0, 0, 0, 1], output: output,
        inputHeight: 4, inputWidth: 6, channels: 3, width: 7, rows: rows)
    },
    Kernel("maxPool2D", count: 6, outputCount: 6 * 5 * 3) {
      ReferenceKernels.maxPool2D(
        input: $0, output: $1, geometry: pooling, lower: -1, upper: 1, rows: $2)
    },
  ]

  /// A 2×2 window over two images of 4×6 pixels with 3 channels.
  private static let pooling = ConvolutionGeometry(
    batchCount: 2, inputHeight: 4, inputWidth: 6, inputChannels: 3, outputHeight: 3, outputWidth: 5,
    outputChannels: 3, filterHeight: 2, filterWidth: 2, strideHeight: 1, strideWidth: 1, dilationHeight: 1,
    dilationWidth: 1, paddingTop: 0, paddingLeft: 0)

  @Test(arguments: kernels)
  func parts_giveWhatTheWholeGives(kernel: Kernel) {
    var generator = SeededGenerator(seed: 5)
    let input = GuardedBuffer(generator.floats(144))
    let whole = GuardedBuffer([Float](repeating: 7, count: kernel.outputCount))
    kernel.compute(input.start, whole.start, 0..<kernel.count)
    #expect(whole.isIntact)
    for cut in 1..<kernel.count {
      let parts = GuardedBuffer([Float](repeating: 7, count: kernel.outputCount))
      kernel.compute(input.start, parts.start, cut..<kernel.count)
      kernel.compute(input.start, parts.start, 0..<cut)
      #expect(parts.isIntact)
      #expect(parts.values.map(\.bitPattern) == whole.values.map(\.bitPattern))
    }
  }

  /// One part at the end must not write what belongs to those before it.
  @Test(arguments: kernels)
  func lastPart_leavesTheOthersAlone(kernel: Kernel) {
    let input = GuardedBuffer([Float](repeating: 1, count: 144))
    let output = GuardedBuffer([Float](repeating: 7, count: kernel.outputCount))
    kernel.compute(input.start, output.start, kernel.count - 1..<kernel.count)
    #expect(output.values[0] == 7)
  }
}
