import TensorCore
import VisionTasks

/// What a kind of subject has: columns of tables, and names of landmarks.
struct SubjectKind: Sendable {
  /// The name of one, and of its category where files have categories.
  let name: String
  /// Columns that say what a subject is, in every layout.
  var labels: [String] = []
  /// Columns of further numbers of a subject.
  var values: [String] = []
  /// The landmarks; empty for what has none.
  var landmarkNames: [String] = []
  /// The columns of each landmark.
  var landmarkFields: [String] = []
  /// The lines between landmarks.
  var connections: [Connection] = []
}

/// A subject as tables and other files hold it, with a cell for each column of its kind.
struct SubjectRecord {
  var labels: [String] = []
  var values: [String] = []
  /// The cells of all landmarks, one landmark after the other.
  var landmarks: [String] = []
  /// The landmarks in fractions of the picture.
  var points: [MarkedPoint] = []
  /// The upright box in pixels; `nil` for one around the landmarks.
  var box: PixelBox?
  /// How sure the task is of the subject, 0 to 1.
  var score: Float = 1
  /// The category, for kinds that have several.
  var category: String?

  /// A landmark in fractions of the picture.
  struct MarkedPoint {
    let x, y: Float
    /// How likely it is to be seen; 1 where the task does not tell.
    var visibility: Float = 1
  }
}

/// An output of a task that can be written as a table.
protocol TabularOutput: PictureOutput {
  /// The parts that a subject may consist of, by what comes before the names of their columns.
  static var parts: [(prefix: String, kind: SubjectKind)] { get }

  /// Each subject with a record for each of its parts; `nil` for a part that is not seen.
  var records: [[SubjectRecord?]] { get }
}

/// A subject that consists of one part.
protocol TabularSubject: ListedSubject {
  static var kind: SubjectKind { get }

  var record: SubjectRecord { get }
}

extension Array: TabularOutput where Element: TabularSubject {
  static var parts: [(prefix: String, kind: SubjectKind)] { [("", Element.kind)] }

  var records: [[SubjectRecord?]] { map { [$0.record] } }
}

// MARK: Subjects

extension Pose: TabularSubject {
  static let kind = SubjectKind(
    name: "person", labels: ["track_id", "segmentation_mask"],
    landmarkNames: LandmarkName.allCases.map { "\($0)".inSnakeCase },
    landmarkFields: [
      "x", "y", "z", "visibility", "presence", "world_x", "world_y", "world_z",
    ], connections: connections)

  var record: SubjectRecord {
    SubjectRecord(
      labels: [cell(origin?.trackID), maskFile ?? ""],
      landmarks: zip(landmarks, world.landmarks).flatMap { landmark, world in
        [
          landmark.x, landmark.y, landmark.z, landmark.visibility, landmark.presence, world.x, world.y,
          world.z,
        ].map(\.description)
      },
      points: landmarks.map { .init(x: $0.x, y: $0.y, visibility: $0.visibility) },
      score: landmarks.map(\.presence).reduce(0, +) / Float(landmarks.count))
  }
}

extension Face: TabularSubject {
  static let kind = SubjectKind(
    name: "face", labels: ["track_id"],
    values: Blendshapes.Name.allCases.map { "blendshape_" + $0.label }
      + (0..<4).flatMap { row in (0..<4).map { "matrix_\(row)_\($0)" } },
    landmarkNames: (0..<landmarkCount).map { "landmark_\($0)" }, landmarkFields: ["x", "y", "z"],
    connections: contourConnections)

  var record: SubjectRecord {
    let scores = blendshapes?.scores.map(\.description) ?? []
    let matrix = transformation.map { matrix in
      (0..<16).map { matrix[row: $0 / 4, column: $0 % 4].description }
    }
    return SubjectRecord(
      labels: [cell(origin?.trackID)],
      values: scores.padded(to: Blendshapes.Name.allCases.count) + (matrix ?? []).padded(to: 16),
      landmarks: landmarks.flatMap { [$0.x, $0.y, $0.z].map(\.description) },
      points: landmarks.map { .init(x: $0.x, y: $0.y) })
  }
}

extension Hand: TabularSubject {
  static let kind = SubjectKind(
    name: "hand", labels: ["track_id", "handedness"], values: ["handedness_score"],
    landmarkNames: LandmarkName.allCases.map { "\($0)".inSnakeCase },
    landmarkFields: ["x", "y", "z", "world_x", "world_y", "world_z"], connections: connections)

  var record: SubjectRecord {
    SubjectRecord(
      labels: [cell(origin?.trackID), side.name], values: [sideScore.description],
      landmarks: zip(landmarks, world.landmarks).flatMap { landmark, world in
        [landmark.x, landmark.y, landmark.z, world.x, world.y, world.z].map(\.description)
      },
      points: landmarks.map { .init(x: $0.x, y: $0.y) })
  }
}

extension RecognizedHand: TabularSubject {
  static let kind = {
    var kind = Hand.kind
    kind.labels.append("gesture")
    kind.values.append("gesture_score")
    return kind
  }()

  var record: SubjectRecord {
    var record = hand.record
    record.labels.append(gestures.first?.name ?? "")
    record.values.append(gestures.first?.score.description ?? "")
    return record
  }
}

extension Detection: TabularSubject {
  static let kind = SubjectKind(
    name: "object", labels: ["track_id", "category_name", "display_name"],
    values: ["category_index", "score"] + PixelBox.columns)

  var record: SubjectRecord {
    let category = categories.first
    return SubjectRecord(
      labels: [cell(origin?.trackID), category?.name ?? "", category?.displayName ?? ""],
      values: [cell(category?.index), category?.score.description ?? ""] + box.cells, box: box,
      score: category?.score ?? 0,
      category: category.map { $0.name ?? "class_\($0.index)" })
  }
}

extension FaceDetection: TabularSubject {
  static let kind = SubjectKind(
    name: "face", labels: ["track_id"], values: ["score"] + PixelBox.columns,
    landmarkNames: KeypointName.allCases.map { "\($0)".inSnakeCase }, landmarkFields: ["x", "y"])

  var record: SubjectRecord {
    SubjectRecord(
      labels: [cell(origin?.trackID)], values: [score.description] + box.cells,
      landmarks: keypoints.flatMap { [$0.x, $0.y].map(\.description) },
      points: keypoints.map { .init(x: $0.x, y: $0.y) }, box: box, score: score)
  }
}

extension Holistic: TabularOutput {
  static let parts: [(prefix: String, kind: SubjectKind)] = [
    ("pose_", Pose.kind), ("face_", Face.kind), ("left_hand_", Hand.kind), ("right_hand_", Hand.kind),
  ]

  /// One person, or none when nothing is seen.
  var records: [[SubjectRecord?]] {
    let parts = [pose?.record, face?.record, leftHand?.record, rightHand?.record]
    return parts.contains { $0 != nil } ? [parts] : []
  }
}

extension Segmentation: TabularOutput {
  static let parts: [(prefix: String, kind: SubjectKind)] = [
    ("", SubjectKind(name: "mask", labels: ["category_mask", "confidence_masks"]))
  ]

  var records: [[SubjectRecord?]] {
    [[SubjectRecord(labels: [categoryFile ?? "", confidenceFiles?.joined(separator: ";") ?? ""])]]
  }
}

// MARK: Cells

/// The cell of a number that may be missing.
private func cell(_ number: Int?) -> String { number.map(String.init) ?? "" }

extension PixelBox {
  fileprivate static let columns = ["box_x", "box_y", "box_width", "box_height"]

  fileprivate var cells: [String] { [x, y, width, height].map(String.init) }
}

extension [String] {
  /// The cells with empty ones behind them.
  func padded(to count: Int) -> [String] {
    self + [String](repeating: "", count: Swift.max(count - self.count, 0))
  }
}
