import GraphRuntime
import ModelFormat
import TensorCore
import Testing

/// Operators on elements and rows: what they refuse, and what they give where a network seldom goes.
struct ArithmeticOperatorTests {
  struct Refusal: Sendable, CustomTestStringConvertible {
    let operation: ModelFormat.Operation
    let inputs: [TensorType]
    let outputs: [TensorType]
    let words: String

    init(_ operation: ModelFormat.Operation, _ inputs: [TensorType], _ output: TensorType, _ words: String) {
      (self.operation, self.inputs, outputs, self.words) = (operation, inputs, [output], words)
    }

    var testDescription: String { "\(operation.kind): \(words)" }
  }

  private static func codes(_ shape: Shape, scale: Float = 0.5) -> TensorType {
    TensorType(shape, .int8, quantization: Quantization(scale: scale, zeroPoint: 3))
  }

  private static func unsignedCodes(_ shape: Shape) -> TensorType {
    TensorType(shape, .uint8, quantization: Quantization(scale: 0.5, zeroPoint: 3))
  }

  private static let pair: TensorType = TensorType([2])
  private static let differing = "quantized tensors must keep scale and zero point; these differ"

  static let refusals: [Refusal] = [
    Refusal(
      Operation(AveragePool2D(windowHeight: 1, windowWidth: 1, window: Window2D())), [pair], pair,
      "expected rank 4"),
    Refusal(
      Operation(AveragePool2D(windowHeight: 1, windowWidth: 1, window: Window2D())),
      [codes([1, 2, 2, 1])], codes([1, 2, 2, 1], scale: 0.25), "averagePool2D: \(differing)"),
    Refusal(
      Operation(MaxPool2D(windowHeight: 1, windowWidth: 1, window: Window2D())),
      [wide(1, of: [1, 1, 1, 1])], wide(2, of: [1, 1, 1, 1]), "maxPool2D: \(differing)"),
    Refusal(
      Operation(L2Pool2D(windowHeight: 1, windowWidth: 1, window: Window2D())), [codes([1, 2, 2, 1])],
      codes([1, 2, 2, 1]), "expected float32"),
    Refusal(
      Operation(Comparison(.less)), [pair, TensorType([2], .int32)], TensorType([2], .bool), "the same"),
    Refusal(
      Operation(Comparison(.less)), [pair, TensorType([3])], TensorType([2], .bool), "do not broadcast"),
    Refusal(
      Operation(Comparison(.less)), [TensorType([2], .int8), TensorType([2], .int8)], TensorType([2], .bool),
      "has no scale"),
    Refusal(Operation(Select()), [pair, pair, pair], pair, "expected bool"),
    Refusal(Operation(Select()), [TensorType([2], .bool), pair, TensorType([3])], pair, "do not broadcast"),
    Refusal(
      Operation(Select()), [TensorType([2], .bool), codes([2]), codes([2], scale: 1)], codes([2]),
      "select: \(differing)"),
    Refusal(
      Operation(LeakyRectifier(negativeSlope: 1)), [TensorType([2], .int32)],
      TensorType([2], .int32), "no kernel takes int32"),
    Refusal(
      Operation(FakeQuantization(minimum: 0, maximum: 1)), [TensorType([2], .int32)],
      TensorType([2], .int32), "no kernel takes int32"),
    Refusal(Operation(Cast()), [TensorType([2], .float16)], pair, "no kernel takes float16"),
    Refusal(Operation(Softmax()), [TensorType([])], TensorType([]), "at least one axis"),
    Refusal(Operation(LogSoftmax()), [TensorType([])], TensorType([]), "at least one axis"),
    Refusal(
      Operation(LogSoftmax()), [TensorType([2], .int32)], TensorType([2], .int32), "no kernel takes int32"),
    Refusal(Operation(L2Normalization()), [codes([2])], codes([2]), "must have scale 1 / 128"),
    Refusal(
      Operation(LocalResponseNormalization(radius: 1, bias: 1, alpha: 1, beta: 1)),
      [codes([2])], codes([2]), "expected float32"),
    Refusal(Operation(ArgReduction(.maximum, axis: 1)), [pair], TensorType([2], .int32), "has no elements"),
    Refusal(
      Operation(ArgReduction(.maximum, axis: 0)), [TensorType([0, 2])], TensorType([2], .int32),
      "has no elements"),
    Refusal(Operation(ArgReduction(.maximum, axis: 0)), [pair], TensorType([]), "neither int32 nor int64"),
    Refusal(Operation(CumulativeSum(axis: 1)), [pair], pair, "has no axis 1"),
    Refusal(Operation(CumulativeSum(axis: 0)), [codes([2])], codes([2]), "no kernel takes int8"),
    Refusal(Operation(ElementwiseUnary(.logicalNot)), [pair], pair, "logicalNot: no kernel takes float32"),
    Refusal(Operation(ElementwiseUnary(.sine)), [codes([2])], codes([2]), "sine: no kernel takes int8"),
    Refusal(
      Operation(ElementwiseUnary(.logarithm)), [TensorType([2], .int32)], TensorType([2], .int32),
      "logarithm: no kernel takes int32"),
    Refusal(
      Operation(ElementwiseBinary(.logicalAnd)), [pair, pair], pair, "logicalAnd: no kernel takes float32"),
    Refusal(
      Operation(ElementwiseBinary(.power)), [codes([2]), codes([2])], codes([2]),
      "power: no kernel takes int8"),
    Refusal(
      Operation(ElementwiseBinary(.maximum)), [codes([2]), codes([2], scale: 1)], codes([2]),
      "maximum: \(differing)"),
    Refusal(Operation(ParametricRectifier()), [pair, codes([2])], pair, "expected the same"),
    Refusal(
      Operation(Reduction(.any, axes: [0], keepsDimensions: false)), [pair], TensorType([]),
      "any: no kernel takes float32"),
    Refusal(
      Operation(Reduction(.product, axes: [0], keepsDimensions: false)), [unsignedCodes([2])],
      unsignedCodes([]), "product: no kernel takes uint8"),
    Refusal(
      Operation(ElementwiseUnary(.negate)), [unsignedCodes([2])], unsignedCodes([2]),
      "negate: no kernel takes uint8"),
    Refusal(
      Operation(ElementwiseBinary(.floorDivide)), [unsignedCodes([2]), unsignedCodes([2])],
      unsignedCodes([2]), "floorDivide: no kernel takes uint8"),
    Refusal(
      Operation(SegmentReduction(.sum, segmentCount: 1)), [pair, TensorType([3], .int32)], TensorType([1]),
      "one int32 for each slice"),
    Refusal(
      Operation(SegmentReduction(.maximum, segmentCount: 1)), [codes([2]), TensorType([2], .int32)],
      codes([1]), "no kernel takes int8"),
    Refusal(
      Operation(ElementwiseUnary(.logistic)), [wide(0.001)], wide(0.001), "expected 3.0517578125e-05"),
    Refusal(Operation(ElementwiseUnary(.sine)), [wide(0.001)], wide(0.001), "sine: no kernel takes int16"),
    Refusal(Operation(ElementwiseUnary(.rectifier)), [wide(1, 2)], wide(1), "the zero point 2"),
    Refusal(Operation(Softmax()), [wide(0.001)], wide(0.001), "expected 3.0517578125e-05"),
    Refusal(
      Operation(ElementwiseBinary(.maximum)), [wide(1), wide(2)], wide(1), "maximum: \(differing)"),
    Refusal(
      Operation(ElementwiseBinary(.squaredDifference)), [wide(1), wide(2)], wide(1), "no kernel takes int16"),
    Refusal(
      Operation(BatchMatrixProduct()),
      [
        TensorType([1, 1], .int16, quantization: Quantization(scale: 1, zeroPoint: 0)),
        TensorType([1, 1], .int8, quantization: Quantization(scale: 1, zeroPoint: 3)),
      ], TensorType([1, 1], .int16, quantization: Quantization(scale: 1, zeroPoint: 0)),
      "the zero point 3"),
    Refusal(
      Operation(BatchMatrixProduct()), [wide(1, of: [1, 2]), rowsOfScales], wide(1, of: [1, 2]),
      "along another axis than that of its columns"),
    Refusal(
      Operation(Comparison(.notEqual)), [TensorType([2], .int16), TensorType([2], .int16)],
      TensorType([2], .bool), "no kernel takes int16"),
    Refusal(
      Operation(ElementwiseBinary(.exclusiveOr)), [pair, pair], pair,
      "exclusiveOr: no kernel takes float32"),
    Refusal(Operation(Quantize()), [wide(1)], unsignedCodes([2]), "no kernel takes uint8"),
    Refusal(
      Operation(RealFourierTransform(height: 1, width: 6)), [TensorType([1, 6])], TensorType([1, 4, 2]),
      "not both powers of two"),
    Refusal(
      Operation(RealFourierTransform(height: 1, width: 4)), [TensorType([4])], TensorType([1, 3, 2]),
      "expected at least two axes"),
    Refusal(Operation(Magnitude()), [TensorType([4, 3])], TensorType([4]), "expected a last axis of 2"),
  ]

  /// A matrix with a scale for each row.
  private static var rowsOfScales: TensorType {
    let scales = try? Quantization(validating: [1, 2], zeroPoints: [0, 0], axis: 0)
    return TensorType([2, 2], .int8, quantization: scales)
  }

  @Test func scaleOfEachColumn_isThatOfItsResults() throws {
    let scales = try Quantization(validating: [0.5, 0.25], zeroPoints: [0, 0], axis: 1)
    let types = [
      Self.wide(1, of: [1, 2]), TensorType([2, 2], .int8, quantization: scales), Self.wide(1, of: [1, 2]),
    ]
    let graph = SmallGraphs.node(Operation(BatchMatrixProduct()), Array(types[..<2]), [types[2]])
    let executor = Executor(try Plan(graph))
    try executor.setInput(
      0,
      to: Tensor(shape: [1, 2], elementType: .int16) {
        $0.copyBytes(from: [100, 0, 44, 1])  // 100 and 300
      })
    try executor.setInput(
      1, to: Tensor(shape: [2, 2], elementType: .int8) { $0.copyBytes(from: [4, 8, 2, 12]) })
    executor.run()
    #expect(executor.output(0).integers == [500, 1100])
  }

  private static func wide(_ scale: Float, _ zeroPoint: Int = 0, of shape: Shape = [2]) -> TensorType {
    TensorType(shape, .int16, quantization: Quantization(scale: scale, zeroPoint: zeroPoint))
  }

  @Test(arguments: [
    ([TensorType([2, 3]), TensorType([2])], "expected [N, 4]"),
    ([TensorType([2, 4]), TensorType([3])], "expected [N, 4]"),
    ([TensorType([2, 4]), TensorType([2], .int32)], "expected float32"),
  ])
  func boxesThatFitNoScores_areRefused(inputs: [TensorType], words: String) throws {
    let graph = SmallGraphs.node(
      Operation(NonMaximumSuppression(maximumCount: 1)), inputs + [TensorType([]), TensorType([])],
      [TensorType([1], .int32), TensorType([1]), TensorType([], .int32)])
    let error = try #require(throws: EngineError.self) { try Plan(graph) }
    #expect(error.description.contains(words), "\(error)")
  }

  @Test(arguments: refusals)
  func whatAnOperatorDoesNotTake_isRefused(refusal: Refusal) throws {
    let graph = SmallGraphs.node(refusal.operation, refusal.inputs, refusal.outputs)
    let error = try #require(throws: EngineError.self) { try Plan(graph) }
    #expect(error.description.contains(refusal.words), "\(error)")
    #expect(error.context.contains("node 0 \"node\""))
  }

  @Test func aChoiceOfMoreElementsThanThereAre_isRefused() {
    let graph = SmallGraphs.node(
      Operation(TopK(count: 3)), [Self.pair], [TensorType([3]), TensorType([3], .int32)])
    #expect(throws: EngineError.self) { try Plan(graph) }
  }

  @Test func aChoiceOfValuesThatThenMeanOthers_isRefused() throws {
    let graph = SmallGraphs.node(
      Operation(TopK(count: 1)), [Self.codes([2])], [Self.codes([1], scale: 1), TensorType([1], .int32)])
    let error = try #require(throws: EngineError.self) { try Plan(graph) }
    #expect(error.description.contains("topK: \(Self.differing)"), "\(error)")
  }

  static let divisions: [(ElementwiseBinary.Function, [Int])] = [
    (.divide, [0, Int(Int32.min), -3, 0]), (.floorDivide, [0, Int(Int32.min), -4, 0]),
    (.floorRemainder, [7, 0, 1, 0]),
  ]

  @Test(arguments: divisions)
  func divisionThatHasNoResult_endsNoProcess(function: ElementwiseBinary.Function, expected: [Int]) throws {
    let type = TensorType([4], .int32)
    let result = try Self.run(
      Operation(ElementwiseBinary(function)),
      [
        Tensor(shape: [4], values: [7, Int32.min, -7, 0] as [Int32]),
        Tensor(shape: [4], values: [0, -1, 2, 0] as [Int32]),
      ], [type])
    #expect(result.integers == expected)
  }

  @Test func divisionOfCodesByZero_goesToTheEnd() throws {
    let type = TensorType([3], .uint8, quantization: Quantization(scale: 0.5, zeroPoint: 100))
    let result = try Self.run(
      Operation(ElementwiseBinary(.divide)),
      [
        Tensor(shape: [3], values: [0, 100, 200] as [UInt8]),
        Tensor(shape: [3], values: [100, 100, 100] as [UInt8]),
      ], [type], inputType: type)
    #expect(result.integers == [0, 100, 255])
  }

  @Test func castOfWhatNoIntegerHolds_isClamped() throws {
    let result = try Self.run(
      Operation(Cast()), [Tensor(shape: [4], values: [.nan, .infinity, -1e20, -2.75] as [Float])],
      [TensorType([4], .int32)])
    #expect(result.integers == [0, Int(Int32.max), Int(Int32.min), -2])
  }

  @Test(arguments: [
    (ElementType.int8, -128...127), (.uint8, 0...255), (.int16, -32768...32767),
    (.int32, Int(Int32.min)...Int(Int32.max)),
  ])
  func casts_areRoundedTowardsZeroAndClamped(elementType: ElementType, range: ClosedRange<Int>) throws {
    var numbers: [Float] = [
      0, -0.0, 0.5, -0.5, 0.99999994, -0.99999994, 1.5, -1.5, 2.5, 126.75, -1e-30, 8_388_607.5, 16_777_216,
      1e9, -1e9, 3e9, -3e9, 1e30, -.infinity, .infinity,
    ]
    for end in [Float(range.lowerBound), Float(range.upperBound)] {
      numbers += [end, end.nextUp, end.nextDown, end + 0.5, end - 0.5]
    }
    let result = try Self.run(
      Operation(Cast()), [Tensor(shape: [numbers.count], values: numbers)],
      [TensorType([numbers.count], elementType)])
    #expect(
      result.integers
        == numbers.map { number in
          let limited = min(max(Double(number), Double(range.lowerBound)), Double(range.upperBound))
          return Int(limited)
        })
  }

  @Test func fakeQuantizationBeyondTheRange_goesToItsEnds() throws {
    let result = try Self.run(
      Operation(FakeQuantization(minimum: -1, maximum: 0.75, bitCount: 3)),
      [Tensor(shape: [6], values: [.nan, -.infinity, -1e30, 0.125, 1e30, .infinity] as [Float])],
      [TensorType([6])])
    #expect(result.floats == [-1, -1, -1, 0.25, 0.75, 0.75])
  }

  @Test(arguments: [(Reduction.Function.sum, Float(0)), (.product, 1), (.maximum, -.infinity)])
  func foldOfNothing_isTheNeutralElement(function: Reduction.Function, expected: Float) throws {
    let result = try Self.run(
      Operation(Reduction(function, axes: [1], keepsDimensions: false)),
      [Tensor(shape: [2, 0], values: [] as [Float])], [TensorType([2])])
    #expect(result.floats == [expected, expected])
  }

  @Test(arguments: [1, 3])
  func largeTensors_areTheSameOnManyThreads(threadCount: Int) throws {
    let count = 100_000
    let values = (0..<count).map { Float($0 % 1000) / 100 - 5 }
    for operation in [
      Operation(ElementwiseUnary(.hardSwish)), Operation(ElementwiseUnary(.hyperbolicTangent)),
      Operation(Softmax()), Operation(CumulativeSum(axis: 1)),
      Operation(FakeQuantization(minimum: -4, maximum: 3)),
    ] {
      let tensor = Tensor(shape: [100, 1000], values: values)
      let single = try Self.run(operation, [tensor], [TensorType([100, 1000])])
      let many = try Self.run(operation, [tensor], [TensorType([100, 1000])], threadCount: threadCount)
      #expect(single.floats == many.floats)
    }
  }

  /// The first output of one operator.
  private static func run(
    _ operation: ModelFormat.Operation, _ inputs: [Tensor], _ outputs: [TensorType],
    inputType: TensorType? = nil, threadCount: Int = 1
  ) throws -> Tensor {
    let types = inputs.map { inputType ?? TensorType($0.shape, $0.elementType) }
    let graph = SmallGraphs.node(operation, types, [outputs[0]])
    let executor = Executor(try Plan(graph, options: PlanOptions(threadCount: threadCount)))
    for (index, input) in inputs.enumerated() { try executor.setInput(index, to: input) }
    executor.run()
    return executor.output(0)
  }
}
