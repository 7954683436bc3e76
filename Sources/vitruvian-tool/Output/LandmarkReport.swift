import VisionTasks

/// A landmark in the form that is printed.
struct LandmarkReport: Encodable {
  let x: Float
  let y: Float
  let z: Float
  let visibility: Float?
  let presence: Float?

  init(_ landmark: NormalizedLandmark) {
    x = landmark.x
    y = landmark.y
    z = landmark.z
    visibility = landmark.visibility?.floatValue
    presence = landmark.presence?.floatValue
  }

  init(_ landmark: Landmark) {
    x = landmark.x
    y = landmark.y
    z = landmark.z
    visibility = landmark.visibility?.floatValue
    presence = landmark.presence?.floatValue
  }
}
