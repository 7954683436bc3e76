import FacadeSupport
import Foundation
import VisionTasks

extension TaskEngine<ObjectDetectorResult> {
  /// Prepares the network that finds objects.
  init(_ options: ObjectDetectorOptions, _ mode: EngineMode<Output>) throws {
    var values = VisionTasks.ObjectDetector.Options()
    values.maximumCount = options.maxResults < 0 ? nil : options.maxResults
    values.minimumScore = options.scoreThreshold
    values.allowedNames = options.categoryAllowlist
    values.deniedNames = options.categoryDenylist
    values.locale = options.displayNamesLocale
    values.compute = options.baseOptions.compute
    try self.init(
      mode,
      networks: {
        let model = try ObjectNetwork.read(options.baseOptions.modelSource(), values)
        try OptionChecks.validate(maximumResultCount: options.maxResults)
        try OptionChecks.validate(allowed: options.categoryAllowlist, denied: options.categoryDenylist)
        return try ObjectNetwork(model, values)
      }, single: { VisionTasks.ObjectDetector($0) }, tracker: { VisionTasks.ObjectDetector.Tracker($0) },
      makeResult: ObjectDetectorResult.init)
  }
}

extension ObjectDetectorResult {
  convenience init(_ objects: [VisionTasks.Detection], milliseconds: Int) {
    self.init(detections: objects.map(Detection.init), timestampInMilliseconds: milliseconds)
  }
}

extension Detection {
  convenience init(_ object: VisionTasks.Detection) {
    self.init(
      categories: object.categories.map(ResultCategory.init),
      boundingBox: CGRect(object.box), keypoints: nil)
  }
}

extension CGRect {
  /// A task's box.
  init(_ box: PixelBox) {
    self.init(x: box.x, y: box.y, width: box.width, height: box.height)
  }
}
