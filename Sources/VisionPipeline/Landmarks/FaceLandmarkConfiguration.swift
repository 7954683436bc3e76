/// The layout of the face landmark networks and of the network for blendshapes.
///
/// Sources: `face_landmarks_detector_graph.cc`, `face_blendshapes_graph.cc` of
/// `mediapipe/tasks/cc/vision/face_landmarker`.
package enum FaceLandmarkConfiguration {
  /// Landmarks of the mesh, which all networks give.
  package static let meshLandmarkCount = 468
  /// Landmarks of a network that also finds the irises: five for each, after the mesh.
  package static let landmarkCount = 478

  /// The landmarks whose positions, in pixels, are the input of the network for blendshapes.
  package static let blendshapeLandmarks: [Int] = [
    0, 1, 4, 5, 6, 7, 8, 10, 13, 14, 17, 21, 33, 37, 39, 40, 46, 52, 53, 54, 55, 58, 61, 63, 65, 66, 67, 70,
    78, 80, 81, 82, 84, 87, 88, 91, 93, 95, 103, 105, 107, 109, 127, 132, 133, 136, 144, 145, 146, 148, 149,
    150, 152, 153, 154, 155, 157, 158, 159, 160, 161, 162, 163, 168, 172, 173, 176, 178, 181, 185, 191, 195,
    197, 234, 246, 249, 251, 263, 267, 269, 270, 276, 282, 283, 284, 285, 288, 291, 293, 295, 296, 297, 300,
    308, 310, 311, 312, 314, 317, 318, 321, 323, 324, 332, 334, 336, 338, 356, 361, 362, 365, 373, 374, 375,
    377, 378, 379, 380, 381, 382, 384, 385, 386, 387, 388, 389, 390, 397, 398, 400, 402, 405, 409, 415, 454,
    466, 468, 469, 470, 471, 472, 473, 474, 475, 476, 477,
  ]
}
