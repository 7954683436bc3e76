import MLKit

private func detect(photo: UIImage) throws {
  let options = AccuratePoseDetectorOptions()
  options.detectorMode = .singleImage
  let poseDetector = PoseDetector.poseDetector(options: options)

  let image = VisionImage(image: photo)
  image.orientation = .up
  for pose in try poseDetector.results(in: image) {
    let elbow = pose.landmark(ofType: .leftElbow)
    print(elbow.position.x, elbow.position.y, elbow.inFrameLikelihood)
  }
}
