import TestSupport
import Testing

@testable import VisionPipeline

/// A region of a published picture and the crop that MediaPipe expects.
///
/// Source: `mediapipe/calculators/tensor/image_to_tensor_calculator_test.cc`.
struct ImageToTensorCase: Sendable, CustomTestStringConvertible {
  /// What the picture's samples are before they are cut out.
  enum Samples: Sendable {
    case rgb, rgba, grey
  }

  let crop: String
  let samples: Samples
  let region: NormalizedRect
  let size: PixelSize
  let proportions: ImageToTensor.Proportions
  let border: BorderMode
  let range: ValueRange

  var testDescription: String { "\(crop), \(samples), \(range.minimum)...\(range.maximum)" }

  private init(
    _ crop: String, _ region: NormalizedRect, _ size: PixelSize, _ proportions: ImageToTensor.Proportions,
    _ border: BorderMode, _ range: ValueRange = .zeroToOne, samples: Samples = .rgb
  ) {
    self.crop = crop
    self.samples = samples
    self.region = region
    self.size = size
    self.proportions = proportions
    self.border = border
    self.range = range
  }

  private static func medium(_ degrees: Double) -> NormalizedRect {
    NormalizedRect(
      xCenter: 0.65, yCenter: 0.4, width: 0.5, height: 0.5, rotation: Float(degrees * .pi / 180))
  }

  private static func large(_ degrees: Double) -> NormalizedRect {
    NormalizedRect(
      xCenter: 0.5, yCenter: 0.5, width: 1.5, height: 1.1, rotation: Float(degrees * .pi / 180))
  }

  static let all: [ImageToTensorCase] = {
    let (wide, small, own) = (
      PixelSize(square: 256), PixelSize(square: 128), PixelSize(width: 64, height: 128)
    )
    let tilted = "large_sub_rect_keep_aspect_with_rotation"
    return [
      Self("medium_sub_rect_keep_aspect", medium(0), wide, .letterboxed, .replicate),
      Self("medium_sub_rect_keep_aspect_border_zero", medium(0), wide, .letterboxed, .zero),
      Self("medium_sub_rect_keep_aspect_with_rotation", medium(90), wide, .letterboxed, .replicate),
      Self("medium_sub_rect_keep_aspect_with_rotation_border_zero", medium(90), wide, .letterboxed, .zero),
      Self("medium_sub_rect_with_rotation", medium(-45), wide, .stretched, .replicate, .minusOneToOne),
      Self("medium_sub_rect_with_rotation_border_zero", medium(-45), wide, .stretched, .zero, .minusOneToOne),
      Self("large_sub_rect", large(0), small, .stretched, .replicate),
      Self("large_sub_rect_border_zero", large(0), small, .stretched, .zero),
      Self("large_sub_rect_keep_aspect", large(0), small, .letterboxed, .replicate),
      Self("large_sub_rect_keep_aspect_border_zero", large(0), small, .letterboxed, .zero),
      Self(tilted, large(-15), small, .letterboxed, .replicate, samples: .rgba),
      Self(tilted, large(-15), small, .letterboxed, .replicate, samples: .grey),
      Self(tilted + "_border_zero", large(-15), small, .letterboxed, .zero, samples: .rgba),
      Self(
        tilted + "_border_zero", large(-15), small, .letterboxed, .zero,
        ValueRange(minimum: -0.5, maximum: 0.5), samples: .grey),
      Self(
        "noop_except_range", .wholeImage, own, .letterboxed, .replicate,
        ValueRange(minimum: -10, maximum: 10), samples: .rgba),
      Self("noop_except_range", .wholeImage, own, .letterboxed, .zero, samples: .rgba),
      Self("noop_except_range", .wholeImage, own, .stretched, .zero, .minusOneToOne),
    ]
  }()

  /// The case's crop of `picture`, its numbers mapped back to bytes.
  func bytes(of picture: PixelImage) throws -> [UInt8] {
    let converter = ImageToTensor(size: size, valueRange: range, proportions: proportions, border: border)
    let scale = 255 / (range.maximum - range.minimum)
    return try converter.numbers(region, of: picture).map { number in
      UInt8(((number - range.minimum) * scale).rounded())
    }
  }
}

@Suite(.enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct ImageToTensorCaseTests {
  private static func picture(_ file: String) throws -> PixelImage {
    try PixelImage(
      contentsOfFile: ReferenceKit.url("mediapipe-testdata/calculators/image_to_tensor/" + file).path)
  }

  /// The largest difference of any sample.
  private static func deviation(_ bytes: [UInt8], from expected: PixelImage) throws -> Int {
    try #require(bytes.count == expected.height * expected.rowByteCount)
    return expected.withUnsafeBytes { expected in
      zip(bytes, expected).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }
  }

  /// The picture with an opaque alpha channel, or with three times its luma.
  private static func picture(_ rgb: PixelImage, with samples: ImageToTensorCase.Samples) -> PixelImage {
    guard samples != .rgb else { return rgb }
    let channelCount = samples == .rgba ? 4 : 3
    return PixelImage(width: rgb.width, height: rgb.height, channelCount: channelCount) { bytes in
      rgb.withUnsafeBytes { source in
        for pixel in 0..<rgb.width * rgb.height {
          let (red, green, blue) = (source[3 * pixel], source[3 * pixel + 1], source[3 * pixel + 2])
          let weighted: Int = 4899 * Int(red) + 9617 * Int(green) + 1868 * Int(blue)
          let luma = UInt8((weighted + 8192) >> 14)
          let values: [UInt8] = samples == .rgba ? [red, green, blue, 255] : [luma, luma, luma]
          for (channel, value) in values.enumerated() { bytes[channelCount * pixel + channel] = value }
        }
      }
    }
  }

  /// MediaPipe allows five levels; a tenth of that is none. The crop of the whole picture has the pixels that
  /// MediaPipe's test decodes.
  @Test(arguments: ImageToTensorCase.all)
  func `Crops of the published pixels equal the published crops byte by byte`(golden: ImageToTensorCase)
    throws
  {
    let pixels = try Self.picture("noop_except_range.png")
    let bytes = try golden.bytes(of: Self.picture(pixels, with: golden.samples))
    let crop = try Self.picture(golden.crop + ".png")
    if golden.samples == .grey {
      // Luma is rounded before the picture is cut out here, and after it in the published crop.
      #expect(try Self.deviation(bytes, from: Self.picture(crop, with: .grey)) <= 1)
    } else {
      #expect(try Self.deviation(bytes, from: crop) == 0)
    }
  }

  /// Decoders of JPEG files differ: MediaPipe's tests decode with libjpeg, its tasks with stb as here, up to
  /// three levels apart.
  @Test(arguments: ImageToTensorCase.all.filter { $0.samples != .grey })
  func `Crops of the published file are as near as decoders are`(golden: ImageToTensorCase) throws {
    let bytes = try golden.bytes(of: Self.picture("input.jpg"))
    #expect(try Self.deviation(bytes, from: Self.picture(golden.crop + ".png")) <= 3)
  }

  @Test func `Networks that take bytes get the same crop`() throws {
    let golden = ImageToTensorCase.all[0]
    let converter = ImageToTensor(
      size: golden.size, valueRange: .zeroToOne, proportions: .letterboxed, border: .replicate)
    let bytes = try converter.bytes(golden.region, of: Self.picture("noop_except_range.png")).bytes
    #expect(try Self.deviation(bytes, from: Self.picture(golden.crop + ".png")) == 0)
  }
}

/// Source: `mediapipe/calculators/tensor/image_to_tensor_utils_test.cc`.
@Suite struct ImageToTensorRegionCaseTests {
  @Test(
    arguments: [
      (.wholeImage, 4, 4, PixelRect(xCenter: 2, yCenter: 2, width: 4, height: 4)),
      (.wholeImage, 25, 15, PixelRect(xCenter: 12.5, yCenter: 7.5, width: 25, height: 15)),
      (
        NormalizedRect(xCenter: 0.5, yCenter: 1, width: 4, height: 2, rotation: 3), 4, 4,
        PixelRect(xCenter: 2, yCenter: 4, width: 16, height: 8, rotation: 3)
      ),
      (
        NormalizedRect(xCenter: 0.5, yCenter: 1, width: 4, height: 2, rotation: 3), 25, 15,
        PixelRect(xCenter: 12.5, yCenter: 15, width: 100, height: 30, rotation: 3)
      ),
    ] as [(NormalizedRect, Int, Int, PixelRect)])
  func `Regions in pixels`(rect: NormalizedRect, width: Int, height: Int, expected: PixelRect) {
    #expect(PixelRect(rect, in: PixelSize(width: width, height: height)) == expected)
  }

  @Test func `A tall region gets borders at its sides`() {
    let region = PixelRect(xCenter: 20, yCenter: 10, width: 100, height: 200, rotation: 5)
    let (padded, padding) = region.letterboxed(into: PixelSize(square: 10))
    #expect(padded == PixelRect(xCenter: 20, yCenter: 10, width: 200, height: 200, rotation: 5))
    #expect(padding == LetterboxPadding(left: 0.25, top: 0, right: 0.25, bottom: 0))
  }

  @Test func `A wide region gets borders above and below`() {
    let region = PixelRect(xCenter: 1, yCenter: 2, width: 21, height: 19, rotation: 3)
    let (padded, padding) = region.letterboxed(into: PixelSize(square: 10))
    #expect(padded == PixelRect(xCenter: 1, yCenter: 2, width: 21, height: 21, rotation: 3))
    #expect(padding.left == 0 && padding.right == 0 && padding.top == padding.bottom)
    #expect(abs(padding.top - Float(21 - 19) / 2 / 21) <= 1e-7)
  }
}
