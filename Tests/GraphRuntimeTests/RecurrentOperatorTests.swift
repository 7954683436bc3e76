import GraphRuntime
import ModelFormat
import TensorCore
import Testing

/// Operators on sequences: what they refuse.
@Suite struct RecurrentOperatorTests {
  struct Refusal: Sendable, CustomTestStringConvertible {
    let operation: ModelFormat.Operation
    let inputs: [TensorType?]
    let outputs: [TensorType]
    let words: String

    init(
      _ operation: ModelFormat.Operation, _ inputs: [TensorType?], _ outputs: [TensorType], _ words: String
    ) {
      (self.operation, self.inputs, self.outputs, self.words) = (operation, inputs, outputs, words)
    }

    var testDescription: String { "\(operation.kind): \(words)" }
  }

  private static func codes(
    _ shape: Shape, _ type: ElementType = .int8, scale: Float = 0x1p-7, zeroPoint: Int = 0
  ) -> TensorType {
    TensorType(shape, type, quantization: Quantization(scale: scale, zeroPoint: zeroPoint))
  }

  /// The inputs of a layer of two cells, of which some are others.
  private static func memory(_ changes: [Int: TensorType?]) -> [TensorType?] {
    var inputs: [TensorType?] = [
      TensorType([1, 3, 4]), TensorType([8, 4]), TensorType([8, 2]), TensorType([8]), TensorType([1, 2]),
      TensorType([1, 2]), nil, nil, nil, nil,
    ]
    for (position, type) in changes { inputs[position] = type }
    return inputs
  }

  /// The inputs of a layer of quantized values, of which some are others.
  private static func integerMemory(_ changes: [Int: TensorType?]) -> [TensorType?] {
    var inputs: [TensorType?] = [
      codes([1, 3, 4]), codes([8, 4]), codes([8, 2]), TensorType([8], .int32), codes([1, 2]),
      codes([1, 2], .int16, scale: 0x1p-11), nil, nil, nil, nil,
    ]
    for (position, type) in changes { inputs[position] = type }
    return inputs
  }

  private static let numbers = [TensorType([1, 3, 2]), TensorType([1, 2]), TensorType([1, 2])]
  private static let integers = [codes([1, 3, 2]), codes([1, 2]), codes([1, 2], .int16, scale: 0x1p-11)]
  private static let layer = Operation(LongShortTermMemory())

  static let refusals: [Refusal] = [
    Refusal(layer, memory([0: TensorType([1, 3, 5])]), numbers, "4 elements in each step"),
    Refusal(layer, memory([1: TensorType([7, 4])]), numbers, "3 or 4 rows for each of 2 cells"),
    Refusal(layer, memory([2: TensorType([8, 3])]), numbers, "by no projection"),
    Refusal(layer, memory([7: TensorType([2, 3])]), numbers, "by a projection of shape [2×3]"),
    Refusal(layer, memory([3: TensorType([6])]), numbers, "expected 8 elements of float32"),
    Refusal(layer, memory([6: TensorType([8])]), numbers, "expected 6 elements of float32"),
    Refusal(layer, memory([4: TensorType([2, 2])]), numbers, "last results are float32 [2×2]"),
    Refusal(layer, memory([5: TensorType([1, 2], .int16)]), numbers, "cells are int16"),
    Refusal(layer, memory([1: codes([8, 4])]), numbers, "recurrent weights are float32, weights int8"),
    Refusal(
      layer, memory([1: codes([8, 4]), 2: codes([8, 2], zeroPoint: 3)]), numbers,
      "recurrent weights have no scale, one for each column, or a zero point that is not zero"),
    Refusal(layer, memory([0: TensorType([1, 3, 4], .int32)]), numbers, "sequences are int32"),
    Refusal(layer, integerMemory([9: TensorType([8])]), integers, "normalized sums of quantized values"),
    Refusal(
      layer, integerMemory([5: codes([1, 2], .int16, scale: 0.0005)]),
      [integers[0], integers[1], codes([1, 2], .int16, scale: 0.0005)], "expected a power of two"),
    Refusal(layer, integerMemory([:]), integers, "weights of quantized values computed at run time"),
    Refusal(
      Operation(SingularValueFilter(rank: 2)),
      [TensorType([1, 3]), TensorType([3, 3]), TensorType([3, 2]), TensorType([1, 6])],
      [TensorType([1, 1]), TensorType([1, 6])], "do not fit one another and rank 2"),
    Refusal(
      Operation(SingularValueFilter(rank: 1)),
      [TensorType([1, 3]), TensorType([2, 3]), TensorType([2, 2], .int16), TensorType([1, 4])],
      [TensorType([1, 2]), TensorType([1, 4])], "time weights of float32 vectors are int16"),
    Refusal(
      Operation(SingularValueFilter(rank: 1)),
      [
        codes([1, 3]), codes([2, 3]), codes([2, 2], .int16), codes([1, 4], .int16), nil,
      ],
      [codes([1, 2]), codes([1, 4], .int16)], "weights of quantized values computed at run time"),
  ]

  @Test(arguments: refusals)
  func whatAnOperatorDoesNotTake_isRefused(refusal: Refusal) throws {
    let graph = SmallGraphs.node(refusal.operation, refusal.inputs, refusal.outputs)
    let error = try #require(throws: EngineError.self) { try Plan(graph) }
    #expect(error.description.contains(refusal.words), "\(error)")
  }
}
