import FacadeSupport
import Foundation
import VisionTasks

extension SegmenterNetwork {
  /// Prepares the network that tells what pixels show.
  static func prepared(for options: ImageSegmenterOptions) throws -> sending SegmenterNetwork {
    var values = VisionTasks.ImageSegmenter.Options()
    values.includesConfidences = options.shouldOutputConfidenceMasks
    values.includesCategories = options.shouldOutputCategoryMask
    values.compute = options.baseOptions.compute
    try options.validate()
    return try Self(options.baseOptions.modelSource(), values)
  }
}

extension ImageSegmenterOptions {
  /// Checks what the reference checks.
  ///
  /// - Throws: `TasksError` with code `invalidArgumentError`.
  fileprivate func validate() throws(TasksError) {
    guard shouldOutputConfidenceMasks || shouldOutputCategoryMask else {
      throw TasksError(
        status: .invalidArgumentError,
        "At least one of `output_confidence_masks` and `output_category_mask` must be set.")
    }
  }
}

extension ImageSegmenterResult {
  /// - Parameter hasConfidences: Whether the options ask for them.
  convenience init(_ segmentation: Segmentation, hasConfidences: Bool, milliseconds: Int) {
    self.init(
      confidenceMasks: hasConfidences ? segmentation.confidences.map { Mask($0) } : nil,
      categoryMask: segmentation.categories.map { Mask($0) },
      qualityScores: segmentation.qualityScores.map(NSNumber.init(value:)),
      timestampInMilliseconds: milliseconds)
  }
}
