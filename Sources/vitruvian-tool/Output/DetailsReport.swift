import VisionTasks

/// Where a subject came from, in the form that is printed.
struct DetailsReport: Encodable {
  let trackID: Int?
  let regionOfInterest: Region
  let detection: Detection?

  struct Region: Encodable {
    let xCenter, yCenter, width, height, rotation: Float

    enum CodingKeys: String, CodingKey {
      case width, height, rotation
      case xCenter = "x_center"
      case yCenter = "y_center"
    }
  }

  struct Detection: Encodable {
    let score: Float
    let boundingBox: Box
    let keypoints: [Point]

    enum CodingKeys: String, CodingKey {
      case score, keypoints
      case boundingBox = "bounding_box"
    }
  }

  struct Box: Encodable {
    let left, top, right, bottom: Float
  }

  struct Point: Encodable {
    let x, y: Float
  }

  enum CodingKeys: String, CodingKey {
    case detection
    case trackID = "track_id"
    case regionOfInterest = "region_of_interest"
  }
}

extension DetailsReport {
  /// The details of a subject; `nil` when none were asked for.
  init?(_ result: TaskResult, subject index: Int) {
    guard let origin = result.diagnostics?.subjects[index] else { return nil }
    let region = origin.regionOfInterest
    trackID = result.trackIDs.indices.contains(index) ? result.trackIDs[index] : nil
    regionOfInterest = Region(
      xCenter: region.xCenter, yCenter: region.yCenter, width: region.width, height: region.height,
      rotation: region.rotation)
    detection = origin.detection.map(Detection.init)
  }
}

extension DetailsReport.Detection {
  init(_ detection: SubjectDetection) {
    let box = detection.boundingBox
    score = detection.score
    boundingBox = DetailsReport.Box(
      left: Float(box.minX), top: Float(box.minY), right: Float(box.maxX), bottom: Float(box.maxY))
    keypoints = detection.keypoints.map { DetailsReport.Point(x: Float($0.x), y: Float($0.y)) }
  }
}
