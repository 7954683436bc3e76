// The Swift of the guides, word for word: that it compiles is the test.

import Foundation
import Vitruvian

private func overview() throws {
  let landmarker = try PoseLandmarker()  // finds its model by name
  for pose in try landmarker.poses(in: Picture(contentsOfFile: "photo.jpg")) {
    print(pose[.nose].x, pose.world[.leftWrist].z)
  }
}

private func halfPrecision() throws {
  var options = PoseLandmarker.Options()
  options.compute.precision = .half
  let landmarker = try PoseLandmarker(options: options)
  _ = landmarker
}

private func hands() throws {
  var options = HandLandmarker.Options()
  options.maximumCount = 2
  let landmarker = try HandLandmarker(model: .path("Models/hand_landmarker.task"), options: options)
  for hand in try landmarker.hands(in: Picture(contentsOfFile: "photo.jpg")) {
    print(hand.side, hand[.indexFingerTip].x, hand[.indexFingerTip].y)
  }
}

private func otherTasks(picture: Picture) throws {
  var options = FaceLandmarker.Options()
  options.includesBlendshapes = true
  for face in try FaceLandmarker(options: options).faces(in: picture) {
    print("nose at", face[.noseTip].x, face[.noseTip].y, "smile:", face.blendshapes?[.mouthSmileLeft] ?? 0)
  }
  for hand in try HandLandmarker().hands(in: picture) {
    print(hand.side, "hand, index finger at", hand[.indexFingerTip].x, hand[.indexFingerTip].y)
  }
  for hand in try GestureRecognizer().hands(in: picture) {
    print(hand.gestures.first?.name ?? "no gesture")
  }
  for object in try ObjectDetector().objects(in: picture) {
    print(object.categories.first?.name ?? "unnamed", "from", object.box.x, object.box.y)
  }
  for face in try FaceDetector().faces(in: picture) {
    print("a face", face.box.width, "pixels wide, score", face.score)
  }
  let person = try HolisticLandmarker().person(in: picture)
  print("face:", person.face != nil, "left hand:", person.leftHand != nil)
  if let mask = try ImageSegmenter().segmentation(of: picture).confidences.first {
    print("a person in the middle:", mask[mask.width / 2, mask.height / 2])
  }
}

private func models(data: Data) throws {
  let byPath = try HandLandmarker(model: .path("Models/hand_landmarker.task"))
  let byContents = try HandLandmarker(model: .contents(data))
  let byName = try HandLandmarker()
  _ = (byPath, byContents, byName)
}

private func installedModels() throws {
  let url = try InstalledModels.url(for: "pose_landmarker_lite")
  let fast = try PoseLandmarker(model: .file(url))
  _ = fast
}

private func options() throws {
  var options = ObjectDetector.Options()
  options.minimumScore = 0.4
  options.allowedNames = ["person", "bicycle"]
  let detector = try ObjectDetector(options: options)
  _ = detector
}

private func errors() throws {
  do {
    let landmarker = try PoseLandmarker(model: .path("Models/pose_landmarker_full.task"))
    let poses = try landmarker.poses(in: Picture(contentsOfFile: "photo.jpg"))
    print(poses.count)
  } catch let error as VisionError where error.code == .notFound {
    print("no such file:", error)
  }
}

private func squats(picture: Picture) throws {
  let landmarker = try PoseLandmarker()
  for pose in try landmarker.poses(in: picture) {
    if let knee = pose.angle(at: .leftKnee), knee.degrees < 100 { print("deep squat") }
  }
}

private func measurements(pose: Pose, hand: Hand, face: Face, picture: Picture) {
  if let knee = pose.angle(at: .leftKnee) { print(knee.degrees) }
  if let reach = pose.distanceInMetres(from: .leftShoulder, to: .leftWrist) { print(reach) }
  if let bent = hand.flexion(of: .indexFinger) { print(bent.degrees) }
  if let head = face.headPose { print(head.yaw.degrees, head.pitch.degrees, head.roll.degrees) }
  if let mouth = face.openness(of: .mouth, in: picture.dimensions) { print(mouth) }
}

private func drawing(poses: [Pose], picture: Picture, size: Overlay.Size) {
  let overlay = Overlay(
    of: poses, in: ViewMapping(of: picture.dimensions, size: size, content: .aspectFill, isMirrored: true))
  for element in overlay.elements {
    if case .lines(let lines) = element { print(lines.segments.count, "lines", lines.width, "points thick") }
  }
}

private func plan(graph: GraphDefinition) throws {
  var options = PlanOptions()
  options.threadCount = 4  // the result does not depend on it
  options.precision = .exact  // the last bits of the reference
  options.capturedTensors = ["model/logits"]
  let executor = Executor(try Plan(graph, options: options))
  executor.run()
}
