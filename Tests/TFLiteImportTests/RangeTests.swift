import ModelFormat
import TFLiteImport
import TensorCore
import TestSupport
import Testing

/// Ranges between integers that single and double precision cannot tell apart.
@Suite struct RangeTests {
  private func range(from start: Int64, to limit: Int64, by step: Int64) throws -> [Int]? {
    func scalar(_ name: String, _ value: Int64) -> SampleNetwork.Tensor {
      .init(name: name, shape: [], type: 4, contents: FlatBufferBuilder.Value.bytes(of: value))
    }
    let network = SampleNetwork(
      tensors: [
        scalar("start", start), scalar("limit", limit), scalar("step", step),
        .init(name: "numbers", shape: [2], type: 4),
      ],
      operators: [.init(96, [0, 1, 2], to: [3])], inputs: [], outputs: [3])
    let graph = try Model(importing: network.bytes, named: "sample.tflite").graphs[0]
    return graph.tensors.compactMap(\.constant).first?.integers
  }

  private static let ranges: [(Int64, Int64, Int64, [Int])] = [
    (Int64.max - 1536, .max, 1600, [Int.max - 1536]), (Int64.max - 1, .max, 1, [Int.max - 1]),
    (7, 0, -3, [7, 4, 1]), (0, 7, -1, []), (2, 2, 5, []),
    (.min, Int64.min + 2, 1, [Int.min, Int.min + 1]),
  ]

  @Test(arguments: ranges)
  func range_hasTheNumbersBeforeItsLimit(start: Int64, limit: Int64, step: Int64, numbers: [Int]) throws {
    #expect(try range(from: start, to: limit, by: step) == numbers)
  }

  private static let excesses: [(Int64, Int64, Int64)] = [
    (.min, .max, 1), (.max, .min, -1), (-1, .max, 1), (0, 1, 0), (0, .min, -1), (0, 1 << 40, 1),
  ]

  @Test(arguments: excesses)
  func rangeThatNoMachineHolds_isRefused(start: Int64, limit: Int64, step: Int64) {
    let error = #expect(throws: EngineError.self) { try range(from: start, to: limit, by: step) }
    #expect(error?.description.contains("has a range") == true)
  }
}
