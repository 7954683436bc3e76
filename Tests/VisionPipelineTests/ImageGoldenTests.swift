import TestSupport
import Testing
import VisionPipeline

@Suite(
  "Pictures against the reference's pixels", .enabled(if: ReferenceKit.isAvailable || ReferenceKit.isRequired)
)
struct ImageGoldenTests {
  private static func images() throws -> [[String: Any]] {
    let manifest = try #require(ReferenceKit.json("media/manifest.json") as? [String: Any])
    return try #require(manifest["images"] as? [[String: Any]])
  }

  @Test("every picture has exactly the reference's pixels, turned upright")
  func pixelsEqualTheReference() throws {
    let images = try Self.images()
    #expect(images.count >= 30)
    for entry in images {
      let name = try #require(entry["name"] as? String)
      let image = try PixelImage(contentsOfFile: ReferenceKit.url("media/" + name).path)
      #expect(image.width == entry["width"] as? Int && image.height == entry["height"] as? Int, "\(name)")
      let all = image.samples
      // The reference keeps one grey channel, which is three equal ones here.
      let isGray = entry["channels"] as? Int == 1
      let samples = isGray ? stride(from: 0, to: all.count, by: 3).map { all[$0] } : all
      #expect(md5(samples) == entry["pixels_md5"] as? String, "\(name)")
    }
  }

  @Test("every JPEG equals the picture that the reference decoded from it")
  func jpegsEqualTheDecodedPictures() throws {
    for entry in try Self.images() {
      guard let decoded = entry["decoded"] as? String, let name = entry["name"] as? String else { continue }
      let image = try PixelImage(contentsOfFile: ReferenceKit.url("media/" + name).path)
      let reference = try PixelImage(contentsOfFile: ReferenceKit.url("media/" + decoded).path)
      #expect(image.samples == reference.samples, "\(name)")
    }
  }

  @Test("the eight orientations of one picture all look upright")
  func exifSamplesLookUpright() throws {
    let upright = try PixelImage(contentsOfFile: ReferenceKit.url("media/tiny_face.png").path)
    for value in 1...8 {
      let path = try ReferenceKit.url("media/exif/orientation_\(value).jpg").path
      let image = try PixelImage(contentsOfFile: path)
      #expect((image.width, image.height) == (upright.width, upright.height))
      let difference = zip(image.samples, upright.samples).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
      // JPEG changes a sample by 2 levels on average; any wrong turn changes it by more than 30.
      #expect(Double(difference) / Double(upright.samples.count) < 4, "orientation \(value)")
    }
  }
}
