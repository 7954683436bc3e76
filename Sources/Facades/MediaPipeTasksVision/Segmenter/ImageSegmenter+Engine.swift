import FacadeSupport
import Foundation
import VisionTasks

/// The engine of a segmenter, and the names of the classes that its model tells apart.
struct ImageSegmenterEngine {
  let labels: [String]
  let taskEngine: TaskEngine<ImageSegmenterResult>

  /// Prepares the network that tells what pixels show.
  init(_ options: ImageSegmenterOptions, _ mode: EngineMode<ImageSegmenterResult>) throws {
    var values = VisionTasks.ImageSegmenter.Options()
    values.includesConfidences = options.shouldOutputConfidenceMasks
    values.includesCategories = options.shouldOutputCategoryMask
    values.compute = options.baseOptions.compute
    let hasConfidences = options.shouldOutputConfidenceMasks
    let makeResult: @Sendable (Segmentation, Int) -> ImageSegmenterResult = {
      ImageSegmenterResult($0, hasConfidences: hasConfidences, milliseconds: $1)
    }
    var labels: [String] = []
    taskEngine = try TaskEngine(
      mode,
      networks: {
        try options.validate()
        let network = try SegmenterNetwork(
          SegmenterNetwork.read(options.baseOptions.modelSource(), values), values)
        labels = network.labels
        return network
      }, single: { VisionTasks.ImageSegmenter($0) }, tracker: { VisionTasks.ImageSegmenter.Tracker($0) },
      makeResult: { makeResult($0, 0) }, makeFrameResult: { makeResult($0.output, $1) })
    self.labels = labels
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
  fileprivate convenience init(_ segmentation: Segmentation, hasConfidences: Bool, milliseconds: Int) {
    self.init(
      confidenceMasks: hasConfidences ? segmentation.confidences.map { Mask($0) } : nil,
      categoryMask: segmentation.categories.map { Mask($0) },
      qualityScores: segmentation.qualityScores.map(NSNumber.init(value:)),
      timestampInMilliseconds: milliseconds)
  }
}
