import VisionTasks

/// Values with another number in every place.
enum Samples {
  /// Numbers that no two places of a sample share, with digits that decimal notation does not end.
  private static func number(_ place: Int) -> Float { Float(place + 1) / 3000 }

  static let region = SubjectRegion(
    xCenter: 0.1, yCenter: 1 / 3, width: 0.25, height: 2 / 3, rotation: -1.1)

  static let detection = SubjectDetection(
    score: 0.9, box: NormalizedBox(left: 0.1, top: 0.2, right: 1 / 3, bottom: 0.7),
    keypoints: [PicturePoint(x: 0.3, y: 0.4), PicturePoint(x: 1 / 7, y: 0.6)])

  static let origin = SubjectOrigin(trackID: 7, region: region, detection: detection)

  static let pose = Pose(
    landmarks: (0..<33).map {
      Landmark(
        x: number(5 * $0), y: number(5 * $0 + 1), z: -number(5 * $0 + 2), visibility: number(5 * $0 + 3),
        presence: number(5 * $0 + 4))
    },
    world: Pose.World(
      (0..<33).map {
        WorldLandmark(
          x: -number(700 + 5 * $0), y: number(701 + 5 * $0), z: number(702 + 5 * $0),
          visibility: number(703 + 5 * $0), presence: number(704 + 5 * $0))
      }),
    origin: origin)

  static let hand = Hand(
    landmarks: (0..<21).map {
      PicturePosition(x: number(3 * $0), y: number(3 * $0 + 1), z: -number(3 * $0 + 2))
    },
    world: Hand.World(
      (0..<21).map {
        WorldPosition(x: -number(500 + 3 * $0), y: number(501 + 3 * $0), z: number(502 + 3 * $0))
      }),
    side: .right, sideScore: 0.9)

  static let face = Face(
    landmarks: (0..<478).map {
      PicturePosition(x: number(3 * $0), y: number(3 * $0 + 1), z: -number(3 * $0 + 2))
    },
    blendshapes: Blendshapes(scores: (0..<52).map(number)),
    transformation: FaceTransformation(columnMajorElements: (0..<16).map(number)), origin: origin)

  static let object = Detection(
    box: PixelBox(x: 3, y: 4, width: 50, height: 60),
    categories: [
      Classification(index: 16, score: 0.7, name: "cat", displayName: "Katze"),
      Classification(index: 3, score: 0.1),
    ],
    origin: Detection.Origin(trackID: 2))
}
