import Foundation
import LandmarkDrawing
import VisionTasks

/// Draws the maps of landmarks for the guides: which number is where.
///
/// ```sh
/// landmark-maps FOLDER < face.jsonl
/// ```
///
/// The body and the hand are drawn from the coordinates below. The face is the one in a line of `vitruvian
/// face`, so that its 478 points are where the task finds them.
@main
struct LandmarkMaps {
  static func main() throws {
    guard CommandLine.arguments.count == 2, let line = readLine() else {
      FileHandle.standardError.write(Data("usage: landmark-maps FOLDER < face.jsonl\n".utf8))
      exit(2)
    }
    let folder = URL(fileURLWithPath: CommandLine.arguments[1])
    func write(_ picture: SVG, _ name: String) throws {
      try Data(picture.text.utf8).write(to: folder.appendingPathComponent(name))
    }
    try write(poseMap(), "map-pose.svg")
    try write(handMap(), "map-hand.svg")
    let result = try PictureResult<[Face]>(line: line)
    guard let face = result.output.first else {
      FileHandle.standardError.write(Data("error: the line on standard input has no face\n".utf8))
      exit(1)
    }
    try write(
      faceMap(face, in: PictureDimensions(width: result.width, height: result.height)), "map-face.svg")
  }
}

// MARK: The body

extension LandmarkMaps {
  private static let poseSize = PictureDimensions(width: 760, height: 900)

  /// Where landmarks of the middle and of the person's left, which is right in the picture, are drawn, in
  /// pixels; those of the right are mirrored. The head is larger than life, so that its numbers have room.
  private static let leftOfBody: [(Pose.LandmarkName, x: Double, y: Double)] = [
    (.nose, 380, 130), (.leftEyeInner, 408, 92), (.leftEye, 438, 88), (.leftEyeOuter, 468, 92),
    (.leftEar, 506, 118), (.mouthLeft, 416, 172), (.leftShoulder, 480, 262), (.leftElbow, 560, 366),
    (.leftWrist, 628, 462), (.leftPinky, 668, 500), (.leftIndex, 640, 528), (.leftThumb, 606, 506),
    (.leftHip, 436, 486), (.leftKnee, 452, 644), (.leftAnkle, 462, 794), (.leftHeel, 446, 836),
    (.leftFootIndex, 506, 850),
  ]

  /// Where numbers stand that would hide something above their landmark.
  private static let poseNumberPlaces: [Pose.LandmarkName: (x: Double, y: Double)] = [
    .leftElbow: (22, -8), .leftWrist: (26, -8), .leftPinky: (18, 4), .leftIndex: (10, 22),
    .leftThumb: (-6, 24),
    .leftHip: (24, 0), .leftKnee: (24, 0), .leftAnkle: (24, -4), .leftHeel: (-20, 8), .leftFootIndex: (20, 4),
    .leftEar: (20, 0), .mouthLeft: (20, 6), .leftShoulder: (14, -16), .nose: (0, 22),
  ]

  private static func poseMap() -> SVG {
    let width = Double(poseSize.width)
    var places: [Pose.LandmarkName: Overlay.Point] = [:]
    var numberPlaces: [Pose.LandmarkName: Overlay.Point] = [:]
    for (name, x, y) in leftOfBody {
      let shift = poseNumberPlaces[name] ?? (0, -18)
      places[name] = .init(x: x, y: y)
      numberPlaces[name] = .init(x: x + shift.x, y: y + shift.y)
      guard let right = name.mirrored else { continue }
      places[right] = .init(x: width - x, y: y)
      numberPlaces[right] = .init(x: width - x - shift.x, y: y + shift.y)
    }
    let pose = Pose(
      landmarks: Pose.LandmarkName.allCases.map { name in
        let place = places[name] ?? .init(x: 0, y: 0)
        return Landmark(
          x: Float(place.x / width), y: Float(place.y / Double(poseSize.height)), z: 0, visibility: 1,
          presence: 1)
      },
      world: Pose.World(
        Pose.LandmarkName.allCases.map { _ in WorldLandmark(x: 0, y: 0, z: 0, visibility: 1, presence: 1) }))
    var style = PoseStyle()
    style.middle = .init(red: 0.45, green: 0.45, blue: 0.5)
    style.outline = .init(red: 1, green: 1, blue: 1)
    var picture = SVG(size: .init(width: width, height: Double(poseSize.height)))
    picture.draw(Overlay(of: pose, in: ViewMapping(pixelsOf: poseSize), style: style))
    for name in Pose.LandmarkName.allCases {
      guard let place = numberPlaces[name] else { continue }
      picture.write("\(name.rawValue)", at: place, size: 17, isBold: true)
    }
    picture.write("the person’s right", at: .init(x: 20, y: 30), size: 17, anchor: .start)
    picture.write("the person’s left", at: .init(x: width - 20, y: 30), size: 17, anchor: .end)
    return picture
  }
}

extension Pose.LandmarkName {
  /// The landmark of the right side that a left one corresponds to; `nil` for others.
  fileprivate var mirrored: Pose.LandmarkName? {
    let name = "\(self)".replacingOccurrences(of: "left", with: "right")
      .replacingOccurrences(of: "Left", with: "Right")
    return Self.allCases.first { "\($0)" == name && $0 != self }
  }
}

// MARK: The hand

extension LandmarkMaps {
  private static let handSize = PictureDimensions(width: 640, height: 640)

  /// Where the landmarks of a left hand are drawn, in pixels, with the palm towards the reader.
  private static let pointsOfHand: [(x: Double, y: Double)] = [
    (330, 590), (236, 536), (172, 456), (124, 386), (78, 326),
    (234, 332), (214, 232), (202, 166), (192, 106),
    (306, 312), (304, 202), (302, 130), (300, 64),
    (376, 330), (386, 226), (394, 158), (400, 96),
    (444, 368), (474, 296), (494, 244), (510, 192),
  ]

  private static func handMap() -> SVG {
    let (width, height) = (Double(handSize.width), Double(handSize.height))
    let hand = Hand(
      landmarks: pointsOfHand.map { PicturePosition(x: Float($0.x / width), y: Float($0.y / height), z: 0) },
      world: Hand.World(pointsOfHand.map { _ in WorldPosition(x: 0, y: 0, z: 0) }), side: .left, sideScore: 1)
    var style = HandStyle()
    style.palm = .init(red: 0.45, green: 0.45, blue: 0.5)
    style.outline = .init(red: 1, green: 1, blue: 1)
    style.leftName = nil
    var picture = SVG(size: .init(width: width, height: height))
    picture.draw(Overlay(of: hand, in: ViewMapping(pixelsOf: handSize), style: style))
    for (name, place) in zip(Hand.LandmarkName.allCases, pointsOfHand) {
      picture.write(
        "\(name.rawValue)",
        at: .init(x: place.x + (name == .wrist ? 0 : 22), y: place.y + (name == .wrist ? 26 : 0)),
        size: 17, isBold: true)
    }
    return picture
  }
}

// MARK: The face

extension LandmarkMaps {
  private static let faceSize = Overlay.Size(width: 1100, height: 1300)
  private static let margin = 50.0

  private static func faceMap(_ face: Face, in dimensions: PictureDimensions) -> SVG {
    let x = face.landmarks.map { Double($0.x) * Double(dimensions.width) }
    let y = face.landmarks.map { Double($0.y) * Double(dimensions.height) }
    let (left, right) = (x.min() ?? 0, x.max() ?? 1)
    let (top, bottom) = (y.min() ?? 0, y.max() ?? 1)
    let scale = min(
      (faceSize.width - 2 * margin) / (right - left), (faceSize.height - 2 * margin) / (bottom - top))
    var moved = face
    for index in face.landmarks.indices {
      moved.landmarks[index].x = Float((margin + (x[index] - left) * scale) / faceSize.width)
      moved.landmarks[index].y = Float((margin + (y[index] - top) * scale) / faceSize.height)
    }
    let pixels = PictureDimensions(width: Int(faceSize.width), height: Int(faceSize.height))
    var style = FaceStyle()
    style.mesh = .init(red: 0.8, green: 0.82, blue: 0.86)
    style.oval = .init(red: 0.45, green: 0.45, blue: 0.5)
    style.lineScale = 0.4
    var picture = SVG(size: faceSize)
    picture.draw(Overlay(of: moved, in: ViewMapping(pixelsOf: pixels), style: style))
    let named = Set(Face.LandmarkName.allCases.map(\.rawValue))
    for (index, landmark) in moved.landmarks.enumerated() {
      let place = Overlay.Point(
        x: Double(landmark.x) * faceSize.width, y: Double(landmark.y) * faceSize.height)
      picture.write(
        "\(index)", at: place, size: named.contains(index) ? 12 : 8, isBold: named.contains(index))
    }
    return picture
  }
}
