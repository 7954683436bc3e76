import ModelFormat
import TFLiteImport
import TensorCore
import TestSupport
import Testing

/// Convolutions of volumes, which become those of images.
@Suite struct VolumeImportTests {
  private typealias Network = SampleNetwork

  /// The code of the transposed convolution in the schema.
  private static let code: Int32 = 141

  private enum Options {
    static let strideDepth = 1
    static let strideWidth = 2
    static let strideHeight = 3
  }

  /// A transposed convolution that makes each element of a volume an area of `stride` by `stride`. The file
  /// says nothing of the result's size besides what the operator is told.
  private static func enlargement(height: Int32, width: Int32, stride: Int32) -> Network {
    let size = [1, 1, height * stride, width * stride, 4]
    return Network(
      tensors: [
        Network.integers("size", size), Network.floats("filter", [1, 2, 3, 4], shape: [1, 1, 1, 4, 1]),
        .init(name: "volume", shape: [1, 1, height, width, 1]),
        .init(name: "output", shape: [1, 1, 1, 1, 4]),
      ],
      operators: [
        .init(
          code, [0, 1, 2], to: [3],
          options: [
            Options.strideDepth: .integer(Int32(1)), Options.strideWidth: .integer(stride),
            Options.strideHeight: .integer(stride),
          ])
      ], inputs: [2], outputs: [3])
  }

  @Test func resultOfMoreElementsThanCountsHold_isRefused() throws {
    let network = Self.enlargement(height: 32_768, width: 32_768, stride: 65_535)
    let error = try #require(throws: EngineError.self) {
      _ = try Model(importing: network.bytes, named: "sample.tflite")
    }
    #expect(error.code == .invalidModel)
  }

  @Test func resultOfSoundSize_isImported() throws {
    let network = Self.enlargement(height: 3, width: 2, stride: 4)
    let graph = try #require(try Model(importing: network.bytes, named: "sample.tflite").graphs.first)
    #expect(graph.outputs.map { graph.tensors[$0].shape } == [[1, 1, 12, 8, 4]])
  }
}
