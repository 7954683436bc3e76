import ModelFormat

/// What is known of published networks that say nothing about their own input.
enum KnownNetworks {
  /// How an input whose values are to lie from 0 to 1 is made.
  private static let zeroToOne = Normalization(mean: [0], standardDeviation: [255])

  /// The normalisation of input images, by the SHA-256 of the network.
  ///
  /// - Source: the networks in the Python package `mediapipe` 0.10.21; `output_tensor_float_range` in
  ///   `mediapipe/modules/pose_landmark/pose_landmark_by_roi_cpu.pbtxt` and
  ///   `mediapipe/modules/palm_detection/palm_detection_cpu.pbtxt`.
  private static let normalizations: [String: Normalization] = [
    // pose_landmark_full.tflite
    "e9a5c5cb17f736fafd4c2ec1da3b3d331d6edbe8a0d32395855aeb2cdfd64b9f": zeroToOne,
    // palm_detection_lite.tflite
    "e9a4aaddf90dda56a87235303cf00e4c2d3fb28725f68fd88772997dac905c18": zeroToOne,
  ]

  /// Adds the normalisation of a known network to `metadata` when it does not say anything itself.
  static func complete(_ metadata: inout GraphMetadata, of network: [UInt8], inputCount: Int) {
    guard metadata.inputs.allSatisfy({ $0.normalization == nil }), inputCount == 1,
      let normalization = normalizations[SHA256.hexDigest(of: network)]
    else { return }
    if metadata.inputs.isEmpty { metadata.inputs = [TensorMetadata(name: "image", content: .rgbImage)] }
    metadata.inputs[0].normalization = normalization
  }
}
