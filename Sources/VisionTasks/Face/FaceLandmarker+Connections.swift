/// The lines of a face between its landmarks. Left and right are the person's own.
///
/// Source: `MPPFaceLandmarksConnections.h`.
extension FaceLandmarker {
  /// The outer and the inner edge of the lips: 40 lines.
  public static func lipsConnections() -> [Connection] { FaceLines.lips }
  /// The edge of the left eye: 16 lines.
  public static func leftEyeConnections() -> [Connection] { FaceLines.leftEye }
  /// The lower and the upper edge of the left eyebrow: 8 lines.
  public static func leftEyebrowConnections() -> [Connection] { FaceLines.leftEyebrow }
  /// The square around the left iris: 4 lines.
  public static func leftIrisConnections() -> [Connection] { FaceLines.leftIris }
  /// The edge of the right eye: 16 lines.
  public static func rightEyeConnections() -> [Connection] { FaceLines.rightEye }
  /// The lower and the upper edge of the right eyebrow: 8 lines.
  public static func rightEyebrowConnections() -> [Connection] { FaceLines.rightEyebrow }
  /// The square around the right iris: 4 lines.
  public static func rightIrisConnections() -> [Connection] { FaceLines.rightIris }
  /// The edge of the face: 36 lines.
  public static func faceOvalConnections() -> [Connection] { FaceLines.faceOval }
  /// Lips, eyes, eyebrows, irises and the edge of the face: 132 lines.
  public static func contoursConnections() -> [Connection] { FaceLines.contours }
  /// The edges of the 852 triangles of the mesh: 2556 lines.
  public static func tesselationConnections() -> [Connection] { FaceLines.tesselation }
  /// Lips, contours and the mesh: 2728 lines; the lips appear twice.
  public static func faceConnections() -> [Connection] { FaceLines.face }
}

/// The connections, each made once.
private enum FaceLines {
  static let lips = lines(
    [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291], [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291],
    [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308], [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308])
  static let leftEye = lines(
    [263, 249, 390, 373, 374, 380, 381, 382, 362], [263, 466, 388, 387, 386, 385, 384, 398, 362])
  static let leftEyebrow = lines([276, 283, 282, 295, 285], [300, 293, 334, 296, 336])
  static let leftIris = lines([474, 475, 476, 477, 474])
  static let rightEye = lines(
    [33, 7, 163, 144, 145, 153, 154, 155, 133], [33, 246, 161, 160, 159, 158, 157, 173, 133])
  static let rightEyebrow = lines([46, 53, 52, 65, 55], [70, 63, 105, 66, 107])
  static let rightIris = lines([469, 470, 471, 472, 469])
  static let faceOval = lines([
    10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176,
    149, 150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109, 10,
  ])
  static let contours =
    lips + leftEye + leftEyebrow + leftIris + rightEye + rightEyebrow + rightIris + faceOval
  static let tesselation = stride(from: 0, to: FaceTesselation.corners.count, by: 3).flatMap { first in
    let corners = FaceTesselation.corners[first..<first + 3].map(UInt.init)
    return lines(corners + [corners[0]])
  }
  static let face = lips + contours + tesselation

  /// The lines along paths of landmarks.
  private static func lines(_ paths: [UInt]...) -> [Connection] {
    paths.flatMap { path in
      zip(path, path.dropFirst()).map { Connection(start: $0, end: $1) }
    }
  }
}
