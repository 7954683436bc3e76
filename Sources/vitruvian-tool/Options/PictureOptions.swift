import ArgumentParser
import Foundation
import VisionPipeline
import VisionTasks

/// How pictures and frames are looked at.
struct PictureOptions: ParsableArguments {
  @Option(
    help: """
      Whether the orientation that a picture's EXIF data, or a video's rotation, states is applied: apply or \
      ignore.
      """)
  var exif = ExifChoice.apply

  @Option(help: "Degrees clockwise that make the picture upright: 0, 90, 180 or 270.")
  var rotation = 0

  @Option(
    help: """
      How the pixels lie once --exif is applied: up, right (to be turned by 90 degrees clockwise), down, left, \
      up-mirrored, right-mirrored, down-mirrored or left-mirrored.
      """)
  var orientation = OrientationChoice.up

  @Option(
    help: ArgumentHelp(
      "The part of the picture to search, normalised: once --exif is applied, before --rotation and --orientation.",
      valueName: "left,top,right,bottom"))
  var roi: SearchRegionArgument?

  @Option(
    help: ArgumentHelp(
      "How many million pixels a picture may have. Decoding takes 4.5 to 20 bytes of memory for each.",
      valueName: "n"))
  var maxMegapixels = PictureLimits().maximumPixelCount / 1_000_000

  private static let acceptedMegapixels = 1...(PictureLimits.largestPixelCount / 1_000_000)

  enum ExifChoice: String, ExpressibleByArgument, CaseIterable {
    case apply, ignore
  }

  /// The names of the options that are not what they are by default.
  var changedOptions: [String] {
    changed([
      "--exif": exif != .apply, "--rotation": rotation != 0, "--orientation": orientation != .up,
      "--roi": roi != nil,
      "--max-megapixels": limits != PictureLimits(),
    ])
  }

  func validate() throws {
    guard [0, 90, 180, 270].contains(rotation) else {
      throw ValidationError("--rotation is \(rotation); expected 0, 90, 180 or 270")
    }
    guard Self.acceptedMegapixels ~= maxMegapixels else {
      throw ValidationError(
        "--max-megapixels is \(maxMegapixels); expected 1 to \(Self.acceptedMegapixels.upperBound)")
    }
    try roi?.validate()
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

extension PictureOptions {
  /// The orientation of the stored pixels: what `--orientation` says, then turned by `--rotation`.
  private var storedOrientation: UIImage.Orientation {
    get throws {
      let stored = try orientation.imageOrientation.composed(withClockwiseRotation: rotation)
      return UIImage.Orientation(rawValue: stored.rawValue) ?? .up
    }
  }

  /// Decoded pixels as the picture that a task looks at.
  func image(_ pixels: PixelImage) throws -> MPImage {
    MPImage(pixels: pixels, orientation: try storedOrientation)
  }

  /// Reads a picture.
  func image(contentsOfFile path: String) throws -> MPImage {
    try image(PixelImage(contentsOfFile: path, exif: exifHandling, limits: limits))
  }

  /// Decodes the bytes of a picture file.
  func image(decoding bytes: [UInt8], name: String) throws -> MPImage {
    try image(PixelImage(decoding: bytes, name: name, exif: exifHandling, limits: limits))
  }

  private var limits: PictureLimits { PictureLimits(megapixels: maxMegapixels) }

  private var exifHandling: ExifHandling { exif == .apply ? .apply : .ignore }

  /// Where a task searches each picture.
  func processing(subjectRegions: [SubjectRegionArgument] = []) -> ImageProcessingOptions {
    ImageProcessingOptions(
      regionOfInterest: roi.map { region in
        CGRect(
          x: region.left, y: region.top, width: region.right - region.left,
          height: region.bottom - region.top)
      }, subjectRegions: subjectRegions.map(\.region))
  }
}
