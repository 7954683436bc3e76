import TestSupport
import Testing

@testable import VisionPipeline

/// Source: `mediapipe/calculators/image/warp_affine_calculator_test.cc`, the cases with black borders and
/// linear interpolation, as masks are sampled.
@Suite(.enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct MaskCaseTests {
  /// The samples of one channel as numbers.
  private static func channel(_ channel: Int, of picture: PixelImage) -> [Float] {
    picture.withUnsafeBytes { bytes in
      stride(from: channel, to: bytes.count, by: picture.channelCount).map { Float(bytes[$0]) }
    }
  }

  /// What the sampler makes of `values`, a map of `size`, for an output of `outputSize` that shows
  /// `placement`.
  private static func warped(_ values: [Float], _ placement: InputPlacement, outputSize: PixelSize) -> [Float]
  {
    let (size, matrix) = (placement.imageSize, placement.projection)
    let (width, height) = (Double(size.width), Double(size.height))
    let (columns, rows) = (Double(outputSize.width), Double(outputSize.height))
    let map = MaskMap(
      xx: width * Double(matrix.xx) / columns, xy: width * Double(matrix.xy) / rows,
      xOffset: width * Double(matrix.xOffset),
      yx: height * Double(matrix.yx) / columns, yy: height * Double(matrix.yy) / rows,
      yOffset: height * Double(matrix.yOffset))
    var output = [Float](repeating: .nan, count: outputSize.pixelCount)
    var sampler = MaskSampler(size: size)
    sampler.forEachRow { row, line in
      for column in 0..<size.width { line[column] = values[row * size.width + column] }
    }
    sampler.sample(by: map, imageSize: outputSize, to: &output)
    // Masks stay numbers; the published crops are bytes.
    return output.map { $0.rounded() }
  }

  /// The relative distance may be a tenth of MediaPipe's. OpenCV rounds the terms of a tilted map's positions
  /// one by one, here as there, which takes its own warps up to 0.0028 from these crops.
  @Test(arguments: ImageToTensorCase.all.filter { $0.border == .zero && $0.samples != .grey })
  func `Maps are warped to the published crops`(golden: ImageToTensorCase) throws {
    let folder = "mediapipe-testdata/calculators/image_to_tensor/"
    let picture = try PixelImage(contentsOfFile: ReferenceKit.url(folder + "noop_except_range.png").path)
    let crop = try PixelImage(contentsOfFile: ReferenceKit.url(folder + golden.crop + ".png").path)
    let converter = ImageToTensor(
      size: golden.size, valueRange: .zeroToOne, proportions: golden.proportions, border: .zero)
    let placement = converter.placement(of: golden.region, in: picture.size)
    let isTilted = min(abs(placement.projection.xx), abs(placement.projection.xy)) > 1e-3
    let margin: Float = isTilted ? 0.003 : 0.001
    for channel in 0..<3 {
      let found = Self.warped(
        Self.channel(channel, of: picture), placement, outputSize: golden.size)
      let expected = Self.channel(channel, of: crop)
      let distance = zip(found, expected).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
      let norm = expected.reduce(0) { $0 + $1 * $1 }.squareRoot()
      #expect(distance <= margin * norm, "\(distance / norm)")
    }
  }
}
