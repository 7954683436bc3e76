import ArgumentParser
import LandmarkDrawing
import VisionTasks

/// What to tell of each pixel, and where masks go.
struct SegmentArguments: TaskArguments {
  static let configuration = CommandConfiguration(
    commandName: "segment",
    abstract: "Tells what each pixel of a picture or video shows.",
    discussion: HelpText.discussion(
      """
      Prints one JSON object for each picture or frame, with the names of the PNG masks that were written: for each \
      category how sure the model is, from 0 (black) to 255, or with --category-mask the number of the likeliest \
      category. A model of a single category has 0 for what it looks for and 255 for all else.
      """,
      model: model,
      examples: ["segment --masks out selfie.jpg", "segment --masks out --category-mask selfie.jpg"]))
  static let model = ModelLocator.Task.segmentation

  @Option(
    name: .customLong("masks"),
    help: ArgumentHelp(
      "A folder for the masks of each picture, or of each frame of a video.", valueName: "folder"))
  var maskDirectory: String?

  @Flag(
    help: "Write the likeliest category of each pixel, instead of how sure the model is of each category.")
  var categoryMask = false

  /// More categories than a mask can number.
  private static let maximumCount = 256

  func validate() throws {
    try validatePaths([("--masks", maskDirectory)])
  }

  func validateOutputs() throws {
    guard maskDirectory != nil else {
      throw ValidationError("there is no --masks; name a folder for the masks")
    }
  }

  var masks: MaskFiles? {
    maskDirectory.map { MaskFiles(directory: $0, maximumCount: Self.maximumCount, option: "--masks") }
  }

  func makeTask(_ setup: TaskSetup) throws -> RunnableTask<Segmentation> {
    var options = ImageSegmenter.Options()
    options.includesConfidences = !categoryMask
    options.includesCategories = categoryMask
    options.compute = setup.compute
    return switch setup.mode {
    case .image: RunnableTask(try ImageSegmenter(model: setup.model, options: options))
    case .video: RunnableTask(try ImageSegmenter.Tracker(model: setup.model, options: options))
    }
  }

  func draw(_ segmentation: Segmentation, on canvas: Canvas) {
    canvas.draw([segmentation])
  }

  func complete(_ segmentation: inout Segmentation, of frame: InputFrame) -> (any Error)? {
    guard let masks else { return nil }
    do {
      if let categories = segmentation.categories {
        segmentation.categoryFile = try masks.write(categories, of: frame)
      } else {
        segmentation.confidenceFiles = try segmentation.confidences.enumerated().map { index, mask in
          try masks.write(mask, index, of: frame)
        }
      }
      return nil
    } catch {
      return error
    }
  }
}
