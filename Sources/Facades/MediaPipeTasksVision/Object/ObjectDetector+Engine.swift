import FacadeSupport
import Foundation
import VisionTasks

extension ObjectNetwork {
  /// Prepares the network that finds objects.
  static func prepared(for options: ObjectDetectorOptions) throws -> sending ObjectNetwork {
    var values = VisionTasks.ObjectDetector.Options()
    values.maximumCount = options.maxResults < 0 ? nil : options.maxResults
    values.minimumScore = options.scoreThreshold
    values.allowedNames = options.categoryAllowlist
    values.deniedNames = options.categoryDenylist
    values.locale = options.displayNamesLocale
    values.compute = options.baseOptions.compute
    let model = try Self.read(options.baseOptions.modelSource(), values)
    try OptionChecks.validate(maximumResultCount: options.maxResults)
    try OptionChecks.validate(allowed: options.categoryAllowlist, denied: options.categoryDenylist)
    return try Self(model, values)
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
