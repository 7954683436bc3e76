import FileAccess
import ModelFormat

/// What is known of published networks that say nothing about their own input.
enum KnownNetworks {
  /// A network, and how its input images are normalised.
  private struct Entry {
    /// Networks of other lengths need no digest to be told apart.
    let byteCount: Int
    let sha256: String
    let normalization: Normalization
  }

  /// How an input whose values are to lie from 0 to 1 is made.
  private static let zeroToOne = Normalization(mean: [0], standardDeviation: [255])

  /// The networks without normalisation metadata that the engine's tasks take.
  ///
  /// - Source: the networks in the Python package `mediapipe` 0.10.21; `output_tensor_float_range` in
  ///   `mediapipe/modules/pose_landmark/pose_landmark_by_roi_cpu.pbtxt`,
  ///   `mediapipe/modules/palm_detection/palm_detection_cpu.pbtxt` and
  ///   `mediapipe/modules/holistic_landmark/hand_recrop_by_roi_cpu.pbtxt`.
  private static let entries = [
    // pose_landmark_full.tflite
    Entry(
      byteCount: 6_440_512, sha256: "e9a5c5cb17f736fafd4c2ec1da3b3d331d6edbe8a0d32395855aeb2cdfd64b9f",
      normalization: zeroToOne),
    // hand_recrop.tflite
    Entry(
      byteCount: 123_792, sha256: "67d996ce96f9d36fe17d2693022c6da93168026ab2f028f9e2365398d8ac7d5d",
      normalization: zeroToOne),
    // palm_detection_lite.tflite
    Entry(
      byteCount: 1_985_440, sha256: "e9a4aaddf90dda56a87235303cf00e4c2d3fb28725f68fd88772997dac905c18",
      normalization: zeroToOne),
  ]

  /// Adds the normalisation of a known network to `metadata` when it does not say anything itself.
  static func complete(_ metadata: inout GraphMetadata, of network: ByteView, inputCount: Int) {
    guard metadata.inputs.allSatisfy({ $0.normalization == nil }), inputCount == 1 else { return }
    let candidates = entries.filter { $0.byteCount == network.count }
    guard !candidates.isEmpty else { return }
    let digest = network.withBytes { SHA256.hexDigest(of: $0) }
    guard let known = candidates.first(where: { $0.sha256 == digest }) else { return }
    if metadata.inputs.isEmpty { metadata.inputs = [TensorMetadata(name: "image", content: .rgbImage)] }
    metadata.inputs[0].normalization = known.normalization
  }
}
