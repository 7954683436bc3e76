import FacadeSupport
import VisionTasks

extension HolisticNetworks {
  /// Prepares the networks that find a person.
  static func prepared(for options: HolisticLandmarkerOptions) throws -> sending HolisticNetworks {
    var values = VisionTasks.HolisticLandmarker.Options()
    values.minimumPoseDetectionScore = options.minPoseDetectionConfidence
    values.minimumPoseSuppressionOverlap = options.minPoseSuppressionThreshold
    values.minimumPosePresence = options.minPosePresenceConfidence
    values.minimumFaceDetectionScore = options.minFaceDetectionConfidence
    values.minimumFaceSuppressionOverlap = options.minFaceSuppressionThreshold
    values.minimumFacePresence = options.minFacePresenceConfidence
    values.minimumHandPresence = options.minHandLandmarksConfidence
    values.includesBlendshapes = options.outputFaceBlendshapes
    values.includesMask = options.outputPoseSegmentationMasks
    values.compute = options.baseOptions.compute
    return try Self(options.baseOptions.modelSource(), values)
  }
}

extension HolisticLandmarkerResult {
  convenience init(_ person: Holistic, milliseconds: Int) {
    self.init(
      faceLandmarks: person.face?.landmarks.map(NormalizedLandmark.init) ?? [],
      faceBlendshapes: person.face?.blendshapes.map(Classifications.init),
      poseLandmarks: person.pose?.landmarks.map(NormalizedLandmark.init) ?? [],
      poseWorldLandmarks: person.pose?.world.landmarks.map(Landmark.init) ?? [],
      poseSegmentationMask: person.pose?.mask.map(Mask.init),
      leftHandLandmarks: person.leftHand?.landmarks.map(NormalizedLandmark.init) ?? [],
      leftHandWorldLandmarks: person.leftHand?.world.landmarks.map(Landmark.init) ?? [],
      rightHandLandmarks: person.rightHand?.landmarks.map(NormalizedLandmark.init) ?? [],
      rightHandWorldLandmarks: person.rightHand?.world.landmarks.map(Landmark.init) ?? [],
      timestampInMilliseconds: milliseconds)
  }
}
