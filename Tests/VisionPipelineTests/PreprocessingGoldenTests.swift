import Foundation
import TestSupport
import Testing

@testable import VisionPipeline

/// One entry of the reference kit's `preprocess/index.json`.
struct PreprocessingCase: Decodable, Sendable, CustomTestStringConvertible {
  struct Rect: Decodable {
    let xCenter, yCenter, width, height, rotation: Float
  }

  let `case`: String
  let image: String
  let width: Int
  let height: Int
  let keepAspectRatio: Bool
  let border: String
  let rect: Rect
  let letterboxPaddingLeftTopRightBottom: [Float]
  let pixels: String

  var testDescription: String { `case` }

  static let all: [PreprocessingCase] = {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let index = try? Data(ReferenceKit.bytes("reference/preprocess/index.json"))
    return index.flatMap { try? decoder.decode([Self].self, from: $0) } ?? []
  }()

  var region: NormalizedRect {
    NormalizedRect(
      xCenter: rect.xCenter, yCenter: rect.yCenter, width: rect.width, height: rect.height,
      rotation: rect.rotation)
  }

  var converter: ImageToTensor {
    ImageToTensor(
      size: PixelSize(width: width, height: height), valueRange: .zeroToOne,
      proportions: keepAspectRatio ? .letterboxed : .stretched,
      border: border == "ZERO" ? .zero : .replicate)
  }

  /// The picture with the samples that the reference saw.
  func picture() throws -> PixelImage {
    let stem = (image as NSString).deletingPathExtension
    let decoded = try ReferenceKit.url("media/decoded/\(stem).png")
    let exists = FileManager.default.fileExists(atPath: decoded.path)
    return try PixelImage(contentsOfFile: exists ? decoded.path : ReferenceKit.url("media/\(image)").path)
  }
}

@Suite(.enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired))
struct PreprocessingGoldenTests {
  @Test func `The reference kit has its nineteen cases`() {
    #expect(PreprocessingCase.all.count == 19)
  }

  /// The differences of all samples from the golden picture.
  private func differences(_ bytes: [UInt8], from golden: PreprocessingCase) throws -> [Int] {
    let expected = try PixelImage(
      contentsOfFile: ReferenceKit.url("reference/preprocess/\(golden.pixels)").path)
    #expect(bytes.count == expected.height * expected.rowByteCount)
    return expected.withUnsafeBytes { expected in zip(bytes, expected).map { abs(Int($0) - Int($1)) } }
  }

  /// The golden pictures come from an older version of the reference, whose OpenCV mirrored two corners of a
  /// region about its centre. In these two cases that moves samples across a halfway point.
  private static let casesThatSeeTheOlderCorners = [
    "crop_wide_rect_keep_aspect": 32, "hand_crop_upside_down": 6,
  ]

  @Test(arguments: PreprocessingCase.all)
  func `Inputs of real pictures equal the reference`(golden: PreprocessingCase) throws {
    let (bytes, placement) = try golden.converter.bytes(golden.region, of: golden.picture())
    let differences = try differences(bytes, from: golden)
    #expect(differences.count { $0 > 0 } == Self.casesThatSeeTheOlderCorners[golden.case, default: 0])
    #expect(try #require(differences.max()) <= 2)
    let padding = try #require(placement).padding
    #expect(
      [padding.left, padding.top, padding.right, padding.bottom]
        == golden.letterboxPaddingLeftTopRightBottom)
  }

  @Test(arguments: PreprocessingCase.all)
  func `With the older corners all inputs equal the reference byte by byte`(golden: PreprocessingCase) throws
  {
    let image = try golden.picture()
    let converter = golden.converter
    let region = converter.placement(of: golden.region, in: image.size).region
    var bytes = [UInt8](repeating: 0, count: converter.size.pixelCount * 3)
    bytes.withUnsafeMutableBufferPointer { bytes in
      converter.warp(
        UprightImage(image), by: Homography(from: converter.size, to: .withOlderCorners(region)),
        to: .bytes(bytes))
    }
    #expect(try differences(bytes, from: golden).allSatisfy { $0 == 0 })
  }
}

extension Quadrilateral {
  /// The corners as OpenCV 3 computes them.
  fileprivate static func withOlderCorners(_ region: PixelRect) -> Quadrilateral {
    let corners = Quadrilateral(region)
    let (x, y) = (2 * region.xCenter, 2 * region.yCenter)
    return Quadrilateral(
      bottomLeft: corners.bottomLeft, topLeft: corners.topLeft,
      topRight: Point(x: x - corners.bottomLeft.x, y: y - corners.bottomLeft.y),
      bottomRight: Point(x: x - corners.topLeft.x, y: y - corners.topLeft.y))
  }
}
