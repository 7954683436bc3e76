/// A part of the face that a network with attention looks at more closely.
///
/// Such a network gives the mesh as others do, then x and y of the landmarks of each part. They replace
/// positions in the mesh. The depth stays that of the mesh; an iris, which the mesh does not have, gets the
/// mean depth of its eye's contour.
///
/// Left and right are those of the picture, as in the networks: the left eye is the subject's right one.
///
/// Source: `mediapipe/modules/face_landmark/tensors_to_face_landmarks_with_attention.pbtxt`,
/// `mediapipe/calculators/util/landmarks_refinement_calculator.cc`.
package enum FaceMeshPart: Sendable, CaseIterable {
  // In the order of the networks' outputs.
  case lips
  case leftEye
  case rightEye
  case leftIris
  case rightIris
}

extension FaceMeshPart {
  /// The landmarks of the part, in the order of the network's output.
  package var landmarks: [Int] {
    switch self {
    case .lips: Self.lipLandmarks
    case .leftEye: Self.leftEyeLandmarks
    case .rightEye: Self.rightEyeLandmarks
    case .leftIris: Self.leftIrisLandmarks
    case .rightIris: Self.rightIrisLandmarks
    }
  }

  /// The landmarks whose mean depth the part has; `nil` when the depth of the mesh stays.
  private var depthLandmarks: ArraySlice<Int>? {
    switch self {
    case .lips, .leftEye, .rightEye: nil
    case .leftIris: Self.leftEyeLandmarks.prefix(Self.eyeContourCount)
    case .rightIris: Self.rightEyeLandmarks.prefix(Self.eyeContourCount)
    }
  }

  /// Puts the landmarks of this part where the network saw them.
  ///
  /// - Parameters:
  ///   - landmarks: those of the mesh and room for the irises, in fractions of the input.
  ///   - raw: x and y of each landmark in pixels of the input.
  ///   - inputSize: columns and rows of the network's input.
  /// - Precondition: there are ``FaceLandmarkConfiguration/landmarkCount`` landmarks and two numbers for each
  ///   of the part's.
  package func refine(
    _ landmarks: inout [Position<InputSpace>], with raw: UnsafeBufferPointer<Float>,
    inputSize: PixelSize
  ) {
    let indices = self.landmarks
    precondition(raw.count == 2 * indices.count, "\(raw.count) numbers for \(indices.count) landmarks")
    for (position, index) in indices.enumerated() {
      landmarks[index].x = raw[2 * position] / Float(inputSize.width)
      landmarks[index].y = raw[2 * position + 1] / Float(inputSize.height)
    }
    guard let depthLandmarks else { return }
    let sum = depthLandmarks.reduce(0.0) { $0 + Double(landmarks[$1].z) }
    let depth = Float(sum / Double(depthLandmarks.count))
    for index in indices { landmarks[index].z = depth }
  }
}

extension FaceMeshPart {
  /// The first landmarks of an eye go around it.
  private static let eyeContourCount = 16

  /// From the outer to the inner contour, each with its lower half first.
  private static let lipLandmarks: [Int] = [
    61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291, 185, 40, 39, 37, 0, 267, 269, 270, 409, 78, 95,
    88, 178, 87, 14, 317, 402, 318, 324, 308, 191, 80, 81, 82, 13, 312, 311, 310, 415, 76, 77, 90, 180,
    85, 16, 315, 404, 320, 307, 306, 184, 74, 73, 72, 11, 302, 303, 304, 408, 62, 96, 89, 179, 86, 15,
    316, 403, 319, 325, 292, 183, 42, 41, 38, 12, 268, 271, 272, 407,
  ]

  /// The contour of the eye, then wider and wider ones up to the brow.
  private static let leftEyeLandmarks: [Int] = [
    33, 7, 163, 144, 145, 153, 154, 155, 133, 246, 161, 160, 159, 158, 157, 173, 130, 25, 110, 24, 23,
    22, 26, 112, 243, 247, 30, 29, 27, 28, 56, 190, 226, 31, 228, 229, 230, 231, 232, 233, 244, 113, 225,
    224, 223, 222, 221, 189, 35, 124, 46, 53, 52, 65, 143, 111, 117, 118, 119, 120, 121, 128, 245, 156,
    70, 63, 105, 66, 107, 55, 193,
  ]

  private static let rightEyeLandmarks: [Int] = [
    263, 249, 390, 373, 374, 380, 381, 382, 362, 466, 388, 387, 386, 385, 384, 398, 359, 255, 339, 254,
    253, 252, 256, 341, 463, 467, 260, 259, 257, 258, 286, 414, 446, 261, 448, 449, 450, 451, 452, 453,
    464, 342, 445, 444, 443, 442, 441, 413, 265, 353, 276, 283, 282, 295, 372, 340, 346, 347, 348, 349,
    350, 357, 465, 383, 300, 293, 334, 296, 336, 285, 417,
  ]

  /// The middle, then the right, upper, left and lower edge.
  private static let leftIrisLandmarks = Array(468...472)

  private static let rightIrisLandmarks = Array(473...477)
}
