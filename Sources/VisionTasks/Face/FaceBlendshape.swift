/// The facial movements that the network for blendshapes tells apart. Left and right are the person's own.
enum FaceBlendshape {
  /// The names in the order of the network's output.
  ///
  /// Source: `mediapipe/tasks/cc/vision/face_landmarker/face_blendshapes_graph.cc`.
  static let names = [
    "_neutral", "browDownLeft", "browDownRight", "browInnerUp", "browOuterUpLeft", "browOuterUpRight",
    "cheekPuff", "cheekSquintLeft", "cheekSquintRight", "eyeBlinkLeft", "eyeBlinkRight", "eyeLookDownLeft",
    "eyeLookDownRight", "eyeLookInLeft", "eyeLookInRight", "eyeLookOutLeft", "eyeLookOutRight",
    "eyeLookUpLeft", "eyeLookUpRight", "eyeSquintLeft", "eyeSquintRight", "eyeWideLeft", "eyeWideRight",
    "jawForward", "jawLeft", "jawOpen", "jawRight", "mouthClose", "mouthDimpleLeft", "mouthDimpleRight",
    "mouthFrownLeft", "mouthFrownRight", "mouthFunnel", "mouthLeft", "mouthLowerDownLeft",
    "mouthLowerDownRight", "mouthPressLeft", "mouthPressRight", "mouthPucker", "mouthRight",
    "mouthRollLower", "mouthRollUpper", "mouthShrugLower", "mouthShrugUpper", "mouthSmileLeft",
    "mouthSmileRight", "mouthStretchLeft", "mouthStretchRight", "mouthUpperUpLeft", "mouthUpperUpRight",
    "noseSneerLeft", "noseSneerRight",
  ]

  /// The scores of one face, with their names.
  static func classifications(_ scores: [Float]) -> Classifications {
    let categories = zip(scores, names).enumerated().map { index, category in
      ResultCategory(index: index, score: category.0, categoryName: category.1, displayName: nil)
    }
    return Classifications(headIndex: 0, headName: "", categories: categories)
  }
}
