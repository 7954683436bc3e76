import ArgumentParser
import Foundation
import TensorCore
import VisionPipeline
import VisionTasks

/// The options that all tasks share: the model, the pictures, and where results go.
struct ImageOptions: ParsableArguments {
  @Option(
    help: """
      The model: a converted file or a .task bundle. Without it, the folder named by VITRUVIAN_MODELS and \
      then Models/ are searched.
      """)
  var model: String?

  @Option(help: "What the inputs are. Only image is there yet.")
  var mode = Mode.image

  @Argument(help: "Pictures (JPEG, PNG, BMP or GIF), or - for standard input.")
  var inputs: [String]

  @Option(help: "The picture with the result drawn on it, as PNG; a folder when there are several inputs.")
  var annotate: String?

  @Option(help: "A file for the results, instead of standard output.")
  var output: String?

  @Option(help: "Whether the orientation that a picture's EXIF data states is applied: apply or ignore.")
  var exif = ExifChoice.apply

  @Option(help: "Degrees clockwise that make the picture upright: 0, 90, 180 or 270.")
  var rotation = 0

  @Option(
    help: """
      How the pixels are stored: up, right, down, left, up-mirrored, right-mirrored, down-mirrored or \
      left-mirrored.
      """)
  var orientation = OrientationChoice.up

  @Option(
    help: ArgumentHelp(
      "The part of the picture to search, normalised, as the pixels are stored.",
      valueName: "left,top,right,bottom"))
  var roi: SearchRegionArgument?

  @Flag(
    name: [.customShort("v"), .customLong("verbose")], help: "Say on standard error what takes how long.")
  var isVerbose = false

  enum Mode: String, ExpressibleByArgument, CaseIterable {
    case image
  }

  enum ExifChoice: String, ExpressibleByArgument, CaseIterable {
    case apply, ignore
  }

  func validate() throws {
    guard [0, 90, 180, 270].contains(rotation) else {
      throw ValidationError("--rotation is \(rotation); expected 0, 90, 180 or 270")
    }
    guard !inputs.isEmpty else { throw ValidationError("there is no input; name a picture, or -") }
    if inputs.count == 1, let annotate, !annotate.lowercased().hasSuffix(".png") {
      throw ValidationError("--annotate \(annotate): the picture is written as PNG, so end it in .png")
    }
    guard inputs.filter({ $0 == "-" }).count <= 1 else {
      throw ValidationError("standard input (-) can be read only once")
    }
    try roi?.validate()
    try validateFiles()
  }
}

/// The eight orientations by their names on the command line.
enum OrientationChoice: String, ExpressibleByArgument, CaseIterable {
  case up, right, down, left
  case upMirrored = "up-mirrored"
  case rightMirrored = "right-mirrored"
  case downMirrored = "down-mirrored"
  case leftMirrored = "left-mirrored"

  /// The orientation that the name stands for.
  var imageOrientation: ImageOrientation {
    switch self {
    case .up: .up
    case .right: .right
    case .down: .down
    case .left: .left
    case .upMirrored: .upMirrored
    case .rightMirrored: .rightMirrored
    case .downMirrored: .downMirrored
    case .leftMirrored: .leftMirrored
    }
  }
}

extension ImageOptions {
  /// The orientation of the stored pixels: what `--orientation` says, then turned by `--rotation`.
  var storedOrientation: UIImage.Orientation {
    get throws {
      let stored = try orientation.imageOrientation.composed(withClockwiseRotation: rotation)
      return UIImage.Orientation(rawValue: stored.rawValue) ?? .up
    }
  }

  /// How each picture is looked at.
  func processing(subjectRegions: [SubjectRegionArgument] = []) -> ImageProcessingOptions {
    ImageProcessingOptions(
      regionOfInterest: roi.map { region in
        CGRect(
          x: region.left, y: region.top, width: region.right - region.left,
          height: region.bottom - region.top)
      }, subjectRegions: subjectRegions.map(\.region))
  }

  /// The model that was named, or the task's model where models are usually found.
  func modelPath(for task: ModelLocator.Task) throws -> String {
    try model ?? ModelLocator.path(for: task)
  }

  /// Where the annotated picture goes, or `nil` when none was asked for.
  func annotation(for picture: Picture) throws -> Annotation? {
    guard let annotate else { return nil }
    guard inputs.count > 1 else { return Annotation(picture: picture, path: annotate) }
    let directory = URL(fileURLWithPath: annotate, isDirectory: true)
    try OutputDirectory.make(directory)
    return Annotation(
      picture: picture, path: directory.appendingPathComponent(picture.stem + ".png").path)
  }
}

/// A picture to draw a result on, and the file that it becomes.
struct Annotation {
  let picture: Picture
  let path: String

  func write(_ draw: (Canvas) -> Void) throws {
    let canvas = try Canvas(picture.pixels)
    draw(canvas)
    try canvas.image().writePNG(toFile: path)
  }
}
