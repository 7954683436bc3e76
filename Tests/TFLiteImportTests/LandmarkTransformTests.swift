import ModelFormat
import TFLiteImport
import TensorCore
import TestSupport
import Testing

@Suite struct LandmarkTransformTests {
  /// A map as the `flatbuffers` Python package writes it, with a list of three integers of two bytes each.
  static let matrixAttributes: [UInt8] =
    namesBeforeTheList + [0x03, 0x00, 0x00, 0x00, 0x03, 0x00, 0x2C, 0x01]
    + Array("target_rotation_radians\0".utf8) + [
      0x08, 0x7D, 0x6C, 0x5F, 0x53, 0x41, 0x3A, 0x33, 0x20, 0x00, 0x00, 0x00, 0x0B, 0x00, 0x00, 0x00, 0x01,
      0x00, 0x00, 0x00, 0x08, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x10, 0x00, 0x00, 0x00, 0x0C, 0x00,
      0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x00, 0x00, 0xC0, 0x3F, 0x00, 0x00, 0xA0, 0x3F, 0x4E, 0x00, 0x00,
      0x00, 0x00, 0x00, 0x00, 0x3F, 0x06, 0x06, 0x06, 0x06, 0x0E, 0x0E, 0x2D, 0x0E, 0x28, 0x26, 0x01,
    ]

  private static let namesBeforeTheList = Array(
    "left_rotation_idx\0output_height\0output_width\0right_rotation_idx\0scale_x\0scale_y\0subset_idxs\0".utf8
  )

  /// Three rows and two columns.
  static let cropAttributes: [UInt8] =
    Array("output_height\0output_width\0".utf8)
    + [0x02, 0x1C, 0x0F, 0x02, 0x01, 0x02, 0x03, 0x02, 0x04, 0x04, 0x04, 0x24, 0x01]

  private static let matrix = SampleNetwork.Tensor(name: "matrix", shape: [1, 4, 4])

  private static func network(
    of name: String, version: Int32, _ inputs: [SampleNetwork.Tensor], to output: [Int32],
    _ attributes: [UInt8]
  ) -> SampleNetwork {
    let indices = inputs.indices.map(Int32.init)
    let result = Int32(inputs.count)
    return SampleNetwork(
      tensors: inputs + [.init(name: "result", shape: output)],
      operators: [
        .init(32, custom: name, version: version, indices, to: [result], customOptions: attributes)
      ],
      inputs: indices, outputs: [result])
  }

  private static func matrixNetwork(
    _ attributes: [UInt8] = matrixAttributes, name: String = "Landmarks2TransformMatrix", version: Int32 = 2
  ) -> SampleNetwork {
    network(
      of: name, version: version, [.init(name: "landmarks", shape: [1, 301, 3])], to: [1, 4, 4], attributes)
  }

  private func operations(_ network: SampleNetwork) throws -> [ModelFormat.Operation] {
    try Model(importing: network.bytes, named: "sample.tflite").graphs[0].nodes.map(\.operation)
  }

  @Test(arguments: [("Landmarks2TransformMatrix", Int32(2)), ("Landmarks2TransformMatrixV2", 1)])
  func attributesOfTheMatrix_areRead(name: String, version: Int32) throws {
    let expected = LandmarksToTransformMatrix(
      leftLandmark: 1, rightLandmark: 2, targetAngle: 0.5, subset: [0, 3, 300], verticalScale: 1.25,
      horizontalScale: 1.5, cropHeight: 16, cropWidth: 12)
    #expect(
      try operations(Self.matrixNetwork(name: name, version: version))
        == [Operation(expected)])
  }

  @Test func attributesOfTheCrop_areRead() throws {
    let network = Self.network(
      of: "TransformTensorBilinear", version: 2,
      [.init(name: "image", shape: [1, 9, 9, 5]), Self.matrix], to: [1, 3, 2, 5], Self.cropAttributes)
    #expect(
      try operations(network) == [Operation(TransformTensorBilinear(height: 3, width: 2))])
  }

  @Test func landmarks_needNoAttributes() throws {
    let network = Self.network(
      of: "TransformLandmarks", version: 2, [.init(name: "landmarks", shape: [1, 7, 2]), Self.matrix],
      to: [1, 7, 2], [])
    #expect(try operations(network) == [Operation(TransformLandmarks())])
  }

  @Test func attributesCutOffAnywhere_areRefused() {
    for count in 0..<Self.matrixAttributes.count {
      #expect(throws: EngineError.self) {
        try operations(Self.matrixNetwork(Array(Self.matrixAttributes.suffix(count))))
      }
    }
  }

  @Test func listThatLeavesTheFile_isRefused() {
    var attributes = Self.matrixAttributes
    attributes[Self.namesBeforeTheList.count] = 0xFF
    #expect(throws: EngineError.self) { try operations(Self.matrixNetwork(attributes)) }
  }

  @Test(arguments: ["Landmarks2TransformMatrix", "TransformTensorBilinear", "TransformLandmarks"])
  func theFirstVersion_isAnotherOperator(name: String) throws {
    let error = #expect(throws: EngineError.self) {
      try operations(Self.matrixNetwork(name: name, version: 1))
    }
    #expect(try #require(error).code == .unsupportedOperator)
    #expect(try #require(error).description.contains("custom \(name)"))
  }
}
