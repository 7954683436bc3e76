import ArgumentParser
import FileAccess
import TensorCore
import VisionPipeline
import VisionTasks

/// The options that all tasks share: the model, the pictures or videos, and where results go.
struct InputOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The model: a converted file, a .task bundle or a .tflite file. Without it, the folder named by VITRUVIAN_MODELS and \
      then Models/ are searched.
      """, valueName: "file"), completion: .file())
  var model: String?

  @Option(help: "What the inputs are: image, or video, for which the program ffmpeg must be installed.")
  var mode = ModeChoice.image

  @Argument(
    help: """
      Pictures (JPEG, PNG, BMP or GIF), pipes with one, folders of pictures, or - for a picture on standard \
      input. With --mode video: video files (not playlists), folders of those, a camera such as /dev/video0, \
      or - for a video (Y4M) on standard input.
      """, completion: .file())
  var inputs: [String] = []

  @OptionGroup var many: ManyInputsOptions

  @Option(
    help: ArgumentHelp(
      """
      The time from frame to frame, for videos whose own times are not wanted. A video's frames are that far \
      apart then, from 0.
      """, valueName: "n"))
  var frameIntervalMs: Int?

  @Option(help: ArgumentHelp("Process every Nth frame of a video only, from the first.", valueName: "n"))
  var every = 1

  @Option(
    help: ArgumentHelp(
      """
      The picture or video with the result drawn on it, as PNG or MP4; a folder when there are several inputs. \
      A file of that name is replaced when the new one is complete.
      """, valueName: "out"), completion: .file())
  var annotate: String?

  @Option(
    help: ArgumentHelp(
      """
      A file for the results, instead of standard output. It is emptied first, unless --resume is given, and written \
      line by line; with --format coco or bvh it is replaced when it is complete.
      """, valueName: "file"), completion: .file())
  var output: String?

  @OptionGroup var format: FormatOptions

  @OptionGroup var picture: PictureOptions

  @Flag(
    name: [.customShort("v"), .customLong("verbose")], help: "Say on standard error what takes how long.")
  var isVerbose = false

  /// In milliseconds, up to an hour.
  private static let acceptedIntervals = 1...3_600_000
  private static let acceptedSteps = 1...10_000

  func validate() throws {
    guard !inputs.isEmpty || many.listPath != nil else {
      throw ValidationError("there is no input; name a picture, a folder, or -")
    }
    try validateAnnotation()
    guard (inputs + [many.listPath].compactMap(\.self)).filter({ $0 == "-" }).count <= 1 else {
      throw ValidationError("standard input (-) can be read only once")
    }
    guard output != nil || !many.isResumed else {
      throw ValidationError("--resume goes on with a file of results; name it with --output")
    }
    guard format.format == .jsonl || !many.isResumed else {
      throw ValidationError(
        "--resume goes on with JSON Lines; keep those, and make \(format.format.rawValue) of them with "
          + "`vitruvian convert-results`")
    }
    guard format.format != .bvh || mode == .video && !areSeveral else {
      throw ValidationError("--format bvh takes one video; add --mode video, and name one")
    }
    try validateTiming()
    try validatePaths(
      [("--model", model), ("--annotate", annotate), ("--output", output)] + inputs.map { ("an input", $0) })
  }

  /// Whether there may be more than one input.
  var areSeveral: Bool {
    inputs.count > 1 || many.listPath != nil || inputs.contains { $0 != "-" && Folder.isPresent($0) }
  }

  private func validateAnnotation() throws {
    guard let annotate else { return }
    let namesFile = mode.annotatedExtensions.contains(annotate.fileExtension.lowercased())
    guard areSeveral || namesFile else {
      throw ValidationError(
        "--annotate \(annotate): a \(mode.nounOfInput) is written, so end it in "
          + mode.annotatedExtensions.map { "." + $0 }.joined(separator: " or "))
    }
    guard !areSeveral || !namesFile else {
      throw ValidationError(
        "--annotate \(annotate): there are several inputs, so name a folder for what is drawn")
    }
  }

  private func validateTiming() throws {
    guard mode == .video || (frameIntervalMs == nil && every == 1) else {
      throw ValidationError("--frame-interval-ms and --every are for videos; add --mode video")
    }
    if let frameIntervalMs, !(Self.acceptedIntervals ~= frameIntervalMs) {
      throw ValidationError(
        "--frame-interval-ms is \(frameIntervalMs); expected 1 to \(Self.acceptedIntervals.upperBound)")
    }
    guard Self.acceptedSteps ~= every else {
      throw ValidationError("--every is \(every); expected 1 to \(Self.acceptedSteps.upperBound)")
    }
  }
}

/// What the inputs of a task are.
enum ModeChoice: String, ExpressibleByArgument, CaseIterable, Encodable {
  case image, video

  /// How annotated files may end, the usual one first.
  var annotatedExtensions: [String] { self == .image ? ["png"] : ["mp4", "mov", "mkv"] }

  fileprivate var nounOfInput: String { self == .image ? "PNG picture" : "video" }
}
