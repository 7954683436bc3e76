/// The regions of a face whose edges are made of landmarks. Left and right are the person's own.
///
/// Source: `MPPFaceLandmarksConnections.h`.
extension Face {
  /// A region of the face, by the landmarks on its edge.
  public enum Region: String, Sendable, Hashable, Codable, CaseIterable {
    /// The outer and the inner edge of the lips.
    case lips
    /// The edge of the left eye.
    case leftEye
    /// The lower and the upper edge of the left eyebrow.
    case leftEyebrow
    /// The square around the left iris.
    case leftIris
    /// The edge of the right eye.
    case rightEye
    /// The lower and the upper edge of the right eyebrow.
    case rightEyebrow
    /// The square around the right iris.
    case rightIris
    /// The edge of the face.
    case oval
  }

  /// Landmarks that programs ask for, by their positions. Left and right are the person's own.
  public enum LandmarkName: Int, Sendable, Hashable, Codable, CaseIterable {
    /// The tip of the nose.
    case noseTip = 1
    /// The middle of the upper lip's upper edge.
    case upperLipTop = 0
    /// The middle of the upper lip's lower edge.
    case upperLipBottom = 13
    /// The middle of the lower lip's upper edge.
    case lowerLipTop = 14
    /// The middle of the lower lip's lower edge.
    case lowerLipBottom = 17
    /// The right corner of the mouth.
    case mouthRight = 61
    /// The left corner of the mouth.
    case mouthLeft = 291
    /// The outer corner of the right eye.
    case rightEyeOuter = 33
    /// The inner corner of the right eye.
    case rightEyeInner = 133
    /// The middle of the right eye's upper lid.
    case rightEyeTop = 159
    /// The middle of the right eye's lower lid.
    case rightEyeBottom = 145
    /// The outer corner of the left eye.
    case leftEyeOuter = 263
    /// The inner corner of the left eye.
    case leftEyeInner = 362
    /// The middle of the left eye's upper lid.
    case leftEyeTop = 386
    /// The middle of the left eye's lower lid.
    case leftEyeBottom = 374
    /// The middle of the forehead's upper edge.
    case foreheadTop = 10
    /// The tip of the chin.
    case chin = 152
    /// The edge of the face at the right ear.
    case rightCheek = 234
    /// The edge of the face at the left ear.
    case leftCheek = 454
    /// The middle of the right iris.
    case rightIris = 468
    /// The middle of the left iris.
    case leftIris = 473
  }
}

extension Face.Region {
  /// The landmarks along the region's lines.
  var paths: [[Int]] {
    switch self {
    case .lips:
      [
        [61, 146, 91, 181, 84, 17, 314, 405, 321, 375, 291],
        [61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291],
        [78, 95, 88, 178, 87, 14, 317, 402, 318, 324, 308],
        [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308],
      ]
    case .leftEye:
      [[263, 249, 390, 373, 374, 380, 381, 382, 362], [263, 466, 388, 387, 386, 385, 384, 398, 362]]
    case .leftEyebrow: [[276, 283, 282, 295, 285], [300, 293, 334, 296, 336]]
    case .leftIris: [[474, 475, 476, 477, 474]]
    case .rightEye:
      [[33, 7, 163, 144, 145, 153, 154, 155, 133], [33, 246, 161, 160, 159, 158, 157, 173, 133]]
    case .rightEyebrow: [[46, 53, 52, 65, 55], [70, 63, 105, 66, 107]]
    case .rightIris: [[469, 470, 471, 472, 469]]
    case .oval:
      [
        [
          10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148,
          176, 149, 150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109, 10,
        ]
      ]
    }
  }

  /// The lines along the region's edge.
  public var connections: [Connection] { paths.flatMap { Connection.lines(along: $0) } }
}

extension Face {
  /// The lines along all regions: lips, eyes, eyebrows, irises and the edge of the face.
  public static let contourConnections = Region.allCases.flatMap(\.connections)

  /// The 852 triangles of the mesh, by their corners among the first 468 landmarks.
  public static let triangles = stride(from: 0, to: FaceTesselation.corners.count, by: 3).map { first in
    SIMD3(
      Int(FaceTesselation.corners[first]), Int(FaceTesselation.corners[first + 1]),
      Int(FaceTesselation.corners[first + 2]))
  }

  /// The edges of the triangles of the mesh, three for each.
  public static let meshConnections = triangles.flatMap { Connection.lines(along: [$0.x, $0.y, $0.z, $0.x]) }
}
