import ArgumentParser
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

  @Option(
    help: ArgumentHelp(
      "Degrees clockwise that make the picture upright: 0, 90, 180 or 270.", valueName: "degrees"))
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
      "How many million pixels a picture or frame may have. Decoding takes 4.5 to 20 bytes of memory for each.",
      valueName: "n"))
  var maxMegapixels = PictureLimits().maximumPixelCount / 1_000_000

  @Option(
    help: """
      What decodes JPEG pictures: stb, whose pixels the reference sees, too, or turbojpeg, a library that takes half \
      the time where it is installed. Its pixels differ by up to 3 of 255, so landmarks do in their last digits.
      """)
  var decoder = JPEGDecoder.stb

  private static let acceptedMegapixels = 1...(PictureLimits.largestPixelCount / 1_000_000)

  enum ExifChoice: String, ExpressibleByArgument, CaseIterable {
    case apply, ignore
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

extension JPEGDecoder: ExpressibleByArgument {}

/// The eight orientations by their names on the command line.
enum OrientationChoice: String, ExpressibleByArgument, CaseIterable {
  case up, right, down, left
  case upMirrored = "up-mirrored"
  case rightMirrored = "right-mirrored"
  case downMirrored = "down-mirrored"
  case leftMirrored = "left-mirrored"

  /// The orientation that the name stands for.
  var pictureOrientation: PictureOrientation {
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
  private var storedOrientation: PictureOrientation {
    get throws { try orientation.pictureOrientation.composed(withClockwiseRotation: rotation) }
  }

  /// Decoded pixels as the picture that a task looks at.
  func picture(_ pixels: PixelImage) throws -> Picture {
    Picture(pixels, orientation: try storedOrientation)
  }

  /// Reads a picture, from a file or a pipe.
  func picture(contentsOfFile path: String) throws -> Picture {
    if let bytes = try StreamedPicture.contents(ofPipe: path) {
      return try picture(decoding: bytes, name: path)
    }
    return try picture(PixelImage(contentsOfFile: path, exif: exifHandling, limits: limits, decoder: decoder))
  }

  /// Decodes the bytes of a picture file.
  func picture(decoding bytes: [UInt8], name: String) throws -> Picture {
    try picture(PixelImage(decoding: bytes, name: name, exif: exifHandling, limits: limits, decoder: decoder))
  }

  /// How large pictures and frames may be.
  var limits: PictureLimits { PictureLimits(megapixels: maxMegapixels) }

  private var exifHandling: ExifHandling { exif == .apply ? .apply : .ignore }

  /// Where a task searches each picture.
  var search: Search { roi.map { .part($0.box) } ?? .wholePicture }
}

/// The part of a picture to search, on the command line.
struct SearchRegionArgument: ExpressibleByArgument {
  let box: NormalizedBox

  init?(argument: String) {
    guard let edges = numbers(argument, count: 4) else { return nil }
    box = NormalizedBox(left: edges[0], top: edges[1], right: edges[2], bottom: edges[3])
  }

  /// Checks that the edges make a part of a picture.
  func validate() throws {
    do {
      try box.validate()
    } catch {
      throw ValidationError(
        "--roi is \(box.left),\(box.top),\(box.right),\(box.bottom); expected left < right and top < bottom, "
          + "all from 0 to 1")
    }
  }
}
