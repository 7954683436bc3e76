import Foundation
import TestSupport
import Testing
import VisionTasks

@testable import MediaPipeTasksVision

/// The tasks on Swift values are compared with the reference elsewhere; here their values must arrive in the
/// façade's objects, bit for bit.
@Suite(
  "Faces in pictures, gestures, whole bodies and segmentations as MediaPipe gives them",
  .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct SiblingTaskTests {
  private static func model(_ name: String) throws -> String {
    try ReferenceKit.url("sibling-models/\(name)").path
  }

  private static func expect(_ found: [NormalizedLandmark], are expected: [PicturePosition]) {
    #expect(found.map { SIMD3($0.x, $0.y, $0.z) } == expected.map { SIMD3($0.x, $0.y, $0.z) })
    #expect(found.allSatisfy { $0.visibility == nil && $0.presence == nil })
  }

  private static func expect(_ found: [MediaPipeTasksVision.Landmark], are expected: [WorldPosition]) {
    #expect(found.map { SIMD3($0.x, $0.y, $0.z) } == expected.map { SIMD3($0.x, $0.y, $0.z) })
  }

  @Test("a face's box, score and six points", arguments: ["portrait.jpg", "three_people.jpg"])
  func faceDetector(picture: String) throws {
    let path = try Self.model("blaze_face_short_range.tflite")
    let image = try PoseKit.image(picture)
    let expected = try VisionTasks.FaceDetector(model: .path(path)).faces(in: image.picture)
    let found = try FaceDetector(modelPath: path).detect(image: image).detections
    #expect(found.count == expected.count && !found.isEmpty)
    for (face, expected) in zip(found, expected) {
      #expect(face.boundingBox == CGRect(expected.box))
      #expect(face.categories.map(\.score) == [expected.score] && face.categories[0].index == 0)
      #expect(face.categories[0].categoryName == nil && face.categories[0].displayName == nil)
      let points = try #require(face.keypoints)
      #expect(
        points.map(\.location) == expected.keypoints.map { CGPoint(x: Double($0.x), y: Double($0.y)) })
      #expect(points.count == 6 && points.allSatisfy { $0.label == nil && $0.score == 0 })
    }
  }

  @Test("hands and their gestures")
  func gestureRecognizer() throws {
    let path = try Self.model("gesture_recognizer.task")
    let image = try PoseKit.image("left_hands.jpg")
    var values = VisionTasks.GestureRecognizer.Options()
    values.maximumCount = 2
    let expected = try VisionTasks.GestureRecognizer(model: .path(path), options: values)
      .hands(in: image.picture)
    let options = GestureRecognizerOptions()
    options.baseOptions.modelAssetPath = path
    options.numHands = 2
    let found = try GestureRecognizer(options: options).recognize(image: image)
    #expect(expected.count == 2)
    for (index, hand) in expected.enumerated() {
      Self.expect(found.landmarks[index], are: hand.hand.landmarks)
      Self.expect(found.worldLandmarks[index], are: hand.hand.world.landmarks)
      #expect(found.gestures[index].map(\.score) == hand.gestures.map(\.score))
      #expect(found.gestures[index].map(\.categoryName) == hand.gestures.map(\.name))
      #expect(found.gestures[index].allSatisfy { $0.index == -1 })
      #expect(found.handedness[index].map(\.score) == [hand.hand.sideScore])
    }
  }

  @Test("gestures can be left out by name, but not by both lists at once")
  func gestureOptions() throws {
    let options = GestureRecognizerOptions()
    options.baseOptions.modelAssetPath = try Self.model("gesture_recognizer.task")
    let image = try PoseKit.image("left_hands.jpg")
    let name = try #require(
      try GestureRecognizer(options: options).recognize(image: image).gestures.first?.first?.categoryName)
    let classifier = ClassifierOptions()
    classifier.categoryDenylist = [name]
    options.cannedGesturesClassifierOptions = classifier
    let copy = try #require(options.copy() as? GestureRecognizerOptions)
    #expect(
      try GestureRecognizer(options: copy).recognize(image: image).gestures.first?.first?.categoryName != name
    )
    classifier.categoryAllowlist = [name]
    let exclusive = #expect(throws: TasksError.self) { try GestureRecognizer(options: options) }
    #expect(exclusive?.message.contains("mutually exclusive options") == true)
    classifier.categoryAllowlist = nil
    classifier.maxResults = 0
    let none = #expect(throws: TasksError.self) { try GestureRecognizer(options: options) }
    #expect(none?.message.contains("`max_results`") == true)
  }

  @Test("a person's body, face and hands, with mask and expression")
  func holisticLandmarker() throws {
    let path = try Self.model("holistic_landmarker.task")
    let image = try PoseKit.image("pose.jpg")
    var values = VisionTasks.HolisticLandmarker.Options()
    values.includesMask = true
    values.includesBlendshapes = true
    // The façade's defaults are those of its interface.
    values.minimumPoseSuppressionOverlap = 0.3
    values.minimumFaceSuppressionOverlap = 0.3
    let expected = try VisionTasks.HolisticLandmarker(model: .path(path), options: values)
      .person(in: image.picture)
    let options = HolisticLandmarkerOptions()
    options.baseOptions.modelAssetPath = path
    options.outputPoseSegmentationMasks = true
    options.outputFaceBlendshapes = true
    let found = try HolisticLandmarker(options: options).detect(image: image)
    let pose = try #require(expected.pose)
    #expect(found.poseLandmarks.map(\.x) == pose.landmarks.map(\.x))
    #expect(found.poseLandmarks.map { $0.visibility?.floatValue } == pose.landmarks.map(\.visibility))
    #expect(found.poseWorldLandmarks.map(\.z) == pose.world.landmarks.map(\.z))
    Self.expect(found.faceLandmarks, are: expected.face?.landmarks ?? [])
    Self.expect(found.leftHandLandmarks, are: expected.leftHand?.landmarks ?? [])
    Self.expect(found.leftHandWorldLandmarks, are: expected.leftHand?.world.landmarks ?? [])
    Self.expect(found.rightHandLandmarks, are: expected.rightHand?.landmarks ?? [])
    Self.expect(found.rightHandWorldLandmarks, are: expected.rightHand?.world.landmarks ?? [])
    #expect(found.faceBlendshapes?.categories.map(\.score) == expected.face?.blendshapes?.scores)
    let mask = try #require(found.poseSegmentationMask)
    let values32 = UnsafeBufferPointer(start: mask.float32Data, count: mask.width * mask.height)
    #expect(try #require(pose.mask).withUnsafeValues { $0.elementsEqual(values32) })
  }

  @Test("masks of each class, or of the likeliest one", arguments: [true, false])
  func imageSegmenter(ofConfidence: Bool) async throws {
    let path = try Self.model("selfie_segmenter.tflite")
    let image = try PoseKit.image("pose.jpg")
    var values = VisionTasks.ImageSegmenter.Options()
    (values.includesConfidences, values.includesCategories) = (ofConfidence, !ofConfidence)
    let task = try VisionTasks.ImageSegmenter(model: .path(path), options: values)
    let expected = try await task.segmentation(of: image.picture)
    let options = ImageSegmenterOptions()
    options.baseOptions.modelAssetPath = path
    options.shouldOutputConfidenceMasks = ofConfidence
    options.shouldOutputCategoryMask = !ofConfidence
    let segmenter = try ImageSegmenter(options: options)
    #expect(segmenter.labels == task.labels)
    let now: (MPImage) throws -> ImageSegmenterResult = segmenter.segment(image:)
    var results = [try now(image), try await segmenter.segment(image: image)]
    segmenter.segment(image: image) { result, error in
      #expect(error == nil)
      if let result { results.append(result) }
    }
    #expect(results.count == 3)
    for found in results {
      #expect(found.qualityScores?.map(\.floatValue) == expected.qualityScores)
      let masks = found.confidenceMasks ?? []
      #expect(masks.count == expected.confidences.count && (found.confidenceMasks == nil) == !ofConfidence)
      for (mask, expected) in zip(masks, expected.confidences) {
        let numbers = UnsafeBufferPointer(start: mask.float32Data, count: mask.width * mask.height)
        #expect(expected.withUnsafeValues { $0.elementsEqual(numbers) })
      }
      #expect((found.categoryMask == nil) == ofConfidence)
      if let mask = found.categoryMask, let expected = expected.categories {
        let numbers = UnsafeBufferPointer(start: mask.uint8Data, count: mask.width * mask.height)
        #expect(mask.dataType == .uInt8 && expected.withUnsafeValues { $0.elementsEqual(numbers) })
      }
    }
  }

  @Test("a segmenter that is to give nothing is refused")
  func nothingToSegment() throws {
    let options = ImageSegmenterOptions()
    options.baseOptions.modelAssetPath = try Self.model("selfie_segmenter.tflite")
    options.shouldOutputConfidenceMasks = false
    let error = #expect(throws: TasksError.self) { try ImageSegmenter(options: options) }
    #expect(
      error?.message
        == "INVALID_ARGUMENT: At least one of `output_confidence_masks` and `output_category_mask` "
        + "must be set.")
  }

  @Test("frames of a video have their times, and calls for another mode are refused")
  func modes() throws {
    let options = FaceDetectorOptions()
    options.baseOptions.modelAssetPath = try Self.model("blaze_face_short_range.tflite")
    options.runningMode = .video
    let detector = try FaceDetector(options: options)
    let image = try PoseKit.image("portrait.jpg")
    let result = try detector.detect(videoFrame: image, timestampInMilliseconds: 33)
    #expect(result.timestampInMilliseconds == 33 && result.detections.count == 1)
    #expect(throws: TasksError.self) { try detector.detect(videoFrame: image, timestampInMilliseconds: 33) }
    let error = #expect(throws: TasksError.self) { try detector.detect(image: image) }
    #expect(
      error?.message == "The vision task is not initialized with image mode. Current Running Mode: Video")
  }
}
