import TFLiteImport

/// A model that MediaPipe publishes: where it comes from, and how its files are known.
struct PublishedModel: Sendable {
  /// The name on the command line.
  let name: String
  /// The file at the official address. Tasks find it by that name, with any extension that they read.
  let fileName: String
  /// The command that uses it.
  let command: String
  /// The folder of the file below the official address; `nil` for what is not there.
  var officialFolder: String?
  /// SHA-256 of the files that are accepted under the name.
  var digests: [String] = []
  /// SHA-256 of the networks in a bundle. A bundle of exactly these is accepted, too: the bytes around the
  /// networks differ between sources, the networks do not.
  var networks: [String: String] = [:]
  /// What makes the model from MediaPipe's package for Python; `nil` for what is not in it.
  var packaged: PackagedModel?

  /// The official address of the file; `nil` for what is not there.
  var address: String? { officialFolder.map { "\(Self.officialAddress)/\($0)/\(fileName)" } }

  /// The file's name without its extension.
  var stem: String { String(fileName.prefix { $0 != "." }) }
}

/// A network in MediaPipe's package for Python.
struct PackagedNetwork: Sendable {
  /// The place below `mediapipe/modules`.
  let path: String
  let digest: String
}

/// A model that can be made from the package.
enum PackagedModel: Sendable {
  /// A network as it is.
  case network(PackagedNetwork)
  /// The model of a task, from two networks.
  case pair(NetworkPair, detector: PackagedNetwork, landmarks: PackagedNetwork)

  var networks: [PackagedNetwork] {
    switch self {
    case .network(let network): [network]
    case .pair(_, let detector, let landmarks): [detector, landmarks]
    }
  }

  /// The extension of the file that is made.
  var fileExtension: String {
    switch self {
    case .network: "tflite"
    case .pair: "safetensors"
    }
  }
}

extension PublishedModel {
  /// Where the models of ``all`` lie.
  static let officialAddress = "https://storage.googleapis.com/mediapipe-models"
  /// The package, and the build of it whose networks are known.
  static let packageArguments = [
    "mediapipe==0.10.21", "--python-version", "3.11", "--platform", "manylinux_2_28_x86_64",
  ]
  /// What Google says of all of them.
  static let licence = "Apache License 2.0, Google"

  /// The model with a name on the command line, or with that of its file.
  static func named(_ name: String) -> PublishedModel? {
    all.first { [$0.name, $0.stem, $0.fileName].contains(name) }
  }

  /// All models: the only list of sources and digests.
  static let all: [PublishedModel] = [
    PublishedModel(
      name: "pose-full", fileName: "pose_landmarker_full.task", command: "pose",
      officialFolder: "pose_landmarker/pose_landmarker_full/float16/1",
      digests: ["4eaa5eb7a98365221087693fcc286334cf0858e2eb6e15b506aa4a7ecdcec4ad"],
      networks: [
        "pose_detector.tflite": "04f5a96483f8ce5913f8730ad2aa0c4c999c80a4b75653bc0e4712de18e104b2",
        "pose_landmarks_detector.tflite": "82be6d591b9dad7d29fe21dc9fd892bf8b9602c458fb05209283de8282a0c488",
      ],
      packaged: .pair(
        .pose,
        detector: PackagedNetwork(
          path: "pose_detection/pose_detection.tflite",
          digest: "9ba9dd3d42efaaba86b4ff0122b06f29c4122e756b329d89dca1e297fd8f866c"),
        landmarks: PackagedNetwork(
          path: "pose_landmark/pose_landmark_full.tflite",
          digest: "e9a5c5cb17f736fafd4c2ec1da3b3d331d6edbe8a0d32395855aeb2cdfd64b9f"))),
    PublishedModel(
      name: "pose-lite", fileName: "pose_landmarker_lite.task", command: "pose",
      officialFolder: "pose_landmarker/pose_landmarker_lite/float16/1",
      digests: ["59929e1d1ee95287735ddd833b19cf4ac46d29bc7afddbbf6753c459690d574a"],
      networks: [
        "pose_detector.tflite": "46837eb883e6ec75b52c5f5ff6a9b78bd35e66c13f95e8c3566c582d146cb1d9",
        "pose_landmarks_detector.tflite": "ad6cfd3c903eb31a4ee788b809e45ecf9fa69923b69b9f3f2d9ae616ff433e58",
      ]),
    PublishedModel(
      name: "face", fileName: "face_landmarker.task", command: "face",
      officialFolder: "face_landmarker/face_landmarker/float16/1",
      digests: ["64184e229b263107bc2b804c6625db1341ff2bb731874b0bcc2fe6544e0bc9ff"],
      networks: [
        "face_detector.tflite": "b4578f35940bf5a1a655214a1cce5cab13eba73c1297cd78e1a04c2380b0152f",
        "face_landmarks_detector.tflite": "c7d54204ce0448474c7f3fa9af494787c0965cbdd6f20fc72867e43046bd43d5",
        "face_blendshapes.tflite": "4f36dded049db18d76048567439b2a7f58f1daabc00d78bfe8f3ad396a2d2082",
      ],
      packaged: .pair(
        .face,
        detector: PackagedNetwork(
          path: "face_detection/face_detection_short_range.tflite",
          digest: "bbff11cebd1eb27a1e004cae0b0e63ec8c551cbf34a4451148b4908b8db3eca8"),
        landmarks: PackagedNetwork(
          path: "face_landmark/face_landmark_with_attention.tflite",
          digest: "e06a804e0144f9929eda782122916b35d60c697c3c9344013ca2bbe76a6ce2b4"))),
    PublishedModel(
      name: "hand", fileName: "hand_landmarker.task", command: "hand",
      officialFolder: "hand_landmarker/hand_landmarker/float16/1",
      digests: ["fbc2a30080c3c557093b5ddfc334698132eb341044ccee322ccf8bcf3607cde1"],
      networks: [
        "hand_detector.tflite": "1b14e9422c6ad006cde6581a46c8b90dd573c07ab7f3934b5589e7cea3f89a54",
        "hand_landmarks_detector.tflite": "11c272b891e1a99ab034208e23937a8008388cf11ed2a9d776ed3d01d0ba00e3",
      ],
      packaged: .pair(
        .hand,
        detector: PackagedNetwork(
          path: "palm_detection/palm_detection_full.tflite",
          digest: "1b14e9422c6ad006cde6581a46c8b90dd573c07ab7f3934b5589e7cea3f89a54"),
        landmarks: PackagedNetwork(
          path: "hand_landmark/hand_landmark_full.tflite",
          digest: "11c272b891e1a99ab034208e23937a8008388cf11ed2a9d776ed3d01d0ba00e3"))),
    PublishedModel(
      name: "objects", fileName: "efficientdet_lite0.tflite", command: "objects",
      officialFolder: "object_detector/efficientdet_lite0/float32/1",
      digests: ["40338edf5ec70d43e318b0a716a84d4564cd1802759a7a07170c7e43796dbf58"]),
    PublishedModel(
      name: "faces-near", fileName: "blaze_face_short_range.tflite", command: "detect-faces",
      officialFolder: "face_detector/blaze_face_short_range/float16/1",
      digests: [
        "b4578f35940bf5a1a655214a1cce5cab13eba73c1297cd78e1a04c2380b0152f",
        // The network of the package, with the normalization that MediaPipe's metadata writer adds.
        "97bc2ede3d62c752ea01242984291ffbba6818b09122a5c4bce9dbb2af957fe8",
      ],
      packaged: .network(
        PackagedNetwork(
          path: "face_detection/face_detection_short_range.tflite",
          digest: "bbff11cebd1eb27a1e004cae0b0e63ec8c551cbf34a4451148b4908b8db3eca8"))),
    PublishedModel(
      name: "faces-far", fileName: "blaze_face_full_range_sparse.tflite", command: "detect-faces",
      packaged: .network(
        PackagedNetwork(
          path: "face_detection/face_detection_full_range_sparse.tflite",
          digest: "2c3728e6da56f21e21a320433396fb06d40d9088f2247c05e5635a688d45dfe1"))),
    PublishedModel(
      name: "selfie", fileName: "selfie_segmenter.tflite", command: "segment",
      officialFolder: "image_segmenter/selfie_segmenter/float16/1",
      digests: ["191ac9529ae506ee0beefa6b2c945a172dab9d07d1e802a290a4e4038226658b"],
      packaged: .network(
        PackagedNetwork(
          path: "selfie_segmentation/selfie_segmentation.tflite",
          digest: "9ee168ec7c8f2a16c56fe8e1cfbc514974cbbb7e434051b455635f1bd1462f5c"))),
    PublishedModel(
      name: "selfie-landscape", fileName: "selfie_segmenter_landscape.tflite", command: "segment",
      officialFolder: "image_segmenter/selfie_segmenter_landscape/float16/1",
      digests: ["490e9ea734313e0de10fa0cd9e3c6133e36ea4db2b7a49bde9ef019f72796b8e"],
      packaged: .network(
        PackagedNetwork(
          path: "selfie_segmentation/selfie_segmentation_landscape.tflite",
          digest: "a77d03f4659b9f6b6c1f5106947bf40e99d7655094b6527f214ea7d451106edd"))),
  ]
}
