import GraphRuntime
import ModelFormat
import TensorCore
import TestSupport
import Testing

/// Products of quantized matrices that are computed at run time, convolutions in groups of channels, and
/// those of 16-bit quantized values, against the plain loops. Integers leave no tolerance.
struct IntegerProductTests {
  /// A graph of one node, and the contents of its inputs.
  private struct Problem {
    let graph: GraphDefinition
    let inputs: [Tensor]

    init(_ operation: ModelFormat.Operation, _ tensors: [TensorDefinition], inputs: [(index: Int, Tensor)]) {
      let node = NodeDefinition(
        name: "node", operation: operation, inputs: Array(0..<tensors.count - 1), outputs: [tensors.count - 1]
      )
      graph = GraphDefinition(
        name: "one", tensors: tensors, nodes: [node], inputs: inputs.map(\.index),
        outputs: [tensors.count - 1])
      self.inputs = inputs.map(\.1)
    }

    func expectEqual(_ tiers: [KernelTier], kernel: String) throws {
      let expected = try output(PlanOptions(kernels: .reference))
      for tier in tiers {
        for threadCount in [1, 3] {
          let result = try output(PlanOptions(kernels: tier, threadCount: threadCount))
          #expect(result.bytes == expected.bytes, "\(tier), \(threadCount) threads")
          #expect(result.kernel.contains(kernel), "\(result.kernel)")
        }
      }
    }

    func output(_ options: PlanOptions) throws -> (bytes: [UInt8], kernel: String) {
      let executor = Executor(try Plan(graph, options: options))
      for (index, input) in inputs.enumerated() { try executor.setInput(index, to: input) }
      // Twice: what is packed in one run must not stay for the next.
      executor.run()
      executor.run()
      return (executor.output(0).withUnsafeBytes { Array($0) }, executor.plan.steps[0].kernelName)
    }
  }

  private var generator: SeededGenerator

  init() { generator = SeededGenerator(seed: 0) }

  private mutating func length(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  private mutating func tensor(_ shape: Shape, _ elementType: ElementType) -> Tensor {
    Tensor(shape: shape, elementType: elementType) { bytes in
      for index in bytes.indices { bytes[index] = UInt8.random(in: .min ... .max, using: &generator) }
    }
  }

  private static func definition(
    _ name: String, _ shape: Shape, _ elementType: ElementType, _ scale: Float, _ zeroPoint: Int = 0,
    constant: Tensor? = nil
  ) -> TensorDefinition {
    TensorDefinition(
      name: name, shape: shape, elementType: elementType,
      quantization: elementType == .int64 ? nil : Quantization(scale: scale, zeroPoint: zeroPoint),
      constant: constant)
  }

  @Test(arguments: 0..<48)
  mutating func batchesOfQuantizedMatrices(seed: Int) throws {
    generator = SeededGenerator(seed: UInt64(seed))
    let elementType: ElementType = seed % 4 == 3 ? .uint8 : .int8
    let range = elementType == .int8 ? -128...127 : 0...255
    let (rowCount, columnCount, depth) = (length(1...70), length(1...90), length(1...150))
    let (transposesLeft, transposesRight) = (seed % 5 == 4, seed % 2 == 1)
    let (leftBatch, rightBatch) = [([3, 2], []), ([2, 3], [2, 3]), ([1], [4])][seed % 3]
    let leftShape = Shape(leftBatch + (transposesLeft ? [depth, rowCount] : [rowCount, depth]))
    let rightShape = Shape(rightBatch + (transposesRight ? [columnCount, depth] : [depth, columnCount]))
    let batch = leftBatch == [1] ? rightBatch : leftBatch
    // Around zero, products are rounded otherwise; small scales of the output shift sums to the left.
    let rightZeroPoint = seed % 3 == 0 ? 0 : length(range)
    let outputScale: Float = seed % 7 == 6 ? 1e-5 : 0.0004 * Float(depth).squareRoot()
    let left = tensor(leftShape, elementType)
    let right = tensor(rightShape, elementType)
    let problem = Problem(
      Operation(BatchMatrixProduct(transposesLeft: transposesLeft, transposesRight: transposesRight)),
      [
        Self.definition("left", leftShape, elementType, 0.01, length(range)),
        Self.definition("right", rightShape, elementType, 0.007, rightZeroPoint),
        Self.definition(
          "out", Shape(batch + [rowCount, columnCount]), elementType, outputScale, length(range)),
      ], inputs: [(0, left), (1, right)])
    try problem.expectEqual(KernelTier.ofMicroKernels, kernel: "batch product of quantized values")
  }

  @Test(arguments: 0..<32)
  mutating func batchesOf16BitMatrices(seed: Int) throws {
    generator = SeededGenerator(seed: UInt64(seed))
    let rightType: ElementType = seed % 4 == 3 ? .int8 : .int16
    let (rowCount, columnCount) = (length(1...70), length(1...90))
    let depth = 2 * length(seed % 3 == 0 ? 400...600 : 1...75)
    let transposesRight = seed % 2 == 1
    let (leftBatch, rightBatch) = [([3, 2], []), ([2, 3], [2, 3]), ([1], [2])][seed % 3]
    let leftShape = Shape(leftBatch + [rowCount, depth])
    let rightShape = Shape(rightBatch + (transposesRight ? [columnCount, depth] : [depth, columnCount]))
    // The largest magnitudes, also of the parts of values: 2¹⁵, and 2⁷ for both bytes of 0x7F80.
    let isExtreme = seed % 8 == 0
    let left = isExtreme ? Self.repeating(.min, leftShape) : tensor(leftShape, .int16)
    let right =
      isExtreme && rightType == .int16 ? Self.repeating(0x7F80, rightShape) : tensor(rightShape, rightType)
    let scale: Float = rightType == .int8 ? 1e-3 : 1e-5
    let problem = Problem(
      Operation(BatchMatrixProduct(transposesRight: transposesRight)),
      [
        Self.definition("left", leftShape, .int16, 1e-4),
        Self.definition("right", rightShape, rightType, scale),
        Self.definition(
          "out", Shape((leftBatch == [1] ? rightBatch : leftBatch) + [rowCount, columnCount]), .int16,
          isExtreme ? 1e-4 * Float(depth) : 3e-6 * Float(depth).squareRoot()),
      ], inputs: [(0, left), (1, right)])
    try problem.expectEqual(KernelTier.ofMicroKernels, kernel: "products of 16-bit values in parts")
  }

  private static func repeating(_ value: Int16, _ shape: Shape) -> Tensor {
    Tensor(shape: shape, elementType: .int16) { bytes in
      for index in bytes.indices { bytes[index] = UInt8(truncatingIfNeeded: value >> Int16(index % 2 * 8)) }
    }
  }

  @Test(arguments: 0..<32)
  mutating func convolutionsOf16Bits(seed: Int) throws {
    generator = SeededGenerator(seed: UInt64(seed))
    let groupCount = seed % 4 == 3 ? 2 : 1
    let side = seed % 3 == 0 ? 1 : length(2...3)
    // Some sums have more terms than 32 bits hold products of.
    let channels = seed % 8 == 5 ? length(500...700) : length(1...40)
    let (height, width, outputs) = (length(side...8), length(side...8), length(1...50) * groupCount)
    let image: Shape = [2, height, width, channels * groupCount]
    let filter: Shape = [outputs, side, side, channels]
    let output: Shape = [2, height - side + 1, width - side + 1, outputs]
    let (input, weights) = (tensor(image, .int16), tensor(filter, .int8))
    let biasType: ElementType = seed % 5 == 4 ? .int32 : .int64
    let bias = tensor([outputs], biasType)
    let problem = Problem(
      Operation(Convolution2D(window: Window2D(), activation: [.none, .rectifier][seed % 2])),
      [
        Self.definition("image", image, .int16, 0.0001),
        Self.definition("filter", filter, .int8, 0.01, constant: weights),
        TensorDefinition(name: "bias", shape: [outputs], elementType: biasType, constant: bias),
        Self.definition("out", output, .int16, 0.0002 * Float(side * side * channels).squareRoot()),
      ], inputs: [(0, input)])
    try problem.expectEqual(KernelTier.ofMicroKernels, kernel: "product of 16-bit values")
  }

  @Test(arguments: 0..<16)
  mutating func depthwiseConvolutionsOf16Bits(seed: Int) throws {
    generator = SeededGenerator(seed: UInt64(seed))
    let (side, channels) = (length(1...5), length(1...40))
    let (height, width) = (length(side...9), length(side...9))
    let image: Shape = [2, height, width, channels]
    let output: Shape = [2, height, width, channels]
    let before = (side - 1) / 2
    let window = Window2D(
      paddingTop: before, paddingBottom: side - 1 - before, paddingLeft: before,
      paddingRight: side - 1 - before)
    let input = tensor(image, .int16)
    let weights = tensor([1, side, side, channels], .int8)
    let bias = tensor([channels], .int64)
    let problem = Problem(
      Operation(DepthwiseConvolution2D(window: window)),
      [
        Self.definition("image", image, .int16, 0.0001),
        Self.definition("filter", [1, side, side, channels], .int8, 0.01, constant: weights),
        TensorDefinition(name: "bias", shape: [channels], elementType: .int64, constant: bias),
        Self.definition("out", output, .int16, 0.001),
      ], inputs: [(0, input)])
    try problem.expectEqual(KernelTier.ofMicroKernels, kernel: "depthwise product of 16-bit values")
  }

  /// Few output channels, so that neighbouring outputs are computed as one; or several filters of a single
  /// channel.
  @Test(arguments: 0..<64)
  mutating func convolutionsToFewChannels(seed: Int) throws {
    generator = SeededGenerator(seed: UInt64(seed))
    let isDepthwise = seed % 4 == 3
    let elementType: ElementType = seed % 3 == 2 ? .uint8 : .int8
    let (rows, columns, stride) = (length(1...4), length(2...5), length(1...2))
    let (channels, outputs) = (isDepthwise ? 1 : length(1...9), length(isDepthwise ? 2...9 : 1...9))
    let (height, width) = (length(rows...9), 2 * stride * length(1...9) + columns)
    let window = Window2D(
      strideHeight: stride, strideWidth: stride, paddingTop: length(0...2), paddingBottom: length(0...2),
      paddingLeft: 0, paddingRight: stride - 1)
    let output: Shape = [
      2, (height + window.paddingTop + window.paddingBottom - rows) / stride + 1,
      (width + window.paddingRight - columns) / stride + 1, outputs,
    ]
    let filterShape: Shape = isDepthwise ? [1, rows, columns, outputs] : [outputs, rows, columns, channels]
    let image = tensor([2, height, width, channels], elementType)
    let weights = tensor(filterShape, elementType)
    let scales = (0..<outputs).map { 0.001 * Float($0 + 1) }
    let isPerChannel = elementType == .int8
    var filter = Self.definition(
      "filter", filterShape, elementType, 0.01, isPerChannel ? 0 : length(0...255), constant: weights)
    if isPerChannel {
      filter.quantization = try Quantization(
        validating: scales, zeroPoints: [Int](repeating: 0, count: outputs), axis: isDepthwise ? 3 : 0)
    }
    let biases = Tensor(shape: [outputs], elementType: .int32) { bytes in
      for channel in 0..<outputs {
        let bias = Int32.random(in: -20_000...20_000, using: &generator)
        bytes.storeBytes(of: bias, toByteOffset: 4 * channel, as: Int32.self)
      }
    }
    let problem = Problem(
      isDepthwise
        ? Operation(DepthwiseConvolution2D(window: window)) : Operation(Convolution2D(window: window)),
      [
        Self.definition("image", image.shape, elementType, 0.01, length(0...100)), filter,
        TensorDefinition(name: "bias", shape: [outputs], elementType: .int32, constant: biases),
        Self.definition("out", output, elementType, 0.02, length(0...100)),
      ], inputs: [(0, image)])
    try problem.expectEqual(KernelTier.ofMicroKernels, kernel: "window product of quantized values")
  }

  /// A convolution in groups of channels.
  private struct GroupedShapes {
    let image: Shape
    let filter: Shape
    let output: Shape
    let window: Window2D
    /// The number of inputs that an output sums over.
    let depth: Int
  }

  /// Groups whose output channels do not fill a vector, do, and are one too many; strides, dilations and
  /// margins of all sides.
  private mutating func groupedShapes() -> GroupedShapes {
    let (rows, columns, groupCount) = (length(1...3), length(1...3), length(2...12))
    let (channels, outputs) = (length(1...9), length(1...17) * groupCount)
    let (rowDilation, columnDilation) = (length(1...2), length(1...2))
    let window = Window2D(
      strideHeight: length(1...3), strideWidth: length(1...3), dilationHeight: rowDilation,
      dilationWidth: columnDilation, paddingTop: length(0...2), paddingBottom: length(0...2),
      paddingLeft: length(0...2), paddingRight: length(0...2))
    let extents = [(rows - 1) * rowDilation + 1, (columns - 1) * columnDilation + 1]
    let (height, width) = (length(extents[0]...9), length(extents[1]...9))
    let paddedHeight = height + window.paddingTop + window.paddingBottom
    let paddedWidth = width + window.paddingLeft + window.paddingRight
    return GroupedShapes(
      image: [2, height, width, channels * groupCount], filter: [outputs, rows, columns, channels],
      output: [
        2, (paddedHeight - extents[0]) / window.strideHeight + 1,
        (paddedWidth - extents[1]) / window.strideWidth + 1, outputs,
      ], window: window, depth: rows * columns * channels)
  }

  @Test(arguments: 0..<48)
  mutating func convolutionsInGroups(seed: Int) throws {
    generator = SeededGenerator(seed: UInt64(seed))
    let elementType: ElementType = seed % 3 == 2 ? .uint8 : .int8
    let shapes = groupedShapes()
    let (input, weights) = (tensor(shapes.image, elementType), tensor(shapes.filter, elementType))
    let problem = Problem(
      Operation(Convolution2D(window: shapes.window)),
      [
        Self.definition("image", shapes.image, elementType, 0.01, 3),
        Self.definition(
          "filter", shapes.filter, elementType, 0.01, elementType == .int8 ? 0 : 131, constant: weights),
        Self.definition("out", shapes.output, elementType, 0.01 * Float(shapes.depth).squareRoot(), 5),
      ], inputs: [(0, input)])
    try problem.expectEqual(KernelTier.ofMicroKernels, kernel: "product of quantized values")
  }

  @Test(arguments: 0..<48)
  mutating func convolutionsOfDynamicRangeInGroups(seed: Int) throws {
    generator = SeededGenerator(seed: UInt64(seed))
    let shapes = groupedShapes()
    let weights = tensor(shapes.filter, .int8)
    let numbers = (0..<shapes.image.elementCount).map { _ in Float.random(in: -3...5, using: &generator) }
    let problem = Problem(
      Operation(Convolution2D(window: shapes.window)),
      [
        TensorDefinition(name: "image", shape: shapes.image, elementType: .float32),
        Self.definition("filter", shapes.filter, .int8, 0.01, constant: weights),
        TensorDefinition(name: "out", shape: shapes.output, elementType: .float32),
      ], inputs: [(0, Tensor(shape: shapes.image, values: numbers))])
    try problem.expectEqual(KernelTier.ofMicroKernels, kernel: "product of dynamic range")
  }

  /// TensorFlow Lite rounds halves away from zero, and XNNPACK to even: 42 and 40.
  @Test func wholeImagesAreRoundedAsTensorFlowLiteRounds() throws {
    let channelCount = 16
    let shape: Shape = [1, 4, 4, 16]
    var numbers = [Float](repeating: 0, count: shape.elementCount)
    (numbers[0], numbers[33], numbers[50]) = (255, 42.5, 40.5)
    var expected = numbers
    (expected[33], expected[50]) = (43, 41)
    let identity = Tensor(shape: [16, 1, 1, 16], elementType: .int8) { weights in
      for channel in 0..<channelCount { weights[channel * channelCount + channel] = 1 }
    }
    let problem = Problem(
      Operation(Convolution2D(window: Window2D(), inputQuantization: .asymmetric)),
      [
        TensorDefinition(name: "image", shape: shape, elementType: .float32),
        Self.definition("filter", identity.shape, .int8, 1, constant: identity),
        TensorDefinition(name: "out", shape: shape, elementType: .float32),
      ], inputs: [(0, Tensor(shape: shape, values: numbers))])
    for tier in [.reference] + KernelTier.ofMicroKernels {
      let bytes = try problem.output(PlanOptions(kernels: tier)).bytes
      #expect(bytes == expected.withUnsafeBytes { Array($0) }, "\(tier)")
    }
  }
}
